import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { recusasDoProduto, semVazios } from '#lib/portal/codecs/produto-do-catalogo.ts';
import type { ProdutoDoPortal } from '#lib/portal/codecs/produto-json.ts';
import {
  listaDoCatalogo,
  type ProdutoNoPortal,
  type ProdutoNoPortalResumo,
  preparoDeProdutos,
  produtoAchado,
  produtoNoPortal,
  produtoNoPortalEdicao,
  produtoNoPortalResumo,
} from '#lib/portal/contracts/catalogo-de-produtos.ts';
import {
  type ProdutoNoPortalConsulta,
  produtoNoPortalConsulta,
} from '#lib/portal/contracts/produto-no-portal-consulta.ts';
import { diaDoPortal } from '#lib/portal/domain/horas-do-portal.ts';
import type { DadosDoProduto } from '#lib/portal/domain/produto-no-portal.ts';
import { PRODUTO_NO_PORTAL_COLUNAS } from '#lib/portal/listas/produto-no-portal.ts';
import { portalProduto } from '#server/platform/db/schema/catalogo.ts';
import { attributesOf } from './attributes-of.ts';
import { contarNoProduto } from './catalogue-history.ts';
import { LISTA_DOS_PRODUTOS } from './compare-products.ts';
import { redacaoDoProduto } from './dados-do-produto.ts';
import { prepararProdutos } from './prepare-products.ts';
import { semComparar } from './preparo-repository.ts';
import { type LinhaDoProduto, produtoRepository } from './produto-repository.ts';
import type { Ramo } from './ramo.ts';
import { ENVIO_DOS_PRODUTOS } from './send-product.ts';
import { desativacaoDevolvida, passoDoPreparo } from './step-of-change.ts';
import { comoEstaLa, prepararProduto } from './step-of-product.ts';

interface DosProdutos {
  consulta: ProdutoNoPortalConsulta;
  resumo: ProdutoNoPortalResumo;
  lido: ProdutoNoPortal;
  preparo: z.output<typeof preparoDeProdutos>;
  dados: DadosDoProduto;
  achado: z.output<typeof produtoAchado>;
  daqui: LinhaDoProduto;
  la: ProdutoDoPortal;
}

/** The products of the catalogue: the items of an importer, as the Portal knows them. */
export const RAMO_DOS_PRODUTOS: Ramo<typeof portalProduto, DosProdutos> = {
  tabela: portalProduto,
  nome: 'produto',
  quantos: (n) => (n === 1 ? 'Um produto do Catálogo' : `${n} produtos do Catálogo`),
  nomeDe: ({ codigoInterno }) => codigoInterno,
  contar: contarNoProduto,
  repositorio: produtoRepository,
  preparar: prepararProdutos,
  passos(noAto) {
    const { tx, blobs, empresaId, em } = noAto;
    const atributosDe = attributesOf(tx, blobs, empresaId);
    return async (linha, ato) => {
      const atributos = await atributosDe(linha.ambiente, linha.ncm);
      const recusas = recusasDoProduto(linha, atributos, diaDoPortal(em));
      return passoDoPreparo(ato, prepararProduto(linha, { recusas, atributos: atributos ?? [], em }), noAto);
    };
  },
  lugar: {
    de: ({ itemId }) => eq(portalProduto.itemId, itemId),
    ocupado: ({ codigoInterno }) => `O item já tem outro produto aqui: ${codigoInterno}.`,
  },
  escrita: {
    dados: (_, ditos) => ({ ...ditos, valores: semVazios(ditos.valores) }),
    redacao: ({ vigente }, dados, assinatura) => ({
      ...redacaoDoProduto(dados, assinatura),
      // The comparison of a change is about what the Portal has, which typing does not touch.
      ...(vigente === null && semComparar()),
    }),
  },
  devolvido: (linha, motivo) => desativacaoDevolvida({ linha, comoEstaLa: () => comoEstaLa(linha) }, motivo),
  achado: {
    codigo: async (_ao, _id, { codigo }) => codigo?.replace(/^0+(?=\d)/, '') ?? null,
    valores: () => ({ versaoVista: null, situacaoVista: null }),
  },
  envio: ENVIO_DOS_PRODUTOS,
  lista: LISTA_DOS_PRODUTOS,
  rotas: {
    recurso: 'Produto',
    listas: 'Catalogo',
    noAto: 'produtos',
    planilha: 'Catálogo de produtos',
    colunas: PRODUTO_NO_PORTAL_COLUNAS,
    contrato: {
      consulta: produtoNoPortalConsulta,
      resumo: produtoNoPortalResumo,
      lido: produtoNoPortal,
      edicao: produtoNoPortalEdicao,
      preparo: preparoDeProdutos,
      achado: produtoAchado,
      lista: listaDoCatalogo,
    },
    resumos: {
      listar: 'Os produtos do Catálogo que se preparam aqui, e o que o Portal disse de cada um',
      exportar: 'Os produtos do Catálogo em XLSX ou CSV',
      preparar: 'Faz o rascunho do produto de cada item que ainda não tem o deste importador; nada é enviado',
      agir: 'Pede a revisão, aprova ou envia muitos produtos; responde quais não puderam, e por quê',
      ler: 'Um produto do Catálogo, com o que o Portal disse dele',
      alterar: 'Altera um produto que ainda não foi enviado; ele volta a ser rascunho',
      devolver: 'Devolve um produto para correção, ou o tira da fila antes de ele sair',
      achar: 'Diz o que alguém viu no Portal: o código deste produto, ou que ele não está lá',
      lerListas: 'As listas de produtos que o Portal respondeu, e o que a comparação deu',
      pedirLista: 'Pede ao Portal a lista dos produtos de um importador, para comparar',
    },
  },
};
