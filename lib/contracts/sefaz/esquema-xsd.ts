import { z } from 'zod';
import { DOCUMENTOS_COM_XSD, type DocumentoComXsd } from '#lib/domain/zfm/esquema-xsd.ts';
import { id, instante } from '#lib/registros/primitivos.ts';

/** Limit of the upload, an XSD or a zip of several, in bytes. */
export const TAMANHO_MAXIMO_XSD = 5 * 1024 * 1024;

const documento = z.enum(Object.keys(DOCUMENTOS_COM_XSD) as [DocumentoComXsd, ...DocumentoComXsd[]]);
const pessoa = z.object({ id, nome: z.string() });

/** Query of `POST /api/EsquemaXsd`: the document that the XSD describes. */
export const envioDeXsd = z.strictObject({ documento });

/** A loaded XSD; its bytes are at `/api/EsquemaXsd/{id}/Conteudo`. */
export const esquemaXsd = z.object({
  id,
  documento,
  /** Name of the file, a .xsd or a .zip. */
  nome: z.string(),
  /** The root schema, which includes the others of the file. */
  principal: z.string(),
  /** In bytes. */
  tamanho: z.number().int(),
  sha256: z.string(),
  carregadoEm: instante,
  carregadoPor: pessoa,
  /** When it went out of use; null for the XSD in use. */
  retirado: z.object({ em: instante, por: pessoa }).nullable(),
});
export type EsquemaXsd = z.infer<typeof esquemaXsd>;
