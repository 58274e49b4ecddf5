import type { RespostaDoPortal } from './call.ts';
import type { ComoPedir, conversa } from './conversation.ts';
import type { AoBuscar } from './fetch-duimp.ts';
import type { FuncaoDoPortal } from './functions.ts';
import { guardarVinda } from './keep-answer.ts';
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
