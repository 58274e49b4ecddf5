import { buscaDeLista, buscaPadrao } from '#lib/contracts/busca-de-lista.ts';
import { saldoInsumoConsulta } from '#lib/contracts/consultas/saldo-insumo.ts';
import type { AgrupamentoDeInsumo } from '#lib/contracts/saldo-insumo.ts';

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
