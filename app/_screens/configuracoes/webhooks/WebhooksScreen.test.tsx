import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import { API, abrirWebhooks, WEBHOOK, webhookDeTeste } from './abrir-webhooks-de-teste.tsx';

const NOVO = '/configuracoes/webhooks/novo';

test('with none the list says what they are for, and leads to the first', async () => {
  const { endereco } = abrirWebhooks(
    { [`GET ${API}`]: () => responder([], 200, { 'X-Total-Count': '0' }) },
    { endereco: '/configuracoes/webhooks' },
  );
  expect(await screen.findByRole('heading', { name: 'Nenhum webhook ainda' })).toBeVisible();
  await userEvent.click(screen.getAllByRole('link', { name: 'Novo webhook' })[0] as HTMLElement);
  expect(endereco()).toContain(NOVO);
});

test('what could not be read can be tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  abrirWebhooks(
    { [`GET ${API}`]: () => responder({ Error: 'Fora do ar.' }, 500) },
    { endereco: '/configuracoes/webhooks' },
  );
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});

test('one is made with a name, an address and what it is told of, and is where its secret is made', async () => {
  let criado: unknown;
  const { endereco } = abrirWebhooks(
    {
      [`POST ${API}`]: async (pedido) => {
        criado = await pedido.json();
        return responder(webhookDeTeste({ segredoEm: null }), 201);
      },
      [`GET ${API}/${WEBHOOK}`]: () => responder(webhookDeTeste({ segredoEm: null })),
    },
    { endereco: NOVO },
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'ERP');
  await userEvent.type(screen.getByRole('textbox', { name: 'Endereço (URL)' }), 'https://erp.exemplo.com.br/cais');
  const oQue = screen.getByRole('group', { name: 'O que se avisa' });
  expect(within(oQue).getByRole('checkbox', { name: 'Processos de importação' })).toBeChecked();
  await userEvent.click(within(oQue).getByRole('checkbox', { name: 'DCI' }));
  await userEvent.click(within(oQue).getByRole('checkbox', { name: 'Pedidos de compra' }));
  await userEvent.click(screen.getByRole('button', { name: 'Gravar' }));
  await waitFor(() => expect(endereco()).toContain(WEBHOOK));
  expect(criado).toEqual({
    nome: 'ERP',
    url: 'https://erp.exemplo.com.br/cais',
    recursos: ['PurchaseOrder', 'Processo', 'Dci'],
    ativo: true,
  });
  expect(await screen.findByText('Falta o segredo. Até que seja feito, nada é enviado.')).toBeVisible();
});

test.each([
  ['exemplo', 'Informe um endereço que comece por https:// ou http://.'],
  ['https://maria:senha@exemplo.com', 'Deixe usuário e senha fora do endereço: a assinatura diz quem avisa.'],
])('the address %s is refused before it is sent, and nothing chosen too', async (url, frase) => {
  const { pedidos } = abrirWebhooks({}, { endereco: NOVO });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'ERP');
  await userEvent.type(screen.getByRole('textbox', { name: 'Endereço (URL)' }), url);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Processos de importação' }));
  await userEvent.click(screen.getByRole('button', { name: 'Gravar' }));
  expect(await screen.findByRole('textbox', { name: 'Endereço (URL)' })).toHaveAccessibleDescription(frase);
  expect(screen.getByRole('group', { name: 'O que se avisa' })).toHaveAccessibleDescription('Escolha ao menos um.');
  expect(screen.getByText('2 campos precisam de atenção')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'O que se avisa' }));
  expect(screen.getByRole('checkbox', { name: 'Pedidos de compra' })).toHaveFocus();
  expect(pedidos('POST', API)).toHaveLength(0);
});

test('with the server down what was typed stays, and it is said', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  abrirWebhooks({ [`POST ${API}`]: semRede }, { endereco: NOVO });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nome' }), 'ERP');
  await userEvent.type(screen.getByRole('textbox', { name: 'Endereço (URL)' }), 'https://erp.exemplo.com.br/cais');
  await userEvent.click(screen.getByRole('button', { name: 'Gravar' }));
  expect((await screen.findAllByText(/Sem conexão com o servidor/))[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('ERP');
});
