import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ColunaDeLista } from '#lib/domain/sistema/coluna-de-lista.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import type { DefinicaoDaLista, LinhaDeLista } from './definicao-da-lista.ts';
import type { LinhaDeTotais } from './linha-de-totais.ts';

type Nomes = Pick<DefinicaoDaLista<LinhaDeLista>, 'singular' | 'plural'>;

/** Formats a count of rows: `12.345 processos`, `1 processo`. */
export function contagem(total: number, { singular, plural }: Nomes): string {
  return `${formatarInteiro(total)} ${total === 1 ? singular : plural}`;
}

/** Returns the content of the totals row for a column. */
export function totalDaColuna<Linha>(
  nomes: Nomes,
  coluna: ColunaDeLista<Linha>,
  { total, somas }: LinhaDeTotais,
  primeira: boolean,
): ReactNode {
  const soma = somas[coluna.campo];
  if (primeira) return <Negrito>Total de {contagem(total, nomes)}</Negrito>;
  return soma === undefined ? null : <Negrito>{somaPorExtenso(soma)}</Negrito>;
}

/** Formats a total with the decimals it has in the API. */
export function somaPorExtenso(soma: string): string {
  return formatarDecimal(soma, soma.split('.')[1]?.length ?? 0);
}

/** Returns how many columns the row count spans: 2, or 1 when the second column has a total. */
export function vaoDoTitulo<Linha>(
  mostradas: readonly { coluna: ColunaDeLista<Linha> }[],
  { somas }: LinhaDeTotais,
): number {
  const segunda = mostradas[1]?.coluna.campo;
  return segunda !== undefined && somas[segunda] === undefined ? 2 : 1;
}

function Negrito({ children }: { children: ReactNode }) {
  return (
    <Typography component="span" noWrap sx={{ fontWeight: 650, fontSize: 'inherit' }}>
      {children}
    </Typography>
  );
}
