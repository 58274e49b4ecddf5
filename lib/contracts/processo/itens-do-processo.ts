import { z } from 'zod';
import { adicaoDoCalculo, ajusteDoCalculo } from '#lib/contracts/calculo/calculo-importacao.ts';
import { itensForaDaAdicao } from '#lib/domain/aduana/declaracao/adicoes-previstas.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { entreCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import { ITEM_DO_PROCESSO, MAXIMO_DE_ADICOES } from '#lib/registros/item-do-processo.ts';
import { decimalDe, id, quantidade, valorUnitario } from '#lib/registros/primitivos.ts';
import { codigoENome, textoOpcional } from '#lib/registros/tipos.ts';

export const MAXIMO_DE_ITENS = 5000;

const itemDoProcesso = z.strictObject(ITEM_DO_PROCESSO);
export type ItemDoProcesso = z.infer<typeof itemDoProcesso>;

const { tributos, antidumping } = adicaoDoCalculo.shape;
const { ii } = tributos.shape;

/** A planned adição: the data that its items do not have. A rate may still be unknown. */
const adicaoPrevista = z.strictObject({
  numero: z.number().int().min(1).max(MAXIMO_DE_ADICOES),
  tributos: tributos.extend({ ii: ii.extend({ aliquota: ii.shape.aliquota.optional() }) }),
  antidumping: antidumping.unwrap().nullable().default(null),
  acrescimos: z.array(ajusteDoCalculo).max(20).default([]),
  deducoes: z.array(ajusteDoCalculo).max(20).default([]),
  fundamentoLegal: textoOpcional(500),
  /** Other leaves of the adição of a DI, by their name in the file (layouts/di-xml-fields.csv). */
  campos: z.record(z.string().regex(/^[a-z][A-Za-z]{2,59}$/), z.string().trim().min(1).max(500)).default({}),
});
export type AdicaoPrevista = z.infer<typeof adicaoPrevista>;

/** The planned adições reuse the schema of the calculation, so this record is defined here; lib/registros has only its item. */
export const ITENS_DO_PROCESSO = {
  itens: z
    .array(itemDoProcesso)
    .max(MAXIMO_DE_ITENS, `Um processo tem no máximo ${MAXIMO_DE_ITENS} itens.`)
    .default([])
    .meta({ rotulo: 'Itens', adicionar: 'Adicionar item' }),
  adicoes: z
    .array(adicaoPrevista)
    .max(MAXIMO_DE_ADICOES)
    .default([])
    .meta({ rotulo: 'Adições previstas', adicionar: 'Adicionar adição' }),
};

export const itensDoProcessoNovo = entreCampos(z.strictObject(ITENS_DO_PROCESSO), ['itens', 'adicoes'], coerente);
export type ItensDoProcesso = z.infer<typeof itensDoProcessoNovo>;

/** `id` is the id of the processo. `versao` counts the changes of its items, apart from the version of the processo. */
export const itensDoProcessoEdicao = entreCampos(
  z.strictObject({ ...identidade, ...ITENS_DO_PROCESSO }),
  ['itens', 'adicoes'],
  coerente,
);

const pessoa = z.object({ id, razaoSocial: z.string() });

const itemLido = itemDoProcesso.extend({
  id,
  /** `disponivel`: the quantity the order line has for this processo, including the quantity it already takes. Five decimals. */
  pedidoItem: z
    .object({ id, pedidoId: id, numero: z.string(), linha: z.number().int(), disponivel: quantidade })
    .nullable(),
  item: z.object({ id }).nullable(),
  quantidade,
  valorUnitario,
  pesoLiquido: decimalDe(5).nullable(),
  moeda: codigoENome,
  fornecedor: pessoa.nullable(),
  fabricante: pessoa.nullable(),
  paisOrigem: codigoENome.nullable(),
});
export type ItemDoProcessoLido = z.infer<typeof itemLido>;

export const itensDoProcesso = z.object({
  ...registroLido,
  /** Why the items cannot be changed any more; null while they can. */
  bloqueio: z.string().nullable(),
  itens: z.array(itemLido),
  adicoes: z.array(adicaoPrevista),
});
export type ItensDoProcessoLidos = z.infer<typeof itensDoProcesso>;

function coerente({ itens, adicoes }: z.infer<z.ZodObject<typeof ITENS_DO_PROCESSO>>, { addIssue }: Recusas): void {
  const recusar = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
  const ids = itens.map((item) => item.id);
  const numeros = adicoes.map(({ numero }) => numero);
  for (const [i, { id: idDoItem, adicao }] of itens.entries()) {
    if (idDoItem !== null && ids.indexOf(idDoItem) < i)
      recusar(['itens', i, 'id'], 'Este item está no processo duas vezes.');
    if (adicao !== null && !numeros.includes(adicao)) recusar(['itens', i, 'adicao'], 'Esta adição não existe.');
  }
  for (const [i, numero] of numeros.entries()) {
    if (numeros.indexOf(numero) < i) recusar(['adicoes', i, 'numero'], 'Há outra adição com este número.');
    if (!itens.some(({ adicao }) => adicao === numero)) recusar(['adicoes', i, 'numero'], 'Esta adição não tem itens.');
  }
  for (const { indice, motivo } of itensForaDaAdicao(itens)) recusar(['itens', indice, 'adicao'], motivo);
}
