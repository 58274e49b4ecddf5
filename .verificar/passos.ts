import { abrir, foto, pedirId, semRolagemLateral } from './navegar.ts';
const [largura = '1440', tema = 'claro', prefixo = 'd'] = process.argv.slice(2);
const { navegador, page } = await abrir({ largura: Number(largura), altura: 2000, escuro: tema === 'escuro' });
const id = await pedirId(page);
for (const etapa of ['periodo', 'notas', 'itens', 'insumos', 'tributos', 'conferencia']) {
  await page.goto(`${process.env.BASE ?? 'http://localhost:4310'}/#/dci/processos-dci/${id}${etapa === 'periodo' ? '' : `?etapa=${etapa}`}`);
  await page.waitForTimeout(1500);
  await foto(page, `${prefixo}-${etapa}`, false);
  console.log(etapa, await semRolagemLateral(page));
}
await page.goto(`${process.env.BASE ?? 'http://localhost:4310'}/#/dci/processos-dci`);
await page.waitForTimeout(1500);
await foto(page, `${prefixo}-lista`, false);
console.log('lista', await semRolagemLateral(page));
await navegador.close();
