import type { Page } from '@playwright/test';
import { comecarSessao, expect, pedir, test } from './apoio.ts';
import { AGORA, comPortalSimulado } from './com-portal-simulado.ts';
import { outroComputador } from './pessoas.ts';

const PESSOA = { nome: 'Carla Catálogo', email: 'catalogo@cais.local', senha: 'cabrestante de popa' };
comPortalSimulado(PESSOA);

test.describe('with a simulated Portal Único', () => {
  test('an item becomes a product: drafted, approved by a second person, sent to the Portal and compared with it', async ({
    page,
    browser,
    server,
  }) => {
    await page.clock.install({ time: AGORA });
    await comecarSessao(page, '/Auth/Login', { email: PESSOA.email, password: PESSOA.senha });
    await comItem(page);
    await page.goto('/#/configuracoes/catalogo');

    await test.step('a draft is prepared of each item, and its form is that of the attributes of the NCM', async () => {
      await page.getByRole('button', { name: 'Preparar rascunhos…' }).first().click();
      const dialogo = page.getByRole('dialog', { name: 'Preparar rascunhos do Catálogo' });
      await escolherImportador(page, dialogo);
      await dialogo.getByRole('button', { name: 'Preparar' }).click();
      await expect(page.getByText('1 rascunho preparado.')).toBeVisible();
      await page.getByRole('link', { name: 'PN-CATALOGO' }).click();
      await expect(page.getByText('Faltam 3 coisas:')).toBeVisible();
      await page.getByRole('combobox', { name: 'Material' }).click();
      await page.getByRole('option', { name: '01 - Fibra de vidro' }).click();
      await page.getByRole('textbox', { name: 'Espessura em milímetros' }).fill('1,6');
      await page.getByRole('textbox', { name: 'Comprimento' }).fill('10,5');
      await expect(page.getByText(/^Nada falta do que o Cais confere/)).toBeVisible();
      await page.getByRole('button', { name: 'Enviar à revisão' }).click();
      await expect(page.getByText(/^Espera a revisão de outra pessoa/)).toBeVisible();
    });

    await test.step('a second person finds it in Meu dia and approves it', async () => {
      const dela = await outroComputador(browser);
      await dela.clock.install({ time: AGORA });
      const convite = { nome: 'Segunda Pessoa', email: 'segunda@cais.local' };
      const { token } = await pedir<{ token: string }>(page, '/api/Usuario', convite);
      await comecarSessao(dela, `/Auth/Convite/${token}`, { senha: 'a senha da segunda' }, '/meu-dia?de=empresa');
      await server.ageInvitations();
      await dela.getByRole('link', { name: /Fictícia da Amazônia Ltda · treinamento/ }).click();
      await dela.getByRole('link', { name: 'PN-CATALOGO' }).click();
      await dela.getByRole('button', { name: 'Aprovar' }).click();
      await expect(dela.getByText('Aprovado.')).toBeVisible();
      await dela.context().close();
    });

    await test.step('it is sent to the training environment, and gets its code there', async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Enviar ao Portal…' }).click();
      await page.getByRole('button', { name: 'Enviar (treinamento)' }).click();
      await expect(page.getByText(/^Este produto está no Portal Único\./)).toBeVisible();
      await expect(page.getByText('Não comparado')).toBeVisible();
    });

    await test.step('the list of the Portal says the same, field by field', async () => {
      await page.goto('/#/configuracoes/catalogo');
      await page.getByRole('button', { name: 'Comparar com o Portal…' }).click();
      const dialogo = page.getByRole('dialog', { name: 'Comparar com o Portal Único' });
      await escolherImportador(page, dialogo);
      await dialogo.getByRole('button', { name: 'Buscar a lista' }).click();
      await expect(page.getByRole('grid').getByText('Igual', { exact: true })).toBeVisible();
      const linha = page
        .getByRole('table', { name: /^Comparação do Catálogo com o Portal/ })
        .getByRole('row')
        .last();
      const celulas = (await linha.getByRole('cell').allTextContents()).slice(3);
      // In the Portal, equal, different, missing there, not compared, only there, items without a product.
      expect(celulas).toEqual(['1', '1', '0', '0', '0', '0', '0']);
    });
  });
});

async function escolherImportador(page: Page, dialogo: ReturnType<Page['getByRole']>): Promise<void> {
  await dialogo.getByRole('combobox', { name: 'Importador' }).click();
  await page.getByRole('option', { name: 'Fictícia da Amazônia Ltda' }).click();
}

/** An item with the attributes of its NCM asked and answered, an importer and the key of a person. */
async function comItem(page: Page): Promise<void> {
  await pedir(page, '/api/Importador', {
    cnpj: '11222333000181',
    razaoSocial: 'Fictícia da Amazônia Ltda',
    setor: '1',
    uf: 'AM',
    situacaoSuframa: 'NAO_INSCRITO',
  });
  await pedir(page, '/api/Item', {
    partNumber: 'PN-CATALOGO',
    descricao: 'Circuito integrado fictício',
    ncm: '85423190',
    unidadeComercializada: 'PECA',
    origem: 'IMPORTADO',
  });
  const { id } = await pedir<{ id: string }>(page, '/api/PortalUnico/Credencial', {
    ambiente: 'TREINAMENTO',
    titular: 'Maria da Silva',
    cpf: '529.982.247-25',
    validaAte: null,
    confirmacao: null,
    clientId: 'chave-de-teste',
    clientSecret: 'segredo-de-teste',
  });
  await pedir(page, '/api/PortalUnico/Atributos', { credencialId: id, ncms: ['85423190'] });
  const situacao = async () => {
    const [ncm] = await pedir<{ pedido: { situacao: string } | null }[]>(page, '/api/PortalUnico/Atributos');
    return ncm?.pedido?.situacao;
  };
  await expect.poll(situacao).toBe('PRONTA');
}
