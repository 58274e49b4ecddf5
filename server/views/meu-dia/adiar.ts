import type { AdiamentoNovo } from '#lib/contracts/views/meu-dia.ts';
import { recusaDoAdiamento } from '#lib/domain/telas/meu-dia.ts';
import { type Clock, today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { type Adiamento, adiamentoRepository } from './adiamento-repository.ts';
import { type LinhaDaRegra, type Regras, registroDaChave, regraDaChave } from './regra.ts';

interface AoAdiar {
  db: Database;
  relogio: Clock;
  quem: Caller;
}

/**
 * Postpones a line for the caller, until a day and for a reason.
 * @throws {Refusal} 404 when the line no longer waits, 422 at the day.
 */
export async function adiar(
  { db, relogio, quem, regras }: AoAdiar & { regras: Regras },
  { chave, ate, motivo }: AdiamentoNovo,
): Promise<void> {
  const dia = today(relogio);
  const recusa = recusaDoAdiamento(ate, dia);
  if (recusa) throw againstRule(recusa, 'ate');
  await db.transaction(async (tx) => {
    const linha = await linhaDaChave({ tx, empresaId: quem.empresaId, hoje: dia }, regras, chave);
    if (!linha) throw notFound('Esta pendência');
    const repositorio = adiamentoRepository(tx, quem);
    const antes = await repositorio.daChave(chave);
    const { regra, titulo, nivel, prazo } = linha;
    const em = relogio.agora();
    const depois = { chave, regra, registroId: registroDaChave(chave), titulo, nivel, prazo, ate, motivo, em };
    await repositorio.guardar(depois);
    await contar(tx, quem, em, { antes, depois });
  });
}

/**
 * Brings back a line the caller had postponed.
 * @throws {Refusal} 404 when it was not postponed.
 */
export async function trazerDeVolta({ db, relogio, quem }: AoAdiar, chave: string): Promise<void> {
  await db.transaction(async (tx) => {
    const repositorio = adiamentoRepository(tx, quem);
    const antes = await repositorio.daChave(chave);
    if (!antes) throw notFound('Este adiamento');
    await repositorio.retirar(chave);
    await contar(tx, quem, relogio.agora(), { antes, depois: null });
  });
}

async function linhaDaChave(
  ao: { tx: Database; empresaId: string; hoje: string },
  regras: Regras,
  chave: string,
): Promise<LinhaDaRegra | undefined> {
  const codigo = regraDaChave(chave);
  const regra = regras.find((lida) => lida.codigo === codigo);
  if (!regra || !UUID.test(registroDaChave(chave))) return undefined;
  const { linhas } = await regra.ler(ao, { so: [chave] }, 1);
  return linhas.find((linha) => linha.chave === chave);
}

interface Mudanca {
  antes: Adiamento | null;
  depois: Omit<Adiamento, 'empresaId' | 'usuarioId'> | null;
}

/** Records who postponed which line, until when and why. The history keeps it under the record, even after the line is gone. */
async function contar(tx: Database, quem: Caller, em: Date, { antes, depois }: Mudanca): Promise<void> {
  const lado = antes ?? depois;
  if (!lado) return;
  await historyRepository(tx, quem.empresaId).registrar([
    {
      recurso: 'Adiamento',
      registroId: lado.registroId,
      acao: depois === null ? 'EXCLUIR' : antes === null ? 'CRIAR' : 'ALTERAR',
      antes: antes && noHistorico(antes),
      depois: depois && noHistorico(depois),
      motivo: depois?.motivo ?? null,
      usuarioId: quem.usuarioId,
      em,
    },
  ]);
}

function noHistorico({ chave, titulo, prazo, ate, motivo }: NonNullable<Mudanca['depois']>): object {
  return { chave, titulo, prazo, ate, motivo };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
