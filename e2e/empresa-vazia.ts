import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { servir } from './outro-servidor/servidor.ts';

const PESSOA = { email: 'ana@exemplo.com.br', senha: 'quarenta e dois guindastes', nome: 'Ana Fictícia' };

/** Starts a server of its own on a new database, with one company that has nothing but its person. */
export async function servidorDeEmpresaVazia() {
  const pasta = await mkdtemp(join(tmpdir(), 'cais-e2e-vazia-'));
  const porta = await portaLivre();
  const env = {
    ...process.env,
    ...{ DATA_DIR: pasta, PORT: String(porta), HOST: 'localhost', LOG_LEVEL: 'error', TZ: 'America/Manaus' },
    ...{ DATABASE_URL: '', ARQUIVOS_S3_BUCKET: '', PTAX_ENDERECO: 'http://127.0.0.1:9', SENHA: PESSOA.senha },
  };
  const criar = ['scripts/usuario.ts', 'criar', '--email', PESSOA.email, '--nome', PESSOA.nome];
  await promisify(execFile)(process.execPath, [...criar, '--empresa', 'Empresa Vazia Fictícia Ltda'], { env });
  const processo = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // It says its address when it listens.
  await once(processo.stdout, 'data');
  return {
    origem: `http://localhost:${porta}`,
    pessoa: PESSOA,
    async parar() {
      processo.kill('SIGTERM');
      await once(processo, 'exit');
      await rm(pasta, { recursive: true, force: true });
    },
  };
}

async function portaLivre(): Promise<number> {
  const servidor = await servir(() => {});
  await servidor.fechar();
  return Number(new URL(servidor.origem).port);
}
