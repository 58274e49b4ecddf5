import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { SituacaoUsuario, Usuario, UsuarioConsulta } from '#lib/contracts/accounts/usuario.ts';
import { INVITATION_LASTS_MS } from '#server/accounts/access/invitation-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { stillOpen } from '#server/platform/db/due.ts';
import { offsetOf, orderingOf, whenGiven } from '#server/platform/db/list-query.ts';
import { convite, credencial } from '#server/platform/db/schema/access.ts';
import { aplicativoDeCodigos, chaveDeAcesso, empresa, usuario } from '#server/platform/db/schema/core.ts';

type NovoUsuario = Pick<typeof usuario.$inferInsert, 'id' | 'nome' | 'email' | 'criadoEm'>;

/** Reads the people of one company as their colleagues see them: no private field can be read through it. */
export function userRepository(tx: Database, empresaId: string) {
  const daEmpresa = eq(usuario.empresaId, empresaId);
  const condicaoDoUsuario = (id: string) => and(daEmpresa, eq(usuario.id, id));
  const lidos = (agora: Date) =>
    tx
      .select({ usuario, comSenha: credencial.email, conviteAte: convite.expiraEm, segundoFator: TEM_FATOR })
      .from(usuario)
      .leftJoin(credencial, DELE)
      .leftJoin(
        convite,
        and(
          eq(convite.empresaId, usuario.empresaId),
          eq(convite.usuarioId, usuario.id),
          isNull(convite.encerradoEm),
          stillOpen(convite.expiraEm, agora, INVITATION_LASTS_MS),
        ),
      );
  const marcar = async (id: string, desativadoEm: Date | null): Promise<boolean> => {
    const marcadas = await tx
      .update(usuario)
      .set({ desativadoEm })
      .where(and(condicaoDoUsuario(id), desativadoEm ? isNull(usuario.desativadoEm) : isNotNull(usuario.desativadoEm)))
      .returning({ id: usuario.id });
    return marcadas.length === 1;
  };

  return {
    async listar(consulta: UsuarioConsulta, agora: Date): Promise<{ linhas: Usuario[]; total: number }> {
      const filtro = and(daEmpresa, whenGiven(consulta.situacao, deSituacao));
      const colunas = { nome: usuario.nome, email: usuario.email, criadoEm: usuario.criadoEm };
      const { limit, offset } = offsetOf(consulta);
      const linhas = await lidos(agora)
        .where(filtro)
        .orderBy(...orderingOf(consulta.ordem, colunas, usuario.id))
        .limit(limit)
        .offset(offset);
      const [contado] = await tx.select({ total: count() }).from(usuario).leftJoin(credencial, DELE).where(filtro);
      return { linhas: linhas.map(lido), total: contado?.total ?? 0 };
    },

    async buscar(id: string, agora: Date): Promise<Usuario | null> {
      const [linha] = await lidos(agora).where(condicaoDoUsuario(id));
      return linha ? lido(linha) : null;
    },

    async deEmail(email: string): Promise<string | null> {
      const [linha] = await tx
        .select({ id: usuario.id })
        .from(usuario)
        .where(and(daEmpresa, eq(usuario.email, email)));
      return linha?.id ?? null;
    },

    async inserir(novo: NovoUsuario): Promise<void> {
      await tx.insert(usuario).values({ ...novo, empresaId });
    },

    /** False when the person was already deactivated. */
    desativar: (id: string, em: Date): Promise<boolean> => marcar(id, em),

    /** False when the person is not deactivated. */
    reativar: (id: string): Promise<boolean> => marcar(id, null),

    async quantosAtivos(): Promise<number> {
      const [contado] = await tx
        .select({ total: count() })
        .from(usuario)
        .leftJoin(credencial, DELE)
        .where(and(daEmpresa, deSituacao('ATIVO')));
      return contado?.total ?? 0;
    },

    /** Allows one change of the people of a company at a time: two people who deactivate each other at once must not both succeed. */
    async travar(): Promise<void> {
      await tx
        .select({ id: empresa.empresaId })
        .from(empresa)
        .where(eq(empresa.empresaId, empresaId))
        .for('no key update');
    },
  };
}

/** Whether a person has a second factor, by an application or a passkey. */
const TEM_FATOR = sql<boolean>`(exists (select 1 from ${aplicativoDeCodigos} where ${aplicativoDeCodigos.empresaId} = ${usuario.empresaId} and ${aplicativoDeCodigos.usuarioId} = ${usuario.id} and ${aplicativoDeCodigos.confirmadoEm} is not null) or exists (select 1 from ${chaveDeAcesso} where ${chaveDeAcesso.empresaId} = ${usuario.empresaId} and ${chaveDeAcesso.usuarioId} = ${usuario.id}))`;

const DELE = and(eq(credencial.empresaId, usuario.empresaId), eq(credencial.usuarioId, usuario.id));

function deSituacao(situacao: SituacaoUsuario): SQL {
  const condicoes = {
    ATIVO: and(isNull(usuario.desativadoEm), isNotNull(credencial.email)),
    CONVIDADO: and(isNull(usuario.desativadoEm), isNull(credencial.email)),
    DESATIVADO: isNotNull(usuario.desativadoEm),
  };
  return condicoes[situacao] as SQL;
}

interface Linha {
  usuario: typeof usuario.$inferSelect;
  comSenha: string | null;
  conviteAte: Date | null;
  segundoFator: boolean;
}

function lido({ usuario: linha, comSenha, conviteAte, segundoFator }: Linha): Usuario {
  const { id, versao, nome, email, telefone, despachante, sobremim, foto, criadoEm, desativadoEm } = linha;
  return {
    id,
    versao,
    nome,
    email,
    telefone,
    despachante,
    sobremim,
    foto,
    situacao: desativadoEm ? 'DESATIVADO' : comSenha ? 'ATIVO' : 'CONVIDADO',
    segundoFator,
    conviteAte: conviteAte?.toISOString() ?? null,
    criadoEm: criadoEm.toISOString(),
    desativadoEm: desativadoEm?.toISOString() ?? null,
  };
}
