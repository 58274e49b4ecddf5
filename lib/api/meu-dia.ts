import useSWR, { useSWRConfig } from 'swr';
import { type AdiamentoNovo, contagemDoMeuDia, type MeuDiaConsulta, meuDia } from '#lib/contracts/meu-dia.ts';
import { doesNotExist } from './api-error.ts';
import { read, writeWithoutReply } from './client.ts';

const RECURSO = '/api/MeuDia';
const CONTAGEM = `${RECURSO}/Contagem` as const;

/** What waits. Whoever comes back from a record they mended sees it, however quick they were. */
export function useMeuDia(consulta: MeuDiaConsulta) {
  return useSWR([RECURSO, consulta] as const, () => read(RECURSO, meuDia, { consulta }), {
    keepPreviousData: true,
    dedupingInterval: 0,
  });
}

/** How much waits, for the bell: asked again when the window is, and every few minutes it is in sight. A failure leaves it as it was. */
export function useContagemDoMeuDia() {
  return useSWR(CONTAGEM, contar, { refreshInterval: (contado) => (contado === null ? 0 : CINCO_MINUTOS) });
}

/** Null on a back end that has no such thing. */
async function contar() {
  try {
    return await read(CONTAGEM, contagemDoMeuDia, { opcional: true });
  } catch (erro) {
    if (doesNotExist(erro)) return null;
    throw erro;
  }
}

/** Putting off and bringing back; what is told of it is read again. */
export function useAdiar() {
  const { mutate } = useSWRConfig();
  const reler = () =>
    mutate((chave) => chave === CONTAGEM || (Array.isArray(chave) && (chave[0] === RECURSO || chave[0] === HISTORICO)));
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
