import type { z } from 'zod';
import type { listaDoPortalNova } from '#lib/portal/contracts/preparo-no-portal.ts';
import { locked } from '#server/platform/refusals.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/portal/talk/usable-credential.ts';
import { catalogoRepository } from './catalogo-repository.ts';
import { raizDe } from './prepare-drafts.ts';
import type { LinhaDePreparo } from './preparo-repository.ts';
import type { Lista } from './ramo.ts';

/**
 * Asks for the Portal's list of the products, foreign operators or links to makers of an importer, in the environment of the credential; answers
 * its id.
 * @throws {Refusal} 404 or 409 for a credential that cannot be used, 409 while it waits already or came a moment ago.
 */
export async function pedirLista(
  ao: AoPedir,
  { deQue, pedida }: Pick<Lista<LinhaDePreparo, object>, 'deQue' | 'pedida'>,
  { credencialId, importadorId }: z.output<typeof listaDoPortalNova>,
): Promise<string> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  return ao.db.transaction(async (tx) => {
    const credencial = await credencialEmUso(tx, empresaId, credencialId);
    const { ambiente } = credencial;
    const raiz = await raizDe(tx, empresaId, importadorId);
    const listas = catalogoRepository(tx, empresaId);
    const antes = await listas.daRaiz(deQue, ambiente, raiz);
    if (antes?.situacao === 'NA_FILA') throw locked('Esta lista já foi pedida: espere a resposta.');
    if (antes?.olhadaEm && em.getTime() - antes.olhadaEm.getTime() < ENTRE_LISTAS_MIN * 60_000) {
      throw locked(`O Portal respondeu esta lista há pouco: espere ${ENTRE_LISTAS_MIN} minutos.`);
    }
    const nova = {
      deQue,
      ambiente,
      raiz,
      importadorId,
      credencialId,
      pedidaEm: em,
      pedidaPor: usuarioId,
      proximaEm: em,
    };
    const id = await listas.pedir(nova);
    await contarNaCredencial(tx, ao, credencial, pedida);
    return id;
  });
}

/** The limit of this function is not published. */
const ENTRE_LISTAS_MIN = 2;
