import { formatarCnpj, formatarCpf, formatarDI, formatarNcm } from './identificadores.ts';

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
])('%# %p %p → %s', (formatar, texto, esperado) => {
  expect(formatar(texto)).toBe(esperado);
});
