import { createHmac } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { EntregaDoWebhook } from '#lib/contracts/outbound/webhook.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa, TEST_VAULT } from '#server/testing/test-bench.ts';
import { deliverDue } from './deliver.ts';
import { deliveryRepository } from './delivery-repository.ts';
import { isInternalAddress } from './internet-only.ts';

interface Recebido {
  headers: IncomingHttpHeaders;
  corpo: string;
}

/** A server in the place of another system, which answers as the test says. */
function outroSistema() {
  const recebidos: Recebido[] = [];
  const respostas: number[] = [];
  const chegou = new EventEmitter();
  const servidor: Server = createServer((pedido, resposta) => {
    let corpo = '';
    pedido.on('data', (pedaco) => {
      corpo += pedaco;
    });
    pedido.on('end', () => {
      recebidos.push({ headers: pedido.headers, corpo });
      chegou.emit('pedido');
      resposta.writeHead(respostas.shift() ?? 200, { Location: '/outro-lugar' }).end();
    });
  });
  return {
    recebidos,
    respostas,
    aoReceber: () => once(chegou, 'pedido'),
    ouvir: () => new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto)),
    url: () => `http://127.0.0.1:${(servidor.address() as AddressInfo).port}/cais`,
    parar: () => new Promise((pronto) => servidor.close(pronto)),
  };
}

