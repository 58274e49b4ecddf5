import useSWR from 'swr';
import type { z } from 'zod';
import { type entradaTcif, resultadoTcif } from '#lib/contracts/calculo-tcif.ts';
import { write } from './client.ts';

const RECURSO = '/api/Calculo/tcif';

/** The TCIF of an order, by the company's parameters; nothing is asked without goods. */
export function useTcif(entrada: z.input<typeof entradaTcif> | null) {
  return useSWR(entrada && ([RECURSO, entrada] as const), () => write('POST', RECURSO, entrada, resultadoTcif), {
    revalidateOnFocus: false,
  });
}
