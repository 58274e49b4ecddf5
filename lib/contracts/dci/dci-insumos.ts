import { z } from 'zod';
import { lugarNoPapelDoLote } from '#lib/contracts/saldo/saldo-insumo.ts';
import { modalidadeDci } from '#lib/registros/dci-partes.ts';
import { dataLida, decimalDe, id } from '#lib/registros/primitivos.ts';
import { localDestinoDci } from './dci-partes.ts';

const loteDisponivel = z.object({
  id,
  ...lugarNoPapelDoLote,
  dataDesembaraco: dataLida,
  /** Only for a lot of a declaration. */
  processo: z.object({ id, numero: z.string() }).nullable(),
  descricao: z.string(),
  unidade: z.string().nullable(),
  /** 7 decimals, before this DCI draws from the lot. */
  saldo: decimalDe(7),
});

/** An input that this DCI draws: `GET /api/Dci/:id/Insumos`. */
const insumoDaDci = z.object({
  chave: z.string(),
  codigo: z.string(),
  descricao: z.string(),
  /** Null where no declaration of the industry states a unit. */
  unidade: z.string().nullable(),
  /** 7 decimals. */
  necessidade: decimalDe(7),
  baixado: decimalDe(7),
  faltante: decimalDe(7),
  /** The items that need the input. */
  usos: z.array(
    z.object({
      item: z.string(),
      modalidade: modalidadeDci,
      codigo: z.string(),
      destino: localDestinoDci,
      coefTecnico: decimalDe(7),
      quantidade: decimalDe(7),
    }),
  ),
  saques: z.array(loteDisponivel.extend({ quantidade: decimalDe(7), manual: z.boolean() })),
  /** Lots in stock, in the order they would be drawn; empty for a registered DCI. */
  lotes: z.array(loteDisponivel),
});
export type InsumoDaDci = z.infer<typeof insumoDaDci>;

/** `faltanteBloqueia`: whether a missing quantity blocks the registration, by the parameter. */
export const insumosDaDci = z.object({
  faltanteBloqueia: z.boolean(),
  insumos: z.array(insumoDaDci),
  /** Where the inputs of each product with PPB come from: its DCR-E, and how many of its imported components are of a nota. */
  fontes: z.array(
    z.object({
      codigo: z.string(),
      dcr: z.string(),
      importados: z.number().int(),
      /** Bought in the country: in no declaration of the industry, so they take no stock. */
      deNota: z.number().int(),
    }),
  ),
});
export type InsumosDaDci = z.infer<typeof insumosDaDci>;
