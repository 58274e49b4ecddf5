import { adicaoDoCalculoDeTeste, entradaDeTeste } from '#lib/fiscal/importacao/testing/entrada-de-teste.ts';
import { entradaReformaDeTeste } from '#lib/fiscal/reforma/testing/entrada-reforma-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const ALIQ = { II: '16.00', IPI: '9.75', PIS: '2.10', COFINS: '9.65' };
const WHOLE: Record<string, [calculation: string, input: unknown]> = {
  import: [
    'importacao',
    entradaDeTeste({
      frete: { moeda: 'USD', valor: '100.00' },
      seguro: { moeda: 'USD', valor: '10.00' },
      icms: { tratamento: 'INTEGRAL' },
      tcif: {},
      adicoes: [
        adicaoDoCalculoDeTeste({ moeda: 'USD', itens: [{ quantidade: '10.00000', valorUnitario: '50.0000000' }] }),
      ],
    }),
  ],
  reform: ['reforma', entradaReformaDeTeste()],
  'DCR-E': [
    'dcr',
    {
      tipoCoeficiente: 'V',
      acrescimoPP: '0',
      salariosUSD: '12.3400',
      encargosUSD: '8.1600',
      nacionais: [{ nome: 'Chicote', qtd: '1', vuUSD: '35.500000' }],
      subcomponentes: [],
      importados: [{ nome: 'Motor', qtd: '1', vuUSD: '210.000000', aliqII: '18.00', suspensao: 'S', reduz: 'S' }],
    },
  ],
  'DCI with PPB': [
    'dci',
    {
      taxaUSD: '5.1234',
      diasAtraso: 10,
      percJuros: '1.00',
      itens: [{ nota: 'NF 1001/1', qtd: '150', iiUnitUSD: '5.0013312', exigivel: true }],
    },
  ],
  'DCI of a foreign product': [
    'dci',
    { modalidade: 'PE', taxaUSD: '5.1234', qtd: '40', vuUSD: '125', freteUSD: '180', seguroUSD: '12.5', aliq: ALIQ },
  ],
  'DCI without PPB': [
    'dci',
    {
      modalidade: 'PI_SEM_PPB',
      taxaUSD: '5.1234',
      qtdProduto: '500',
      insumos: [{ insumo: 'Resina', coefTecnico: '0.25', vuUSD: '1.80', aliq: ALIQ }],
    },
  ],
  stock: ['saldo', { entradas: [{ origem: 'DI 1', qtd: '3000.00000' }], consumo: '3600' }],
};

/** What an input may leave out because it then is nothing, and why. */
const NOTHING_WHEN_ABSENT: Readonly<Record<string, string>> = {
  frete: 'the contract has no freight where none is given',
  seguro: 'nor insurance: an import may have none',
  percJuros: 'paid in the month it was due, a late DCI has no interest',
};

/** Every way to a value inside. */
function paths(value: Json, at: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...at]];
  const inside = Object.entries(value).flatMap(([name, part]) => paths(part, [...at, name]));
  return at.length === 0 ? inside : [[...at], ...inside];
}

function without(value: Json, [first, ...rest]: readonly string[]): Json {
  if (typeof value !== 'object' || value === null || first === undefined) return value;
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_, i) => String(i) !== first)
      : value.map((part, i) => (String(i) === first ? without(part, rest) : part));
  }
  const { [first]: gone, ...others } = value;
  return rest.length === 0 ? others : { ...value, [first]: without(gone ?? null, rest) };
}

const valueAt = (value: Json | undefined, path: readonly string[]) =>
  path.reduce<Json | undefined>((at, name) => (at as Record<string, Json> | null | undefined)?.[name], value);
const isAmount = (value: unknown): value is string => typeof value === 'string' && /^-?\d+\.\d{2,}$/.test(value);

onServer('A figure whose input is not there', (bench) => {
  test.each(Object.entries(WHOLE))(
    'of %s is refused, unknown or the same, and never zero',
    async (_name, [which, input]) => {
      const pessoa = await bench().novaPessoa();
      const calculated = async (payload: Json) => {
        const answer = await pessoa.pedir({ method: 'POST', url: `/api/Calculo/${which}`, payload: payload as object });
        return answer.statusCode === 200 ? (answer.json() as Json) : null;
      };
      const whole = await calculated(input as Json);
      expect(whole).not.toBeNull();
      const figures = paths(whole as Json).filter(
        (path) =>
          path[0] !== 'memoria' && isAmount(valueAt(whole as Json, path)) && Number(valueAt(whole as Json, path)) !== 0,
      );
      const zeroed: string[] = [];
      // A line that is not there is no unknown one: only what a line says is taken away.
      const said = paths(input as Json).filter((path) => !/^\d+$/.test(path.at(-1) ?? ''));
      for (const path of said.filter(([first = '']) => !NOTHING_WHEN_ABSENT[first])) {
        const part = await calculated(without(input as Json, path));
        if (part === null) continue;
        for (const figure of figures) {
          const now = valueAt(part, figure);
          if (isAmount(now) && Number(now) === 0) zeroed.push(`${path.join('.')} → ${figure.join('.')}`);
        }
      }
      expect(zeroed).toEqual([]);
    },
  );
});
