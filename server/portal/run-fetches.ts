import { proximaTentativaNoPortal } from '#lib/portal/domain/horas-do-portal.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import { filaDasAssinaturas } from './notices/subscribe-notices.ts';
import { filaDosAtributos } from './questions/fetch-attributes.ts';
import { filaDasPerguntas } from './questions/fetch-questions.ts';
import { filaDasConsultas } from './queue/fetch-queue.ts';
import { comecarRondas } from './queue/rounds.ts';
import { filaDasBuscas } from './queue/search-queue.ts';
import { type AoFalar, conversa } from './talk/conversation.ts';
import { AindaNao, EntradaRecusada, PortalRecusou } from './talk/outcome.ts';
import type { Fila, Tarefa } from './talk/queue.ts';
import { tomarVez } from './talk/take-turn.ts';

/**
 * Runs what is due, the queues in this order: each credential one row after the other, and one request at a time, whichever server has
 * its turn. `outras` are the queues of the floors above.
 */
export async function correrConsultas(ao: AoBuscar, outras: readonly Fila[] = []): Promise<void> {
  await comecarRondas(ao);
  const filas = [
    filaDasConsultas(ao),
    filaDasBuscas(ao),
    filaDasAssinaturas(ao),
    ...outras,
    filaDosAtributos(ao),
    filaDasPerguntas(ao),
  ];
  const agora = ao.relogio.agora();
  const devidas = (await Promise.all(filas.map((fila) => fila.devidas(agora)))).flat();
  const cada = new Map(
    devidas.map((credencialDevida) => [`${credencialDevida.empresaId} ${credencialDevida.id}`, credencialDevida]),
  );
  await Promise.all([...cada.values()].map(({ empresaId, id }) => daCredencial(ao, filas, empresaId, id)));
}

async function daCredencial(ao: AoFalar, filas: readonly Fila[], empresaId: string, id: string): Promise<void> {
  const vez = await tomarVez(ao, empresaId, id);
  if (!vez) return;
  try {
    const fala = conversa(ao, vez);
    for (;;) {
      const tarefa = await proximaDe(filas, empresaId, id, ao.relogio.agora());
      if (!tarefa) return;
      if (vez.comprovada) await cumprirTarefa(ao, fala, tarefa);
      else if (await cumprirTarefa(ao, fala, { ...tarefa, fazer: () => fala.entrar() })) break;
    }
  } finally {
    await vez.soltar();
  }
  // The Portal has just let this key in for the first time, so whose turn it needs is known now.
  await daCredencial(ao, filas, empresaId, id);
}

async function proximaDe(filas: readonly Fila[], empresaId: string, id: string, agora: Date): Promise<Tarefa | null> {
  for (const fila of filas) {
    const tarefa = await fila.proxima(empresaId, id, agora);
    if (tarefa) return tarefa;
  }
  return null;
}

/** Whether it was done; else the task says why it waits. */
async function cumprirTarefa(ao: AoFalar, fala: ReturnType<typeof conversa>, tarefa: Tarefa): Promise<boolean> {
  try {
    await tarefa.fazer(fala);
    return true;
  } catch (erro) {
    if (erro instanceof EntradaRecusada && tarefa.entradaRecusada) {
      await tarefa.entradaRecusada(erro.message);
      return false;
    }
    if (erro instanceof PortalRecusou) {
      const recusada = { frase: erro.message, motivo: erro.message, proximaEm: null };
      await tarefa.parar({ tentativas: await tarefa.tentativas(), ...recusada });
      return false;
    }
    if (!(erro instanceof AindaNao)) throw erro;
    const tentativas = (await tarefa.tentativas()) + (erro.conta ? 1 : 0);
    const proximaEm = erro.conta ? proximaTentativaNoPortal(tentativas, ao.relogio.agora()) : erro.ate;
    const desistiu = `${erro.message} O Cais tentou ${tentativas} vezes e parou: peça de novo mais tarde.`;
    const frase = proximaEm ? erro.message : desistiu;
    await tarefa.parar({ tentativas, proximaEm, frase, motivo: erro.message });
    return false;
  }
}
