import useSWR, { useSWRConfig } from 'swr';
import { write } from '#lib/api/platform/client.ts';
import {
  type AtoEmVarios,
  type QuaisProcessos,
  type RespostaEmVarios,
  respostaEmVarios,
} from '#lib/contracts/processo/ato-em-varios.ts';

const RECURSO = '/api/Processo';

/** Asks what one act on these processos would do and refuse; null skips the request. Nothing is written. */
export function useEnsaioEmVarios(quais: QuaisProcessos | null, ato: AtoEmVarios | null) {
  return useSWR(
    quais && ato && ([RECURSO, 'EmVarios', JSON.stringify({ quais, ato })] as const),
    ([, , pedido]) =>
      write('POST', `${RECURSO}/EmVarios`, { ...JSON.parse(pedido), ensaio: true }, respostaEmVarios, {
        timeout: false,
      }),
    { shouldRetryOnError: false, revalidateOnFocus: false, dedupingInterval: 0 },
  );
}

/** Does one act on many processos. Everything is read again even after a failure: the server may have stopped halfway. */
export function useAtoEmVarios() {
  const { mutate } = useSWRConfig();
  return async (quais: QuaisProcessos, ato: AtoEmVarios): Promise<RespostaEmVarios> => {
    try {
      const pedido = { quais, ato, ensaio: false };
      return await write('POST', `${RECURSO}/EmVarios`, pedido, respostaEmVarios, { timeout: false });
    } finally {
      await mutate(
        (chave) =>
          Array.isArray(chave) && chave[1] !== 'EmVarios' && [RECURSO, '/api/Dai', '/api/Historico'].includes(chave[0]),
      );
    }
  };
}
