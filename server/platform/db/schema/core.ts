import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Filial } from '#lib/contracts/accounts/empresa.ts';
import { FINS_DO_DESLIGAMENTO, TRAVAS } from '#lib/domain/acesso/travas.ts';
import { SITUACOES_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import { bytea, companyKey, criadoEm, empresaId, id, instante } from './columns.ts';

/** Closing rates of the central bank: the same for every company. */
export const cotacao = pgTable(
  'cotacao',
  {
    sigla: char({ length: 3 }).notNull(),
    data: date({ mode: 'string' }).notNull(),
    /** Siscomex prints up to nine decimals. */
    valorTaxa: numeric({ precision: 18, scale: 9 }).notNull(),
    fonte: text({ enum: ['PTAX', 'DEMONSTRACAO'] }).notNull(),
    obtidaEm: instante().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sigla, t.data] })],
);

/** A rate or amount of the law and the days it holds for. */
const colunasDeParametro = {
  codigo: text().notNull(),
  /** As many decimals as it was given with; null while nobody has fixed it. */
  valor: numeric(),
  vigenciaInicio: date({ mode: 'string' }),
  vigenciaFim: date({ mode: 'string' }),
  fonte: text().notNull(),
  situacao: text({ enum: SITUACOES_PARAMETRO }).notNull(),
  /** What `q` looks in: lower case, without accents (lib/domain/textos/texto-busca.ts). */
  busca: text().notNull(),
};

/** Cais ships these rows and writes them when the server starts; nobody edits them (docs/decisions/parametros-de-fabrica.md). */
export const parametroDeFabrica = pgTable('parametro_de_fabrica', {
  id: uuid().primaryKey(),
  ...colunasDeParametro,
  /** What is expected of a value that is not fixed yet; never charged. */
  estimativa: numeric(),
});

// ── A company's own rows ──────────────────────────────────────────────────────────────────────────────────────────────

export const empresa = pgTable('empresa', {
  empresaId: uuid().primaryKey(),
  razaoSocial: text().notNull(),
  nomeFantasia: text().notNull(),
  /** Text: letters are in force since July 2026 (IN RFB 2.229/2024). */
  cnpj: char({ length: 14 }),
  versao: integer().notNull().default(1),
  ieAm: char({ length: 9 }),
  inscricaoSuframa: char({ length: 9 }),
  telefone: text(),
  email: text(),
  cep: char({ length: 8 }),
  logradouro: text(),
  numero: text(),
  complemento: text(),
  bairro: text(),
  municipio: text(),
  uf: char({ length: 2 }),
  filiais: jsonb().$type<Filial[]>().notNull().default([]),
  /** SHA-256 of the image in the bucket `logo`; replaced whole, so `versao` does not count it. */
  logo: char({ length: 64 }),
  /** First day that is not history: what was registered before has no deadline (docs/decisions/historico.md). */
  historicoAntesDe: date({ mode: 'string' }),
  /** Whether its people may do nothing before they have a second factor. */
  exigeSegundoFator: boolean().notNull().default(false),
  /** Whether a DUIMP is registered from here only when a second person approves it. */
  registroPedeSegundaPessoa: boolean().notNull().default(false),
  /** Whether what goes to the catalogue of the Portal waits for a second person. */
  catalogoPedeSegundaPessoa: boolean().notNull().default(true),
  /** Minutes without a gesture after which a session ends; null for no limit below the session's own hour. */
  minutosDeInatividade: smallint(),
  /** Whether it is fictitious, made to be looked at (docs/decisions/empresa-de-exemplo.md): nothing of it leaves the server. */
  exemplo: boolean().notNull().default(false),
  criadoEm: criadoEm(),
});

/** A safeguard that somebody asked to switch off: it stays on until a second person confirms, or for 72 hours. */
export const desligamento = pgTable(
  'desligamento',
  {
    empresaId: empresaId(),
    id: id(),
    trava: text({ enum: TRAVAS }).notNull(),
    pedidoPor: uuid().notNull(),
    pedidoEm: instante().notNull(),
    encerradoEm: instante(),
    fim: text({ enum: FINS_DO_DESLIGAMENTO }),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('desligamento_em_aberto').on(t.empresaId, t.trava).where(sql`encerrado_em is null`),
    foreignKey({ columns: [t.empresaId], foreignColumns: [empresa.empresaId] }),
  ],
);

