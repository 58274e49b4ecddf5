import { v7 as uuidv7 } from 'uuid';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { lerAtributosDaNcm } from '#lib/portal/codecs/atributos-da-ncm.ts';
import type { conversa } from '#server/portal/talk/conversation.ts';
import { exigirConteudo, exigirLegivel } from '#server/portal/talk/demand-answer.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import { guardarVinda } from '#server/portal/talk/keep-answer.ts';
import type { Fila } from '#server/portal/talk/queue.ts';
import { atributosRepository, credenciaisComAtributos, type LinhaDosAtributos } from './atributos-repository.ts';

/** The NCMs whose attributes were asked for, a few seconds from one to the next: an importer may have hundreds. */
export function filaDosAtributos(ao: AoBuscar): Fila {
  return {
    devidas: (agora) => credenciaisComAtributos(ao.db, agora),
    async proxima(empresaId, credencialId, agora) {
      const repositorio = atributosRepository(ao.db, empresaId);
      const linha = await repositorio.proxima(credencialId, agora, new Date(agora.getTime() - ENTRE_NCMS_MS));
      if (!linha) return null;
      const { id } = linha;
      return {
        fazer: (fala) => buscarAtributos(ao, fala, linha),
        tentativas: async () => (await repositorio.buscar(id))?.tentativas ?? 0,
        parar: (parada) =>
          repositorio.alterar(id, { ...parada, ...(parada.proximaEm === null && { situacao: 'RECUSADA' as const }) }),
      };
    },
  };
}

/** Asks for the attributes of a NCM. The answer is kept as it came once it can be read; otherwise the former one stays. */
async function buscarAtributos(
  ao: AoBuscar,
  fala: ReturnType<typeof conversa>,
  { empresaId, id, ncm, credencialId, pedidaPor }: LinhaDosAtributos,
): Promise<void> {
  const resposta = await fala.pedir(
    'consultar /cadatributos/api/ext/atributo-ncm/{codigo-ncm}',
    `/cadatributos/api/ext/atributo-ncm/${ncm}`,
  );
  exigirConteudo(ao.relogio, `O Portal Único não conhece a NCM ${escreverNcm(ncm)}.`, resposta);
  const { bytes } = resposta;
  exigirLegivel(() => lerAtributosDaNcm(bytes, ncm));
  await guardarVinda(
    ao,
    { empresaId, nome: `atributos-${ncm}.json`, bytes, por: pedidaPor },
    async (tx, arquivoId, em) => {
      if (!arquivoId) return;
      const repositorio = atributosRepository(tx, empresaId);
      await repositorio.guardarResposta({ id: uuidv7(), atributosId: id, credencialId, arquivoId, em });
      await repositorio.alterar(id, {
        situacao: 'PRONTA',
        frase: null,
        tentativas: 0,
        proximaEm: null,
        olhadaEm: em,
        arquivoId,
      });
    },
  );
}

const ENTRE_NCMS_MS = 5_000;
