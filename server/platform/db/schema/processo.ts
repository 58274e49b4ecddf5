import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  date,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AmbienteDoPortal } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { CanalRfb } from '#lib/domain/aduana/processo/canal-rfb.ts';
import type { BaseRateio, TipoDespesa, TitularDoPapel } from '#lib/domain/aduana/processo/despesa.ts';
import type { Conteiner, Licenca, Modalidade, TipoConhecimento, Volume } from '#lib/domain/aduana/processo/processo.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import type { Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import type { ModoDoPagamentoCbsIbs } from '#lib/domain/aduana/tributos/pagamento-cbs-ibs.ts';
import type { ViaTransporte } from '#lib/domain/aduana/viagem/via-transporte.ts';
import { importador, representante } from './cadastros.ts';
import { companyKey, criadoEm, dinheiro, empresaId, id, instante, quantidade } from './columns.ts';
import { usuario } from './core.ts';
import { stepColumns, stepKeys } from './record-columns.ts';

/** Identification, cargo and dates; all of it may still be unknown (docs/decisions/processo.md). */
const colunasDoProcesso = {
  /** Day of the last step: how long it has stood where it stands. */
  desde: date({ mode: 'string' }),
  /** Day of the registration of its declaration, by file or by hand: tells whether the process is history. */
  registradoEm: date({ mode: 'string' }),
  referencia: text(),
  importadorId: uuid(),
  representanteId: uuid(),
  responsavelId: uuid(),
  modalidade: text().$type<Modalidade>(),
  /** As somebody typed it, or as the file of the declaration has it. */
  numeroDi: char({ length: 10 }),
  numeroDuimp: char({ length: 15 }),
  versaoDuimp: integer(),
  canalRfb: text().$type<CanalRfb>(),
  /** Of its DAI, and the day that was sent: kept here for lists and alerts. */
  canalSefaz: text().$type<CanalRfb>(),
  daiEm: date({ mode: 'string' }),
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
  /** How CBS and IBS are settled, and what was paid in all (LC 214/2025, art. 76). */
  pagamentoCbsIbs: text().$type<ModoDoPagamentoCbsIbs>(),
  cbsIbsPagoEm: date({ mode: 'string' }),
  cbsPaga: dinheiro(),
  ibsPago: dinheiro(),
  exoneracaoCbsIbs: text(),
  exoneracaoCbsIbsEm: date({ mode: 'string' }),
  /** Counts the values the items and the planned adições have had: they are written apart from the rest. */
  itensVersao: integer().notNull().default(1),
  itensAlteradosEm: instante(),
  itensAlteradosPor: uuid(),
};

/** The rows that every list and sum reads (processo-real.ts); a partial index has to say it in the very same words. */
const VALE = (t: Record<'excluidoEm' | 'treinamento', PgColumn>) =>
  sql`${t.excluidoEm} is null and ${t.treinamento} is not true`;

