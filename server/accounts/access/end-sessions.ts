import type { Banco } from '#server/platform/db/database.ts';
import { historicoRepository } from '#server/platform/history/history-repository.ts';
import type { AoGravar } from '#server/platform/records/cadastro.ts';
import { naoEncontrado } from '#server/platform/refusals.ts';
import { acessoRepository } from './session-repository.ts';

/** @throws {Recusa} 404 for a session that is not one's own, or over. */
export async function encerrarSessao(ao: AoGravar, id: string): Promise<void> {
  await ao.db.transaction(async (tx) => {
    if (!(await acessoRepository(tx).revogarSessaoDe(ao.quem, id, ao.relogio.agora()))) {
      throw naoEncontrado('Esta sessão');
    }
    await anotar(tx, ao, 'Encerrou uma sessão.');
  });
}

/** All but the one with this token; answers how many there were. */
export async function encerrarOutrasSessoes(ao: AoGravar, tokenHash: Uint8Array): Promise<number> {
  return ao.db.transaction(async (tx) => {
    const encerradas = await acessoRepository(tx).revogarOutrasSessoesDe(ao.quem, tokenHash, ao.relogio.agora());
    if (encerradas > 0) await anotar(tx, ao, 'Encerrou as outras sessões.');
    return encerradas;
  });
}

async function anotar(tx: Banco, { quem, relogio }: AoGravar, motivo: string): Promise<void> {
  const linha = { recurso: 'Usuario', registroId: quem.usuarioId, usuarioId: quem.usuarioId, em: relogio.agora() };
  await historicoRepository(tx, quem.empresaId).registrar([
    { ...linha, acao: 'ALTERAR', antes: {}, depois: {}, motivo },
  ]);
}
