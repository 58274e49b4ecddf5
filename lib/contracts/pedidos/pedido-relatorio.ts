import { z } from 'zod';
import type { AGRUPAMENTOS_DE_PEDIDOS } from '#lib/contracts/consultas/pedido-relatorio.ts';
import { dinheiro } from '#lib/registros/primitivos.ts';
import { codigoENome } from '#lib/registros/tipos.ts';
export type AgrupamentoDePedidos = (typeof AGRUPAMENTOS_DE_PEDIDOS)[number];

/** A group of lines in one currency; a group in two currencies is two rows. */
export const grupoDePedidos = z.object({
  /** Identifies the group and the currency together. */
  id: z.string(),
  /** `2026-11`, a supplier's id or a part number. */
  chave: z.string(),
  nome: z.string(),
  moeda: codigoENome,
  pedidos: z.number().int(),
  linhas: z.number().int(),
  /** Σ quantity × unit value of the lines: ordered, shipped and still to be shipped; each rounded half up to the cent. */
  valor: dinheiro,
  valorEmbarcado: dinheiro,
  valorSaldo: dinheiro,
});
export type GrupoDePedidos = z.infer<typeof grupoDePedidos>;