onServer('A webhook', (bench) => {
  const sistema = outroSistema();
  let pessoa: Pessoa;
  beforeAll(() => sistema.ouvir());
  afterAll(() => sistema.parar());
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
    sistema.recebidos.length = 0;
    sistema.respostas.length = 0;
    bench().relogio.hora = new Date('2026-11-20T12:00:00Z');
  });

  const entregar = (redePrivada = true) =>
    deliverDue({ db: bench().conexao.db, relogio: bench().relogio, redePrivada, cofre: TEST_VAULT });
  const passar = (minutos: number) => {
    const { relogio } = bench();
    relogio.hora = new Date(relogio.hora.getTime() + minutos * 60_000);
  };
  const webhooks = () => cadastroDeTeste(pessoa, 'Webhook');
  const criado = async (campos: object = {}) => {
    const novo = { nome: 'ERP', url: sistema.url(), recursos: ['Processo'], ativo: true, ...campos };
    const resposta = await webhooks().criar(novo);
    expect([resposta.statusCode, resposta.json().campos]).toEqual([201, undefined]);
    return resposta.json();
  };
  const comSegredo = async (campos: object = {}) => {
    const { id } = await criado(campos);
    const { segredo } = (await pessoa.pedir({ method: 'POST', url: `/api/Webhook/${id}/Segredo` })).json();
    return { id, segredo };
  };
  const entregas = async (id: string): Promise<EntregaDoWebhook[]> =>
    (await pessoa.pedir({ url: `/api/Webhook/${id}/Entregas` })).json();

  test('is told of a change, signed so that the other side knows who says it', async () => {
    const { id, segredo } = await comSegredo();
    const processo = await processosDeTeste(pessoa).aberto();
    await entregar();
    const [{ headers, corpo }] = sistema.recebidos as [Recebido];
    expect(JSON.parse(corpo)).toEqual({
      id: headers['x-cais-entrega'],
      evento: 'Processo.CRIAR',
      recurso: 'Processo',
      acao: 'CRIAR',
      registroId: processo.id,
      usuarioId: pessoa.quem.usuarioId,
      motivo: null,
      em: '2026-11-20T12:00:00.000Z',
    });
    const instante = new Date('2026-11-20T12:00:00Z').getTime() / 1000;
    const esperada = createHmac('sha256', segredo).update(`${instante}.${corpo}`).digest('hex');
    expect(headers['x-cais-assinatura']).toBe(`t=${instante},v1=${esperada}`);
    expect(await entregas(id)).toMatchObject([
      { evento: 'Processo.CRIAR', situacao: 'ENTREGUE', tentativas: 1, resposta: 'HTTP 200', proximaEm: null },
    ]);
    expect((await webhooks().ler(id)).json().ultima).toEqual({ situacao: 'ENTREGUE', em: '2026-11-20T12:00:00.000Z' });
  });

  test('hears of what it asked for alone, and of its own company', async () => {
    await comSegredo({ recursos: ['Dci'] });
    await comSegredo({ nome: 'Inativo', ativo: false });
    await criado({ nome: 'Sem segredo' });
    await processosDeTeste(pessoa).aberto();
    await processosDeTeste(await bench().novaPessoa()).aberto();
    await entregar();
    expect(sistema.recebidos).toEqual([]);
  });

  test('that fails is tried again, later each time, and given up after a day and a half', async () => {
    const { id } = await comSegredo();
    sistema.respostas.push(503, 302, 500, 500, 500, 500, 500);
    await processosDeTeste(pessoa).aberto();
    const tentadas: [string | undefined, string | null | undefined][] = [];
    for (const minutos of [0, 1, 5, 30, 120, 360, 1440]) {
      passar(minutos);
      await entregar();
      // Read from the repository, not the route: a session does not last so many hours.
      const [unica] = await deliveryRepository(bench().conexao.db, pessoa.quem.empresaId).listar(id);
      tentadas.push([unica?.situacao, unica?.resposta]);
    }
    expect(tentadas).toEqual([
      ['PENDENTE', 'HTTP 503'],
      ['PENDENTE', 'HTTP 302'],
      ['PENDENTE', 'HTTP 500'],
      ['PENDENTE', 'HTTP 500'],
      ['PENDENTE', 'HTTP 500'],
      ['PENDENTE', 'HTTP 500'],
      ['FALHOU', 'HTTP 500'],
    ]);
    expect(sistema.recebidos).toHaveLength(7);
    expect(new Set(sistema.recebidos.map(({ headers }) => headers['x-cais-entrega'])).size).toBe(1);
    passar(10_000);
    await entregar();
    expect(sistema.recebidos).toHaveLength(7);

    bench().relogio.hora = new Date('2026-11-20T12:00:00Z');
    const [falhada] = await entregas(id);
    const url = `/api/Webhook/Entrega/${falhada?.id}/Repetir`;
    const alheia = await bench().novaPessoa();
    expect((await alheia.pedir({ method: 'POST', url })).statusCode).toBe(404);
    expect((await pessoa.pedir({ method: 'POST', url })).statusCode).toBe(202);
    await entregar();
    expect(await entregas(id)).toMatchObject([{ situacao: 'ENTREGUE', tentativas: 1 }]);
  });

  test('is not tried before its time, nor by two servers at once', async () => {
    const { id } = await comSegredo();
    sistema.respostas.push(500);
    await processosDeTeste(pessoa).aberto();
    await Promise.all([entregar(), entregar(), entregar()]);
    expect(sistema.recebidos).toHaveLength(1);
    await entregar();
    expect(await entregas(id)).toMatchObject([{ tentativas: 1, proximaEm: '2026-11-20T12:01:00.000Z' }]);
  });

  test('that never answers keeps no other waiting', async () => {
    const calados: Socket[] = [];
    const calado = createServer().on('connection', (ligacao) => calados.push(ligacao));
    calado.listen(0, '127.0.0.1');
    await once(calado, 'listening');
    await comSegredo({ nome: 'Calado', url: `http://127.0.0.1:${(calado.address() as AddressInfo).port}/` });
    for (let i = 0; i < 22; i++) await processosDeTeste(pessoa).aberto();
    pessoa = await bench().novaPessoa();
    await comSegredo();
    await processosDeTeste(pessoa).aberto();
    const { aoReceber } = sistema;
    const entregues = entregar();
    await aoReceber();
    expect(sistema.recebidos).toHaveLength(1);
    expect(calados.length).toBeLessThanOrEqual(2);
    for (const ligacao of calados) ligacao.destroy();
    calado.close();
    await entregues;
  });

  test('of what was not written nothing is said', async () => {
    const { id } = await comSegredo();
    const recusado = await processosDeTeste(pessoa).criar({ importador: { id: pessoa.quem.usuarioId } });
    expect(recusado.statusCode).toBe(400);
    expect(await entregas(id)).toEqual([]);
  });

  test('does not reach the network this server stands in', async () => {
    const { id } = await comSegredo();
    const { id: porNome } = await comSegredo({
      nome: 'Por nome',
      url: sistema.url().replace('127.0.0.1', 'localhost'),
    });
    await processosDeTeste(pessoa).aberto();
    await entregar(false);
    expect(sistema.recebidos).toEqual([]);
    const frase = 'O endereço é de uma rede privada, que este servidor não chama.';
    for (const qual of [id, porNome])
      expect(await entregas(qual)).toMatchObject([{ situacao: 'PENDENTE', resposta: frase }]);
  });

  test('says its secret once; another takes the place of the one before', async () => {
    const { id, segredo } = await comSegredo();
    expect(segredo).toMatch(/^whsec_[\w-]{43}$/);
    const lido = (await webhooks().ler(id)).json();
    expect(JSON.stringify(lido)).not.toContain(segredo);
    expect(lido.segredoEm).toBe('2026-11-20T12:00:00.000Z');
    const { segredo: outro } = (await pessoa.pedir({ method: 'POST', url: `/api/Webhook/${id}/Segredo` })).json();
    expect(outro).not.toBe(segredo);
    const historico = await pessoa.pedir({ url: `/api/Historico?recurso=Webhook&registroId=${id}` });
    expect(historico.body).not.toContain('whsec_');
    expect(historico.json()[0]).toMatchObject({ motivo: 'Feito outro segredo.' });
    const alheia = await bench().novaPessoa();
    expect((await alheia.pedir({ method: 'POST', url: `/api/Webhook/${id}/Segredo` })).statusCode).toBe(404);
  });

  test('is tried when somebody asks, once it can be', async () => {
    const { id, versao } = await criado();
    const testar = () => pessoa.pedir({ method: 'POST', url: `/api/Webhook/${id}/Teste` });
    expect((await testar()).json().Error).toBe('Faça antes o segredo deste webhook.');
    await pessoa.pedir({ method: 'POST', url: `/api/Webhook/${id}/Segredo` });
    expect((await testar()).statusCode).toBe(202);
    await entregar();
    expect(sistema.recebidos[0]?.headers['x-cais-evento']).toBe('Teste');
    const campos = { nome: 'ERP', url: sistema.url(), recursos: ['Processo'] };
    await webhooks().alterar({ id, versao, ...campos, ativo: false });
    expect((await testar()).json().Error).toBe('Este webhook está inativo: ative-o antes.');
  });

  test.each([
    ['ftp://exemplo.com', 'url', 'Informe um endereço que comece por https:// ou http://.'],
    ['https://maria:senha@exemplo.com', 'url', 'Deixe usuário e senha fora do endereço: a assinatura diz quem avisa.'],
    ['exemplo', 'url', 'Informe um endereço que comece por https:// ou http://.'],
  ])('at %s is refused', async (url, campo, frase) => {
    const resposta = await webhooks().criar({ nome: 'X', url, recursos: ['Processo'] });
    expect([resposta.statusCode, resposta.json().campos]).toEqual([400, { [campo]: frase }]);
  });
});

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.255.255', true],
  ['172.32.0.1', false],
  ['192.168.0.10', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['::1', true],
  ['[::1]', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['fe80::1', true],
  ['fd12::1', true],
  ['::127.0.0.1', true],
  ['::ffff:0:127.0.0.1', true],
  ['2002:7f00:1::', true],
  ['2001:0:7f00:1::', true],
  ['fec0::1', true],
  ['192.88.99.1', true],
  ['5f00::1', true],
  ['3fff::1', true],
  ['8.8.8.8', false],
  ['2606:4700::1111', false],
  ['exemplo.com', false],
])('%s is within: %s', (endereco, dentro) => {
  expect(isInternalAddress(endereco)).toBe(dentro);
});
