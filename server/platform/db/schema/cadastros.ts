import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CodigoVinculo } from '#lib/domain/aduana/declaracao/vinculo.ts';
import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { TratamentoIcms } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import type { Uf } from '#lib/domain/aduana/viagem/uf.ts';
import type { PapelFornecedor } from '#lib/domain/cadastros/fornecedor.ts';
import type {
  ArredondamentoCra,
  BaseDeCusto,
  ContatoDoImportador,
  ResolucaoCas,
  Setor,
  SituacaoSuframa,
} from '#lib/domain/cadastros/importador.ts';
import type { OrigemItem } from '#lib/domain/cadastros/item.ts';
import type { RegimeCbsIbs } from '#lib/domain/cadastros/regime-cbs-ibs.ts';
import type { TipoCertificado, VinculoRepresentante } from '#lib/domain/cadastros/representante.ts';
import type { PerfilTributario } from '#lib/domain/zfm/cclasstrib/tratamento-cbs-ibs.ts';
import type { FornecedorNovo } from '#lib/registros/fornecedor.ts';
import { empresaId, percentual, pesoUnitario, valorUnitario } from './columns.ts';
import { empresa } from './core.ts';
import { chaves, recordColumns } from './record-columns.ts';

/** Supplier, manufacturer, or both. */
export const fornecedor = pgTable(
  'fornecedor',
  {
    ...recordColumns,
    papel: text().$type<PapelFornecedor>().notNull(),
    razaoSocial: text().notNull(),
    nomeFantasia: text(),
    paisCodigo: char({ length: 3 }).notNull(),
    /** As the table had it when the row was written: papers printed later say the same. */
    paisNome: text().notNull(),
    endereco: jsonb().$type<FornecedorNovo['endereco']>().notNull(),
    identificacaoFiscal: text(),
    contato: jsonb().$type<FornecedorNovo['contato']>().notNull(),
    vinculo: text().$type<CodigoVinculo>(),
    apelidos: text().array().notNull(),
    observacao: text(),
  },
  (t) => [
    ...chaves(t),
    index('fornecedor_chave').on(t.empresaId, t.chave),
    index('fornecedor_comeco').on(t.empresaId, t.chave.op('text_pattern_ops')),
    index('fornecedor_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
  ],
);

/** A part number with what papers say of it. `item` is the line of a DI; this is what a company knows before there is one. */
export const itemCadastrado = pgTable(
  'item_cadastrado',
  {
    ...recordColumns,
    partNumber: text().notNull(),
    descricao: text().notNull(),
    descricaoResumida: text(),
    ncm: char({ length: 8 }).notNull(),
    destaque: char({ length: 3 }),
    cClassTrib: char({ length: 6 }),
    unidadeComercializada: text().notNull(),
    unidadeEstatistica: text(),
    codigoSuframa: char({ length: 11 }),
    origem: text().$type<OrigemItem>().notNull(),
    paisOrigemCodigo: char({ length: 3 }),
    paisOrigemNome: text(),
    fornecedorPadraoId: uuid(),
    fabricantePadraoId: uuid(),
    /** Kilograms. */
    pesoLiquidoUnitario: pesoUnitario(),
    pesoBrutoUnitario: pesoUnitario(),
    valorUnitarioReferencia: valorUnitario(),
    moedaCodigo: char({ length: 3 }),
    moedaNome: text(),
    naladi: char({ length: 8 }),
    apelidos: text().array().notNull(),
    observacao: text(),
  },
  (t) => [
    ...chaves(t),
    uniqueIndex('item_cadastrado_part_number').on(t.empresaId, t.chave).where(sql`excluido_em is null`),
    // A search by the beginning of the name, whatever the collation of the database.
    index('item_cadastrado_comeco').on(t.empresaId, t.chave.op('text_pattern_ops')),
    index('item_cadastrado_ncm').on(t.empresaId, t.ncm),
    index('item_cadastrado_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    // Named by hand: the names drizzle makes are longer than PostgreSQL keeps.
    foreignKey({
      name: 'item_cadastrado_fornecedor_padrao',
      columns: [t.empresaId, t.fornecedorPadraoId],
      foreignColumns: [fornecedor.empresaId, fornecedor.id],
    }),
    foreignKey({
      name: 'item_cadastrado_fabricante_padrao',
      columns: [t.empresaId, t.fabricantePadraoId],
      foreignColumns: [fornecedor.empresaId, fornecedor.id],
    }),
  ],
);

/** Names by which papers call a record that is not deleted: within a resource each leads to one. */
export const apelido = pgTable(
  'apelido',
  { empresaId: empresaId(), recurso: text().notNull(), chave: text().notNull(), registroId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.recurso, t.chave] }),
    index('apelido_registro').on(t.empresaId, t.registroId),
    foreignKey({ columns: [t.empresaId], foreignColumns: [empresa.empresaId] }),
  ],
);

