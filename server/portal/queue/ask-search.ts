import { v7 as uuidv7 } from 'uuid';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import type { BuscaNoPortalNova } from '#lib/portal/contracts/portal-unico.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/portal/talk/usable-credential.ts';
import { pedirConsulta } from './ask-fetch.ts';
import { importadorDoPortal } from './asked-importer.ts';
import { buscaRepository } from './busca-repository.ts';

/** Puts a search into the queue of a credential, and answers its id. */
export async function pedirBusca(ao: AoPedir, pedido: BuscaNoPortalNova): Promise<string> {
  const { credencialId, importadorId, de, ate } = pedido;
  const { empresaId, usuarioId } = ao.quem;
  return ao.db.transaction(async (tx) => {
    const credencial = await credencialEmUso(tx, empresaId, credencialId);
    const { cnpj, razaoSocial } = await importadorDoPortal(tx, empresaId, importadorId);
    const em = ao.relogio.agora();
    const id = uuidv7();
    await buscaRepository(tx, empresaId).inserir({
      id,
      credencialId,
      importadorId,
      ni: cnpj,
      de,
      ate,
      daRonda: false,
      pedidaEm: em,
      pedidaPor: usuarioId,
      proximaEm: em,
    });
    const periodo = `de ${diaPorExtenso(de)} a ${diaPorExtenso(ate)}`;
    await contarNaCredencial(tx, ao, credencial, `Pedidas as DUIMPs de ${razaoSocial} ${periodo} ao Portal Único`);
    return id;
  });
}

/**
 * Puts chosen DUIMPs of a search into the queue.
 * @throws {Refusal} 422 when the search has not told one of them.
 */
export async function trazerAsEscolhidas(ao: AoPedir, id: string, numeros: readonly string[]): Promise<void> {
  await ao.db.transaction(async (tx) => {
    const busca = await buscaRepository(tx, ao.quem.empresaId).buscar(id);
    if (!busca) throw notFound('Esta busca');
    const estranho = numeros.find((numero) => !busca.achadas.includes(numero));
    if (estranho) throw againstRule(`A DUIMP ${formatarNumeroDuimp(estranho)} não está nesta busca.`);
    for (const numero of new Set(numeros)) await pedirConsulta(tx, ao, { credencialId: busca.credencialId, numero });
  });
}
