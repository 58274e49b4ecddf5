import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import { type Figura, type Memoria, memoriaSemRepetir, texto } from './memoria.ts';

/** The figures of a record as the wire carries them. */
export function textosDe<Nome extends string>(figuras: Record<Nome, Figura>): Record<Nome, DecimalTexto> {
  return mapear(figuras, texto);
}

/** The tree of each figure of a record. */
export function memoriasDe<Nome extends string>(figuras: Record<Nome, Figura>): Record<Nome, Memoria> {
  return mapear(figuras, (figura) => memoriaSemRepetir(figura));
}

function mapear<Nome extends string, Saida>(
  figuras: Record<Nome, Figura>,
  para: (figura: Figura) => Saida,
): Record<Nome, Saida> {
  const pares = Object.entries<Figura>(figuras).map(([nome, figura]) => [nome, para(figura)]);
  return Object.fromEntries(pares);
}
