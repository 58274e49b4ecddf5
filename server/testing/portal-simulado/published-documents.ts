import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompactDocument, expanded, type PublishedDocument } from './contract-notation.ts';

/** The documents of the Portal, and the path each is served under. */
export const DOCUMENTOS_DO_PORTAL: Readonly<Record<string, string>> = {
  'plat.json': '/portal',
  'r61-duimp_api.json': '/duimp-api/api',
  'catp.json': '/catp/api',
  'ttce.json': '/ttce',
  'tabx.json': '/tabx',
  'cada.json': '/cadatributos/api',
  'clsf.json': '/classif/api',
};

/** Another release of the DUIMP: its answers alone are read. */
export const OUTRA_VERSAO = {
  documento: 'dimp.json',
  esquemas: ['DuimpConsultaCover', 'ItemConsultaCover'],
};

export const CONTRACT_FOLDER = join(process.cwd(), 'server/testing/portal-simulado/contract');

/** A published document, of what `contract/` keeps of it (contract-notation.ts). */
export function publishedDocument(name: string): PublishedDocument {
  return expanded(JSON.parse(readFileSync(join(CONTRACT_FOLDER, name), 'utf8')) as CompactDocument);
}
