import { diferencasDoProduto, lerEnviado, lerProdutos, type ProdutoDoPortal } from '#lib/portal/codecs/produto-json.ts';
import type { portalProduto } from '#server/platform/db/schema/catalogo.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import { LISTA_DE_PRODUTOS } from './catalogue-answers.ts';
import { semComparar } from './preparo-repository.ts';
import type { LinhaDoProduto } from './produto-repository.ts';
import type { Envio, Fim, Pedir } from './ramo.ts';
import { depoisDoEnvio, exigirLista, frasesDoEnvio, jaDesativado, recusado } from './send-once.ts';

/**
 * The products that people sent, and the changes of them. A product is known in the Portal by its código interno; a change by the code, and
 * by another version than the one that was changed.
 */
export const ENVIO_DOS_PRODUTOS: Envio<typeof portalProduto> = {
  deQue: ({ id }) => ({ produtoId: id }),
  frases: (linha) => frasesDoEnvio('produto', linha),

  async antes(ao, linha, pedir) {
    const pedido = pedidoDe(linha);
    if (!pedido) return null;
    const [jaHa] = await doPortal(ao, linha, pedir);
    return (linha.codigo === null ? impedeInclusao(jaHa) : impedeMudanca(linha, jaHa)) ?? pedido;
  },

  async depois(ao, linha, pedir) {
    const achados = await doPortal(ao, linha, pedir);
    const [achado] = achados;
    if (!achado) return null;
    if (achados.length === 1 && foiFeito(linha, achado)) return enviado(achado, linha);
    // The version that was to be changed still stands: the change may be on its way.
    const comoEstava = linha.codigo !== null && achado.versao === linha.versaoBase;
    return comoEstava ? null : { veja: frases.achadoDiferente(achados.map((produtoAchado) => produtoAchado.codigo)) };
  },

  feito(linha, bytes) {
    const [feito] = lerProdutos(bytes);
    return feito && (linha.codigo === null || feito.codigo === linha.codigo) ? enviado(feito, linha) : null;
  },

  campoDaFrase(frase) {
    const [atributo] = /\bATT_\d+\b/.exec(frase) ?? [];
    if (atributo) return `valores.${atributo}`;
    const [, campo = null] = CAMPOS_NAS_FRASES.find(([palavra]) => palavra.test(frase)) ?? [];
    return campo;
  },
};

function foiFeito({ ato, codigo, versaoBase, escrito }: LinhaDoProduto, achado: ProdutoDoPortal): boolean {
  if (ato === 'DESATIVAR') return achado.situacao === 'DESATIVADO';
  if (codigo !== null && achado.versao === versaoBase) return false;
  return diferencasDoProduto(lerEnviado(escrito ?? ''), achado).length === 0;
}

function impedeInclusao(jaHa: ProdutoDoPortal | undefined) {
  return jaHa ? recusado([{ campo: 'codigoInterno', frase: frases.jaHa(jaHa.codigo) }], frases.naoEnviado) : null;
}

/** Another version there was made by somebody else, and would go out of sight unseen. */
function impedeMudanca(linha: LinhaDoProduto, la: ProdutoDoPortal | undefined): Fim<typeof portalProduto> | null {
  const { ato, codigo, versaoBase } = linha;
  if (!la) return recusado([], `O Portal não mostra mais o produto ${codigo}. Nada foi enviado.`);
  if (ato === 'DESATIVAR' && la.situacao === 'DESATIVADO') return enviado(la, linha);
  if (la.situacao === 'DESATIVADO') return recusado([], jaDesativado('produto'));
  return la.versao === versaoBase ? null : recusado([], frases.outraVersao(la.versao, versaoBase));
}

/** The Portal's products with exactly this code, or else this código interno, whatever its filter makes of it. */
async function doPortal(
  ao: AoBuscar,
  { raiz, codigo, codigoInterno }: LinhaDoProduto,
  pedir: Pedir,
): Promise<ProdutoDoPortal[]> {
  const query = new URLSearchParams({ cpfCnpjRaiz: raiz, ...(codigo === null ? { codigoInterno } : { codigo }) });
  const lista = exigirLista(ao, await pedir(LISTA_DE_PRODUTOS, `${CAMINHO}?${query}`), lerProdutos);
  return lista.filter((produtoDoPortal) =>
    codigo === null ? produtoDoPortal.codigosInterno.includes(codigoInterno) : produtoDoPortal.codigo === codigo,
  );
}

/** The request of an act; null when there is nothing to send. */
function pedidoDe({ ato, raiz, codigo, versaoBase, escrito }: LinhaDoProduto) {
  const mudanca = { metodo: 'PUT', corpo: escrito } as const;
  switch (ato) {
    case 'INCLUIR':
      if (!escrito) return null;
      return {
        funcao: 'salvarVersaoInicialProduto' as const,
        metodo: 'POST' as const,
        caminho: `${CAMINHO}/${raiz}`,
        corpo: escrito,
      };
    case 'NOVA_VERSAO':
      if (!escrito || !codigo) return null;
      return { ...mudanca, funcao: 'salvarNovaVersao', caminho: `${CAMINHO}/${raiz}/${codigo}` } as const;
    case 'RETIFICACAO': {
      if (!escrito || !codigo || !versaoBase) return null;
      const qual = `${raiz}/${codigo}/${encodeURIComponent(versaoBase)}`;
      return { ...mudanca, funcao: 'salvarRetificacao', caminho: `${CAMINHO}/${qual}` } as const;
    }
    case 'DESATIVAR':
      if (!codigo) return null;
      return {
        funcao: 'desativar' as const,
        metodo: 'PUT' as const,
        corpo: null,
        caminho: `${CAMINHO}/desativar/${raiz}/${codigo}`,
      };
  }
}

function enviado({ codigo, versao, situacao }: ProdutoDoPortal, linha: LinhaDoProduto): Fim<typeof portalProduto> {
  return {
    valores: {
      situacao: 'ENVIADO',
      codigo,
      versaoNoPortal: versao,
      situacaoNoPortal: situacao,
      problemas: [],
      ...semComparar(),
      versaoVista: null,
      situacaoVista: null,
      ...depoisDoEnvio(linha),
    },
    oQue:
      linha.ato === 'DESATIVAR'
        ? `o Portal desativou o produto ${codigo}.`
        : `o Portal fez o produto ${codigo}${versao ? `, versão ${versao}` : ''}.`,
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
  outraVersao: (la: string | null, base: string | null) =>
    `O Portal Único está na versão ${la ?? '—'} deste produto, e esta mudança partiu da ${base ?? '—'}. Nada foi enviado: compare com o Portal, veja o que difere, e parta da versão de lá.`,
};

const CAMINHO = '/catp/api/ext/produto';
