import { v7 as uuidv7 } from 'uuid';
import type { Usuario, UsuarioConvidado, UsuarioNovo } from '#lib/contracts/accounts/usuario.ts';
import type { AcaoHistorico } from '#lib/domain/versoes/historico.ts';
import { INVITATION_LASTS_MS, invitationRepository } from '#server/accounts/access/invitation-repository.ts';
import { emailKey } from '#server/accounts/access/log-in.ts';
import { invitationLimit } from '#server/accounts/access/log-in-limit.ts';
import { sessionRepository } from '#server/accounts/access/session-repository.ts';
import { throwSampleAway } from '#server/accounts/sample/throw-away.ts';
import type { Database } from '#server/platform/db/database.ts';
import { triedAgainWhenTaken } from '#server/platform/db/violation.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, conflict, duplicate, notFound } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { requireStillSignedIn } from '#server/platform/security/still-signed-in.ts';
import { newToken, tokenHash } from '#server/platform/security/token.ts';
import { keepOnWithout } from './switch-off.ts';
import { userRepository } from './user-repository.ts';

/**
 * Adds a person to the company and returns the link with which they choose a password. It does not ask whether the e-mail has an
 * account in another company: that would tell any company who uses Cais. The invited person learns it when they accept.
 */
export async function invite(ao: OnWrite, { nome, email: digitado }: UsuarioNovo): Promise<UsuarioConvidado> {
  const email = emailKey(digitado);
  await invitationLimit(ao.db).contar(ao.quem.empresaId);
  return triedAgainWhenTaken(() =>
    mudando(ao, { id: uuidv7(), acao: 'CRIAR' }, async (passos, id) => {
      const repetido = await passos.usuarios.deEmail(email);
      if (repetido) throw duplicate(`${email} já é de uma pessoa da empresa.`, repetido);
      await passos.usuarios.inserir({ id, nome, email, criadoEm: passos.em });
      return { token: await novoConvite(passos, ao.quem, id), motivo: null };
    }),
  );
}

/** Makes a new link for a person who has not used theirs, and ends the former link. */
export async function inviteAgain(ao: OnWrite, id: string): Promise<UsuarioConvidado> {
  await invitationLimit(ao.db).contar(ao.quem.empresaId);
  return mudando(ao, { id, acao: 'ALTERAR' }, async (passos, _, antes) => {
    if (antes?.situacao === 'ATIVO') throw againstRule('Esta pessoa já escolheu a senha: não precisa de convite.');
    if (antes?.situacao === 'DESATIVADO') throw againstRule('Esta pessoa está desativada. Reative-a antes.');
    return { token: await novoConvite(passos, ao.quem, id), motivo: 'Fez um novo link de convite.' };
  });
}

/** Present when the write undoes another change: its reason, and the version the person saw. */
interface Desfazendo {
  motivo: string;
  versao: number;
}

/**
 * Takes away the access of a person: their sessions end at once, their password opens none, and a safeguard that they asked to switch
 * off stays on.
 */
export async function deactivate(ao: OnWrite, id: string, desfazendo?: Desfazendo): Promise<Usuario> {
  if (id === ao.quem.usuarioId) {
    throw againstRule('Você não pode desativar a si mesmo. Peça a outra pessoa da empresa.');
  }
  const pedido = { id, acao: 'EXCLUIR', ...como(desfazendo) } as const;
  const { token: _, ...usuario } = await mudando(ao, pedido, async ({ tx, em, usuarios }) => {
    if (!(await usuarios.desativar(id, em))) throw againstRule('Esta pessoa já está desativada.');
    if ((await usuarios.quantosAtivos()) === 0) throw againstRule('A empresa ficaria sem ninguém que pudesse entrar.');
    const titular = { empresaId: ao.quem.empresaId, usuarioId: id };
    await sessionRepository(tx).revogarSessoesDe(titular, em);
    await invitationRepository(tx).encerrarDe(titular, em);
    await throwSampleAway(tx, titular, em);
    await keepOnWithout(tx, ao.quem, em, id);
    return { token: '', motivo: null };
  });
  return usuario;
}

export async function reactivate(ao: OnWrite, id: string, desfazendo?: Desfazendo): Promise<Usuario> {
  const pedido = { id, acao: 'RESTAURAR', ...como(desfazendo) } as const;
  const { token: _, ...usuario } = await mudando(ao, pedido, async ({ usuarios }) => {
    if (!(await usuarios.reativar(id))) throw againstRule('Esta pessoa não está desativada.');
    return { token: '', motivo: null };
  });
  return usuario;
}

const como = (desfazendo: Desfazendo | undefined) => desfazendo && ({ acao: 'DESFAZER', ...desfazendo } as const);

interface Passos {
  tx: Database;
  em: Date;
  usuarios: ReturnType<typeof userRepository>;
}

async function novoConvite(
  { tx, em }: Passos,
  { empresaId, usuarioId: criadoPor }: Caller,
  usuarioId: string,
): Promise<string> {
  const token = newToken();
  const convites = invitationRepository(tx);
  await convites.encerrarDe({ empresaId, usuarioId }, em);
  const expiraEm = new Date(em.getTime() + INVITATION_LASTS_MS);
  await convites.inserir({ tokenHash: tokenHash(token), empresaId, usuarioId, criadoPor, criadoEm: em, expiraEm });
  return token;
}

interface Pedido extends Partial<Desfazendo> {
  id: string;
  acao: AcaoHistorico;
}

/**
 * Writes the change and its line of the history together, one change at a time in a company. The history treats a deactivated
 * person as absent.
 */
async function mudando(
  { db, relogio, quem }: OnWrite,
  { id, acao, versao, motivo: dito }: Pedido,
  mudar: (passos: Passos, id: string, antes: Usuario | null) => Promise<{ token: string; motivo: string | null }>,
): Promise<UsuarioConvidado> {
  return db.transaction(async (tx) => {
    const em = relogio.agora();
    const usuarios = userRepository(tx, quem.empresaId);
    await usuarios.travar();
    await requireStillSignedIn(tx, em);
    const antes = await usuarios.buscar(id, em);
    if (!antes && acao !== 'CRIAR') throw notFound('Esta pessoa');
    if (versao !== undefined && antes?.versao !== versao) throw conflict('O cadastro desta pessoa', antes);
    const { token, motivo } = await mudar({ tx, em, usuarios }, id, antes);
    const atual = await usuarios.buscar(id, em);
    if (!atual) throw notFound('Esta pessoa');
    await historyRepository(tx, quem.empresaId).registrar([
      {
        recurso: 'Usuario',
        registroId: id,
        acao,
        antes: presente(antes),
        depois: presente(atual),
        motivo: dito ?? motivo,
        usuarioId: quem.usuarioId,
        em,
      },
    ]);
    return { ...atual, token };
  });
}

const presente = (pessoa: Usuario | null) => (pessoa?.situacao === 'DESATIVADO' ? null : pessoa);
