import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import type { Fila } from '#server/portal/talk/queue.ts';
import { consultaRepository, credenciaisComConsulta } from './consulta-repository.ts';
import { buscarDuimp } from './fetch-duimp.ts';

/** The DUIMPs that were asked for by their number. */
export function filaDasConsultas(ao: AoBuscar): Fila {
  return {
    devidas: (agora) => credenciaisComConsulta(ao.db, agora),
    async proxima(empresaId, credencialId, agora) {
      const consultas = consultaRepository(ao.db, empresaId);
      const consulta = await consultas.proxima(credencialId, agora);
      if (!consulta) return null;
      const { id } = consulta;
      return {
        fazer: (fala) => buscarDuimp(ao, fala, consulta),
        tentativas: async () => (await consultas.buscar(id))?.tentativas ?? 0,
        parar: (parada) =>
          consultas.alterar(id, { ...parada, ...(parada.proximaEm === null && { situacao: 'RECUSADA' as const }) }),
      };
    },
  };
}
