import type { DefinicaoDaLista, LinhaDeLista } from '#components/lista/definicao-da-lista.ts';
import { type ColunaDeLista, ehNumerica } from '#lib/domain/telas/coluna-de-lista.ts';
import { formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import type { ColunaDaGrade } from './colunas-da-grade.ts';
import { CELULA, LINHA, LINHAS, SELECAO } from './papeis-da-grade.ts';

type Nomes = Pick<DefinicaoDaLista<LinhaDeLista>, 'singular' | 'plural'>;

interface TotaisDaGradeProps<Linha> {
  nomes: Nomes;
  colunas: readonly ColunaDaGrade<Linha>[];
  total: number;
  /** By field, as the API has them. */
  somas: Readonly<Record<string, string>>;
  indice: number;
}

/** Last row of the grid: the totals of the whole result. Each total scrolls sideways with its column. */
export function TotaisDaGrade<Linha>({ nomes, colunas, total, somas, indice }: TotaisDaGradeProps<Linha>) {
  return (
    <tfoot {...LINHAS}>
      <tr {...LINHA} aria-rowindex={indice}>
        <td {...CELULA} data-field={SELECAO} />
        {colunas.map(({ coluna, estilo }, lugar) => (
          <td
            key={coluna.campo}
            {...CELULA}
            data-field={coluna.campo}
            className={lugar === 0 ? classeDoTitulo(colunas[1]?.coluna, somas) : classeDe(coluna)}
            style={estilo}
          >
            {lugar === 0 ? (
              <span>Total de {contagem(total, nomes)}</span>
            ) : (
              somas[coluna.campo] !== undefined && (
                <span className="linhas" style={SEM_PARTIR}>
                  {totalPorExtenso(coluna.campo, somas, total)}
                </span>
              )
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** A number is never broken in two. */
const SEM_PARTIR = { overflowWrap: 'normal' } as const;

/** Formats a count of rows: `12.345 processos`, `1 processo`. */
export function contagem(total: number, { singular, plural }: Nomes): string {
  return `${formatarInteiro(total)} ${total === 1 ? singular : plural}`;
}

/**
 * Formats the total of a column with what it covers: a dash when no row has the value, `1.234,50 (3 de 11)` when some have, which may
 * go on in a second line. The API counts them in `<campo>Conhecidas` where a value may be unknown.
 */
export function totalPorExtenso(campo: string, somas: Readonly<Record<string, string>>, total: number): string {
  const conhecidas = somas[`${campo}Conhecidas`];
  if (conhecidas === '0') return SEM_VALOR;
  const soma = somaPorExtenso(somas[campo] ?? '');
  if (conhecidas === undefined || Number(conhecidas) >= total) return soma;
  return `${soma} ${`(${formatarInteiro(Number(conhecidas))} de ${formatarInteiro(total)})`.replaceAll(' ', '\u00a0')}`;
}

/** Formats a total with the decimals it has in the API. */
function somaPorExtenso(soma: string): string {
  return formatarDecimal(soma, soma.split('.')[1]?.length ?? 0);
}

/** The count of rows reaches over the second column when that has no total. */
function classeDoTitulo(segunda: ColunaDeLista<never> | undefined, somas: Readonly<Record<string, string>>) {
  return segunda && somas[segunda.campo] === undefined ? 'transborda' : undefined;
}

const classeDe = <Linha,>(coluna: ColunaDeLista<Linha>) => (ehNumerica(coluna) ? 'numerica' : undefined);
