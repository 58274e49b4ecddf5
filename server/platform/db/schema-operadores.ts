import { sql } from 'drizzle-orm';
import { char, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  DadosDoCadastro,
  IdentificacaoAdicional,
  OperadorDoPortal,
} from '#lib/domain/sistema/operador-no-portal.ts';
import type { AmbienteDoPortal } from '#lib/domain/sistema/portal-unico.ts';
import type {
  ComparacaoDoProduto,
  DiferencaDoProduto,
  EtapaDoProduto,
  RecusaDoProduto,
  SituacaoDoProduto,
} from '#lib/domain/sistema/produto-no-portal.ts';
import { companyKey, empresaId, id, instante } from './columns.ts';
import { usuario } from './schema.ts';
import { fornecedor, importador } from './schema-cadastros.ts';
import { portalCredencial } from './schema-portal.ts';

/** A supplier as a foreign operator of the Portal: one row a supplier, root of the importer's CNPJ and environment. */
export const portalOperador = pgTable(
  'portal_operador',
  {
    empresaId: empresaId(),
    id: id(),
    versao: integer().notNull().default(1),
    ambiente: text().$type<AmbienteDoPortal>().notNull(),
    fornecedorId: uuid().notNull(),
    importadorId: uuid().notNull(),
    /** First eight of the importer's CNPJ: the operators are of the root. */
    raiz: char({ length: 8 }).notNull(),
    situacao: text().$type<SituacaoDoProduto>().notNull(),
    etapa: text().$type<EtapaDoProduto>(),
    frase: text(),
    tentativas: integer().notNull().default(0),
    /** Null while nothing is asked of the Portal. */
    proximaEm: instante(),
    /** Questions after it left, and the last of them. */
    perguntas: integer().notNull().default(0),
    olhadoEm: instante(),
    codigoInterno: text().notNull(),
    nome: text().notNull(),
    tin: text(),
    codigoPais: text().notNull(),
    logradouro: text().notNull(),
    nomeCidade: text().notNull(),
    codigoSubdivisaoPais: text(),
    cep: text(),
    email: text(),
    identificacoesAdicionais: jsonb().$type<readonly IdentificacaoAdicional[]>().notNull().default([]),
    /** What the cadastro said when this was written: what changed there since is known by it. */
    cadastro: jsonb().$type<DadosDoCadastro>().notNull(),
    /** Version of the supplier that was compared; a comparison with another one says nothing. */
    cadastroVersao: integer().notNull(),
    /** Names and codes for the search, without accents. */
    busca: text().notNull(),
    redigidoEm: instante().notNull(),
    redigidoPor: uuid().notNull(),
    revisaoPedidaEm: instante(),
    revisaoPedidaPor: uuid(),
    /** The second person. */
    revisadoEm: instante(),
    revisadoPor: uuid(),
    credencialId: uuid(),
    /** The body as it is sent, and the SHA-256 of it. */
    escrito: text(),
    sha256: text(),
    enviadoEm: instante(),
    enviadoPor: uuid(),
    /** What the Portal refuses, at the field. */
    problemas: jsonb().$type<RecusaDoProduto[]>().notNull().default([]),
    /** As the Portal gave them. With a code, what is sent is a new version. */
    codigo: text(),
    versaoNoPortal: text(),
    situacaoNoPortal: text(),
    /** The version that was seen when the review of a new one was asked for: only it is replaced. */
    versaoBase: text(),
    /** The operator as the Portal last showed it. */
    noPortal: jsonb().$type<OperadorDoPortal>(),
    respondidoEm: instante(),
    /** Against the last list of the Portal; null while nothing was compared. */
    comparacao: text().$type<ComparacaoDoProduto>(),
    diferencas: jsonb().$type<DiferencaDoProduto[]>().notNull().default([]),
    comparadoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('portal_operador_do_fornecedor').on(t.empresaId, t.ambiente, t.raiz, t.fornecedorId),
    uniqueIndex('portal_operador_codigo_interno').on(t.empresaId, t.ambiente, t.raiz, t.codigoInterno),
    uniqueIndex('portal_operador_codigo')
      .on(t.empresaId, t.ambiente, t.raiz, t.codigoPais, t.codigo)
      .where(sql`codigo is not null`),
    index('portal_operador_devido').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    index('portal_operador_situacao').on(t.empresaId, t.situacao, t.redigidoEm),
    index('portal_operador_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    companyKey(t, t.fornecedorId, fornecedor),
    companyKey(t, t.importadorId, importador),
    companyKey(t, t.redigidoPor, usuario),
    companyKey(t, t.revisaoPedidaPor, usuario),
    companyKey(t, t.revisadoPor, usuario),
    companyKey(t, t.credencialId, portalCredencial),
    companyKey(t, t.enviadoPor, usuario),
  ],
);
