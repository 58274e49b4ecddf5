import { v7 as uuidv7 } from 'uuid';
import type { Usuario, UsuarioConvidado, UsuarioNovo } from '#lib/contracts/usuario.ts';
import type { AcaoHistorico } from '#lib/domain/sistema/historico.ts';
import { conviteRepository } from '#server/accounts/access/invitation-repository.ts';
import { chaveDoEmail } from '#server/accounts/access/log-in.ts';
import { acessoRepository } from '#server/accounts/access/session-repository.ts';
import type { Banco } from '#server/platform/db/database.ts';
import { violaUnicidade } from '#server/platform/db/violation.ts';
import { historicoRepository } from '#server/platform/history/history-repository.ts';
import type { AoGravar } from '#server/platform/records/cadastro.ts';
import { conflito, contraRegra, dadosInvalidos, duplicado, naoEncontrado } from '#server/platform/refusals.ts';
import { hashDoToken, novoToken } from '#server/platform/security/token.ts';
import { usuarioRepository } from './user-repository.ts';

/** Somebody new of the company, with the link by which they choose a password. */
export async function convidar(ao: AoGravar, { nome, email: digitado }: UsuarioNovo): Promise<UsuarioConvidado> {
  const email = chaveDoEmail(digitado);
  const tentar = () =>
    mudando(ao, { id: uuidv7(), acao: 'CRIAR' }, async (passos, id) => {
      const repetido = await passos.usuarios.deEmail(email);
      if (repetido) throw duplicado(`${email} já é de uma pessoa da empresa.`, repetido);
      if (await acessoRepository(passos.tx).credencialDe(email)) {
        throw dadosInvalidos(`${email} já tem conta no Cais.`, { email: 'Este e-mail já tem conta no Cais.' });
      }
      await passos.usuarios.inserir({ id, nome, email, criadoEm: passos.em });
      return { token: await novoConvite(passos, ao.quem.empresaId, id), motivo: null };
    });
  return tentar().catch((erro) => {
    // Somebody invited them between the look and the write; looking again says who it is.
    if (violaUnicidade(erro)) return tentar();
    throw erro;
  });
}

/** Another link for who has not used theirs; the older one is over. */
export async function convidarDeNovo(ao: AoGravar, id: string): Promise<UsuarioConvidado> {
  return mudando(ao, { id, acao: 'ALTERAR' }, async (passos, _, antes) => {
    if (antes?.situacao === 'ATIVO') throw contraRegra('Esta pessoa já escolheu a senha: não precisa de convite.');
    if (antes?.situacao === 'DESATIVADO') throw contraRegra('Esta pessoa está desativada. Reative-a antes.');
    return { token: await novoConvite(passos, ao.quem.empresaId, id), motivo: 'Fez um novo link de convite.' };
  });
}

/** What undoes another change says so, of the version the person saw. */
interface Desfazendo {
  motivo: string;
  versao: number;
}

/** Takes somebody's access away: their sessions end at once and no password of theirs opens one. */
export async function desativar(ao: AoGravar, id: string, desfazendo?: Desfazendo): Promise<Usuario> {
  if (id === ao.quem.usuarioId) {
    throw contraRegra('Você não pode desativar a si mesmo. Peça a outra pessoa da empresa.');
  }
  const pedido = { id, acao: 'EXCLUIR', ...como(desfazendo) } as const;
  const { token: _, ...usuario } = await mudando(ao, pedido, async ({ tx, em, usuarios }) => {
    if (!(await usuarios.desativar(id, em))) throw contraRegra('Esta pessoa já está desativada.');
    if ((await usuarios.quantosAtivos()) === 0) throw contraRegra('A empresa ficaria sem ninguém que pudesse entrar.');
    const dela = { empresaId: ao.quem.empresaId, usuarioId: id };
    await acessoRepository(tx).revogarSessoesDe(dela, em);
    await conviteRepository(tx).encerrarDe(dela, em);
    return { token: '', motivo: null };
  });
  return usuario;
}

export async function reativar(ao: AoGravar, id: string, desfazendo?: Desfazendo): Promise<Usuario> {
  const pedido = { id, acao: 'RESTAURAR', ...como(desfazendo) } as const;
  const { token: _, ...usuario } = await mudando(ao, pedido, async ({ usuarios }) => {
    if (!(await usuarios.reativar(id))) throw contraRegra('Esta pessoa não está desativada.');
    return { token: '', motivo: null };
  });
  return usuario;
}

const como = (desfazendo: Desfazendo | undefined) => desfazendo && ({ acao: 'DESFAZER', ...desfazendo } as const);

interface Passos {
  tx: Banco;
  em: Date;
  usuarios: ReturnType<typeof usuarioRepository>;
}

async function novoConvite({ tx, em }: Passos, empresaId: string, usuarioId: string): Promise<string> {
  const token = novoToken();
  const convites = conviteRepository(tx);
  await convites.encerrarDe({ empresaId, usuarioId }, em);
  const expiraEm = new Date(em.getTime() + VALIDADE_MS);
  await convites.inserir({ tokenHash: hashDoToken(token), empresaId, usuarioId, criadoEm: em, expiraEm });
  return token;
}

interface Pedido extends Partial<Desfazendo> {
  id: string;
  acao: AcaoHistorico;
}

/** The change and the line that tells of it, both or neither, one at a time in a company. Who is deactivated is not there. */
async function mudando(
  { db, relogio, quem }: AoGravar,
  { id, acao, versao, motivo: dito }: Pedido,
  mudar: (passos: Passos, id: string, antes: Usuario | null) => Promise<{ token: string; motivo: string | null }>,
): Promise<UsuarioConvidado> {
  return db.transaction(async (tx) => {
    const em = relogio.agora();
    const usuarios = usuarioRepository(tx, quem.empresaId);
    await usuarios.travar();
    const antes = await usuarios.buscar(id, em);
    if (!antes && acao !== 'CRIAR') throw naoEncontrado('Esta pessoa');
    if (versao !== undefined && antes?.versao !== versao) throw conflito('O cadastro desta pessoa', antes);
    const { token, motivo } = await mudar({ tx, em, usuarios }, id, antes);
    const atual = await usuarios.buscar(id, em);
    if (!atual) throw naoEncontrado('Esta pessoa');
    await historicoRepository(tx, quem.empresaId).registrar([
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

/** Seven days. */
const VALIDADE_MS = 7 * 24 * 60 * 60 * 1000;
