import { sql } from 'drizzle-orm';
import {
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
import type { RecursoComDocumentos } from '#lib/contracts/documento.ts';
import type { Filial } from '#lib/contracts/empresa.ts';
import type { DefinicaoDeVisao } from '#lib/contracts/visao.ts';
import type { CanalRfb } from '#lib/domain/canal-rfb.ts';
import type { Conferencia } from '#lib/domain/conferencia.ts';
import type {
  AjusteValorAduaneiro,
  DeclaracaoImportacao,
  GruposDeclarados,
  TributoDi,
} from '#lib/domain/declaracao-importacao.ts';
import type { Incoterm } from '#lib/domain/incoterm.ts';
import { SITUACOES_PARAMETRO } from '#lib/domain/parametro.ts';
import type { Conteiner, Licenca, Modalidade, TipoConhecimento, Volume } from '#lib/domain/processo.ts';
import type { SituacaoProcesso } from '#lib/domain/situacao-processo.ts';
import type { TipoDocumento } from '#lib/domain/tipo-documento.ts';
import type { ViaTransporte } from '#lib/domain/via-transporte.ts';
import { aliquota, bytea, criadoEm, dinheiro, empresaId, id, instante, quantidade, valorUnitario } from './colunas.ts';

// ── Found before the company is known (docs/decisions/tabelas-sem-empresa.md) ─────────────────────────────────────────

/** Log-in directory: an e-mail leads to one person of one company. */
export const credencial = pgTable('credencial', {
  email: text().primaryKey(),
  empresaId: empresaId(),
  usuarioId: uuid().notNull(),
  senhaHash: text().notNull(),
  alteradaEm: instante().notNull(),
});

/** A token handed out at log-in; only its SHA-256 is kept. */
export const sessao = pgTable(
  'sessao',
  {
    tokenHash: bytea().primaryKey(),
    /** What the person's own list calls it; it opens nothing. */
    id: uuid().notNull().defaultRandom(),
    empresaId: empresaId(),
    usuarioId: uuid().notNull(),
    /** The user agent it was begun with. */
    aparelho: text(),
    criadaEm: criadoEm(),
    expiraEm: instante().notNull(),
    revogadaEm: instante(),
  },
  (t) => [index('sessao_usuario').on(t.empresaId, t.usuarioId)],
);

/** A link by which an invited person chooses a password; only its token's SHA-256 is kept. Used or replaced, it is ended. */
export const convite = pgTable(
  'convite',
  {
    tokenHash: bytea().primaryKey(),
    empresaId: empresaId(),
    usuarioId: uuid().notNull(),
    criadoEm: criadoEm(),
    expiraEm: instante().notNull(),
    encerradoEm: instante(),
  },
  (t) => [index('convite_usuario').on(t.empresaId, t.usuarioId)],
);

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
  /** As many decimals as it was given with. */
  valor: numeric().notNull(),
  vigenciaInicio: date({ mode: 'string' }),
  vigenciaFim: date({ mode: 'string' }),
  fonte: text().notNull(),
  situacao: text({ enum: SITUACOES_PARAMETRO }).notNull(),
  /** What `q` looks in: lower case, without accents (lib/domain/texto-busca.ts). */
  busca: text().notNull(),
};

/** Those Cais ships with, put in place when the server starts; nobody edits them (docs/decisions/parametros-de-fabrica.md). */
export const parametroDeFabrica = pgTable('parametro_de_fabrica', { id: uuid().primaryKey(), ...colunasDeParametro });

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
  criadoEm: criadoEm(),
});

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
    foreignKey({ columns: [t.empresaId, t.alteradoPor], foreignColumns: [usuario.empresaId, usuario.id] }),
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

/** A received file: the bytes stand in the file store under their SHA-256, this row says what they were. */
export const arquivo = pgTable(
  'arquivo',
  {
    empresaId: empresaId(),
    id: id(),
    bucket: text().notNull(),
    nome: text().notNull(),
    tamanho: integer().notNull(),
    sha256: char({ length: 64 }).notNull(),
    recebidoEm: instante().notNull(),
    recebidoPor: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    foreignKey({ columns: [t.empresaId, t.recebidoPor], foreignColumns: [usuario.empresaId, usuario.id] }),
  ],
);

