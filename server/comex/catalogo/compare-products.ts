import { diferencasDoProduto, lerEnviado, lerProdutos, type ProdutoDoPortal } from '#lib/siscomex/produto-json.ts';
import { LISTA_DE_PRODUTOS } from './catalogue-answers.ts';
import type { ComoComparar } from './compare-list.ts';
import { type LinhaDoProduto, produtoRepository } from './produto-repository.ts';

/** The Portal's list of products, against those here. */
export const LISTA_DOS_PRODUTOS: ComoComparar<LinhaDoProduto, ProdutoDoPortal> = {
  funcao: LISTA_DE_PRODUTOS,
  caminho: (raiz) => `/catp/api/ext/produto?${new URLSearchParams({ cpfCnpjRaiz: raiz })}`,
  ler: lerProdutos,
  daqui: (tx, onde) => produtoRepository(tx, onde.empresaId).doAmbiente(onde),
  /** By the code that the Portal gave; without one, by the código interno. */
  oDele: ({ codigo, codigoInterno }, lista) =>
    lista.filter((um) => (codigo ? um.codigo === codigo : um.codigosInterno.includes(codigoInterno))),
  diferencas: (linha, deste) => diferencasDoProduto(nossoDe(linha), deste),
  escrever: (tx, { empresaId, id }, valores) => produtoRepository(tx, empresaId).comparar(id, valores),
  soLa: ({ codigo, versao, situacao, ncm, denominacao, codigosInterno }) => ({
    ...{ codigo, versao, situacao, ncm, denominacao, codigosInterno },
  }),
};

/** What was sent, where something was; otherwise what the product says now. */
function nossoDe({ escrito, codigoInterno, ...dados }: LinhaDoProduto) {
  return escrito ? lerEnviado(escrito) : { ...dados, codigosInterno: [codigoInterno] };
}
