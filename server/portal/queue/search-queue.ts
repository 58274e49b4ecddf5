import type { AoFalar } from '#server/portal/talk/conversation.ts';
import type { Fila } from '#server/portal/talk/queue.ts';
import { buscaRepository, credenciaisComBusca } from './busca-repository.ts';
import { procurarDoImportador } from './search-importer.ts';

/** The importers and periods that were asked for. */
export function filaDasBuscas(ao: AoFalar): Fila {
  return {
    devidas: (agora) => credenciaisComBusca(ao.db, agora),
    async proxima(empresaId, credencialId, agora) {
      const buscas = buscaRepository(ao.db, empresaId);
      const busca = await buscas.proxima(credencialId, agora);
      if (!busca) return null;
      const { id } = busca;
      return {
        fazer: (fala) => procurarDoImportador(ao, fala, busca),
        tentativas: async () => (await buscas.buscar(id))?.tentativas ?? 0,
        parar: (parada) =>
          buscas.alterar(id, { ...parada, ...(parada.proximaEm === null && { situacao: 'RECUSADA' as const }) }),
      };
    },
  };
}
