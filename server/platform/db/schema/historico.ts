import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  CausaDoArquivo,
  ResultadoDoArquivo,
  SituacaoDoHistorico,
  TipoDoArquivo,
} from '#lib/contracts/declaracao/historico-trazido.ts';
import type { RecursoVinculado } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import { companyKey, criadoEm, dinheiro, empresaId, id, instante } from './columns.ts';
import { usuario } from './core.ts';
import { processo } from './processo.ts';
import { arquivo } from './records.ts';

/** An intake of old files. The job that reads it is in `trabalho`; what it has done is in the rows of its files. */
export const historicoTrazido = pgTable(
  'historico_trazido',
  {
    empresaId: empresaId(),
    id: id(),
    situacao: text().$type<SituacaoDoHistorico>().notNull(),
    falha: text(),
    criadoEm: criadoEm(),
    criadoPor: uuid().notNull(),
    terminadoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('historico_trazido_criado_em').on(t.empresaId, t.criadoEm),
    index('historico_trazido_lendo').on(t.empresaId).where(sql`situacao = 'LENDO'`),
    companyKey(t, t.criadoPor, usuario),
  ],
);

/** A file as it was sent: one document, or a ZIP. Its bytes stay in the store. */
export const historicoEnvio = pgTable(
  'historico_envio',
  {
    empresaId: empresaId(),
    id: id(),
    historicoId: uuid().notNull(),
    arquivoId: uuid().notNull(),
    nome: text().notNull(),
    tamanho: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    /** From 0, in the order of arrival. */
    ordem: integer().notNull(),
    /** The files inside have rows of their own. */
    aberto: boolean().notNull(),
    /** How many pieces (`historico_parte`) it arrives in; null where it came whole. Its hash is then that of what names it. */
    partes: integer(),
    /** Of a file in pieces, as its disk told it: with name and size it names the file when the sending goes on. */
    modificadoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('historico_envio_mesmo').on(t.empresaId, t.historicoId, t.sha256, t.nome),
    companyKey(t, t.historicoId, historicoTrazido),
    companyKey(t, t.arquivoId, arquivo),
  ],
);

/** A piece of a ZIP larger than one request. What has arrived stays, so that the sending goes on with the next piece. */
export const historicoParte = pgTable(
  'historico_parte',
  {
    empresaId: empresaId(),
    id: id(),
    envioId: uuid().notNull(),
    arquivoId: uuid().notNull(),
    /** Its first byte in the whole. */
    de: bigint({ mode: 'number' }).notNull(),
    tamanho: integer().notNull(),
    sha256: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('historico_parte_lugar').on(t.empresaId, t.envioId, t.de),
    companyKey(t, t.envioId, historicoEnvio),
    companyKey(t, t.arquivoId, arquivo),
  ],
);

/** A file of an intake with its outcome. PENDENTE rows are what the job still has to do: a killed job goes on with them. */
export const historicoArquivo = pgTable(
  'historico_arquivo',
  {
    empresaId: empresaId(),
    id: id(),
    historicoId: uuid().notNull(),
    envioId: uuid().notNull(),
    /** Position in the whole intake. */
    ordem: integer().notNull(),
    /** Position inside of its ZIP; null for a file sent by itself. */
    lugar: integer(),
    /** Position inside of the ZIP that stands at `lugar`; null where no ZIP stands there. */
    dentro: integer(),
    nome: text().notNull(),
    busca: text().notNull(),
    tamanho: integer(),
    sha256: text(),
    tipo: text().$type<TipoDoArquivo>(),
    /** Number of the declaration, or key of the nota. */
    documento: text(),
    resultado: text().$type<ResultadoDoArquivo>().notNull(),
    causa: text().$type<CausaDoArquivo>(),
    motivo: text(),
    processoId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('historico_arquivo_ordem').on(t.empresaId, t.historicoId, t.ordem),
    index('historico_arquivo_resultado').on(t.empresaId, t.historicoId, t.resultado, t.causa),
    index('historico_arquivo_sha256').on(t.empresaId, t.sha256),
    companyKey(t, t.historicoId, historicoTrazido),
    companyKey(t, t.envioId, historicoEnvio),
    companyKey(t, t.processoId, processo),
  ],
);

/** An outgoing nota of an intake: products are proposed from its items. No DCI counts it. */
export const historicoNota = pgTable(
  'historico_nota',
  {
    empresaId: empresaId(),
    id: id(),
    historicoId: uuid().notNull(),
    chave: text().notNull(),
    numero: text().notNull(),
    serie: text().notNull(),
    emissao: date({ mode: 'string' }).notNull(),
    emitenteCnpj: text().notNull(),
    emitenteNome: text().notNull(),
    /** Inscrição estadual as the issuer writes it; null in notas read before it was kept. */
    emitenteIe: text(),
    cancelada: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('historico_nota_chave').on(t.empresaId, t.chave),
    index('historico_nota_historico').on(t.empresaId, t.historicoId),
    companyKey(t, t.historicoId, historicoTrazido),
  ],
);

export const historicoNotaItem = pgTable(
  'historico_nota_item',
  {
    empresaId: empresaId(),
    notaId: uuid().notNull(),
    nItem: integer().notNull(),
    codigo: text().notNull(),
    descricao: text().notNull(),
    ncm: text().notNull(),
    cfop: text().notNull(),
    unidade: text().notNull(),
    /** With the decimals of the nota. */
    quantidade: numeric().notNull(),
    valorUnitario: numeric().notNull(),
    valor: dinheiro().notNull(),
  },
  (t) => [primaryKey({ columns: [t.empresaId, t.notaId, t.nItem] }), companyKey(t, t.notaId, historicoNota)],
);

/** Records made and texts linked by one act of the review of an intake: undoing it takes them all back. */
export const atoDeCadastro = pgTable(
  'ato_de_cadastro',
  {
    empresaId: empresaId(),
    id: id(),
    registros: jsonb().$type<RegistrosDoAto>().notNull(),
    vinculos: jsonb().$type<VinculoDoAto[]>().notNull(),
    criadoEm: criadoEm(),
    criadoPor: uuid().notNull(),
    desfeitoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('ato_de_cadastro_criado_em').on(t.empresaId, t.criadoEm),
    companyKey(t, t.criadoPor, usuario),
  ],
);

/** A row of `apelido_declarado` that an act wrote. */
export interface VinculoDoAto {
  recurso: RecursoVinculado;
  chave: string;
  /** The link goes to a record of the act itself. Kept only when it took the place of another. */
  novo?: true;
  /** The link whose place it took, as the row had it. */
  antes?: { registroId: string; texto: string; usuarioId: string; em: string };
}

/** Ids of the records of an act, by resource. */
export type RegistrosDoAto = Record<'Importador' | 'Representante' | 'Fornecedor' | 'Item' | 'Produto', string[]>;
