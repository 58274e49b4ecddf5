import { z } from 'zod';
import { itensForaDaAdicao } from '#lib/domain/aduana/adicoes-previstas.ts';
import { APLICACOES } from '#lib/domain/aduana/aplicacao.ts';
import { INCOTERMS, type Incoterm } from '#lib/domain/aduana/incoterm.ts';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import { TABELAS } from '#lib/domain/cadastros/tabelas.ts';
import { entreCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import {
  decimalDe,
  decimalInformado,
  id,
  ncm,
  numeroLi,
  quantidade,
  valorUnitario,
} from '#lib/registros/primitivos.ts';
import { codigoENome, opcional, porCodigo, referenciaOpcional, textoOpcional } from '#lib/registros/tipos.ts';
import { identidade, registroLido } from './cadastro.ts';
import { adicaoDoCalculo, ajusteDoCalculo } from './calculo-importacao.ts';

const apontado = referenciaOpcional(z.object({ id }));

const MAXIMO_DE_ITENS = 5000;
const MAXIMO_DE_ADICOES = 999;

/** Goods that come in a process, as the invoice has them; sizes are those of the DI (domain/importacao.md §2.5). */
const itemDoProcesso = z.strictObject({
  /** Null on a new one. */
  id: opcional(id),
  /** The line of a purchase order it draws on. */
  pedidoItem: apontado,
  /** The item of the cadastro it was taken from. */
  item: apontado,
  partNumber: textoOpcional(MAXIMO_PART_NUMBER),
  descricao: z.string().trim().min(1, 'Informe a descrição.').max(4000),
  ncm,
  destaque: opcional(z.string().regex(/^\d{3}$/, 'O destaque da NCM tem três algarismos.')),
  unidade: z.string().trim().min(1, 'Informe a unidade.').max(20),
  quantidade: decimalInformado({ inteiros: 9, casas: 5, positivo: true }),
  valorUnitario: decimalInformado({ inteiros: 13, casas: 7 }),
  /** Kilograms, of all of the quantity. */
  pesoLiquido: opcional(decimalInformado({ inteiros: 10, casas: 5 })),
  moeda: porCodigo(TABELAS.MoedaSiscomex.codigo, TABELAS.MoedaSiscomex.motivo),
  incoterm: z.enum(Object.keys(INCOTERMS) as [Incoterm, ...Incoterm[]], 'Escolha o Incoterm.'),
  fornecedor: apontado,
  fabricante: apontado,
  paisOrigem: referenciaOpcional(porCodigo(TABELAS.Pais.codigo, TABELAS.Pais.motivo)),
  condicao: z.enum(['NOVA', 'USADA']).default('NOVA'),
  aplicacao: opcional(z.enum(APLICACOES)),
  numeroLi: opcional(numeroLi),
  codigoSuframa: opcional(
    z.string().regex(/^\d{11}$/, 'O código Suframa tem onze algarismos: produto, tipo e modelo.'),
  ),
  /** The planned adição it stands in. */
  adicao: opcional(z.number().int().min(1).max(MAXIMO_DE_ADICOES)),
});
export type ItemDoProcesso = z.infer<typeof itemDoProcesso>;

const { tributos, antidumping } = adicaoDoCalculo.shape;
const { ii } = tributos.shape;

/** An adição as it is meant to be declared: what its items do not say. A rate may still be unknown. */
const adicaoPrevista = z.strictObject({
  numero: z.number().int().min(1).max(MAXIMO_DE_ADICOES),
  tributos: tributos.extend({ ii: ii.extend({ aliquota: ii.shape.aliquota.optional() }) }),
  antidumping: antidumping.unwrap().nullable().default(null),
  acrescimos: z.array(ajusteDoCalculo).max(20).default([]),
  deducoes: z.array(ajusteDoCalculo).max(20).default([]),
  fundamentoLegal: textoOpcional(500),
  /** Leaves of the adição of a DI beside these, by their name in the file (layouts/di-xml-fields.csv). */
  campos: z.record(z.string().regex(/^[a-z][A-Za-z]{2,59}$/), z.string().trim().min(1).max(500)).default({}),
});
export type AdicaoPrevista = z.infer<typeof adicaoPrevista>;

const campos = {
  itens: z
    .array(itemDoProcesso)
    .max(MAXIMO_DE_ITENS, `Um processo tem no máximo ${MAXIMO_DE_ITENS} itens.`)
    .default([]),
  adicoes: z.array(adicaoPrevista).max(MAXIMO_DE_ADICOES).default([]),
};

export const itensDoProcessoNovo = entreCampos(z.strictObject(campos), ['itens', 'adicoes'], coerente);
export type ItensDoProcesso = z.infer<typeof itensDoProcessoNovo>;

/** `id` is that of the process; `versao` counts the values its items have had, apart from those of the process. */
export const itensDoProcessoEdicao = entreCampos(
  z.strictObject({ ...identidade, ...campos }),
  ['itens', 'adicoes'],
  coerente,
);

const pessoa = z.object({ id, razaoSocial: z.string() });

const itemLido = itemDoProcesso.extend({
  id,
  /** `disponivel`: what the order has for this process, what it takes already among it. Five decimals. */
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
  /** Why they are no longer to be changed; null as long as they are. */
  bloqueio: z.string().nullable(),
  itens: z.array(itemLido),
  adicoes: z.array(adicaoPrevista),
});
export type ItensDoProcessoLidos = z.infer<typeof itensDoProcesso>;

function coerente({ itens, adicoes }: z.infer<z.ZodObject<typeof campos>>, { addIssue }: Recusas): void {
  const recusar = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
  const ids = itens.map((item) => item.id);
  const numeros = adicoes.map(({ numero }) => numero);
  for (const [i, { id: seu, adicao }] of itens.entries()) {
    if (seu !== null && ids.indexOf(seu) < i) recusar(['itens', i, 'id'], 'Este item está no processo duas vezes.');
    if (adicao !== null && !numeros.includes(adicao)) recusar(['itens', i, 'adicao'], 'Esta adição não existe.');
  }
  for (const [i, numero] of numeros.entries()) {
    if (numeros.indexOf(numero) < i) recusar(['adicoes', i, 'numero'], 'Há outra adição com este número.');
    if (!itens.some(({ adicao }) => adicao === numero)) recusar(['adicoes', i, 'numero'], 'Esta adição não tem itens.');
  }
  for (const { indice, motivo } of itensForaDaAdicao(itens)) recusar(['itens', indice, 'adicao'], motivo);
}
