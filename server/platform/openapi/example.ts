import { type ApiSchema, type OpenApiDocument, resolved } from './document.ts';
import { EXAMPLES_BY_NAME } from './examples-by-name.ts';

/**
 * A value a schema lets in, for a reader to see: what the schema gives as its example, else what its parts give, each by its own.
 * Always the same one. `nome` is that of the property, by which plain texts say something.
 */
export function exampleOf(
  esquema: ApiSchema,
  componentes: OpenApiDocument['components'],
  nome = '',
  acima: string[] = [],
): unknown {
  if (esquema.$ref) {
    // A schema that holds itself stops at the second time: what may be left empty is.
    if (acima.includes(esquema.$ref)) return SEM_FIM;
    return exampleOf(resolved(esquema, componentes), componentes, nome, [...acima, esquema.$ref]);
  }
  if ('example' in esquema) return esquema.example;
  if (esquema.examples) return esquema.examples[0];
  if (esquema.const !== undefined) return esquema.const;
  if (esquema.enum) return esquema.default ?? esquema.enum[0];
  const alternativas = esquema.anyOf ?? esquema.oneOf;
  if (alternativas) {
    const deVerdade = alternativas.find(({ type }) => type !== 'null') ?? {};
    const exemplo = exampleOf(deVerdade, componentes, nome, acima);
    return exemplo === SEM_FIM ? null : exemplo;
  }
  if (esquema.allOf) {
    return Object.assign({}, ...esquema.allOf.map((parte) => exampleOf(parte, componentes, nome, acima)));
  }
  const [tipo] = [esquema.type].flat();
  switch (tipo) {
    case 'object':
      return objeto(esquema, componentes, acima);
    case 'array': {
      const exemplo = exampleOf(esquema.items ?? {}, componentes, nome, acima);
      return exemplo === SEM_FIM ? [] : Array.from({ length: esquema.minItems ?? 1 }, () => exemplo);
    }
    case 'integer':
    case 'number':
      return numero(esquema, nome);
    case 'boolean':
      return esquema.default ?? false;
    case 'null':
      return null;
    case 'string':
      return texto(esquema, nome);
    default:
      return {};
  }
}

const SEM_FIM = Symbol('a schema inside itself');

function objeto(
  { properties = {}, additionalProperties, propertyNames }: ApiSchema,
  componentes: OpenApiDocument['components'],
  acima: string[],
) {
  const campos = Object.entries(properties).map(([chave, campo]) => [
    chave,
    exampleOf(campo, componentes, chave, acima),
  ]);
  if (typeof additionalProperties === 'object' && campos.length === 0) {
    const chaves = propertyNames?.enum ?? [propertyNames ? exampleOf(propertyNames, componentes) : 'campo'];
    return Object.fromEntries(
      chaves.map((chave) => [chave, exampleOf(additionalProperties, componentes, String(chave), acima)]),
    );
  }
  return Object.fromEntries(campos.filter(([, valor]) => valor !== SEM_FIM));
}

function numero(
  { minimum, exclusiveMinimum, maximum = Number.POSITIVE_INFINITY, default: dito }: ApiSchema,
  nome: string,
) {
  if (dito !== undefined) return dito;
  const doNome = EXAMPLES_BY_NAME[nome];
  const menor = minimum ?? (exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1);
  if (typeof doNome === 'number' && doNome >= menor && doNome <= maximum) return doNome;
  return Math.max(Math.min(1, maximum), menor < -1_000_000 ? 1 : menor);
}

function texto(
  { format, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, default: dito }: ApiSchema,
  nome: string,
) {
  if (format && POR_FORMATO[format]) return POR_FORMATO[format];
  const cabe = (valor: unknown): valor is string =>
    typeof valor === 'string' &&
    valor.length >= minLength &&
    valor.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern).test(valor));
  const [, quantos] = /^\^\\d\{(\d+)\}\$$/.exec(pattern ?? '') ?? [];
  const algarismos = '1234567890'.repeat(5).slice(0, Number(quantos ?? 0));
  return [dito, EXAMPLES_BY_NAME[nome], algarismos, ...COMUNS].find((valor) => cabe(valor) && valor !== '') ?? '';
}

const POR_FORMATO: Record<string, string> = {
  uuid: '0199a3c4-7d5e-7b21-9f60-2a4c8e1b7d35',
  date: '2026-11-20',
  'date-time': '2026-11-20T12:00:00.000Z',
  email: 'ana@exemplo.com.br',
  uri: 'https://exemplo.com.br/cais',
};

/** For a text of which only its form is known. */
const COMUNS = [
  'Texto',
  'A',
  'CN',
  'USD',
  '1',
  '01',
  '001',
  '0001',
  '12345',
  '85423190',
  '2026-11',
  '1234.00',
  '1.0000000',
  'TAXA_SISCOMEX_DI',
  'cabecalho',
  'PO:0199a3c4-7d5e-7b21-9f60-2a4c8e1b7d35',
  EXAMPLES_BY_NAME.sha256,
  EXAMPLES_BY_NAME.chaveNfe,
];
