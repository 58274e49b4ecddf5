import Icone from '@mui/icons-material/QueryStatsOutlined';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarrasChart } from '#components/ui/charts/BarrasChart.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { caracteresDa, ehNumerica } from '#lib/domain/telas/coluna-de-lista.ts';
import {
  type Agrupamento,
  type LinhaDeRelatorio,
  NOME_AGRUPAMENTO,
  type NomeDeRelatorio,
  type Relatorio,
} from '#lib/domain/telas/relatorio.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import { type ColunaDeRelatorio, DEFINICAO_RELATORIO } from '#lib/listas/relatorio.ts';

interface RelatorioResultadoProps {
  nome: NomeDeRelatorio;
  agrupar: Agrupamento;
  relatorio: Relatorio;
  carregando: boolean;
}

/** The chart and the table of its data. */
export function RelatorioResultado({ nome, agrupar, relatorio, carregando }: RelatorioResultadoProps) {
  const { titulo, colunas, agrupamentos, primeira: sozinha = 'Situação' } = DEFINICAO_RELATORIO[nome];
  const { linhas, totais, aviso } = relatorio;
  if (linhas.length === 0) {
    return (
      <EmptyState titulo="Nada neste período" icone={<Icone />}>
        {aviso && `${aviso} `}Nenhum processo entra neste relatório com os filtros que estão postos. Mude o período ou
        tire um filtro.
      </EmptyState>
    );
  }
  const primeira = agrupamentos.length > 0 ? NOME_AGRUPAMENTO[agrupar] : sozinha;
  const desenhadas = colunas.filter(({ noGrafico }) => noGrafico);
  const vistas = linhas.slice(0, BARRAS_QUE_SE_LEEM);
  return (
    <Stack sx={{ gap: 2, opacity: carregando ? 0.7 : 1 }}>
      <Box sx={{ height: 4, mb: -2 }}>{carregando && <LinearProgress aria-label="Lendo o relatório" />}</Box>
      {aviso && <Typography sx={{ color: 'text.secondary' }}>{aviso}</Typography>}
      {desenhadas.length > 0 && (
        <Section
          titulo={`${titulo} por ${primeira.toLowerCase()}`}
          nota={linhas.length > vistas.length ? `as ${vistas.length} primeiras de ${linhas.length} linhas` : undefined}
        >
          <BarrasChart
            legenda={`${titulo} por ${primeira.toLowerCase()}`}
            rotulos={vistas.map(({ rotulo }) => rotulo)}
            series={desenhadas.map((coluna) => ({
              nome: coluna.titulo,
              valores: vistas.map(({ valores }) => Number(valores[coluna.campo] ?? 0)),
            }))}
            empilhadas={desenhadas.every(({ soma }) => soma)}
            formatar={(valor) => escrita(desenhadas[0], String(valor))}
          />
        </Section>
      )}
      <Section titulo="Linha por linha" nota={linhas.length === 1 ? '1 linha' : `${linhas.length} linhas`} semMargem>
        <DataTable
          legenda={titulo}
          colunas={[colunaDoRotulo(primeira), ...colunas.map((coluna) => daTabela(coluna, totais))]}
          linhas={linhas}
          chave={({ chave }) => chave}
          densa={colunas.length > COLUNAS_FOLGADAS}
        />
      </Section>
    </Stack>
  );
}

function colunaDoRotulo(titulo: string): Coluna<LinhaDeRelatorio> {
  return {
    titulo,
    valor: ({ rotulo, processoId }) =>
      processoId === null ? (
        rotulo
      ) : (
        <LinkTo to="/importacao/processos/$id" params={{ id: processoId }} sx={{ display: 'block', minWidth: '14ch' }}>
          {rotulo}
        </LinkTo>
      ),
    total: 'Total',
  };
}

function daTabela(coluna: ColunaDeRelatorio, totais: Relatorio['totais']): Coluna<LinhaDeRelatorio> {
  const { campo, titulo, soma } = coluna;
  return {
    titulo,
    numerica: ehNumerica(coluna),
    valor: ({ valores }) =>
      coluna.tipo === 'texto' ? (
        // A text gets three quarters of the width the sheet gives it, and then wraps.
        <Box sx={{ minWidth: `${Math.min(20, 0.75 * caracteresDa(coluna))}ch` }}>
          {escrita(coluna, valores[campo] ?? null)}
        </Box>
      ) : (
        escrita(coluna, valores[campo] ?? null)
      ),
    total: soma ? escrita(coluna, totais[campo] ?? null) : undefined,
  };
}

function escrita(coluna: ColunaDeRelatorio | undefined, valor: DecimalTexto | number | null): string {
  if (valor === null) return SEM_VALOR;
  if (coluna?.tipo === 'data') return formatarData(String(valor));
  if (coluna?.tipo === 'texto') return String(valor);
  return formatarDecimal(String(valor), casasDe(coluna));
}

function casasDe(coluna: ColunaDeRelatorio | undefined): number {
  if (coluna?.tipo === 'dinheiro') return 2;
  return coluna?.tipo === 'decimal' ? coluna.casas : 0;
}

const BARRAS_QUE_SE_LEEM = 24;
/** More figures than these fit a window of 1,440 px only close together. */
const COLUNAS_FOLGADAS = 8;
