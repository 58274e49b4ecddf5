import { z } from 'zod';
import { PRODUTO_NO_PORTAL } from '#lib/portal/registros/produto-no-portal.ts';
import { identidade } from '#lib/registros/contrato-de.ts';
import { id, instante } from '#lib/registros/primitivos.ts';
import {
  LISTA_DO_PORTAL,
  ondeSePrepara,
  PREPARO_INTEIRO,
  PREPARO_RESUMO,
  quaisSePreparam,
} from './preparo-no-portal.ts';

export const produtoNoPortalNovo = z.strictObject(PRODUTO_NO_PORTAL);
export type ProdutoNoPortalNovo = z.infer<typeof produtoNoPortalNovo>;

export const produtoNoPortalEdicao = z.strictObject({ ...identidade, ...PRODUTO_NO_PORTAL });

const texto = z.string().nullable();

/** A product of the catalogue in the list. */
export const produtoNoPortalResumo = z.object({
  ...PREPARO_RESUMO,
  item: z.object({ id, partNumber: z.string() }),
  denominacao: z.string(),
  ncm: z.string(),
  /** Of the last list of the Portal; null where that says nothing of it. */
  versaoVista: texto,
  situacaoVista: texto,
});
export type ProdutoNoPortalResumo = z.infer<typeof produtoNoPortalResumo>;

export const produtoNoPortal = produtoNoPortalResumo.extend({
  ...PRODUTO_NO_PORTAL,
  ...PREPARO_INTEIRO,
  /** As kept: older content may break a rule of today. */
  denominacao: z.string(),
  codigoInterno: z.string(),
  /** What a change of a product of the Portal changes; null without such a change. */
  mudancas: z.array(z.object({ campo: z.string(), aqui: texto, la: texto })).nullable(),
  diferencas: z.array(z.object({ campo: z.string(), aqui: texto, la: texto })),
  /** The answer of the Portal about the attributes of the NCM; null while there is none. */
  atributos: z.object({ id, sha256: z.string(), em: instante }).nullable(),
});
export type ProdutoNoPortal = z.infer<typeof produtoNoPortal>;

/** Items to be drafted; null means all of them that have a NCM and are not national. */
export const preparoDeProdutos = ondeSePrepara.extend({
  itens: quaisSePreparam('Escolha um item.', 'Prepare até 500 itens de cada vez.'),
});
export type PreparoDeProdutos = z.input<typeof preparoDeProdutos>;

/** What a person found in the Portal: the code of this product, or null when it is not there. */
export const produtoAchado = z.strictObject({
  versao: identidade.versao,
  codigo: z
    .string()
    .trim()
    .regex(/^\d{1,10}$/, 'O código do produto tem até dez algarismos.')
    .nullable(),
});

/** The Portal's list of the products of a root, as last answered, and what came of the comparison. */
export const listaDoCatalogo = z.object({
  ...LISTA_DO_PORTAL,
  /** Items with a NCM that have no product of this root here. */
  itensSemProduto: z.number().int(),
  soLa: z.array(
    z.object({
      codigo: z.string(),
      versao: texto,
      situacao: texto,
      ncm: texto,
      denominacao: texto,
      codigosInterno: z.array(z.string()),
    }),
  ),
});
export type ListaDoCatalogo = z.infer<typeof listaDoCatalogo>;