/** A received file kept with a record, which any table may hold. */
export const documento = pgTable(
  'documento',
  {
    empresaId: empresaId(),
    id: id(),
    versao: integer().notNull().default(1),
    recurso: text().$type<RecursoComDocumentos>().notNull(),
    registroId: uuid().notNull(),
    arquivoId: uuid().notNull(),
    nome: text().notNull(),
    tipo: text().$type<TipoDocumento>().notNull(),
    /** What `q` looks in: lower case, without accents (lib/domain/texto-busca.ts). */
    busca: text().notNull(),
    excluidoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('documento_registro').on(t.empresaId, t.registroId),
    foreignKey({ columns: [t.empresaId, t.arquivoId], foreignColumns: [arquivo.empresaId, arquivo.id] }),
  ],
);

/** Identification, cargo and dates; all of it may still be unknown (docs/decisions/processo.md). */
const colunasDoProcesso = {
  /** Day of the last step: how long it has stood where it stands. */
  desde: date({ mode: 'string' }),
  referencia: text(),
  importadorId: uuid(),
  representanteId: uuid(),
  responsavelId: uuid(),
  modalidade: text().$type<Modalidade>(),
  numeroDuimp: char({ length: 15 }),
  versaoDuimp: integer(),
  canalRfb: text().$type<CanalRfb>(),
  canalSefaz: text().$type<CanalRfb>(),
  urfDespachoCodigo: char({ length: 7 }),
  urfDespachoNome: text(),
  urfEntradaCodigo: char({ length: 7 }),
  urfEntradaNome: text(),
  recintoCodigo: char({ length: 7 }),
  recintoNome: text(),
  setor: text(),
  incoterm: text().$type<Incoterm>(),
  localIncoterm: text(),
  viaTransporte: char({ length: 2 }).$type<ViaTransporte>(),
  paisProcedenciaCodigo: char({ length: 3 }),
  paisProcedenciaNome: text(),
  transportador: text(),
  veiculo: text(),
  localEmbarque: text(),
  conhecimentoTipo: text().$type<TipoConhecimento>(),
  conhecimentoNumero: text(),
  /** CE-Mercante (15 digits) at sea, AWB (11) by air. */
  conhecimentoMaster: text(),
  manifesto: text(),
  etd: date({ mode: 'string' }),
  eta: date({ mode: 'string' }),
  embarque: date({ mode: 'string' }),
  chegada: date({ mode: 'string' }),
  presenca: date({ mode: 'string' }),
  diasLivres: integer(),
  /** Follows from `chegada`, `diasLivres` and the containers still out: the day the alert counts from. */
  devolverAte: date({ mode: 'string' }),
  /** The first end of a licence that is still to be used. */
  licencaAte: date({ mode: 'string' }),
  prazoExigencia: date({ mode: 'string' }),
  pesoBruto: quantidade(),
  pesoLiquido: quantidade(),
  freteMoedaCodigo: char({ length: 3 }),
  freteMoedaNome: text(),
  freteValor: dinheiro(),
  /** The part of the freight run in Brazil, in the same currency. */
  freteNacional: dinheiro(),
  seguroMoedaCodigo: char({ length: 3 }),
  seguroMoedaNome: text(),
  seguroValor: dinheiro(),
  conteineres: jsonb().$type<Conteiner[]>().notNull().default([]),
  volumes: jsonb().$type<Volume[]>().notNull().default([]),
  licencas: jsonb().$type<Licenca[]>().notNull().default([]),
  observacao: text(),
  /** Counts the values the items and the planned adições have had: they are written apart from the rest. */
  itensVersao: integer().notNull().default(1),
};

