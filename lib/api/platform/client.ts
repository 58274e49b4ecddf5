import ky, { isHTTPError, isNetworkError, isTimeoutError, type Options } from 'ky';
import type { z } from 'zod';
import type { DemandedProof } from '#lib/contracts/platform/erro.ts';
import { forgetAhead } from './ahead.ts';
import { ApiError, contractError, doesNotExist, errorOfResponse, networkError, timeoutError } from './api-error.ts';
import { readConfiguration } from './configuration.ts';
import { endTrouble, startTrouble } from './server-trouble.ts';
import { type OnProgress, uploadWithProgress } from './upload-with-progress.ts';
import { isRelative, withXsrf } from './xsrf.ts';

/** Path of a resource below the configured base, as in `contract.md`. */
export type Resource = `/${string}`;
export type Query = Record<string, string | number | boolean | null | undefined>;
type Escrita = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface SessaoLigada {
  token: () => string | null;
  /** Called on a 401 with the token that was sent, to end its session. */
  aoRecusar: (token: string) => void;
  /** Called when the company demands a second factor that the person does not have. */
  aoExigirSegundoFator?: () => void;
  /** Asks the person to prove again who they are; true when they did. */
  aoPedirProva?: (prova: DemandedProof) => Promise<boolean>;
  /** Called with the minutes without a gesture after which the company ends a session. */
  aoLimitarInatividade?: (minutos: number) => void;
  /** Whether nobody has touched the page for a while, where the company limits that. */
  semGesto?: () => boolean;
}
let sessao: SessaoLigada = { token: () => null, aoRecusar: () => {} };

/** Connects the transport to the session. The transport itself knows only HTTP. */
export function connectSession(ligada: SessaoLigada): void {
  sessao = ligada;
}

/**
 * Reads a resource. A failure is logged to the console and thrown to the caller, whose screen shows the error. A missing `opcional`
 * resource is only thrown.
 */
export async function read<T>(
  recurso: Resource,
  contrato: z.ZodType<T>,
  { consulta, signal, opcional = false }: { consulta?: Query; signal?: AbortSignal; opcional?: boolean } = {},
): Promise<T> {
  const leitura = async () => conferir(await chamar('GET', recurso, { consulta, signal }), contrato);
  return contandoFalha(recurso, leitura, opcional);
}

/** Reads a stream of events until it ends, and reports the name of each event. */
export async function listenTo(
  recurso: Resource,
  signal: AbortSignal,
  aoOuvir: (evento: string) => void,
): Promise<void> {
  const cabecalhos = { Accept: 'text/event-stream' };
  const { createParser } = await import('eventsource-parser');
  const resposta = await chamar('GET', recurso, { signal, timeout: false, cabecalhos });
  const leitor = createParser({ onEvent: ({ event = 'message' }) => aoOuvir(event) });
  const texto = new TextDecoder();
  const pedacos = resposta.body?.getReader();
  for (let lido = await pedacos?.read(); lido?.value; lido = await pedacos?.read()) {
    leitor.feed(texto.decode(lido.value, { stream: true }));
  }
}

/** Reads a page of a list, with the number of rows of the whole result. */
export async function readList<T>(
  recurso: Resource,
  item: z.ZodType<T>,
  { consulta, signal }: { consulta?: Query; signal?: AbortSignal } = {},
): Promise<{ itens: T[]; total: number }> {
  return contandoFalha(recurso, async () => {
    const resposta = await chamar('GET', recurso, { consulta, signal });
    const itens = await conferir(resposta, item.array());
    return { itens, total: Number(resposta.headers.get('X-Total-Count') ?? itens.length) };
  });
}

/** Writes to a resource, without automatic retries. An `ApiError` goes to the form, which keeps every value. */
export async function write<T>(
  metodo: Escrita,
  recurso: Resource,
  corpo: unknown,
  contrato: z.ZodType<T>,
  opcoes: Pick<Chamada, 'consulta' | 'cabecalhos' | 'semSessao' | 'timeout'> = {},
): Promise<T> {
  return conferir(await chamar(metodo, recurso, { ...opcoes, json: corpo }), contrato);
}

/** Writes without reading the answer: `DELETE`, logout. */
export async function writeWithoutReply(metodo: Escrita, recurso: Resource, corpo?: unknown): Promise<void> {
  await chamar(metodo, recurso, { json: corpo });
}

/** Uploads files, each as a part named `file`. The browser sets the content type, so that accents in names survive. */
export async function uploadFile<T>(
  recurso: Resource,
  arquivos: File | readonly File[],
  contrato: z.ZodType<T>,
  { consulta, signal, aoProgredir }: { consulta?: Query; signal?: AbortSignal; aoProgredir?: OnProgress } = {},
): Promise<T> {
  const body = new FormData();
  for (const arquivo of [arquivos].flat()) body.append('file', arquivo, arquivo.name);
  const envio = aoProgredir ? { fetch: uploadWithProgress(body, aoProgredir) } : { body };
  return conferir(await chamar('POST', recurso, { consulta, signal, timeout: false, ...envio }), contrato);
}

/**
 * Downloads a file that the API generates, without a timeout. Reports each chunk as it arrives, with the number of rows of the
 * whole file.
 */
