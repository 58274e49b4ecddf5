import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinhaChart } from '#components/ui/charts/LinhaChart.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { Painel } from '#lib/contracts/views/painel.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal, formatarTaxa, SEM_VALOR } from '#lib/format/decimal.ts';

type Moeda = Painel['cotacoes'][number];

/** Closing rates of the last thirty days: the current value and the trend. */
export function CotacoesSection({ painel: { cotacoes }, emTabelas }: { painel: Painel; emTabelas: boolean }) {
  const conhecidas = cotacoes.filter(({ dias }) => dias.length > 0);
  return (
    <Section titulo="Cotações" nota="fechamento PTAX (venda), últimos 30 dias, em reais" semMargem={emTabelas}>
      {conhecidas.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          Nenhuma cotação dos últimos 30 dias: o Banco Central ainda não pôde ser lido.
        </Typography>
      )}
      {emTabelas ? (
        <Tabela moedas={conhecidas} />
      ) : (
        conhecidas.map((moeda) => <Linha key={moeda.sigla} moeda={moeda} />)
      )}
    </Section>
  );
}

function Linha({ moeda: { sigla, nome, dias } }: { moeda: Moeda }) {
  const [primeira, ultima] = [dias[0], dias.at(-1)];
  return (
    <Box sx={linha}>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{sigla}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {nome}
        </Typography>
      </Box>
      <LinhaChart
        legenda={`${nome}: ${formatarTaxa(primeira?.valorTaxa)} em ${formatarData(primeira?.data)}, ${formatarTaxa(ultima?.valorTaxa)} em ${formatarData(ultima?.data)}`}
        rotulos={dias.map(({ data }) => formatarData(data))}
        valores={dias.map(({ valorTaxa }) => Number(valorTaxa))}
        formatar={formatarTaxa}
        altura={48}
      />
      <Box sx={{ textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'inherit' }}>
          {formatarTaxa(ultima?.valorTaxa)}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {variacao(primeira?.valorTaxa, ultima?.valorTaxa)} · {formatarData(ultima?.data)}
        </Typography>
      </Box>
    </Box>
  );
}

/** One row per day, newest first; one column per currency. */
function Tabela({ moedas }: { moedas: readonly Moeda[] }) {
  const dias = [...new Set(moedas.flatMap(({ dias }) => dias.map(({ data }) => data)))].sort().reverse();
  const colunas: Coluna<string>[] = moedas.map(({ sigla, dias: diasDaMoeda }) => ({
    titulo: sigla,
    numerica: true,
    valor: (dia) => formatarTaxa(diasDaMoeda.find(({ data }) => data === dia)?.valorTaxa),
  }));
  return (
    <DataTable
      legenda="Cotações por dia"
      colunas={[{ titulo: 'Dia', valor: formatarData }, ...colunas]}
      linhas={dias}
      chave={(dia) => dia}
    />
  );
}

/** In per cent, 2 decimals, with its sign. */
function variacao(de: string | undefined, ate: string | undefined): string {
  if (!de || !ate || new Exato(de).isZero()) return SEM_VALOR;
  const porCento = new Exato(ate).div(de).minus(1).times(100).toDecimalPlaces(2, Exato.ROUND_HALF_UP);
  const escrita = formatarDecimal(porCento.toFixed(2), 2);
  return `${porCento.gt(0) ? '+' : ''}${escrita} %`;
}

const linha = {
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr) auto',
  gap: 2,
  alignItems: 'center',
};
