import type { Page } from '@playwright/test';
import { conferir } from '#e2e/acessivel.ts';
import { entrar, expect, type Pessoa, test } from '#e2e/apoio.ts';
import { entrarComoNovaPessoa, outroComputador, type PessoaInventada, pessoaInventada } from '#e2e/pessoas.ts';

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true });
const dialogo = (page: Page) => page.getByRole('dialog');

async function abrirEmpresa(page: Page): Promise<void> {
  await page.goto('/#/configuracoes/empresa');
  await expect(page.getByRole('form', { name: 'Empresa' })).toBeVisible();
}

/** Invites a person through the page of the company and returns the link. */
async function convidar(page: Page, { nome, email }: PessoaInventada): Promise<string> {
  await abrirEmpresa(page);
  await page.getByRole('button', { name: 'Convidar pessoa' }).click();
  await campo(page, 'Nome').last().fill(nome);
  await campo(page, 'E-mail').last().fill(email);
  await dialogo(page).getByRole('button', { name: 'Convidar' }).click();
  const link = await page.getByRole('textbox', { name: 'Link do convite' }).inputValue();
  await dialogo(page).getByRole('button', { name: 'Fechar' }).click();
  return link;
}

async function aceitar(page: Page, link: string, { senha }: Pessoa): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
}

