import type { Page } from '@playwright/test';
import { comecarSessao, expect, pedir, test } from './apoio.ts';
import { AGORA, comPortalSimulado } from './com-portal-simulado.ts';

const PESSOA = { nome: 'Tadeu Tratamento', email: 'tratamento@cais.local', senha: 'espia de proa dobrada' };
comPortalSimulado(PESSOA);

const titulo = 'the treatments of a sheet are asked for at once, and a ground that came in is taken with its origin';
test.describe('with a simulated Portal Único', () => {
  test(titulo, async ({ page }) => {
    await page.clock.install({ time: AGORA });
    await comecarSessao(page, '/Auth/Login', { email: PESSOA.email, password: PESSOA.senha });
    const id = await comAdicoes(page);
    await page.goto('/saude');
    await page.goto(`/#/importacao/processos/${id}?aba=adicoes`);
    await page.getByRole('button', { name: 'Editar em planilha' }).click();

    await test.step('both adições have one NCM and country, so one question goes, and its answer comes in by itself', async () => {
      await page.getByRole('button', { name: 'Perguntar tratamentos…' }).click();
      const dialogo = page.getByRole('dialog', { name: 'Perguntar os tratamentos ao Portal Único' });
      await expect(dialogo.getByText(/desta planilha, uma combinação/)).toBeVisible();
      await dialogo.getByRole('button', { name: 'Perguntar 1' }).click();
      await expect(page.getByText('1 tratamento pedido.')).toBeVisible();
      const andamento = page.getByRole('status', { name: 'Tratamentos do Portal Único' });
      await expect(andamento).toHaveText('Portal Único (treinamento): 1 de 1 tratamento respondido.');
    });

    await test.step('the ground stands under the sheet, and nobody is taken to have chosen it', async () => {
      const admite = page
        .getByRole('alert')
        .filter({ hasText: /^Regime do II, .*: o Portal Único admite, e só uma pessoa/ });
      await expect(admite).toContainText('ADMISSÃO FICTÍCIA NA ZONA FRANCA');
      const [antes] = (await gravadas(page, id)).adicoes;
      expect(antes?.tributos.ii.regime).toBe('INTEGRAL');
      await admite.getByRole('button', { name: 'Usar Suspensão, fundamento 9909' }).click();
      await page.getByRole('button', { name: 'Gravar', exact: true }).click();
      await expect(page.getByText('Alterações gravadas.')).toBeVisible();
    });

    await test.step('it is saved with the code and the text of the Portal', async () => {
      const { adicoes } = await gravadas(page, id);
      expect(adicoes.map(({ tributos }) => tributos.ii.regime)).toEqual(['SUSPENSAO', 'SUSPENSAO']);
      for (const { tributos } of adicoes) expect(tributos.ii.fundamento).toMatch(/^9909 – ADMISSÃO FICTÍCIA/);
    });

    await test.step('asked again on the same day, nothing goes', async () => {
      await page.getByRole('button', { name: 'Perguntar tratamentos…' }).click();
      await page.getByRole('button', { name: 'Perguntar 1' }).click();
      await expect(page.getByText('Nada a pedir: tudo já está na fila, ou foi respondido hoje.')).toBeVisible();
    });
  });
});

interface Gravadas {
  adicoes: { tributos: { ii: { regime: string; fundamento: string | null } } }[];
}
const gravadas = (page: Page, id: string) => pedir<Gravadas>(page, `/api/ItensDoProcesso/${id}`);

/** A processo with two adições of one NCM and country, and the key of a person. */
async function comAdicoes(page: Page): Promise<string> {
  const importador = await pedir<{ id: string }>(page, '/api/Importador', {
    cnpj: '11222333000181',
    razaoSocial: 'Fictícia da Amazônia Ltda',
    setor: '1',
    uf: 'AM',
    situacaoSuframa: 'NAO_INSCRITO',
  });
  const { id } = await pedir<{ id: string }>(page, '/api/Processo', {
    tipoDocumento: 'DUIMP',
    modalidade: 'PROPRIA',
    importador: { id: importador.id },
  });
  const itens = [1, 2].map((numero) => ({
    partNumber: `PN-${numero}`,
    descricao: `Circuito integrado ${numero}`,
    ncm: '85423190',
    unidade: 'PECA',
    quantidade: '3',
    valorUnitario: '333.33',
    pesoLiquido: '1.50000',
    moeda: { codigo: '790' },
    incoterm: 'FOB',
    paisOrigem: { codigo: '160' },
    aplicacao: 'INDUSTRIALIZACAO',
    adicao: numero,
  }));
  const integral = { regime: 'INTEGRAL' };
  const tributos = { ii: integral, ipi: integral, pis: integral, cofins: integral };
  const adicoes = [1, 2].map((numero) => ({ numero, tributos }));
  await pedir(page, '/api/ItensDoProcesso', { id, versao: 1, itens, adicoes }, 'PUT');
  await pedir(page, '/api/PortalUnico/Credencial', {
    ambiente: 'TREINAMENTO',
    titular: 'Maria da Silva',
    cpf: '529.982.247-25',
    validaAte: null,
    confirmacao: null,
    clientId: 'chave-de-teste',
    clientSecret: 'segredo-de-teste',
  });
  return id;
}