export const processo = pgTable(
  'processo',
  {
    empresaId: empresaId(),
    id: id(),
    versao: integer().notNull().default(1),
    numero: text().notNull(),
    tipoDocumento: text({ enum: ['DI', 'DUIMP'] }).notNull(),
    situacao: text().$type<SituacaoProcesso>().notNull(),
    ...colunasDoProcesso,
    /** What `q` looks in: lower case, without accents (lib/domain/texto-busca.ts). */
    busca: text().notNull(),
    criadoEm: criadoEm(),
    criadoPor: uuid().notNull(),
    excluidoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('processo_numero').on(t.empresaId, t.numero),
    // The order a list opens in, its tie-break with it, over the very rows it shows: a far page is reached within the index.
    index('processo_criado_em').on(t.empresaId, t.criadoEm, t.id).where(sql`${t.excluidoEm} is null`),
    index('processo_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    foreignKey({ columns: [t.empresaId, t.criadoPor], foreignColumns: [usuario.empresaId, usuario.id] }),
  ],
);

/** A registered DI as declared. What is filtered, ordered or summed has a column; the rest of the header stays together. */
export const declaracao = pgTable(
  'declaracao',
  {
    empresaId: empresaId(),
    id: id(),
    processoId: uuid().notNull(),
    arquivoId: uuid().notNull(),
    numeroDi: char({ length: 10 }).notNull(),
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
    index('declaracao_fornecedor').on(t.empresaId, t.fornecedor),
    foreignKey({ columns: [t.empresaId, t.processoId], foreignColumns: [processo.empresaId, processo.id] }),
    foreignKey({ columns: [t.empresaId, t.arquivoId], foreignColumns: [arquivo.empresaId, arquivo.id] }),
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
    campos: jsonb().$type<Record<string, string | null>>().notNull(),
    grupos: jsonb().$type<GruposDeclarados>(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('adicao_processo_numero').on(t.empresaId, t.processoId, t.numero),
    index('adicao_ncm').on(t.empresaId, t.ncm),
    foreignKey({ columns: [t.empresaId, t.processoId], foreignColumns: [processo.empresaId, processo.id] }),
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
    aliquota: aliquota(),
    aliquotaReduzida: aliquota(),
    devido: dinheiro().notNull(),
    recolher: dinheiro().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.adicaoId, t.tributo] }),
    foreignKey({ columns: [t.empresaId, t.adicaoId], foreignColumns: [adicao.empresaId, adicao.id] }),
  ],
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
    quantidade: quantidade().notNull(),
    unidade: text(),
    valorUnitario: valorUnitario().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.adicaoId, t.ordem] }),
    foreignKey({ columns: [t.empresaId, t.adicaoId], foreignColumns: [adicao.empresaId, adicao.id] }),
  ],
);

/** Who did what to which record, when and why; written in the transaction of the change, never altered. */
export const historico = pgTable(
  'historico',
  {
    empresaId: empresaId(),
    id: id(),
    recurso: text().notNull(),
    registroId: uuid().notNull(),
    acao: text().notNull(),
    antes: jsonb(),
    depois: jsonb(),
    motivo: text(),
    usuarioId: uuid().notNull(),
    em: instante().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('historico_registro').on(t.empresaId, t.registroId, t.em),
    foreignKey({ columns: [t.empresaId, t.usuarioId], foreignColumns: [usuario.empresaId, usuario.id] }),
  ],
);

/** A list as somebody wants to find it again: query, columns, order. */
export const visao = pgTable(
  'visao',
  {
    empresaId: empresaId(),
    id: id(),
    versao: integer().notNull().default(1),
    tela: text().notNull(),
    nome: text().notNull(),
    compartilhada: boolean().notNull(),
    definicao: jsonb().$type<DefinicaoDeVisao>().notNull(),
    criadoEm: criadoEm(),
    criadoPor: uuid().notNull(),
    alteradoEm: instante().notNull(),
    excluidoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    // One name means one view to its author; a deleted one gives its name back.
    uniqueIndex('visao_nome')
      .on(t.empresaId, t.tela, t.criadoPor, sql`lower(${t.nome})`)
      .where(sql`${t.excluidoEm} is null`),
    foreignKey({ columns: [t.empresaId, t.criadoPor], foreignColumns: [usuario.empresaId, usuario.id] }),
  ],
);

/** What a list opens with for a person; null is a person who wants none, the company's neither. */
export const visaoPadrao = pgTable(
  'visao_padrao',
  { empresaId: empresaId(), usuarioId: uuid().notNull(), tela: text().notNull(), visaoId: uuid() },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.usuarioId, t.tela] }),
    foreignKey({ columns: [t.empresaId, t.usuarioId], foreignColumns: [usuario.empresaId, usuario.id] }),
    foreignKey({ columns: [t.empresaId, t.visaoId], foreignColumns: [visao.empresaId, visao.id] }),
  ],
);