export const usuario = pgTable(
  'usuario',
  {
    empresaId: empresaId(),
    id: id(),
    nome: text().notNull(),
    email: text().notNull(),
    telefone: text(),
    telefonePessoal: text(),
    rg: text(),
    cpf: char({ length: 11 }),
    dtNascimento: date({ mode: 'string' }),
    despachante: boolean().notNull().default(false),
    sobremim: text(),
    versao: integer().notNull().default(1),
    /** SHA-256 of the image in the bucket `foto`; replaced whole, so `versao` does not count it. */
    foto: char({ length: 64 }),
    criadoEm: criadoEm(),
    desativadoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('usuario_email').on(t.empresaId, t.email),
    foreignKey({ columns: [t.empresaId], foreignColumns: [empresa.empresaId] }),
  ],
);

/** The application of a person that gives them codes (TOTP, RFC 6238). Until it is confirmed by a code it is no second factor. */
export const aplicativoDeCodigos = pgTable(
  'aplicativo_de_codigos',
  {
    empresaId: empresaId(),
    usuarioId: uuid().notNull(),
    /** Encrypted by the vault. */
    segredo: text().notNull(),
    criadoEm: criadoEm(),
    confirmadoEm: instante(),
    /** The 30-second step of the last code that was taken: no code counts twice. */
    ultimoPasso: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.empresaId, t.usuarioId] }), companyKey(t, t.usuarioId, usuario)],
);

/** A passkey of a person (WebAuthn): only its public half is here. */
export const chaveDeAcesso = pgTable(
  'chave_de_acesso',
  {
    empresaId: empresaId(),
    id: id(),
    usuarioId: uuid().notNull(),
    nome: text().notNull(),
    /** What the authenticator calls it, in base64url. */
    credencialId: text().notNull(),
    /** COSE, in base64url. */
    chavePublica: text().notNull(),
    contador: bigint({ mode: 'number' }).notNull(),
    transportes: text().array().notNull().default([]),
    /** The domain it was made for, and the only one it opens. */
    dominio: text().notNull(),
    criadoEm: criadoEm(),
    usadaEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('chave_de_acesso_credencial').on(t.empresaId, t.credencialId),
    index('chave_de_acesso_usuario').on(t.empresaId, t.usuarioId),
    companyKey(t, t.usuarioId, usuario),
  ],
);

/** A code for whom the second factor is lost; each opens once. Only its SHA-256 is kept. */
export const codigoDeRecuperacao = pgTable(
  'codigo_de_recuperacao',
  {
    empresaId: empresaId(),
    id: id(),
    usuarioId: uuid().notNull(),
    codigoHash: bytea().notNull(),
    criadoEm: criadoEm(),
    usadoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('codigo_de_recuperacao_usuario').on(t.empresaId, t.usuarioId),
    companyKey(t, t.usuarioId, usuario),
  ],
);

/** A company's own rate or amount, which goes before the shipped one. */
export const parametro = pgTable(
  'parametro',
  {
    empresaId: empresaId(),
    id: id(),
    versao: integer().notNull().default(1),
    ...colunasDeParametro,
    criadoEm: criadoEm(),
    alteradoEm: instante().notNull(),
    /** Who gave it the value it has. */
    alteradoPor: uuid().notNull(),
    excluidoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('parametro_codigo').on(t.empresaId, t.codigo),
    companyKey(t, t.alteradoPor, usuario),
  ],
);

/** Last number given out of each of a company's numberings, e.g. `processo/2026`. */
export const numeracao = pgTable(
  'numeracao',
  { empresaId: empresaId(), serie: text().notNull(), ultimo: integer().notNull() },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.serie] }),
    foreignKey({ columns: [t.empresaId], foreignColumns: [empresa.empresaId] }),
  ],
);
