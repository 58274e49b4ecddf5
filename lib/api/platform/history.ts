import useSWR, { useSWRConfig } from 'swr';
import { z } from 'zod';
import { mudancaDoHistorico } from '#lib/contracts/platform/historico.ts';
import { readList, write } from './client.ts';

const RECURSO = '/api/Historico';

/** Reads the changes of a record, newest first: a single page of the API, with the total count. */
export function useHistory(recurso: string, registroId: string) {
  return useSWR([RECURSO, recurso, registroId] as const, () =>
    readList(RECURSO, mudancaDoHistorico, { consulta: { recurso, registroId, tamanho: 200 } }),
  );
}

/** Undoes a change of a record seen in `versao`, and returns the record after it. The record and its history are read again. */
export function useUndo(recurso: string) {
  const { mutate } = useSWRConfig();
  return async (mudancaId: string, versao: number): Promise<unknown> => {
    const desfeito = await write('POST', `${RECURSO}/${mudancaId}/Desfazer`, { versao }, z.unknown());
    await mutate((chave) => Array.isArray(chave) && (chave[0] === RECURSO || chave[0] === `/api/${recurso}`));
    return desfeito;
  };
}
