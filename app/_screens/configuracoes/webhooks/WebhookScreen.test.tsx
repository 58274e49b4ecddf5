import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import { API, abrirWebhooks, entregaDeTeste, WEBHOOK, webhookDeTeste } from './abrir-webhooks-de-teste.tsx';

const SEGREDO = `whsec_${'x'.repeat(43)}`;
const UM = `${API}/${WEBHOOK}`;
const botao = (name: string | RegExp) => screen.findByRole('button', { name });

test('the secret is made, copied, and not there any more for whoever comes back', async () => {
  const user = userEvent.setup();
  const copiado = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  let feito = false;
  const rotas = {
    [`GET ${UM}`]: () => responder(webhookDeTeste({ segredoEm: feito ? '2026-11-20T12:00:00.000Z' : null })),
    [`POST ${UM}/Segredo`]: () => {
      feito = true;
      return responder({ segredo: SEGREDO });
    },
  };
  const { pedidos } = abrirWebhooks(rotas);
  await user.click(await botao('Fazer o segredo'));
  expect(await screen.findByRole('textbox', { name: 'Segredo' })).toHaveValue(SEGREDO);
  expect(screen.getByText('Copie agora: o segredo não aparece outra vez.')).toBeVisible();
  const copiar = screen.getByRole('button', { name: 'Copiar segredo' });
  expect(copiar).toHaveFocus();
  await user.click(copiar);
  expect(await screen.findByText('Segredo copiado. Ele não aparece outra vez.')).toBeVisible();
  expect(copiado).toHaveBeenCalledWith(SEGREDO);
  expect(pedidos('POST', `${UM}/Segredo`)).toHaveLength(1);

  cleanup();
  abrirWebhooks(rotas);
  expect(await botao('Fazer outro segredo')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Segredo' })).toBeNull();
  expect(document.body).not.toHaveTextContent(SEGREDO);
});

test('where the browser does not let it be copied, the secret is marked for the hand', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Não.'));
  abrirWebhooks({
    [`GET ${UM}`]: () => responder(webhookDeTeste({ segredoEm: null })),
    [`POST ${UM}/Segredo`]: () => responder({ segredo: SEGREDO }),
  });
  await user.click(await botao('Fazer o segredo'));
  await user.click(await botao('Copiar segredo'));
  expect(await screen.findByText(/O segredo está marcado: copie com Ctrl\+C\./)).toBeVisible();
  const campo = screen.getByRole<HTMLInputElement>('textbox', { name: 'Segredo' });
  expect([campo.selectionStart, campo.selectionEnd]).toEqual([0, SEGREDO.length]);
});

test('another takes the place of the one that signs only once that was confirmed', async () => {
  const { pedidos } = abrirWebhooks({ [`POST ${UM}/Segredo`]: () => responder({ segredo: SEGREDO }) });
  await userEvent.click(await botao('Fazer outro segredo'));
  const dialogo = await screen.findByRole('dialog', { name: 'Fazer outro segredo?' });
  expect(within(dialogo).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(pedidos('POST', `${UM}/Segredo`)).toHaveLength(0);
  await userEvent.click(await botao('Fazer outro segredo'));
  await userEvent.click(await botao('Fazer outro'));
  expect(await screen.findByText(/O anterior já não assina\./)).toBeVisible();
});

test('a test is sent, and what came of it appears among the deliveries', async () => {
  let testado = false;
  abrirWebhooks({
    [`GET ${UM}/Entregas`]: () => responder(testado ? [entregaDeTeste(1, { evento: 'Teste' })] : []),
    [`POST ${UM}/Teste`]: () => {
      testado = true;
      return responder(null, 202);
    },
  });
  expect(await screen.findByText(/^Nada foi enviado ainda\./)).toBeVisible();
  expect(screen.getByText('Nada enviado')).toBeVisible();
  await userEvent.click(await botao('Enviar um teste'));
  expect(await screen.findByText('Teste a caminho: a resposta aparece entre as entregas.')).toBeVisible();
  expect(await screen.findByRole('row', { name: /Teste Entregue 1 HTTP 200/ })).toBeVisible();
  expect(screen.getByText('Última entregue')).toBeVisible();
});

test.each([
  ['PENDENTE', 'Tentando de novo'],
  ['FALHOU', 'Última falhou'],
] as const)('a last attempt that came to %s says at the head of the webhook: %s', async (situacao, frase) => {
  const resposta = 'O endereço é de uma rede privada, que este servidor não chama.';
  abrirWebhooks({ [`GET ${UM}/Entregas`]: () => responder([entregaDeTeste(1, { situacao, resposta })]) });
  expect(await screen.findByText(frase)).toBeVisible();
  expect(await screen.findByRole('row', { name: new RegExp(resposta) })).toBeVisible();
});

test('a test that is refused says why', async () => {
  abrirWebhooks({
    [`POST ${UM}/Teste`]: () => responder({ Error: 'Este webhook está inativo: ative-o antes.', codigo: 'REGRA' }, 422),
  });
  await userEvent.click(await botao('Enviar um teste'));
  expect(await screen.findByText('Este webhook está inativo: ative-o antes.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enviar um teste' })).toHaveFocus();
});

