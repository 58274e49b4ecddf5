import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Barra, ProgressBars } from '#components/ui/charts/ProgressBars.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { GrupoDePedidos } from '#lib/contracts/pedidos/pedido-relatorio.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface RelatorioDaMoedaProps {
  /** All groups are in one currency. */
  grupos: readonly GrupoDePedidos[];
  /** The kind of group: `Fornecedor`. */
  titulo: string;
}

/** The groups of one currency: the first ones as bars, all of them as a table with totals. */
export function RelatorioDaMoeda({ grupos, titulo }: RelatorioDaMoedaProps) {
  const [primeiro] = grupos;
  if (!primeiro) return null;
  const legenda = `Pedidos em ${primeiro.moeda.nome}`;
  const soma = (campo: 'valor' | 'valorEmbarcado' | 'valorSaldo') =>
    formatarDinheiro(somar(grupos.map((grupo) => grupo[campo])).toFixed(2));
  return (
    <Section titulo={legenda} nota={`moeda ${primeiro.moeda.codigo}`} semMargem>
      <Box sx={{ px: 2, pb: 2 }}>
        <ProgressBars rotulo={`Gráfico: ${legenda}`} barras={barrasDe(grupos)} legenda={['já embarcado', 'saldo']} />
        {grupos.length > BARRAS && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            No gráfico, {BARRAS} de {formatarInteiro(grupos.length)}; a tabela tem todos.
          </Typography>
        )}
      </Box>
      <DataTable
        legenda={legenda}
        linhas={[...grupos]}
        chave={({ id }) => id}
        colunas={[
          { titulo, valor: ({ nome }) => nome, total: 'Total' },
          { titulo: 'Pedidos', numerica: true, valor: ({ pedidos }) => formatarInteiro(pedidos) },
          { titulo: 'Linhas', numerica: true, valor: ({ linhas }) => formatarInteiro(linhas) },
          { titulo: 'Pedido', numerica: true, valor: ({ valor }) => formatarDinheiro(valor), total: soma('valor') },
          {
            titulo: 'Embarcado',
            numerica: true,
            valor: ({ valorEmbarcado }) => formatarDinheiro(valorEmbarcado),
            total: soma('valorEmbarcado'),
          },
          {
            titulo: 'Saldo',
            numerica: true,
            valor: ({ valorSaldo }) => formatarDinheiro(valorSaldo),
            total: soma('valorSaldo'),
          },
        ]}
      />
    </Section>
  );
}

/** The lengths may be inexact, as they are only drawn; the numbers beside the bars are exact. */
function barrasDe(grupos: readonly GrupoDePedidos[]): Barra[] {
  const mostrados = grupos.slice(0, BARRAS);
  const maior = Exato.max(...mostrados.map(({ valor }) => valor), 1);
  return mostrados.map(({ id, nome, valor, valorEmbarcado }) => ({
    chave: id,
    nome,
    tamanho: new Exato(valor).div(maior).toNumber(),
    cheio: new Exato(valor).isZero() ? 0 : new Exato(valorEmbarcado).div(valor).toNumber(),
    texto: formatarDinheiro(valor),
  }));
}

const BARRAS = 15;
