import { fornecedorConsulta } from '#lib/contracts/consultas/fornecedor.ts';
import { processoConsulta } from '#lib/contracts/consultas/processo.ts';
import { buscaDeLista, buscaPadrao } from './busca-de-lista.ts';

const busca = buscaDeLista(processoConsulta, ['importar-di']);
const PADRAO = { pagina: 1, tamanho: 25, ordem: '-criadoEm', q: '' };

test('an empty address is the list as it opens', () => {
  expect(busca.parse({})).toEqual(PADRAO);
  expect(buscaPadrao(processoConsulta)).toEqual(PADRAO);
});

test('what the API takes stands in the address as it is', () => {
  const dita = { ...PADRAO, pagina: 3, situacao: 'REGISTRADO', dataRegistroDe: '2026-11-01', dialogo: 'importar-di' };
  expect(busca.parse(dita)).toEqual(dita);
});

test('digits the router took for a number are text again', () => {
  expect(busca.parse({ numeroDI: 2390000010, q: 8471, pagina: '2' })).toMatchObject({
    numeroDI: '2390000010',
    q: '8471',
    pagina: 2,
  });
});

test('a word the router took for a boolean is text again', () => {
  const deCadastro = buscaDeLista(fornecedorConsulta);
  expect(deCadastro.parse({ excluidos: true, q: false })).toMatchObject({ excluidos: 'true', q: 'false' });
});

test.each([
  { pagina: 'abc' },
  { pagina: -1 },
  { tamanho: 200 },
  { ordem: 'senha' },
  { situacao: 'X' },
  { numeroDI: '1' },
  { dataRegistroDe: '31/12/2026' },
  { dialogo: 'outro' },
  { visao: 'minha' },
  { q: ['a'] },
])('a broken part shows its default: %j', (quebrada) => {
  expect(busca.parse(quebrada)).toEqual(PADRAO);
});

test('a chosen view, or none on purpose, is kept', () => {
  const visao = '0190aaaa-0000-7000-8000-000000000000';
  expect(busca.parse({ visao })).toMatchObject({ visao });
  expect(busca.parse({ visao: 'nenhuma' })).toMatchObject({ visao: 'nenhuma' });
});
