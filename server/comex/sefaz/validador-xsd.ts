import type { ErrorDetail } from 'libxml2-wasm';
import type { DocumentoComXsd, ProblemaDoXsd } from '#lib/domain/zfm/esquema-xsd.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { arquivosDoXsd } from './arquivos-do-xsd.ts';
import { comXsdCompilado } from './compilar-xsd.ts';
import { esquemaXsdRepository } from './esquema-xsd-repository.ts';
import { type Libxml, lerEsquemas } from './esquemas.ts';
import { carregarLibxml } from './libxml.mjs';
import { problemasDe } from './problema-do-xsd.ts';

export interface ValidadorXsd {
  /** Name of the XSD file as it was uploaded. */
  nome: string;
  carregadoEm: string;
  /** Returns the problems the XSD finds in a document; none when the document is valid. */
  conferir(xml: string): ProblemaDoXsd[];
}

/** Returns the check by the XSD the company uses for a document; null when it has loaded none. Nothing stays in memory. */
export async function validadorDe(
  db: Database,
  blobs: BlobStore,
  empresaId: string,
  documento: DocumentoComXsd,
): Promise<ValidadorXsd | null> {
  const emUso = await esquemaXsdRepository(db, empresaId).emUso(documento);
  if (!emUso) return null;
  const { nome, carregadoEm } = emUso.lido;
  const bytes = await blobs.ler(empresaId, emUso.bucket, emUso.lido.sha256);
  const arquivos = await arquivosDoXsd(nome, bytes);
  const lib = await carregarLibxml();
  const esquemas = lerEsquemas(lib, arquivos);
  const principal = esquemas.findIndex((esquema) => esquema.nome === emUso.lido.principal);
  return {
    nome,
    carregadoEm,
    conferir: (xml) =>
      comXsdCompilado(lib, esquemas, principal, (validador) => {
        const lido = lib.XmlDocument.fromString(xml, { option: lib.ParseOption.XML_PARSE_NO_XXE });
        try {
          return problemasDe(
            lib,
            lido,
            errosDe(lib, () => validador.validate(lido)),
            documento,
          );
        } finally {
          lido.dispose();
        }
      }),
  };
}

export function errosDe(lib: Libxml, validar: () => void): ErrorDetail[] {
  try {
    validar();
    return [];
  } catch (erro) {
    if (erro instanceof lib.XmlValidateError) return erro.details;
    throw erro;
  }
}
