import type { UsuarioLogado } from '#lib/contracts/auth.ts';
import type { ConviteAberto } from '#lib/contracts/usuario.ts';
import type { Relogio } from '#server/platform/clock.ts';
import type { Banco } from '#server/platform/db/database.ts';
import { violaUnicidade } from '#server/platform/db/violation.ts';
import { historicoRepository } from '#server/platform/history/history-repository.ts';
import { conviteSemValor } from '#server/platform/refusals.ts';
import { hashDoToken } from '#server/platform/security/token.ts';
import { recusarEmailComoSenha } from './change-my-password.ts';
import { conviteRepository } from './invitation-repository.ts';
import { abrirSessao } from './open-session.ts';
import { hashDaSenha } from './password.ts';
import { acessoRepository } from './session-repository.ts';

/** @throws {Recusa} 404, the same for a link nobody made, one that was used or replaced, and one that is over. */
export async function lerConvite(db: Banco, relogio: Relogio, token: string): Promise<ConviteAberto> {
  const aberto = await conviteRepository(db).abrir(hashDoToken(token), relogio.agora());
  if (!aberto) throw conviteSemValor();
  const { empresa, nome, email, ate } = aberto;
  return { empresa, nome, email, ate: ate.toISOString() };
}

/** The invited person's password, and their first session. @throws {Recusa} as `lerConvite`. */
export async function aceitarConvite(
  db: Banco,
  relogio: Relogio,
  { token, senha, aparelho }: { token: string; senha: string; aparelho?: string | undefined },
): Promise<UsuarioLogado> {
  const tokenHash = hashDoToken(token);
  const em = relogio.agora();
  const convidado = await conviteRepository(db).abrir(tokenHash, em);
  if (!convidado) throw conviteSemValor();
  const { empresaId, usuarioId, email } = convidado;
  recusarEmailComoSenha(senha, email, 'senha');
  const senhaHash = await hashDaSenha(senha);
  const aceitar = db.transaction(async (tx) => {
    if (!(await conviteRepository(tx).gastar(tokenHash, em))) throw conviteSemValor();
    await acessoRepository(tx).inserirCredencial({ email, empresaId, usuarioId, senhaHash, alteradaEm: em });
    const logado = await abrirSessao(tx, relogio, convidado, aparelho);
    if (!logado) throw conviteSemValor();
    const linha = { recurso: 'Usuario', registroId: usuarioId, usuarioId, em };
    await historicoRepository(tx, empresaId).registrar([
      { ...linha, acao: 'ALTERAR', antes: {}, depois: {}, motivo: 'Aceitou o convite.' },
    ]);
    return logado;
  });
  return aceitar.catch((erro) => {
    // The e-mail has come to be somebody's of another company meanwhile.
    throw violaUnicidade(erro) ? conviteSemValor() : erro;
  });
}
