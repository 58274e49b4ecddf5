import type { ParametroLido } from '#lib/contracts/parametro.ts';
import { FORMULARIO_PARAMETRO, parametroAPartirDe } from './parametro-formulario.ts';
import { valorDoParametro, vigenciaPorExtenso } from './parametro-por-extenso.ts';

const DE_FABRICA: ParametroLido = {
  id: '00000000-0000-4000-8000-000000000001',
  versao: 0,
  alteradoEm: null,
  alteradoPor: null,
  excluidoEm: null,
  origem: 'CAIS',
  codigo: 'ICMS_AM_GERAL',
  valor: '20.00',
  estimativa: null,
  vigenciaInicio: '2023-03-29',
  vigenciaFim: null,
  fonte: 'Lei Complementar AM 242/2022',
  situacao: 'VERIFICADO',
};

test.each([
  ['20', '20.00'],
  ['20.00', '20.00'],
  ['0.135', '0.135'],
  ['1234.500000', '1234.50'],
])('%s and what the field writes of it, %s, are one figure', (valor, escrito) => {
  expect(FORMULARIO_PARAMETRO.valoresDe({ ...DE_FABRICA, valor }).valor).toBe(escrito);
});

test('a shipped one lends its value and days, not its source nor its being verified', () => {
  expect(parametroAPartirDe(DE_FABRICA)).toEqual({
    codigo: 'ICMS_AM_GERAL',
    valor: '20.00',
    vigenciaInicio: '2023-03-29',
    vigenciaFim: null,
    fonte: '',
    situacao: 'CONFIRMAR',
  });
});

test.each([
  ['2026-01-01', '2026-12-31', '01/01/2026 a 31/12/2026'],
  ['2026-01-01', null, 'desde 01/01/2026'],
  [null, '2026-12-31', 'até 31/12/2026'],
  [null, null, 'sem prazo'],
])('from %s to %s reads %s', (vigenciaInicio, vigenciaFim, escrito) => {
  expect(vigenciaPorExtenso({ vigenciaInicio, vigenciaFim })).toBe(escrito);
});

test.each([
  ['20', '20,00'],
  ['0.135', '0,135'],
  ['1154.7', '1.154,70'],
])('%s reads %s', (valor, escrito) => {
  expect(valorDoParametro({ valor, estimativa: null })).toBe(escrito);
});

test('a value nobody has fixed is not read as its estimate, nor copied from it', () => {
  const cbs = { ...DE_FABRICA, codigo: 'CBS', valor: null, estimativa: '9.11' };
  expect(valorDoParametro(cbs)).toBe('Estimativa: 9,11');
  expect(valorDoParametro({ valor: null, estimativa: null })).toBe('Não fixado');
  expect(parametroAPartirDe(cbs)).toMatchObject({ valor: null, situacao: 'CONFIRMAR' });
});
