import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { z } from 'zod';
import { write } from '#lib/api/platform/client.ts';
import { resultadoImportacao } from '#lib/contracts/calculo/calculo-importacao.ts';
import type { EntradaImportacao } from '#lib/domain/aduana/tributos/calculo-importacao.ts';

export type ImportacaoCalculada = z.infer<typeof resultadoImportacao>;

/**
 * Calculates the taxes of what the person types, shortly after the last key; nothing is written. `data` always answers the current
 * `entrada`, never an earlier one. Null skips the request.
 */
export function useCalculoImportacao(entrada: EntradaImportacao | null) {
  const pergunta = entrada && JSON.stringify(entrada);
  const [parada, setParada] = useState<string | null>(null);
  useEffect(() => {
    const espera = setTimeout(() => setParada(pergunta), ESPERA_MS);
    return () => clearTimeout(espera);
  }, [pergunta]);
  const pedida = pergunta !== null && parada === pergunta ? parada : null;
  const { data, error, mutate } = useSWR(
    pedida && ([RECURSO, pedida] as const),
    ([recurso, corpo]: readonly [typeof RECURSO, string]) =>
      write('POST', recurso, JSON.parse(corpo), resultadoImportacao),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return { data, error: error as Error | undefined, calculando: pergunta !== null && !data && !error, mutate };
}

const RECURSO = '/api/Calculo/importacao';
const ESPERA_MS = 400;
