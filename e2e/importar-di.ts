import { expect, type Page } from '@playwright/test';

/** Processes of what is declared, past the dialog: e2e/importar-di.spec.ts is about that. */
export async function importarDi(page: Page, ...xmls: string[]): Promise<void> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('cais-credentials') ?? '{}').token);
  for (const xml of xmls) {
    const body = new FormData();
    body.append('file', new Blob([xml], { type: 'text/xml' }), 'di.xml');
    const headers = { Authorization: `Bearer ${token}` };
    const resposta = await fetch(new URL('/api/Processo/ImportarDi', page.url()), { method: 'POST', headers, body });
    expect([resposta.status, resposta.ok ? '' : await resposta.text()]).toEqual([201, '']);
  }
}
