import { emUmaFatia, joinAll, TEST_COLUMNS, TEST_ROW, type TestRow } from './columns-de-teste.ts';
import { emCsv } from './csv.ts';

const csv = async (...linhas: TestRow[]) => String(await joinAll(emCsv(TEST_COLUMNS, emUmaFatia(...linhas))));
const nomeEscrito = async (nome: string | null) =>
  (await csv({ ...TEST_ROW, nome })).split('\r\n')[1]?.replace(/;1234,50000.*$/s, '');

test('a Brazilian spreadsheet opens it without asking: BOM, semicolons, decimal commas, days first', async () => {
  expect(await csv(TEST_ROW)).toBe(
    '\uFEFFNome;Quantidade (kg);Valor (R$);Dia;Quando;Cor;Total\r\n' +
      'PARAFUSO;1234,50000;-0,10;05/03/2026;05/03/2026 14:02;Verde;1234\r\n',
  );
});

test('what is to be known of the whole stands alone before the titles', async () => {
  const arquivo = emCsv(TEST_COLUMNS, emUmaFatia(TEST_ROW), '=Confira; não é oficial');
  expect(
    String(await joinAll(arquivo))
      .split('\r\n')
      .slice(0, 2),
  ).toEqual(['\uFEFF"\'=Confira; não é oficial"', 'Nome;Quantidade (kg);Valor (R$);Dia;Quando;Cor;Total']);
});

test('nothing is an empty field, and a code nobody knows stays a code', async () => {
  expect((await csv({ ...TEST_ROW, nome: null, dia: null, cor: 'X' })).split('\r\n')[1]).toBe(
    ';1234,50000;-0,10;;05/03/2026 14:02;X;1234',
  );
});

test.each(['=SOMA(A1)', '+1', '-1', '@x', '\tx'])(
  'a text that a spreadsheet would run is made text: %j',
  async (nome) => {
    expect(await nomeEscrito(nome)).toBe(`'${nome}`);
  },
);

test('one that begins with a carriage return too, quoted besides', async () => {
  expect(await nomeEscrito('\r=1+1')).toBe(`"'\n=1+1"`);
});

test('separators and quotes inside a text are quoted; only the end of a record is CRLF', async () => {
  expect(await nomeEscrito('A;B "C"')).toBe('"A;B ""C"""');
  expect((await csv({ ...TEST_ROW, nome: 'duas\r\nlinhas' })).match(/\r\n/g)).toHaveLength(2);
});
