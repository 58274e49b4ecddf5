import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { type Atributo, lerAtributosDaNcm } from '#lib/portal/codecs/atributos-da-ncm.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { BUCKET_DO_PORTAL } from '#server/portal/talk/keep-answer.ts';
import { produtoRepository } from './produto-repository.ts';

/** Reads the kept answers about attributes, each NCM once. Null for a NCM without an answer, or with one that cannot be read. */
export function attributesOf(tx: Database, blobs: BlobStore, empresaId: string) {
  const lidos = new Map<string, readonly Atributo[] | null>();
  return async (ambiente: AmbienteDoPortal, ncm: string): Promise<readonly Atributo[] | null> => {
    const chave = `${ambiente} ${ncm}`;
    const antes = lidos.get(chave);
    if (antes !== undefined) return antes;
    const agora = await ler(ambiente, ncm);
    lidos.set(chave, agora);
    return agora;
  };

  async function ler(ambiente: AmbienteDoPortal, ncm: string): Promise<readonly Atributo[] | null> {
    const resposta = await produtoRepository(tx, empresaId).atributosDa(ambiente, ncm);
    if (!resposta) return null;
    try {
      return lerAtributosDaNcm(await blobs.ler(empresaId, BUCKET_DO_PORTAL, resposta.sha256), ncm);
    } catch (erro) {
      if (erro instanceof ArquivoInvalido) return null;
      throw erro;
    }
  }
}
