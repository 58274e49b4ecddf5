import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type {
  DadosDoCadastro,
  IdentificacaoAdicional,
  OperadorDoPortal,
  OperadorVigente,
} from '#lib/portal/domain/operador-no-portal.ts';
import { fornecedor } from './cadastros.ts';
import { companyKey } from './columns.ts';
import { preparedColumns, preparedKeys } from './prepared-columns.ts';

/** A supplier as a foreign operator of the Portal: one row a supplier, root of the importer's CNPJ and environment. */
export const portalOperador = pgTable(
  'portal_operador',
  {
    ...preparedColumns,
    fornecedorId: uuid().notNull(),
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
    /** The operator as the Portal last showed it. */
    noPortal: jsonb().$type<OperadorDoPortal>(),
    vigente: jsonb().$type<OperadorVigente>(),
  },
  (t) => [
    ...preparedKeys(t),
    uniqueIndex('portal_operador_do_fornecedor')
      .on(t.empresaId, t.ambiente, t.raiz, t.fornecedorId)
      .where(sql`excluido_em is null`),
    uniqueIndex('portal_operador_codigo_interno')
      .on(t.empresaId, t.ambiente, t.raiz, t.codigoInterno)
      .where(sql`excluido_em is null`),
    uniqueIndex('portal_operador_codigo')
      .on(t.empresaId, t.ambiente, t.raiz, t.codigoPais, t.codigo)
      .where(sql`codigo is not null`),
    index('portal_operador_devido').on(t.empresaId, t.proximaEm).where(sql`proxima_em is not null`),
    index('portal_operador_situacao').on(t.empresaId, t.situacao, t.redigidoEm),
    index('portal_operador_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    companyKey(t, t.fornecedorId, fornecedor),
  ],
);
