import useSWR from 'swr';
import type { z } from 'zod';
import { contractError, networkError } from '#lib/api/platform/api-error.ts';
import { leis } from '#lib/contracts/parametros/leis.ts';
import { manual, novidades } from '#lib/contracts/platform/manual.ts';

/** Reads the manual. It belongs to the site, so it is available when the API is not. */
export function useManual(pedido = true) {
  return useSWR(pedido ? 'ajuda/manual.json' : null, lerManual, PARADO);
}

/** Reads what is new in this version. */
export function useNovidades() {
  return useSWR('ajuda/novidades.json', () => lerDoSite('ajuda/novidades.json', novidades), PARADO);
}

/** Reads the legal texts. Like the manual, they belong to the site. */
export function useLeis() {
  return useSWR('ajuda/leis.json', () => lerDoSite('ajuda/leis.json', leis), PARADO);
}

let lido: ReturnType<typeof buscar> | undefined;
const buscar = () => lerDoSite('ajuda/manual.json', manual);

/** Reads the manual once for all sessions. Read in advance, the manual stays available when the network fails. */
export function lerManual() {
  lido ??= buscar().catch((erro) => {
    lido = undefined;
    throw erro;
  });
  return lido;
}

async function lerDoSite<T>(caminho: string, contrato: z.ZodType<T>): Promise<T> {
  const resposta = await fetch(new URL(caminho, document.baseURI)).catch((erro) => {
    throw networkError(erro);
  });
  const conteudo = contrato.safeParse(await resposta.json().catch(() => undefined));
  if (!conteudo.success) throw contractError(resposta.status, conteudo.error);
  return conteudo.data;
}

const PARADO = { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false };
