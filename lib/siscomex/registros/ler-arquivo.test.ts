import { LEIAUTE_DCRE } from './dcre-leiaute.ts';
import { escreverRegistros } from './escrever-registros.ts';
import { lerArquivo } from './ler-arquivo.ts';

const TEXTO = escreverRegistros(LEIAUTE_DCRE, [
  { registro: '0', valores: {} },
  { registro: '1', valores: { DESCRICAO: 'MOTOCICLETA À PROVA' } },
]);
const ler = (bytes: Uint8Array) => lerArquivo(LEIAUTE_DCRE, bytes);
const descricaoLida = (bytes: Uint8Array) =>
  ler(bytes).arquivo?.linhas[1]?.campos.find(({ nome }) => nome === 'DESCRICAO')?.valor;

test.each([
  ['UTF-8', Buffer.from(TEXTO, 'utf8')],
  ['windows-1252', Buffer.from(TEXTO, 'latin1')],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXTO}`, 'utf8')],
])('a file in %s says the same', (_, bytes) => {
  expect(descricaoLida(bytes)).toBe('MOTOCICLETA À PROVA');
  expect(ler(bytes)).toMatchObject({ recusa: null, arquivo: { erros: [], avisos: [] } });
});

test.each([
  ['nothing', '', 'O arquivo está vazio.'],
  ['blank lines', '\r\n \r\n', 'O arquivo está vazio.'],
  ['a zip', 'PK\u0003\u0004\0\0', 'O arquivo não é de texto. Escolha o .txt, fora de qualquer compactação.'],
  [
    'another kind of text',
    '<?xml version="1.0"?>\n<di/>',
    'Não parece um arquivo DCR-E: nenhuma linha começa por um registro deste leiaute.',
  ],
  ['more lines than are shown', '0\n'.repeat(50_000), 'O arquivo tem mais de 50.000 linhas.'],
])('%s is refused with a sentence', (_, texto, recusa) => {
  expect(ler(Buffer.from(texto))).toEqual({ arquivo: null, recusa });
});

test('one line of the layout is enough to show the rest beside it', () => {
  expect(ler(Buffer.from(`<di/>\r\n${TEXTO}`)).arquivo?.linhas).toHaveLength(3);
});
