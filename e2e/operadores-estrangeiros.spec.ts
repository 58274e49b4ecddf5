import type { Page } from '@playwright/test';
import { comecarSessao, expect, pedir, test } from './apoio.ts';
import { AGORA, comPortalSimulado } from './com-portal-simulado.ts';
import { outroComputador } from './pessoas.ts';

const PESSOA = { nome: 'Olga Operadora', email: 'operadores@cais.local', senha: 'cabrestante de popa' };
comPortalSimulado(PESSOA);

test.describe('with a simulated Portal Único', () => {
  test('a supplier becomes a foreign operator: drafted, approved by a second person, sent, and its change goes as a new version', async ({
    page,
    browser,
    server,
  }) => {
    await page.clock.install({ time: AGORA });
    await comecarSessao(page, '/Auth/Login', { email: PESSOA.email, password: PESSOA.senha });
    const fornecedor = await comFornecedor(page);
    const convite = { nome: 'Segunda Pessoa', email: 'segunda@cais.local' };
    const { token } = await pedir<{ token: string }>(page, '/api/Usuario', convite);
    const dela = await outroComputador(browser);
    await dela.clock.install({ time: AGORA });
    await comecarSessao(dela, `/Auth/Convite/${token}`, { senha: 'a senha da segunda' }, '/meu-dia?de=empresa');
    await server.ageInvitations();

    await test.step('a draft is prepared of the supplier, and what is missing leads to its field', async () => {
      await page.goto('/#/configuracoes/catalogo');
      await page.getByRole('link', { name: 'Operadores estrangeiros' }).click();
      await page.getByRole('button', { name: 'Preparar rascunhos…' }).first().click();
      const dialogo = page.getByRole('dialog', { name: 'Preparar rascunhos de operadores' });
      await escolherImportador(page, dialogo);
      await dialogo.getByRole('button', { name: 'Preparar' }).click();
      await expect(page.getByText('1 rascunho preparado.')).toBeVisible();
      await page.getByRole('link', { name: 'Águia Fictícia Trading' }).click();
      await page.getByRole('button', { name: 'Cidade: Informe a cidade.' }).click();
      await page.getByRole('textbox', { name: 'Cidade' }).fill('Shenzhen');
      await expect(page.getByText(/^Nada falta do que o Cais confere/)).toBeVisible();
      await page.getByRole('button', { name: 'Enviar à revisão' }).click();
      await expect(page.getByText(/^Espera a revisão de outra pessoa/)).toBeVisible();
    });

    await test.step('a second person finds it in Meu dia and approves it, and it is sent once', async () => {
      await dela.reload();
      await dela.getByRole('link', { name: /Fictícia da Amazônia Ltda · treinamento/ }).click();
      await dela.getByRole('link', { name: 'Águia Fictícia Trading' }).click();
      await dela.getByRole('button', { name: 'Aprovar' }).click();
      await expect(dela.getByText('Aprovado.')).toBeVisible();
      await enviar(page);
      await expect(page.getByRole('definition').filter({ hasText: /^OPE_\d+$/ })).toBeVisible();
    });

    await test.step('the supplier changes, and the change goes as a new version with the same review', async () => {
      const { alteradoEm, alteradoPor, excluidoEm, ...lido } = fornecedor;
      const endereco = { ...(lido.endereco as object), logradouro: 'Another Road 9' };
      await pedir(page, '/api/Fornecedor', { ...lido, endereco }, 'PUT');
      await page.reload();
      await expect(page.getByText(/^O cadastro do fornecedor mudou .*: Logradouro\./)).toBeVisible();
      await page.getByRole('button', { name: 'Preparar mudança…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Preparar' }).click();
      await expect(page.getByRole('textbox', { name: 'Logradouro' })).toHaveValue('Another Road 9');
      // What a person wrote where the cadastro is silent stays.
      await expect(page.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Shenzhen');
      await page.getByRole('button', { name: 'Enviar à revisão' }).click();
      await expect(page.getByText(/^Espera a revisão de outra pessoa/)).toBeVisible();
      await dela.reload();
      await dela.getByRole('button', { name: 'Aprovar' }).click();
      await expect(dela.getByText('Aprovado.')).toBeVisible();
      await enviar(page);
      await expect(page.getByRole('definition').filter({ hasText: /^2$/ })).toBeVisible();
    });

    await test.step('the list of the Portal says the same', async () => {
      await page.goto('/#/configuracoes/catalogo/operadores');
      await page.getByRole('button', { name: 'Comparar com o Portal…' }).click();
      const dialogo = page.getByRole('dialog', { name: 'Comparar com o Portal Único' });
      await escolherImportador(page, dialogo);
      await dialogo.getByRole('button', { name: 'Buscar a lista' }).click();
      await expect(page.getByRole('grid').getByText('Igual', { exact: true })).toBeVisible();
      const linha = page
        .getByRole('table', { name: /^Comparação dos operadores estrangeiros com o Portal/ })
        .getByRole('row')
        .last();
      const celulas = (await linha.getByRole('cell').allTextContents()).slice(3);
      // In the Portal, equal, different, missing there, not compared, only there, suppliers without an operator.
      expect(celulas).toEqual(['1', '1', '0', '0', '0', '0', '0']);
    });

    await test.step('a correction is undone before it leaves, and the operator goes out of use by a second person', async () => {
      await page.getByRole('link', { name: 'Águia Fictícia Trading' }).click();
      await page.getByRole('button', { name: 'Preparar mudança…' }).click();
      const mudanca = page.getByRole('dialog', { name: 'Preparar uma mudança' });
      await expect(mudanca.getByRole('radio', { name: 'Nova versão' })).toBeDisabled();
      await mudanca.getByRole('button', { name: 'Preparar' }).click();
      await page.getByRole('textbox', { name: 'Cidade' }).fill('Foshan');
      await page.getByRole('button', { name: 'Gravar' }).click();
      await page.getByRole('button', { name: 'Desfazer a retificação…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click();
      await expect(page.getByText('Mudança desfeita.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Cidade' })).toBeHidden();
      await page.getByRole('button', { name: 'Desativar…' }).click();
      await page.getByRole('textbox', { name: 'Por que se desativa' }).fill('Encerrou as atividades');
      await page.getByRole('button', { name: 'Pedir a revisão' }).click();
      await expect(page.getByText(/^Espera a revisão de outra pessoa/)).toBeVisible();
      await dela.reload();
      await dela.getByRole('button', { name: 'Aprovar' }).click();
      await expect(dela.getByText('Aprovado.')).toBeVisible();
      await dela.context().close();
      await enviar(page);
      await expect(page.getByRole('definition').filter({ hasText: /^DESATIVADO$/ })).toBeVisible();
      await expect(page.getByText(/Está desativado no Portal Único, e o Cais não sabe ativá-lo/)).toBeVisible();
    });
  });
});

async function enviar(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'Enviar ao Portal…' }).click();
  await page.getByRole('button', { name: 'Enviar (treinamento)' }).click();
  await expect(page.getByText(/^Este operador está no Portal Único\./)).toBeVisible();
}

