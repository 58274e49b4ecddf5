import { useWatch } from 'react-hook-form';
import { saoFiguras } from '#components/itens/linha-de-itens.ts';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { ItemDoProcesso, ItensDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { valorDasLinhas } from '#lib/domain/pedidos/pedido.ts';
import { escreverDecimal, formatarDecimal, formatarDinheiro } from '#lib/format/decimal.ts';
import { somasDosItens } from './somas-dos-itens.ts';

/** The goods of one planned adição, read-only: they are edited in the grid of all items. */
export function ItensDaAdicao({ numero, documento }: { numero: number; documento: TipoDocumento }) {
  const itens = useWatch<ItensDoProcesso, 'itens'>({ name: 'itens' });
  const linhas = itens.flatMap((item, i) => (item.adicao === numero ? [{ ...item, linha: i + 1 }] : []));
  const { pesoLiquido, valores } = somasDosItens(linhas, documento);
  const [valor] = valores;
  return (
    <Section titulo="Itens" nota={`${linhas.length} · mudam na aba Itens`} semMargem>
      <DataTable
        legenda="Itens da adição"
        colunas={colunasDe(documento, valor ? formatarDinheiro(valor.valor) : '', formatarDecimal(pesoLiquido, 5))}
        linhas={linhas}
        chave={({ linha }) => linha}
      />
    </Section>
  );
}

function colunasDe(
  documento: TipoDocumento,
  valor: string,
  peso: string,
): Coluna<ItemDoProcesso & { linha: number }>[] {
  return [
    { titulo: 'Linha', valor: ({ linha }) => linha, numerica: true },
    {
      titulo: 'Item',
      valor: ({ partNumber, descricao }) => <TwoLines principal={partNumber ?? '—'} secundaria={descricao} />,
      total: 'Total',
    },
    { titulo: 'Quantidade', valor: ({ quantidade }) => escreverDecimal(quantidade, 5, 0), numerica: true },
    {
      titulo: 'Valor unitário',
      valor: ({ valorUnitario, moeda }) => `${escreverDecimal(valorUnitario, 7, 2)} ${siglaDaMoeda(moeda.codigo)}`,
      numerica: true,
    },
    {
      titulo: 'Valor',
      valor: (item) =>
        saoFiguras(item.quantidade, item.valorUnitario) ? formatarDinheiro(valorDasLinhas([item], documento)) : '—',
      numerica: true,
      total: valor,
    },
    {
      titulo: 'Peso líquido (kg)',
      valor: ({ pesoLiquido }) => (saoFiguras(pesoLiquido) ? formatarDecimal(pesoLiquido, 5) : 'Falta'),
      numerica: true,
      total: peso,
    },
  ];
}
