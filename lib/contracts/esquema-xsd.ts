import { z } from 'zod';
import { DOCUMENTOS_COM_XSD, type DocumentoComXsd } from '#lib/domain/zfm/esquema-xsd.ts';
import { id, instante } from '#lib/registros/primitivos.ts';

/** The largest file an XSD, or the zip of several, comes in; in bytes. */
export const TAMANHO_MAXIMO_XSD = 5 * 1024 * 1024;

const documento = z.enum(Object.keys(DOCUMENTOS_COM_XSD) as [DocumentoComXsd, ...DocumentoComXsd[]]);
const pessoa = z.object({ id, nome: z.string() });

/** The query of `POST /api/EsquemaXsd`: which document the file is the XSD of. */
export const envioDeXsd = z.strictObject({ documento });

/** An XSD as it was loaded; its bytes are at `/api/EsquemaXsd/{id}/Conteudo`. */
export const esquemaXsd = z.object({
  id,
  documento,
  /** Of the file, a .xsd or a .zip. */
  nome: z.string(),
  /** The schema the others of the file hang from. */
  principal: z.string(),
  /** In bytes. */
  tamanho: z.number().int(),
  sha256: z.string(),
  carregadoEm: instante,
  carregadoPor: pessoa,
  /** Since when it is not used; null for the one in use. */
  retirado: z.object({ em: instante, por: pessoa }).nullable(),
});
export type EsquemaXsd = z.infer<typeof esquemaXsd>;
