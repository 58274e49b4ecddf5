import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compacted } from '#server/testing/portal-simulado/contract-from-published.ts';
import type { PublishedDocument } from '#server/testing/portal-simulado/contract-notation.ts';
import {
  CONTRACT_FOLDER,
  DOCUMENTOS_DO_PORTAL,
  OUTRA_VERSAO,
} from '#server/testing/portal-simulado/published-documents.ts';

/**
 * `npm run -s gerar:contrato -- ../publicados`: makes the compact contract of the simulated Portal anew from the OpenAPI documents that
 * the Portal publishes (`plat.json`, `r61-duimp_api.json`, …). A second folder takes what is made elsewhere.
 */
const [from, to = CONTRACT_FOLDER] = parseArgs({ allowPositionals: true }).positionals;
if (!from) throw new Error('Diga a pasta dos documentos publicados.');

for (const name of [...Object.keys(DOCUMENTOS_DO_PORTAL), OUTRA_VERSAO.documento]) {
  const published = JSON.parse(readFileSync(join(from, name), 'utf8')) as PublishedDocument;
  const compact = compacted(published, name === OUTRA_VERSAO.documento ? OUTRA_VERSAO.esquemas : undefined);
  writeFileSync(join(to, name), `${JSON.stringify(compact, null, 1)}\n`);
}
