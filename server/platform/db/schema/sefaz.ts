import { sql } from 'drizzle-orm';
import {
  boolean,
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
import type { CanalRfb } from '#lib/domain/aduana/processo/canal-rfb.ts';
import type { TratamentoIcms } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import type { DeclaracaoAmazonense, EscolhaDaAdicao } from '#lib/domain/zfm/dai.ts';
import type { TipoDeMarca } from '#lib/domain/zfm/marcas-da-dai.ts';
import type { SituacaoDai } from '#lib/domain/zfm/situacao-dai.ts';
import { companyKey, criadoEm, dinheiro, empresaId, id, instante } from './columns.ts';
import { usuario } from './core.ts';
import { processo } from './processo.ts';
import { arquivo, documento } from './records.ts';

const dia = () => date({ mode: 'string' });

/** The DAI of a registered DI or DUIMP: one for each, from the registration on. What its marks come to is kept on it for lists. */
export const dai = pgTable(
  'dai',
  {
    empresaId: empresaId(),
    processoId: uuid().notNull(),
    versao: integer().notNull().default(1),
    /** Of the declaration: the order a list opens in. */
    dataRegistro: dia().notNull(),
    situacao: text().$type<SituacaoDai>().notNull(),
    desde: dia().notNull(),
    numero: text(),
    enviadaEm: dia(),
    canal: text().$type<CanalRfb>(),
    parametrizadaEm: dia(),
    cienciaEm: dia(),
    cienciaPor: uuid(),
    lacreEm: dia(),
    lacreNumero: text(),
    notificadaEm: dia(),
    notificacaoNumero: text(),
    notificacaoValor: dinheiro(),
    notificacaoVencimento: dia(),
    darNumero: text(),
    darPagoEm: dia(),
    darValor: dinheiro(),
    exoneradaEm: dia(),
    desembaracadaEm: dia(),
    tipo: text(),
    contratoCambio: text(),
    complemento: text(),
    adicoes: jsonb().$type<EscolhaDaAdicao[]>().notNull().default([]),
    /** As last reckoned; null as long as an adição has no row of the matriz. */
    tratamentos: jsonb().$type<TratamentoIcms[]>().notNull().default([]),
    icmsBase: dinheiro(),
    icmsSemIncentivo: dinheiro(),
    icmsRecolher: dinheiro(),
    alteradoEm: instante(),
    alteradoPor: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.processoId] }),
    index('dai_data_registro').on(t.empresaId, t.dataRegistro, t.processoId),
    index('dai_situacao').on(t.empresaId, t.situacao),
    // Few of the many wait for their exoneração.
    index('dai_sem_exoneracao').on(t.empresaId, t.dataRegistro).where(sql`exonerada_em is null`),
    companyKey(t, t.processoId, processo),
    companyKey(t, t.cienciaPor, usuario),
    companyKey(t, t.alteradoPor, usuario),
  ],
);

/** What was marked of a DAI; one taken back stays, with who took it back. */
export const daiMarca = pgTable(
  'dai_marca',
  {
    empresaId: empresaId(),
    id: id(),
    processoId: uuid().notNull(),
    /** In the order they were given, from 1. */
    ordem: integer().notNull(),
    tipo: text().$type<TipoDeMarca>().notNull(),
    /** The day on which it happened in the world. */
    data: dia().notNull(),
    canal: text().$type<CanalRfb>(),
    numero: text(),
    valor: dinheiro(),
    vencimento: dia(),
    motivo: text(),
    documentoId: uuid(),
    daDeclaracao: boolean().notNull().default(false),
    em: instante().notNull(),
    usuarioId: uuid().notNull(),
    desfeitaEm: instante(),
    desfeitaPor: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('dai_marca_ordem').on(t.empresaId, t.processoId, t.ordem),
    foreignKey({ columns: [t.empresaId, t.processoId], foreignColumns: [dai.empresaId, dai.processoId] }),
    companyKey(t, t.documentoId, documento),
    companyKey(t, t.usuarioId, usuario),
    companyKey(t, t.desfeitaPor, usuario),
  ],
);

/** A file made of a DAI: its bytes stand in the file store, what it declared beside them. One that left points at the one before it. */
export const daiEnvio = pgTable(
  'dai_envio',
  {
    empresaId: empresaId(),
    id: id(),
    processoId: uuid().notNull(),
    sequencia: integer().notNull(),
    anteriorId: uuid(),
    arquivoId: uuid().notNull(),
    declaracao: jsonb().$type<DeclaracaoAmazonense>().notNull(),
    /** Name of the XSD it was checked by. */
    xsd: text(),
    geradoEm: instante().notNull(),
    geradoPor: uuid().notNull(),
    /** Day it left; null as long as it has not. */
    enviadoEm: dia(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('dai_envio_sequencia').on(t.empresaId, t.processoId, t.sequencia),
    foreignKey({ columns: [t.empresaId, t.processoId], foreignColumns: [dai.empresaId, dai.processoId] }),
    companyKey(t, t.anteriorId, t),
    companyKey(t, t.arquivoId, arquivo),
    companyKey(t, t.geradoPor, usuario),
  ],
);

/** The official XSD of a document of the Sefaz, as a company loaded it; the one in use is the newest not taken away. */
export const esquemaXsd = pgTable(
  'esquema_xsd',
  {
    empresaId: empresaId(),
    id: id(),
    documento: text({ enum: ['DAI', 'MATRIZ'] }).notNull(),
    /** A single .xsd, or a zip with those it includes. */
    arquivoId: uuid().notNull(),
    /** The schema the others hang from, by its name in the file. */
    principal: text().notNull(),
    criadoEm: criadoEm(),
    criadoPor: uuid().notNull(),
    retiradoEm: instante(),
    retiradoPor: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('esquema_xsd_em_uso').on(t.empresaId, t.documento).where(sql`retirado_em is null`),
    index('esquema_xsd_documento').on(t.empresaId, t.documento, t.criadoEm),
    companyKey(t, t.arquivoId, arquivo),
    companyKey(t, t.criadoPor, usuario),
    companyKey(t, t.retiradoPor, usuario),
  ],
);
