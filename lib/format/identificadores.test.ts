import {
  formatarAwb,
  formatarCep,
  formatarCnpj,
  formatarConteiner,
  formatarCpf,
  formatarDI,
  formatarDuimp,
  formatarIeAm,
  formatarInscricaoSuframa,
  formatarLi,
  formatarNcm,
} from './identificadores.ts';

test.each([
  [formatarDI, '2300120746', '23/0012074-6'],
  [formatarDI, '230012074', '230012074'],
  [formatarDI, null, '—'],
  [formatarCnpj, '04337168000148', '04.337.168/0001-48'],
  [formatarCnpj, '12ABC34501DE35', '12.ABC.345/01DE-35'],
  [formatarCnpj, '12345678909', '12345678909'],
  [formatarCpf, '12345678909', '123.456.789-09'],
  [formatarNcm, '84733041', '8473.30.41'],
  [formatarNcm, '8473', '8473'],
  [formatarNcm, '', '—'],
  [formatarDuimp, '26BR00001234561', '26BR0000123456-1'],
  [formatarDuimp, '2601234562', '2601234562'],
  [formatarLi, '2601234569', '26/0123456-9'],
  [formatarAwb, '36968198826', '369-68198826'],
  [formatarConteiner, 'SUDU6183973', 'SUDU 618397-3'],
  [formatarInscricaoSuframa, '201234017', '20.1234.01-7'],
  [formatarIeAm, '041234561', '04.123.456-1'],
  [formatarCep, '69075000', '69075-000'],
  [formatarCep, '6907500', '6907500'],
])('%# %p %p → %s', (formatar, texto, esperado) => {
  expect(formatar(texto)).toBe(esperado);
});
