import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { ConferenciaDaDai } from '#lib/contracts/sefaz/conferencia-da-dai.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { EscolhaDaMatriz, tributacaoPorExtenso } from './EscolhaDaMatriz.tsx';
import {
  type AdicaoConferida,
  type Escolha,
  escolhaDa,
  type OpcaoDaMatriz,
  opcaoDa,
  outrasDaMesmaNcm,
  type SugestaoComLinha,
  sugestaoDa,
  sugestoesAbertas,
} from './escolhas-da-dai.ts';
import { AlertaDaLinha, SugestaoDaMatriz } from './SugestaoDaMatriz.tsx';

interface TributacaoDaAdicaoProps {
  id: string;
  dai: DaiLida;
  adicao: AdicaoConferida;
  conferencia: ConferenciaDaDai;
  escolhas: readonly Escolha[];
  focada: boolean;
  aoEscolher: (numeros: readonly string[], opcao: OpcaoDaMatriz | null) => void;
  aoAceitar: (sugestoes: readonly SugestaoComLinha[]) => void;
}

/** The matriz row of one adição: the choice, or the reason that there is none and a link to create one. */
export function TributacaoDaAdicao(props: TributacaoDaAdicaoProps) {
  const { id, dai, adicao, conferencia, escolhas, focada, aoEscolher, aoAceitar } = props;
  const { opcoes, apontamentos } = conferencia;
  const escolha = escolhaDa(adicao.numero, escolhas);
  const escolhida = opcaoDa(escolha, opcoes);
  const daMatriz = apontamentos.find(({ adicao: de, codigo }) => de === adicao.numero && DA_MATRIZ.has(codigo));
  if (dai.bloqueio !== null) {
    const { matriz } = adicao;
    return <Typography variant="body2">{matriz ? tributacaoPorExtenso(matriz) : 'Sem matriz'}</Typography>;
  }
  const sugestao = sugestaoDa(adicao.numero, conferencia, escolhas);
  const iguais = sugestao ? iguaisA(sugestao, conferencia, escolhas) : [];
  const semLinha = conferencia.sugestoes.find(({ adicao: de, linha }) => de === adicao.numero && linha === null);
  const duvida = apontamentos.find(
    ({ adicao: de, codigo }) => de === adicao.numero && codigo === 'PRODUTO_DE_OUTRA_NCM',
  );
  const outras = escolhida ? outrasDaMesmaNcm(adicao, conferencia.adicoes, escolhas) : [];
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start', '& > .MuiAutocomplete-root': { width: 1 } }}>
      <EscolhaDaMatriz
        id={id}
        rotulo={`Linha da matriz da adição ${adicao.numero}`}
        valor={escolhida}
        opcoes={opcoes}
        // Before the work on the DAI begins, an empty choice is no error.
        erro={dai.situacao === 'SEM_DAI' || sugestao ? undefined : daMatriz?.mensagem}
        focada={focada}
        aoEscolher={(opcao) => aoEscolher([adicao.numero], opcao)}
      />
      {sugestao && <SugestaoDaMatriz sugestao={sugestao} iguais={iguais} aoAceitar={aoAceitar} />}
      {!escolhida && !escolha.ncm && semLinha && opcoes.length > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          Sem sugestão: {semLinha.origem}.
        </Typography>
      )}
      {escolhida && duvida && <AlertaDaLinha>{duvida.mensagem}</AlertaDaLinha>}
      {daMatriz && dai.importador.id && escolha.ncm && !escolhida && (
        <LinkTo
          variant="body2"
          to="/configuracoes/matriz/novo"
          search={{
            importadorId: dai.importador.id,
            dai: dai.id,
            ncm: escolha.ncm,
            codigoSuframa: escolha.codigoSuframa ?? undefined,
            destinacao: escolha.destinacao ?? undefined,
            utilizacao: escolha.utilizacao ?? undefined,
          }}
        >
          Novo item da matriz com estes códigos
        </LinkTo>
      )}
      {outras.length > 0 && (
        <Button size="small" onClick={() => aoEscolher([adicao.numero, ...outras], escolhida)}>
          {outras.length === 1
            ? `Aplicar à outra adição da NCM ${formatarNcm(adicao.ncm)}`
            : `Aplicar às outras ${outras.length} da NCM ${formatarNcm(adicao.ncm)}`}
        </Button>
      )}
    </Stack>
  );
}

/** The open suggestions of the same row for adições of the same NCM, this one among them. */
function iguaisA(
  { linha, adicao }: SugestaoComLinha,
  conferencia: ConferenciaDaDai,
  escolhas: readonly Escolha[],
): SugestaoComLinha[] {
  const ncms = new Map(conferencia.adicoes.map(({ numero, ncm }) => [numero, ncm]));
  return sugestoesAbertas(conferencia, escolhas).filter(
    (outra) => outra.linha.id === linha.id && ncms.get(outra.adicao) === ncms.get(adicao),
  );
}

const DA_MATRIZ: ReadonlySet<string> = new Set(['ESCOLHA_INCOMPLETA', 'SEM_MATRIZ']);
