import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { type Achado, achado } from '#lib/contracts/busca.ts';
import { read } from './client.ts';

const RECURSO = '/api/Busca';
const ESPERA_MS = 120;

export interface Search {
  /** Of the text, or of the one before it while its own are on their way. */
  achados: readonly Achado[];
  carregando: boolean;
  erro: Error | undefined;
  tentarDeNovo: () => void;
}

/** What the server finds for a text as it is typed: asked a moment after the last key, the older question given up for the newer. */
export function useSearch(texto: string): Search {
  const pedido = texto.trim();
  const [pausado, setPausado] = useState('');
  const pergunta = useRef<AbortController>(undefined);
  useEffect(() => {
    const espera = setTimeout(() => setPausado(pedido), pedido === '' ? 0 : ESPERA_MS);
    return () => clearTimeout(espera);
  }, [pedido]);
  useEffect(() => () => pergunta.current?.abort(), []);

  const { data, error, isLoading, mutate } = useSWR(
    pedido === '' || pausado === '' ? null : ([RECURSO, pausado] as const),
    async ([, q]) => {
      pergunta.current?.abort();
      pergunta.current = new AbortController();
      return read(RECURSO, achado.array(), { consulta: { q }, signal: pergunta.current.signal });
    },
    { keepPreviousData: true, shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const erro = error && (error as Error).name !== 'AbortError' ? (error as Error) : undefined;
  return {
    achados: pedido === '' || erro ? [] : (data ?? []),
    carregando: pedido !== '' && (isLoading || pedido !== pausado),
    erro: pedido === '' ? undefined : erro,
    tentarDeNovo: () => mutate(),
  };
}
