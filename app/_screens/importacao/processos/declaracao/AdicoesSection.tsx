import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { useAdicoes } from '#lib/api/declaracao/adicao.ts';
import type { AdicaoDoProcesso } from '#lib/contracts/declaracao/adicao.ts';
import { NOME_DO_TRIBUTO, TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { formatarDecimal, formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import type { ProcessoDeclarado } from './processo-declarado.ts';

interface AdicoesSectionProps {
  processo: ProcessoDeclarado;
  pagina: number;
  aoMudarPagina: (pagina: number) => void;
}

const POR_PAGINA = 50;

export function AdicoesSection({ processo, pagina, aoMudarPagina }: AdicoesSectionProps) {
  const { data, error, isValidating, mutate } = useAdicoes({ processoId: processo.id, pagina, tamanho: POR_PAGINA });
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  return (
    <Section titulo="Adições" nota="tributos devidos, como declarados (R$)" semMargem>
      {isValidating && <LinearProgress aria-label="Atualizando" />}
      <DataTable legenda="Adições" densa colunas={colunasDe(processo)} linhas={data.itens} chave={({ id }) => id} />
      {data.total > POR_PAGINA && (
        <ListPagination
          total={data.total}
          pagina={pagina}
          tamanho={POR_PAGINA}
          aoMudar={(mudanca) => aoMudarPagina(mudanca.pagina)}
        />
      )}
    </Section>
  );
}

/** The totals are those of the declaration, even if the table shows only one page of its adições. */
function colunasDe({ valorAduaneiro, tributos, declaracao }: ProcessoDeclarado): Coluna<AdicaoDoProcesso>[] {
  return [
    {
      titulo: 'Adição',
      valor: (adicao) => (
        <TwoLines
          principal={
            <LinkTo
              to="/importacao/processos/$id/adicao/$numero"
              params={{ id: adicao.processoId, numero: adicao.numero }}
              sx={{ fontWeight: 600 }}
            >
              {adicao.numero}
            </LinkTo>
          }
          secundaria={formatarNcm(adicao.ncm)}
        />
      ),
      total: 'Total',
    },
    {
      titulo: 'Fornecedor',
      valor: ({ fornecedor, incoterm, moeda }) => (
        <Box sx={{ maxWidth: 200 }}>
          <TwoLines principal={fornecedor ?? '—'} secundaria={[incoterm, moeda.nome].filter(Boolean).join(' · ')} />
        </Box>
      ),
    },
    { titulo: 'Itens', valor: ({ itens }) => itens.length, numerica: true },
    {
      titulo: 'Peso líquido (kg)',
      valor: ({ pesoLiquido }) => formatarDecimal(pesoLiquido, 5),
      numerica: true,
      total: formatarDecimal(declaracao.carga.pesoLiquido, 5),
    },
    { titulo: 'Valor na moeda', valor: ({ valorMoeda }) => formatarDinheiro(valorMoeda), numerica: true },
    {
      titulo: 'Valor aduaneiro',
      valor: (adicao) => formatarDinheiro(adicao.valorAduaneiro),
      numerica: true,
      total: formatarDinheiro(valorAduaneiro),
    },
    ...TRIBUTOS_DI.map((tributo) => ({
      titulo: NOME_DO_TRIBUTO[tributo],
      valor: (adicao: AdicaoDoProcesso) => formatarDinheiro(adicao.tributos[tributo].devido),
      numerica: true,
      total: formatarDinheiro(tributos[tributo]),
    })),
  ];
}
