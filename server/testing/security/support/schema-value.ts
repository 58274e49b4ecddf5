import fc from 'fast-check';
import type { ApiSchema } from '#server/platform/openapi/document.ts';
import { badValue, emCem, type Sortear, um } from './bad-values.ts';

/** How many of a hundred values break the schema. */
const RUINS_EM_CEM = 8;

/** Makes a value of a schema with a few wrong parts: the valid parts carry the wrong ones as deep as possible. */
export function schemaValue(g: Sortear, esquema: ApiSchema, ids: readonly string[]): unknown {
  if (emCem(g, RUINS_EM_CEM)) return g(badValue);
  const alternativas = esquema.anyOf ?? esquema.oneOf;
  if (alternativas) return schemaValue(g, um(g, alternativas), ids);
  if (esquema.const !== undefined) return esquema.const;
  if (esquema.enum) return um(g, esquema.enum);
  if (esquema.format === 'uuid') return emCem(g, 70) ? um(g, ids) : g(UUID);
  const [tipo] = [esquema.type].flat();
  switch (tipo) {
    case 'object':
      return objeto(g, esquema, ids);
    case 'array': {
      const quantos = um(g, [0, 1, 2, 3]);
      return Array.from({ length: quantos }, () => schemaValue(g, esquema.items ?? {}, ids));
    }
    case 'integer':
      return emCem(g, 70) ? um(g, [0, 1, 2, 5]) : g(INTEIRO);
    case 'number':
      return g(NUMERO);
    case 'boolean':
      return emCem(g, 50);
    case 'null':
      return null;
    default:
      return texto(g, esquema);
  }
}

function objeto(
  g: Sortear,
  { properties = {}, required = [], additionalProperties }: ApiSchema,
  ids: readonly string[],
) {
  const campos: [string, unknown][] = Object.entries(properties)
    .filter(([chave]) => (required.includes(chave) ? !emCem(g, 4) : emCem(g, 50)))
    .map(([chave, dentro]) => [chave, schemaValue(g, dentro, ids)]);
  if (typeof additionalProperties === 'object' && emCem(g, 50)) {
    campos.push([g(CHAVE), schemaValue(g, additionalProperties, ids)]);
  }
  if (emCem(g, 4)) campos.push([um(g, ['__proto__', 'constructor', 'prototype', 'x']), g(badValue)]);
  // Defined explicitly: an assignment to `__proto__` would not create a property.
  return Object.defineProperties(
    {},
    Object.fromEntries(campos.map(([c, value]) => [c, { value, enumerable: true, configurable: true }])),
  );
}

function texto(g: Sortear, { format, pattern }: ApiSchema): unknown {
  if (format === 'date') return um(g, DIAS);
  if (format === 'email') return g(EMAIL);
  if (pattern) return emCem(g, 60) ? um(g, CODIGOS) : g(ALGARISMOS);
  return emCem(g, 60) ? um(g, PALAVRAS) : g(TEXTO);
}

const UUID = fc.uuid();
const INTEIRO = fc.integer();
const NUMERO = fc.double();
const CHAVE = fc.string({ maxLength: 20 });
const EMAIL = fc.emailAddress();
const ALGARISMOS = fc.stringMatching(/^\d{1,18}(\.\d{1,7})?$/);
const TEXTO = fc.string({ unit: 'grapheme', maxLength: 40 });
const DIAS = ['2026-11-20', '2026-02-28', '1900-01-01', '2099-12-31', '0001-01-01'];
const CODIGOS = ['1', '100.00', '0', '85423190', '11222333000181', '52998224725', '2026-11', '160', '220', '0.0000001'];
const PALAVRAS = ['Fictício', 'PECA', 'AM', 'FOB', '1'];
