import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';

/** Where each environment answers; settings of the installation. */
export type EnderecosDoPortal = Readonly<Record<AmbienteDoPortal, string>>;

export interface PedidoAoPortal {
  metodo: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** After the base address, with its query. */
  caminho: string;
  cabecalhos: Record<string, string>;
  /** JSON, as text: a figure in it never becomes a float. */
  corpo?: string | undefined;
  /** The certificate that the connection shows, with its private key, in PEM. */
  certificado?: { certificado: string; chave: string } | undefined;
}

export interface RespostaDoPortal {
  status: number;
  bytes: Uint8Array;
  cabecalho(nome: string): string | null;
  /** The code of an error, such as PUCX-ER1001, wherever the Portal wrote it; null for any other answer. */
  codigo: string | null;
  mensagem: string | null;
  json: boolean;
}

/** The Portal gave no answer: nobody knows whether it did what was asked. */
export class SemResposta extends Error {}

/**
 * Sends one request and reads its whole answer. A redirect is not followed.
 * @throws {SemResposta} when no whole answer came in time, or it is larger than 20 MB.
 */
export function chamarPortal(
  base: string,
  { metodo, caminho, cabecalhos, corpo = '', certificado }: PedidoAoPortal,
  prazoMs = PRAZO_MS,
): Promise<RespostaDoPortal> {
  const url = new URL(base.replace(/\/+$/, '') + caminho);
  const pedir = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((pronto, falhou) => {
    const semResposta = (erro: NodeJS.ErrnoException) => falhou(new SemResposta(erro.code ?? erro.name));
    const pedido = pedir(
      url,
      {
        method: metodo,
        headers: {
          Accept: 'application/json',
          'User-Agent': 'Cais',
          ...cabecalhos,
          ...(corpo !== '' && { 'Content-Type': 'application/json' }),
          'Content-Length': Buffer.byteLength(corpo),
        },
        signal: AbortSignal.timeout(prazoMs),
        agent: false,
        ...(certificado && { cert: certificado.certificado, key: certificado.chave }),
      },
      (resposta) => {
        const pedacos: Buffer[] = [];
        let tamanho = 0;
        resposta.on('data', (pedaco: Buffer) => {
          tamanho += pedaco.length;
          if (tamanho > MAXIMO) resposta.destroy(new Error('grande demais'));
          pedacos.push(pedaco);
        });
        resposta.on('error', semResposta);
        resposta.on('aborted', () => semResposta(new Error('cortada')));
        resposta.on('end', () => {
          const status = resposta.statusCode ?? 0;
          const inteira = Buffer.concat(pedacos);
          const bytes = new Uint8Array(status < 400 ? inteira : semSegredos(inteira, { cabecalhos, certificado }));
          const cabecalho = (nome: string) => resposta.headers[nome.toLowerCase()]?.toString() ?? null;
          pronto({ status, bytes, cabecalho, ...erroEm(bytes) });
        });
      },
    );
    pedido.on('error', semResposta);
    pedido.end(corpo);
  });
}

/**
 * An error as it may be kept and told: a gateway that repeats what it was sent repeats the secrets too, and the history keeps its
 * sentences for good.
 */
function semSegredos(
  bytes: Buffer,
  { cabecalhos, certificado }: Pick<PedidoAoPortal, 'cabecalhos' | 'certificado'>,
): Buffer {
  const ditos = Object.values(cabecalhos).flatMap((valor) => [valor, ...valor.split(' ')]);
  const linhas = Object.values(certificado ?? {}).flatMap((pem) => pem.split(/\r?\n/));
  const segredos = [...ditos, ...linhas].filter((dito) => dito.length >= MENOR_SEGREDO && !dito.startsWith('-----'));
  // The longest first: a part of it would leave the rest to be read.
  const emOrdem = segredos.toSorted((segredo, maior) => maior.length - segredo.length);
  return Buffer.from(
    emOrdem.reduce((texto, segredo) => texto.replaceAll(segredo, '***'), bytes.toString('latin1')),
    'latin1',
  );
}

/** The status of a refusal differs from one function to the next: its code tells it. The DUIMP has its parts in `errors`, TTCE in `detail`. */
export function erroEm(bytes: Uint8Array): Pick<RespostaDoPortal, 'codigo' | 'mensagem' | 'json'> {
  if (bytes.length === 0) return { codigo: null, mensagem: null, json: false };
  try {
    const corpo = JSON.parse(Buffer.from(bytes).toString('utf8'));
    if (typeof corpo !== 'object' || corpo === null || Array.isArray(corpo))
      return { codigo: null, mensagem: null, json: true };
    const [primeiro] = [corpo.errors, corpo.detail].find(Array.isArray) ?? [];
    const codigo =
      [corpo.code, primeiro?.code].find((candidato) => typeof candidato === 'string' && CODIGO.test(candidato)) ?? null;
    const mensagem =
      [primeiro?.message, corpo.message].find((candidato) => typeof candidato === 'string' && candidato !== '') ?? null;
    return { codigo, mensagem: mensagem?.slice(0, MAIOR_FRASE) ?? null, json: true };
  } catch {
    return { codigo: null, mensagem: null, json: false };
  }
}

const CODIGO = /^[A-Z]{4}-ER\d{4}$/;
const PRAZO_MS = 20_000;
const MENOR_SEGREDO = 8;
/** What a sentence from outside may have where it is kept. */
export const MAIOR_FRASE = 300;
const MAXIMO = 20 * 1024 * 1024;
