import type { PedidoDaAssinatura } from '#lib/portal/contracts/assinaturas-do-portal.ts';
import { enderecoNoPortal } from '#lib/portal/domain/endereco-dos-avisos.ts';
import { podeOlharDeNovo } from '#lib/portal/domain/horas-do-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { againstRule, invalidField } from '#server/platform/refusals.ts';
import { escreverHora } from '#server/portal/talk/at-time.ts';
import type { LinhaDaCredencial } from '#server/portal/talk/credencial-repository.ts';
import { type AoPedir, contarNaCredencial, credencialEmUso } from '#server/portal/talk/usable-credential.ts';
import { assinaturaRepository } from './assinatura-repository.ts';
import { caminhoDoReceptor, receptorRepository } from './receptor-repository.ts';

/**
 * Puts into the queue of a credential what is asked about its address of notices.
 * @throws {Refusal} 404 or 409 of the credential, 422 when there is no address or it was looked at just now, 400 of an address that the
 * Portal cannot call.
 */
export async function pedirAssinatura(ao: AoPedir, credencialId: string, pedido: PedidoDaAssinatura): Promise<void> {
  const { empresaId } = ao.quem;
  await ao.db.transaction(async (tx) => {
    const credencial = await credencialEmUso(tx, empresaId, credencialId);
    const receptor = await receptorRepository(tx, empresaId).daCredencial(credencialId);
    if (!receptor) throw againstRule('Faça antes o endereço dos avisos desta credencial.');
    const havia = await assinaturaRepository(tx, empresaId).daCredencial(credencialId);
    if (pedido.ato === 'ASSINAR') {
      if (!receptor.segredo) throw againstRule('Esta credencial deixou de receber avisos. Faça o endereço de novo.');
      const lido = enderecoNoPortal(pedido.endereco, caminhoDoReceptor(receptor));
      if ('porque' in lido) throw invalidField('endereco', lido.porque);
      await porNaFila(tx, ao, credencial, { ato: 'ASSINAR', endpoint: lido.endereco, alvo: null });
    } else if (pedido.ato === 'RETIRAR') {
      const endpoint = pedido.alvo === null ? null : (havia?.endpoint ?? null);
      await porNaFila(tx, ao, credencial, { ato: 'RETIRAR', endpoint, alvo: pedido.alvo });
    } else {
      exigirQueSePossaOlhar(havia?.olhadaEm ?? null, ao.relogio.agora());
      const { ato, alvo } = havia?.situacao === 'NA_FILA' ? havia : { ato: 'OLHAR' as const, alvo: null };
      await porNaFila(tx, ao, credencial, { ato, endpoint: havia?.endpoint ?? null, alvo });
    }
  });
}

/** Another secret was made, or the address was ended: what is registered at the Portal follows, when anything is. */
export async function seguirReceptor(
  tx: Database,
  ao: Omit<AoPedir, 'db'>,
  credencial: LinhaDaCredencial,
  ato: 'ASSINAR' | 'RETIRAR',
): Promise<void> {
  const { empresaId } = ao.quem;
  const havia = await assinaturaRepository(tx, empresaId).daCredencial(credencial.id);
  if (!havia?.endpoint) return;
  await porNaFila(tx, ao, credencial, { ato, endpoint: ato === 'ASSINAR' ? havia.endpoint : null, alvo: null });
}

async function porNaFila(
  tx: Database,
  ao: Omit<AoPedir, 'db'>,
  credencial: LinhaDaCredencial,
  pedido: Parameters<typeof ORDENS.ASSINAR>[0],
): Promise<void> {
  const { empresaId, usuarioId: pedidaPor } = ao.quem;
  const pedidaEm = ao.relogio.agora();
  await assinaturaRepository(tx, empresaId).pedir({ ...pedido, credencialId: credencial.id, pedidaEm, pedidaPor });
  await contarNaCredencial(tx, ao, credencial, `Pedido ao Portal Único: ${ORDENS[pedido.ato](pedido)}`);
}

function exigirQueSePossaOlhar(olhadaEm: Date | null, agora: Date): void {
  const pode = olhadaEm && podeOlharDeNovo(olhadaEm);
  if (!olhadaEm || !pode || pode <= agora) return;
  throw againstRule(`O Cais olhou às ${escreverHora(olhadaEm)}. Pode olhar de novo às ${escreverHora(pode)}.`);
}

interface Pedido {
  ato: keyof typeof ORDENS;
  endpoint: string | null;
  alvo: string | null;
}

const ORDENS = {
  OLHAR: () => 'o cadastro dos avisos',
  ASSINAR: ({ endpoint }: Pedido) => `cadastrar os avisos em ${endpoint && new URL(endpoint).host}`,
  RETIRAR: ({ alvo }: Pedido) =>
    alvo === null ? 'retirar o cadastro dos avisos' : `retirar o cadastro ${alvo} dos avisos`,
};
