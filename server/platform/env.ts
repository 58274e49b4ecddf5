import { isIP } from 'node:net';
import { z } from 'zod';
import { databaseAddresses } from '#server/platform/db/hosts.ts';
import { isKeyRing } from '#server/platform/security/key-ring.ts';

/** Loopback names: the demonstration, whose password is printed, is never served beyond them. */
export const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

const porta = z.coerce
  .number('deve ser um número de porta, por exemplo 4000')
  .int('deve ser um número inteiro')
  .min(1, 'deve estar entre 1 e 65535')
  .max(65_535, 'deve estar entre 1 e 65535');

const banco = z
  .string()
  .refine(
    (url) => databaseAddresses(url) !== null,
    'deve ser um endereço postgres://usuario:senha@servidor:porta/banco, com vírgulas entre vários servidores',
  );

const esquema = z.object({
  PORT: porta.default(4000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, 'deve ser um nome ou endereço, por exemplo localhost ou 0.0.0.0')
    .default('localhost'),
  DATA_DIR: z.string().min(1, 'deve ser o caminho de uma pasta').default('.data'),
  /** Several hosts, with commas between them, are servers of one database, of which one takes writes at a time. */
  DATABASE_URL: banco.optional(),
  /** A replica that reports and exports read from, and after it the servers they read from while it is away. */
  DATABASE_URL_LEITURA: banco.optional(),
  /** Connections to PostgreSQL for requests; heavy work has three more, the health check one. */
  POOL_MAX: z.coerce
    .number('deve ser um número, por exemplo 10')
    .int('deve ser um número inteiro')
    .min(2, 'deve estar entre 2 e 200')
    .max(200, 'deve estar entre 2 e 200')
    .default(10),
  /** A bucket of S3 for the files, instead of a folder in `DATA_DIR`; the credentials are the library's (`AWS_ACCESS_KEY_ID`, …). */
  ARQUIVOS_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'deve ser o nome de um bucket, por exemplo cais-arquivos')
    .optional(),
  ARQUIVOS_S3_ENDERECO: z
    .url({ protocol: /^https?$/, error: 'deve ser um endereço, por exemplo https://s3.exemplo.com.br' })
    .optional(),
  ARQUIVOS_S3_REGIAO: z.string().default('us-east-1'),
  /** Where the site is served from, when not from here; empty when it is. */
  SITE_ORIGENS: z
    .string()
    .transform((origens) => origens.split(/[\s,]+/).filter(Boolean))
    .refine(
      (origens) => origens.every(ehOrigem),
      'deve ser uma lista de origens, por exemplo https://cais.exemplo.com.br',
    )
    .default([]),
  /** Proxies in front of this server: only from these is X-Forwarded-For and X-Forwarded-Proto believed. */
  PROXY_CONFIAVEL: z
    .string()
    .transform((redes) => redes.split(/[\s,]+/).filter(Boolean))
    .refine(
      (redes) => redes.every(ehRede),
      'deve ser uma lista de endereços ou redes, por exemplo 127.0.0.1,10.0.0.0/8',
    )
    .default([]),
  TZ: z
    .string()
    .refine(fusoExiste, 'deve ser um fuso horário IANA, por exemplo America/Manaus')
    .default('America/Manaus'),
  /** A `clamd` that looks through every file before it is read: `tcp://host:port`, or the path of its socket. */
  ANTIVIRUS: z
    .string()
    .regex(
      /^(\/.+|tcp:\/\/[A-Za-z0-9.:_[\]-]+)$/,
      'deve ser o endereço de um clamd, por exemplo tcp://127.0.0.1:3310 ou /run/clamav/clamd.ctl',
    )
    .optional(),
  /** What answers for the rates of the central bank; without it, the central bank. */
  PTAX_ENDERECO: z
    .url({ protocol: /^https?$/, error: 'deve ser um endereço, por exemplo https://ptax.exemplo.com.br' })
    .optional(),
  /** Where the Portal Único answers, by environment; a simulator stands there in tests. */
  PORTAL_UNICO_TREINAMENTO: z
    .url({ protocol: /^https?$/, error: 'deve ser um endereço, por exemplo https://val.portalunico.siscomex.gov.br' })
    .default('https://val.portalunico.siscomex.gov.br'),
  PORTAL_UNICO_PRODUCAO: z
    .url({ protocol: /^https?$/, error: 'deve ser um endereço, por exemplo https://portalunico.siscomex.gov.br' })
    .default('https://portalunico.siscomex.gov.br'),
  /** `sim` lets webhooks reach the network this server stands in. */
  WEBHOOK_REDE_PRIVADA: z
    .enum(['sim', 'não'], 'deve ser sim ou não')
    .default('não')
    .transform((dita) => dita === 'sim'),
  /** What the secrets in the database are locked with, or the ring of `segredo:trocar`; without it, a file of DATA_DIR. The same on every server of one database. */
  SEGREDO_DOS_WEBHOOKS: z
    .string()
    .min(32, 'deve ter ao menos 32 caracteres ao acaso')
    .refine(isKeyRing, 'está cortado: copie inteiro o chaveiro que npm run segredo:trocar mostrou')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'deve ser fatal, error, warn, info, debug ou silent')
    .default('info'),
});

export type Env = z.infer<typeof esquema>;

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(esquema.shape);

/** A setting that cannot be used; the message names it and says what would do. */
export class InvalidConfiguration extends Error {}

/** The settings this process was started with. From here on its days are those of `TZ`, and its files are for their owner alone. */
export function readProcessEnv(): Env {
  const env = readEnv(process.env);
  process.env.TZ = env.TZ;
  process.umask(0o077);
  return env;
}

/** Settings of these variables. One set to nothing counts as not set. */
export function readEnv(variaveis: Record<string, string | undefined>): Env {
  const definidas = Object.fromEntries(Object.entries(variaveis).filter(([, valor]) => valor?.trim()));
  const lidas = esquema.safeParse(definidas);
  if (lidas.success) return lidas.data;
  const frases = lidas.error.issues.map(
    (problema) => `${String(problema.path[0])} ${problema.message}${oQueVeio(definidas, String(problema.path[0]))}.`,
  );
  throw new InvalidConfiguration(`Configuração inválida: ${frases.join(' ')}`);
}

/** Not of a secret, and of an address not its password: the sentence goes to a log. */
function oQueVeio(definidas: Record<string, string | undefined>, nome: string): string {
  if (/SEGREDO|SECRET|CHAVE|KEY|SENHA/.test(nome)) return '';
  return ` (veio "${definidas[nome]?.replace(/(:\/\/[^:@/]*):[^@]*@/, '$1:***@')}")`;
}

/** Scheme, host and port as a browser sends them: no path, not even the slash. */
function ehOrigem(texto: string): boolean {
  return /^https?:/.test(texto) && URL.canParse(texto) && new URL(texto).origin === texto;
}

/** An address, alone or with the bits of its network. */
function ehRede(texto: string): boolean {
  const [endereco = '', bits, ...mais] = texto.split('/');
  const familia = isIP(endereco);
  if (familia === 0 || mais.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (familia === 4 ? 32 : 128));
}

function fusoExiste(fuso: string): boolean {
  try {
    new Intl.DateTimeFormat('pt-BR', { timeZone: fuso });
    return true;
  } catch {
    return false;
  }
}
