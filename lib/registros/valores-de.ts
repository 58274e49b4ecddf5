import type { z } from 'zod';
import { elementoDe, type Forma, formaDe, lerCampo } from './ler-campo.ts';

/** Takes the fields that a person fills in from a record as the API answers it. A record it points to is reduced to its key. */
export function valoresDe<F extends z.core.$ZodShape>(forma: F, lido: object): z.output<z.ZodObject<F>> {
  return escolhidos(forma, lido) as z.output<z.ZodObject<F>>;
}

function escolhidos(forma: Forma, lido: object): object {
  return Object.fromEntries(
    Object.entries(forma)
      .filter(([nome]) => nome in lido)
      .map(([nome, esquema]) => [nome, valorDe(esquema, (lido as Record<string, unknown>)[nome])]),
  );
}

function valorDe(esquema: Forma[string], valor: unknown): unknown {
  if (typeof valor !== 'object' || valor === null) return valor;
  const campo = lerCampo(esquema);
  const elemento = elementoDe(campo);
  if (elemento && Array.isArray(valor)) return valor.map((item) => valorDe(elemento, item));
  const partes = formaDe(campo);
  return partes ? escolhidos(partes, valor) : valor;
}
