import { z } from 'zod';
import { TIPOS_DE_FABRICANTE } from '#lib/portal/domain/fabricante-no-portal.ts';
import { identidade } from '#lib/registros/contrato-de.ts';
import { id } from '#lib/registros/primitivos.ts';
import {
  LISTA_DO_PORTAL,
  ondeSePrepara,
  PREPARO_INTEIRO,
  PREPARO_RESUMO,
  quaisSePreparam,
} from './preparo-no-portal.ts';

const texto = z.string().nullable();
const { etapa, possoRevisar, versaoBase, problemas } = PREPARO_INTEIRO;

/** The link of a product of the catalogue to who makes it. */
export const fabricanteNoPortal = z.object({
  ...PREPARO_RESUMO,
  etapa,
  possoRevisar,
  versaoBase,
  problemas,
  /** `codigo` is that of the product in the Portal. */
  produto: z.object({ id, denominacao: z.string(), codigo: texto }),
  tipo: z.enum(TIPOS_DE_FABRICANTE),
  nome: z.string(),
  /** The foreign operator here, and its code in the Portal. */
  operadorId: id.nullable(),
  codigoOperador: texto,
  /** Of a maker of Brazil. */
  cpfCnpj: texto,
  /** ISO 3166-1, two letters. */
  codigoPais: z.string(),
  /** Whether it is the maker that the item of the product has. */
  doItem: z.boolean(),
  /** Why it is not unlinked; null where it may be. */
  semMudanca: texto,
});
export type FabricanteNoPortal = z.infer<typeof fabricanteNoPortal>;

/** Products whose links are drafted; null means all of the importer. */
export const preparoDeFabricantes = ondeSePrepara.extend({
  produtos: quaisSePreparam('Escolha um produto.', 'Prepare até 500 produtos de cada vez.'),
  /** Whether an item without a maker goes as of an unknown one, of the country of origin. */
  desconhecidos: z.boolean(),
});
export type PreparoDeFabricantes = z.input<typeof preparoDeFabricantes>;

/** What a person found in the Portal. */
export const fabricanteAchado = z.strictObject({ versao: identidade.versao, esta: z.boolean() });

/** The Portal's list of the links of a root, as last answered, and what came of the comparison. */
export const listaDeFabricantes = z.object({
  ...LISTA_DO_PORTAL,
  /** Products of this root in the Portal that have no link here. */
  semFabricante: z.number().int(),
  /** Links of products that are not here. */
  soLa: z.array(z.object({ codigoProduto: z.string(), codigoOperador: texto, cpfCnpj: texto, codigoPais: z.string() })),
});
export type ListaDeFabricantes = z.infer<typeof listaDeFabricantes>;
