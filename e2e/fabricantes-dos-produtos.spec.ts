import type { Page } from '@playwright/test';
import { comecarSessao, expect, pedir, test } from './apoio.ts';
import { AGORA, comPortalSimulado } from './com-portal-simulado.ts';
import { outroComputador } from './pessoas.ts';

const PESSOA = { nome: 'Fábia Fabricante', email: 'fabricantes@cais.local', senha: 'cabrestante de popa' };
comPortalSimulado(PESSOA);
const IMPORTADOR = 'Fictícia da Amazônia Ltda';
const NCM = '73181500';

test.describe('with a simulated Portal Único', () => {
  test('products are linked to their maker by a second person, compared with the export, and unlinked many at once', async ({
    page,
    browser,
    server,
  }) => {
    await page.clock.install({ time: AGORA });
    await comecarSessao(page, '/Auth/Login', { email: PESSOA.email, password: PESSOA.senha });
    const convite = { nome: 'Segunda Pessoa', email: 'segunda@cais.local' };
    const { token } = await pedir<{ token: string }>(page, '/api/Usuario', convite);
    const dela = await outroComputador(browser);
    await dela.clock.install({ time: AGORA });
    await comecarSessao(dela, `/Auth/Convite/${token}`, { senha: 'a senha da segunda' }, '/meu-dia?de=empresa');
    await server.ageInvitations();
    await comProdutos(page, dela);
    const grade = page.getByRole('grid', { name: 'Fabricantes dos produtos' });

    await test.step('a link is drafted of each product, and a second person approves both', async () => {
      await page.goto('/#/configuracoes/catalogo');
      await page.getByRole('link', { name: 'Fabricantes' }).click();
      await page.getByRole('button', { name: 'Preparar rascunhos…' }).first().click();
      const dialogo = page.getByRole('dialog', { name: 'Preparar vínculos com fabricantes' });
      await escolherImportador(page, dialogo);
      await dialogo.getByRole('button', { name: 'Preparar' }).click();
      await expect(page.getByText('2 rascunhos preparados.')).toBeVisible();
      await marcarTodos(page);
      await page.getByRole('button', { name: 'Enviar à revisão' }).click();
      await expect(page.getByText('2 vínculos enviados à revisão.')).toBeVisible();
      await aprovar(dela);
    });

    await test.step('they are sent once each, and the export of the Portal says the same', async () => {
      await enviar(page);
      await expect(grade.getByText('Vinculado', { exact: true })).toHaveCount(2);
      // In the Portal, equal, different, missing there, not compared, only there, products without a maker.
      expect(await comparar(page)).toEqual(['2', '2', '0', '0', '0', '0', '0']);
    });

    await test.step('both are unlinked at once, and the notice takes it back', async () => {
      await desvincular(page);
      await expect(grade.getByText('A desvincular')).toHaveCount(2);
      await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
      await expect(page.getByText('2 vínculos com a desvinculação desfeita.')).toBeVisible();
      await expect(grade.getByText('Vinculado', { exact: true })).toHaveCount(2);
    });

    await test.step('the list takes it back too, after the approval', async () => {
      await desvincular(page);
      await aprovar(dela);
      await page.reload();
      await marcarTodos(page);
      await page.getByRole('button', { name: 'Desfazer…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click();
      await expect(page.getByText('2 vínculos desfeitos.')).toBeVisible();
      await expect(grade.getByText('Vinculado', { exact: true })).toHaveCount(2);
    });

    await test.step('unlinked for good, by the second person and in the Portal', async () => {
      await desvincular(page);
      await aprovar(dela);
      await dela.context().close();
      await enviar(page, 'Desvinculação: 2 vínculos.');
      await expect(grade.getByText('Desvinculado', { exact: true })).toHaveCount(2);
      await marcarTodos(page);
      await page.getByRole('button', { name: 'Desvincular…' }).click();
      const dialogo = page.getByRole('dialog', { name: 'Desvincular no Portal Único' });
      await expect(dialogo.getByText(/Já está desvinculado no Portal\./)).toBeVisible();
      await expect(dialogo.getByRole('button', { name: 'Pedir a revisão' })).toBeDisabled();
    });
  });
});

async function marcarTodos(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Selecionar todas as linhas' }).check();
}

async function desvincular(page: Page): Promise<void> {
  await marcarTodos(page);
  await page.getByRole('button', { name: 'Desvincular…' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Desvincular 2 vínculos no Portal Único' });
  const saem = dialogo.getByRole('list', { name: `Treinamento · ${IMPORTADOR}` }).getByRole('listitem');
  await expect(saem).toHaveText(['PN-1 com Águia Fictícia Trading (CN)', 'PN-2 com Águia Fictícia Trading (CN)']);
  await dialogo.getByRole('textbox', { name: 'Por que se desvincula' }).fill('A fábrica fechou');
  await dialogo.getByRole('button', { name: 'Pedir a revisão' }).click();
  await expect(page.getByText('2 vínculos com a desvinculação em revisão.')).toBeVisible();
}

/** The second person finds them in Meu dia, and approves all of them. */
async function aprovar(dela: Page): Promise<void> {
  await dela.goto('/#/meu-dia?de=empresa');
  await dela.reload();
  await dela.getByRole('link', { name: `${IMPORTADOR} · treinamento` }).click();
  await marcarTodos(dela);
  await dela.getByRole('button', { name: 'Aprovar' }).click();
  await expect(dela.getByText('2 vínculos aprovados.')).toBeVisible();
}

/** Sends both, and waits until the queue of the Portal is through. */
async function enviar(page: Page, dito?: string): Promise<void> {
  await page.reload();
  await marcarTodos(page);
  await page.getByRole('button', { name: 'Enviar ao Portal…' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Enviar 2 vínculos ao Portal Único' });
  if (dito) await expect(dialogo.getByText(dito)).toBeVisible();
  await dialogo.getByRole('button', { name: 'Enviar (treinamento)' }).click();
  await expect(page.getByText('2 vínculos postos na fila do Portal.')).toBeVisible();
  await expect.poll(() => situacoes(page, 'Fabricante')).toEqual(['ENVIADO', 'ENVIADO']);
  await page.reload();
}

/** The figures of the comparison. */
async function comparar(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Comparar com o Portal…' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Comparar com o Portal Único' });
  await escolherImportador(page, dialogo);
  await dialogo.getByRole('button', { name: 'Buscar a lista' }).click();
  await expect(page.getByRole('grid').getByText('Igual', { exact: true })).toHaveCount(2);
  const tabela = page.getByRole('table', { name: /^Comparação dos vínculos com o Portal/ });
  return (await tabela.getByRole('row').last().getByRole('cell').allTextContents()).slice(3);
}

async function escolherImportador(page: Page, dialogo: ReturnType<Page['getByRole']>): Promise<void> {
  await dialogo.getByRole('combobox', { name: 'Importador' }).click();
  await page.getByRole('option', { name: IMPORTADOR }).click();
}

type Tipo = 'Produto' | 'Operador' | 'Fabricante';
const CAMPO = { Produto: 'produtos', Operador: 'operadores', Fabricante: 'fabricantes' } as const;

async function situacoes(page: Page, tipo: Tipo): Promise<string[]> {
  const linhas = await pedir<{ situacao: string }[]>(page, `/api/PortalUnico/${tipo}`);
  return linhas.map(({ situacao }) => situacao);
}

/** Two items of one maker abroad, as products and as a foreign operator that the Portal has already. */
async function comProdutos(page: Page, dela: Page): Promise<void> {
  const { id: importadorId } = await pedir<{ id: string }>(page, '/api/Importador', {
    cnpj: '11222333000181',
    razaoSocial: IMPORTADOR,
    setor: '1',
    uf: 'AM',
    situacaoSuframa: 'NAO_INSCRITO',
  });
  const { id: credencialId } = await pedir<{ id: string }>(page, '/api/PortalUnico/Credencial', {
    ambiente: 'TREINAMENTO',
    titular: 'Maria da Silva',
    cpf: '529.982.247-25',
    validaAte: null,
    confirmacao: null,
    clientId: 'chave-de-teste',
    clientSecret: 'segredo-de-teste',
  });
  const { id } = await pedir<{ id: string }>(page, '/api/Fornecedor', {
    papel: 'FABRICANTE',
    razaoSocial: 'Águia Fictícia Trading',
    pais: { codigo: '160' },
    endereco: { logradouro: 'Fictional Road 8', cidade: 'Shenzhen' },
  });
  for (const partNumber of ['PN-1', 'PN-2']) {
    await pedir(page, '/api/Item', {
      partNumber,
      descricao: 'Parafuso fictício',
      ncm: NCM,
      unidadeComercializada: 'PECA',
      origem: 'IMPORTADO',
      fabricantePadrao: { id },
    });
  }
  // An NCM of which the Portal asks for no attribute.
  await pedir(page, '/api/PortalUnico/Atributos', { credencialId, ncms: [NCM] });
  const atributos = async () => {
    const [ncm] = await pedir<{ pedido: { situacao: string } | null }[]>(page, '/api/PortalUnico/Atributos');
    return ncm?.pedido?.situacao;
  };
  await expect.poll(atributos).toBe('PRONTA');
  const onde = { ambiente: 'TREINAMENTO', importadorId };
  for (const [tipo, preparo] of [
    ['Produto', { itens: null }],
    ['Operador', { fornecedores: null }],
  ] as const) {
    await pedir(page, `/api/PortalUnico/${tipo}/Preparar`, { ...onde, ...preparo });
    await agir(page, tipo, { tipo: 'PEDIR_REVISAO' });
    await agir(dela, tipo, { tipo: 'APROVAR' });
    await agir(page, tipo, { tipo: 'ENVIAR', credencialId });
    const feitos = tipo === 'Produto' ? ['ENVIADO', 'ENVIADO'] : ['ENVIADO'];
    await expect.poll(() => situacoes(page, tipo)).toEqual(feitos);
  }
}

async function agir(page: Page, tipo: Tipo, ato: object): Promise<void> {
  const linhas = await pedir<{ id: string; versao: number }[]>(page, `/api/PortalUnico/${tipo}`);
  const quais = linhas.map(({ id, versao }) => ({ id, versao }));
  await pedir(page, `/api/PortalUnico/${tipo}/EmVarios`, { [CAMPO[tipo]]: quais, ato });
}