async function escolherImportador(page: Page, dialogo: ReturnType<Page['getByRole']>): Promise<void> {
  await dialogo.getByRole('combobox', { name: 'Importador' }).click();
  await page.getByRole('option', { name: 'Fictícia da Amazônia Ltda' }).click();
}

/** A supplier abroad without a city, an importer and the key of a person. */
async function comFornecedor(page: Page): Promise<Record<string, unknown>> {
  await pedir(page, '/api/Importador', {
    cnpj: '11222333000181',
    razaoSocial: 'Fictícia da Amazônia Ltda',
    setor: '1',
    uf: 'AM',
    situacaoSuframa: 'NAO_INSCRITO',
  });
  await pedir(page, '/api/PortalUnico/Credencial', {
    ambiente: 'TREINAMENTO',
    titular: 'Maria da Silva',
    cpf: '529.982.247-25',
    validaAte: null,
    confirmacao: null,
    clientId: 'chave-de-teste',
    clientSecret: 'segredo-de-teste',
  });
  return pedir<Record<string, unknown>>(page, '/api/Fornecedor', {
    papel: 'AMBOS',
    razaoSocial: 'Águia Fictícia Trading',
    pais: { codigo: '160' },
    endereco: { logradouro: 'Fictional Road 8' },
  });
}