export const processo = pgTable(
  'processo',
  {
    empresaId: empresaId(),
    id: id(),
    versao: integer().notNull().default(1),
    numero: text().notNull(),
    tipoDocumento: text({ enum: ['DI', 'DUIMP'] }).notNull(),
    situacao: text().$type<SituacaoProcesso>().notNull(),
    /** It rehearses in the training environment of the Portal Único: no sum has it (docs/decisions/treinamento.md). */
    treinamento: boolean().notNull().default(false),
    ...colunasDoProcesso,
    /** What `q` looks in: lower case, without accents (lib/domain/textos/texto-busca.ts). */
    busca: text().notNull(),
    criadoEm: criadoEm(),
    criadoPor: uuid().notNull(),
    /** Null for one that was imported before processes could be changed. */
    alteradoEm: instante(),
    alteradoPor: uuid(),
    excluidoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('processo_numero').on(t.empresaId, t.numero),
    index('processo_comeco').on(t.empresaId, sql`lower(${t.numero}) text_pattern_ops`),
    // The order a list opens in, its tie-break with it, over the very rows it shows: a far page is reached within the index.
    index('processo_criado_em').on(t.empresaId, t.criadoEm, t.id).where(VALE(t)),
    index('processo_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    index('processo_situacao').on(t.empresaId, t.situacao).where(VALE(t)),
    // The pages of a situação, however few have it; the smaller index above counts them.
    index('processo_da_situacao').on(t.empresaId, t.situacao, t.criadoEm, t.id).where(VALE(t)),
    // The list counts its groups by these.
    index('processo_importador').on(t.empresaId, t.importadorId).where(VALE(t)),
    index('processo_veiculo').on(t.empresaId, t.veiculo).where(VALE(t)),
    index('processo_canal').on(t.empresaId, t.canalRfb).where(VALE(t)),
    uniqueIndex('processo_numero_di').on(t.empresaId, t.numeroDi).where(sql`${t.excluidoEm} is null`),
    uniqueIndex('processo_numero_duimp').on(t.empresaId, t.numeroDuimp).where(sql`${t.excluidoEm} is null`),
    index('processo_eta').on(t.empresaId, t.eta).where(VALE(t)),
    // What still waits, of the many that are through: Meu dia reads no other (docs/decisions/meu-dia.md).
    index('processo_a_chegar')
      .on(t.empresaId, t.eta)
      .where(
        sql`situacao in ('EM_ABERTO', 'EM_TRANSITO') and chegada is null and excluido_em is null and treinamento is not true`,
      ),
    index('processo_com_licenca')
      .on(t.empresaId, t.licencaAte)
      .where(
        sql`situacao in ('EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA') and excluido_em is null and treinamento is not true`,
      ),
    index('processo_a_devolver')
      .on(t.empresaId, t.devolverAte)
      .where(sql`devolver_ate is not null and excluido_em is null and treinamento is not true`),
    index('processo_sem_dai')
      .on(t.empresaId, t.desde)
      .where(
        sql`situacao = 'DESEMBARACADO_RFB' and dai_em is null and excluido_em is null and treinamento is not true`,
      ),
    index('processo_com_papeis')
      .on(t.empresaId, t.id)
      .where(
        sql`situacao in ('AGUARDANDO_PRESENCA', 'REGISTRADO', 'PARAMETRIZADO', 'EM_EXIGENCIA', 'DESEMBARACADO_RFB', 'DESEMBARACADO_SEFAZ', 'ENTREGUE') and excluido_em is null and treinamento is not true`,
      ),
    // Shipments on their way (server/views/mapa/em-viagem.ts): a few hundred among all that ever came.
    index('processo_em_viagem')
      .on(t.empresaId, t.criadoEm, t.id)
      .where(
        sql`${t.excluidoEm} is null and ${t.treinamento} is not true and ${t.situacao} in ('EM_ABERTO', 'EM_TRANSITO', 'AGUARDANDO_PRESENCA') and (${t.situacao} in ('EM_TRANSITO', 'AGUARDANDO_PRESENCA') or ${t.embarque} is not null)`,
      ),
    // The training processes: few, listed by a filter and thrown away together.
    index('processo_treinamento').on(t.empresaId, t.criadoEm, t.id).where(sql`${t.treinamento}`),
    companyKey(t, t.criadoPor, usuario),
    companyKey(t, t.alteradoPor, usuario),
    companyKey(t, t.responsavelId, usuario),
    companyKey(t, t.importadorId, importador),
    companyKey(t, t.representanteId, representante),
  ],
);

/** A situation a process came to; one taken back stays, with who took it back. */
export const processoPasso = pgTable(
  'processo_passo',
  {
    ...stepColumns,
    processoId: uuid().notNull(),
    situacao: text().$type<SituacaoProcesso>().notNull(),
    canalRfb: text().$type<CanalRfb>(),
    prazo: date({ mode: 'string' }),
    /** The file of the declaration says it: it changes by retificação only. */
    daDeclaracao: boolean().notNull().default(false),
    /** The environment of the Portal Único that proved it: by a look, for who follows the processo, or by the file fetched from there. */
    portal: text().$type<AmbienteDoPortal>(),
  },
  (t) => [
    ...stepKeys(t),
    uniqueIndex('processo_passo_ordem').on(t.empresaId, t.processoId, t.ordem),
    companyKey(t, t.processoId, processo),
  ],
);

/** A cost of a process beside the taxes of its declaration. */
export const despesa = pgTable(
  'despesa',
  {
    empresaId: empresaId(),
    id: id(),
    versao: integer().notNull().default(1),
    chave: text().notNull(),
    busca: text().notNull(),
    processoId: uuid().notNull(),
    tipo: text().$type<TipoDespesa>().notNull(),
    descricao: text(),
    /** Reais. */
    valor: dinheiro().notNull(),
    data: date({ mode: 'string' }),
    fornecedorNome: text(),
    documentoNumero: text(),
    /** In whose name the paper is; null where nobody has said. */
    emNomeDe: text().$type<TitularDoPapel>(),
    base: text().$type<BaseRateio>().notNull(),
    /** Taken back as a credit: paid, and no cost. */
    recuperavel: boolean().notNull().default(false),
    integraBaseIcms: boolean().notNull().default(false),
    criadoEm: criadoEm(),
    alteradoEm: instante().notNull(),
    alteradoPor: uuid().notNull(),
    excluidoEm: instante(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('despesa_processo').on(t.empresaId, t.processoId),
    companyKey(t, t.processoId, processo),
    companyKey(t, t.alteradoPor, usuario),
  ],
);
