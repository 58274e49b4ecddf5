import fc from 'fast-check';
import { lerCClassTrib, marcarCClassTrib } from './marca-cclasstrib.ts';

test.each([
  ['<550019> PLACA DE CIRCUITO', '550019', 'PLACA DE CIRCUITO'],
  ['<550019>PLACA', '550019', 'PLACA'],
  ['<550019>', '550019', ''],
  ['PLACA <550019>', null, 'PLACA <550019>'],
  [' <550019> PLACA', null, ' <550019> PLACA'],
  ['<55001> PLACA', null, '<55001> PLACA'],
  ['<5500190> PLACA', null, '<5500190> PLACA'],
  ['', null, ''],
])('%j is read', (descricao, cClassTrib, texto) => {
  expect(lerCClassTrib(descricao)).toEqual({ cClassTrib, texto });
});

test('a code is written once, in place of the one that is there', () => {
  expect(marcarCClassTrib('550019', 'PLACA')).toBe('<550019> PLACA');
  expect(marcarCClassTrib('000001', '<550019> PLACA')).toBe('<000001> PLACA');
});

test.each(['55001', '5500199', 'ABCDEF', ''])('%j is not written', (codigo) => {
  expect(() => marcarCClassTrib(codigo, 'PLACA')).toThrow(RangeError);
});

test('what is written is read back, whatever the text', () => {
  const codigo = fc.integer({ min: 0, max: 999_999 }).map((n) => String(n).padStart(6, '0'));
  const semMarca = fc
    .string()
    .filter((texto) => texto === texto.trimStart() && lerCClassTrib(texto).cClassTrib === null);
  fc.assert(
    fc.property(codigo, semMarca, (cClassTrib, texto) => {
      expect(lerCClassTrib(marcarCClassTrib(cClassTrib, texto))).toEqual({ cClassTrib, texto });
    }),
  );
});
