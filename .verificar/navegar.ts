import { chromium, type Page } from '@playwright/test';
export const BASE = process.env.BASE ?? 'http://localhost:4310';
export async function abrir({ largura = 1440, altura = 900, escuro = false, estado = '' } = {}) {
  const navegador = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const contexto = await navegador.newContext({ viewport: { width: largura, height: altura }, colorScheme: escuro ? 'dark' : 'light', locale: 'pt-BR', timezoneId: 'America/Manaus', acceptDownloads: true });
  const page = await contexto.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log('CONSOLE', m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  await page.goto(BASE);
  await page.getByLabel('E-mail').fill('demo@cais.local');
  await page.getByLabel('Senha', { exact: true }).fill('cais-demo');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/dashboard/);
  return { navegador, contexto, page };
}
export async function foto(page: Page, nome: string, inteira = true) {
  await page.waitForTimeout(400);
  // the content scrolls inside a box: make it as high as it is
  await page.screenshot({ path: `/tmp/telas-fotos/${nome}.png`, fullPage: inteira });
}
export async function semRolagemLateral(page: Page) {
  return page.evaluate(() => {
    const largos: string[] = [];
    const w = document.documentElement.clientWidth;
    for (const el of document.querySelectorAll('main *')) {
      const r = el.getBoundingClientRect();
      if (r.width > 0 && r.right > w + 1) {
        let p: Element | null = el; let dentro = false;
        while (p) { const s = getComputedStyle(p); if (/(auto|scroll|hidden|clip)/.test(s.overflowX) && p.tagName !== 'MAIN' && p.getBoundingClientRect().right <= w + 1) { dentro = true; break; } p = p.parentElement; }
        if (!dentro) largos.push(`${el.tagName}.${(el as HTMLElement).innerText?.slice(0, 30)}`);
      }
    }
    return largos.slice(0, 6);
  });
}
export async function pedirId(page: Page): Promise<string> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('cais-credentials') ?? '{}').token);
  const r = await fetch(`${BASE}/api/Dci?ordem=processo`, { headers: { Authorization: `Bearer ${token}` } });
  const lista: any = await r.json();
  return (process.env.DCI ? lista.find((d: any) => d.processo === process.env.DCI) : lista[0]).id;
}
