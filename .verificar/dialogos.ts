import AxeBuilder from '@axe-core/playwright';
import { abrir, foto, pedirId, semRolagemLateral } from './navegar.ts';
const B = process.env.BASE ?? 'http://localhost:4310';
const largura = Number(process.argv[2] ?? 360);
const escuro = process.argv[3] === 'escuro';
const pre = `m${largura}${escuro ? 'e' : ''}`;
const { navegador, page } = await abrir({ largura, altura: largura < 600 ? 780 : 900, escuro });
page.setDefaultTimeout(12000);
const axe = async (nome: string) => {
  const r = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa']).analyze();
  console.log(nome, 'axe', r.violations.map((v) => `${v.id}: ${v.nodes.slice(0, 2).map((n) => n.target.join(' ')).join(' | ')}`), 'rolagem', await semRolagemLateral(page));
};
await page.goto(`${B}/#/dci/processos-dci`); await page.waitForTimeout(1200); await axe('lista');
await page.goto(`${B}/#/dci/novo-processo-dci`); await page.waitForTimeout(1200); await axe('novo');
process.env.DCI = process.env.DCI ?? 'DCI-2026-0002';
const id = await pedirId(page);
for (const e of ['periodo', 'notas', 'itens', 'insumos', 'tributos', 'conferencia']) {
  await page.goto(`${B}/#/dci/processos-dci/${id}?etapa=${e}`); await page.waitForTimeout(1200); await axe(e);
}
await page.goto(`${B}/#/dci/processos-dci/${id}?etapa=notas`); await page.waitForTimeout(1000);
await page.getByRole('button', { name: /^Ações da nota/ }).first().click(); await page.waitForTimeout(300);
await page.getByRole('menuitem', { name: 'Deixar de fora' }).click(); await page.waitForTimeout(500); await axe('fora'); await foto(page, `${pre}-fora`, false);
await page.keyboard.press('Escape'); await page.waitForTimeout(400);
await page.getByRole('button', { name: 'Digitar nota' }).first().click(); await page.waitForTimeout(900); await axe('nota'); await foto(page, `${pre}-nota`, false);
await page.keyboard.press('Escape'); await page.waitForTimeout(400);
await navegador.close();
