import useSWR, { useSWRConfig } from 'swr';
import { z } from 'zod';
import { mudancaDoHistorico } from '#lib/contracts/historico.ts';
import { readList, write } from './client.ts';

const RECURSO = '/api/Historico';

/** The changes of one record, newest first: as many as fit in a page of the API, and how many there are. */
export function useHistory(recurso: string, registroId: string) {
  return useSWR([RECURSO, recurso, registroId] as const, () =>
    readList(RECURSO, mudancaDoHistorico, { consulta: { recurso, registroId, tamanho: 200 } }),
  );
}

/** Undoes one change of a record that was seen in `versao`, and answers how it stands; it and its history are asked for again. */
export function useUndo(recurso: string) {
  const { mutate } = useSWRConfig();
  return async (mudancaId: string, versao: number): Promise<unknown> => {
    const desfeito = await write('POST', `${RECURSO}/${mudancaId}/Desfazer`, { versao }, z.unknown());
    await mutate((chave) => Array.isArray(chave) && (chave[0] === RECURSO || chave[0] === `/api/${recurso}`));
    return desfeito;
  };
}