/** Who imports: the company itself, or those it works for. */
export const importador = pgTable(
  'importador',
  {
    ...recordColumns,
    razaoSocial: text().notNull(),
    nomeFantasia: text(),
    cnpj: char({ length: 14 }).notNull(),
    inscricaoEstadual: char({ length: 9 }),
    cnae: char({ length: 7 }),
    setor: char({ length: 1 }).$type<Setor>().notNull(),
    inscricaoSuframa: char({ length: 9 }),
    situacaoSuframa: text().$type<SituacaoSuframa>().notNull(),
    validadeSuframa: date({ mode: 'string' }),
    /** Null where nobody has said what the importer is for CBS and IBS. */
    perfilTributario: text().$type<PerfilTributario>(),
    /** Null where nobody has said whether CBS and IBS of an import are credit or cost. */
    regimeCbsIbs: text().$type<RegimeCbsIbs>(),
    /** The document that a new process of this importer begins with. */
    documentoDeImportacao: text().$type<TipoDocumento>().notNull().default('DI'),
    cep: char({ length: 8 }),
    logradouro: text(),
    numero: text(),
    complemento: text(),
    bairro: text(),
    municipio: text(),
    uf: char({ length: 2 }).$type<Uf>(),
    email: text(),
    contatos: jsonb().$type<ContatoDoImportador[]>().notNull(),
    banco: char({ length: 3 }),
    agencia: text(),
    conta: text(),
    dciMensal: boolean().notNull(),
    dciAdeNumero: text(),
    dciAdeData: date({ mode: 'string' }),
    resolucoes: jsonb().$type<ResolucaoCas[]>().notNull(),
    arredondamentoCra: text().$type<ArredondamentoCra>().notNull(),
    baseCusto: text().$type<BaseDeCusto>().notNull(),
    observacao: text(),
  },
  (t) => [
    ...chaves(t),
    uniqueIndex('importador_cnpj').on(t.empresaId, t.cnpj).where(sql`excluido_em is null`),
    index('importador_chave').on(t.empresaId, t.chave),
    index('importador_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
  ],
);

/** Who acts for importers before the Receita, the Suframa and the Sefaz. Of their certificate only holder and last day. */
export const representante = pgTable(
  'representante',
  {
    ...recordColumns,
    nome: text().notNull(),
    cpf: char({ length: 11 }).notNull(),
    cargo: text(),
    vinculo: text().$type<VinculoRepresentante>().notNull(),
    ativo: boolean().notNull(),
    procuracaoValidade: date({ mode: 'string' }),
    certificadoTipo: text().$type<TipoCertificado>(),
    certificadoTitular: text(),
    certificadoValidade: date({ mode: 'string' }),
    observacao: text(),
  },
  (t) => [
    ...chaves(t),
    uniqueIndex('representante_cpf').on(t.empresaId, t.cpf).where(sql`excluido_em is null`),
    index('representante_chave').on(t.empresaId, t.chave),
    index('representante_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
  ],
);

/** For whom a representative may act, in the order they were given. */
export const representanteImportador = pgTable(
  'representante_importador',
  {
    empresaId: empresaId(),
    representanteId: uuid().notNull(),
    importadorId: uuid().notNull(),
    ordem: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.representanteId, t.importadorId] }),
    index('representante_importador_importador').on(t.empresaId, t.importadorId),
    foreignKey({
      name: 'representante_importador_representante',
      columns: [t.empresaId, t.representanteId],
      foreignColumns: [representante.empresaId, representante.id],
    }),
    foreignKey({
      name: 'representante_importador_importador_fk',
      columns: [t.empresaId, t.importadorId],
      foreignColumns: [importador.empresaId, importador.id],
    }),
  ],
);

/** What the Sefaz-AM taxes what an importer brings in by, between two days. */
export const matrizTributacao = pgTable(
  'matriz_tributacao',
  {
    ...recordColumns,
    importadorId: uuid().notNull(),
    ncm: char({ length: 8 }).notNull(),
    codigoSuframa: char({ length: 4 }).notNull(),
    destinacao: char({ length: 2 }).notNull(),
    utilizacao: char({ length: 2 }).notNull(),
    codigoTributacao: char({ length: 4 }).notNull(),
    /** What the code makes of the ICMS. */
    tratamento: text().$type<TratamentoIcms>(),
    /** Per cent taken off the base, with REDUZIDO and CARGA_EFETIVA. */
    reducaoPerc: percentual(),
    decreto: text().notNull(),
    tipoDocumento: text(),
    numeroDocumento: text(),
    vigenciaInicio: date({ mode: 'string' }).notNull(),
    vigenciaFim: date({ mode: 'string' }),
  },
  (t) => [
    ...chaves(t),
    // That two stretches of days meet is found by server/comex/cadastros/dias-da-matriz.ts; that they begin on one day, here too.
    uniqueIndex('matriz_tributacao_lugar')
      .on(t.empresaId, t.importadorId, t.chave, t.vigenciaInicio)
      .where(sql`excluido_em is null`),
    index('matriz_tributacao_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    foreignKey({
      name: 'matriz_tributacao_importador',
      columns: [t.empresaId, t.importadorId],
      foreignColumns: [importador.empresaId, importador.id],
    }),
  ],
);
