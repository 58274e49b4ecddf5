import { screen, within } from '@testing-library/react';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder } from '#lib/api/api-de-teste.ts';
import type { SaldoInicial } from '#lib/contracts/saldo-inicial.ts';
import { SaldoInicialScreen } from './SaldoInicialScreen.tsx';

jest.setTimeout(60_000);

const id = (n: number) => `01a1fd15-e7ab-758c-8773-${String(n).padStart(12, '0')}`;
const linha = (n: number, mais: Partial<SaldoInicial['linhas'][number]> = {}): SaldoInicial['linhas'][number] => ({
  id: id(n),
  numero: '2390000010',
  adicao: 1,
  item: n,
  partNumber: `PROJ-${n}`,
  unidade: 'PECA',
  dataEntrada: '2023-03-05',
  quantidade: '30.25000',
  quantidadeDeclarada: '100.00000',
  saldo: '12.5000000',
  dobro: null,
  faltas: [],
  ...mais,
});
const abrir = (linhas: SaldoInicial['linhas']) =>
  abrirTelas({
    endereco: '/dcr/saldo-insumos/inicial',
    telas: { '/dcr/saldo-insumos/inicial': [SaldoInicialScreen] },
    rotas: { 'GET /api/SaldoInicial': () => responder({ total: linhas.length, linhas }) },
  });

test('each balance tells what was declared, what is left, and what does not meet', async () => {
  abrir([
    linha(1, {
      faltas: ['EM_DOBRO', 'SEM_PROVA'],
      dobro: { id: id(90), numero: 'IMP-2026-0007', saldo: '100.0000000' },
    }),
    linha(2),
  ]);
  const tabela = within(await screen.findByRole('table', { name: 'Saldos iniciais' }));
  const emDobro = within(tabela.getByRole('row', { name: /item 01/ }));
  expect(emDobro.getByText('Em dobro')).toBeVisible();
  expect(emDobro.getByText('Sem prova anexada')).toBeVisible();
  expect(emDobro.getByRole('link', { name: 'IMP-2026-0007, com 100' })).toHaveAttribute(
    'href',
    `/importacao/processos/${id(90)}`,
  );
  const certa = within(tabela.getByRole('row', { name: /item 02/ }));
  expect(certa.getByText('Combina')).toBeVisible();
  expect(certa.getByText('30,25')).toBeVisible();
  expect(certa.getByText('12,5 PECA')).toBeVisible();
  expect(certa.getByRole('link', { name: 'DI 23/9000001-0, adição 001, item 02' })).toBeVisible();
  expect(screen.getByText('1 de 2 com algo que não combina')).toBeVisible();
});

test('none yet: says what belongs here, and leads to the first', async () => {
  abrir([]);
  expect(await screen.findByText('Nenhum saldo inicial')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Lançar saldo' })[0]).toHaveAttribute(
    'href',
    '/dcr/saldo-insumos/entradas/nova',
  );
});
