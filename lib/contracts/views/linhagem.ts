import { z } from 'zod';
import { TIPOS_DA_LINHAGEM, TIPOS_DE_LIGACAO } from '#lib/domain/zfm/linhagem.ts';
import { dataLida, decimalDe, dinheiro, id } from '#lib/registros/primitivos.ts';

const tipo = z.enum(TIPOS_DA_LINHAGEM);

/** Query of `GET /api/Linhagem`: the starting point. A `COMPONENTE` is a line of a DCR-E, a `LOTE` an item of a DI in stock. */
export const linhagemConsulta = z.strictObject({ tipo, id });
export type LinhagemConsulta = z.infer<typeof linhagemConsulta>;

/** Id of a node: `LOTE:0197…`, or `LOTE:mais` for the group of nodes that did not fit. */
const noId = z.string().regex(/^[A-Z]+:([0-9a-f-]{36}|mais)$/);

/** Reais still suspended, by tax and in total. */
const suspensos = z.object({
  ii: dinheiro,
  ipi: dinheiro,
  pis: dinheiro,
  cofins: dinheiro,
  suspenso: dinheiro,
  /** Of the lots that `comCbsIbs` counts; null where none is known. Not in `suspenso`. */
  cbs: dinheiro.nullable(),
  ibsUF: dinheiro.nullable(),
  ibsMun: dinheiro.nullable(),
  comCbsIbs: z.number().int(),
  /** II that came in exempt and falls due at the exit, in US$, of the `comIiExigivel` lots of which it is known. */
  iiExigivelUSD: dinheiro.nullable(),
  comIiExigivel: z.number().int(),
});

const noDaLinhagem = z.object({
  id: noId,
  tipo,
  titulo: z.string(),
  detalhe: z.string().nullable(),
  situacao: z.string().nullable(),
  data: dataLida.nullable(),
  /** The record that contains the node, where only that record has a page. */
  dono: z.object({ tipo, id }).nullable(),
  valores: z.object({
    /** Quantity that an item of a DI brought in, that one unit of a product takes, or that left by a nota: seven decimals. */
    quantidade: decimalDe(7).optional(),
    unidade: z.string().optional(),
    saldo: decimalDe(7).optional(),
    /** Of an item of a DI, for its balance; of a processo, of all its items. */
    suspenso: suspensos.optional(),
  }),
  /** How many nodes a group node stands for; zero for any other node. */
  mais: z.number().int(),
});
export type NoDaLinhagem = z.infer<typeof noDaLinhagem>;

const arestaDaLinhagem = z.object({
  /** The end nearer to the order. */
  de: noId,
  /** The end nearer to the exit. */
  para: noId,
  tipo: z.enum(TIPOS_DE_LIGACAO),
  /** Text for the person: `declarado do pedido, pelo part number`. */
  rotulo: z.string(),
  /** Seven decimals; null where the edge has no quantity, or where the units differ. */
  quantidade: decimalDe(7).nullable(),
});
export type ArestaDaLinhagem = z.infer<typeof arestaDaLinhagem>;

/** Answer of `GET /api/Linhagem`. */
export const linhagem = z.object({
  foco: noId,
  nos: z.array(noDaLinhagem),
  arestas: z.array(arestaDaLinhagem),
  totais: z.object({
    /** Sum over all items of DIs reached, shown or not. */
    suspenso: suspensos,
    lotes: z.number().int(),
  }),
  /** Some level has more nodes than are shown; its `mais` node counts them. */
  cortado: z.boolean(),
});
export type Linhagem = z.infer<typeof linhagem>;
