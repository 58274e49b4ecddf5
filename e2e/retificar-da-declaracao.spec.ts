import { comecarSessao, expect, gravar, pedir, test } from './apoio.ts';
import { AGORA, comPortalSimulado } from './com-portal-simulado.ts';

const PESSOA = { nome: 'Diva Declarada', email: 'declarada@cais.local', senha: 'defensa de borracha dupla' };
comPortalSimulado(PESSOA);
/** Registered elsewhere: the simulator starts with it. */
const NUMERO = '26BR00000081010';

const titulo =
  'a processo that was born from its DUIMP is rectified: its plan is filled, one figure changes, and is paid';
test.describe('with a simulated Portal Único', () => {
  test(titulo, async ({ page }) => {
    page.setDefaultTimeout(90_000);
    await page.clock.install({ time: AGORA });
    await comecarSessao(page, '/Auth/Login', { email: PESSOA.email, password: PESSOA.senha });
    const criado = (recurso: string, corpo: object) => pedir<{ id: string }>(page, `/api/${recurso}`, corpo);
    await criado('Importador', {
      cnpj: '11222333000181',
      razaoSocial: 'Fictícia da Amazônia Ltda',
      setor: '1',
      uf: 'AM',
      situacaoSuframa: 'NAO_INSCRITO',
    });
    await criado('PortalUnico/Credencial', {
      ambiente: 'TREINAMENTO',
      titular: 'Maria da Silva',
      cpf: '529.982.247-25',
      validaAte: null,
      confirmacao: null,
      clientId: 'chave-de-teste',
      clientSecret: 'segredo-de-teste',
    });
    await page.goto('/#/importacao/processos');

    await test.step('fetched by its number, it becomes a processo with nothing planned', async () => {
      await page.getByRole('button', { name: 'Importar DI ou DUIMP' }).first().click();
      const dialogo = page.getByRole('dialog', { name: 'Importar DI ou DUIMP' });
      await dialogo.getByRole('textbox', { name: 'Número da DUIMP' }).fill(NUMERO);
      await dialogo.getByRole('button', { name: 'Buscar no Portal Único' }).click();
      await expect(dialogo.getByText(/1 adição, 2 itens/)).toBeVisible();
      const ciente = dialogo.getByRole('checkbox', { name: /^Vi os erros das conferências/ });
      if (await ciente.isVisible()) await ciente.check();
      await dialogo.getByRole('button', { name: 'Importar 1 declaração' }).click();
      await expect(dialogo).toBeHidden();
    });
    const [processo] = await pedir<{ id: string }[]>(page, `/api/Processo?numeroDI=${NUMERO}&treinamento=true`);
    const id = processo?.id ?? '';

    await test.step('its retificação fills the plan, and names the operator that no supplier is', async () => {
      await page.goto('/saude');
      await page.goto(`/#/importacao/processos/${id}?aba=duimp`);
      await page.getByRole('textbox', { name: /^Motivo da retificação/ }).fill('A fatura traz outra quantidade.');
      await page.getByRole('button', { name: 'Preparar retificação (treinamento)' }).click();
      const causas = page.getByRole('list', { name: 'O que a versão 1 não preencheu' });
      await expect(
        causas.getByText(/^Nenhum fornecedor do cadastro é o operador estrangeiro OPE_2 \(CN\)/),
      ).toBeVisible();
    });

    await test.step('with its name linked to a supplier it is filled again, and nothing differs', async () => {
      await criado('Fornecedor', {
        papel: 'AMBOS',
        razaoSocial: 'Exportador fictício OPE_2',
        pais: { codigo: '160' },
        vinculo: '1',
      });
      await page.getByRole('link', { name: /^Vincular o nome: Nenhum fornecedor/ }).click();
      const nome = 'Exportador fictício OPE_2';
      await page.getByRole('button', { name: `Vincular ${nome} a ${nome}` }).click();
      await expect(page.getByRole('button', { name: `Desfazer o vínculo de ${nome}` })).toBeVisible();
      await page.getByRole('tab', { name: 'DUIMP', exact: true }).click();
      await page.getByRole('button', { name: 'Preencher de novo' }).click();
      await expect(page.getByText(/^Nada difere da versão registrada\./)).toBeVisible();
      await expect(page.getByText(/Mude só o que está errado\.$/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mandar a retificação (treinamento)' })).toBeDisabled();
    });

    await test.step('one quantity changes: one field differs, and it alone is sent', async () => {
      await page.getByRole('tab', { name: 'Mercadorias' }).click();
      const quantidade = page
        .getByRole('grid', { name: 'Itens do processo' })
        .locator('[role=row][aria-rowindex="2"] [role=gridcell][aria-colindex="6"]');
      await quantidade.click();
      await page.keyboard.type('4');
      await page.keyboard.press('Enter');
      await gravar(page);
      await page.getByRole('tab', { name: 'DUIMP', exact: true }).click();
      await expect(
        page.getByRole('table', { name: 'O que a retificação muda' }).getByRole('row').nth(1).getByRole('cell'),
      ).toHaveText(['Item 1', 'mercadoria.quantidadeComercial', '3', '4', 'Preencher']);
      await page.getByRole('button', { name: 'Mandar a retificação (treinamento)' }).click();
      // By hand in retificar-duimp.test.ts: 53.32 + 37.70 + 7.00 + 32.17.
      await expect(page.getByText(/^O Portal calculou hoje R\$ 130,19 a debitar\.$/)).toBeVisible();
    });

    await test.step('registered by the amount typed, it is accepted as a new version', async () => {
      await page.getByRole('checkbox', { name: /^Li o resultado do diagnóstico/ }).check();
      await page.getByRole('textbox', { name: /^Valor que será debitado/ }).fill('130,19');
      await page.getByRole('button', { name: 'Registrar a retificação (treinamento)' }).click();
      await expect(page.getByText('A retificação está registrada, como o Portal respondeu.')).toBeVisible();
      await page.getByRole('button', { name: 'Ver como retificação' }).click();
      const dialogo = page.getByRole('dialog', { name: /^Retificação da DUIMP/ });
      await dialogo.getByRole('textbox', { name: /^Motivo/ }).fill('A fatura traz outra quantidade.');
      await dialogo.getByRole('button', { name: 'Aplicar' }).click();
      await expect(page.getByText('Retificação aplicada.')).toBeVisible();
      // 1,333.33 of each item, with 500 of freight and 100 of insurance.
      const aceito = await pedir<{ versaoDuimp: number; valorAduaneiro: string }>(page, `/api/Processo/${id}`);
      expect(aceito).toMatchObject({ versaoDuimp: 2, valorAduaneiro: '3266.66' });
    });
  });
});
