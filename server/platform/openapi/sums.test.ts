import { type BuiltBench, buildTestBench } from '#server/testing/test-bench.ts';
import type { OpenApiDocument } from './document.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  format?: string;
  additionalProperties?: Schema | boolean;
}

/** A figure that sums rows, and the names beside it and above. */
interface Sum {
  where: string;
  name: string;
  beside: string[];
}

let bench: BuiltBench;
let document: OpenApiDocument;

beforeAll(async () => {
  bench = await buildTestBench();
  document = (await bench.app.inject({ url: '/api/openapi.json' })).json();
});
afterAll(() => bench.desmontar());

/** What counts the known ones where it has a name of its own. */
const COUNTED_BY: readonly (readonly [sums: RegExp, counter: string])[] = [
  [/SaldoInsumo\/Totais\.(cbs|ibsUF|ibsMun)$/, 'comCbsIbs'],
  [/SaldoInsumo\/Totais\.iiExigivelUSD$/, 'comIiExigivel'],
  [/SaldoInsumo\/Totais\.(ii|ipi|pis|cofins|suspenso)$/, 'lotes'],
  [/SaldoInsumo\/Totais\.saldo$/, 'lotes'],
  [/SaldoInsumo\/Totais\.suspensoDasFaltas$/, 'lotesComFalta'],
  [/SaldoInsumo\/Totais\.cbsIbsDasFaltas$/, 'faltasComCbsIbs'],
  [/Linhagem\.totais\.suspenso\.(cbs|ibsUF|ibsMun)$/, 'comCbsIbs'],
  [/Linhagem\.totais\.suspenso\.iiExigivelUSD$/, 'comIiExigivel'],
  [/Linhagem\.totais\.suspenso\.(ii|ipi|pis|cofins|suspenso)$/, 'lotes'],
  [/SaldoInsumo\/NaoConvertidos/, 'semFigura'],
  [/Dashboard\.(darfs|icmsPorNotificar)\./, 'semCalculo'],
  [/Dashboard\.(notificacoes|registro)\./, 'quantidade'],
  [/Dashboard\.suspenso\./, 'lotes'],
  [/MeuDia\.aDebitar\./, 'calculados'],
  [/PurchaseOrderItem\/TotaisPorMoeda/, 'linhas'],
];

/** Sums of which no part is unknown, and why. */
const NEVER_IN_PART: readonly (readonly [sums: RegExp, why: string])[] = [
  [/PurchaseOrderItem\/Totais\./, 'no line of an order is without quantity and price; two currencies have no sum'],
  [/Processo\/\{id\}\.declaracao\.totais\./, 'the declaration itself says them'],
  [/Processo\/\{id\}\/Comparacao\.totais/, 'null, with the count in its reason, while an adição is not calculated'],
  [/Processo\/\{id\}\/Custo\./, 'null while a part is unknown'],
  [/Processo\/\{id\}\/Reforma\.totais\./, 'null while an item has no figure'],
  [/MeuDia\.grupos/, 'a line without an amount is of something else'],
  [/Mapa.*valores/, 'no item of a processo is without quantity and price'],
  [/Dci\/\{id\}/, 'null until the DCI is calculated whole'],
];

test('every sum of a result says over how many rows it is known', () => {
  const unsaid = sums().filter(({ where, name, beside }) => {
    const counter = COUNTED_BY.find(([which]) => which.test(where))?.[1] ?? `${name}Conhecidas`;
    return !beside.includes(counter) && !NEVER_IN_PART.some(([which]) => which.test(where));
  });
  expect(unsaid.map(({ where }) => where)).toEqual([]);
});

test('every exception is of a sum that there is', () => {
  const places = sums().map(({ where }) => where);
  const exceptions = [...COUNTED_BY, ...NEVER_IN_PART].map(([which]) => which);
  expect(exceptions.filter((which) => !places.some((where) => which.test(where)))).toEqual([]);
});

function sums(): Sum[] {
  const found: Sum[] = [];
  const walk = (schema: Schema | undefined, path: string, above: readonly Schema[]): void => {
    const whole = resolved(schema);
    if (!whole || above.includes(whole)) return;
    const within = [...above, whole];
    const beside = within.flatMap(({ properties }) => Object.keys(properties ?? {}));
    for (const [name, property] of Object.entries(whole.properties ?? {})) {
      const where = `${path}.${name}`;
      if (isDecimal(property) && IS_SUM.test(where)) found.push({ where, name, beside });
      walk(property, where, within);
    }
    walk(whole.items, `${path}[]`, within);
    for (const option of whole.anyOf ?? []) walk(option, path, within);
    if (typeof whole.additionalProperties === 'object') walk(whole.additionalProperties, path, within);
  };
  for (const [path, verbs] of Object.entries(document.paths)) {
    walk(verbs.get?.responses['200']?.content?.['application/json']?.schema as Schema | undefined, path, []);
  }
  return found;
}

const IS_SUM =
  /totais|\/Totais\b|\.total[A-Z.]?|soma|Dashboard\.(registro|suspenso)|MeuDia\.(aDebitar|grupos)|Mapa.*valores/i;

function resolved(schema: Schema | undefined): Schema | undefined {
  const name = schema?.$ref?.split('/').at(-1);
  return name ? (document.components.schemas as Record<string, Schema>)[name] : schema;
}

function isDecimal(schema: Schema): boolean {
  const whole = resolved(schema);
  return whole?.format === 'decimal' || (whole?.anyOf ?? []).some(isDecimal);
}
