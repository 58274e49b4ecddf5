import { v7 as uuidv7 } from 'uuid';
import type { AoFalar, conversa } from '#server/portal/talk/conversation.ts';
import { exigirConteudo } from '#server/portal/talk/demand-answer.ts';
import { buscaRepository, type LinhaDaBusca } from './busca-repository.ts';
import { consultaRepository } from './consulta-repository.ts';
import { numerosDaLista } from './duimp-answers.ts';

/**
 * Asks for the DUIMPs of an importer in a period, a hundred at a time. Each page is kept, so a search that stops goes on where it was.
 * What the nightly round finds, and nobody has here, goes into the queue of fetches in the same transaction.
 */
export async function procurarDoImportador(
  ao: AoFalar,
  fala: ReturnType<typeof conversa>,
  { empresaId, id, credencialId, ni, de, ate, achadas, daRonda, pedidaPor }: LinhaDaBusca,
): Promise<void> {
  const buscas = buscaRepository(ao.db, empresaId);
  const numeros = new Set(achadas);
  for (;;) {
    const antes = numeros.size;
    const pagina = await perguntar(antes);
    for (const numero of pagina) numeros.add(numero);
    await buscas.alterar(id, { achadas: [...numeros], olhadaEm: ao.relogio.agora(), tentativas: 0, frase: null });
    // A full page without a new number means that the Portal answers the same page again.
    if (pagina.length < POR_PAGINA || numeros.size === antes) break;
  }
  await ao.db.transaction(async (tx) => {
    const quantas = daRonda ? await trazerAsNovas(buscaRepository(tx, empresaId)) : 0;
    await buscaRepository(tx, empresaId).alterar(id, { situacao: 'PRONTA', proximaEm: null, trazidas: quantas });

    async function trazerAsNovas(repositorio: ReturnType<typeof buscaRepository>): Promise<number> {
      const todas = [...numeros];
      const [aqui, vindas] = [
        await repositorio.processosCom(todas),
        await repositorio.consultasDe(credencialId, todas),
      ];
      const novas = todas.filter((numero) => !aqui.has(numero) && !vindas.has(numero));
      const em = ao.relogio.agora();
      let trazidas = 0;
      for (const numero of novas) {
        const nova = { id: uuidv7(), credencialId, numero, pedidaEm: em, pedidaPor, proximaEm: em };
        if (await consultaRepository(tx, empresaId).inserir(nova)) trazidas += 1;
      }
      return trazidas;
    }
  });

  async function perguntar(offset: number): Promise<string[]> {
    const query = new URLSearchParams({
      'data-inicio': de,
      'data-termino': ate,
      offset: String(offset),
      limit: String(POR_PAGINA),
    });
    const resposta = await fala.pedir(
      'buscarChavesPorImportador',
      `/duimp-api/api/ext/duimp/chaves-acesso/importadores/${ni}?${query}`,
    );
    exigirConteudo(ao.relogio, NAO_MOSTRA, resposta);
    return numerosDaLista(resposta.bytes);
  }
}

const POR_PAGINA = 100;
const NAO_MOSTRA =
  'O Portal Único não mostra DUIMPs deste importador a este titular: não há nenhuma no período, ou falta a representação.';
