import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import { semear } from './seeds.ts';
import { abrirPortalSimulado, type PortalSimulado } from './simulator.ts';
import { clienteDeWebhooks } from './webhook-client.ts';

const CHAVE = { clientId: 'chave', clientSecret: 'segredo' };
const ENDPOINT = 'https://recebedor.exemplo.com.br/avisos/1';

describe('The webhooks of the simulated Portal', () => {
  const relogio = { hora: new Date('2026-11-23T14:00:00Z') };
  let portal: PortalSimulado;
  let recebidos: { caminho: string; cabecalhos: IncomingMessage['headers']; corpo: unknown }[] = [];
  let responder: (resposta: ServerResponse) => void;
  const recebedor = createServer(async (pedido, resposta) => {
    const pedacos: Buffer[] = [];
    for await (const pedaco of pedido) pedacos.push(pedaco as Buffer);
    const corpo = JSON.parse(Buffer.concat(pedacos).toString());
    recebidos.push({ caminho: pedido.url ?? '', cabecalhos: pedido.headers, corpo });
    responder(resposta);
  });
  const aceitar = (resposta: ServerResponse) => void resposta.writeHead(204).end();
  const recusar = (resposta: ServerResponse) => void resposta.writeHead(500).end();

  beforeAll(() => new Promise<void>((pronto) => recebedor.listen(0, '127.0.0.1', pronto)));
  afterAll(() => recebedor.close());
  beforeEach(async () => {
    relogio.hora = new Date('2026-11-23T14:00:00Z');
    recebidos = [];
    responder = aceitar;
    portal = await abrirPortalSimulado({
      chaves: new Map([[CHAVE.clientId, CHAVE.clientSecret]]),
      agora: () => relogio.hora,
    });
    semear(portal);
    portal.webhooks.rede.set(
      'https://recebedor.exemplo.com.br',
      `http://127.0.0.1:${(recebedor.address() as AddressInfo).port}`,
    );
  });
  afterEach(async () => {
    expect(portal.fora).toEqual([]);
    await portal.fechar();
  });
  const cliente = () => clienteDeWebhooks(portal.endereco, CHAVE);
  const mudar = () => portal.muda.situacao(NUMERO_SEMEADA, 'EM_CONFERENCIA_SELECIONADA', 'AMARELO');

  test('a receiver is registered by a person, listed without its secret, changed and removed', async () => {
    const { chamar, cadastrar } = await cliente();
    const cadastrado = { id: 1, evento: 'dimp-situacao-import', endpoint: ENDPOINT, dataExclusao: null };
    expect(await cadastrar(ENDPOINT, 's')).toEqual({ status: 200, corpo: cadastrado });
    const mudado = { id: 1, evento: 'dimp-retifica-import', endpoint: ENDPOINT, chaveSecreta: 't' };
    expect((await chamar('PUT', '/1', mudado)).corpo).toEqual({ ...cadastrado, evento: 'dimp-retifica-import' });
    expect((await chamar('DELETE', '/1')).corpo.dataExclusao).toBe('2026-11-23T14:00:00.000Z');
    expect((await chamar('GET', '')).corpo).toEqual([]);
    expect((await chamar('GET', '?exibirInativos=true')).corpo).toHaveLength(1);
    expect((await chamar('DELETE', '/1')).status).toBe(404);
  });

  test.each(['http://recebedor.exemplo.com.br/a', 'https://recebedor.exemplo.com.br:8443/a', 'nada'])(
    'the address %s is refused: https on port 443 only',
    async (endpoint) => {
      const { cadastrar } = await cliente();
      expect((await cadastrar(endpoint, 's')).status).toBe(422);
    },
  );

  test('a change of situation is told once, with the secret in clear in its header', async () => {
    const { cadastrar } = await cliente();
    await cadastrar(ENDPOINT, 'a-chave-secreta');
    await mudar();
    expect(recebidos).toEqual([
      {
        caminho: '/avisos/1',
        cabecalhos: expect.objectContaining({ 'event-type': 'dimp-situacao-import', secret: 'a-chave-secreta' }),
        corpo: {
          identificacao: { numero: NUMERO_SEMEADA, versao: '1' },
          niImportador: expect.any(String),
          situacaoDuimp: 'EM_CONFERENCIA_SELECIONADA',
          canal: 'AMARELO',
          message: 'Situação da Duimp alterada.',
          dataEvento: '2026-11-23T11:00:00-0300',
        },
      },
    ]);
  });

  test('a new version is told to those who registered for it, and to nobody else', async () => {
    const { cadastrar } = await cliente();
    await cadastrar(ENDPOINT, 's');
    await portal.muda.novaVersao(NUMERO_SEMEADA, {});
    expect(recebidos).toEqual([]);
    await cadastrar(ENDPOINT, 's', 'dimp-retifica-import');
    await portal.muda.novaVersao(NUMERO_SEMEADA, {});
    expect(recebidos.map(({ corpo }) => corpo)).toEqual([
      expect.objectContaining({ identificacao: { numero: NUMERO_SEMEADA, versao: '3' } }),
    ]);
  });

  test('a failure is counted and never sent again, and silence is one after 3,500 ms', async () => {
    const { chamar, cadastrar } = await cliente();
    await cadastrar(ENDPOINT, 's');
    responder = recusar;
    await mudar();
    expect(portal.webhooks.prazoMs).toBe(3_500);
    portal.webhooks.prazoMs = 30;
    responder = () => {};
    await mudar();
    responder = aceitar;
    expect((await chamar('GET', '/falhas')).corpo.map(({ status }: { status: number | null }) => status)).toEqual([
      500,
      null,
    ]);
    expect(recebidos).toHaveLength(2);
  });

  test('a receiver that only failed for thirty days is dropped; one success begins the count anew', async () => {
    const { cadastrar } = await cliente();
    await cadastrar(ENDPOINT, 's');
    responder = recusar;
    await mudar();
    relogio.hora = new Date('2026-12-20T14:00:00Z');
    responder = aceitar;
    await mudar();
    responder = recusar;
    await mudar();
    relogio.hora = new Date('2027-01-19T13:59:59Z');
    await mudar();
    expect(recebidos).toHaveLength(4);
    relogio.hora = new Date('2027-01-19T14:00:00Z');
    responder = aceitar;
    await mudar();
    expect(recebidos).toHaveLength(4);
    const { chamar } = await cliente();
    expect((await chamar('GET', '')).corpo).toEqual([]);
  });
});
