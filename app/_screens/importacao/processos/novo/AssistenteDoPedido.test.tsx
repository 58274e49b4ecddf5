import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fingirApi, responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { type PedidoLido, pedido } from '#lib/contracts/pedidos/pedido.ts';
import { AssistenteDoPedido } from './AssistenteDoPedido.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const LINHA = '01a1fd15-e7ab-758c-8773-6cd900bf9e02';
const pessoa = { id: ID, razaoSocial: 'FICTICIA' };
const PEDIDO: PedidoLido = pedido.parse({
  id: ID,
  versao: 1,
  alteradoEm: null,
  alteradoPor: null,
  excluidoEm: null,
  numero: 'PO-1',
  revisao: 0,
  status: 'EMITIDA',
  decidido: 'EMITIDA',
  importador: pessoa,
  fornecedor: pessoa,
  data: '2026-11-01',
  incoterm: 'FOB',
  moeda: { codigo: '220', nome: 'DOLAR DOS EUA' },
  linhas: 1,
  valorItens: '15.00',
  valorSaldo: '15.00',
  entregaPrevista: null,
  proformaNumero: null,
  frete: null,
  seguro: null,
  itens: [
    {
      id: LINHA,
      partNumber: 'CI-1',
      descricao: 'Circuito fictício',
      ncm: '85423190',
      unidade: 'PECA',
      quantidade: '10.00000',
      valorUnitario: '1.5000000',
      item: null,
      fabricante: null,
      paisOrigem: null,
      pesoLiquidoUnitario: null,
      embarcado: '0.00000',
      saldo: '10.00000',
    },
  ],
});

const OUTRO: PedidoLido = {
  ...PEDIDO,
  id: '01a1fd15-e7ab-758c-8773-6cd900bf9e03',
  numero: 'PO-2',
  itens: PEDIDO.itens.map((um) => ({ ...um, id: '01a1fd15-e7ab-758c-8773-6cd900bf9e04', partNumber: 'CI-2' })),
};

window.scrollTo = () => {};

function abrir(comecar: () => Response | Error, noEndereco: readonly string[] = [ID]) {
  const [aoComecar, aoEscolher] = [jest.fn(), jest.fn()];
  const api = fingirApi({
    'GET /api/PurchaseOrder': () => responder([PEDIDO, OUTRO], 200, { 'X-Total-Count': '2' }),
    [`GET /api/PurchaseOrder/${ID}`]: () => responder(PEDIDO),
    [`GET /api/PurchaseOrder/${OUTRO.id}`]: () => responder(OUTRO),
    'POST /api/Processo/DoPedido': comecar,
  });
  const raiz = createRootRoute({
    component: () => <AssistenteDoPedido noEndereco={noEndereco} aoEscolher={aoEscolher} aoComecar={aoComecar} />,
  });
  const router = createRouter({ routeTree: raiz, history: createMemoryHistory() });
  render(
    <CacheDeTeste>
      <RouterProvider router={router as never} />
    </CacheDeTeste>,
  );
  return { aoComecar, aoEscolher, api };
}
const quantidade = () => screen.findByRole('textbox', { name: 'Quantidade de CI-1' });
const continuar = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

test('each line comes at its balance, which is said', async () => {
  abrir(semRede);
  expect(await quantidade()).toHaveValue('10');
  expect(await quantidade()).toHaveAccessibleDescription('Saldo: 10');
});

test('a press is marked before the address follows, and the next one adds to it', async () => {
  const { aoEscolher } = abrir(semRede, []);
  const [um, outro] = [
    await screen.findByRole('checkbox', { name: /^PO-1/ }),
    screen.getByRole('checkbox', { name: /^PO-2/ }),
  ];
  await userEvent.click(um);
  expect(um).toBeChecked();
  await userEvent.click(outro);
  expect(outro).toBeChecked();
  expect(aoEscolher.mock.calls).toEqual([[[ID]], [[ID, OUTRO.id]]]);
  await userEvent.click(um);
  expect(um).not.toBeChecked();
  expect(await screen.findByRole('textbox', { name: 'Quantidade de CI-2' })).toHaveValue('10');
});

test('with the server down nothing is made and nothing typed is lost', async () => {
  const { aoComecar, api } = abrir(semRede);
  await userEvent.clear(await quantidade());
  await userEvent.type(await quantidade(), '7,5');
  await continuar();
  expect(await screen.findByText(/^O processo não foi criado\. Sem conexão com o servidor\./)).toBeVisible();
  expect(await quantidade()).toHaveValue('7,5');
  expect(aoComecar).not.toHaveBeenCalled();
  const enviado = api.pedidos.find(({ method }) => method === 'POST');
  expect(await enviado?.json()).toEqual({ linhas: [{ pedidoItemId: LINHA, quantidade: '7.5' }] });
});

test('a balance that is gone is said at its line', async () => {
  const frase = 'O saldo do pedido neste item é 4: não cabem 10.';
  const { aoComecar } = abrir(() =>
    responder({ Error: frase, codigo: 'VALIDACAO', campos: { 'linhas.0.quantidade': frase } }, 400),
  );
  await quantidade();
  await continuar();
  expect(await screen.findByText(`O processo não foi criado. ${frase}`)).toBeVisible();
  expect(await quantidade()).toHaveAccessibleDescription(frase);
  expect(aoComecar).not.toHaveBeenCalled();
});

test('a line left empty does not come, and without any there is nothing to go on with', async () => {
  abrir(semRede);
  await userEvent.clear(await quantidade());
  expect(screen.getByRole('button', { name: 'Continuar' })).toBeDisabled();
});
