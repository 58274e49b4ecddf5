import { trechos } from './trechos.ts';

test.each([
  ['Declaração de Importação', 'declaracao', '[Declaração] de Importação'],
  ['Fictícia da Amazônia', 'amazonia FIC', '[Fic]tícia da [Amazônia]'],
  ['DI 26/0000001-0', '2600000010', 'DI [26/0000001-0]'],
  ['CNPJ 11.222.333/0001-81', '11222', 'CNPJ [11.222].333/0001-81'],
  ['NCM 8518.30.00', '8518.30', 'NCM [8518.30].00'],
  ['A1 e B2', 'zz', 'A1 e B2'],
  ['Nada', '', 'Nada'],
])('in %j, looked for by %j', (texto, procurado, marcado) => {
  const escrito = trechos(texto, procurado).map(({ texto: um, achado }) => (achado ? `[${um}]` : um));
  expect(escrito.join('')).toBe(marcado);
});
