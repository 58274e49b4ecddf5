import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import {
  fechadaPeloNumero,
  inicioDaHora,
  LIMITES_PUBLICADOS,
  numerosATentar,
  voltaDaHora,
} from '#lib/portal/domain/horas-do-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { due, isAhead } from '#server/platform/db/due.ts';
import { portalChamadas, portalPessoa } from '#server/platform/db/schema/portal.ts';

/** Persons as the Portal counts them, over all companies and servers. A person is a keyed hash (`person-key.ts`). */
export function pessoaRepository(tx: Database) {
  const daFuncao = (chave: string, funcao: string) =>
    and(eq(portalChamadas.chave, chave), eq(portalChamadas.funcao, funcao));
  const naVez = (chave: string, vez: string) => and(eq(portalPessoa.chave, chave), eq(portalPessoa.vez, vez));
  const repositorio = {
    /** Of whom a key is, once the Portal has let it in. */
    async deQuem(chave: string): Promise<string | null> {
      const [achada] = await tx
        .select({ pessoa: portalPessoa.pessoa })
        .from(portalPessoa)
        .where(eq(portalPessoa.chave, chave));
      return achada?.pessoa ?? null;
    },

    /** The Portal let a key in at `entradaEm`: from now on it is of this person, unless somebody has already said of whom. */
    async comprovar(chave: string, pessoa: string, entradaEm: Date | null): Promise<void> {
      await tx
        .insert(portalPessoa)
        .values({ chave, pessoa })
        .onConflictDoUpdate({ target: portalPessoa.chave, set: { pessoa }, setWhere: isNull(portalPessoa.pessoa) });
      await tx
        .insert(portalPessoa)
        .values({ chave: pessoa, entradaEm })
        .onConflictDoUpdate({
          target: portalPessoa.chave,
          set: { entradaEm: sql`greatest(${portalPessoa.entradaEm}, excluded.entrada_em)` },
        });
    },

    /** Takes the turn of a person until `ate`: one server at a time speaks for a person. Null while it is taken. */
    async tomarVez(chave: string, vez: string, agora: Date, ate: Date) {
      await tx.insert(portalPessoa).values({ chave }).onConflictDoNothing();
      const livre = or(isNull(portalPessoa.vezAte), due(portalPessoa.vezAte, agora));
      const [tomada] = await tx
        .update(portalPessoa)
        .set({ vez, vezAte: ate })
        // A key whose person became known meanwhile has no turn of its own any more.
        .where(and(eq(portalPessoa.chave, chave), isNull(portalPessoa.pessoa), livre))
        .returning();
      return tomada ?? null;
    },

    /** Renews a turn and writes what only its holder may write; false when the turn was lost. */
    async renovar(chave: string, vez: string, valores: { vezAte: Date; entradaEm?: Date }): Promise<boolean> {
      const mudadas = await tx.update(portalPessoa).set(valores).where(naVez(chave, vez)).returning();
      return mudadas.length === 1;
    },

    async soltarVez(chave: string, vez: string): Promise<void> {
      await tx.update(portalPessoa).set({ vez: null, vezAte: null }).where(naVez(chave, vez));
    },

    /** Until when a function is closed to a person; null when it is open. */
    async fechadaAte(chave: string, funcao: string, agora: Date): Promise<Date | null> {
      const [conta] = await tx.select().from(portalChamadas).where(daFuncao(chave, funcao));
      if (!conta) return null;
      if (conta.voltaEm && isAhead(conta.voltaEm, agora)) return conta.voltaEm;
      return fechadaPeloNumero(conta, agora) ? voltaDaHora(agora) : null;
    },

    /** Counts a call that is about to leave. When the hour allows no more, it counts none and says when it does again. */
    async contar(chave: string, funcao: string, agora: Date): Promise<Date | null> {
      const fechada = await repositorio.fechadaAte(chave, funcao, agora);
      if (fechada) return fechada;
      const hora = inicioDaHora(agora);
      const aTentar = numerosATentar(agora);
      const jaNesta = sql`case when ${portalChamadas.hora} = excluded.hora then ${portalChamadas.chamadas} else 0 end`;
      const contadas = await tx
        .insert(portalChamadas)
        .values({ chave, funcao, hora, chamadas: 1, numero: LIMITES_PUBLICADOS[funcao] ?? null })
        .onConflictDoUpdate({
          target: [portalChamadas.chave, portalChamadas.funcao],
          set: { hora, chamadas: sql`${jaNesta} + 1` },
          setWhere: or(
            isNull(portalChamadas.numero),
            gt(portalChamadas.numero, jaNesta),
            aTentar ? lte(portalChamadas.numeroEm, aTentar) : undefined,
          ),
        })
        .returning();
      return contadas.length === 1 ? null : voltaDaHora(agora);
    },

    /** The Portal did not say that a call was one too many: if it was beyond the number, the number holds no more. */
    async atendida(chave: string, funcao: string, agora: Date): Promise<void> {
      if (!numerosATentar(agora)) return;
      const alemDele = and(
        eq(portalChamadas.hora, inicioDaHora(agora)),
        lt(portalChamadas.numero, portalChamadas.chamadas),
      );
      await tx
        .update(portalChamadas)
        .set({ numero: null, numeroEm: null })
        .where(and(daFuncao(chave, funcao), alemDele));
    },

    /** The Portal said that there was one call too many: `numero` is how many an hour allows, where it said so. */
    async fechar(chave: string, funcao: string, agora: Date, limite: { numero: number | null; voltaEm: Date }) {
      const numeroEm = limite.numero === null || LIMITES_PUBLICADOS[funcao] ? null : agora;
      await tx
        .insert(portalChamadas)
        .values({ chave, funcao, hora: inicioDaHora(agora), chamadas: 1, ...limite, numeroEm })
        .onConflictDoUpdate({
          target: [portalChamadas.chave, portalChamadas.funcao],
          set: {
            voltaEm: limite.voltaEm,
            numero: sql`coalesce(excluded.numero, ${portalChamadas.numero})`,
            numeroEm: sql`coalesce(excluded.numero_em, ${portalChamadas.numeroEm})`,
          },
        });
    },
  };
  return repositorio;
}
