import type { ListaDoPortal } from '#lib/portal/domain/portal-unico.ts';
import type { conversa } from '#server/portal/talk/conversation.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import type { Fila } from '#server/portal/talk/queue.ts';
import { catalogoRepository, credenciaisComCatalogo, type LinhaDoCatalogo } from './catalogo-repository.ts';
import { pedirDoCatalogo } from './catalogue-answers.ts';
import { LISTA_DOS_FABRICANTES } from './compare-links.ts';
import { compararCom } from './compare-list.ts';
import { LISTA_DOS_OPERADORES } from './compare-operators.ts';
import { LISTA_DOS_PRODUTOS } from './compare-products.ts';
import type { LinhaDePreparo } from './preparo-repository.ts';
import type { Lista } from './ramo.ts';
import { exigirLista } from './send-once.ts';

/** The lists that people asked for. */
export function filaDosCatalogos(ao: AoBuscar): Fila {
  return {
    devidas: (agora) => credenciaisComCatalogo(ao.db, agora),
    async proxima(empresaId, credencialId, agora) {
      const catalogos = catalogoRepository(ao.db, empresaId);
      const linha = await catalogos.proxima(credencialId, agora);
      if (!linha) return null;
      const { id } = linha;
      return {
        fazer: (fala) => LISTAS[linha.deQue](ao, fala, linha),
        tentativas: async () => (await catalogos.buscar(id))?.tentativas ?? 0,
        parar: (parada) =>
          catalogos.alterar(id, { ...parada, ...(parada.proximaEm === null && { situacao: 'RECUSADA' as const }) }),
      };
    },
  };
}

/** Asks for the whole list of a root, keeps it as it came, and compares it with what stands here at that moment. */
function buscarLista<Linha extends LinhaDePreparo, La>(como: Lista<Linha, La>) {
  return async (ao: AoBuscar, fala: ReturnType<typeof conversa>, linha: LinhaDoCatalogo): Promise<void> => {
    const { empresaId, id, raiz, credencialId, pedidaPor } = linha;
    const desde = ao.relogio.agora();
    const pedir = pedirDoCatalogo(ao, fala, {
      empresaId,
      credencialId,
      catalogoId: id,
      por: pedidaPor,
    });
    const resposta = await pedir(como.funcao, como.caminho(raiz));
    const lista = exigirLista(ao, resposta, como.ler);
    const em = ao.relogio.agora();
    await ao.db.transaction(async (tx) => {
      const soLa = (await compararCom(tx, como, linha, lista, { desde, em })).map(como.soLa);
      await catalogoRepository(tx, empresaId).alterar(id, {
        situacao: 'PRONTA',
        frase: null,
        tentativas: 0,
        proximaEm: null,
        olhadaEm: em,
        arquivoId: resposta.arquivoId,
        noPortal: lista.length,
        soLa,
      });
    });
  };
}

const LISTAS: Readonly<Record<ListaDoPortal, ReturnType<typeof buscarLista>>> = {
  PRODUTOS: buscarLista(LISTA_DOS_PRODUTOS),
  OPERADORES: buscarLista(LISTA_DOS_OPERADORES),
  FABRICANTES: buscarLista(LISTA_DOS_FABRICANTES),
};
