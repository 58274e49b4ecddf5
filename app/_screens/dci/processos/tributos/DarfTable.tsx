import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import type { DemonstrativoDeDarf } from '#lib/contracts/dci/dci-pagamento.ts';
import { totalDoDarf } from '#lib/domain/zfm/dci.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';

type Darf = DemonstrativoDeDarf['darfs'][number];

interface DarfTableProps {
  darfs: readonly Darf[];
  total: string | null;
  /** False without a due day or a day of payment: then neither multa nor juros is known. */
  moraConhecida: boolean;
}

/** The content of each DARF, by código de receita. */
export function DarfTable({ darfs, total, moraConhecida }: DarfTableProps) {
  return (
    <DataTable
      legenda="DARFs por código"
      colunas={colunas(total, moraConhecida)}
      linhas={[...darfs]}
      chave={({ tributo }) => tributo}
    />
  );
}

function colunas(total: string | null, moraConhecida: boolean): Coluna<Darf>[] {
  const daMora = (valor: string) => (moraConhecida ? formatarDinheiro(valor) : SEM_VALOR);
  return [
    { titulo: 'Código', valor: ({ receita }) => <strong>{receita}</strong>, total: 'Total' },
    { titulo: 'Tributo', valor: ({ tributo }) => tributo },
    { titulo: 'Principal (R$)', numerica: true, valor: ({ principal }) => formatarDinheiro(principal) },
    { titulo: 'Multa (R$)', numerica: true, valor: ({ multa }) => daMora(multa) },
    { titulo: 'Juros (R$)', numerica: true, valor: ({ juros }) => daMora(juros) },
    {
      titulo: totalDoDarf(moraConhecida),
      numerica: true,
      valor: (darf) => formatarDinheiro(darf.total),
      total: formatarDinheiro(total),
    },
  ];
}
