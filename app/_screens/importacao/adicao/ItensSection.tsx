import Typography from '@mui/material/Typography';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { AdicaoDoProcesso } from '#lib/contracts/declaracao/adicao.ts';
import type { ItemDeclarado } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { totalDoItem } from '#lib/domain/aduana/tributos/total-do-item.ts';
import { formatarDecimal, formatarDinheiro } from '#lib/format/decimal.ts';

export function ItensSection({ adicao }: { adicao: AdicaoDoProcesso }) {
  const { itens, moeda, valorMoeda } = adicao;
  return (
    <Section
      titulo="Itens"
      nota={`${itens.length} · valores em ${moeda.nome ?? moeda.codigo ?? 'moeda da fatura'}`}
      semMargem
    >
      <DataTable
        legenda="Itens da adição"
        colunas={colunasDe(valorMoeda)}
        linhas={itens}
        chave={({ sequencia }) => sequencia}
      />
    </Section>
  );
}

function colunasDe(valorMoeda: string | null): Coluna<ItemDeclarado>[] {
  return [
    { titulo: 'Item', valor: ({ sequencia }) => sequencia, numerica: true },
    {
      titulo: 'Descrição',
      valor: ({ descricao }) => <Typography sx={{ whiteSpace: 'pre-line', minWidth: 240 }}>{descricao}</Typography>,
      total: 'Condição de venda',
    },
    { titulo: 'cClassTrib', valor: ({ cClassTrib }) => cClassTrib ?? '—' },
    { titulo: 'Quantidade', valor: ({ quantidade }) => formatarDecimal(quantidade, 5), numerica: true },
    { titulo: 'Unidade', valor: ({ unidade }) => unidade ?? '—' },
    { titulo: 'Valor unitário', valor: ({ valorUnitario }) => formatarDecimal(valorUnitario, 7), numerica: true },
    {
      titulo: 'Total',
      valor: (item) => formatarDinheiro(totalDoItem(item)),
      numerica: true,
      total: formatarDinheiro(valorMoeda),
    },
  ];
}
