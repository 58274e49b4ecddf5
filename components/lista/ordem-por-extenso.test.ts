import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { apresentacaoPadrao, mudarColuna } from './apresentacao.ts';
import { ordemPorExtenso } from './ordem-por-extenso.ts';

const COLUNAS: readonly ColunaDeLista<{ id: string; nome: string; dia: string }>[] = [
  { campo: 'nome', titulo: 'Nome', tipo: 'texto', padrao: true, ordenavel: true },
  { campo: 'dia', titulo: 'Chegada prevista', tipo: 'texto', padrao: true, ordenavel: true },
];
const PADRAO = apresentacaoPadrao(COLUNAS);
const SEM_DIA = mudarColuna(PADRAO, 'dia', { visivel: false });
const dito = (ordem: string, apresentacao = PADRAO, genero?: 'f' | 'm') =>
  ordemPorExtenso(ordem, { colunas: COLUNAS, genero }, apresentacao);

test('an order that no column in sight shows is said, in the gender of the rows', () => {
  expect(dito('-criadoEm')).toBe('Mais novos primeiro');
  expect(dito('criadoEm', PADRAO, 'f')).toBe('Mais antigas primeiro');
  expect(dito('dia', SEM_DIA)).toBe('Em ordem de chegada prevista');
  expect(dito('-dia', SEM_DIA)).toBe('Em ordem de chegada prevista, do fim para o começo');
});

test('an order with its arrow in a head needs no words', () => {
  expect([dito('nome'), dito('-dia')]).toEqual([null, null]);
});
