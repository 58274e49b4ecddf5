import { nomeCurto } from './nome-curto.ts';

test.each([
  ['Amazônia Componentes Ltda', 'Amazônia Componentes'],
  ['Igarapé Duas Rodas Fictícia S.A.', 'Igarapé Duas Rodas Fictícia'],
  ['IMAGINÁRIA INDÚSTRIA E COMÉRCIO DE PLÁSTICOS LTDA - EPP', 'IMAGINÁRIA Ind. E Com. DE PLÁSTICOS'],
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
