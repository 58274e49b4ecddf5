import type { UsuarioLogado } from '#lib/contracts/auth.ts';
import { DURACAO_SESSAO_MS } from '#lib/domain/sistema/sessao.ts';
import type { Relogio } from '#server/platform/clock.ts';
import type { Banco } from '#server/platform/db/database.ts';
import type { QuemPede } from '#server/platform/security/caller.ts';
import { hashDoToken, novoToken } from '#server/platform/security/token.ts';
import { acessoRepository } from './session-repository.ts';

/** One hour for a person, who has shown who they are; null for one who may not be signed in. */
export async function abrirSessao(
  tx: Banco,
  relogio: Relogio,
  { empresaId, usuarioId }: QuemPede,
  aparelho?: string,
): Promise<UsuarioLogado | null> {
  const acesso = acessoRepository(tx);
  const pessoa = await acesso.pessoa({ empresaId, usuarioId });
  if (!pessoa) return null;

  const token = novoToken();
  const agora = relogio.agora();
  await acesso.abrirSessao({
    tokenHash: hashDoToken(token),
    empresaId,
    usuarioId,
    aparelho: aparelho?.slice(0, 300),
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
