import useSWR from 'swr';
import { read } from '#lib/api/platform/client.ts';
import { type LinhagemConsulta, linhagem } from '#lib/contracts/views/linhagem.ts';

const RECURSO = '/api/Linhagem';

/** Reads the chain of a record in both directions; null skips the request. */
export function useLinhagem(foco: LinhagemConsulta | null) {
  return useSWR(foco && ([RECURSO, foco.tipo, foco.id] as const), ([, tipo, id]) =>
    read(RECURSO, linhagem, { consulta: { tipo, id } }),
  );
}
