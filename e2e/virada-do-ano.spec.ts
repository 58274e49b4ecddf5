import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { comecarSessao, expect, pedir, test } from './apoio.ts';
import { importarDi } from './importar-di.ts';

// A server of its own, whose clock stands two minutes before midnight in Manaus.
const PORT = String(Number(process.env.E2E_PORT ?? 4173) + 40);
const ANTES = '2027-01-01T03:58:00.000Z';
const DEPOIS = '2027-01-01T04:01:00.000Z';
const PESSOA = { email: 'virada@cais.local', senha: 'atracadouro de fim de ano' };

test.use({ baseURL: `http://localhost:${PORT}` });

let servidor: ChildProcess;
let pasta: string;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  pasta = mkdtempSync(join(tmpdir(), 'cais-virada-'));
  const env = {
    ...process.env,
    ...{ PORT, DATA_DIR: pasta, DATABASE_URL: '', ARQUIVOS_S3_BUCKET: '', LOG_LEVEL: 'error', TZ: 'America/Manaus' },
    ...{ PTAX_ENDERECO: 'http://127.0.0.1:9', SENHA: PESSOA.senha },
    ...{ RELOGIO: ANTES, RELOGIO_PASSO_MS: String(Date.parse(DEPOIS) - Date.parse(ANTES)) },
  };
  const criar = ['criar', '--email', PESSOA.email, '--nome', 'Vera Virada', '--empresa', 'Virada Fictícia'];
  execFileSync(process.execPath, ['scripts/usuario.ts', ...criar], { env, stdio: 'ignore' });
  servidor = spawn(process.execPath, ['--import', './e2e/relogio-adiante.mjs', 'server/main.ts'], { env });
  await noAr(servidor);
});

test.afterAll(async () => {
  const fim = once(servidor, 'exit');
  servidor.kill('SIGKILL');
  await fim;
  rmSync(pasta, { recursive: true, force: true });
});

test('on both sides of midnight in Manaus, each process has the taxes of its own two days', async ({ page }) => {
  await page.clock.install({ time: ANTES });
  await comecarSessao(page, '/Auth/Login', { email: PESSOA.email, password: PESSOA.senha });
  await importarDi(
    page,
    gerarArquivoDi({
      ...{ semente: 77, dataRegistro: '2026-12-31', adicoes: 2, itensPorAdicao: 2, taxas: { '220': '5.3417' } },
      importador: { numero: '12ABC34501DE35', nome: 'FICTÍCIA DA VIRADA' },
    }).replace(/<dataDesembaraco>\d*<\/dataDesembaraco>/, '<dataDesembaraco></dataDesembaraco>'),
  );
  const [registrado] = await pedir<{ id: string }[]>(page, '/api/Processo');
  const aberto = await pedir<{ id: string }>(page, '/api/Processo', { referencia: 'VIRADA-1' });

  await test.step('23:58 of 31/12/2026: a process that is not registered would be registered in 2026', async () => {
    await abrirTributos(page, aberto.id);
    await expect(dia(page, /^Registro/)).toContainText('31/12/2026');
    await expect(dia(page, /^Registro/)).toContainText('previsão');
  });

  await test.step('the DI of that day owes PIS and COFINS, and its CBS and IBS are waived while it is released in 2026', async () => {
    await abrirTributos(page, registrado?.id);
    await expect(page.getByText(/Dispensado do recolhimento em 2026/)).toBeVisible();
    await expect(page.getByText(/PIS e COFINS-Importação extintos/)).toHaveCount(0);
  });

  await test.step('00:01 of 01/01/2027: the same screens say 2027', async () => {
    servidor.kill('SIGUSR2');
    await page.clock.setFixedTime(DEPOIS);
    await abrirTributos(page, aberto.id);
    await expect(dia(page, /^Registro/)).toContainText('01/01/2027');
  });

  await test.step('the DI of 31/12 crosses the year: PIS and COFINS by its registration, IBS by its release, no CBS', async () => {
    await abrirTributos(page, registrado?.id);
    await page.getByRole('textbox', { name: 'Experimentar desembaraço' }).fill('2027-01-01');
    await expect(
      page.getByText(/Registro em 31\/12\/2026 e desembaraço em 01\/01\/2027: .* a CBS não é cobrada/),
    ).toBeVisible();
    await expect(page.getByText(/Dispensado do recolhimento em 2026/)).toHaveCount(0);
  });
});

async function abrirTributos(page: Page, id: string | undefined): Promise<void> {
  await page.goto('/saude');
  await page.goto(`/#/importacao/processos/${id}?aba=tributos`);
  await expect(page.getByRole('heading', { name: 'CBS e IBS' })).toBeVisible();
}

/** One of the two days of the section. */
const dia = (page: Page, nome: RegExp) =>
  page.getByRole('term').filter({ hasText: nome }).locator('xpath=following-sibling::dd[1]');

/** Resolves when the server serves, and fails with what it said when it ends before. */
async function noAr(processo: ChildProcess): Promise<void> {
  let disse = '';
  await new Promise<void>((pronto, falhou) => {
    const ouvir = (parte: Buffer) => {
      disse += parte;
      if (disse.includes('no ar')) pronto();
    };
    processo.stdout?.on('data', ouvir);
    processo.stderr?.on('data', ouvir);
    processo.once('exit', (codigo) => falhou(new Error(`O servidor terminou (${codigo}): ${disse}`)));
  });
}
