import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { type OperadorNoPortal, operadorNoPortal } from '#lib/portal/contracts/operadores-estrangeiros.ts';
import { OperadorScreen } from './OperadorScreen.tsx';

const ID = '01900000-0000-7000-8000-000000000051';
const URL_DO_OPERADOR = `/api/PortalUnico/Operador/${ID}`;

const operador = (mais: Partial<OperadorNoPortal> = {}): OperadorNoPortal =>
  operadorNoPortal.parse({
    id: ID,
    versao: 1,
    ambiente: 'TREINAMENTO',
    raiz: '40000001',
    situacao: 'RASCUNHO',
    etapa: null,
    frase: null,
    fornecedor: { id: ID, nome: 'Águia Fictícia' },
    importador: { id: ID, nome: 'Importadora Fictícia' },
    nome: 'Águia Fictícia',
    tin: 'TIN-1',
    codigoPais: 'CN',
    logradouro: 'Fictional Road, 8',
    cep: null,
    nomeCidade: '',
    codigoSubdivisaoPais: null,
    email: null,
    codigoInterno: 'CAIS-1',
    identificacoesAdicionais: [],
    mudouNoCadastro: [],
    lados: null,
    vistoEm: null,
    semNovaVersao: null,
    semMudanca: null,
    codigo: null,
    versaoNoPortal: null,
    situacaoNoPortal: null,
    comparacao: null,
    comparadoEm: null,
    redigidoEm: '2026-11-23T14:00:00.000Z',
    redigidoPor: 'Ana',
    proximaEm: null,
    alteradoPor: 'Ana',
    alteradoEm: '2026-11-23T14:00:00.000Z',
    revisaoPedida: null,
    revisado: null,
    enviado: null,
    respondidoEm: null,
    sha256: null,
    titular: null,
    possoRevisar: false,
    problemas: [],
    pedeSegundaPessoa: true,
    ato: 'INCLUIR',
    versaoBase: null,
    excluidoEm: null,
    ...mais,
  });

function abrir(inicial: OperadorNoPortal, rotas: RotasDeTeste = {}) {
  let atual = inicial;
  return abrirTelas({
    endereco: `/configuracoes/catalogo/operadores/${ID}`,
    telas: { '/configuracoes/catalogo/operadores/$id': [OperadorScreen] },
    rotas: {
      [`GET ${URL_DO_OPERADOR}`]: () => responder(atual),
      'PUT /api/PortalUnico/Operador': async (pedido: Request) => {
        atual = { ...atual, ...(await pedido.clone().json()), versao: atual.versao + 1 };
        return responder(atual);
      },
      ...rotas,
    },
  });
}

test('what is typed is judged as the server judges it, each refusal with the way to its field', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrir(operador());
  const falta = within(await screen.findByRole('region', { name: 'Para enviar' }));
  await user.click(falta.getByRole('button', { name: 'Cidade: Informe a cidade.' }));
  expect(screen.getByRole('textbox', { name: /Cidade/ })).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: /Cidade/ }), 'Shenzhen');
  await user.type(screen.getByRole('textbox', { name: /Subdivisão/ }), 'us-fl');
  expect(
    falta.getByRole('button', {
      name: 'Subdivisão (ISO): O código da subdivisão é de outro país: aqui começa por CN-.',
    }),
  ).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: /Subdivisão/ }));
  await user.type(screen.getByRole('textbox', { name: /Subdivisão/ }), 'CN-GD');
  expect(falta.getByText(/^Nada falta do que o Cais confere/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Adicionar identificação' }));
  await user.type(screen.getByRole('textbox', { name: /Código da agência/ }), '16');
  await user.type(screen.getByRole('textbox', { name: /^Número/ }), '12345');
  await user.click(screen.getByRole('button', { name: 'Gravar' }));
  await screen.findByText('Alterações gravadas.');
  const [gravado] = pedidos('PUT', '/api/PortalUnico/Operador');
  expect(await gravado?.clone().json()).toEqual({
    id: ID,
    versao: 1,
    nome: 'Águia Fictícia',
    tin: 'TIN-1',
    codigoPais: 'CN',
    logradouro: 'Fictional Road, 8',
    nomeCidade: 'Shenzhen',
    codigoSubdivisaoPais: 'CN-GD',
    cep: null,
    email: null,
    codigoInterno: 'CAIS-1',
    identificacoesAdicionais: [{ codigo: '16', numero: '12345' }],
  });
});

