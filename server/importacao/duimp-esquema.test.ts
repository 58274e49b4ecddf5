import { z } from 'zod';
import { declaracaoImportacao } from '#lib/contracts/declaracao-importacao.ts';
import { lerDuimpJson } from '#lib/siscomex/duimp-json.ts';
import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';

const ESQUEMAS = ['portal-unico/openapi/r61-duimp_api.json', 'portal-unico/openapi/dimp.json'];
const CAPA = 'DuimpConsultaCover';
const ITEM = 'ItemConsultaCover';

interface Esquema {
  $ref?: string;
  type?: string;
  format?: string;
  example?: unknown;
  properties?: Record<string, Esquema>;
  items?: Esquema;
}

type Folha = { caminho: string; sentinela: string };

/** What the reader cannot do without, or understands by its value. */
const FIXOS: readonly (readonly [RegExp, unknown])[] = [
  [/identificacao\.numero$/, '26BR00000000010'],
  [/identificacao\.versao$/, '1'],
  [/numeroItem$/, 1],
  [/dataRegistro$/, '2026-01-05T10:00:00-0300'],
  [/data(Desembaraco|Pagamento|Processamento|PagamentoJuros)$/, '2026-01-06T10:00:00-0300'],
  [/produto\.ncm$/, '85177900'],
  [/tributosCalculados\[\]\.tipo$/, 'IPI'],
  [/tributosAplicados\[\]\.tributo\.codigo$/, 'IPI'],
  [/tipoAliquota$/, 'ESPECIFICA'],
  [/acrescimosDeducoes\[\]\.tipo$/, 'ACRESCIMO'],
  [/status$/, 'ATIVO'],
];

/** Written over in the file of the test, whose sums the reader makes; and the list of the model an adjustment stands in. */
const DE_OUTRO_LUGAR =
  /^DuimpConsultaCover\.(quantidadeItens|itens\[\]|adicoes\[\])|condicaoVenda\.acrescimosDeducoes\[\]\.tipo$/;

/**
 * Each documented leaf of a DUIMP gets a value of its own, the whole is read as a file, and every value is looked for in what the wire
 * answers of it: as a value of the model, or as the raw text kept beside it.
 */
describe.each(ESQUEMAS)('%s', (esquema) => {
  descreverComMaterial('The documented schema of the DUIMP', [esquema], conferir);
});

function conferir(arquivo: Buffer): void {
  const { components } = JSON.parse(arquivo.toString()) as { components: { schemas: Record<string, Esquema> } };

  const folhas: Folha[] = [];
  const capa = preencher(CAPA, { $ref: `#/components/schemas/${CAPA}` }) as Record<string, unknown>;
  const item = preencher(ITEM, { $ref: `#/components/schemas/${ITEM}` }) as { produto: object };
  // The Portal answers the NCM, which the document of one release leaves out.
  item.produto = { ncm: '85177900', ...item.produto };
  const lida = lerDuimpJson(
    new TextEncoder().encode(JSON.stringify({ ...capa, quantidadeItens: 1, itens: [item], adicoes: [] })),
  );
  const texto = JSON.stringify(z.array(declaracaoImportacao).parse(lida));

  test('has more than a hundred and fifty leaves', () => {
    expect(folhas.length).toBeGreaterThan(150);
  });

  test('keeps each of them, in the model or as it came', () => {
    const perdidas = folhas.filter(({ caminho, sentinela }) => !DE_OUTRO_LUGAR.test(caminho) && !guarda(sentinela));
    expect(perdidas.map(({ caminho }) => caminho)).toEqual([]);
  });

  function guarda(sentinela: string): boolean {
    return texto.includes(sentinela);
  }

  /** A value that is told from every other, within what its kind and the reader allow. */
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
    const valor = fixo ?? porTipo(esquema, numero);
    folhas.push({ caminho, sentinela: sentinelaDe(valor) });
    return valor;
  }
}

/** One release documents as texts the numbers another documents as numbers: the example tells. */
function porTipo({ type, format, example }: Esquema, numero: number): unknown {
  if (format === 'date-time') return `2026-01-${String((numero % 28) + 1).padStart(2, '0')}T10:00:00-0300`;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number' || /^\d+(\.\d+)?$/.test(String(example))) return 41_000 + numero;
  return `S${numero}X`;
}

/** A number is written with the decimals of its place: its digits are looked for. A day is kept without its hour where it is a day. */
function sentinelaDe(valor: unknown): string {
  const texto = String(valor);
  return /^\d{4}-\d{2}-\d{2}T/.test(texto) ? texto.slice(0, 10) : texto;
}
