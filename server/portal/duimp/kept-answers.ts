import type { RespostaDoPortal } from '#server/portal/talk/call.ts';
import type { ComoPedir, conversa } from '#server/portal/talk/conversation.ts';
import type { FuncaoDoPortal } from '#server/portal/talk/functions.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import { guardarVinda } from '#server/portal/talk/keep-answer.ts';
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
    await guardarVinda(ao, { empresaId, nome: `${funcao}.json`, bytes, por }, (tx, arquivoId, em) =>
      rascunhoRepository(tx, empresaId).guardarResposta({ processoId, funcao, status, arquivoId, em }),
    );
    return resposta;
  };
}
