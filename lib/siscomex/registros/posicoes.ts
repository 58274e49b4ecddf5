import type { CampoDeRegistro } from './leiaute.ts';

/** A field that a source places by its first column, from 0, the type of the record included. */
export type CampoNaPosicao = readonly [posicao: number, campo: CampoDeRegistro];

/**
 * Fields placed by position as fields one after the other: columns no field claims become text named by where they are, `posições 3 a
 * 40`, so that what a file has there survives a round trip. They are blank in a file of ours.
 * @throws {RangeError} when a field begins before the one in front of it ends, or ends after the line.
 */
export function nasPosicoes(comprimento: number, campos: readonly CampoNaPosicao[]): CampoDeRegistro[] {
  const emFila: CampoDeRegistro[] = [];
  let coluna = TAMANHO_DO_TIPO;
  for (const [posicao, campo] of campos) {
    if (posicao < coluna)
      throw new RangeError(`${campo.nome} começa na posição ${posicao} e já há campo até ${coluna}.`);
    emFila.push(...lacuna(coluna, posicao), campo);
    coluna = posicao + campo.tamanho;
  }
  if (coluna > comprimento) throw new RangeError(`Os campos vão até ${coluna} e a linha até ${comprimento}.`);
  return [...emFila, ...lacuna(coluna, comprimento)];
}

const TAMANHO_DO_TIPO = 2;

function lacuna(de: number, ate: number): CampoDeRegistro[] {
  return ate > de ? [{ nome: `posições ${de + 1} a ${ate}`, tipo: 'C', tamanho: ate - de, casas: 0 }] : [];
}
