import { abrir, foto, pedirId } from './navegar.ts';
import { entrar, pedir } from './api.ts';
const B = process.env.BASE ?? 'http://localhost:4310';
const { navegador, page } = await abrir({ altura: 1300 });
page.setDefaultTimeout(15000);
const id = await pedirId(page);
const etapa = async (e: string) => { await page.getByRole('navigation', { name: 'Etapas da DCI' }).getByRole('button', { name: new RegExp(e) }).click(); await page.waitForTimeout(700); };
await page.goto(`${B}/#/dci/processos-dci/${id}`);
const cred = page.getByRole('combobox', { name: 'Credenciado' });
await cred.click(); await cred.pressSequentially('imagin'); await page.getByRole('option').first().click();
await etapa('Itens');
await page.getByRole('combobox', { name: 'Modalidade de KIT-9' }).click();
await page.getByRole('option', { name: 'Produto nacional' }).click();
await etapa('Tributos');
for (const d of ['Amazônia Ocidental', 'ALC fora da Amazônia Ocidental']) {
  await page.getByRole('group', { name: `Exigível: FICTICIO 84731 para ${d}` }).getByRole('button', { name: 'Não' }).click();
}
const motivos = page.getByRole('textbox', { name: 'Motivo de FICTICIO 84731' });
for (const i of [0, 1]) await motivos.nth(i).fill('Pauta da Amazônia Ocidental');
await page.getByRole('button', { name: 'Gravar' }).click();
await page.getByText('Alterações gravadas.').waitFor();
await foto(page, 'k1-tributos', false);
// DCR of PLM-100 is missing: leave those notas out is too many; add PLM as PN
await etapa('Itens');
await page.getByRole('button', { name: 'Mudar a modalidade de PLM-100' }).first().click();
await page.getByRole('combobox', { name: 'Modalidade de PLM-100' }).first().click();
await page.getByRole('option', { name: 'Produto nacional' }).click();
await page.getByRole('button', { name: 'Mudar a modalidade de FICTICIO 84731' }).first().click();
await page.getByRole('combobox', { name: 'Modalidade de FICTICIO 84731' }).first().click();
await page.getByRole('option', { name: 'Produto nacional' }).click();
await page.keyboard.press('Control+s');
await page.waitForTimeout(2500);
await foto(page, 'k2-itens', false);
await etapa('Conferência');
await foto(page, 'k3-conferencia', false);
await navegador.close();
