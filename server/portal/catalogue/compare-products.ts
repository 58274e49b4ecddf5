import { diferencasDoProduto, lerEnviado, lerProdutos, type ProdutoDoPortal } from '#lib/portal/codecs/produto-json.ts';
import { LISTA_DE_PRODUTOS } from './catalogue-answers.ts';
import { type LinhaDoProduto, produtoRepository } from './produto-repository.ts';
import type { Lista } from './ramo.ts';

/** The Portal's list of products, against those here. */
export const LISTA_DOS_PRODUTOS: Lista<LinhaDoProduto, ProdutoDoPortal> = {
  deQue: 'PRODUTOS',
  pedida: 'Pedida a lista de produtos do Catálogo',
  funcao: LISTA_DE_PRODUTOS,
  caminho: (raiz) => `/catp/api/ext/produto?${new URLSearchParams({ cpfCnpjRaiz: raiz })}`,
  ler: lerProdutos,
  daqui: (tx, onde) => produtoRepository(tx, onde.empresaId).doAmbiente(onde),
  /** By the code that the Portal gave; without one, by the código interno. */
  oDele: ({ codigo, codigoInterno }, lista) =>
    lista.filter((produtoDoPortal) =>
      codigo ? produtoDoPortal.codigo === codigo : produtoDoPortal.codigosInterno.includes(codigoInterno),
    ),
  diferencas(linha, produtoDoPortal) {
    const desativado = linha.ato === 'DESATIVAR' && linha.situacao === 'ENVIADO';
    return diferencasDoProduto(nossoDe(linha), produtoDoPortal, desativado ? 'DESATIVADO' : 'ATIVADO');
  },
  async escrever(tx, { empresaId, id }, valores, produtoDoPortal) {
    const visto = { versaoVista: produtoDoPortal?.versao ?? null, situacaoVista: produtoDoPortal?.situacao ?? null };
    await produtoRepository(tx, empresaId).comparar(id, { ...valores, ...visto });
  },
  soLa: ({ codigo, versao, situacao, ncm, denominacao, codigosInterno }) => ({
    codigo,
    versao,
    situacao,
    ncm,
    denominacao,
    codigosInterno,
  }),
};

/** What was sent, where something was; otherwise what the product says now, or said before a change of it was prepared. */
function nossoDe({ vigente, ...linha }: LinhaDoProduto) {
  const { escrito, codigoInterno, ...dados } = vigente ?? linha;
  return escrito ? lerEnviado(escrito) : { ...dados, codigosInterno: [codigoInterno] };
}