const TODAS = [
  entregaDeTeste(1, { situacao: 'PENDENTE', tentativas: 0, tentadaEm: null, resposta: null, evento: 'Dai.CRIAR' }),
  entregaDeTeste(2, {
    situacao: 'PENDENTE',
    tentativas: 2,
    proximaEm: '2026-11-20T12:06:00.000Z',
    resposta: 'A conexão foi recusada.',
  }),
  entregaDeTeste(3, { situacao: 'FALHOU', tentativas: 7, resposta: 'HTTP 500', evento: 'Processo.DESFAZER' }),
  entregaDeTeste(4),
];

test.each([false, true])(
  'each delivery says how far it came, and what was not received can be tried (phone: %s)',
  async (telefone) => {
    let repetida = '';
    const repetir = (n: number) => `POST ${API}/Entrega/${TODAS[n]?.id}/Repetir`;
    const dizer = (n: number) => () => {
      repetida = String(n);
      return responder(null, 202);
    };
    abrirWebhooks(
      { [`GET ${UM}/Entregas`]: () => responder(TODAS), [repetir(1)]: dizer(1), [repetir(2)]: dizer(2) },
      { telefone },
    );
    await screen.findByText('Falhou');
    const linhas = telefone
      ? within(screen.getByRole('list', { name: 'Entregas deste webhook' })).getAllByRole('listitem')
      : within(screen.getByRole('table', { name: 'Entregas deste webhook' }))
          .getAllByRole('row')
          .slice(1);
    const tem = linhas.map((linha) => within(linha).queryByRole('button')?.getAttribute('aria-label') ?? null);
    expect(tem.map((nome) => nome?.replace(/, .*$/, '') ?? null)).toEqual([
      null,
      'Tentar agora: Processos de importação: alteração',
      'Tentar agora: Processos de importação: alteração desfeita',
      null,
    ]);
    const textos = linhas.map(({ textContent }) => textContent);
    expect(textos[0]).toContain('DAIs da Sefaz: criação');
    expect(textos[0]).toContain('Pendente');
    expect(textos[1]).toMatch(/de novo em 20\/11\/2026 \d\d:06/);
    expect(textos[1]).toContain('A conexão foi recusada.');
    expect(textos[2]).toContain('Falhou');
    expect(textos[2]).toContain('HTTP 500');
    expect(textos[3]).toContain('Entregue');
    if (telefone) {
      expect(textos[1]).toContain('2 tentativas');
      expect(textos[3]).toContain('1 tentativa ');
    }
    await userEvent.click(within(linhas[2] as HTMLElement).getByRole('button'));
    expect(await screen.findByText('Vai ser tentada em instantes.')).toBeVisible();
    expect(repetida).toBe('2');
  },
);

test('on a phone the first stand there, and the others when they are asked for', async () => {
  const muitas = Array.from({ length: 9 }, (_, i) => entregaDeTeste(i + 1));
  abrirWebhooks({ [`GET ${UM}/Entregas`]: () => responder(muitas) }, { telefone: true });
  const lista = await screen.findByRole('list', { name: 'Entregas deste webhook' });
  expect(within(lista).getAllByRole('listitem')).toHaveLength(8);
  await userEvent.click(await botao('Mostrar as 9'));
  expect(within(lista).getAllByRole('listitem')).toHaveLength(9);
});

test('deliveries that could not be read can be read again, and the form stands', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let cai = true;
  abrirWebhooks({ [`GET ${UM}/Entregas`]: () => (cai ? responder({ Error: 'Fora do ar.' }, 500) : responder([])) });
  const deNovo = await botao('Tentar de novo');
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('ERP');
  cai = false;
  await userEvent.click(deNovo);
  expect(await screen.findByText(/^Nada foi enviado ainda\./)).toBeVisible();
});

test('one that is inactive, or has no secret, says so at its head', async () => {
  abrirWebhooks({ [`GET ${UM}`]: () => responder(webhookDeTeste({ ativo: false })) });
  expect(await screen.findByText('Inativo')).toBeVisible();
});
