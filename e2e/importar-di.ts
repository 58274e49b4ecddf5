import type { Page } from '@playwright/test';
import { pedir } from './apoio.ts';

/** Processes of what is declared, past the dialog: e2e/importar-di.spec.ts is about that. */
export async function importarDi(page: Page, ...xmls: string[]): Promise<void> {
  for (const xml of xmls) {
    const formulario = new FormData();
    formulario.append('file', new Blob([xml], { type: 'text/xml' }), 'di.xml');
    await pedir(page, '/api/Processo/ImportarDi', formulario);
  }
}
