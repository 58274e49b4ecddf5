import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import type { SaldoInicial } from '#lib/contracts/saldo/saldo-inicial.ts';
import { SaldoInicialScreen } from './SaldoInicialScreen.tsx';

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
const PROVA = {
  id: id(80),
  versao: 1,
  recurso: 'EntradaDeInsumo',
  nome: 'Inventário.pdf',
  tipo: 'OUTRO',
  tamanho: 4,
  sha256: 'a'.repeat(64),
  enviadoEm: '2026-11-27T12:00:00.000Z',
  enviadoPor: { id: id(81), nome: 'Pessoa' },
};
const abrir = (linhas: SaldoInicial['linhas'], mais: RotasDeTeste = {}) =>
  abrirTelas({
    endereco: '/dcr/saldo-insumos/inicial',
    telas: { '/dcr/saldo-insumos/inicial': [SaldoInicialScreen] },
    rotas: { 'GET /api/SaldoInicial': () => responder({ total: linhas.length, linhas }), ...mais },
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

test('one proof is attached to all the balances that are chosen', async () => {
  const pedidos: string[] = [];
  const corpos: unknown[] = [];
  abrir([linha(1, { faltas: ['SEM_PROVA'] }), linha(2), linha(3, { faltas: ['SEM_PROVA'] }), linha(4)], {
    'POST /api/Documento': ({ url }: Request) => {
      pedidos.push(new URL(url).searchParams.get('registroId') ?? '');
      return responder({ ...PROVA, registroId: id(1) }, 201);
    },
    [`POST /api/Documento/${PROVA.id}/Repetir`]: async (pedido: Request) => {
      corpos.push(await pedido.json());
      return responder({ anexados: 2, jaTinham: 0 });
    },
  });
  expect(await screen.findByText('2 saldos sem prova anexada.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Escolher os que estão sem prova' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Escolher DI .*item 04/ }));
  expect(screen.getByRole('checkbox', { name: /Escolher DI .*item 02/ })).not.toBeChecked();
  const prova = screen.getByLabelText('Solte aqui a prova de 3 saldos');
  await userEvent.upload(prova, new File(['%PDF'], 'Inventário.pdf'));
  expect(await screen.findByText('Inventário.pdf anexado a 3 saldos.')).toBeVisible();
  expect([pedidos, corpos]).toEqual([[id(1)], [{ registros: [id(3), id(4)] }]]);
  expect(screen.queryByLabelText(/Solte aqui a prova/)).not.toBeInTheDocument();
});

test('none yet: says what belongs here, and leads to the first', async () => {
  abrir([]);
  expect(await screen.findByText('Nenhum saldo inicial')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Lançar saldo' })[0]).toHaveAttribute(
    'href',
    '/dcr/saldo-insumos/entradas/nova',
  );
});
