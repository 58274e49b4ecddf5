import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { type Coluna, DataTable } from '#components/ui/DataTable.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { FigureButton } from '#components/ui/FigureButton.tsx';
import { MemoriaDrawer } from '#components/ui/MemoriaDrawer.tsx';
import { Section } from '#components/ui/Section.tsx';
import { StatusChip } from '#components/ui/StatusChip.tsx';
import { TwoLines } from '#components/ui/TwoLines.tsx';
import { useComparacao, useMemoria } from '#lib/api/comparacao-di.ts';
import type { MemoriaConsulta } from '#lib/contracts/comparacao-di.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { type ComparacaoDi, type LinhaComparada, TRIBUTOS_COMPARADOS } from '#lib/domain/comparacao-di.ts';
import { REGIMES_TRIBUTARIOS } from '#lib/domain/regime-tributario.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';

interface ComparacaoSectionProps {
  processo: ProcessoInteiro;
  /** Whose memória is open: `001.ii`. */
  aberta: string | undefined;
  aoAbrir: (qual: string | undefined) => void;
}

/** What the DI declares, what the engine makes of the same goods, and where they part. */
export function ComparacaoSection({ processo, aberta, aoAbrir }: ComparacaoSectionProps) {
  const { data, error, mutate } = useComparacao(processo.id);
  const consulta = consultaDe(aberta);
  const memoria = useMemoria(processo.id, consulta);
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  return (
    <Section
      titulo="Declarado, calculado e diferença"
      nota={`o declarado prevalece · tolerância R$ ${formatarDinheiro(data.tolerancia)}`}
      acoes={data.motivo === null && <Resumo comparacao={data} />}
      semMargem
    >
      {data.motivo !== null ? (
        <Alert severity="warning" sx={{ m: 2, mt: 0 }}>
          Esta declaração não pôde ser calculada de novo: {data.motivo}
        </Alert>
      ) : (
        <DataTable
          legenda="Declarado, calculado e diferença"
          colunas={colunas(aoAbrir)}
          linhas={[...data.linhas, ...data.totais]}
          chave={chaveDe}
          marcada={(linha) => chaveDe(linha) === aberta}
          alturaMaxima={640}
        />
      )}
      <MemoriaDrawer
        aberto={consulta !== null}
        memoria={memoria.data}
        falha={memoria.error && <ErrorState erro={memoria.error} tentarDeNovo={() => memoria.mutate()} />}
        contexto={`${processo.numero} · ${consulta?.adicao ? `adição ${consulta.adicao}` : 'toda a declaração'}`}
        aoFechar={() => aoAbrir(undefined)}
      />
    </Section>
  );
}

function Resumo({ comparacao: { linhas, totais } }: { comparacao: ComparacaoDi }) {
  const fora = [...linhas, ...totais].filter(({ relevante }) => relevante).length;
  if (fora === 0) return <StatusChip tom="success">Dentro da tolerância</StatusChip>;
  return <StatusChip tom="warning">{fora === 1 ? '1 diferença' : `${fora} diferenças`}</StatusChip>;
}

function colunas(aoAbrir: (qual: string) => void): Coluna<LinhaComparada>[] {
  return [
    {
      titulo: 'Adição',
      valor: ({ adicao, ncm }) =>
        adicao ? <TwoLines principal={adicao} secundaria={formatarNcm(ncm ?? '')} /> : <strong>Total</strong>,
    },
    { titulo: 'Tributo', valor: ({ tributo }) => NOMES[tributo] },
    { titulo: 'Regime', valor: ({ regime }) => regime && REGIMES_TRIBUTARIOS[regime] },
    { titulo: 'Base (R$)', valor: ({ base }) => base && formatarDinheiro(base), numerica: true },
    { titulo: 'Alíquota (%)', valor: ({ aliquota }) => aliquota && formatarDinheiro(aliquota), numerica: true },
    { titulo: 'Declarado (R$)', valor: ({ declarado }) => formatarDinheiro(declarado), numerica: true },
    {
      titulo: 'Calculado (R$)',
      valor: (linha) => (
        <FigureButton
          nome={linha.adicao ? `${NOMES[linha.tributo]} da adição ${linha.adicao}` : `${NOMES[linha.tributo]}, total`}
          valor={formatarDinheiro(linha.calculado)}
          aoAbrir={() => aoAbrir(chaveDe(linha))}
        />
      ),
      numerica: true,
    },
    { titulo: 'Diferença (R$)', valor: (linha) => <Diferenca linha={linha} />, numerica: true },
  ];
}

function Diferenca({ linha: { diferenca, relevante } }: { linha: LinhaComparada }) {
  const igual = diferenca !== null && /^-?[0.]+$/.test(diferenca);
  const cor = relevante ? 'warning.main' : igual || diferenca === null ? 'text.secondary' : 'text.primary';
  return (
    <Box component="span" sx={{ color: cor, fontWeight: relevante ? 650 : undefined }}>
      {formatarDinheiro(diferenca)}
    </Box>
  );
}

function chaveDe({ adicao, tributo }: LinhaComparada): string {
  return `${adicao ?? 'total'}.${tributo}`;
}

function consultaDe(aberta: string | undefined): MemoriaConsulta | null {
  const [adicao = '', nome = ''] = aberta?.split('.') ?? [];
  const tributo = TRIBUTOS_COMPARADOS.find((um) => um === nome);
  if (!tributo) return null;
  return adicao === 'total' ? { tributo } : { adicao, tributo };
}

const NOMES = { ii: 'II', ipi: 'IPI', pis: 'PIS', cofins: 'COFINS', taxaSiscomex: 'Taxa Siscomex' } as const;
