import { randomUUID } from 'node:crypto';
import { createUser } from '#server/accounts/access/create-user.ts';
import { connect } from '#server/connect.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { type SeparateServer, startServer } from '#server/testing/separate-server.ts';

// Acts as a person outside the server, who knows only its address.

export async function subir(...como: Parameters<typeof startServer>): Promise<SeparateServer> {
  const servidor = startServer(...como);
  await servidor.noAr;
  return servidor;
}

/** Creates a company, so that the server makes no demonstration. */
export async function criarPessoa(env: { DATA_DIR: string; DATABASE_URL?: string }): Promise<Acesso> {
  const acesso = { email: `${randomUUID()}@teste.local`, password: 'uma senha de teste' };
  const conexao = await connect(env);
  const empresa = { nomeFantasia: 'Provas', razaoSocial: 'Empresa de Teste Ltda', cnpj: null };
  await createUser(conexao.db, new Date(), { empresa, nome: 'Pessoa', email: acesso.email, senha: acesso.password });
  await conexao.fechar();
  return acesso;
}

/** Sends a request as one person; null when the server does not answer, or answers that it is unavailable. */
export type Pessoa = (method: string, caminho: string, corpo?: object | Envio) => Promise<Resposta | null>;

export async function entrar({ url }: { url: string }, acesso: Acesso): Promise<Pessoa> {
  const token = await tokenDe({ url }, acesso);
  return async (method, caminho, corpo) => {
    const envio = corpo instanceof Envio ? corpo : null;
    try {
      const resposta = await fetch(`${url}${caminho}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(corpo && (envio?.cabecalhos ?? { 'content-type': 'application/json' })),
        },
        ...(corpo && { body: envio?.bytes ?? JSON.stringify(corpo) }),
      });
      const bytes = Buffer.from(await resposta.arrayBuffer());
      if (resposta.status === FORA_DO_AR) return null;
      return { status: resposta.status, total: Number(resposta.headers.get('x-total-count')), bytes };
    } catch {
      return null;
    }
  };
}

/** Logs in, for a request that `entrar` cannot make. */
export async function tokenDe({ url }: { url: string }, acesso: Acesso): Promise<string> {
  const login = await fetch(`${url}/Auth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(acesso),
  });
  return ((await login.json()) as { token: string }).token;
}

/** Reads an answer; a refusal or a missing answer ends the proof. */
export async function ler<T>(pedido: Promise<Resposta | null>): Promise<T> {
  const resposta = await pedido;
  const texto = resposta?.bytes.toString('utf8') ?? '';
  if (!resposta || resposta.status >= 300) throw new Error(`Resposta ${resposta?.status ?? 'nenhuma'}: ${texto}`);
  return JSON.parse(texto) as T;
}

/** A file to upload. */
export class Envio {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly cabecalhos: Record<string, string>;
  constructor(bytes: Buffer, nome: string) {
    const { headers, payload } = multipartOf('', bytes, nome);
    this.bytes = Buffer.from(payload as Buffer);
    this.cabecalhos = headers as Record<string, string>;
  }
}

export interface Acesso {
  email: string;
  password: string;
}

export interface Resposta {
  status: number;
  total: number;
  bytes: Buffer;
}

const FORA_DO_AR = 503;
