import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { type Achado, achado } from '#lib/contracts/views/busca.ts';
import { read } from './client.ts';

const RECURSO = '/api/Busca';
const ESPERA_MS = 120;

export interface Search {
  /** Results of the text, or of the previous text while these load. */
  achados: readonly Achado[];
  carregando: boolean;
  erro: Error | undefined;
  tentarDeNovo: () => void;
}

/** Searches the server while the person types. The request goes out shortly after the last key and aborts the one before it. */
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