async function entrarComo(page: Page, { email, senha }: Pessoa): Promise<void> {
  await page.goto('/');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** Makes a picture of one colour, drawn by the page itself. */
async function imagem(page: Page, cor: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate((fundo) => {
    const tela = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    const traco = tela.getContext('2d');
    if (traco) traco.fillStyle = fundo;
    traco?.fillRect(0, 0, 64, 64);
    return tela.toDataURL('image/png').split(',')[1] ?? '';
  }, cor);
  return { name: 'eu mesma.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

test('an invited person opens the link, chooses a password and is in; the link is spent', async ({ page, browser }) => {
  const pessoa = pessoaInventada();
  await entrar(page);
  await abrirEmpresa(page);
  await page.getByRole('button', { name: 'Convidar pessoa' }).click();
  await dialogo(page).getByRole('button', { name: 'Convidar' }).click();
  await expect(dialogo(page).getByText('Informe o nome.')).toBeVisible();
  await conferir(page);
  await page.keyboard.press('Escape');
  const link = await convidar(page, pessoa);
  const linha = page.getByRole('row').filter({ hasText: pessoa.email });
  await expect(linha).toContainText('Convidada');

  const dela = await outroComputador(browser);
  await dela.goto(link);
  await expect(dela.getByRole('heading', { name: `Olá, ${pessoa.nome}` })).toBeVisible();
  await expect(dela.getByText('Amazônia Componentes')).toBeVisible();
  await conferir(dela);
  await dela.getByLabel('Senha', { exact: true }).fill('curta');
  await dela.getByRole('button', { name: 'Entrar' }).click();
  await expect(dela.getByText('A senha tem ao menos 10 caracteres.')).toBeVisible();
  await aceitar(dela, link, pessoa);
  await expect(
    dela.getByRole('navigation', { name: 'Menu principal' }).getByText(pessoa.nome.slice(0, 15)),
  ).toBeVisible();

  await dela.goto(link);
  await dela.reload();
  await expect(dela.getByText('Este convite não vale mais.')).toBeVisible();
  await conferir(dela);
  await dela.context().close();
});

test('a new password ends the other session, which keeps its draft; this one goes on', async ({ page, browser }) => {
  await entrar(page);
  const dela = await outroComputador(browser);
  const pessoa = await entrarComoNovaPessoa(page, dela, '/dashboard');
  const outra = await outroComputador(browser);
  await entrarComo(outra, pessoa);
  await expect(outra.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  await outra.goto('/#/configuracoes/parametros/novo');
  await campo(outra, 'Código').fill('AINDA_POR_GRAVAR');
  await outra.getByRole('textbox', { name: 'Valor' }).fill('1');
  await campo(outra, 'Fonte').fill('Fonte fictícia');
  await expect(outra.getByText(/^Rascunho guardado às/)).toBeVisible();

  await dela.goto('/#/configuracoes/minha-conta');
  await expect(dela.getByRole('table', { name: 'Sessões abertas' }).getByRole('row')).toHaveCount(3);
  await dela.getByLabel('Senha atual').fill('não é esta');
  await dela.getByLabel('Nova senha').fill('outra senha, mais nova');
  await dela.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(dela.getByText('A senha atual não confere.')).toBeVisible();
  await conferir(dela);
  await dela.getByLabel('Senha atual').fill(pessoa.senha);
  await dela.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(dela.getByText('Senha trocada.')).toBeVisible();
  await expect(dela.getByRole('table', { name: 'Sessões abertas' }).getByRole('row')).toHaveCount(2);

  // The save finds the ended session, unless the stream of notices has found it first.
  await outra
    .getByRole('button', { name: 'Gravar' })
    .or(outra.getByRole('button', { name: 'Entrar' }))
    .click();
  await expect(outra).toHaveURL(/#\/pages\/login$/);
  await outra.getByLabel('E-mail').fill(pessoa.email);
  await outra.getByLabel('Senha', { exact: true }).fill('outra senha, mais nova');
  await outra.getByRole('button', { name: 'Entrar' }).click();
  await expect(outra).toHaveURL(/parametros\/novo$/);
  await expect(campo(outra, 'Código')).toHaveValue('AINDA_POR_GRAVAR');
  await expect(campo(outra, 'Fonte')).toHaveValue('Fonte fictícia');

  await dela.reload();
  await dela.getByRole('button', { name: 'Encerrar a sessão' }).click();
  await expect(dela.getByText('Sessão encerrada.')).toBeVisible();
  await expect(dela.getByRole('table', { name: 'Sessões abertas' }).getByRole('row')).toHaveCount(2);
  await outra.context().close();
  await dela.context().close();
});

test('a changed name follows into the menu, here and in another tab, and the photo into the bar', async ({
  page,
  browser,
}) => {
  await entrar(page);
  const dela = await outroComputador(browser);
  const pessoa = await entrarComoNovaPessoa(page, dela, '/dashboard');
  await dela.goto('/#/configuracoes/minha-conta');
  const outraAba = await dela.context().newPage();
  await outraAba.goto('/#/dashboard');
  await expect(outraAba.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  const entrada = await dela.evaluate(() => JSON.parse(localStorage.getItem('cais-credentials') ?? '').date);
  await campo(dela, 'Nome').fill('Beatriz Rios');
  await campo(dela, 'CPF').fill('529.982.247-25');
  await dela.keyboard.press('Control+s');
  await expect(dela.getByText('Alterações gravadas.')).toBeVisible();
  await expect(dela.getByRole('navigation', { name: 'Menu principal' }).getByText('Beatriz Rios')).toBeVisible();
  await expect(outraAba.getByRole('navigation', { name: 'Menu principal' }).getByText('Beatriz Rios')).toBeVisible();
  expect(await dela.evaluate(() => JSON.parse(localStorage.getItem('cais-credentials') ?? '').date)).toBe(entrada);

  await dela.getByLabel('Arquivo: foto').setInputFiles(await imagem(dela, 'tomato'));
  await expect(dela.getByText('Foto trocada.')).toBeVisible();
  await expect(dela.getByRole('img', { name: 'Sua foto' })).toBeVisible();
  await expect(dela.getByRole('banner').locator('img')).toBeVisible();
  await expect(outraAba.getByRole('banner').locator('img')).toBeVisible();
  await dela.reload();
  await expect(dela.getByRole('img', { name: 'Sua foto' })).toBeVisible();
  await expect(campo(dela, 'CPF')).toHaveValue('529.982.247-25');
  await conferir(dela);
  await dela
    .getByLabel('Arquivo: foto')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('não é foto') });
  await expect(dela.getByText('Envie uma imagem PNG, JPEG ou WebP.')).toBeVisible();
  await dela.getByRole('button', { name: 'Remover foto' }).click();
  await expect(dela.getByRole('img', { name: 'Sua foto' })).toHaveCount(0);
  await expect(dela.getByRole('banner').locator('img')).toHaveCount(0);
  await expect(outraAba.getByRole('banner').locator('img')).toHaveCount(0);

  await test.step('her history tells it all but what only she sees, and gives photo and name back', async () => {
    const alteracoes = dela.getByRole('list', { name: 'Alterações' }).getByRole('listitem');
    await expect(alteracoes.last()).toContainText('Convite');
    await expect(alteracoes.last().getByRole('button')).toHaveCount(0);
    await alteracoes.filter({ hasText: 'Foto' }).first().getByRole('button', { name: 'Desfazer' }).click();
    await expect(dela.getByText('Alteração desfeita.')).toBeVisible();
    await expect(dela.getByRole('img', { name: 'Sua foto' })).toBeVisible();
    await expect(outraAba.getByRole('banner').locator('img')).toBeVisible();
    const renomeada = alteracoes.filter({ hasText: 'Mudou dados que só a própria pessoa vê: CPF.' });
    await renomeada.getByRole('button', { name: 'Desfazer' }).click();
    await expect(
      outraAba.getByRole('navigation', { name: 'Menu principal' }).getByText(pessoa.nome.slice(0, 15)),
    ).toBeVisible();
    await expect(campo(dela, 'Nome')).toHaveValue(pessoa.nome);
    await expect(campo(dela, 'CPF')).toHaveValue('529.982.247-25');
    await conferir(dela);
  });
  await dela.context().close();
});

test('two people on the company: the branches of one and the name of the other are both kept', async ({
  page,
  browser,
}) => {
  await entrar(page);
  await abrirEmpresa(page);
  const outra = await outroComputador(browser);
  await entrar(outra);
  await abrirEmpresa(outra);
  const agora = String(Date.now());
  // Typed first: a page that nobody has typed in takes over what the other saves.
  await campo(page, 'Complemento').fill(`Galpão ${agora}`);
  await campo(outra, 'Bairro').fill(`Bairro ${agora}`);
  await campo(outra, 'Complemento').fill(`Sala ${agora}`);
  await outra.getByRole('button', { name: 'Gravar' }).click();
  await expect(outra.getByText('Alterações gravadas.')).toBeVisible();

  await page.getByRole('button', { name: 'Adicionar filial' }).click();
  const filial = page.getByRole('group', { name: /^Filiais, linha/ }).last();
  await filial.getByRole('textbox', { name: 'CNPJ' }).fill('99999999000272');
  await filial.getByRole('textbox', { name: 'Nome' }).fill('Depósito');
  await conferir(page);
  await page.keyboard.press('Control+s');
  await expect(dialogo(page)).toHaveAccessibleName('Este registro mudou enquanto você o editava');
  await dialogo(page)
    .getByRole('radio', { name: `Minha: Galpão ${agora}` })
    .check();
  await dialogo(page).getByRole('button', { name: 'Gravar' }).click();
  await expect(page.getByText('Alterações gravadas.')).toBeVisible();
  await outra.reload();
  await expect(campo(outra, 'Bairro')).toHaveValue(`Bairro ${agora}`);
  await expect(campo(outra, 'Complemento')).toHaveValue(`Galpão ${agora}`);
  await expect(
    outra.getByRole('group', { name: 'Filiais, linha 1' }).getByRole('textbox', { name: 'Nome' }),
  ).toHaveValue('Depósito');
  await conferir(outra);

  await test.step('and the change of one is undone by the other', async () => {
    // Another test may change the logo of the company meanwhile.
    const alteracoes = outra.getByRole('list', { name: 'Alterações' }).getByRole('listitem');
    const esta = alteracoes.filter({ hasText: `Ficou: Galpão ${agora}` });
    await esta.getByRole('button', { name: 'Desfazer' }).click();
    await expect(campo(outra, 'Complemento')).toHaveValue(`Sala ${agora}`);
    await expect(campo(outra, 'Bairro')).toHaveValue(`Bairro ${agora}`);
    await expect(outra.getByRole('group', { name: /^Filiais, linha/ })).toHaveCount(0);
  });
  await outra.context().close();
});

test('the logo stands in the menu', async ({ page }) => {
  await entrar(page);
  await abrirEmpresa(page);
  await page.getByLabel('Arquivo: logotipo').setInputFiles(await imagem(page, 'teal'));
  await expect(page.getByText('Logotipo trocado.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).locator('img')).toBeVisible();
  await page.getByRole('button', { name: 'Remover logotipo' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu principal' }).locator('img')).toHaveCount(0);
});
