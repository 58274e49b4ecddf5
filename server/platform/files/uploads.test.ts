import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { uploadFolder } from './upload-folder.ts';
import { uploadSlots } from './upload-slots.ts';

const MEGA = 1024 * 1024;

onServer('Uploads', (banco) => {
  const pasta = () => banco().app.cais.envios.pasta.caminho();
  const guardar = (processo: string, bytes: Uint8Array) =>
    multipartOf(`/api/Documento?Bucket=anexos&recurso=Processo&registroId=${processo}&tipo=OUTRO`, bytes, 'nota.pdf');

  async function comProcesso() {
    const pessoa = await banco().novaPessoa();
    const { id } = (await pessoa.pedir({ method: 'POST', url: '/api/Processo', payload: {} })).json();
    return { pessoa, processo: String(id) };
  }

  test('a file goes to the store through the disk, and leaves nothing behind', async () => {
    const { pessoa, processo } = await comProcesso();
    const bytes = Buffer.alloc(3 * MEGA, 'Cais ');
    const resposta = await pessoa.pedir(guardar(processo, bytes));
    expect(resposta.statusCode).toBe(201);
    const { id } = resposta.json();
    const lido = await pessoa.pedir({ url: `/api/Documento/${id}/Conteudo` });
    expect(lido.rawPayload.equals(bytes)).toBe(true);
    expect(await readdir(await pasta())).toEqual([]);
  });

  test('a file that is too large, or has no bytes, leaves nothing behind either', async () => {
    const { pessoa, processo } = await comProcesso();
    expect((await pessoa.pedir(guardar(processo, Buffer.alloc(33 * MEGA)))).statusCode).toBe(413);
    expect((await pessoa.pedir(guardar(processo, Buffer.alloc(0)))).statusCode).toBe(400);
    expect(await readdir(await pasta())).toEqual([]);
  });

  test('one that is still coming is a file of its owner alone, and goes with its client', async () => {
    const { pessoa, processo } = await comProcesso();
    const { pathname, search, port, hostname } = new URL(
      String(guardar(processo, Buffer.alloc(0)).url),
      await banco().endereco(),
    );
    const envio = request({
      hostname,
      port,
      path: pathname + search,
      method: 'POST',
      headers: {
        authorization: `Bearer ${pessoa.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 20 * MEGA,
      },
    });
    envio.on('error', () => {});
    envio.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
    envio.write(Buffer.alloc(MEGA));
    const arquivo = join(await pasta(), await umArquivoEm(await pasta()));
    expect((await stat(arquivo)).mode & 0o777).toBe(0o600);
    expect((await stat(await pasta())).mode & 0o777).toBe(0o700);
    envio.destroy();
    await vazia(await pasta());
  });

  test('beyond the share of a person the answer is 503, with a sentence and when to try again', async () => {
    const { pessoa, processo } = await comProcesso();
    const outra = await comProcesso();
    const { vagas } = banco().app.cais.envios;
    const devolver = vagas.tomar(pessoa.quem, 640 * MEGA);
    const recusado = await pessoa.pedir(guardar(processo, Buffer.from('nota')));
    expect(recusado.statusCode).toBe(503);
    expect(recusado.headers['retry-after']).toBe('15');
    expect(recusado.json().Error).toMatch(/muitos arquivos chegando.*Nada foi recebido/);
    expect((await outra.pessoa.pedir(guardar(outra.processo, Buffer.from('nota')))).statusCode).toBe(201);
    devolver();
    expect((await pessoa.pedir(guardar(processo, Buffer.from('nota')))).statusCode).toBe(201);
  });
});

describe('The room for uploads', () => {
  const pessoa = (empresaId: string) => ({ empresaId, usuarioId: uuidv7() });

  test('is shared: half for a company, less for a person, all of it for several companies', () => {
    const vagas = uploadSlots({ total: 100, empresa: 50, pessoa: 30 });
    const a = pessoa('A');
    vagas.tomar(a, 30);
    expect(() => vagas.tomar(a, 1)).toThrow('muitos arquivos');
    vagas.tomar(pessoa('A'), 20);
    expect(() => vagas.tomar(pessoa('A'), 1)).toThrow('muitos arquivos');
    const devolver = vagas.tomar(pessoa('B'), 30);
    vagas.tomar(pessoa('C'), 20);
    expect(() => vagas.tomar(pessoa('D'), 1)).toThrow('muitos arquivos');
    devolver();
    devolver();
    vagas.tomar(pessoa('D'), 30);
    expect(() => vagas.tomar(pessoa('E'), 1)).toThrow('muitos arquivos');
  });
});

describe('The folder of uploads', () => {
  test('is swept of what a killed process left, and of nothing that may still be read', async () => {
    const pasta = await mkdtemp(join(tmpdir(), 'cais-teste-envios-'));
    for (const nome of ['velho', 'novo']) await writeFile(join(pasta, nome), 'x');
    const agora = new Date();
    await utimes(join(pasta, 'velho'), agora, new Date(agora.getTime() - 7 * 3_600_000));
    await uploadFolder(pasta).varrer(agora);
    expect(await readdir(pasta)).toEqual(['novo']);
    await rm(pasta, { recursive: true });
  });
});

async function umArquivoEm(pasta: string): Promise<string> {
  for (;;) {
    const [nome] = await readdir(pasta);
    if (nome !== undefined && (await stat(join(pasta, nome))).size > 0) return nome;
  }
}

async function vazia(pasta: string): Promise<void> {
  while ((await readdir(pasta)).length > 0);
}
