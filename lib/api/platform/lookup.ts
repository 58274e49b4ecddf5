import { useEffect, useId, useRef, useState } from 'react';
import useSWR from 'swr';
import { type LinhaLookup, respostaLookup } from '#lib/contracts/platform/lookup.ts';
import { rotuloLookup } from '#lib/domain/cadastros/rotulo-lookup.ts';
import type { EndpointLookup } from '#lib/domain/telas/lookup.ts';
import { ApiError, doesNotExist } from './api-error.ts';
import { type Query, read } from './client.ts';

export interface LookupOption {
  chave: string;
  rotulo: string;
  linha: LinhaLookup;
}

export interface Lookup {
  opcoes: readonly LookupOption[];
  carregando: boolean;
  /** The text that `opcoes` answer; empty while nothing is answered. */
  procurado: string;
  /** Error message to show under the field. */
  falha: string | null;
  /** Call on every change of the typed text. */
  procurar: (texto: string) => void;
}

const ESPERA_MS = 300;

/**
 * Searches `endpoint` for the typed text, narrowed by the other parameters. The request goes out shortly after the last key and
 * aborts the one before it.
 */
export function useLookup(endpoint: EndpointLookup, parametros: Query = {}): Lookup {
  // The cache key includes the field: a field that aborts its request must not take the answer from another field.
  const campo = useId();
  const [texto, setTexto] = useState('');
  const andamento = useRef<Andamento>({});
  useEffect(() => () => desistir(andamento.current), []);

  const { data, error, isLoading } = useSWR(
    texto === '' ? null : [campo, endpoint, texto, parametros],
    () => {
      desistir(andamento.current);
      andamento.current.pergunta = new AbortController();
      return perguntar(endpoint, { ...parametros, q: texto }, andamento.current.pergunta.signal);
    },
    { keepPreviousData: true, shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const procurar = (digitado: string) => {
    const pergunta = digitado.trim();
    clearTimeout(andamento.current.espera);
    if (pergunta !== '') {
      andamento.current.espera = setTimeout(() => setTexto(pergunta), ESPERA_MS);
    } else {
      desistir(andamento.current);
      setTexto('');
    }
  };
  const falhou = error && (error as Error).name !== 'AbortError';
  return {
    opcoes: error || texto === '' ? [] : (data ?? []),
    carregando: isLoading,
    procurado: isLoading || !data ? '' : texto,
    falha: falhou ? (error as Error).message : null,
    procurar,
  };
}

interface Andamento {
  espera?: ReturnType<typeof setTimeout>;
  pergunta?: AbortController;
}

function desistir({ espera, pergunta }: Andamento) {
  clearTimeout(espera);
  pergunta?.abort();
}

async function perguntar(endpoint: EndpointLookup, consulta: Query, signal: AbortSignal): Promise<LookupOption[]> {
  const resposta = await read(`/api/${endpoint}`, respostaLookup, { consulta, signal }).catch((erro) => {
    throw doesNotExist(erro) ? new ApiError('Esta busca ainda não existe neste servidor.', erro as ApiError) : erro;
  });
  if (Array.isArray(resposta)) return resposta.map((linha, ordem) => opcao(endpoint, linha, ordem));
  const frase =
    typeof resposta.Error === 'string' && resposta.Error ? resposta.Error : 'A busca falhou. Tente de novo.';
  console.error(`GET /api/${endpoint}: ${frase}`);
  throw new ApiError(frase, { status: 200, codigo: 'RESPOSTA' });
}

function opcao(endpoint: EndpointLookup, linha: LinhaLookup, ordem: number): LookupOption {
  const rotulo = rotuloLookup(endpoint, linha);
  return { chave: String(linha.id ?? `${ordem} ${rotulo}`), rotulo, linha };
}
