import { sql } from 'drizzle-orm';
import {
  char,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LocalDestino } from '#lib/domain/aduana/viagem/local-destino.ts';
import type { ModalidadeDci, MotivoFora } from '#lib/domain/zfm/dci.ts';
import { companyKey, dia, dinheiro, empresaId, id, instante, quantidade } from './columns.ts';
import { usuario } from './core.ts';
import { dci } from './dci.ts';
import { dcr } from './dcr.ts';
import { arquivo } from './records.ts';

/** A nota de saída brought to a DCI, in it or left out of it. */
export const dciNota = pgTable(
  'dci_nota',
  {
    empresaId: empresaId(),
    id: id(),
    dciId: uuid().notNull(),
    versao: integer().notNull(),
    origem: text({ enum: ['XML', 'DIGITADA'] }).notNull(),
    chave: char({ length: 44 }),
    /** What makes it one and the same: CNPJ of the issuer, series and number. */
    identidade: text().notNull(),
    numero: text().notNull(),
    serie: text().notNull(),
    emissao: dia().notNull(),
    saida: dia(),
    destinatarioTipo: text({ enum: ['PJ', 'PF', 'EXTERIOR'] }).notNull(),
    destinatarioDocumento: text(),
    destinatarioNome: text().notNull(),
    uf: char({ length: 2 }),
    municipioIbge: char({ length: 7 }),
    municipioNome: text(),
    destino: smallint().$type<LocalDestino>(),
    valor: dinheiro().notNull(),
    fora: text().$type<MotivoFora>(),
    motivoFora: text(),
    busca: text().notNull(),
    /** What it was read of, and its name in there. */
    arquivoId: uuid(),
    arquivoNome: text(),
    em: instante().notNull(),
    usuarioId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('dci_nota_identidade').on(t.empresaId, t.dciId, t.identidade),
    index('dci_nota_busca').using('gin', t.empresaId, sql`${t.busca} gin_trgm_ops`),
    companyKey(t, t.dciId, dci),
    companyKey(t, t.arquivoId, arquivo),
    companyKey(t, t.usuarioId, usuario),
  ],
);

export const dciNotaItem = pgTable(
  'dci_nota_item',
  {
    empresaId: empresaId(),
    id: id(),
    dciId: uuid().notNull(),
    notaId: uuid().notNull(),
    /** From 1. */
    nItem: integer().notNull(),
    codigo: text().notNull(),
    descricao: text().notNull(),
    ncm: text().notNull(),
    cfop: char({ length: 4 }).notNull(),
    unidade: text().notNull(),
    quantidade: quantidade().notNull(),
    valorUnitario: numeric({ precision: 24, scale: 10 }).notNull(),
    valor: dinheiro().notNull(),
    /** Origin of the goods, of the ICMS: 0 to 8. */
    origem: smallint(),
    fora: text().$type<MotivoFora>(),
    modalidade: text().$type<ModalidadeDci>(),
    /** `chave` of the item of the DCI it went into. */
    item: text(),
    dcrId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    uniqueIndex('dci_nota_item_lugar').on(t.empresaId, t.notaId, t.nItem),
    index('dci_nota_item_dci').on(t.empresaId, t.dciId, t.item),
    companyKey(t, t.notaId, dciNota),
    companyKey(t, t.dcrId, dcr),
  ],
);

/** Which DCI a nota is in, its retificadoras being one with it: the same nota is never in two. */
export const notaInternada = pgTable(
  'nota_internada',
  {
    empresaId: empresaId(),
    identidade: text().notNull(),
    raizId: uuid().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.identidade] }),
    index('nota_internada_raiz').on(t.empresaId, t.raizId),
    companyKey(t, t.raizId, dci),
  ],
);
