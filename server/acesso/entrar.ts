import type { Credenciais, UsuarioLogado } from '#lib/contracts/auth.ts';
import { DURACAO_SESSAO_MS } from '#lib/domain/sessao.ts';
import type { Banco } from '#server/db/banco.ts';
import { credenciaisInvalidas } from '#server/erros.ts';
import type { Relogio } from '#server/relogio.ts';
import { acessoRepository } from './acesso-repository.ts';
import { gastarTempoDeUmaConferencia, senhaConfere } from './senha.ts';
import { hashDoToken, novoToken } from './token.ts';

/** Opens a session of one hour for who knows the password; says the same, in the same time, to everybody else. */
export async function entrar(db: Banco, relogio: Relogio, { email, password }: Credenciais): Promise<UsuarioLogado> {
  const acesso = acessoRepository(db);
  const credencial = await acesso.credencialDe(chaveDoEmail(email));
  const confere = credencial
    ? await senhaConfere(password, credencial.senhaHash)
    : await gastarTempoDeUmaConferencia(password);
  if (!credencial || !confere) throw credenciaisInvalidas();

  const pessoa = await acesso.pessoa(credencial);
  if (!pessoa) throw credenciaisInvalidas();

  const token = novoToken();
  const agora = relogio.agora();
  await acesso.abrirSessao({
    tokenHash: hashDoToken(token),
    empresaId: credencial.empresaId,
    usuarioId: credencial.usuarioId,
    criadaEm: agora,
    expiraEm: new Date(agora.getTime() + DURACAO_SESSAO_MS),
  });

  const { usuario, nomeFantasia } = pessoa;
  return {
    token,
    id: usuario.id,
    name: usuario.nome,
    email: usuario.email,
    idEmpresa: usuario.empresaId,
    empresa: { nomeFantasia },
    telefone: usuario.telefone,
    telefonePessoal: usuario.telefonePessoal,
    rg: usuario.rg,
    cpf: usuario.cpf,
    dtNascimento: usuario.dtNascimento,
    despachante: usuario.despachante,
    sobremim: usuario.sobremim,
  };
}

/** E-mails are one account whatever their case. */
export const chaveDoEmail = (email: string): string => email.trim().toLowerCase();
