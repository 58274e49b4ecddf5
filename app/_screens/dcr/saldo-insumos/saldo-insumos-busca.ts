import { saldoInsumoConsulta } from '#lib/contracts/consultas/saldo-insumo.ts';
import { buscaDeLista, buscaPadrao } from '#lib/contracts/platform/busca-de-lista.ts';
import type { AgrupamentoDeInsumo } from '#lib/contracts/saldo/saldo-insumo.ts';

/** Without a mode, each row is one item of a declaration. */
const MODOS = ['por-item', 'por-di', 'por-ncm'] as const;
export type ModoDoSaldo = (typeof MODOS)[number];

export const AGRUPAMENTO_DO_MODO: Readonly<Record<ModoDoSaldo, AgrupamentoDeInsumo>> = {
  'por-item': 'ITEM',
  'por-di': 'DI',
  'por-ncm': 'NCM',
};

export const saldoInsumosBusca = buscaDeLista(saldoInsumoConsulta, [], MODOS);
export const SALDO_INSUMOS_BUSCA_PADRAO = buscaPadrao(saldoInsumoConsulta);
