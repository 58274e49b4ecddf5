import { motivoDaCelula } from '#lib/domain/celula-digitada.ts';
import type { ColunaDaGrade, LinhaDaGrade } from './item-grid-columns.tsx';

/** Why a cell is not right, by `linha.campo` with the rows from 0. */
export type ErrosDaGrade = ReadonlyMap<string, string>;

/** What cannot be read comes before what the form or the server says of the same cell. */
export function errosDaGrade(
  linhas: readonly LinhaDaGrade[],
  colunas: readonly ColunaDaGrade[],
  deFora: Readonly<Record<string, string>>,
): ErrosDaGrade {
  const achados = linhas.flatMap((linha, indice) =>
    colunas.flatMap((coluna) => {
      const lugar = `${indice}.${coluna.campo}`;
      const motivo = motivoDaCelula(coluna, linha[coluna.campo] ?? '') ?? deFora[lugar];
      return motivo === undefined ? [] : [[lugar, motivo] as const];
    }),
  );
  return new Map(achados);
}

export interface LugarDaCelula {
  row: number;
  col: number;
}

/** Where a cell of `errosDaGrade` stands in the grid. */
export function lugarDoErro(lugar: string, colunas: readonly { campo: string }[]): LugarDaCelula {
  const [linha = '0', campo] = lugar.split('.');
  return { row: Number(linha), col: colunas.findIndex((coluna) => coluna.campo === campo) };
}
