import type { UsuarioLogado } from '#lib/contracts/accounts/auth.ts';
import { DURACAO_SESSAO_MS } from '#lib/domain/acesso/sessao.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { newToken, tokenHash } from '#server/platform/security/token.ts';
import { sessionRepository } from './session-repository.ts';

/**
 * Opens a session of one hour for an identified person; null when the person may not sign in. Beyond twenty open sessions the oldest
 * end.
 */
export async function openSession(
  tx: Database,
  relogio: Clock,
  { empresaId, usuarioId }: Caller,
  { aparelho, senhaEm, comFator = false }: Begun,
): Promise<UsuarioLogado | null> {
  const acesso = sessionRepository(tx);
  const pessoa = await acesso.pessoa({ empresaId, usuarioId });
  if (!pessoa) return null;

  const token = newToken();
  const agora = relogio.agora();
  await acesso.abrirSessao({
    tokenHash: tokenHash(token),
    empresaId,
    usuarioId,
    aparelho: aparelho?.slice(0, 300),
    criadaEm: agora,
    expiraEm: new Date(agora.getTime() + DURACAO_SESSAO_MS),
    senhaProvadaEm: senhaEm ?? agora,
    fatorProvadoEm: comFator ? agora : null,
    usadaEm: agora,
  });

  await acesso.encerrarAlemDe({ empresaId, usuarioId }, SESSOES_POR_PESSOA, agora);

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

interface Begun {
  /** The user agent. */
  aparelho?: string | undefined;
  /** When the password was given; now, unless a second step came after it. */
  senhaEm?: Date;
  /** Whether a second factor was given. */
  comFator?: boolean;
}

const SESSOES_POR_PESSOA = 20;
