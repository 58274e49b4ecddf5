import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derivar = promisify(argon2);

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const CUSTO = { memory: 19_456, passes: 2, parallelism: 1 };
const BYTES = 32;

/** Returns the hash of a password as a PHC string: the string carries the cost, so the cost can be raised later. */
export async function hashPassword(senha: string): Promise<string> {
  const sal = randomBytes(16);
  const resumo = await derivarCom(senha, sal, CUSTO);
  const { memory, passes, parallelism } = CUSTO;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(sal)}$${base64(resumo)}`;
}

/** Whether the hash is of this password. */
export async function passwordMatches(senha: string, hash: string): Promise<boolean> {
  const partes = FORMATO.exec(hash)?.groups;
  if (!partes) return false;
  const custo = { memory: Number(partes.m), passes: Number(partes.t), parallelism: Number(partes.p) };
  const esperado = Buffer.from(partes.resumo ?? '', 'base64');
  const obtido = await derivarCom(senha, Buffer.from(partes.sal ?? '', 'base64'), custo);
  return esperado.length === obtido.length && timingSafeEqual(esperado, obtido);
}

/** Takes as long as a real check and always fails: an unknown e-mail must not answer sooner than a wrong password. */
export async function spendTimeOfOneCheck(senha: string): Promise<false> {
  await derivarCom(senha, Buffer.alloc(16), CUSTO);
  return false;
}

function derivarCom(senha: string, nonce: Buffer, custo: typeof CUSTO): Promise<Buffer> {
  return derivar('argon2id', { message: senha.normalize('NFC'), nonce, tagLength: BYTES, ...custo }) as Promise<Buffer>;
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

const FORMATO =
  /^\$argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<p>\d+)\$(?<sal>[A-Za-z0-9+/]+)\$(?<resumo>[A-Za-z0-9+/]+)$/;
