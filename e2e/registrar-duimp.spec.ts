import type { Page } from '@playwright/test';
import { comecarSessao, expect, pedir, test } from './apoio.ts';
import { AGORA, comPortalSimulado } from './com-portal-simulado.ts';

const PESSOA = { nome: 'Rita Registro', email: 'registro@cais.local', senha: 'rebocador de alto calado' };
comPortalSimulado(PESSOA);

const titulo =
  'a processo becomes a draft, is diagnosed, registered by the amount typed, gets its DUIMP, and rectifies it';
test.describe('with a simulated Portal Único', () => {
  test(titulo, async ({ page }) => {
    await page.clock.install({ time: AGORA });
    await comecarSessao(page, '/Auth/Login', { email: PESSOA.email, password: PESSOA.senha });
    const id = await comProcesso(page);
    await page.goto('/saude');
    await page.goto(`/#/importacao/processos/${id}?aba=duimp`);

    await test.step('our own conferences say beside it what the processo still lacks', async () => {
      const conferencias = page.getByRole('list', { name: 'O que falta para o registro' });
      await expect(conferencias.getByText(/^\d papéis exigidos faltam$/)).toBeVisible();
    });

    await test.step('the draft goes to the training environment and comes back diagnosed, with the values of the Portal', async () => {
      await page.getByRole('button', { name: 'Mandar como rascunho (treinamento)' }).click();
      const vistas = page.getByRole('dialog', { name: 'Mandar com conferências em aberto' });
      await vistas.getByRole('checkbox', { name: /^Vi as \d conferências em aberto/ }).check();
      await vistas.getByRole('button', { name: 'Mandar (treinamento)' }).click();
      await expect(page.getByText('No Portal, como rascunho')).toBeVisible();
      const pede = page.getByRole('list', { name: 'O que o registro pede' });
      await expect(pede.getByText(/^O Portal calculou hoje R\$ 1\.300,00 a debitar\.$/)).toBeVisible();
      await expect(pede.getByText('A confirmar')).toBeVisible();
    });

    await test.step('another amount is refused and stays, the right one is asked for once', async () => {
      const valor = page.getByRole('textbox', { name: /^Valor que será debitado/ });
      const registrar = page.getByRole('button', { name: 'Registrar a DUIMP (treinamento)' });
      await page.getByRole('checkbox', { name: /^Vi as \d conferências em aberto/ }).check();
      await page.getByRole('checkbox', { name: /^Li o resultado do diagnóstico/ }).check();
      await valor.fill('1.299,00');
      await registrar.click();
      await expect(
        page.getByText(/^O valor digitado é R\$ 1\.299,00, e o Portal calculou R\$ 1\.300,00\./),
      ).toBeVisible();
      await expect(valor).toHaveValue('1.299,00');
      await valor.fill('1.300,00');
      await registrar.click();
      await expect(page.getByText('Pedido ao Portal')).toBeVisible();
    });

    await test.step('registered, it is fetched, looked at and put into the processo', async () => {
      // The Portal is asked after half a minute, when the queue has its turn.
      await expect(page.getByText('Registrada', { exact: true }).first()).toBeVisible();
      // Only a processo of training takes what comes from there.
      const { versao } = await pedir<{ versao: number }>(page, `/api/Processo/${id}`);
      await pedir(page, `/api/Processo/${id}/Treinamento`, { versao, treinamento: true });
      await page.getByRole('button', { name: 'Conferir e trazer para o processo' }).click();
      const dialogo = page.getByRole('dialog', { name: 'Importar DI ou DUIMP' });
      await expect(dialogo.getByText(/1 adição, 2 itens/)).toBeVisible();
      const ciente = dialogo.getByRole('checkbox', { name: /^Vi os erros das conferências/ });
      if (await ciente.isVisible()) await ciente.check();
      await dialogo.getByRole('button', { name: 'Importar 1 declaração' }).click();
      await expect(page.getByText('Declaração no processo.')).toBeVisible();
      const processo = await pedir<{ numeroDuimp: string; versaoDuimp: number }>(page, `/api/Processo/${id}`);
      expect(processo.numeroDuimp).toMatch(/^26BR/);
      expect(processo.versaoDuimp).toBe(1);
    });

    await test.step('a retificação is prepared with its reason, and opens what the cover declares', async () => {
      await page.goto('/saude');
      await page.goto(`/#/importacao/processos/${id}?aba=duimp`);
      await page.getByRole('textbox', { name: /^Motivo da retificação/ }).fill('A apólice traz outro seguro.');
      await page.getByRole('button', { name: 'Preparar retificação (treinamento)' }).click();
      await expect(page.getByText(/^Nada difere da versão registrada\./)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Mandar a retificação (treinamento)' })).toBeDisabled();
      await page.getByRole('tab', { name: 'Carga', exact: true }).click();
      await page.getByRole('textbox', { name: 'Seguro', exact: true }).fill('120,00');
      await page.getByRole('button', { name: 'Gravar', exact: true }).click();
      await expect(page.getByText('Alterações gravadas.')).toBeVisible();
    });

    await test.step('what differs is sent to a new version, which pays the difference alone', async () => {
      await page.getByRole('tab', { name: 'DUIMP', exact: true }).click();
      await expect(
        page.getByRole('table', { name: 'O que a retificação muda' }).getByRole('row').nth(1).getByRole('cell'),
      ).toHaveText(['Capa', 'carga.seguro.valorMoedaNegociada', '100', '120', 'Preencher']);
      await page.getByRole('button', { name: 'Mandar a retificação (treinamento)' }).click();
      // By hand: 20.00 of insurance more are 8.57 and 11.43 of customs value, so II 472.53, IPI 334.02, PIS 62.02, COFINS 285.00.
      await expect(page.getByText(/^O Portal calculou hoje R\$ 7,80 a debitar\.$/)).toBeVisible();
      await page.getByRole('checkbox', { name: /^Li o resultado do diagnóstico/ }).check();
      await page.getByRole('textbox', { name: /^Valor que será debitado/ }).fill('7,80');
      await page.getByRole('button', { name: 'Registrar a retificação (treinamento)' }).click();
      await expect(page.getByText('Pedido ao Portal')).toBeVisible();
    });

    await test.step('registered, it is compared and accepted as any retificação', async () => {
      await expect(page.getByText('A retificação está registrada, como o Portal respondeu.')).toBeVisible();
      await page.getByRole('button', { name: 'Ver como retificação' }).click();
      const dialogo = page.getByRole('dialog', { name: /^Retificação da DUIMP/ });
      await dialogo.getByRole('textbox', { name: /^Motivo/ }).fill('A apólice traz outro seguro.');
      await dialogo.getByRole('button', { name: 'Aplicar' }).click();
      await expect(page.getByText('Retificação aplicada.')).toBeVisible();
      const processo = await pedir<{ versaoDuimp: number; valorAduaneiro: string }>(page, `/api/Processo/${id}`);
      expect(processo).toMatchObject({ versaoDuimp: 2, valorAduaneiro: '2953.33' });
    });
  });
});

/** A processo that knows all that a DUIMP asks for, with the key of a person. */
async function comProcesso(page: Page): Promise<string> {
  const criado = (recurso: string, corpo: object) => pedir<{ id: string }>(page, `/api/${recurso}`, corpo);
  const importador = await criado('Importador', {
    cnpj: '11222333000181',
    razaoSocial: 'Fictícia da Amazônia Ltda',
    setor: '1',
    uf: 'AM',
    situacaoSuframa: 'NAO_INSCRITO',
  });
  const china = { codigo: '160' };
  const fornecedor = await criado('Fornecedor', {
    papel: 'AMBOS',
    razaoSocial: 'FICTICIA PARTS CO',
    pais: china,
    vinculo: '1',
  });
  const reais = { codigo: '790' };
  const processo = await criado('Processo', {
    tipoDocumento: 'DUIMP',
    modalidade: 'PROPRIA',
    urfDespacho: { codigo: '0227600' },
    viaTransporte: '01',
    conhecimentoTipo: 'HBL',
    conhecimentoMaster: '032605000000016',
    procedencia: china,
    freteMoeda: reais,
    freteValor: '500',
    seguroMoeda: reais,
    seguroValor: '100',
    importador: { id: importador.id },
  });
  const quem = { id: fornecedor.id };
  const itens = [1, 2].map((numero) => ({
    partNumber: `PN-${numero}`,
    descricao: `Circuito integrado ${numero}`,
    ncm: '85423190',
    unidade: 'PECA',
    quantidade: `${numero + 2}`,
    valorUnitario: '333.3333333',
    pesoLiquido: '1.50000',
    moeda: reais,
    incoterm: 'FOB',
    fornecedor: quem,
    fabricante: quem,
    paisOrigem: china,
    aplicacao: 'INDUSTRIALIZACAO',
    adicao: 1,
  }));
  const integral = (aliquota: string) => ({ regime: 'INTEGRAL', aliquota });
  const tributos = { ii: integral('16'), ipi: integral('9.75'), pis: integral('2.1'), cofins: integral('9.65') };
  await pedir(
    page,
    '/api/ItensDoProcesso',
    { id: processo.id, versao: 1, itens, adicoes: [{ numero: 1, tributos }] },
    'PUT',
  );
  await criado('PortalUnico/Credencial', {
    ambiente: 'TREINAMENTO',
    titular: 'Maria da Silva',
    cpf: '529.982.247-25',
    validaAte: null,
    confirmacao: null,
    clientId: 'chave-de-teste',
    clientSecret: 'segredo-de-teste',
  });
  const rota = `/api/Processo/${processo.id}/Duimp`;
  const duimp = await pedir<{
    versao: number;
    complemento: object;
    operadores: { id: string }[];
    itens: { id: string }[];
  }>(page, rota);
  const complemento = {
    ...duimp.complemento,
    metodoValoracao: 1,
    coberturaCambial: '1',
    documentos: [{ tipo: '30', palavra: 1, valor: 'FATURA-1' }],
    operadores: duimp.operadores.map(({ id }) => ({ id, codigo: 'OPE_2', versao: '1' })),
    produtos: duimp.itens.map(({ id }) => ({ id, codigo: 45, versao: '3', quantidadeEstatistica: '7.5' })),
  };
  await pedir(page, rota, { versao: duimp.versao, complemento }, 'PUT');
  return processo.id;
}
