import { strFromU8, unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { emUmaFatia, joinAll, TEST_COLUMNS, TEST_ROW, type TestRow } from './columns-de-teste.ts';
import { toXlsx } from './xlsx.ts';

async function* fatias(...todas: TestRow[][]) {
  yield* todas;
}
const xlsx = (...linhas: TestRow[]) =>
  joinAll(toXlsx({ nome: 'Peças & cia', total: linhas.length }, TEST_COLUMNS, emUmaFatia(...linhas)));

async function lido(arquivo: Buffer) {
  const [planilha] = await readXlsxFile(arquivo);
  return { nome: planilha?.sheet, linhas: planilha?.data };
}

test('read back, figures are numbers, days are days and the rest is text', async () => {
  expect(await lido(await xlsx(TEST_ROW, { ...TEST_ROW, nome: null, dia: null }))).toEqual({
    nome: 'Peças & cia',
    linhas: [
      ['Nome', 'Quantidade (kg)', 'Valor (R$)', 'Dia', 'Quando', 'Cor', 'Total'],
      ['PARAFUSO', 1234.5, -0.1, new Date('2026-03-05'), new Date('2026-03-05T14:02:00Z'), 'Verde', 1234],
      [null, 1234.5, -0.1, null, new Date('2026-03-05T14:02:00Z'), 'Verde', 1234],
    ],
  });
});

test('a decimal is written with every digit it has, for it to be rounded by nobody before the spreadsheet', async () => {
  const valor = '9007199254740993.17';
  expect(planilhaDe(await xlsx({ ...TEST_ROW, valor }))).toContain(`<v>${valor}</v>`);
});

test('a text is never a formula, and keeps what XML reserves; what XML cannot say is left out', async () => {
  const nome = '=1+1 <b> & "c" \u0000\uD800fim';
  const { linhas } = await lido(await xlsx({ ...TEST_ROW, nome }));
  expect(linhas?.[1]?.[0]).toBe('=1+1 <b> & "c" fim');
  expect(planilhaDe(await xlsx({ ...TEST_ROW, nome }))).not.toContain('<f>');
});

test('titles stay in sight, every column has its width, and each kind of figure its format', async () => {
  const arquivo = await xlsx(TEST_ROW);
  expect(planilhaDe(arquivo)).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
  expect(planilhaDe(arquivo)).toContain('<col min="1" max="1" width="18" customWidth="1"/>');
  expect(planilhaDe(arquivo)).toContain('<autoFilter ref="A1:G2"/>');
  const formatos = [...parteDe(arquivo, 'xl/styles.xml').matchAll(/formatCode="([^"]+)"/g)].map(([, um]) => um);
  expect(formatos).toEqual(['#,##0.00000', '#,##0.00', 'dd/mm/yyyy', 'dd/mm/yyyy hh:mm', '#,##0']);
});

test('what is to be known of the whole sheet is its first line, which stays in sight with the titles', async () => {
  const arquivo = await joinAll(
    toXlsx({ nome: 'x', total: 1, aviso: 'Só para conferir' }, TEST_COLUMNS, emUmaFatia(TEST_ROW)),
  );
  const { linhas } = await lido(arquivo);
  expect(linhas?.map(([primeira]) => primeira)).toEqual(['Só para conferir', 'Nome', 'PARAFUSO']);
  expect(planilhaDe(arquivo)).toContain('<pane ySplit="2" topLeftCell="A3" activePane="bottomLeft" state="frozen"/>');
  expect(planilhaDe(arquivo)).toContain('<autoFilter ref="A2:G3"/>');
});

test('the second sheet says of what the file is: list, moment, filters, rows and the sums of the list', async () => {
  const linhas = [TEST_ROW, { ...TEST_ROW, nome: 'PORCA' }];
  const sobre = {
    nome: 'Peças & cia',
    agora: new Date(2026, 10, 27, 9, 30),
    escolhidas: true,
    colunas: TEST_COLUMNS,
    filtros: [['Cor', 'Verde']] as const,
    totais: { valor: '-0.20', quantidade: '2469.00000', naoEColuna: '1' },
  };
  const arquivo = await joinAll(
    toXlsx({ nome: 'Peças & cia', total: 2 }, TEST_COLUMNS.slice(0, 1), emUmaFatia(...linhas), sobre),
  );
  const [primeira, segunda] = await readXlsxFile(arquivo);
  expect(primeira?.data).toEqual([['Nome'], ['PARAFUSO'], ['PORCA']]);
  expect(segunda?.sheet).toBe('Sobre esta planilha');
  expect(segunda?.data.map(([a, b]) => [a, b])).toEqual([
    ['Sobre esta planilha', null],
    ['Lista', 'Peças & cia'],
    ['Exportada em', new Date('2026-11-27T09:30:00Z')],
    ['Linhas', 2],
    ['Escolha', 'Só as linhas marcadas na tela'],
    ['Filtros', null],
    ['Cor', 'Verde'],
    ['Somas das linhas', null],
    ['Quantidade (kg)', 2469],
    ['Valor (R$)', -0.2],
  ]);
  expect(planilhaDe(arquivo)).toContain('<autoFilter ref="A1:A3"/>');
});

test('a sum over a part of the rows says over how many', async () => {
  const sobre = { nome: 'x', agora: new Date(), escolhidas: false, colunas: TEST_COLUMNS, filtros: [] };
  const semValor = { ...TEST_ROW, valor: null as unknown as string };
  const arquivo = await joinAll(
    toXlsx({ nome: 'x', total: 2 }, TEST_COLUMNS, emUmaFatia(TEST_ROW, semValor), {
      ...sobre,
      totais: { valor: '-0.10' },
    }),
  );
  const [, segunda] = await readXlsxFile(arquivo);
  expect(segunda?.data.at(-1)).toEqual(['Valor (R$)', -0.1, 'soma de 1 das 2 linhas; as outras não têm este valor']);
  expect(segunda?.data.map(([a]) => a)).toContain('Nenhum filtro');
});

test('columns past Z go on with AA', async () => {
  const muitas = Array.from({ length: 28 }, (_, i) => ({
    campo: 'nome',
    titulo: `C${i}`,
    tipo: 'texto' as const,
    caracteres: 6,
  }));
  const arquivo = await joinAll(toXlsx({ nome: 'x', total: 1 }, muitas, emUmaFatia(TEST_ROW)));
  expect(planilhaDe(arquivo)).toMatch(/r="Z2".*r="AA2".*r="AB2"/);
});

test('an empty result is still a file with its titles', async () => {
  const arquivo = await joinAll(toXlsx({ nome: 'x', total: 0 }, TEST_COLUMNS, fatias()));
  expect((await lido(arquivo)).linhas).toHaveLength(1);
});

test('each slice ends in a sync mark, by which whoever receives it counts', async () => {
  const arquivo = await joinAll(
    toXlsx({ nome: 'x', total: 3 }, TEST_COLUMNS, fatias([TEST_ROW], [TEST_ROW], [TEST_ROW])),
  );
  expect(arquivo.toString('latin1').split('\x00\x00\xFF\xFF')).toHaveLength(4);
  expect((await lido(arquivo)).linhas).toHaveLength(4);
});

test('no slice is asked for before the last one has been taken', async () => {
  let pedidas = 0;
  async function* contando() {
    for (;;) {
      pedidas += 1;
      yield [TEST_ROW];
    }
  }
  const pedacos = toXlsx({ nome: 'x', total: 9 }, TEST_COLUMNS, contando());
  for (const _ of Array.from({ length: 3 })) await pedacos.next();
  await pedacos.return(undefined);
  expect(pedidas).toBe(1);
});

const parteDe = (arquivo: Buffer, caminho: string) => strFromU8(unzipSync(arquivo)[caminho] ?? new Uint8Array());
const planilhaDe = (arquivo: Buffer) => parteDe(arquivo, 'xl/worksheets/sheet1.xml');