export async function download(
  recurso: Resource,
  { consulta, signal, aoReceber }: Pick<Chamada, 'consulta' | 'signal'> & { aoReceber?: AoReceber },
): Promise<Blob> {
  const resposta = await chamar('GET', recurso, { consulta, signal, timeout: false, cabecalhos: { Accept: '*/*' } });
  const total = Number(resposta.headers.get('X-Total-Count') ?? 0);
  const pedacos: Uint8Array<ArrayBuffer>[] = [];
  const leitor = resposta.body?.getReader();
  signal?.addEventListener('abort', () => leitor?.cancel().catch(() => {}), { once: true });
  try {
    for (let lido = await leitor?.read(); lido?.value; lido = await leitor?.read()) {
      pedacos.push(lido.value);
      aoReceber?.(lido.value, total);
    }
  } catch (erro) {
    throw signal?.aborted ? erro : networkError(erro);
  }
  signal?.throwIfAborted();
  return new Blob(pedacos, { type: resposta.headers.get('Content-Type') ?? '' });
}

type AoReceber = (pedaco: Uint8Array, total: number) => void;

const http = ky.create({ timeout: 30_000 });

const SEM_SERVIDOR = [502, 503, 504];
/** In milliseconds, after which the person is told that a read takes long. */
const DEMORA = 5_000;

/** Two more attempts of a read that failed on its way; `useServerTrouble` tells of it before the wait for the next attempt. */
const comAviso = (leitura: object): Options['retry'] => ({
  limit: 2,
  methods: ['get'],
  statusCodes: SEM_SERVIDOR,
  maxRetryAfter: 2_000,
  shouldRetry({ error }) {
    if (isNetworkError(error) || (isHTTPError(error) && SEM_SERVIDOR.includes(error.response.status))) {
      startTrouble(leitura, 'RETRYING');
    }
    // The rules above decide.
    return undefined;
  },
});

interface Chamada extends Pick<Options, 'json' | 'body' | 'signal' | 'fetch' | 'timeout'> {
  consulta?: Query;
  cabecalhos?: Record<string, string>;
  /** Sends no token, as the login does. */
  semSessao?: boolean;
}

/** Sends a request; once more after the person proved who they are, where that is asked again. */
async function chamar(metodo: Escrita | 'GET', recurso: Resource, chamada: Chamada): Promise<Response> {
  try {
    return await enviar(metodo, recurso, chamada);
  } catch (erro) {
    const prova = erro instanceof ApiError ? erro.prova : undefined;
    if (!prova || !(await sessao.aoPedirProva?.(prova))) throw erro;
    return enviar(metodo, recurso, chamada);
  }
}

async function enviar(
  metodo: Escrita | 'GET',
  recurso: Resource,
  { consulta, cabecalhos, semSessao, ...opcoes }: Chamada,
): Promise<Response> {
  if (metodo !== 'GET') forgetAhead();
  // Read before the first await: a logout must send the token of the session it ends.
  const daApi = isRelative(recurso);
  const token = daApi && !semSessao ? sessao.token() : null;
  const { apiBaseUrl } = await readConfiguration().catch((erro) => {
    throw networkError(erro);
  });
  const url = daApi ? `${apiBaseUrl}${recurso}` : recurso;
  const headers = new Headers({ Accept: 'application/json', ...cabecalhos });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (token && sessao.semGesto?.()) headers.set('X-Sem-Gesto', '1');
  withXsrf(headers, metodo, url);
  // What has no timeout shows its own progress, and a write is told of by its form.
  const espera =
    metodo === 'GET' && opcoes.timeout === undefined
      ? setTimeout(() => startTrouble(headers, 'SLOW'), DEMORA)
      : undefined;
  try {
    // The URL is absolute from here on. Everything that depends on the original URL has been decided above.
    const destino = new URL(url, document.baseURI);
    const searchParams = preenchidos(consulta);
    const resposta = await http(destino, {
      ...opcoes,
      method: metodo,
      headers,
      searchParams,
      retry: comAviso(headers),
    });
    const limite = resposta.headers.get('X-Inatividade');
    if (limite) sessao.aoLimitarInatividade?.(Number(limite));
    return resposta;
  } catch (erro) {
    if (opcoes.signal?.aborted) throw erro;
    const falha = traduzir(erro);
    if (falha.status === 401 && token) sessao.aoRecusar(token);
    if (falha.codigo === 'SEGUNDO_FATOR') sessao.aoExigirSegundoFator?.();
    throw falha;
  } finally {
    clearTimeout(espera);
    endTrouble(headers);
  }
}

/** Encodes a blank as `%20`. A back end that follows the URL standard reads the `+` of form encoding as a plus. */
function preenchidos(consulta: Query = {}): string {
  const pares = Object.entries(consulta).filter(([, valor]) => valor !== undefined && valor !== null);
  return new URLSearchParams(pares.map(([campo, valor]) => [campo, String(valor)])).toString().replaceAll('+', '%20');
}

async function conferir<T>(resposta: Response, contrato: z.ZodType<T>): Promise<T> {
  const lida = contrato.safeParse(await resposta.json().catch(() => undefined));
  if (lida.success) return lida.data;
  console.error(`Resposta fora do contrato: ${resposta.url}`, lida.error.message);
  throw contractError(resposta.status, lida.error);
}

function traduzir(erro: unknown): ApiError {
  if (isHTTPError(erro)) return errorOfResponse(erro.response.status, erro.data, erro);
  if (isTimeoutError(erro)) return timeoutError(erro);
  return networkError(erro);
}

async function contandoFalha<T>(recurso: Resource, leitura: () => Promise<T>, opcional = false): Promise<T> {
  try {
    return await leitura();
  } catch (erro) {
    const esperada = (erro as Error).name === 'AbortError' || (opcional && doesNotExist(erro));
    if (!esperada) console.error(`GET ${recurso}: ${(erro as Error).message}`);
    throw erro;
  }
}
