import type { Page } from '@playwright/test';
import { pedir } from './apoio.ts';

/** Imports declarations through the API; e2e/linha/importar-di.spec.ts tests the dialog. */
export async function importarDi(page: Page, ...xmls: string[]): Promise<void> {
  for (const xml of xmls) {
    const formulario = new FormData();
    formulario.append('file', new Blob([xml], { type: 'text/xml' }), 'di.xml');
    await pedir(page, '/api/Processo/ImportarDi', formulario);
  }
}
