import { type CDPSession, expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, test } from '#e2e/apoio.ts';
import { entrarComoNovaPessoa, outroComputador, type PessoaInventada } from '#e2e/pessoas.ts';

const dialogo = (page: Page) => page.getByRole('dialog');

async function pelaEntrada(page: Page, { email, senha }: PessoaInventada): Promise<void> {
  await page.goto('/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('A senha está certa. Falta o segundo fator.')).toBeVisible();
}

/** Gives the page an authenticator that says yes by itself, as a fingerprint reader that always knows the finger. */
async function comAutenticador(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return cdp;
}

test('an application of codes: set up, asked for at the log-in, and a recovery code in its place', async ({
  page,
  browser,
}) => {
  await entrar(page);
  const dela = await outroComputador(browser);
  const pessoa = await entrarComoNovaPessoa(page, dela, '/configuracoes/minha-conta');
  await dela.getByRole('button', { name: 'Cadastrar aplicativo de códigos' }).click();
  await dialogo(dela).getByLabel('Senha atual', { exact: true }).fill(pessoa.senha);
  await dialogo(dela).getByRole('button', { name: 'Continuar' }).click();
  await expect(dialogo(dela).getByRole('img', { name: 'Código para o aplicativo ler' })).toBeVisible();
  await conferir(dela);
  const segredo = await dialogo(dela).getByLabel('Ou digite esta chave no aplicativo').inputValue();
  const totp = new TOTP({ secret: Secret.fromBase32(segredo.replaceAll(' ', '')) });
  await dialogo(dela).getByLabel('Código que o aplicativo mostra').fill(totp.generate());
  await dialogo(dela).getByRole('button', { name: 'Confirmar' }).click();
  const lista = dialogo(dela).getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  const codigo = (await lista.first().textContent()) ?? '';
  await conferir(dela);
  await dialogo(dela).getByRole('button', { name: 'Pronto' }).click();
  await expect(dela.getByText('Restam 10 códigos de recuperação')).toBeVisible();

  const outra = await outroComputador(browser);
  await pelaEntrada(outra, pessoa);
  await conferir(outra);
  // The code that set it up is spent; the next one is half a minute away.
  await outra.getByLabel('Código do aplicativo').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await outra.getByRole('button', { name: 'Entrar' }).click();
  await expect(outra).toHaveURL(/#\/dashboard$/);
  await outra.context().close();

  const terceira = await outroComputador(browser);
  await pelaEntrada(terceira, pessoa);
  await terceira.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await terceira.getByLabel('Código de recuperação').fill(codigo);
  await terceira.getByRole('button', { name: 'Entrar' }).click();
  await expect(terceira).toHaveURL(/#\/dashboard$/);
  await terceira.context().close();
  await dela.context().close();
});

test('a passkey: made on Minha conta, and the log-in opens with it', async ({ page, browser }) => {
  await entrar(page);
  const dela = await outroComputador(browser);
  await comAutenticador(dela);
  const pessoa = await entrarComoNovaPessoa(page, dela, '/configuracoes/minha-conta');
  await dela.getByRole('button', { name: 'Cadastrar chave de acesso' }).click();
  await dialogo(dela).getByLabel('Nome da chave').fill('Notebook');
  await dialogo(dela).getByLabel('Senha atual', { exact: true }).fill(pessoa.senha);
  await conferir(dela);
  await dialogo(dela).getByRole('button', { name: 'Continuar' }).click();
  await expect(dialogo(dela).getByText('A chave está pronta.')).toBeVisible();
  await dialogo(dela).getByRole('button', { name: 'Pronto' }).click();
  await expect(dela.getByRole('row', { name: /Chave: Notebook/ })).toBeVisible();

  // Away from the screen first: it would ask for the log-in by itself, which then leads back to it.
  await dela.goto('/saude');
  await dela.evaluate(() => localStorage.clear());
  await pelaEntrada(dela, pessoa);
  await dela.getByRole('button', { name: 'Usar a chave de acesso' }).click();
  await expect(dela).toHaveURL(/#\/dashboard$/);
  await dela.goto('/#/configuracoes/minha-conta');
  await expect(dela.getByRole('row', { name: /Chave: Notebook/ })).toContainText('usada em');
  await dela.context().close();
});
