import { diferencasDoProduto, lerEnviado, lerProdutos, type ProdutoDoPortal } from '#lib/siscomex/produto-json.ts';
import type { AoBuscar } from '#server/comex/portal/fetch-duimp.ts';
import type { Fila } from '#server/comex/portal/queue.ts';
import { portalProduto } from '#server/platform/db/schema-catalogo.ts';
import { LISTA_DE_PRODUTOS } from './catalogue-answers.ts';
import { contarNoProduto } from './catalogue-history.ts';
import { semComparar } from './preparo-repository.ts';
import type { LinhaDoProduto } from './produto-repository.ts';
import { type ComoEnviar, exigirLista, type Fim, filaDeEnvios, type Pedir, recusado } from './send-once.ts';

/** The products that people sent. A product is known in the Portal by its código interno. */
export const filaDosProdutos = (ao: AoBuscar): Fila => filaDeEnvios(ao, PRODUTOS);

const PRODUTOS: ComoEnviar<typeof portalProduto> = {
  tabela: portalProduto,
  nome: 'produto',
  contar: contarNoProduto,
  deQue: ({ id }) => ({ produtoId: id, operadorId: null }),

  async antes(ao, linha, pedir) {
    const [jaHa] = await comEsteCodigoInterno(ao, linha, pedir);
    if (jaHa) return recusado([{ campo: 'codigoInterno', frase: frases.jaHa(jaHa.codigo) }], frases.naoEnviado);
    return { funcao: 'salvarVersaoInicialProduto', metodo: 'POST', caminho: `/catp/api/ext/produto/${linha.raiz}` };
  },

  async depois(ao, linha, pedir) {
    const achados = await comEsteCodigoInterno(ao, linha, pedir);
    const [achado] = achados;
    if (!achado) return null;
    const nosso = lerEnviado(linha.escrito ?? '');
    const igual = achados.length === 1 && diferencasDoProduto(nosso, achado).length === 0;
    return igual ? enviado(achado) : { veja: frases.achadoDiferente(achados.map(({ codigo }) => codigo)) };
  },

  feito(_, bytes) {
    const [feito] = lerProdutos(bytes);
    return feito ? enviado(feito) : null;
  },

  campoDaFrase(frase) {
    const [atributo] = /\bATT_\d+\b/.exec(frase) ?? [];
    if (atributo) return `valores.${atributo}`;
    const [, campo = null] = CAMPOS_NAS_FRASES.find(([palavra]) => palavra.test(frase)) ?? [];
    return campo;
  },
};

/** The Portal's products with exactly this code, whatever its filter makes of it. */
async function comEsteCodigoInterno(
  ao: AoBuscar,
  { raiz, codigoInterno }: LinhaDoProduto,
  pedir: Pedir,
): Promise<ProdutoDoPortal[]> {
  const query = new URLSearchParams({ cpfCnpjRaiz: raiz, codigoInterno });
  const lista = exigirLista(ao, await pedir(LISTA_DE_PRODUTOS, `/catp/api/ext/produto?${query}`), lerProdutos);
  return lista.filter(({ codigosInterno }) => codigosInterno.includes(codigoInterno));
}

function enviado({ codigo, versao, situacao }: ProdutoDoPortal): Fim<typeof portalProduto> {
  return {
    valores: {
      ...{ situacao: 'ENVIADO', codigo, versaoNoPortal: versao, situacaoNoPortal: situacao, problemas: [] },
      ...semComparar(),
    },
    oQue: `o Portal fez o produto ${codigo}${versao ? `, versão ${versao}` : ''}.`,
  };
}

const CAMPOS_NAS_FRASES = [
  [/denominação/i, 'denominacao'],
  [/código interno/i, 'codigoInterno'],
  [/modalidade/i, 'modalidade'],
  [/descrição|detalhamento/i, 'descricao'],
  [/\bNCM\b/, 'ncm'],
] as const;

const frases = {
  achadoDiferente: (codigos: readonly string[]) =>
    codigos.length === 1
      ? `O Portal Único tem o produto ${codigos[0]} com este código interno, mas ele não diz o mesmo que foi enviado. Veja lá e diga aqui se é ele.`
      : `O Portal Único tem mais de um produto com este código interno: ${codigos.join(', ')}. Veja lá e diga aqui qual é este.`,
  jaHa: (codigo: string) =>
    `O Portal Único já tem o produto ${codigo} com este código interno. Se é ele, diga aqui; se não, dê outro código interno.`,
  naoEnviado: 'Nada foi enviado: o Portal Único já tem um produto com este código interno.',
};
