import { type Coluna, DataTable } from '#components/ui/DataTable.tsx';
import type { DemonstrativoDeDarf } from '#lib/contracts/dci-pagamento.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';

type Darf = DemonstrativoDeDarf['darfs'][number];

interface DarfTableProps {
  darfs: readonly Darf[];
  total: string | null;
}

/** The content of each DARF, by código de receita. */
export function DarfTable({ darfs, total }: DarfTableProps) {
  return (
    <DataTable
      legenda="DARFs por código"
      colunas={colunas(total)}
      linhas={[...darfs]}
      chave={({ tributo }) => tributo}
    />
  );
}

function colunas(total: string | null): Coluna<Darf>[] {
  return [
    { titulo: 'Código', valor: ({ receita }) => <strong>{receita}</strong>, total: 'Total' },
    { titulo: 'Tributo', valor: ({ tributo }) => tributo },
    { titulo: 'Principal (R$)', numerica: true, valor: ({ principal }) => formatarDinheiro(principal) },
    { titulo: 'Multa (R$)', numerica: true, valor: ({ multa }) => formatarDinheiro(multa) },
    { titulo: 'Juros (R$)', numerica: true, valor: ({ juros }) => formatarDinheiro(juros) },
    {
      titulo: 'Total (R$)',
      numerica: true,
      valor: (darf) => formatarDinheiro(darf.total),
      total: formatarDinheiro(total),
    },
  ];
}
