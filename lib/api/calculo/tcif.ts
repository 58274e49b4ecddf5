import useSWR from 'swr';
import type { z } from 'zod';
import { write } from '#lib/api/platform/client.ts';
import { type entradaTcif, resultadoTcif } from '#lib/contracts/calculo/calculo-tcif.ts';

const RECURSO = '/api/Calculo/tcif';

/** Calculates the TCIF of an order with the company's parameters. Without goods, it skips the request. */
export function useTcif(entrada: z.input<typeof entradaTcif> | null) {
  return useSWR(entrada && ([RECURSO, entrada] as const), () => write('POST', RECURSO, entrada, resultadoTcif), {
    revalidateOnFocus: false,
  });
}
