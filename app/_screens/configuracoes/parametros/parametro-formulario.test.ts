import type { ParametroLido } from '#lib/registros/parametro.ts';
import { CADASTRO_PARAMETRO } from './parametro-cadastro.tsx';
import {
  confirmacaoDoParametro,
  confirmacaoNaLista,
  valorDoParametro,
  vigenciaPorExtenso,
} from './parametro-por-extenso.ts';

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
  expect(CADASTRO_PARAMETRO.formulario.valoresDe({ ...DE_FABRICA, valor }).valor).toBe(escrito);
});

test('a shipped one lends its value and days, not its source nor its being verified', () => {
  expect(CADASTRO_PARAMETRO.aPartirDe(DE_FABRICA)).toEqual({
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
  expect(valorDoParametro({ codigo: 'NOSSA_TAXA', valor, estimativa: null })).toBe(escrito);
});

test('a value nobody has fixed is not read as its estimate, nor copied from it', () => {
  const cbs = { ...DE_FABRICA, codigo: 'CBS', valor: null, estimativa: '9.11' };
  expect(valorDoParametro(cbs)).toBe('Estimativa: 9,11 %');
  expect(valorDoParametro({ codigo: 'NOSSA_TAXA', valor: null, estimativa: null })).toBe('Não fixado');
  expect(CADASTRO_PARAMETRO.aPartirDe(cbs)).toMatchObject({ valor: null, situacao: 'CONFIRMAR' });
});

test.each([
  ['DCI_EXIGIVEL_PI_COM_PPB_2', '1.00', 'exigível'],
  ['DCI_EXIGIVEL_PI_COM_PPB_1', '0.00', 'não exigível'],
  ['DCI_RECEITA_II', '86.00', 'código 0086'],
  ['DCI_RECEITA_IPI', '1038.00', 'código 1038'],
  ['ZFM_RETORNO_DIAS', '180.00', '180 dias'],
  ['DCI_FALTANTE_BLOQUEIA', '1.00', 'sim'],
  ['ICMS_AM_GERAL', '20.00', '20,00 %'],
  ['TAXA_SISCOMEX_ATE_2', '38.56', 'R$ 38,56'],
  ['DCI_DIA_VENCIMENTO', '10.00', 'dia 10'],
  ['DCI_EXIGIVEL_PE_2', '2.00', '2,00'],
])('%s of %s reads “%s”', (codigo, valor, lido) => {
  expect(valorDoParametro({ codigo, valor, estimativa: null })).toBe(lido);
});

test.each<[Partial<ParametroLido>, string]>([
  [{}, 'Conferido na fonte pelo Cais'],
  [{ situacao: 'CONFIRMAR' }, 'Ninguém confirmou ainda'],
  [{ situacao: 'ESTIMATIVA' }, 'A lei ainda não fixou'],
  [
    { origem: 'EMPRESA', alteradoPor: 'Maria', alteradoEm: '2026-11-20T12:30:00' },
    'Confirmado por Maria em 20/11/2026 12:30',
  ],
  [
    { origem: 'EMPRESA', situacao: 'CONFIRMAR', alteradoPor: 'Maria', alteradoEm: '2026-11-20T12:30:00' },
    'Ninguém confirmou ainda; cadastrado por Maria em 20/11/2026 12:30',
  ],
])('%j says who confirmed it: %s', (mudancas, dito) => {
  expect(confirmacaoDoParametro({ ...DE_FABRICA, ...mudancas })).toBe(dito);
});

test('in the list, the day and the person who confirmed a value of the company', () => {
  const dela = {
    ...DE_FABRICA,
    origem: 'EMPRESA',
    alteradoPor: 'Maria da Conceição',
    alteradoEm: '2026-11-20T12:30:00',
  } as const;
  expect(confirmacaoNaLista(dela)).toBe('20/11/2026, Maria');
  expect(confirmacaoNaLista({ ...dela, situacao: 'CONFIRMAR' })).toBe('Ninguém confirmou');
});
