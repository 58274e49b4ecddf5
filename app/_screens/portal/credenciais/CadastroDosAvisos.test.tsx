import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import { type AssinaturaDosAvisos, assinaturaDosAvisos } from '#lib/portal/contracts/assinaturas-do-portal.ts';
import { credencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { EVENTOS_DA_DUIMP } from '#lib/portal/domain/endereco-dos-avisos.ts';
import { AvisosDaCredencial } from './AvisosDaCredencial.tsx';

const ID = '01900000-0000-7000-8000-000000000001';
const CAMINHO = '/api/PortalUnico/Aviso/01900000-0000-7000-8000-0000000000aa/6b0f6a6e-5b1e-4c5e-9a59-0d9d5f3c2a11';
const API = '/api/PortalUnico/Assinatura';
const PEDIR = `/api/PortalUnico/Credencial/${ID}/Assinatura`;
const ENDPOINT = `https://cais.exemplo.com.br${CAMINHO}`;
const [PRIMEIRO, ...OUTROS] = EVENTOS_DA_DUIMP.map(({ evento }) => evento);

const credencial = credencialDoPortal.parse({
  id: ID,
  ambiente: 'TREINAMENTO',
  modo: 'CHAVE',
  titular: 'Maria da Silva',
  cpf: '52998224725',
  validaAte: null,
  criadaEm: '2026-11-20T12:00:00.000Z',
  criadaPor: 'João',
  encerradaEm: null,
  testadaEm: null,
  testePassou: null,
  testeFrase: null,
  usadaEm: null,
});
const receptor = {
  credencialId: ID,
  caminho: CAMINHO,
  feitoEm: '2026-11-20T12:00:00.000Z',
  feitoPor: 'João',
  avisadoEm: null,
  evento: null,
  numero: null,
  avisos: 0,
};
const vista = (id: string, evento: string, mais: object = {}) => ({
  id,
  evento,
  endpoint: ENDPOINT,
  excluidaEm: null,
  motivo: null,
  ...mais,
});
const assinatura = (mais: Partial<AssinaturaDosAvisos> = {}) =>
  assinaturaDosAvisos.parse({
    credencialId: ID,
    ato: 'OLHAR',
    situacao: 'PRONTA',
    frase: null,
    endpoint: ENDPOINT,
    pedidaPor: 'João',
    pedidaEm: '2026-11-20T12:00:00.000Z',
    olhadaEm: '2026-11-20T12:00:05.000Z',
    podeOlharEm: '2026-11-20T12:10:05.000Z',
    proximaEm: '2026-11-21T07:00:00.000Z',
    eventos: [PRIMEIRO, ...OUTROS].map((evento, i) => ({
      evento,
      situacao: 'ASSINADO',
      assinatura: vista(String(i + 1), evento ?? ''),
    })),
    outras: [],
    falhas: [],
    quantasFalhas: 0,
    ...mais,
  });

function abrir(daqui: () => AssinaturaDosAvisos | null, { comReceptor = true, recusa }: Opcoes = {}) {
  return abrirTelas({
    endereco: '/',
    telas: { '/': [() => <AvisosDaCredencial credencial={credencial} />] },
    rotas: {
      'GET /api/PortalUnico/Aviso': () => responder(comReceptor ? [receptor] : []),
      [`GET ${API}`]: () => responder([daqui()].filter(Boolean)),
      [`POST ${PEDIR}`]: () => recusa ?? responder([assinatura({ situacao: 'NA_FILA', ato: 'ASSINAR' })], 202),
    },
  });
}
interface Opcoes {
  comReceptor?: boolean;
  recusa?: Response;
}

test('the person says where this server is, sees what the Portal will call, and asks for it once', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrir(() => null);
  expect(await screen.findByText(/Por aqui o Cais não pediu o cadastro ainda/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cadastrar no Portal Único' }));
  const dialogo = within(
    await screen.findByRole('dialog', { name: 'Cadastrar os avisos no Portal Único (treinamento)' }),
  );
  // This test runs on localhost, which would be no suggestion.
  const campo = dialogo.getByRole('textbox', { name: 'Endereço do Cais na internet' });
  expect(campo).toHaveValue('');
  await user.type(campo, 'localhost{Enter}');
  expect(await dialogo.findByText(/^Este endereço é só desta máquina ou desta rede/)).toBeVisible();
  expect(dialogo.getByText('O Portal chamará: —')).toBeVisible();
  await user.clear(campo);
  await user.type(campo, 'cais.exemplo.com.br');
  expect(dialogo.getByText(`O Portal chamará: ${ENDPOINT}`)).toBeVisible();
  await user.click(dialogo.getByRole('button', { name: 'Cadastrar no Portal' }));
  expect(await screen.findByText(/^O Cais vai cadastrar os avisos no Portal: pedido em 20\/11\/2026/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const enviados = await Promise.all(pedidos('POST', PEDIR).map((um) => um.json()));
  expect(enviados).toEqual([{ ato: 'ASSINAR', endereco: 'cais.exemplo.com.br' }]);
});

test('what the server refuses stands at the field, and what was typed stays', async () => {
  const user = userEvent.setup();
  const recusa = responder({ codigo: 'VALIDACAO', Error: 'Não.', campos: { endereco: 'Outro endereço.' } }, 400);
  abrir(() => null, { recusa });
  await user.click(await screen.findByRole('button', { name: 'Cadastrar no Portal Único' }));
  const campo = await screen.findByRole('textbox', { name: 'Endereço do Cais na internet' });
  await user.type(campo, 'cais.exemplo.com.br{Enter}');
  expect(await screen.findByText('Outro endereço.')).toBeVisible();
  expect(campo).toHaveValue('cais.exemplo.com.br');
  expect(campo).toBeInvalid();
});

test('each event says how it is registered, without green, and why one is gone', async () => {
  const eventos = [
    { evento: PRIMEIRO ?? '', situacao: 'ASSINADO', assinatura: vista('1', PRIMEIRO ?? '') },
    { evento: OUTROS[0] ?? '', situacao: 'OUTRA_CHAVE', assinatura: vista('2', OUTROS[0] ?? '') },
    {
      evento: OUTROS[1] ?? '',
      situacao: 'EXCLUIDO',
      assinatura: vista('3', OUTROS[1] ?? '', { excluidaEm: '2026-11-19T12:00:00-0300', motivo: 'Só falhas' }),
    },
    { evento: OUTROS[2] ?? '', situacao: 'NAO_ASSINADO', assinatura: null },
  ] as AssinaturaDosAvisos['eventos'];
  abrir(() => assinatura({ eventos, situacao: 'RECUSADA', frase: `${OUTROS[2]}: Evento sem permissão.` }));
  const tabela = within(await screen.findByRole('table', { name: 'Eventos cadastrados no Portal Único' }));
  const linhas = tabela.getAllByRole('row').slice(1);
  expect(linhas.map((uma) => uma.textContent)).toEqual([
    expect.stringMatching(/^Situação e canal.*Cadastradocais\.exemplo\.com\.br$/),
    expect.stringMatching(/^Retificação.*Com outra chave secreta/),
    expect.stringMatching(/^Diagnóstico.*Excluído no PortalEm 19\/11\/2026.*: Só falhas—$/),
    expect.stringMatching(/^Registro.*Não cadastrado—$/),
  ]);
  expect(document.querySelector('.status-chip.success')).toBeNull();
  expect(screen.getByText('dimp-registro-import: Evento sem permissão.')).toBeVisible();
  expect(
    screen.getByText(
      /^O Portal mostrou isto em 20\/11\/2026.*O Cais olha de novo em 21\/11\/2026.*\. Você pode pedir outro olhar desde 20\/11\/2026/,
    ),
  ).toBeVisible();
});

test('another address is removed only once that was confirmed, and it is said whose it may be', async () => {
  const user = userEvent.setup();
  const outras = [vista('9', 'dimp-icms-import', { endpoint: 'https://erp.exemplo.com.br/a' })];
  const { pedidos } = abrir(() => assinatura({ outras }));
  await user.click(await screen.findByRole('button', { name: 'Retirar o cadastro 9, de dimp-icms-import' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Retirar este cadastro?' }));
  expect(dialogo.getByText(/avisar https:\/\/erp\.exemplo\.com\.br\/a\. Se outro programa/)).toBeVisible();
  expect(dialogo.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await user.click(dialogo.getByRole('button', { name: 'Retirar' }));
  await waitFor(() => expect(pedidos('POST', PEDIR)).toHaveLength(1));
  expect(await pedidos('POST', PEDIR)[0]?.json()).toEqual({ ato: 'RETIRAR', alvo: '9' });
});

test('deliveries that failed are shown by the names that the Portal gives, and how many are left out', async () => {
  const user = userEvent.setup();
  abrir(() => assinatura({ falhas: [{ evento: 'dimp-situacao-import', status: '500' }], quantasFalhas: 70 }));
  await user.click(await screen.findByRole('button', { name: 'Entregas que falharam' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Entregas que falharam' }));
  expect(
    dialogo.getByText(/^70 entregas falharam, como o Portal Único as mostrou em .*, e o Cais mostra 1\./),
  ).toBeVisible();
  expect(dialogo.getByRole('cell', { name: '500' })).toBeVisible();
  await user.click(dialogo.getByRole('button', { name: 'Fechar' }));
});

test('once notices are no longer received, what is left at the Portal is still removed from here', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrir(() => assinatura(), { comReceptor: false });
  expect(await screen.findByRole('button', { name: /^Receber avisos/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Cadastrar/ })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Retirar do Portal' }));
  await user.click(screen.getByRole('button', { name: 'Retirar' }));
  await waitFor(() => expect(pedidos('POST', PEDIR)).toHaveLength(1));
  expect(await pedidos('POST', PEDIR)[0]?.json()).toEqual({ ato: 'RETIRAR', alvo: null });
});

test('a look that may not be made yet is refused in words', async () => {
  const user = userEvent.setup();
  const recusa = responder({ codigo: 'REGRA', Error: 'O Cais olhou às 12:00. Pode olhar de novo às 12:10.' }, 422);
  abrir(() => assinatura(), { recusa });
  await user.click(await screen.findByRole('button', { name: 'Ver o que o Portal tem' }));
  expect(await screen.findByText('O Cais olhou às 12:00. Pode olhar de novo às 12:10.')).toBeVisible();
});
