import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import { abrirSaldo } from './abrir-saldo-de-teste.tsx';
import { grupoDeTeste, LOTE, loteDeTeste, PROCESSO } from './lote-de-teste.ts';

beforeEach(() => localStorage.clear());
// jsdom has no downloads.
HTMLAnchorElement.prototype.click = () => {};

const grupos = (linhas: object[]) => ({
  'GET /api/SaldoInsumo/Grupos': () => responder(linhas, 200, { 'X-Total-Count': String(linhas.length) }),
});

test('an item of a declaration a row: where it is from, how old, what is left and what it owes', async () => {
  const item = { id: '01a1fd15-e7ab-758c-8773-6cd900bf9e09', partNumber: 'PL-1' };
  const linhas = [loteDeTeste({ itemCadastrado: item })];
  abrirSaldo('/dcr/saldo-insumos', {
    'GET /api/SaldoInsumo': () => responder(linhas, 200, { 'X-Total-Count': '1' }),
  });
  const link = await screen.findByRole('link', { name: 'PLACA MÃE' });
  expect(link).toHaveAttribute('href', `/dcr/saldo-insumos/${LOTE}`);
  const linha = within(link.closest('[role="row"]') as HTMLElement);
  const textos = linha.getAllByRole('gridcell').map(({ textContent }) => textContent);
  expect(textos).toEqual(
    expect.arrayContaining([
      'PLACA MÃEPL-1',
      'DI 26/9000003-1adição 001, item 02',
      '8517.79.00',
      '20/05/2026184 dias',
      '30',
      '20,5',
      'PECA',
      '68,33',
    ]),
  );
});

test('what is still suspended is said tax by tax, and how old the oldest is', async () => {
  abrirSaldo('/dcr/saldo-insumos');
  const faixa = within(await screen.findByRole('region', { name: 'Tributos ainda suspensos' }));
  expect(await faixa.findByText('68,33')).toBeVisible();
  expect(
    faixa.getByText(
      'II 0,00 · IPI 68,33 · PIS 0,00 · COFINS 0,00. II isento, exigível se sair: US$ 105,29, em 11 de 15 lotes',
    ),
  ).toBeVisible();
  expect(faixa.getByText('CBS e IBS conhecidos em 12 de 15 lotes')).toBeVisible();
  expect(faixa.getByText('668,34')).toBeVisible();
  expect(faixa.getByText('184 dias')).toBeVisible();
  expect(faixa.getByText('desembaraçado em 20/05/2026')).toBeVisible();
});

test('is looked at by declaration, which the address keeps, with a balance only of one unit', async () => {
  const linhas = [grupoDeTeste(), grupoDeTeste({ chave: 'b', nome: '2690000023', saldo: '7.0000000', unidade: 'KG' })];
  const { endereco, pedidos } = abrirSaldo('/dcr/saldo-insumos?idade=90', grupos(linhas));
  await userEvent.click(await screen.findByRole('button', { name: 'Por documento' }));
  const tabela = await screen.findByRole('table', { name: 'Saldo por documento' });
  expect(endereco()).toBe('/dcr/saldo-insumos?idade=90&modo=por-di');
  const [, primeira, segunda] = within(tabela).getAllByRole('row');
  expect(primeira).toHaveTextContent('DI 26/9000003-1Abrir o processo2várias unidades0,0068,330,000,0068,33184 dias');
  expect(segunda).toHaveTextContent('7 KG');
  expect(within(primeira as HTMLElement).getByRole('link', { name: 'Abrir o processo' })).toHaveAttribute(
    'href',
    `/importacao/processos/${PROCESSO}`,
  );
  const [pedido] = pedidos('GET', '/api/SaldoInsumo/Grupos');
  expect(Object.fromEntries(new URL(pedido?.url ?? '').searchParams)).toMatchObject({ por: 'DI', idade: '90' });
  await userEvent.click(within(tabela).getByRole('link', { name: 'DI 26/9000003-1' }));
  await waitFor(() => expect(endereco()).toContain('numeroDeclaracao='));
});

test('its groups are cards on a phone', async () => {
  const linha = grupoDeTeste({ nome: '85177900', processoId: null });
  abrirSaldo('/dcr/saldo-insumos?modo=por-ncm', grupos([linha]), true);
  const lista = await screen.findByRole('list', { name: 'Saldo por NCM' });
  expect(within(lista).getByRole('link', { name: '8517.79.00' })).toBeVisible();
  expect(within(lista).getByText('184 dias')).toBeVisible();
});

test('its groups are ordered and exported', async () => {
  const { pedidos, endereco } = abrirSaldo('/dcr/saldo-insumos?modo=por-item', {
    ...grupos([grupoDeTeste({ nome: 'PLACA MÃE' })]),
    'GET /api/SaldoInsumo/Grupos/Exportar': () => responder('x'),
  });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Ordem' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Maior tributo suspenso' }));
  await waitFor(() => expect(endereco()).toContain('ordem=-suspenso'));
  await userEvent.click(await screen.findByRole('button', { name: 'Exportar XLSX' }));
  await waitFor(() => expect(pedidos('GET', '/api/SaldoInsumo/Grupos/Exportar')).toHaveLength(1));
  const [pedido] = pedidos('GET', '/api/SaldoInsumo/Grupos/Exportar');
  expect(Object.fromEntries(new URL(pedido?.url ?? '').searchParams)).toMatchObject({
    por: 'ITEM',
    ordem: '-suspenso',
    formato: 'xlsx',
  });
});

test('with nothing in stock it says how stock comes', async () => {
  abrirSaldo('/dcr/saldo-insumos', {
    'GET /api/SaldoInsumo': () => responder([], 200, { 'X-Total-Count': '0' }),
  });
  expect(await screen.findByRole('heading', { name: 'Nenhum insumo em estoque' })).toBeVisible();
  expect(screen.getByText(/quando a DI ou a DUIMP de um processo é desembaraçada na Receita/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir para Processos' })).toHaveAttribute('href', '/importacao/processos');
});

test('with the server down it says so, and tries again', async () => {
  let fora = true;
  abrirSaldo('/dcr/saldo-insumos?modo=por-di', {
    'GET /api/SaldoInsumo/Grupos': () =>
      fora
        ? responder({ Error: 'O servidor não respondeu.', codigo: 'INTERNO' }, 500)
        : responder([grupoDeTeste()], 200, { 'X-Total-Count': '1' }),
  });
  expect(await screen.findByRole('heading', { name: 'Não foi possível carregar' })).toBeVisible();
  fora = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('table', { name: 'Saldo por documento' })).toBeVisible();
});
