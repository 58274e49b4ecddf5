import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/platform/free-port.ts';
import { createS3 } from '#server/testing/disposable-s3.ts';
import { killServer, type SeparateServer } from '#server/testing/separate-server.ts';
import { criarPessoa, entrar, subir } from './from-outside.ts';
import { type Contagem, conferir, escrever, prepararCadastros } from './ledger.ts';

/**
 * Runs two servers on one PostgreSQL behind one port. It kills one (`SIGKILL`) under load: the other continues, and everything
 * either had answered must be there. Then the dead server comes back, and the living one is killed.
 * @throws {Error} naming the first record that breaks this.
 */
export async function proveTwoNodes(DATABASE_URL: string): Promise<Contagem[]> {
  // The two servers share only the database and the files on S3.
  const s3 = await createS3();
  const pasta = await mkdtemp(join(tmpdir(), 'cais-dois-nos-'));
  const ambiente = async () => {
    const PORT = String(await freePort());
    return { ...s3.env, DATA_DIR: join(pasta, PORT), DATABASE_URL, PORT };
  };
  const acesso = await criarPessoa({ DATA_DIR: pasta, DATABASE_URL });
  const nos: SeparateServer[] = [await subir(await ambiente()), await subir(await ambiente())];
  const porta = await repartir(() => nos);
  try {
    const cadastros = await prepararCadastros(await entrar(porta, acesso));
    const contagens: Contagem[] = [];
    for (const rodada of [1, 2]) {
      const pessoa = await entrar(porta, acesso);
      const livro = escrever(pessoa, cadastros, rodada);
      await livro.respostas(ANTES);
      const [no] = nos.splice(0, 1);
      if (no) await killServer(no);
      // From here on only the other server writes.
      await livro.respostas(DEPOIS);
      await livro.parar();
      contagens.push(await conferir(await entrar(porta, acesso), livro, rodada));
      nos.push(await subir(await ambiente()));
    }
    return contagens;
  } finally {
    porta.fechar();
    await Promise.all(nos.map(killServer));
    await s3.parar();
    await rm(pasta, { recursive: true, force: true });
  }
}

/** Opens one port before several servers: connections go to each in turn, skipping servers that accept none. */
async function repartir(nos: () => SeparateServer[]): Promise<{ url: string; fechar: () => void }> {
  let vez = 0;
  const ligar = (cliente: Socket, tentativas: number) => {
    const vivos = nos();
    const no = vivos[vez++ % vivos.length];
    if (!no || tentativas === 0) return cliente.destroy();
    const lado = connect(Number(new URL(no.url).port), 'localhost');
    lado.once('connect', () => cliente.pipe(lado).pipe(cliente));
    lado.once('error', () =>
      lado.bytesRead + lado.bytesWritten === 0 ? ligar(cliente, tentativas - 1) : cliente.destroy(),
    );
    cliente.once('close', () => lado.destroy());
    lado.once('close', () => lado.bytesRead + lado.bytesWritten > 0 && cliente.destroy());
    return cliente;
  };
  const servidor = createServer((cliente) => {
    cliente.on('error', () => {});
    ligar(cliente, 4);
  });
  const porta = await freePort();
  await new Promise<void>((pronto) => servidor.listen(porta, 'localhost', pronto));
  return { url: `http://localhost:${porta}`, fechar: () => servidor.close() };
}

const ANTES = 25;
const DEPOIS = 40;
