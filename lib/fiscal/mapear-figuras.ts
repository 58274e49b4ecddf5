import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type Figura, type Memoria, memoriaSemRepetir, texto } from './memoria.ts';

/** Converts the figures of a record into text for the API. */
export function textosDe<Nome extends string>(figuras: Record<Nome, Figura>): Record<Nome, DecimalTexto> {
  return mapear(figuras, texto);
}

/** Builds the memórias of a record together: a shared figure is expanded only at its first occurrence. */
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
