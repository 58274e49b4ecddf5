import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './apoio.ts';
import type { PessoaInventada } from './pessoas.ts';

/**
 * Gives the tests of a file a server and a simulated Portal of their own, with one person; answers the instant both clocks start at:
 * noon, whatever hour it is here, since the Portal stops every night. `lugar` sets their ports apart from those of other files.
 */
export function comPortalSimulado(lugar: number, pessoa: PessoaInventada): string {
  const PORT = String(Number(process.env.E2E_PORT ?? 4173) + lugar);
  const portaDoPortal = String(Number(PORT) + 1);
  const portaDosComandos = String(Number(PORT) + 2);
  let processos: ChildProcess[] = [];
  let pasta: string;
  test.use({ baseURL: `http://localhost:${PORT}` });

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    pasta = mkdtempSync(join(tmpdir(), 'cais-portal-'));
    const env = {
      ...process.env,
      ...{ PORT, DATA_DIR: pasta, DATABASE_URL: '', ARQUIVOS_S3_BUCKET: '', LOG_LEVEL: 'error', TZ: 'America/Manaus' },
      ...{ PTAX_ENDERECO: 'http://127.0.0.1:9', SENHA: pessoa.senha, RELOGIO: AGORA, RELOGIO_PASSO_MS: '0' },
      ...{ PORTAL_UNICO_TREINAMENTO: `http://127.0.0.1:${portaDoPortal}`, PORTAL_SIMULADO_PORTA: portaDoPortal },
      PORTAL_SIMULADO_COMANDOS: portaDosComandos,
    };
    const criar = ['criar', '--email', pessoa.email, '--nome', pessoa.nome, '--empresa', 'Registro Fictício'];
    execFileSync(process.execPath, ['scripts/usuario.ts', ...criar], { env, stdio: 'ignore' });
    const noMeioDia = ['--import', './e2e/relogio-adiante.mjs'];
    const portal = spawn(process.execPath, [...noMeioDia, 'medidas/provas/portal.ts'], { env });
    const servidor = spawn(process.execPath, [...noMeioDia, 'server/main.ts'], { env });
    processos = [portal, servidor];
    await Promise.all([dizer(portal, 'Portal Único simulado'), dizer(servidor, 'no ar')]);
  });

  test.afterAll(async () => {
    // Every request that the journey made is one of the published documents, whatever the screens showed.
    expect(await mandarAoPortal(lugar, { comando: 'fora' })).toEqual([]);
    for (const um of processos) {
      const fim = once(um, 'exit');
      um.kill('SIGKILL');
      await fim;
    }
    rmSync(pasta, { recursive: true, force: true });
  });
  return AGORA;
}

/** Orders what happens at the simulated Portal of a file. */
export async function mandarAoPortal(lugar: number, comando: object): Promise<unknown> {
  const porta = Number(process.env.E2E_PORT ?? 4173) + lugar + 2;
  const resposta = await fetch(`http://127.0.0.1:${porta}`, { method: 'POST', body: JSON.stringify(comando) });
  if (!resposta.ok) throw new Error(await resposta.text());
  return resposta.json();
}

/** Resolves when a process says this, and fails with what it said when it ends before. */
async function dizer(processo: ChildProcess, palavras: string): Promise<void> {
  let disse = '';
  await new Promise<void>((pronto, falhou) => {
    const ouvir = (parte: Buffer) => {
      disse += parte;
      if (disse.includes(palavras)) pronto();
    };
    processo.stdout?.on('data', ouvir);
    processo.stderr?.on('data', ouvir);
    processo.once('exit', (codigo) => falhou(new Error(`O processo terminou (${codigo}): ${disse}`)));
  });
}

const AGORA = '2026-11-23T15:00:00.000Z';
