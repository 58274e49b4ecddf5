import useSWR, { useSWRConfig } from 'swr';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { read, writeWithoutReply } from '#lib/api/platform/client.ts';
import {
  type AdiamentoNovo,
  contagemDoMeuDia,
  type MeuDiaConsulta,
  meuDia,
  silencioDoCorte,
} from '#lib/contracts/views/meu-dia.ts';

const RECURSO = '/api/MeuDia';
export const CONTAGEM_DO_MEU_DIA = `${RECURSO}/Contagem` as const;

/** Reads the pending items. There is no deduplication, so a person who comes back from correcting a record sees the result at once. */
export function useMeuDia(consulta: MeuDiaConsulta) {
  return useSWR([RECURSO, consulta] as const, () => read(RECURSO, meuDia, { consulta }), {
    keepPreviousData: true,
    dedupingInterval: 0,
  });
}

/**
 * Reads the number of pending items for the bell, on focus and every five minutes while the window is visible: the day changes by
 * itself. A failure keeps the last number.
 */
export function useContagemDoMeuDia() {
  return useSWR(CONTAGEM_DO_MEU_DIA, contar, { refreshInterval: (contado) => (contado === null ? 0 : CINCO_MINUTOS) });
}

/** What stops waiting when the company sets a cut-off; null on a back end without Meu dia. Undefined without a day, and while it is read. */
export function useSilencioDoCorte(historicoAntesDe: string) {
  return useSWR(historicoAntesDe === '' ? null : ([`${RECURSO}/Corte`, historicoAntesDe] as const), () =>
    semMeuDia(() => read(`${RECURSO}/Corte`, silencioDoCorte, { consulta: { historicoAntesDe } })),
  );
}

/** Null on a back end without Meu dia. */
const contar = () => semMeuDia(() => read(CONTAGEM_DO_MEU_DIA, contagemDoMeuDia, { opcional: true }));

async function semMeuDia<T>(ler: () => Promise<T>): Promise<T | null> {
  try {
    return await ler();
  } catch (erro) {
    if (doesNotExist(erro)) return null;
    throw erro;
  }
}

/** Postpones an item or brings it back. Everything that shows the item is read again. */
export function useAdiar() {
  const { mutate } = useSWRConfig();
  const reler = () =>
    mutate(
      (chave) =>
        chave === CONTAGEM_DO_MEU_DIA || (Array.isArray(chave) && (chave[0] === RECURSO || chave[0] === HISTORICO)),
    );
  return {
    async adiar(novo: AdiamentoNovo): Promise<void> {
      await writeWithoutReply('POST', `${RECURSO}/Adiamento`, novo);
      await reler();
    },
    async trazerDeVolta(chave: string): Promise<void> {
      await writeWithoutReply('DELETE', `${RECURSO}/Adiamento`, { chave });
      await reler();
    },
  };
}

const HISTORICO = '/api/Historico';
const CINCO_MINUTOS = 5 * 60_000;
