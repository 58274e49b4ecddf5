import { LOCAIS_DESTINO } from '#lib/domain/aduana/viagem/local-destino.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { MODALIDADES_DCI } from '#lib/domain/zfm/dci.ts';
import { parametroDaDciPorExtenso } from '#lib/domain/zfm/parametros-da-dci.ts';
import { PARAMETROS_DCI } from '#lib/fiscal/parametros/dci.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import {
  diaDoVencimento,
  exigibilidadeEmVigor,
  faltanteBloqueia,
  receitasDaDci,
  selicDosMeses,
} from './parametros-em-vigor.ts';

const HOJE = '2026-11-20';
const daEmpresa = (codigo: string, valor: string, vigenciaInicio: string | null = null): Parametro => ({
  codigo,
  valor,
  vigenciaInicio,
  vigenciaFim: null,
  fonte: 'Banco Central',
  situacao: 'VERIFICADO',
  origem: 'EMPRESA',
});
const com = (...mais: Parametro[]) => [...PARAMETROS_DE_FABRICA, ...mais];

test('the table that is shipped says what is settled, and is silent where a person decides', () => {
  const tabela = MODALIDADES_DCI.filter((modalidade) => modalidade !== 'PN').map((modalidade) => [
    modalidade,
    ...LOCAIS_DESTINO.map((destino) => exigibilidadeEmVigor(PARAMETROS_DE_FABRICA, modalidade, destino, HOJE)),
  ]);
  expect(tabela).toEqual([
    ['PE', null, true, null, null],
    ['PI_COM_PPB', false, true, false, true],
    ['PI_SEM_PPB', null, true, null, null],
  ]);
});

test('a company says otherwise, or says what was open, from the day it does', () => {
  const parametros = com(
    daEmpresa('DCI_EXIGIVEL_PI_COM_PPB_4', '0.000000', '2026-11-20'),
    daEmpresa('DCI_EXIGIVEL_PE_1', '1.000000'),
  );
  expect(exigibilidadeEmVigor(parametros, 'PI_COM_PPB', 4, '2026-11-19')).toBe(true);
  expect(exigibilidadeEmVigor(parametros, 'PI_COM_PPB', 4, HOJE)).toBe(false);
  expect(exigibilidadeEmVigor(parametros, 'PE', 1, HOJE)).toBe(true);
});

test('códigos de receita have their four digits', () => {
  expect(receitasDaDci(PARAMETROS_DE_FABRICA, HOJE)).toEqual({ II: '0086', IPI: '1038', PIS: '5602', COFINS: '5629' });
  expect(receitasDaDci(com(daEmpresa('DCI_RECEITA_II', '123.000000')), HOJE).II).toBe('0123');
});

test('missing stock blocks and the deadline is the tenth, until the company says otherwise', () => {
  expect([faltanteBloqueia(PARAMETROS_DE_FABRICA, HOJE), diaDoVencimento(PARAMETROS_DE_FABRICA, HOJE)]).toEqual([
    true,
    10,
  ]);
  const parametros = com(daEmpresa('DCI_FALTANTE_BLOQUEIA', '0.000000'), daEmpresa('DCI_DIA_VENCIMENTO', '15.000000'));
  expect([faltanteBloqueia(parametros, HOJE), diaDoVencimento(parametros, HOJE)]).toEqual([false, 15]);
});

test('the Selic is of the very month: one that goes on is not that of the next', () => {
  const parametros = com(
    daEmpresa('SELIC_MENSAL', '0.970000', '2026-02-01'),
    daEmpresa('SELIC_MENSAL', '1.080000', '2026-04-01'),
    daEmpresa('SELIC_MENSAL', '1.110000', '2026-05-01'),
  );
  expect(selicDosMeses(parametros, '2026-01-20', '2026-05-05')).toEqual([
    { mes: '2026-02', taxa: '0.97' },
    { mes: '2026-04', taxa: '1.08' },
  ]);
  expect(selicDosMeses(parametros, '2026-01-20', '2026-02-05')).toEqual([]);
});

test('each parameter of the DCI says what it sets, and only the two codes seen on real declarations are verified', () => {
  for (const { codigo } of PARAMETROS_DCI) expect([codigo, parametroDaDciPorExtenso(codigo)]).not.toContain(null);
  expect(parametroDaDciPorExtenso('SELIC_MENSAL')).toContain('Selic acumulada de um mês');
  expect(parametroDaDciPorExtenso('DCI_EXIGIVEL_PE_1')).toContain('Produto estrangeiro para Amazônia Ocidental');
  expect(['ICMS_AM_GERAL', 'toString', ''].map(parametroDaDciPorExtenso)).toEqual([null, null, null]);
  const verificados = PARAMETROS_DCI.filter(({ situacao }) => situacao === 'VERIFICADO').map(({ codigo }) => codigo);
  expect(verificados).toEqual(['DCI_RECEITA_II', 'DCI_RECEITA_IPI']);
});
