import { motivoDaCelula } from '#lib/domain/telas/celula-digitada.ts';
import { porIdentidade } from '#lib/domain/versoes/por-identidade.ts';
import type { ColunaDaGrade, LinhaDaGrade } from './item-grid-columns.tsx';

/** The error of each cell, by `linha.campo` with rows counted from 0. */
export type ErrosDaGrade = ReadonlyMap<string, string>;

/** The unreadable values of a row, by field. */
export type MotivosDaLinha = (linha: LinhaDaGrade) => ErrosDaGrade;

/** Returns a function that checks a row. It is memoised by row, so of a thousand rows only the changed ones are checked again. */
export function motivosDasLinhas(colunas: readonly ColunaDaGrade[]): MotivosDaLinha {
  return porIdentidade((linha) => {
    const motivos = new Map<string, string>();
    for (const coluna of colunas) {
      const motivo = motivoDaCelula(coluna, linha[coluna.campo] ?? '');
      if (motivo !== undefined) motivos.set(coluna.campo, motivo);
    }
    return motivos;
  });
}

/** Collects the errors of all cells. An unreadable value hides an error of the form or the server for the same cell. */
export function errosDaGrade(
  linhas: readonly LinhaDaGrade[],
  colunas: readonly ColunaDaGrade[],
  motivosDe: MotivosDaLinha,
  deFora: Readonly<Record<string, string>>,
): ErrosDaGrade {
  const linhasDeFora = new Set(Object.keys(deFora).map((lugar) => lugar.split('.')[0]));
  const achados = linhas.flatMap((linha, indice) => {
    const motivos = motivosDe(linha);
    if (motivos.size === 0 && !linhasDeFora.has(String(indice))) return [];
    return colunas.flatMap(({ campo }) => {
      const lugar = `${indice}.${campo}`;
      const motivo = motivos.get(campo) ?? deFora[lugar];
      return motivo === undefined ? [] : [[lugar, motivo] as const];
    });
  });
  return new Map(achados);
}

export interface LugarDaCelula {
  row: number;
  col: number;
}

/** Converts a key of `errosDaGrade` to a row and column of the grid. */
export function lugarDoErro(lugar: string, colunas: readonly { campo: string }[]): LugarDaCelula {
  const [linha = '0', campo] = lugar.split('.');
  return { row: Number(linha), col: colunas.findIndex((coluna) => coluna.campo === campo) };
}
