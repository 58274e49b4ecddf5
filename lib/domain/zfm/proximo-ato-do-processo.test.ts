import { proximoAtoDoProcesso } from './proximo-ato-do-processo.ts';

test.each([
  ['EM_TRANSITO', null, 'Informar a chegada'],
  ['PARAMETRIZADO', 'SEM_DAI', 'Acompanhar o desembaraço'],
  ['DESEMBARACADO_RFB', null, 'Elaborar a DAI'],
  ['DESEMBARACADO_RFB', 'REJEITADA', 'Corrigir e enviar de novo'],
  ['DESEMBARACADO_RFB', 'PARAMETRIZADA', 'Tomar ciência do canal'],
  ['DESEMBARACADO_RFB', 'DESEMBARACADA', 'Desembaraçar na Sefaz'],
  ['DESEMBARACADO_SEFAZ', 'DESEMBARACADA', 'Entregar a carga'],
  ['ENCERRADO', 'DESEMBARACADA', null],
] as const)('of a process in %s whose DAI is %s the next act is %s', (situacao, dai, ato) => {
  expect(proximoAtoDoProcesso(situacao, dai)).toBe(ato);
});

test('of a released process that asks for no DAI the next act is the delivery', () => {
  expect(proximoAtoDoProcesso('DESEMBARACADO_RFB', 'SEM_DAI', false)).toBe('Entregar a carga');
});
