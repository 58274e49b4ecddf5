import fc from 'fast-check';
import { nomeCurto } from './nome-curto.ts';

test.each([
  ['Amazônia Componentes Ltda', 'Amazônia Componentes'],
  ['Igarapé Duas Rodas Fictícia S.A.', 'Igarapé Duas Rodas Fictícia'],
  ['IMAGINÁRIA INDÚSTRIA E COMÉRCIO DE PLÁSTICOS LTDA - EPP', 'IMAGINÁRIA IND. E COM. DE PLÁSTICOS'],
  ['imaginária indústria e comércio ltda', 'imaginária ind. e com.'],
  ['Sumaúma Importação e Exportação Eireli', 'Sumaúma Imp. e Exp.'],
  ['Fictícia S/A', 'Fictícia'],
  ['FICTICIA JADE TRADING CO., LTD.', 'FICTICIA JADE TRADING'],
  ['Imaginaria Coral Company Limited', 'Imaginaria Coral'],
  ['IMAGINARIA AURORA GMBH', 'IMAGINARIA AURORA'],
])('%s is short as %s', (razaoSocial, curto) => {
  expect(nomeCurto(razaoSocial)).toBe(curto);
});

test('a name that is nothing but a legal form, or ends in a word like one, stays as it is', () => {
  expect(nomeCurto('Ltda')).toBe('Ltda');
  expect(nomeCurto('Casa da Nutrissa')).toBe('Casa da Nutrissa');
});

const PALAVRAS = [
  'Indústria',
  'Industria',
  'Comércio',
  'Importação',
  'Exportação',
  'e',
  'de',
  'Plásticos',
  'Ímã',
  'Aço',
];
const FORMAS = ['', ' Ltda', ' Ltda.', ' S.A.', ' S/A', ' Ltda - EPP', ' EIRELI ME', ' CO., LTD.'];
const razaoSocial = fc
  .tuple(fc.array(fc.constantFrom(...PALAVRAS), { minLength: 1, maxLength: 6 }), fc.constantFrom(...FORMAS))
  .map(([palavras, forma]) => palavras.join(' ') + forma);

test('a name is as short in capitals as in small letters, and keeps the case it is written in', () => {
  fc.assert(
    fc.property(razaoSocial, (nome) => {
      expect(nomeCurto(nome.toUpperCase())).toBe(nomeCurto(nome).toUpperCase());
      expect(nomeCurto(nome.toLowerCase())).toBe(nomeCurto(nome).toLowerCase());
    }),
  );
});

test('a short name has nothing left to shorten', () => {
  fc.assert(fc.property(razaoSocial, (nome) => expect(nomeCurto(nomeCurto(nome))).toBe(nomeCurto(nome))));
});
