import { z } from 'zod';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { entreCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import { ITEM } from '#lib/registros/item.ts';
import { decimalDe, id } from '#lib/registros/primitivos.ts';
import { codigoENome } from '#lib/registros/tipos.ts';

type Campos = z.infer<z.ZodObject<typeof ITEM>>;

function comMoeda(
  { valorUnitarioReferencia, moeda }: Pick<Campos, 'valorUnitarioReferencia' | 'moeda'>,
  { addIssue }: Recusas,
): void {
  if (valorUnitarioReferencia === null || moeda !== null) return;
  addIssue({ code: 'custom', path: ['moeda'], message: 'Informe a moeda do valor de referência.' });
}

export const itemNovo = entreCampos(z.strictObject(ITEM), ['valorUnitarioReferencia', 'moeda'], comMoeda);
export type ItemNovo = z.infer<typeof itemNovo>;

export const itemEdicao = entreCampos(
  z.strictObject({ ...identidade, ...ITEM }),
  ['valorUnitarioReferencia', 'moeda'],
  comMoeda,
);

const fornecedorLido = z.object({ id, razaoSocial: z.string() }).nullable();

export const item = z.object({
  ...registroLido,
  ...ITEM,
  pesoLiquidoUnitario: decimalDe(7).nullable(),
  pesoBrutoUnitario: decimalDe(7).nullable(),
  valorUnitarioReferencia: decimalDe(7).nullable(),
  paisOrigem: codigoENome.nullable(),
  fornecedorPadrao: fornecedorLido,
  fabricantePadrao: fornecedorLido,
  moeda: codigoENome.nullable(),
});
export type ItemLido = z.infer<typeof item>;

/** A row of `Item/GetByPartnumberQ`, with the fields that a line of a PO or a processo copies. */
export const itemDoLookup = item.pick({
  id: true,
  partNumber: true,
  descricao: true,
  ncm: true,
  destaque: true,
  cClassTrib: true,
  unidadeComercializada: true,
  unidadeEstatistica: true,
  pesoLiquidoUnitario: true,
  valorUnitarioReferencia: true,
  moeda: true,
});
export type ItemDoLookup = z.infer<typeof itemDoLookup>;