test('both sides stand field by field, and what changed in the cadastro leads to a next version', async () => {
  const user = userEvent.setup();
  let agora = operador({
    situacao: 'ENVIADO',
    codigo: 'OPE_1',
    versaoNoPortal: '1',
    situacaoNoPortal: 'ATIVADO',
    versao: 4,
    comparacao: null,
    mudouNoCadastro: ['nomeCidade'],
    vistoEm: '2026-11-23T14:00:00.000Z',
    lados: [
      { campo: 'situacao', aqui: 'ATIVADO', la: 'ATIVADO' },
      { campo: 'nomeCidade', aqui: 'Dongguan', la: 'Shenzhen' },
      { campo: 'tin', aqui: null, la: null },
    ],
  });
  const { pedidos } = abrir(agora, {
    [`GET ${URL_DO_OPERADOR}`]: () => responder(agora),
    'POST /api/PortalUnico/Operador/EmVarios': () => {
      agora = { ...agora, situacao: 'RASCUNHO', ato: 'NOVA_VERSAO', versaoBase: '1', versao: 5, mudouNoCadastro: [] };
      return responder({ feitos: [ID], recusados: [] });
    },
  });
  const tabela = within(await screen.findByRole('table', { name: 'O operador daqui e o do Portal, campo por campo' }));
  expect(
    tabela
      .getAllByRole('row')
      .slice(1)
      .map((linha) =>
        within(linha)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent)
          .join('|'),
      ),
  ).toEqual([
    'Situação no Portal|ATIVADO|ATIVADO|Igual',
    'Cidade|Dongguan|Shenzhen|Difere',
    'Identificação fiscal (TIN)|—|—|Igual',
  ]);
  expect(screen.getByText('Não comparado')).toBeVisible();
  expect(screen.getByText(/^O cadastro do fornecedor mudou .*: Cidade\. Prepare uma nova versão\.$/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Cidade/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Preparar mudança…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Preparar uma mudança' }));
  expect(dialogo.getByRole('radio', { name: 'Nova versão' })).toBeChecked();
  await user.click(dialogo.getByRole('button', { name: 'Preparar' }));
  expect(await screen.findByText(/^Isto é uma nova versão do operador OPE_1/)).toBeVisible();
  const [ato] = pedidos('POST', '/api/PortalUnico/Operador/EmVarios');
  expect(await ato?.clone().json()).toEqual({
    operadores: [{ id: ID, versao: 4 }],
    ato: { tipo: 'PREPARAR_MUDANCA', como: 'NOVA_VERSAO' },
  });
});

test('of a lost answer a person says what the Portal has; without a comparison there is no next version', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrir(operador({ situacao: 'INCERTO', etapa: 'PERGUNTAR', versao: 7 }), {
    [`POST ${URL_DO_OPERADOR}/Achado`]: () =>
      responder(
        operador({
          situacao: 'ENVIADO',
          codigo: 'OPE_770',
          versao: 8,
          semMudanca: 'Compare antes com o Portal: o Cais ainda não viu o que ele tem.',
        }),
      ),
  });
  await user.click(await screen.findByRole('button', { name: 'Dizer o que há no Portal…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'O que há no Portal' }));
  await user.click(dialogo.getByRole('radio', { name: 'Este operador está lá' }));
  expect(dialogo.getByRole('button', { name: 'Confirmar' })).toBeDisabled();
  await user.type(dialogo.getByRole('textbox', { name: /Código do operador/ }), 'OPE_770');
  await user.click(dialogo.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [achado] = pedidos('POST', `${URL_DO_OPERADOR}/Achado`);
  expect(await achado?.clone().json()).toEqual({ versao: 7, codigo: 'OPE_770' });
  expect(await screen.findByText('O Portal ainda não mostrou este operador: nada foi comparado.')).toBeVisible();
  expect(screen.getByText(/^Este operador está no Portal Único\. Compare antes com o Portal/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Preparar mudança…' })).not.toBeInTheDocument();
});

test('an operator goes out of use with a reason, by the keyboard alone, and that is undone before it leaves', async () => {
  const user = userEvent.setup();
  const la = { situacao: 'ENVIADO', codigo: 'OPE_1', versaoNoPortal: '1', situacaoNoPortal: 'ATIVADO' } as const;
  let agora = operador({ ...la, versao: 4, semNovaVersao: 'Nada mudou no cadastro.' });
  const { pedidos } = abrir(agora, {
    [`GET ${URL_DO_OPERADOR}`]: () => responder(agora),
    'POST /api/PortalUnico/Operador/EmVarios': async (pedido: Request) => {
      const { ato } = await pedido.clone().json();
      const outro: Partial<OperadorNoPortal> =
        ato.tipo === 'DESATIVAR'
          ? {
              situacao: 'EM_REVISAO',
              ato: 'DESATIVAR',
              versaoBase: '1',
              semMudanca: 'Só se muda um que está no Portal.',
            }
          : { ...la, ato: 'INCLUIR', versaoBase: null, semMudanca: null };
      agora = { ...agora, ...outro, versao: agora.versao + 1 };
      return responder({ feitos: [ID], recusados: [] });
    },
  });
  // Where nothing changed there is only a correction to prepare.
  await user.click(await screen.findByRole('button', { name: 'Preparar mudança…' }));
  const mudanca = within(await screen.findByRole('dialog', { name: 'Preparar uma mudança' }));
  expect(mudanca.getByRole('radio', { name: 'Nova versão' })).toBeDisabled();
  expect(mudanca.getByText('Nada mudou no cadastro.')).toBeVisible();
  expect(mudanca.getByRole('radio', { name: 'Nova versão' })).toHaveAccessibleDescription('Nada mudou no cadastro.');
  expect(mudanca.getByRole('radio', { name: 'Retificação da versão' })).toBeChecked();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  screen.getByRole('button', { name: 'Desativar…' }).focus();
  await user.keyboard('{Enter}');
  const dialogo = within(await screen.findByRole('dialog', { name: 'Desativar no Portal Único' }));
  expect(dialogo.getByText(/^Um operador desativado não serve mais a nenhuma DUIMP/)).toBeVisible();
  await waitFor(() => expect(dialogo.getByRole('textbox', { name: /Por que se desativa/ })).toHaveFocus());
  await user.keyboard('Encerrou');
  await user.click(dialogo.getByRole('button', { name: 'Pedir a revisão' }));
  expect(await screen.findByText('Desativação')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Cidade/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Desfazer a desativação…' }));
  const desfazer = within(await screen.findByRole('dialog', { name: 'Desfazer a desativação de Águia Fictícia?' }));
  await user.click(desfazer.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Mudança desfeita.')).toBeVisible();
  const atos = await Promise.all(
    pedidos('POST', '/api/PortalUnico/Operador/EmVarios').map(async (um) => (await um.clone().json()).ato),
  );
  expect(atos).toEqual([{ tipo: 'DESATIVAR', motivo: 'Encerrou' }, { tipo: 'DESFAZER' }]);
});

describe('undone while something is typed', () => {
  const retificacao = () => operador({ ato: 'RETIFICACAO', versaoBase: '1', codigo: 'OPE_1', nomeCidade: 'Shenzhen' });
  const EM_VARIOS = `${URL_DO_OPERADOR.replace(`/${ID}`, '')}/EmVarios`;

  async function pedirParaDesfazer(user: ReturnType<typeof userEvent.setup>) {
    await user.click(screen.getByRole('button', { name: 'Desfazer a retificação…' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Desfazer' }));
  }

  test('it waits for the save on its way, and undoes the version that was saved', async () => {
    const user = userEvent.setup();
    const gravada = Promise.withResolvers<Response>();
    const { pedidos } = abrir(retificacao(), {
      'PUT /api/PortalUnico/Operador': () => gravada.promise,
      [`POST ${EM_VARIOS}`]: () => responder({ feitos: [ID], recusados: [] }),
    });
    const cidade = await screen.findByRole('textbox', { name: /Cidade/ });
    await user.type(cidade, ' Sul');
    await user.click(screen.getByRole('button', { name: 'Gravar' }));
    await pedirParaDesfazer(user);
    expect(pedidos('POST', EM_VARIOS)).toEqual([]);
    gravada.resolve(responder(operador({ ...retificacao(), versao: 2, nomeCidade: 'Shenzhen Sul' })));
    expect(await screen.findByText('Mudança desfeita.')).toBeVisible();
    const [ato] = pedidos('POST', EM_VARIOS);
    expect(await ato?.clone().json()).toEqual({ operadores: [{ id: ID, versao: 2 }], ato: { tipo: 'DESFAZER' } });
  });

  test('what cannot be saved is not lost with it', async () => {
    const user = userEvent.setup();
    const { pedidos } = abrir(retificacao());
    await user.clear(await screen.findByRole('textbox', { name: /^Nome/ }));
    await pedirParaDesfazer(user);
    expect(
      await screen.findByText(
        'O que está digitado não pôde ser gravado. Corrija-o, ou desfaça as alterações do formulário.',
      ),
    ).toBeVisible();
    expect(pedidos('POST', EM_VARIOS)).toEqual([]);
  });
});
