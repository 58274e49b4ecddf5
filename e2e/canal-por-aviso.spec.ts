import type { Page } from '@playwright/test';
import { comecarSessao, expect, pedir, test } from './apoio.ts';
import { AGORA, comPortalSimulado } from './com-portal-simulado.ts';

const PESSOA = { nome: 'Ana Aviso', email: 'aviso@cais.local', senha: 'farol de boca da barra' };
const portal = comPortalSimulado(PESSOA);
const ORIGEM = 'https://cais.exemplo.com.br';
/** Of those that the simulator starts with. */
const NUMERO = '26BR00000000214';
const OUTRA = '26BR00000000222';

const titulo =
  'a DUIMP is fetched, compared with its processo, put on it, and its canal comes by a notice of the Portal';
test.describe('with a simulated Portal Único', () => {
  test(titulo, async ({ page, baseURL }) => {
    await page.clock.install({ time: AGORA });
    await comecarSessao(page, '/Auth/Login', { email: PESSOA.email, password: PESSOA.senha });
    const id = await comProcesso(page);
    await portal.mandar({
      comando: 'situacao',
      numero: NUMERO,
      situacao: 'REGISTRADA_AGUARDANDO_CANAL',
      canal: null,
    });
    await portal.mandar({ comando: 'rede', origem: ORIGEM, servidor: baseURL });
    // Only a processo of training takes what comes from there.
    const { versao } = await pedir<{ versao: number }>(page, `/api/Processo/${id}`);
    await pedir(page, `/api/Processo/${id}/Treinamento`, { versao, treinamento: true });
    await page.goto(`/#/importacao/processos/${id}`);

    await test.step('fetched by its number, it stands beside the processo point by point', async () => {
      await page.getByRole('button', { name: 'Importar DI ou DUIMP' }).click();
      const dialogo = page.getByRole('dialog', { name: 'Importar DI ou DUIMP' });
      await dialogo.getByRole('textbox', { name: 'Número da DUIMP' }).fill(NUMERO);
      await dialogo.getByRole('button', { name: 'Buscar no Portal Único' }).click();
      const confronto = dialogo.getByRole('table', { name: 'Confronto com o processo' });
      await expect(confronto.getByRole('row', { name: /^Confere Importador/ })).toBeVisible();
      await expect(confronto.getByRole('row', { name: /^Sem dado Valor/ })).toBeVisible();
      const ciente = dialogo.getByRole('checkbox', { name: /^Vi os erros das conferências/ });
      if (await ciente.isVisible()) await ciente.check();
      await dialogo.getByRole('button', { name: 'Importar 1 declaração' }).click();
      await expect(page.getByText('Declaração no processo.')).toBeVisible();
    });

    await test.step('the key receives notices: Cais registers its address at the Portal', async () => {
      await page.goto('/#/configuracoes/portal-unico');
      await page.getByRole('button', { name: /^Receber avisos pela credencial de/ }).click();
      await page.getByRole('button', { name: 'Cadastrar no Portal Único' }).click();
      const dialogo = page.getByRole('dialog', { name: 'Cadastrar os avisos no Portal Único (treinamento)' });
      await dialogo.getByRole('textbox', { name: 'Endereço do Cais na internet' }).fill(ORIGEM);
      await dialogo.getByRole('button', { name: 'Cadastrar no Portal' }).click();
      const eventos = page.getByRole('table', { name: 'Eventos cadastrados no Portal Único' });
      await expect(
        eventos.getByRole('row', { name: /^Situação e canal .* Cadastrado cais\.exemplo\.com\.br$/ }),
      ).toBeVisible();
      await expect(eventos.getByText('Cadastrado', { exact: true })).toHaveCount(4);
    });

    await test.step('the processo is followed; the notice brings its canal while it is open', async () => {
      await page.goto(`/#/importacao/processos/${id}`);
      await page.getByRole('button', { name: 'Acompanhar no Portal Único' }).click();
      await expect(page.getByText(/^Olhado em 23\/11\/2026/)).toBeVisible();
      await portal.mandar({
        comando: 'situacao',
        numero: NUMERO,
        situacao: 'EM_CONFERENCIA_SELECIONADA',
        canal: 'AMARELO',
      });
      const passos = page.getByRole('list', { name: 'Passos do processo' });
      await expect(passos.getByRole('listitem').last()).toHaveText(
        /^Parametrizado.*canal amarelo.*do Portal Único \(treinamento\)$/,
      );
    });

    await test.step('the list has its number whole, without the word that would cut it', async () => {
      await page.goto(`/#/importacao/processos?q=${NUMERO}&treinamento=true`);
      await expect(page.getByRole('grid').getByText('26BR0000000021-4', { exact: true })).toBeVisible();
    });

    await test.step('the number of another, typed into the palette, is asked of the Portal without typing it again', async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Buscar em tudo' }).fill(OUTRA);
      await page.getByRole('option', { name: 'Buscar a DUIMP 26BR0000000022-2 no Portal Único' }).click();
      const dialogo = page.getByRole('dialog', { name: 'Importar DI ou DUIMP' });
      await expect(dialogo.getByRole('textbox', { name: 'Número da DUIMP' })).toHaveValue('26BR0000000022-2');
      await dialogo.getByRole('button', { name: 'Buscar no Portal Único' }).click();
      await expect(dialogo.getByText('DUIMP 26BR0000000022-2', { exact: true })).toBeVisible();
    });
  });
});

async function comProcesso(page: Page): Promise<string> {
  const criado = (recurso: string, corpo: object) => pedir<{ id: string }>(page, `/api/${recurso}`, corpo);
  const importador = await criado('Importador', {
    cnpj: '12ABC34501DE35',
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
  const processo = await criado('Processo', {
    tipoDocumento: 'DUIMP',
    modalidade: 'PROPRIA',
    importador: { id: importador.id },
  });
  return processo.id;
}
