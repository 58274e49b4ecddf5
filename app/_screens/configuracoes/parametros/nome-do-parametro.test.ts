import { nomeDoParametro } from '#lib/domain/zfm/nome-do-parametro.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';

test('every parameter shipped with Cais has a name of the trade and a unit', () => {
  const semNome = PARAMETROS_DE_FABRICA.filter(({ codigo }) => nomeDoParametro(codigo) === null);
  expect(semNome.map(({ codigo }) => codigo)).toEqual([]);
});

test.each([
  ['DCI_EXIGIVEL_PI_COM_PPB_2', /^PI com PPB para demais regiões$/, 'EXIGIVEL'],
  ['DCI_RECEITA_II', /^DARF da DCI, código de receita: II$/, 'RECEITA'],
  ['ZFM_RETORNO_DIAS', /retorno/, 'DIAS'],
  ['IBS_MUN_1302603', /^Alíquota municipal do IBS, 1302603$/, 'PERCENTUAL'],
  ['CBS_IBS_INTEGRA_BASE_ICMS_AM', /AM$/, 'SIM_NAO'],
])('%s', (codigo, nome, unidade) => {
  expect(nomeDoParametro(codigo)).toEqual({ nome: expect.stringMatching(nome), unidade });
});

test('a code of the company alone has none', () => expect(nomeDoParametro('NOSSA_TAXA')).toBeNull());
