import type { RelacionadosDoProcesso } from '#lib/contracts/views/relacionados.ts';
import { gruposDoProcesso } from './relacionados-do-processo.tsx';

const lidos = (treinamento: boolean): RelacionadosDoProcesso => ({
  processo: { id: '01a1fd15-e7ab-758c-8773-6cd900bfa0ff', numero: 'IMP-2026-0001', treinamento },
  pedidos: [],
  dai: null,
  lotes: { numeroDeclaracao: null, todos: 0, comSaldo: 0 },
  papeis: { anexos: 0, exigidos: null },
});
const ditos = (treinamento: boolean) =>
  Object.fromEntries(gruposDoProcesso(lidos(treinamento), 'processo').map(({ titulo, nenhum }) => [titulo, nenhum]));

test('a processo says when its DAI and its lots come', () => {
  expect(ditos(false)).toMatchObject({
    DAI: 'Nasce com o registro.',
    'Saldo de insumos': 'Nenhum lote: entra com o desembaraço.',
  });
});

test('a processo of training promises neither DAI nor lots', () => {
  expect(ditos(true)).toMatchObject({
    DAI: 'O treinamento não tem DAI.',
    'Saldo de insumos': 'O treinamento não entra no saldo.',
  });
});
