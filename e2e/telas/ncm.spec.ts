import { entrar, expect, test } from '#e2e/apoio.ts';

test('the official table of the NCM is brought in, and its codes are found by what they mean', async ({ page }) => {
  const nomenclatura = (Codigo: string, Descricao: string, Data_Fim = '31/12/9999') => ({
    Codigo,
    Descricao,
    Data_Inicio: '01/04/2022',
    Data_Fim,
    Tipo_Ato_Ini: 'Res Camex',
    Numero_Ato_Ini: '272',
    Ano_Ato_Ini: '2021',
  });
  const tabela = {
    Data_Ultima_Atualizacao_NCM: 'Vigente em 20/11/2026',
    Ato: 'Resolução Gecex fictícia nº 1/2026',
    Nomenclaturas: [
      nomenclatura('01', 'Animais vivos.'),
      nomenclatura('01.01', 'Cavalos, asininos e muares, vivos.'),
      nomenclatura('0101.2', '- Cavalos:'),
      nomenclatura('0101.21.00', '-- Reprodutores de raça pura'),
    ],
  };
  await entrar(page);
  await page.goto('/#/configuracoes/ncm');
  await page.getByRole('button', { name: 'Importar tabela oficial' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Importar a tabela oficial da NCM' });
  const soltar = dialogo.getByLabel('Solte aqui o arquivo JSON da NCM');
  await soltar.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(dialogo.getByRole('alert')).toBeVisible();
  const buffer = Buffer.from(JSON.stringify(tabela));
  await soltar.setInputFiles({ name: 'Tabela_NCM_Vigente.json', mimeType: 'application/json', buffer });
  await expect(dialogo.getByRole('alert')).toContainText('1 códigos novos');
  await dialogo.getByRole('button', { name: 'Fechar' }).click();
  await page.getByLabel(/Buscar código/).fill('cavalos reprodutores');
  await expect(page.getByRole('link', { name: '0101.21.00' })).toBeVisible();
});
