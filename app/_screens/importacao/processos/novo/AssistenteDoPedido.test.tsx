import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fingirApi, responder, semRede } from '#lib/api/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/cache-de-teste.ts';
import { type PedidoLido, pedido } from '#lib/contracts/pedido.ts';
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

window.scrollTo = () => {};

function abrir(comecar: () => Response | Error) {
  const aoComecar = jest.fn();
  const api = fingirApi({
    'GET /api/PurchaseOrder': () => responder([PEDIDO], 200, { 'X-Total-Count': '1' }),
    [`GET /api/PurchaseOrder/${ID}`]: () => responder(PEDIDO),
    'POST /api/Processo/DoPedido': comecar,
  });
  const raiz = createRootRoute({
    component: () => <AssistenteDoPedido escolhidos={[ID]} aoEscolher={() => {}} aoComecar={aoComecar} />,
  });
  const router = createRouter({ routeTree: raiz, history: createMemoryHistory() });
  render(
    <CacheDeTeste>
      <RouterProvider router={router as never} />
    </CacheDeTeste>,
  );
  return { aoComecar, api };
}
const quantidade = () => screen.findByRole('textbox', { name: 'Quantidade de CI-1' });
const continuar = () => userEvent.click(screen.getByRole('button', { name: 'Continuar' }));

test('each line comes at its balance, which is said', async () => {
  abrir(semRede);
  expect(await quantidade()).toHaveValue('10');
  expect(await quantidade()).toHaveAccessibleDescription('Saldo: 10');
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
