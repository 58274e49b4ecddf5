import { sql } from 'drizzle-orm';
import {
  char,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { Conferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import type {
  AjusteValorAduaneiro,
  DeclaracaoImportacao,
  FolhasDeclaradas,
  GruposDeclarados,
  ItemDaDuimp,
  OutrosDeclarados,
  TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { BlocoDaDeclaracao } from '#lib/domain/aduana/declaracao/retificacao.ts';
import type { RecursoVinculado } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import type { CanalRfb } from '#lib/domain/aduana/processo/canal-rfb.ts';
import {
  aliquotaDeclarada,
  companyKey,
  dinheiro,
  empresaId,
  id,
  instante,
  quantidade,
  valorUnitario,
} from './columns.ts';
import { usuario } from './core.ts';
import { processo } from './processo.ts';
import { arquivo } from './records.ts';

/** A registered DI as declared. What is filtered, ordered or summed has a column; the rest of the header stays together. */
export const declaracao = pgTable(
  'declaracao',
  {
    empresaId: empresaId(),
    id: id(),
    processoId: uuid().notNull(),
    arquivoId: uuid().notNull(),
    /** Ten digits of a DI, fifteen characters of a DUIMP. */
    numeroDi: varchar({ length: 15 }).notNull(),
    canalCodigo: text(),
    canalRfb: text().$type<CanalRfb>(),
    importadorNumero: text().notNull(),
    importadorNome: text(),
    fornecedor: text(),
    paisProcedencia: text(),
    incoterm: text(),
    dataRegistro: date({ mode: 'string' }).notNull(),
    dataDesembaraco: date({ mode: 'string' }),
    dataChegada: date({ mode: 'string' }),
    adicoes: integer().notNull(),
    itens: integer().notNull(),
    valorAduaneiro: dinheiro().notNull(),
    iiDevido: dinheiro().notNull(),
    ipiDevido: dinheiro().notNull(),
    pisDevido: dinheiro().notNull(),
    cofinsDevido: dinheiro().notNull(),
    iiRecolher: dinheiro().notNull(),
    ipiRecolher: dinheiro().notNull(),
    pisRecolher: dinheiro().notNull(),
    cofinsRecolher: dinheiro().notNull(),
    /** Antidumping and the like, due; and all that was paid beside the taxes, fines and interest among it. */
    outrosDevido: dinheiro().notNull().default('0.00'),
    outrosRecolher: dinheiro().notNull().default('0.00'),
    taxaSiscomex: dinheiro().notNull(),
    cabecalho: jsonb().$type<Omit<DeclaracaoImportacao, 'adicoes'>>().notNull(),
    conferencias: jsonb().$type<Conferencia[]>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('declaracao_processo').on(t.empresaId, t.processoId),
    uniqueIndex('declaracao_numero_di').on(t.empresaId, t.numeroDi),
    index('declaracao_data_registro').on(t.empresaId, t.dataRegistro),
    index('declaracao_valor_aduaneiro').on(t.empresaId, t.valorAduaneiro),
    // Few of the many do not close with themselves.
    index('declaracao_com_erro').on(t.empresaId, t.processoId).where(sql`conferencias @> '[{"nivel": "erro"}]'`),
    index('declaracao_fornecedor').on(t.empresaId, t.fornecedor),
    companyKey(t, t.processoId, processo),
    companyKey(t, t.arquivoId, arquivo),
  ],
);

export const adicao = pgTable(
  'adicao',
  {
    empresaId: empresaId(),
    id: id(),
    processoId: uuid().notNull(),
    numero: smallint().notNull(),
    numeroLi: char({ length: 10 }),
    ncm: char({ length: 8 }).notNull(),
    nomeNcm: text(),
    incoterm: text(),
    localCondicaoVenda: text(),
    moedaCodigo: text(),
    moedaNome: text(),
    valorMoeda: dinheiro(),
    valorReais: dinheiro(),
    valorTotalCondicaoVenda: valorUnitario(),
    freteReais: dinheiro(),
    seguroReais: dinheiro(),
    acrescimos: jsonb().$type<AjusteValorAduaneiro[]>().notNull(),
    deducoes: jsonb().$type<AjusteValorAduaneiro[]>().notNull(),
    valorAduaneiro: dinheiro().notNull(),
    pesoLiquido: quantidade(),
    quantidadeEstatistica: quantidade(),
    unidadeEstatistica: text(),
    fornecedor: text(),
    fabricante: text(),
    paisOrigemCodigo: text(),
    paisOrigemNome: text(),
    paisAquisicaoCodigo: text(),
    paisAquisicaoNome: text(),
    aplicacao: text(),
    condicao: text(),
    outros: jsonb().$type<OutrosDeclarados>(),
    campos: jsonb().$type<Record<string, string | null>>().notNull(),
    grupos: jsonb().$type<GruposDeclarados>(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('adicao_processo_numero').on(t.empresaId, t.processoId, t.numero),
    index('adicao_ncm').on(t.empresaId, t.ncm),
    companyKey(t, t.processoId, processo),
  ],
);

export const adicaoTributo = pgTable(
  'adicao_tributo',
  {
    empresaId: empresaId(),
    adicaoId: uuid().notNull(),
    tributo: text().$type<TributoDi>().notNull(),
    regimeCodigo: text(),
    regimeNome: text(),
    base: dinheiro(),
    aliquota: aliquotaDeclarada(),
    aliquotaReduzida: aliquotaDeclarada(),
    devido: dinheiro().notNull(),
    recolher: dinheiro().notNull(),
  },
  (t) => [primaryKey({ columns: [t.empresaId, t.adicaoId, t.tributo] }), companyKey(t, t.adicaoId, adicao)],
);

export const item = pgTable(
  'item',
  {
    empresaId: empresaId(),
    adicaoId: uuid().notNull(),
    /** Place in the adição, from 1: the declared sequence has two digits and may come round again. */
    ordem: integer().notNull(),
    sequencia: integer().notNull(),
    descricao: text().notNull(),
    /** Read from the head of the text of a DI. */
    cClassTrib: char({ length: 6 }),
    quantidade: quantidade().notNull(),
    unidade: text(),
    valorUnitario: valorUnitario().notNull(),
    duimp: jsonb().$type<ItemDaDuimp>(),
    campos: jsonb().$type<FolhasDeclaradas>(),
  },
  (t) => [primaryKey({ columns: [t.empresaId, t.adicaoId, t.ordem] }), companyKey(t, t.adicaoId, adicao)],
);

/** A newer file of a declaration that was taken, in whole or in part. */
export const retificacao = pgTable(
  'retificacao',
  {
    empresaId: empresaId(),
    id: id(),
    processoId: uuid().notNull(),
    arquivoId: uuid().notNull(),
    arquivoAnteriorId: uuid().notNull(),
    aceitos: jsonb().$type<BlocoDaDeclaracao[]>().notNull(),
    /** What the file says and the record does not, as long as no later file is taken. */
    recusados: jsonb().$type<{ bloco: BlocoDaDeclaracao; diferencas: number }[]>().notNull(),
    motivo: text().notNull(),
    em: instante().notNull(),
    usuarioId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('retificacao_processo').on(t.empresaId, t.processoId, t.em),
    companyKey(t, t.processoId, processo),
    companyKey(t, t.arquivoId, arquivo),
    // Named by hand: the name drizzle makes is longer than PostgreSQL keeps.
    foreignKey({
      name: 'retificacao_arquivo_anterior',
      columns: [t.empresaId, t.arquivoAnteriorId],
      foreignColumns: [arquivo.empresaId, arquivo.id],
    }),
    companyKey(t, t.usuarioId, usuario),
  ],
);

/** A declaration that was taken off its process, whole, so that undoing puts back what was there. */
export const declaracaoRetirada = pgTable(
  'declaracao_retirada',
  {
    empresaId: empresaId(),
    id: id(),
    processoId: uuid().notNull(),
    arquivoId: uuid().notNull(),
    declaracao: jsonb().$type<DeclaracaoImportacao>().notNull(),
    motivo: text().notNull(),
    em: instante().notNull(),
    usuarioId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('declaracao_retirada_processo').on(t.empresaId, t.processoId, t.em),
    companyKey(t, t.processoId, processo),
    companyKey(t, t.arquivoId, arquivo),
    companyKey(t, t.usuarioId, usuario),
  ],
);

/** Whom or what a declaration means by a text, as somebody confirmed: the next one that says so is linked by itself. */
export const apelidoDeclarado = pgTable(
  'apelido_declarado',
  {
    empresaId: empresaId(),
    id: id(),
    recurso: text().$type<RecursoVinculado>().notNull(),
    /** SHA-256 of the text as search compares it: a description may be longer than an index takes. */
    chave: char({ length: 64 }).notNull(),
    texto: text().notNull(),
    registroId: uuid().notNull(),
    em: instante().notNull(),
    usuarioId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('apelido_declarado_chave').on(t.empresaId, t.recurso, t.chave),
    index('apelido_declarado_registro').on(t.empresaId, t.registroId),
    companyKey(t, t.usuarioId, usuario),
  ],
);
