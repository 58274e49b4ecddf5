import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkTo } from '#components/ui/LinkTo.tsx';
import type { ConferenciaDaDai, DaiLida } from '#lib/contracts/dai.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { EscolhaDaMatriz, tributacaoPorExtenso } from './EscolhaDaMatriz.tsx';
import {
  type AdicaoConferida,
  type Escolha,
  escolhaDa,
  type OpcaoDaMatriz,
  opcaoDa,
  outrasDaMesmaNcm,
} from './escolhas-da-dai.ts';
import { PorqueDaMatriz } from './PorqueDaMatriz.tsx';

interface TributacaoDaAdicaoProps {
  id: string;
  dai: DaiLida;
  adicao: AdicaoConferida;
  conferencia: ConferenciaDaDai;
  escolhas: readonly Escolha[];
  focada: boolean;
  aoEscolher: (numeros: readonly string[], opcao: OpcaoDaMatriz | null) => void;
}

/** The matriz row of one adição: the choice, or the reason that there is none and a link to create one. */
export function TributacaoDaAdicao(props: TributacaoDaAdicaoProps) {
  const { id, dai, adicao, conferencia, escolhas, focada, aoEscolher } = props;
  const { opcoes, apontamentos } = conferencia;
  const escolha = escolhaDa(adicao.numero, escolhas);
  const escolhida = opcaoDa(escolha, opcoes);
  const daMatriz = apontamentos.find(({ adicao: de, codigo }) => de === adicao.numero && DA_MATRIZ.has(codigo));
  if (dai.bloqueio !== null) {
    const { matriz } = adicao;
    return <Typography variant="body2">{matriz ? tributacaoPorExtenso(matriz) : 'Sem matriz'}</Typography>;
  }
  const outras = escolhida ? outrasDaMesmaNcm(adicao, conferencia.adicoes, escolhas) : [];
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start', '& > .MuiAutocomplete-root': { width: 1 } }}>
      <EscolhaDaMatriz
        id={id}
        rotulo={`Linha da matriz da adição ${adicao.numero}`}
        valor={escolhida}
        opcoes={opcoes}
        // Before the work on the DAI begins, an empty choice is no error.
        erro={dai.situacao === 'SEM_DAI' ? undefined : daMatriz?.mensagem}
        focada={focada}
        aoEscolher={(opcao) => aoEscolher([adicao.numero], opcao)}
      />
      {escolhida && <PorqueDaMatriz adicao={adicao} escolhida={escolhida} opcoes={opcoes} />}
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

const DA_MATRIZ: ReadonlySet<string> = new Set(['ESCOLHA_INCOMPLETA', 'SEM_MATRIZ']);
