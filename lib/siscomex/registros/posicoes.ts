import type { CampoDeRegistro } from './leiaute.ts';

/** A field that a source places by its first column, counted from 0 and including the type of the registro. */
export type CampoNaPosicao = readonly [posicao: number, campo: CampoDeRegistro];

/**
 * Turns fields placed by position into a sequence of fields. Columns without a field become text named by position, `posições 3 a
 * 40`, so their content survives a round trip. In our own files they are blank.
 * @throws {RangeError} when a field begins before the previous one ends, or ends after the line.
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
