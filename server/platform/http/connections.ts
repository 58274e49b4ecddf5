import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import type { CodigoErro } from '#lib/contracts/platform/erro.ts';

/** Milliseconds for the headers, for the whole request, and between two checks. */
export interface Timeouts {
  cabecalhos: number;
  pedido: number;
  conferir: number;
}

/** The largest file takes five minutes over 1 Mbit/s; a slower client only holds a connection. */
const PRAZOS: Timeouts = { cabecalhos: 20_000, pedido: 300_000, conferir: 5_000 };

/** Ends connections of clients that are slow on purpose; Fastify waits for ever by default. */
export function connectionOptions({ cabecalhos, pedido, conferir }: Timeouts = PRAZOS): FastifyHttpOptions<Server> {
  return {
    requestTimeout: pedido,
    http: { headersTimeout: cabecalhos, connectionsCheckingInterval: conferir, maxHeaderSize: 16 * 1024 },
    clientErrorHandler: (erro, socket) => responderNaConexao(erro as NodeJS.ErrnoException, socket),
  };
}

/** Answers malformed requests on the bare connection, in the form of every other refusal. */
function responderNaConexao({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const { status, codigo, frase } = RECUSAS[code ?? ''] ?? MALFORMADO;
  const corpo = JSON.stringify({ Error: frase, codigo });
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: ${Buffer.byteLength(corpo)}\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n\r\n${corpo}`,
    );
  }
  socket.destroySoon();
}

interface RecusaNaConexao {
  status: number;
  codigo: CodigoErro;
  frase: string;
}

const MALFORMADO: RecusaNaConexao = {
  status: 400,
  codigo: 'VALIDACAO',
  frase: 'O pedido não pôde ser lido: está malformado.',
};
const RECUSAS: Record<string, RecusaNaConexao> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, codigo: 'LIMITE', frase: 'O pedido demorou demais a chegar.' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    codigo: 'TAMANHO',
    frase: 'Os cabeçalhos do pedido são maiores do que o aceito.',
  },
};
