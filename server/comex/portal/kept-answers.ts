import { v7 as uuidv7 } from 'uuid';
import { fileRepository } from '#server/platform/files/file-repository.ts';
import type { RespostaDoPortal } from './call.ts';
import type { ComoPedir, conversa } from './conversation.ts';
import { type AoBuscar, BUCKET_DO_PORTAL } from './fetch-duimp.ts';
import type { FuncaoDoPortal } from './functions.ts';
import { rascunhoRepository } from './rascunho-repository.ts';

/** Asks about the draft of a processo, and keeps each answer as it came. `por` is whom it was asked for. */
export function pedirEGuardar(
  ao: AoBuscar,
  fala: ReturnType<typeof conversa>,
  { empresaId, processoId, por }: { empresaId: string; processoId: string; por: string },
) {
  return async (funcao: FuncaoDoPortal, caminho: string, como: ComoPedir = {}): Promise<RespostaDoPortal> => {
    const resposta = await fala.pedir(funcao, caminho, como);
    const { status, bytes } = resposta;
    const em = ao.relogio.agora();
    const arquivoId = bytes.length > 0 ? uuidv7() : null;
    const sha256 = arquivoId ? (await ao.blobs.guardar(empresaId, BUCKET_DO_PORTAL, bytes)).sha256 : null;
    await ao.db.transaction(async (tx) => {
      if (arquivoId && sha256) {
        await fileRepository(tx, empresaId).inserir({
          ...{ id: arquivoId, nome: `${funcao}.json`, sha256, tamanho: bytes.length, bucket: BUCKET_DO_PORTAL },
          ...{ recebidoEm: em, recebidoPor: por },
        });
      }
      await rascunhoRepository(tx, empresaId).guardarResposta({ processoId, funcao, status, arquivoId, em });
    });
    return resposta;
  };
}
