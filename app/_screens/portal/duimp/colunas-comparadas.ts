import type { Coluna } from '#components/ui/page/DataTable.tsx';
import { comSinal, formatarAliquota } from '#lib/format/decimal.ts';
import type { LinhaComparada } from '#lib/portal/domain/rascunho-no-portal.ts';

/** A figure of the Portal beside ours, in reais with all their decimals. */
export const COLUNAS_COMPARADAS: Coluna<LinhaComparada>[] = [
  { titulo: 'Valor (R$)', valor: ({ nome }) => nome },
  { titulo: 'Do Portal', valor: ({ doPortal }) => formatarAliquota(doPortal), numerica: true },
  { titulo: 'Nosso', valor: ({ nosso: aliquotaDoCais }) => formatarAliquota(aliquotaDoCais), numerica: true },
  { titulo: 'Diferença', valor: ({ diferenca }) => comSinal(formatarAliquota(diferenca)), numerica: true },
];
