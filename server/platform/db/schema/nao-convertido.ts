import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { FinalidadeDaSaida, OrigemNaoConvertida } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { companyKey, dinheiro, empresaId, id, instante, quantidadeDeInsumo } from './columns.ts';
import { usuario } from './core.ts';
import { saldoLote } from './saldo.ts';

/**
 * A row says what a person declared by event 112120 as not converted (LC 214/2025, art. 443, § 3º): a line for each exit, or for the
 * deadline that passed. A declaration taken back stays, with who took it back.
 */
export const naoConvertido = pgTable(
  'nao_convertido',
  {
    empresaId: empresaId(),
    id: id(),
    loteId: uuid().notNull(),
    origem: text().$type<OrigemNaoConvertida>().notNull(),
    /** Of a DCI: its first one, whatever corrected it since. Of a late return: the temporary exit as it was recorded. */
    raizId: uuid(),
    quantidade: quantidadeDeInsumo().notNull(),
    /** Reais of that quantity. */
    cbs: dinheiro().notNull(),
    ibs: dinheiro().notNull(),
    /** The day it was declared, and the protocol of the event. */
    data: date({ mode: 'string' }).notNull(),
    protocolo: text().notNull(),
    em: instante().notNull(),
    usuarioId: uuid().notNull(),
    desfeitoEm: instante(),
    desfeitoPor: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('nao_convertido_lote').on(t.empresaId, t.loteId),
    check('nao_convertido_da_origem', sql`(origem = 'PRAZO') = (raiz_id is null)`),
    companyKey(t, t.loteId, saldoLote),
    companyKey(t, t.usuarioId, usuario),
    companyKey(t, t.desfeitoPor, usuario),
  ],
);

/**
 * A quantity that is out of the Zona Franca for a while and stays in the balance (Decreto 12.955/2026, art. 528, §§ 4º e 5º). What comes
 * back in parts becomes as many rows. A row taken back stays, with who took it back.
 */
export const saidaTemporaria = pgTable(
  'saida_temporaria',
  {
    empresaId: empresaId(),
    id: id(),
    loteId: uuid().notNull(),
    /** The exit as it was recorded: itself, or the one it was split from. What is declared names it. */
    raizId: uuid().notNull(),
    finalidade: text().$type<FinalidadeDaSaida>().notNull(),
    /** Number of the nota that goes with the goods, and the day of its issue. */
    nota: text().notNull(),
    emissao: date({ mode: 'string' }).notNull(),
    /** Last day to be back. */
    prazo: date({ mode: 'string' }).notNull(),
    quantidade: quantidadeDeInsumo().notNull(),
    retornadaEm: date({ mode: 'string' }),
    notaDoRetorno: text(),
    em: instante().notNull(),
    usuarioId: uuid().notNull(),
    desfeitaEm: instante(),
    desfeitaPor: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('saida_temporaria_lote').on(t.empresaId, t.loteId),
    index('saida_temporaria_prazo').on(t.empresaId, t.prazo).where(sql`retornada_em is null and desfeita_em is null`),
    check('saida_temporaria_volta_depois', sql`retornada_em is null or retornada_em >= emissao`),
    companyKey(t, t.loteId, saldoLote),
    companyKey(t, t.usuarioId, usuario),
    companyKey(t, t.desfeitaPor, usuario),
  ],
);
