import type { ProdutoSoLa } from '#lib/domain/sistema/produto-no-portal.ts';
import { diferencasDoProduto, lerEnviado, type ProdutoDoPortal } from '#lib/siscomex/produto-json.ts';
import type { conversa } from '#server/comex/portal/conversation.ts';
import type { AoBuscar } from '#server/comex/portal/fetch-duimp.ts';
import type { Fila } from '#server/comex/portal/queue.ts';
import type { Database } from '#server/platform/db/database.ts';
import { catalogoRepository, credenciaisComCatalogo, type LinhaDoCatalogo } from './catalogo-repository.ts';
import { LISTA_DE_PRODUTOS, pedirDoCatalogo } from './catalogue-answers.ts';
import { type LinhaDoProduto, produtoRepository } from './produto-repository.ts';
import { exigirLista } from './send-product.ts';

/** The lists of products that people asked for. */
export function filaDosCatalogos(ao: AoBuscar): Fila {
  return {
    devidas: (agora) => credenciaisComCatalogo(ao.db, agora),
    async proxima(empresaId, credencialId, agora) {
      const seus = catalogoRepository(ao.db, empresaId);
      const linha = await seus.proxima(credencialId, agora);
      if (!linha) return null;
      const { id } = linha;
      return {
        fazer: (fala) => buscarLista(ao, fala, linha),
        tentativas: async () => (await seus.buscar(id))?.tentativas ?? 0,
        parar: (parada) =>
          seus.alterar(id, { ...parada, ...(parada.proximaEm === null && { situacao: 'RECUSADA' as const }) }),
      };
    },
  };
}

/** Asks for the whole list of a root, keeps it as it came, and compares it with what stands here at that moment. */
async function buscarLista(ao: AoBuscar, fala: ReturnType<typeof conversa>, linha: LinhaDoCatalogo): Promise<void> {
  const { empresaId, id, raiz, credencialId, pedidaPor } = linha;
  const desde = ao.relogio.agora();
  const pedir = pedirDoCatalogo(ao, fala, { empresaId, credencialId, produtoId: null, catalogoId: id, por: pedidaPor });
  const query = new URLSearchParams({ cpfCnpjRaiz: raiz });
  const resposta = await pedir(LISTA_DE_PRODUTOS, `/catp/api/ext/produto?${query}`);
  const lista = exigirLista(ao, resposta);
  const em = ao.relogio.agora();
  await ao.db.transaction(async (tx) => {
    const soLa = await compararCom(tx, linha, lista, { desde, em });
    await catalogoRepository(tx, empresaId).alterar(id, {
      ...{ situacao: 'PRONTA', frase: null, tentativas: 0, proximaEm: null, olhadaEm: em },
      ...{ arquivoId: resposta.arquivoId, noPortal: lista.length, soLa },
    });
  });
}

/** Writes what the list says of each product here; answers those that no product here is. */
async function compararCom(
  tx: Database,
  { empresaId, ambiente, raiz }: LinhaDoCatalogo,
  lista: readonly ProdutoDoPortal[],
  { desde, em }: { desde: Date; em: Date },
): Promise<ProdutoSoLa[]> {
  const produtos = produtoRepository(tx, empresaId);
  const daqui = await produtos.doAmbiente({ ambiente, raiz });
  const achados = new Set<ProdutoDoPortal>();
  for (const produto of daqui) {
    const deles = oDele(produto, lista);
    for (const um of deles) achados.add(um);
    await produtos.comparar(produto.id, dizer(produto, deles));
  }
  return lista
    .filter((um) => !achados.has(um))
    .map(({ codigo, versao, situacao, ncm, denominacao, codigosInterno }) => ({
      ...{ codigo, versao, situacao, ncm, denominacao, codigosInterno },
    }));

  function dizer(produto: LinhaDoProduto, deles: readonly ProdutoDoPortal[]) {
    const nada = { comparacao: null, diferencas: [], comparadoEm: null, versaoVista: null, situacaoVista: null };
    // What was sent while the list was being answered may be missing in it, and several say nothing about one.
    const emCurso = produto.situacao === 'ENVIANDO' || produto.situacao === 'INCERTO';
    if (emCurso || (produto.respondidoEm && produto.respondidoEm >= desde) || deles.length > 1) return nada;
    const [deste] = deles;
    if (!deste) return { ...nada, comparacao: 'FALTA_LA' as const, comparadoEm: em };
    const desativado = produto.ato === 'DESATIVAR' && produto.situacao === 'ENVIADO';
    const diferencas = diferencasDoProduto(nossoDe(produto), deste, desativado ? 'DESATIVADO' : 'ATIVADO');
    return {
      ...{ versaoVista: deste.versao, situacaoVista: deste.situacao },
      comparacao: diferencas.length > 0 ? ('DIFERE' as const) : ('IGUAL' as const),
      diferencas,
      comparadoEm: em,
    };
  }
}

/** By the code that the Portal gave; without one, by the código interno. */
function oDele({ codigo, codigoInterno }: LinhaDoProduto, lista: readonly ProdutoDoPortal[]): ProdutoDoPortal[] {
  return lista.filter((um) => (codigo ? um.codigo === codigo : um.codigosInterno.includes(codigoInterno)));
}

/** What was sent, where something was; otherwise what the product says now, or said before a change of it was prepared. */
function nossoDe({ vigente, ...linha }: LinhaDoProduto) {
  const { escrito, codigoInterno, ...dados } = vigente ?? linha;
  return escrito ? lerEnviado(escrito) : { ...dados, codigosInterno: [codigoInterno] };
}
