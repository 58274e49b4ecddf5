import { z } from 'zod';
import { declaracaoImportacao } from '#lib/contracts/declaracao-importacao.ts';
import { lerDuimpJson } from '#lib/siscomex/testing/ler-duimp-json.ts';
import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';

const ESQUEMAS = ['portal-unico/openapi/r61-duimp_api.json', 'portal-unico/openapi/dimp.json'];
const CAPA = 'DuimpConsultaCover';
const ITEM = 'ItemConsultaCover';

interface Esquema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: string[];
  example?: unknown;
  properties?: Record<string, Esquema>;
  items?: Esquema;
}

type Folha = { caminho: string; sentinela: string };

/** Fields the reader requires, or interprets by their value. */
const FIXOS: readonly (readonly [RegExp, unknown])[] = [
  [/identificacao\.numero$/, '26BR00000000010'],
  [/identificacao\.versao$/, '7391'],
  [/numeroItem$/, 48_213],
  [/produto\.ncm$/, '85177900'],
  [/tributosCalculados\[\]\.tipo$/, 'IPI'],
  [/tributosAplicados\[\]\.tributo\.codigo$/, 'IPI'],
  [/tipoAliquota$/, 'ESPECIFICA'],
  [/acrescimosDeducoes\[\]\.tipo$/, 'ACRESCIMO'],
  [/status$/, 'ATIVO'],
];

/** One release of the schema gives the format of a date, another does not. */
const EH_DATA = /data(Registro|Desembaraco|Pagamento|Processamento|PagamentoJuros)$/;

/**
 * Fields the file of the test overwrites, because the reader makes their sums; and the type of an adjustment, which is the list of
 * the model that holds it.
 */
const DE_OUTRO_LUGAR =
  /^DuimpConsultaCover\.(quantidadeItens|itens\[\]|adicoes\[\])|condicaoVenda\.acrescimosDeducoes\[\]\.tipo$/;

/**
 * Gives each documented leaf of a DUIMP its own value, reads the result as a file, and looks for every value in the answer. The
 * value must appear in the model, or in the raw text kept beside it.
 */
describe.each(ESQUEMAS)('%s', (esquema) => {
  descreverComMaterial('The documented schema of the DUIMP', [esquema], conferir);
});

function conferir(arquivo: Buffer): void {
  const { components } = JSON.parse(arquivo.toString()) as { components: { schemas: Record<string, Esquema> } };

  const folhas: Folha[] = [];
  const capa = preencher(CAPA, { $ref: `#/components/schemas/${CAPA}` }) as Record<string, unknown>;
  const item = preencher(ITEM, { $ref: `#/components/schemas/${ITEM}` }) as { produto: object };
  // The Portal answers the NCM, although the document of one release leaves it out.
  item.produto = { ncm: '85177900', ...item.produto };
  const lida = (umItem: object = item) =>
    z
      .array(declaracaoImportacao)
      .parse(
        lerDuimpJson(
          new TextEncoder().encode(JSON.stringify({ ...capa, quantidadeItens: 1, itens: [umItem], adicoes: [] })),
        ),
      );
  const texto = JSON.stringify(lida());

  test('has more than a hundred and fifty leaves', () => {
    expect(folhas.length).toBeGreaterThan(150);
  });

  test('keeps each of them, in the model or as it came', () => {
    const perdidas = folhas.filter(({ caminho, sentinela }) => !DE_OUTRO_LUGAR.test(caminho) && !guarda(sentinela));
    expect(perdidas.map(({ caminho }) => caminho)).toEqual([]);
  });

  test('gives each a value no other has, but those the reader has to understand', () => {
    const vistos = folhas.filter(({ caminho }) => !FIXOS.some(([forma]) => forma.test(caminho)));
    const semSimNao = vistos.filter(({ sentinela }) => sentinela !== 'true').map(({ sentinela }) => sentinela);
    expect(new Set(semSimNao).size).toBe(semSimNao.length);
  });

  const tipos = components.schemas.TributoCalculadoItemCover?.properties?.tipo?.enum ?? [];
  test.each(tipos)('reads what an item owes of %s into the model', (tipo) => {
    const devido = '98765.43';
    const calculados = [{ tipo, valoresBRL: { devido, aRecolher: devido }, memoriaCalculo: {} }];
    const doItem = item as { tributos?: object };
    const [di] = lida({ ...doItem, tributos: { ...doItem.tributos, tributosCalculados: calculados } });
    const duimp = di?.adicoes[0]?.itens[0]?.duimp;
    const devidos = Object.values({ ...duimp?.tributos, ...duimp?.outros }).map((um) => um?.devido);
    // The taxa belongs to the declaration and appears among its payments.
    expect(devidos.includes(devido)).toBe(tipo !== 'TAXA_UTILIZACAO');
    expect(JSON.stringify(di)).toContain(devido);
  });

  function guarda(sentinela: string): boolean {
    return texto.includes(sentinela);
  }

  /** Makes a value that differs from every other, within what its type and the reader allow. */
  function preencher(caminho: string, esquema: Esquema): unknown {
    const { $ref, properties, items, type } = esquema;
    if ($ref) return preencher(caminho, components.schemas[$ref.split('/').at(-1) ?? ''] ?? {});
    if (properties) {
      return Object.fromEntries(
        Object.entries(properties).map(([nome, um]) => [nome, preencher(`${caminho}.${nome}`, um)]),
      );
    }
    if (type === 'array' || items) return [preencher(`${caminho}[]`, items ?? {})];
    const fixo = FIXOS.find(([forma]) => forma.test(caminho))?.[1];
    const numero = folhas.length + 1;
    const valor = fixo ?? (EH_DATA.test(caminho) ? diaDe(numero) : porTipo(esquema, numero));
    folhas.push({ caminho, sentinela: sentinelaDe(valor) });
    return valor;
  }
}

/** One release documents as texts the numbers of another; the example shows which they are. */
function porTipo({ type, format, example }: Esquema, numero: number): unknown {
  if (format === 'date-time') return diaDe(numero);
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number' || /^\d+(\.\d+)?$/.test(String(example))) return 41_000 + numero;
  return `S${numero}X`;
}

function diaDe(numero: number): string {
  return new Date(Date.UTC(2020, 0, numero, 14)).toISOString().replace('.000Z', '-0300');
}

/**
 * The text to look for: the digits of a number, because the reader adds its decimals; and a moment without its hour, because the
 * model keeps a day.
 */
function sentinelaDe(valor: unknown): string {
  const texto = String(valor);
  return /^\d{4}-\d{2}-\d{2}T/.test(texto) ? texto.slice(0, 10) : texto;
}
