import { globSync } from 'node:fs';
import { z } from 'zod';

/** A schema that takes longer loops over its input. */
const MILISSEGUNDOS = 100;

const DIAS_E_MESES = [
  '',
  'x',
  'y',
  '0',
  '-1',
  '9999-12',
  '0001-01',
  '1990-01',
  '2100-12',
  '2026-13',
  '9999-12-31',
  '0001-01-01',
  null,
];
const OUTROS = [
  undefined,
  'NaN',
  '1e999',
  '9'.repeat(400),
  'x'.repeat(20_000),
  0,
  -1,
  Number.NaN,
  1e308,
  true,
  [],
  {},
  [null],
];
const QUAISQUER = ['', 'x', '-1', '9999-12-31', '9'.repeat(400), 1e308, null, [null]];

test.each(esquemas())('%s answers every pair of bad and extreme values at once', (_, esquema) => {
  const campos = camposDe(esquema);
  for (const valor of [...DIAS_E_MESES, ...OUTROS]) {
    lido(esquema, valor);
    lido(esquema, Object.fromEntries(campos.map((campo) => [campo, valor])));
  }
  const datados = campos.filter((campo) => DATADO.test(campo));
  for (const [um, outro] of pares(datados)) cruzar(esquema, [um, outro], DIAS_E_MESES);
  // Only neighbouring fields are paired: all pairs of a form of forty fields would take minutes.
  for (const [i, campo] of campos.entries()) cruzar(esquema, [campo, campos[i + 1] ?? campo], QUAISQUER);
});

function pares(campos: readonly string[]): [string, string][] {
  return campos.flatMap((um, i) => campos.slice(i + 1).map((outro): [string, string] => [um, outro]));
}

function cruzar(esquema: z.ZodType, [um, outro]: [string, string], valores: readonly unknown[]): void {
  for (const a of valores) for (const b of valores) lido(esquema, { [um]: a, [outro]: b });
}

/** Every schema that a contract exports, by file and name. */
function esquemas(): [string, z.ZodType][] {
  const arquivos = globSync(['lib/contracts/**/*.ts', 'lib/portal/contracts/*.ts'], { exclude: ['**/*.test.ts'] });
  return arquivos.flatMap((arquivo) =>
    Object.entries(jest.requireActual<Record<string, unknown>>(`#${arquivo}`)).flatMap(
      ([nome, valor]): [string, z.ZodType][] => (valor instanceof z.ZodType ? [[`${arquivo} ${nome}`, valor]] : []),
    ),
  );
}

function camposDe(esquema: z.ZodType): string[] {
  if (esquema instanceof z.ZodObject) return Object.keys(esquema.shape);
  if (esquema instanceof z.ZodPipe) return camposDe(esquema.out as z.ZodType);
  return [];
}

function lido(esquema: z.ZodType, valor: unknown): void {
  // The second run counts: zod compiles a schema on its first run.
  if (duracao(esquema, valor) <= MILISSEGUNDOS) return;
  const durou = duracao(esquema, valor);
  if (durou > MILISSEGUNDOS) throw new Error(`${durou.toFixed(0)} ms: ${JSON.stringify(valor)?.slice(0, 200)}`);
}

/** In milliseconds of the processor, not by the clock: a machine with other work is only slow. */
function duracao(esquema: z.ZodType, valor: unknown): number {
  const antes = process.cpuUsage();
  esquema.safeParse(valor);
  return process.cpuUsage(antes).user / 1_000;
}

const DATADO =
  /^(de|ate|em|dia|mes|competencia)$|data|vencimento|validade|vigencia|emissao|saida|prazo|^(etd|eta|embarque|chegada|presenca|registro|deferimento)|De$|Ate$|Em$/i;
