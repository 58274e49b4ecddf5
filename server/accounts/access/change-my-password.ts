import type { TrocaDeSenha } from '#lib/contracts/conta.ts';
import { historicoRepository } from '#server/platform/history/history-repository.ts';
import type { AoGravar } from '#server/platform/records/cadastro.ts';
import { dadosInvalidos, senhaAtualErrada } from '#server/platform/refusals.ts';
import { chaveDoEmail } from './log-in.ts';
import { hashDaSenha, senhaConfere } from './password.ts';
import { acessoRepository } from './session-repository.ts';

/**
 * A new password for who knows the present one; every session but the one with this token ends.
 * @throws {Recusa} 422 when the present one is wrong, 400 when the new one is the e-mail.
 */
export async function trocarMinhaSenha(
  { db, relogio, quem }: AoGravar,
  { atual, nova }: TrocaDeSenha,
  tokenHash: Uint8Array,
): Promise<void> {
  const credencial = await acessoRepository(db).credencialDaPessoa(quem);
  if (!credencial || !(await senhaConfere(atual, credencial.senhaHash))) throw senhaAtualErrada();
  recusarEmailComoSenha(nova, credencial.email, 'nova');
  const senhaHash = await hashDaSenha(nova);
  const em = relogio.agora();
  await db.transaction(async (tx) => {
    const acesso = acessoRepository(tx);
    if (!(await acesso.trocarSenha(credencial, senhaHash, em))) throw senhaAtualErrada();
    await acesso.revogarOutrasSessoesDe(quem, tokenHash, em);
    const linha = { recurso: 'Usuario', registroId: quem.usuarioId, usuarioId: quem.usuarioId, em };
    await historicoRepository(tx, quem.empresaId).registrar([
      { ...linha, acao: 'ALTERAR', antes: {}, depois: {}, motivo: 'Trocou a senha.' },
    ]);
  });
}

/** The first thing anybody tries. */
export function recusarEmailComoSenha(senha: string, email: string, campo: string): void {
  if (chaveDoEmail(senha) !== email) return;
  throw dadosInvalidos('A senha não pode ser o e-mail.', { [campo]: 'A senha não pode ser o seu e-mail.' });
}
