import type { Page } from '@playwright/test';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { comecarSessao, expect, pedir, test } from './apoio.ts';
import { importarDi } from './importar-di.ts';
import { startServer } from './server.ts';
import { withServer } from './with-server.ts';

const ANTES = '2027-01-01T03:58:00.000Z';
const DEPOIS = '2027-01-01T04:01:00.000Z';
const PESSOA = { email: 'virada@cais.local', nome: 'Vera Virada', senha: 'atracadouro de fim de ano' };

// A server of its own, whose clock stands two minutes before midnight in Manaus.
withServer(() =>
  startServer({
    first: { ...PESSOA, empresa: 'Virada Fictícia' },
    preloads: ['./e2e/relogio-adiante.mjs'],
    env: { RELOGIO: ANTES, RELOGIO_PASSO_MS: String(Date.parse(DEPOIS) - Date.parse(ANTES)) },
  }),
);

test('on both sides of midnight in Manaus, each process has the taxes of its own two days', async ({
  page,
  server,
}) => {
  await page.clock.install({ time: ANTES });
  await comecarSessao(page, '/Auth/Login', { email: PESSOA.email, password: PESSOA.senha });
  await importarDi(
    page,
    gerarArquivoDi({
      semente: 77,
      dataRegistro: '2026-12-31',
      adicoes: 2,
      itensPorAdicao: 2,
      taxas: { '220': '5.3417' },
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
    server.process.kill('SIGUSR2');
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
}

/** One of the two days of the section. */
const dia = (page: Page, nome: RegExp) =>
  page.getByRole('term').filter({ hasText: nome }).locator('xpath=following-sibling::dd[1]');
