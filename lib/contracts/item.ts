import { z } from 'zod';
import { MAXIMO_DESCRICAO_DI, ORIGENS_ITEM } from '#lib/domain/item.ts';
import { TABELAS } from '#lib/domain/tabelas.ts';
import { entreCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import { decimalDe, decimalInformado, id, ncm } from '#lib/registros/primitivos.ts';
import {
  apelidos,
  codigoENome,
  partNumber,
  porCodigo,
  referenciaOpcional,
  textoOpcional,
} from '#lib/registros/tipos.ts';
import { consultaDeCadastro, identidade, registroLido } from './cadastro.ts';

const digitos = (quantos: number, motivo: string) =>
  z
    .string()
    .regex(new RegExp(`^\\d{${quantos}}$`), motivo)
    .nullable()
    .default(null);

const peso = decimalInformado({ inteiros: 11, casas: 7 }).nullable().default(null);
/** Points at a supplier; what else the form has of it is left aside. */
const fornecedor = referenciaOpcional(z.object({ id }));

const campos = {
  partNumber,
  /** Goes to the DI as it stands. */
  descricao: z.string().trim().min(1, 'Informe a descrição.').max(MAXIMO_DESCRICAO_DI),
  /** As long as the PLI takes. */
  descricaoResumida: textoOpcional(254),
  ncm,
  destaque: digitos(3, 'O destaque da NCM tem três algarismos.'),
  /** As the DI prints it: 20 characters at most. */
  unidadeComercializada: z.string().trim().min(1, 'Informe a unidade.').max(20),
  unidadeEstatistica: textoOpcional(20),
  codigoSuframa: digitos(11, 'O código Suframa tem onze algarismos: produto, tipo e modelo.'),
  origem: z.enum(ORIGENS_ITEM),
  paisOrigem: referenciaOpcional(porCodigo(TABELAS.Pais.codigo, TABELAS.Pais.motivo)),
  fornecedorPadrao: fornecedor,
  fabricantePadrao: fornecedor,
  /** Kilograms, 7 decimals. */
  pesoLiquidoUnitario: peso,
  pesoBrutoUnitario: peso,
  /** In `moeda`, 7 decimals. */
  valorUnitarioReferencia: decimalInformado({ inteiros: 13, casas: 7 }).nullable().default(null),
  moeda: referenciaOpcional(porCodigo(TABELAS.MoedaSiscomex.codigo, TABELAS.MoedaSiscomex.motivo)),
  naladi: digitos(8, 'A NALADI/SH tem oito algarismos.'),
  apelidos,
  observacao: textoOpcional(4000),
};

type Campos = z.infer<z.ZodObject<typeof campos>>;

function comMoeda(
  { valorUnitarioReferencia, moeda }: Pick<Campos, 'valorUnitarioReferencia' | 'moeda'>,
  { addIssue }: Recusas,
): void {
  if (valorUnitarioReferencia === null || moeda !== null) return;
  addIssue({ code: 'custom', path: ['moeda'], message: 'Informe a moeda do valor de referência.' });
}

export const itemNovo = entreCampos(z.strictObject(campos), ['valorUnitarioReferencia', 'moeda'], comMoeda);
export type ItemNovo = z.infer<typeof itemNovo>;

export const itemEdicao = entreCampos(
  z.strictObject({ ...identidade, ...campos }),
  ['valorUnitarioReferencia', 'moeda'],
  comMoeda,
);

const fornecedorLido = z.object({ id, razaoSocial: z.string() }).nullable();

export const item = z.object({
  ...registroLido,
  ...campos,
  pesoLiquidoUnitario: decimalDe(7).nullable(),
  pesoBrutoUnitario: decimalDe(7).nullable(),
  valorUnitarioReferencia: decimalDe(7).nullable(),
  paisOrigem: codigoENome.nullable(),
  fornecedorPadrao: fornecedorLido,
  fabricantePadrao: fornecedorLido,
  moeda: codigoENome.nullable(),
});
export type ItemLido = z.infer<typeof item>;

export const itemConsulta = consultaDeCadastro(
  ['partNumber', 'descricao', 'ncm', 'origem', 'alteradoEm'],
  'partNumber',
  {
    ncm: ncm.optional(),
    origem: z.enum(ORIGENS_ITEM).optional(),
    fornecedorPadraoId: id.optional(),
  },
);
export type ItemConsulta = z.infer<typeof itemConsulta>;

/** A row of `Item/GetByPartnumberQ`: what a line of a PO or a process takes over from it. */
export const itemDoLookup = item.pick({
  id: true,
  partNumber: true,
  descricao: true,
  ncm: true,
  destaque: true,
  unidadeComercializada: true,
  unidadeEstatistica: true,
  pesoLiquidoUnitario: true,
  valorUnitarioReferencia: true,
  moeda: true,
});
export type ItemDoLookup = z.infer<typeof itemDoLookup>;
