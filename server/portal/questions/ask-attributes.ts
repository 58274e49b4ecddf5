import { v7 as uuidv7 } from 'uuid';
import type { AtributosNoPortalNovos } from '#lib/portal/contracts/portal-unico.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { pedidaHoje } from '#server/portal/queue/asked-today.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/portal/talk/usable-credential.ts';
import { atributosRepository } from './atributos-repository.ts';

/**
 * Puts NCMs into the queue of a credential, all those of the items where none is named, and answers how many. One that waits already, or
 * that the Portal answered today, is not asked again.
 * @throws {Refusal} 422 when no item has a NCM.
 */
export async function pedirAtributos(ao: AoPedir, { credencialId, ncms }: AtributosNoPortalNovos): Promise<number> {
  const { empresaId, usuarioId } = ao.quem;
  return ao.db.transaction(async (tx) => {
    const credencial = await credencialEmUso(tx, empresaId, credencialId);
    const { ambiente } = credencial;
    const repositorio = atributosRepository(tx, empresaId);
    const pedidas = ncms ?? [...(await repositorio.dosItens()).keys()];
    if (pedidas.length === 0) throw againstRule('Nenhum item cadastrado tem NCM: cadastre os itens antes.');
    const em = ao.relogio.agora();
    let postas = 0;
    for (const ncm of [...new Set(pedidas)].sort()) {
      const novo = { credencialId, pedidaEm: em, pedidaPor: usuarioId, proximaEm: em };
      const havia = await repositorio.daNcm(ambiente, ncm);
      if (!havia) {
        if (await repositorio.inserir({ id: uuidv7(), ambiente, ncm, ...novo })) postas += 1;
      } else if (!pedidaHoje(havia, em)) {
        await repositorio.alterar(havia.id, { ...novo, situacao: 'NA_FILA', frase: null, tentativas: 0 });
        postas += 1;
      }
    }
    if (postas > 0) {
      const quais = postas === 1 ? 'de uma NCM' : `de ${postas} NCMs`;
      await contarNaCredencial(tx, ao, credencial, `Pedidos os atributos ${quais} ao Portal Único`);
    }
    return postas;
  });
}
