import useSWR from 'swr';
import { type LinhagemConsulta, linhagem } from '#lib/contracts/linhagem.ts';
import { read } from './client.ts';

const RECURSO = '/api/Linhagem';

/** Reads the chain of a record in both directions; null skips the request. */
export function useLinhagem(foco: LinhagemConsulta | null) {
  return useSWR(foco && ([RECURSO, foco.tipo, foco.id] as const), ([, tipo, id]) =>
    read(RECURSO, linhagem, { consulta: { tipo, id } }),
  );
}
