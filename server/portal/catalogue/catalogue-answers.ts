import { v7 as uuidv7 } from 'uuid';
import { fileRepository } from '#server/platform/files/file-repository.ts';
import type { RespostaDoPortal } from '#server/portal/talk/call.ts';
import type { ComoPedir, conversa } from '#server/portal/talk/conversation.ts';
import type { FuncaoDoPortal } from '#server/portal/talk/functions.ts';
import { type AoBuscar, BUCKET_DO_PORTAL } from '#server/portal/talk/keep-answer.ts';
import { catalogoRepository } from './catalogo-repository.ts';

export interface DeQue {
  empresaId: string;
  credencialId: string;
  /** Of one of these. */
  produtoId?: string;
  operadorId?: string;
  fabricanteId?: string;
  catalogoId?: string;
  /** The person the Portal is asked for. */
  por: string;
}

export const LISTA_DE_PRODUTOS = 'consultar /catp/api/ext/produto';
/** Published under the name of another function. */
export const LISTA_DE_FABRICANTES = 'downloadOperadorEstrangeiro';
export const LISTA_DE_OPERADORES = 'consultar /catp/api/ext/operador-estrangeiro';

/** Asks about the catalogue, and keeps each answer as it came; answers the id of its file too. */
export function pedirDoCatalogo(ao: AoBuscar, fala: ReturnType<typeof conversa>, de: DeQue) {
  const { empresaId, por, ...doQue } = de;
  return async (
    funcao: FuncaoDoPortal,
    caminho: string,
    como: ComoPedir = {},
  ): Promise<RespostaDoPortal & { arquivoId: string | null }> => {
    const resposta = await fala.pedir(funcao, caminho, como);
    const { status, bytes } = resposta;
    const em = ao.relogio.agora();
    const arquivoId = bytes.length > 0 ? uuidv7() : null;
    const sha256 = arquivoId ? (await ao.blobs.guardar(empresaId, BUCKET_DO_PORTAL, bytes)).sha256 : null;
    await ao.db.transaction(async (tx) => {
      if (arquivoId && sha256) {
        const nome =
          NOMES[funcao] ?? (de.operadorId ? 'operador.json' : de.fabricanteId ? 'fabricante.json' : 'produto.json');
        await fileRepository(tx, empresaId).inserir({
          id: arquivoId,
          nome,
          sha256,
          tamanho: bytes.length,
          bucket: BUCKET_DO_PORTAL,
          recebidoEm: em,
          recebidoPor: por,
        });
      }
      await catalogoRepository(tx, empresaId).guardarResposta({ ...doQue, funcao, status, arquivoId, em });
    });
    return { ...resposta, arquivoId };
  };
}

const NOMES: Partial<Record<FuncaoDoPortal, string>> = {
  [LISTA_DE_PRODUTOS]: 'produtos.json',
  [LISTA_DE_OPERADORES]: 'operadores.json',
  [LISTA_DE_FABRICANTES]: 'fabricantes.zip',
};
