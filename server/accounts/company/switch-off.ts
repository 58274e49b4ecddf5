import { v7 as uuidv7 } from 'uuid';
import type { DesligamentoDeTrava } from '#lib/contracts/accounts/empresa.ts';
import { CAMPO_DA_TRAVA, ESPERA_DO_DESLIGAMENTO_MS, NOME_DA_TRAVA, type Trava } from '#lib/domain/acesso/travas.ts';
import type { AcaoHistorico } from '#lib/domain/versoes/historico.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { requireSecondPerson } from '#server/platform/security/second-person.ts';
import { companyRepository } from './company-repository.ts';
import { withLockedCompany } from './locked-company.ts';
import { type OpenSwitchOff, switchOffRepository, switchOffsDue } from './switch-off-repository.ts';

/** The requests under way to switch a safeguard off, the oldest first. */
export async function switchOffsOf(db: Database, empresaId: string): Promise<DesligamentoDeTrava[]> {
  const abertos = await switchOffRepository(db, empresaId).abertos();
  return abertos.map(({ id, trava, pedidoPor, nome, pedidoEm }) => ({
    id,
    trava,
    pedidoPor: { id: pedidoPor, nome },
    pedidoEm: pedidoEm.toISOString(),
    valeEm: new Date(pedidoEm.getTime() + ESPERA_DO_DESLIGAMENTO_MS).toISOString(),
  }));
}

/**
 * Asks to switch a safeguard off. It stays on until a second person confirms, or for 72 hours in which everybody is told.
 * @throws {Refusal} 422 when it is off, or somebody has asked already.
 */
export async function askSwitchOff(ao: OnWrite, trava: Trava): Promise<void> {
  const { empresaId, usuarioId } = ao.quem;
  await withLockedCompany(ao, async (tx, em, empresa) => {
    if (!empresa[CAMPO_DA_TRAVA[trava]]) throw againstRule('Já está desligada.');
    const pedidos = switchOffRepository(tx, empresaId);
    if ((await pedidos.abertos()).some((pedido) => pedido.trava === trava)) {
      throw againstRule('Já foi pedido: espera outra pessoa confirmar, ou 72 horas.');
    }
    await pedidos.inserir({ id: uuidv7(), trava, pedidoPor: usuarioId, pedidoEm: em });
    await tell(tx, ao.quem, em, {
      trava,
      era: null,
      ficou: 'pedido',
      motivo: `Pediu para desligar: ${NOME_DA_TRAVA[trava]}. Vale quando outra pessoa confirmar, ou em 72 horas.`,
    });
  });
}

/** Switches the safeguard off, as a second person. @throws {Refusal} 404 when nothing waits, 422 to who asked. */
export function confirmSwitchOff(ao: OnWrite, id: string): Promise<void> {
  return ending(ao, id, async (tx, em, pedido) => {
    await requireSecondPerson(tx, ao.quem, {
      pedidoPor: pedido.pedidoPor,
      frase: 'Quem pediu não confirma: peça a outra pessoa da empresa, ou espere as 72 horas.',
      agora: em,
    });
    await switchOff(tx, ao.quem, em, {
      pedido,
      fim: 'CONFIRMADO',
      motivo: `Confirmou o que ${pedido.nome} pediu, e desligou: ${NOME_DA_TRAVA[pedido.trava]}.`,
    });
  });
}

/** Keeps the safeguard on: anybody may. @throws {Refusal} 404 when nothing waits. */
export function keepOn(ao: OnWrite, id: string): Promise<void> {
  return ending(ao, id, async (tx, em, pedido) => {
    await keep(tx, ao.quem, em, { pedido, porque: `${pedido.nome} tinha pedido para desligar` });
  });
}

/** Keeps on what somebody who no longer comes in had asked to switch off. The company is locked already. */
export async function keepOnWithout(tx: Database, quem: Caller, em: Date, pedidoPor: string): Promise<void> {
  const abertos = await switchOffRepository(tx, quem.empresaId).abertos();
  for (const pedido of abertos.filter((aberto) => aberto.pedidoPor === pedidoPor)) {
    await keep(tx, quem, em, { pedido, porque: `${pedido.nome} tinha pedido para desligar, e não entra mais` });
  }
}

/** Switches off what nobody objected to for 72 hours, in the name of who asked. */
export async function switchOffDue({ db, relogio }: { db: Database; relogio: Clock }): Promise<void> {
  const agora = relogio.agora();
  for (const { empresaId, id, pedidoPor } of await switchOffsDue(
    db,
    new Date(agora.getTime() - ESPERA_DO_DESLIGAMENTO_MS),
  )) {
    const quem = { empresaId, usuarioId: pedidoPor };
    await withLockedCompany({ db, relogio, quem }, async (tx, em) => {
      const pedido = (await switchOffRepository(tx, empresaId).abertos()).find((aberto) => aberto.id === id);
      if (!pedido) return;
      await switchOff(tx, quem, em, {
        pedido,
        fim: 'PASSOU_O_PRAZO',
        motivo: `72 horas depois do pedido de ${pedido.nome}, sem que ninguém a mantivesse, desligou-se: ${NOME_DA_TRAVA[pedido.trava]}.`,
      });
    });
  }
}

async function switchOff(
  tx: Database,
  quem: Caller,
  em: Date,
  { pedido, fim, motivo }: { pedido: OpenSwitchOff; fim: 'CONFIRMADO' | 'PASSOU_O_PRAZO'; motivo: string },
): Promise<void> {
  await switchOffRepository(tx, quem.empresaId).encerrar(pedido.id, fim, em);
  await companyRepository(tx, quem.empresaId).mudarTrava(pedido.trava, false);
  await tell(tx, quem, em, { trava: pedido.trava, era: true, ficou: false, motivo });
}

async function keep(
  tx: Database,
  quem: Caller,
  em: Date,
  { pedido, porque }: { pedido: OpenSwitchOff; porque: string },
): Promise<void> {
  await switchOffRepository(tx, quem.empresaId).encerrar(pedido.id, 'MANTIDA', em);
  const motivo = `Manteve ligada: ${NOME_DA_TRAVA[pedido.trava]}. ${porque}.`;
  await tell(tx, quem, em, { trava: pedido.trava, era: 'pedido', ficou: null, motivo });
}

/** Does something about one open request, one act at a time in a company. */
function ending(
  ao: OnWrite,
  id: string,
  act: (tx: Database, em: Date, pedido: OpenSwitchOff) => Promise<void>,
): Promise<void> {
  return withLockedCompany(ao, async (tx, em) => {
    const pedido = (await switchOffRepository(tx, ao.quem.empresaId).abertos()).find((aberto) => aberto.id === id);
    if (!pedido) throw notFound('Este pedido de desligar');
    await act(tx, em, pedido);
  });
}

interface Told {
  trava: Trava;
  era: boolean | string | null;
  ficou: boolean | string | null;
  motivo: string;
}

/** Writes an act into the history of the company, from which everybody is told: the flag where it changed, else the request. */
async function tell(tx: Database, quem: Caller, em: Date, { trava, era, ficou, motivo }: Told): Promise<void> {
  const campo = typeof (ficou ?? era) === 'boolean' ? CAMPO_DA_TRAVA[trava] : 'desligamento';
  const acao: AcaoHistorico = 'ALTERAR';
  const linha = { recurso: 'Empresa', registroId: quem.empresaId, usuarioId: quem.usuarioId, em, acao, motivo };
  await historyRepository(tx, quem.empresaId).registrar([
    { ...linha, antes: { [campo]: era }, depois: { [campo]: ficou } },
  ]);
}
