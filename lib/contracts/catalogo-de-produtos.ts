import { z } from 'zod';
import { AMBIENTES_DO_PORTAL, SITUACOES_DA_CONSULTA } from '#lib/domain/sistema/portal-unico.ts';
import {
  ATOS_DO_PRODUTO,
  COMPARACOES_DO_PRODUTO,
  ETAPAS_DO_PRODUTO,
  SITUACOES_DO_PRODUTO,
} from '#lib/domain/sistema/produto-no-portal.ts';
import { id, instante } from '#lib/registros/primitivos.ts';
import { PRODUTO_NO_PORTAL } from '#lib/registros/produto-no-portal.ts';
import { identidade } from './cadastro.ts';

export const produtoNoPortalNovo = z.strictObject(PRODUTO_NO_PORTAL);
export type ProdutoNoPortalNovo = z.infer<typeof produtoNoPortalNovo>;

export const produtoNoPortalEdicao = z.strictObject({ ...identidade, ...PRODUTO_NO_PORTAL });

/** The person who did something, by name, and the instant. */
const feito = z.object({ por: z.string(), em: instante }).nullable();
const texto = z.string().nullable();

/** A product of the catalogue in the list. */
export const produtoNoPortalResumo = z.object({
  id,
  versao: z.number().int(),
  ambiente: z.enum(AMBIENTES_DO_PORTAL),
  item: z.object({ id, partNumber: z.string() }),
  importador: z.object({ id, nome: z.string() }),
  /** First eight of the CNPJ. */
  raiz: z.string(),
  situacao: z.enum(SITUACOES_DO_PRODUTO),
  /** What is prepared, or was last done in the Portal. */
  ato: z.enum(ATOS_DO_PRODUTO),
  frase: texto,
  codigoInterno: z.string(),
  denominacao: z.string(),
  ncm: z.string(),
  /** Code, version and state that the Portal gave. */
  codigo: texto,
  versaoNoPortal: texto,
  situacaoNoPortal: texto,
  /** Of the last list of the Portal; null where that says nothing of it. */
  versaoVista: texto,
  situacaoVista: texto,
  /** Null while nothing was compared. */
  comparacao: z.enum(COMPARACOES_DO_PRODUTO).nullable(),
  comparadoEm: instante.nullable(),
  redigidoEm: instante,
  redigidoPor: z.string(),
  /** When the draft was undone; null for one that stands. */
  excluidoEm: instante.nullable(),
});
export type ProdutoNoPortalResumo = z.infer<typeof produtoNoPortalResumo>;

export const produtoNoPortal = produtoNoPortalResumo.extend({
  ...PRODUTO_NO_PORTAL,
  /** As kept: older content may break a rule of today. */
  denominacao: z.string(),
  codigoInterno: z.string(),
  etapa: z.enum(ETAPAS_DO_PRODUTO).nullable(),
  /** When the server asks the Portal next; null once nothing more is asked. */
  proximaEm: instante.nullable(),
  alteradoEm: instante,
  alteradoPor: z.string(),
  revisaoPedida: feito,
  revisado: feito,
  enviado: feito,
  respondidoEm: instante.nullable(),
  /** Of the body that was sent. */
  sha256: texto,
  titular: texto,
  /** Whether the person who reads this may review it. */
  possoRevisar: z.boolean(),
  /** Whether the company wants a second person for what goes to the catalogue. */
  pedeSegundaPessoa: z.boolean(),
  /** The version that a change of a product of the Portal is of, and what it changes; null without such a change. */
  versaoBase: texto,
  mudancas: z.array(z.object({ campo: z.string(), aqui: texto, la: texto })).nullable(),
  problemas: z.array(z.object({ campo: texto, frase: z.string() })),
  diferencas: z.array(z.object({ campo: z.string(), aqui: texto, la: texto })),
  /** The answer of the Portal about the attributes of the NCM; null while there is none. */
  atributos: z.object({ id, sha256: z.string(), em: instante }).nullable(),
});
export type ProdutoNoPortal = z.infer<typeof produtoNoPortal>;

/** Items to be drafted; null means all of them that have a NCM and are not national. */
export const preparoDeProdutos = z.strictObject({
  ambiente: z.enum(AMBIENTES_DO_PORTAL),
  importadorId: id,
  itens: z.array(id).min(1, 'Escolha um item.').max(500, 'Prepare até 500 itens de cada vez.').nullable(),
});
export type PreparoDeProdutos = z.input<typeof preparoDeProdutos>;

export const produtosPreparados = z.object({
  preparados: z.number().int(),
  /** Items that had a product of this root and environment already. */
  jaHavia: z.number().int(),
  recusados: z.array(z.object({ id, nome: z.string(), motivo: z.string() })),
});
export type ProdutosPreparados = z.infer<typeof produtosPreparados>;

export const MAXIMO_DE_PRODUTOS = 500;

/** One act on products in the version that the person saw. */
export const atoEmProdutos = z.strictObject({
  produtos: z.array(z.strictObject(identidade)).min(1).max(MAXIMO_DE_PRODUTOS),
  ato: z.discriminatedUnion('tipo', [
    z.strictObject({ tipo: z.literal('PEDIR_REVISAO') }),
    z.strictObject({ tipo: z.literal('APROVAR') }),
    /** A change of a product of the Portal is prepared; of one that is being prepared, it goes on from the version seen there. */
    z.strictObject({ tipo: z.literal('PREPARAR_MUDANCA'), como: z.enum(['NOVA_VERSAO', 'RETIFICACAO']) }),
    z.strictObject({
      tipo: z.literal('DESATIVAR'),
      motivo: z.string().trim().min(1, 'Diga por que se desativa.').max(500),
    }),
    z.strictObject({ tipo: z.literal('DESFAZER') }),
    z.strictObject({ tipo: z.literal('TRAZER_DE_VOLTA') }),
    z.strictObject({
      tipo: z.literal('ENVIAR'),
      credencialId: id,
      /** In production only: the sentence the person typed. */
      confirmacao: z.string().max(100).nullable().default(null),
    }),
  ]),
});
export type AtoEmProdutos = z.input<typeof atoEmProdutos>;

export const devolucaoDoProduto = z.strictObject({
  versao: identidade.versao,
  motivo: z.string().trim().min(1, 'Diga o que há para corrigir.').max(500),
});

/** What a person found in the Portal: the code of this product, or null when it is not there. */
export const produtoAchado = z.strictObject({
  versao: identidade.versao,
  codigo: z
    .string()
    .trim()
    .regex(/^\d{1,10}$/, 'O código do produto tem até dez algarismos.')
    .nullable(),
});

export const listaDoCatalogoNova = z.strictObject({ credencialId: id, importadorId: id });

/** The Portal's list of the products of a root, as last answered, and what came of the comparison. */
export const listaDoCatalogo = z.object({
  id,
  ambiente: z.enum(AMBIENTES_DO_PORTAL),
  raiz: z.string(),
  importador: z.object({ id, nome: z.string() }),
  titular: z.string(),
  situacao: z.enum(SITUACOES_DA_CONSULTA),
  frase: texto,
  pedidaEm: instante,
  pedidaPor: z.string(),
  proximaEm: instante.nullable(),
  olhadaEm: instante.nullable(),
  sha256: texto,
  /** Products of the answer; null before the first. */
  noPortal: z.number().int().nullable(),
  /** Products here, by what the answer said of them. */
  aqui: z.object({
    iguais: z.number().int(),
    diferem: z.number().int(),
    faltamLa: z.number().int(),
    naoComparados: z.number().int(),
  }),
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
