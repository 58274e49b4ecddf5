import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { type CredencialDoPortal, credencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { certificadoFicticio } from '#lib/testing/certificado-ficticio.ts';
import { PortalUnicoScreen } from './PortalUnicoScreen.tsx';

const API = '/api/PortalUnico/Credencial';
const RONDAS = '/api/PortalUnico/Ronda';
const ATRIBUTOS = '/api/PortalUnico/Atributos';
const AVISOS = '/api/PortalUnico/Aviso';
const ID = '01900000-0000-7000-8000-000000000001';

const credencial = (mais: Partial<CredencialDoPortal> = {}) =>
  credencialDoPortal.parse({
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
    ...mais,
  });

const abrir = (rotas: RotasDeTeste) =>
  abrirTelas({
    endereco: '/configuracoes/portal-unico',
    telas: { '/configuracoes/portal-unico': [PortalUnicoScreen] },
    rotas: {
      [`GET ${RONDAS}`]: () => responder([]),
      [`GET ${AVISOS}`]: () => responder([]),
      'GET /api/PortalUnico/Assinatura': () => responder([]),
      [`GET ${ATRIBUTOS}`]: () => responder([]),
      'GET /api/PortalUnico/Pergunta': () => responder([]),
      ...rotas,
    },
  });

test('a key is registered in training, and the test of its connection says what the Portal answered', async () => {
  const user = userEvent.setup();
  let cadastrada = false;
  const testada = credencial({
    testadaEm: '2026-11-20T12:01:00.000Z',
    testePassou: true,
    testeFrase: 'O Portal Único aceitou a chave.',
  });
  const { pedidos } = abrir({
    [`GET ${API}`]: () => responder(cadastrada ? [credencial()] : []),
    [`POST ${API}`]: () => {
      cadastrada = true;
      return responder({ id: ID }, 201);
    },
    [`POST ${API}/${ID}/Teste`]: () => responder([testada]),
  });
  await user.click(await screen.findByRole('button', { name: 'Nova credencial' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Nova credencial' }));
  await user.type(dialogo.getByLabelText(/^Titular da chave/), 'Maria da Silva');
  await user.type(dialogo.getByLabelText(/^CPF do titular/), '529.982.247-25');
  await user.type(dialogo.getByLabelText(/^Client-Id/), 'chave');
  await user.type(dialogo.getByLabelText(/^Client-Secret/), 'segredo');
  await user.type(dialogo.getByRole('textbox', { name: 'Válida até' }), '31122027');
  await user.click(dialogo.getByRole('button', { name: 'Cadastrar' }));
  await user.click(await screen.findByRole('button', { name: 'Testar conexão de Maria da Silva' }));
  expect(await screen.findByText(/^O Portal Único aceitou a chave\. Testada em /)).toBeVisible();
  expect(await pedidos('POST', API)[0]?.json()).toEqual({
    ambiente: 'TREINAMENTO',
    titular: 'Maria da Silva',
    cpf: '52998224725',
    clientId: 'chave',
    clientSecret: 'segredo',
    validaAte: '2027-12-31',
    confirmacao: null,
  });
  expect(document.body).not.toHaveTextContent('52998224725');
});

test('a second credential of the person is refused at the CPF, and what was typed stays', async () => {
  const user = userEvent.setup();
  const frase =
    'Esta pessoa já tem uma credencial em uso no ambiente de treinamento (chave de acesso, Maria da Silva). Use “Trocar a chave” nela, ou encerre-a antes de cadastrar outra.';
  abrir({
    [`GET ${API}`]: () => responder([credencial()]),
    [`POST ${API}`]: () => responder({ Error: frase, codigo: 'REGRA', campos: { cpf: frase } }, 422),
  });
  await user.click(await screen.findByRole('button', { name: 'Nova credencial' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Nova credencial' }));
  await user.type(dialogo.getByLabelText(/^Titular da chave/), 'Maria da Silva');
  await user.type(dialogo.getByLabelText(/^CPF do titular/), '529.982.247-25');
  await user.type(dialogo.getByLabelText(/^Client-Id/), 'chave');
  await user.type(dialogo.getByLabelText(/^Client-Secret/), 'segredo');
  await user.click(dialogo.getByRole('button', { name: 'Cadastrar' }));
  expect(await dialogo.findByText(frase)).toBeVisible();
  expect(dialogo.getByLabelText(/^CPF do titular/)).toHaveFocus();
  expect(dialogo.getByLabelText(/^Client-Secret/)).toHaveValue('segredo');
});

test('an A1 certificate is opened here with its password, shown, and sent without it', async () => {
  const user = userEvent.setup();
  const { certificado, chave, pfx } = certificadoFicticio('MARIA FICTICIA DA SILVA:52998224725');
  const { pedidos } = abrir({
    [`GET ${API}`]: () => responder([]),
    [`POST ${API}/Certificado`]: () => responder({ id: ID }, 201),
  });
  await user.click(await screen.findByRole('button', { name: 'Nova credencial' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Nova credencial' }));
  await user.type(dialogo.getByLabelText(/^Client-Id/), 'chave');
  await user.click(dialogo.getByRole('radio', { name: 'Certificado A1' }));
  await user.click(dialogo.getByRole('button', { name: 'Abrir o certificado' }));
  expect(await dialogo.findByText('Escolha o arquivo do certificado.')).toBeVisible();
  const arquivo = new File([pfx('segredo do arquivo')], 'maria.pfx');
  await user.upload(dialogo.getByLabelText('Solte aqui o arquivo do certificado'), arquivo);
  await user.type(dialogo.getByLabelText('Senha do arquivo'), 'outra');
  await user.click(dialogo.getByRole('button', { name: 'Abrir o certificado' }));
  expect(await dialogo.findByText('A senha não abre este arquivo.')).toBeVisible();
  await user.clear(dialogo.getByLabelText('Senha do arquivo'));
  await user.type(dialogo.getByLabelText('Senha do arquivo'), 'segredo do arquivo{Enter}');
  expect(await dialogo.findByText('MARIA FICTICIA DA SILVA')).toBeVisible();
  expect(dialogo.getByRole('alert')).toHaveFocus();
  expect(dialogo.getByText(/CPF \*\*\*\.982\.247-\*\* · vale até 31\/12\/2027/)).toBeVisible();
  await user.click(dialogo.getByRole('radio', { name: 'Chave de acesso' }));
  expect(dialogo.getByLabelText(/^Client-Id/)).toHaveValue('chave');
  await user.click(dialogo.getByRole('radio', { name: 'Certificado A1' }));
  await user.click(dialogo.getByRole('button', { name: 'Cadastrar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await pedidos('POST', `${API}/Certificado`)[0]?.json()).toEqual({
    ambiente: 'TREINAMENTO',
    certificado,
    chave,
    confirmacao: null,
  });
});

test('another key of the same person takes the place of a refused one, and the connection is to be tested again', async () => {
  const user = userEvent.setup();
  const frase = 'Chave inválida. (PLAT-ER8008)';
  const recusada = credencial({ testadaEm: '2026-11-20T12:01:00.000Z', testePassou: false, testeFrase: frase });
  let fora = true;
  const { pedidos } = abrir({
    [`GET ${API}`]: () => responder([recusada]),
    [`POST ${API}/${ID}/Chave`]: () =>
      fora
        ? responder({ Error: 'O servidor não pôde gravar.', codigo: 'INTERNO' }, 500)
        : responder([credencial({ validaAte: '2027-12-31' })]),
  });
  expect(await screen.findByText(new RegExp(`^${frase.replace(/[()]/g, String.raw`\$&`)}`))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Trocar a chave de Maria da Silva' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Trocar a chave de Maria da Silva' }));
  // The other form is there too, and hidden.
  expect(dialogo.getAllByText('CPF ***.982.247-** · treinamento')[0]).toBeVisible();
  for (const nome of [/^Titular da chave/, /^CPF do titular/, /^Ambiente/]) {
    expect(dialogo.queryByLabelText(nome)).toBeNull();
  }
  await user.type(dialogo.getByLabelText(/^Client-Id/), 'chave nova');
  await user.type(dialogo.getByLabelText(/^Client-Secret/), 'segredo-novo');
  await user.type(dialogo.getByRole('textbox', { name: 'Válida até' }), '31122027');
  await user.click(dialogo.getByRole('button', { name: 'Trocar' }));
  expect(await dialogo.findByText(/^Só letras, algarismos e sinais, sem espaço/)).toBeVisible();
  await user.clear(dialogo.getByLabelText(/^Client-Id/));
  await user.type(dialogo.getByLabelText(/^Client-Id/), 'chave-nova');
  await user.click(dialogo.getByRole('button', { name: 'Trocar' }));
  expect(await dialogo.findByText('O servidor não pôde gravar.')).toBeVisible();
  expect(dialogo.getByLabelText(/^Client-Secret/)).toHaveValue('segredo-novo');
  fora = false;
  await user.click(dialogo.getByRole('button', { name: 'Trocar' }));
  expect(await screen.findByText('A chave nova está guardada. Teste a conexão.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText(/ · válida até 31\/12\/2027 · /)).toBeVisible();
  expect(screen.queryByText(/PLAT-ER8008/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Trocar a chave de Maria da Silva' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Testar conexão de Maria da Silva' })).toBeEnabled();
  const trocas = pedidos('POST', `${API}/${ID}/Chave`);
  expect(trocas).toHaveLength(2);
  expect(await trocas[1]?.json()).toEqual({
    clientId: 'chave-nova',
    clientSecret: 'segredo-novo',
    validaAte: '2027-12-31',
    confirmacao: null,
  });
});

test('in production another key asks for the sentence too', async () => {
  const user = userEvent.setup();
  const emProducao = credencial({ ambiente: 'PRODUCAO' });
  const { pedidos } = abrir({
    [`GET ${API}`]: () => responder([emProducao]),
    [`POST ${API}/${ID}/Chave`]: () => responder([emProducao]),
  });
  await user.click(await screen.findByRole('button', { name: 'Trocar a chave de Maria da Silva' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Trocar a chave de Maria da Silva' }));
  await user.type(dialogo.getByLabelText(/^Client-Id/), 'chave');
  await user.type(dialogo.getByLabelText(/^Client-Secret/), 'segredo');
  await user.click(dialogo.getByRole('button', { name: 'Trocar' }));
  expect(await dialogo.findByText('Para produção, digite: dados de verdade.')).toBeVisible();
  expect(pedidos('POST', `${API}/${ID}/Chave`)).toHaveLength(0);
  await user.type(dialogo.getByLabelText(/^Para produção, digite/), 'dados de verdade{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await pedidos('POST', `${API}/${ID}/Chave`)[0]?.json()).toMatchObject({ confirmacao: 'dados de verdade' });
});

test('another certificate is sent only when it is of the same person, and a key may come in its place', async () => {
  const user = userEvent.setup();
  const alheio = certificadoFicticio('JOSE FICTICIO:11144477735');
  const { certificado, chave, pfx } = certificadoFicticio('MARIA DA SILVA:52998224725');
  const antes = credencial({ modo: 'CERTIFICADO', validaAte: '2026-12-01' });
  const { pedidos } = abrir({
    [`GET ${API}`]: () => responder([antes]),
    [`POST ${API}/${ID}/Certificado`]: () => responder([credencial({ modo: 'CERTIFICADO', validaAte: '2027-12-31' })]),
  });
  await user.click(await screen.findByRole('button', { name: 'Trocar o certificado de Maria da Silva' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Trocar o certificado de Maria da Silva' }));
  expect(dialogo.getByRole('radio', { name: 'Certificado A1' })).toBeChecked();
  await user.upload(
    dialogo.getByLabelText('Solte aqui o arquivo do certificado'),
    new File([alheio.pfx('senha')], 'jose.pfx'),
  );
  await user.type(dialogo.getByLabelText('Senha do arquivo'), 'senha{Enter}');
  expect(
    await dialogo.findByText(
      'O certificado é de JOSE FICTICIO, com outro CPF, e esta credencial é de Maria da Silva. Para outra pessoa, cadastre outra credencial.',
    ),
  ).toBeVisible();
  expect(dialogo.queryByRole('button', { name: 'Trocar' })).toBeNull();
  // The refusal stands where the person is, below the password.
  expect(
    dialogo.getByLabelText('Senha do arquivo').compareDocumentPosition(dialogo.getByText(/^O certificado é de JOSE/)),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.upload(dialogo.getByLabelText('jose.pfx'), new File([pfx('senha')], 'maria.pfx'));
  await user.click(dialogo.getByRole('button', { name: 'Abrir o certificado' }));
  expect(await dialogo.findByText('MARIA DA SILVA')).toBeVisible();
  await user.click(dialogo.getByRole('button', { name: 'Trocar' }));
  expect(await screen.findByText('O certificado novo está guardado. Teste a conexão.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await pedidos('POST', `${API}/${ID}/Certificado`)[0]?.json()).toEqual({
    certificado,
    chave,
    confirmacao: null,
  });
  await user.click(screen.getByRole('button', { name: 'Trocar o certificado de Maria da Silva' }));
  await user.click(await screen.findByRole('radio', { name: 'Chave de acesso' }));
  expect(screen.getByLabelText(/^Client-Id/)).toBeVisible();
});

test('a key is ended only once that was confirmed', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrir({
    [`GET ${API}`]: () => responder([credencial()]),
    [`POST ${API}/${ID}/Encerrar`]: () => responder([credencial({ encerradaEm: '2026-11-20T13:00:00.000Z' })]),
  });
  await user.click(await screen.findByRole('button', { name: 'Encerrar a credencial de Maria da Silva' }));
  expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  expect(pedidos('POST', `${API}/${ID}/Encerrar`)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText('Encerrada')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Testar conexão/ })).toBeNull();
});

const ronda = (mais: object = {}) => ({
  credencialId: ID,
  importador: { id: '01900000-0000-7000-8000-000000000009', nome: 'Indústria Fictícia' },
  ligada: true,
  ligadaEm: '2026-11-20T12:00:00.000Z',
  ligadaPor: 'João',
  proximaEm: '2026-11-21T07:00:00.000Z',
  ultima: null,
  ...mais,
});

test('the nightly round is off until it is switched on, and says when it looked and when it looks again', async () => {
  const user = userEvent.setup();
  let rondas: object[] = [];
  const { pedidos } = abrir({
    [`GET ${API}`]: () => responder([credencial()]),
    [`GET ${RONDAS}`]: () => responder(rondas),
    'GET /api/Importador/GetByQ': () =>
      responder([{ id: '01900000-0000-7000-8000-000000000009', codigo: '001', nome: 'Indústria Fictícia' }]),
    [`POST ${RONDAS}`]: async (pedido) => {
      const { ligada } = await pedido.json();
      const olhadaEm = '2026-11-20T07:00:05.000Z';
      const ultima = { id: ID, situacao: 'PRONTA', frase: null, olhadaEm, achadas: 3, trazidas: 2 };
      rondas = [ligada ? ronda() : ronda({ ligada: false, proximaEm: null, ultima })];
      return responder(rondas);
    },
  });
  await user.type(await screen.findByRole('combobox', { name: 'Importador da ronda' }), 'fict');
  expect(screen.queryByRole('switch')).toBeNull();
  await user.click(await screen.findByRole('option', { name: /Indústria Fictícia/ }));
  await user.click(screen.getByRole('button', { name: 'Ligar a ronda' }));
  expect(await screen.findByText(/^Ainda não olhou\. Olha em 21\/11\/2026/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Importador da ronda' })).toHaveValue('');
  await user.click(screen.getByRole('switch', { name: 'Ronda da noite de Indústria Fictícia' }));
  expect(
    await screen.findByText(/^Olhou em 20\/11\/2026.*: 3 no Portal, 2 novas na fila de busca\. Desligada\.$/),
  ).toBeVisible();
  const [ligou, desligou] = await Promise.all(pedidos('POST', RONDAS).map((um) => um.json()));
  expect([ligou.ligada, desligou.ligada]).toEqual([true, false]);
});

const receptor = (mais: object = {}) => ({
  credencialId: ID,
  caminho: '/api/PortalUnico/Aviso/01900000-0000-7000-8000-0000000000aa/6b0f6a6e-5b1e-4c5e-9a59-0d9d5f3c2a11',
  feitoEm: '2026-11-20T12:00:00.000Z',
  feitoPor: 'João',
  avisadoEm: null,
  evento: null,
  numero: null,
  avisos: 0,
  ...mais,
});

test('notices: the address and the secret are shown to be registered at the Portal, and the secret only once', async () => {
  const user = userEvent.setup();
  let receptores: object[] = [];
  const { pedidos } = abrir({
    [`GET ${API}`]: () => responder([credencial()]),
    [`GET ${AVISOS}`]: () => responder(receptores),
    [`POST ${API}/${ID}/Aviso`]: () => {
      receptores = [receptor()];
      return responder({ segredo: `chave-${pedidos('POST', `${API}/${ID}/Aviso`).length}`, receptores });
    },
    [`DELETE ${API}/${ID}/Aviso`]: () => {
      receptores = [];
      return responder([]);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Receber avisos pela credencial de Maria da Silva' }));
  expect(await screen.findByRole('textbox', { name: 'Chave secreta' })).toHaveValue('chave-1');
  expect(screen.getByRole('textbox', { name: 'Endereço dos avisos' })).toHaveValue(
    `http://localhost${receptor().caminho}`,
  );
  // This test runs on localhost, which the Portal does not reach.
  expect(screen.getByText(/^Este endereço é só desta máquina/)).toBeVisible();
  expect(screen.getByText(/Nenhum aviso chegou ainda: só o primeiro prova/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fazer outra chave secreta' }));
  expect(pedidos('POST', `${API}/${ID}/Aviso`)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Fazer outra' }));
  expect(await screen.findByRole('textbox', { name: 'Chave secreta' })).toHaveValue('chave-2');
  await user.click(screen.getByRole('button', { name: 'Deixar de receber' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Deixar de receber avisos?' }));
  await user.click(dialogo.getByRole('button', { name: 'Deixar de receber' }));
  expect(await screen.findByRole('button', { name: /^Receber avisos/ })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Chave secreta' })).toBeNull();
});

test('notices: the last one is told with its event, its DUIMP and when it came', async () => {
  const avisado = { avisadoEm: '2026-11-21T15:04:00.000Z', evento: 'dimp-situacao-import', avisos: 7 };
  abrir({
    [`GET ${API}`]: () => responder([credencial()]),
    [`GET ${AVISOS}`]: () => responder([receptor({ ...avisado, numero: '26BR00000000010' })]),
  });
  expect(
    await screen.findByText(
      /^Último aviso em 21\/11\/2026.*: dimp-situacao-import, da DUIMP 26BR0000000001-0\. Avisos ao todo: 7\./,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Chave secreta' })).toBeNull();
});

test('the attributes of the NCMs are asked for, and those that came are read in words', async () => {
  const user = userEvent.setup();
  const pedido = {
    id: ID,
    situacao: 'PRONTA',
    frase: null,
    titular: 'Maria da Silva',
    pedidaPor: 'João',
    proximaEm: null,
    pedidaEm: '2026-11-20T12:00:00.000Z',
    olhadaEm: '2026-11-20T12:00:05.000Z',
    sha256: 'a'.repeat(64),
  };
  const comuns = { itens: 2, ambiente: 'TREINAMENTO' };
  let faltava = true;
  const espera = { ...pedido, situacao: 'NA_FILA', olhadaEm: null, sha256: null, frase: 'O Portal para até as 3h.' };
  const atributo = { codigo: 'ATT_1', nomeApresentacao: 'Material', formaPreenchimento: 'TEXTO', obrigatorio: true };
  const { pedidos } = abrir({
    [`GET ${API}`]: () => responder([credencial()]),
    [`GET ${ATRIBUTOS}`]: () =>
      responder([
        { ...comuns, ncm: '73181500', pedido: faltava ? null : espera },
        { ...comuns, ncm: '85340011', pedido },
      ]),
    [`POST ${ATRIBUTOS}`]: () => {
      const pedidas = faltava ? 1 : 0;
      faltava = false;
      return responder({ pedidas }, 202);
    },
    [`GET ${ATRIBUTOS}/${ID}/Arquivo`]: () => responder([atributo]),
  });
  const tabela = within(await screen.findByRole('table', { name: 'NCMs dos itens e seus atributos no Portal Único' }));
  expect(tabela.getByText('Não pedida')).toBeVisible();
  expect(tabela.getByText(/^Última resposta em 20\/11\/2026/)).toBeVisible();
  expect(tabela.queryByRole('button', { name: 'Ver os atributos da NCM 7318.15.00' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pedir as que faltam' }));
  expect(await tabela.findByText('O Portal para até as 3h.')).toBeVisible();
  expect(await pedidos('POST', ATRIBUTOS)[0]?.json()).toEqual({ credencialId: ID, ncms: ['73181500'] });
  await user.click(screen.getByRole('button', { name: 'Pedir todas de novo' }));
  expect(await screen.findByText(/^Nada a pedir: todas já estão na fila/)).toBeVisible();
  await user.click(tabela.getByRole('button', { name: 'Ver os atributos da NCM 8534.00.11' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Atributos da NCM 8534.00.11' }));
  const linha = within(await dialogo.findByRole('row', { name: /Material/ }));
  expect([linha.getByText('ATT_1'), linha.getByText('Sim'), linha.getByText('Texto')]).toHaveLength(3);
  expect(dialogo.getByText(/^Treinamento, resposta de 20\/11\/2026/)).toBeVisible();
});

test('attributes that cannot be read say so, and come once they can', async () => {
  const calado = jest.spyOn(console, 'error').mockImplementation(() => {});
  let fora = true;
  abrir({
    [`GET ${API}`]: () => responder([credencial()]),
    [`GET ${ATRIBUTOS}`]: () => (fora ? responder({ Error: 'O servidor não pôde ler.' }, 500) : responder([])),
  });
  const tentar = await screen.findByRole('button', { name: 'Tentar de novo' });
  expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar');
  fora = false;
  await userEvent.click(tentar);
  expect(await screen.findByRole('heading', { name: /^Atributos das NCMs/ })).toBeVisible();
  calado.mockRestore();
});
