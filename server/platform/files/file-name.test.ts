import { fileName } from './file-name.ts';

test.each([
  ['fatura.pdf', 'fatura.pdf'],
  ['Relação de itens (2).xlsx', 'Relação de itens (2).xlsx'],
  ['../../etc/passwd', 'passwd'],
  ['/etc/passwd', 'passwd'],
  ['C:\\Users\\ana\\di.xml', 'di.xml'],
  ['nota\u0000.xml', 'nota.xml'],
  ['linha\r\nX-Cabecalho: 1.xml', 'linhaX-Cabecalho: 1.xml'],
  ['foto\u202egpj.exe', 'fotogpj.exe'],
  ['\ud800.xml', '\ufffd.xml'],
  ['..', 'arquivo'],
  ['   ', 'arquivo'],
  [undefined, 'arquivo'],
])('%j is called %j', (dado, nome) => {
  expect(fileName(dado)).toBe(nome);
});

test('one that is too long keeps its ending', () => {
  const nome = fileName(`${'a'.repeat(5000)}.xlsx`);
  expect(nome).toHaveLength(200);
  expect(nome).toMatch(/^a+\.xlsx$/);
});
