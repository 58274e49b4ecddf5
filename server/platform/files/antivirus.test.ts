import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { AntivirusAway, clamd } from './antivirus.ts';

/** Reads what INSTREAM sends as clamd(8) says, and answers by `responder`; a null answer never comes. */
async function falso(responder: (bytes: Buffer) => string | null, limite = Number.POSITIVE_INFINITY) {
  const recebidos: Buffer[] = [];
  const servidor: Server = createServer((tomada) => {
    let chegou = Buffer.alloc(0);
    tomada.on('error', () => {});
    tomada.on('data', (pedaco) => {
      chegou = Buffer.concat([chegou, pedaco]);
      const bytes = inteiro(chegou);
      if (chegou.length > limite && !tomada.writableEnded) tomada.end('INSTREAM size limit exceeded. ERROR\0');
      if (!bytes || tomada.writableEnded) return;
      recebidos.push(bytes);
      const resposta = responder(bytes);
      if (resposta !== null) tomada.end(resposta);
    });
  });
  await new Promise<void>((feito) => servidor.listen(0, '127.0.0.1', feito));
  const { port } = servidor.address() as AddressInfo;
  return { endereco: `tcp://127.0.0.1:${port}`, recebidos, fechar: () => servidor.close() };
}

/** The bytes of the pieces, once the empty one is there. */
function inteiro(chegou: Buffer): Buffer | null {
  const comando = 'zINSTREAM\0';
  if (chegou.subarray(0, comando.length).toString() !== comando) return null;
  const pedacos: Buffer[] = [];
  for (let onde = comando.length; onde + 4 <= chegou.length; ) {
    const quantos = chegou.readUInt32BE(onde);
    if (quantos === 0) return Buffer.concat(pedacos);
    pedacos.push(chegou.subarray(onde + 4, onde + 4 + quantos));
    onde += 4 + quantos;
  }
  return null;
}

const SERVIDORES = {
  pequeno: () => falso(() => null, 100_000),
  calado: () => falso(() => ''),
  outro: () => falso(() => 'UNKNOWN COMMAND\0'),
  lento: () => falso(() => null),
  ausente: async () => {
    const servidor = await falso(() => null);
    servidor.fechar();
    return servidor;
  },
};

describe('clamd', () => {
  let pasta: string;
  beforeAll(async () => {
    pasta = await mkdtemp(join(tmpdir(), 'cais-antivirus-'));
  });
  afterAll(() => rm(pasta, { recursive: true }));
  const arquivo = async (bytes: Buffer) => {
    const caminho = join(pasta, 'arquivo');
    await writeFile(caminho, bytes);
    return caminho;
  };

  test('is sent the whole file, and says what is in it or that it is clean', async () => {
    const bytes = Buffer.alloc(300_000, 'Cais ');
    const limpo = await falso(() => 'stream: OK\0');
    expect(await clamd(limpo.endereco)(await arquivo(bytes))).toBeNull();
    expect(limpo.recebidos[0]?.equals(bytes)).toBe(true);
    const sujo = await falso(() => 'stream: Win.Test.EICAR_HDB-1 FOUND\0');
    expect(await clamd(sujo.endereco)(await arquivo(bytes))).toBe('Win.Test.EICAR_HDB-1');
    limpo.fechar();
    sujo.fechar();
  });

  test.each([
    ['refuses the size', 'pequeno' as const, { tamanho: true }],
    ['says nothing and hangs up', 'calado' as const, { tamanho: false }],
    ['says something else', 'outro' as const, { tamanho: false }],
    ['is not there', 'ausente' as const, { tamanho: false }],
    ['does not answer in time', 'lento' as const, { tamanho: false }],
  ])('that %s lets no file through', async (_, qual, esperado) => {
    const servidor = await SERVIDORES[qual]();
    const caminho = await arquivo(Buffer.alloc(300_000, 'x'));
    const erro = await clamd(servidor.endereco, 100)(caminho).catch((dele) => dele);
    expect(erro).toBeInstanceOf(AntivirusAway);
    expect(erro).toMatchObject(esperado);
    servidor.fechar();
  });
});

onServer(
  'A file that comes in',
  (bench) => {
    beforeEach(() => {
      achado = null;
    });
    const enviar = async () => {
      const { pedir } = await bench().novaPessoa();
      const { id } = (await pedir({ method: 'POST', url: '/api/Processo', payload: {} })).json();
      const url = `/api/Documento?Bucket=anexos&recurso=Processo&registroId=${id}`;
      const resposta = await pedir(multipartOf(`${url}&tipo=OUTRO`, Buffer.from('texto'), 'nota.pdf'));
      const guardados = (await pedir({ url: url.replace('Bucket=anexos&', '') })).json();
      expect(await readdir(await bench().app.cais.envios.pasta.caminho())).toEqual([]);
      return { resposta, guardados: guardados.length as number };
    };

    test('is kept when it is clean', async () => {
      const { resposta, guardados } = await enviar();
      expect([resposta.statusCode, guardados]).toEqual([201, 1]);
    });

    test('is not kept when something was found, and the answer says what', async () => {
      achado = 'Eicar-Test-Signature';
      const { resposta, guardados } = await enviar();
      expect([resposta.statusCode, resposta.json().campos.file, guardados]).toEqual([
        422,
        'O antivírus do servidor recusou nota.pdf: achou Eicar-Test-Signature. O arquivo não foi guardado.',
        0,
      ]);
    });

    test('is not kept while nobody can say, nor when it is too large to be looked through', async () => {
      achado = new AntivirusAway('gone');
      const ausente = await enviar();
      expect([ausente.resposta.statusCode, ausente.resposta.headers['retry-after'], ausente.guardados]).toEqual([
        503,
        '15',
        0,
      ]);
      expect(ausente.resposta.json().Error).toMatch(/^O antivírus do servidor não respondeu, e nota\.pdf não foi/);
      achado = new AntivirusAway('size', { tamanho: true });
      const grande = await enviar();
      expect([grande.resposta.statusCode, grande.guardados]).toEqual([422, 0]);
      expect(grande.resposta.json().Error).toMatch(/^nota\.pdf é maior do que o antivírus do servidor examina/);
    });
  },
  {
    antivirus: async () => {
      if (achado instanceof Error) throw achado;
      return achado;
    },
  },
);

/** What the antivirus of the next request says. */
let achado: string | Error | null = null;
