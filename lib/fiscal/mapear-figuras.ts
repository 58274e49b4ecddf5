import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type Figura, type Memoria, memoriaSemRepetir, texto } from './memoria.ts';

/** The figures of a record as the wire carries them. */
export function textosDe<Nome extends string>(figuras: Record<Nome, Figura>): Record<Nome, DecimalTexto> {
  return mapear(figuras, texto);
}

/** The trees of a record as one memória: a figure two of them share is opened in the first. */
export function memoriasDe<Nome extends string>(figuras: Record<Nome, Figura>): Record<Nome, Memoria> {
  const abertas = new Set<Figura>();
  return mapear(figuras, (figura) => memoriaSemRepetir(figura, abertas));
}

function mapear<Nome extends string, Saida>(
  figuras: Record<Nome, Figura>,
  para: (figura: Figura) => Saida,
): Record<Nome, Saida> {
  const pares = Object.entries<Figura>(figuras).map(([nome, figura]) => [nome, para(figura)]);
  return Object.fromEntries(pares);
}
