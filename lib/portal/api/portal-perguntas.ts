import useSWR, { useSWRConfig } from 'swr';
import { z } from 'zod';
import { download, read, write } from '#lib/api/platform/client.ts';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import {
  type PerguntaNoPortal,
  type PerguntasNovas,
  perguntaNoPortal,
} from '#lib/portal/contracts/portal-perguntas.ts';
import type { CredencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import type { TipoDePergunta } from '#lib/portal/domain/pergunta-ao-portal.ts';
import { intervaloDasEsperas } from './portal-intervalo.ts';

const PERGUNTAS = '/api/PortalUnico/Pergunta' as const;

/** What was asked of an environment, and answered; read again while one is due. */
export function usePerguntasAoPortal(tipo: TipoDePergunta, ambiente: AmbienteDoPortal | null) {
  return useSWR(
    ambiente && ([PERGUNTAS, tipo, ambiente] as const),
    () => read(PERGUNTAS, perguntaNoPortal.array(), { consulta: { tipo, ambiente: ambiente ?? '' } }),
    { refreshInterval: (linhas) => intervaloDasEsperas(linhas?.map(({ proximaEm }) => proximaEm)) },
  );
}

export function usePerguntarAoPortal() {
  const { mutate } = useSWRConfig();
  /** Answers how many went into the queue: what came today is not asked again. */
  return async ({ id }: Pick<CredencialDoPortal, 'id'>, perguntas: PerguntasNovas['perguntas']): Promise<number> => {
    const corpo = { credencialId: id, perguntas };
    const { pedidas } = await write('POST', PERGUNTAS, corpo, z.object({ pedidas: z.number() }));
    await mutate((chave) => Array.isArray(chave) && chave[0] === PERGUNTAS);
    return pedidas;
  };
}

/** Every part of the last whole answer, as it came. */
export function useRespostaDoPortal(pergunta: Pick<PerguntaNoPortal, 'id' | 'partes'> | null) {
  const chave = pergunta && pergunta.partes.length > 0 ? ([PERGUNTAS, pergunta.id, ...pergunta.partes] as const) : null;
  return useSWR(
    chave,
    async ([recurso, id, ...partes]) => {
      const vindas: Uint8Array[] = [];
      for (const [parte] of partes.entries()) {
        const bytes = await download(`${recurso}/${id}/Arquivo`, { consulta: { parte: String(parte) } });
        vindas.push(new Uint8Array(await bytes.arrayBuffer()));
      }
      return vindas;
    },
    // The parts of an answer never change.
    { revalidateIfStale: false, revalidateOnFocus: false },
  );
}
