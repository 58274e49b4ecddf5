import type { z } from 'zod';
import { elementoDe, type Forma, formaDe, lerCampo } from './ler-campo.ts';

/** The values of a new record before anything is typed. */
export function emBranco<F extends z.core.$ZodShape>(forma: F): z.output<z.ZodObject<F>> {
  return Object.fromEntries(Object.entries(forma).map(([nome, esquema]) => [nome, valorEmBranco(esquema)])) as z.output<
    z.ZodObject<F>
  >;
}

/**
 * The initial value of a field. A required field without a default starts as empty text, which the form shows and the schema
 * refuses.
 */
export function valorEmBranco(esquema: Forma[string]): unknown {
  const campo = lerCampo(esquema);
  const { sobre, anulavel, padrao } = campo;
  if ('comeca' in sobre) return sobre.comeca;
  const partes = formaDe(campo);
  if (partes && !anulavel) return emBranco(partes);
  if (padrao !== undefined) return padrao;
  if (anulavel) return null;
  if (elementoDe(campo)) return [];
  if (campo.esquema._zod.def.type === 'boolean') return false;
  return '';
}
