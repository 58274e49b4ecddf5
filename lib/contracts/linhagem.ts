import { z } from 'zod';
import { TIPOS_DA_LINHAGEM, TIPOS_DE_LIGACAO } from '#lib/domain/zfm/linhagem.ts';
import { dataLida, decimalDe, dinheiro, id } from '#lib/registros/primitivos.ts';

const tipo = z.enum(TIPOS_DA_LINHAGEM);

/** Query of `GET /api/Linhagem`: what it is looked at from. A `COMPONENTE` is a line of a DCR-E, a `LOTE` an item of a DI in stock. */
export const linhagemConsulta = z.strictObject({ tipo, id });
export type LinhagemConsulta = z.infer<typeof linhagemConsulta>;

/** Of a node, and of both ends of an edge: `LOTE:0197…`, or `LOTE:mais` where there was no room for all. */
const noId = z.string().regex(/^[A-Z]+:([0-9a-f-]{36}|mais)$/);

/** Reais still under suspension, by tax and in all. */
const suspensos = z.object({ ii: dinheiro, ipi: dinheiro, pis: dinheiro, cofins: dinheiro, suspenso: dinheiro });

const noDaLinhagem = z.object({
  id: noId,
  tipo,
  titulo: z.string(),
  detalhe: z.string().nullable(),
  situacao: z.string().nullable(),
  data: dataLida.nullable(),
  /** What it is a part of, where that is what can be opened. */
  dono: z.object({ tipo, id }).nullable(),
  valores: z.object({
    /** What came in by an item of a DI, goes into one unit of a product, left by a nota: seven decimals. */
    quantidade: decimalDe(7).optional(),
    unidade: z.string().optional(),
    saldo: decimalDe(7).optional(),
    /** Of an item of a DI, for its balance; of a process, of all its items. */
    suspenso: suspensos.optional(),
  }),
  /** Zero of a thing; of a group node, how many it stands for. */
  mais: z.number().int(),
});
export type NoDaLinhagem = z.infer<typeof noDaLinhagem>;

const arestaDaLinhagem = z.object({
  /** Nearer to the order. */
  de: noId,
  /** Nearer to the exit. */
  para: noId,
  tipo: z.enum(TIPOS_DE_LIGACAO),
  /** As a person says it: `declarado do pedido, pelo part number`. */
  rotulo: z.string(),
  /** Seven decimals; null where it has none, or units differ. */
  quantidade: decimalDe(7).nullable(),
});
export type ArestaDaLinhagem = z.infer<typeof arestaDaLinhagem>;

/** Answer of `GET /api/Linhagem`. */
export const linhagem = z.object({
  foco: noId,
  nos: z.array(noDaLinhagem),
  arestas: z.array(arestaDaLinhagem),
  totais: z.object({
    /** Of all items of DIs reached, shown or not. */
    suspenso: suspensos,
    lotes: z.number().int(),
  }),
  /** Some level has more than is shown: its `mais` node counts them. */
  cortado: z.boolean(),
});
export type Linhagem = z.infer<typeof linhagem>;
