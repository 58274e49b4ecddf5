import Box from '@mui/material/Box';
import { ACIMA_POR_VIR } from '#components/ui/feedback/por-vir.ts';
import { FigureCard } from '#components/ui/page/FigureCard.tsx';
import { useTotaisPorMoeda } from '#lib/api/pedidos/pedido.ts';
import type { Query } from '#lib/api/platform/client.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** The balance of all filtered lines, one card per currency: different currencies have no sum. */
export function SaldosPorMoeda({ filtros }: { filtros: Query }) {
  const { data: moedas = [], isLoading } = useTotaisPorMoeda(filtros);
  if (isLoading && moedas.length === 0) return <div {...ACIMA_POR_VIR} />;
  if (moedas.length === 0) return null;
  return (
    <Box sx={faixa}>
      {moedas.map(({ moeda, linhas, valor, valorSaldo }) => (
        <FigureCard
          key={moeda.codigo}
          nome={`Saldo em ${moeda.nome}`}
          valor={formatarDinheiro(valorSaldo)}
          nota={`de ${formatarDinheiro(valor)} pedidos · ${formatarInteiro(linhas)} ${linhas === 1 ? 'item' : 'itens'}`}
        />
      ))}
    </Box>
  );
}

/** Two cards per row on a phone: one per row would push the list out of sight. */
const faixa = {
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: '1fr 1fr',
  flexWrap: 'wrap',
  gap: 1.5,
  mb: 2,
};
