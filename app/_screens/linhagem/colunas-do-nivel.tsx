import Box from '@mui/material/Box';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { Coluna } from '#components/ui/page/DataTable.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { NoDaLinhagem } from '#lib/contracts/views/linhagem.ts';
import { NOME_NA_LINHAGEM } from '#lib/domain/zfm/linhagem.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { destinoDoNo, linhagemDo } from './destinos-da-linhagem.ts';
import type { LigacoesEmPalavras } from './ligacoes-por-no.ts';
import { nomeDoNo, ondeEsta, quantoDoNo } from './no-por-extenso.ts';

interface NivelDaLinhagem {
  tipo: NoDaLinhagem['tipo'];
  nos: readonly NoDaLinhagem[];
  foco: string;
  ligacoes: ReadonlyMap<string, LigacoesEmPalavras>;
}

/** The columns of a level. Empty columns are left out, so that the links, which are sentences, have room. */
export function colunasDoNivel({ tipo, nos, foco, ligacoes }: NivelDaLinhagem): Coluna<NoDaLinhagem>[] {
  const suspenso = ({ valores }: NoDaLinhagem) => valores.suspenso && formatarDinheiro(valores.suspenso.suspenso);
  const vemDe = ({ id }: NoDaLinhagem) => ligacoes.get(id)?.vemDe ?? [];
  const vaiPara = ({ id }: NoDaLinhagem) => ligacoes.get(id)?.vaiPara ?? [];
  const meio: readonly (Coluna<NoDaLinhagem> & { diz: (no: NoDaLinhagem) => unknown })[] = [
    { titulo: 'Situação', valor: ondeEsta, diz: ondeEsta },
    { titulo: 'Vem de', valor: (no) => <UmaPorLinha frases={vemDe(no)} />, diz: (no) => vemDe(no).length },
    { titulo: 'Vai para', valor: (no) => <UmaPorLinha frases={vaiPara(no)} />, diz: (no) => vaiPara(no).length },
    { titulo: 'Quantidade', numerica: true, valor: quantoDoNo, diz: quantoDoNo },
    { titulo: 'Suspenso (R$)', numerica: true, valor: suspenso, diz: suspenso },
  ];
  return [
    {
      titulo: NOME_NA_LINHAGEM[tipo].um,
      valor: (no) => (
        <Box sx={{ maxWidth: 440 }}>
          <TwoLines
            principal={<LinkTo {...destinoDoNo(no)}>{no.titulo}</LinkTo>}
            secundaria={[no.id === foco && 'em foco', no.detalhe].filter(Boolean).join(' · ')}
          />
        </Box>
      ),
    },
    ...meio.filter(({ diz }) => nos.some(diz)).map(({ diz: _, ...coluna }) => coluna),
    {
      titulo: '',
      valor: (no) =>
        no.mais === 0 &&
        no.id !== foco && (
          <LinkTo
            {...linhagemDo(no)}
            search={true}
            aria-label={`Ver a partir daqui: ${nomeDoNo(no)}`}
            sx={{ whiteSpace: 'nowrap', displayPrint: 'none' }}
          >
            Ver a partir daqui
          </LinkTo>
        ),
    },
  ];
}

function UmaPorLinha({ frases }: { frases: readonly string[] }) {
  return (
    <Box sx={{ minWidth: 160 }}>
      {frases.map((frase) => (
        <Box key={frase}>{frase}</Box>
      ))}
    </Box>
  );
}
