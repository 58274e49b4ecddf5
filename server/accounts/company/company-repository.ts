import { and, eq } from 'drizzle-orm';
import type { Empresa, EmpresaEdicao } from '#lib/contracts/accounts/empresa.ts';
import { CAMPO_DA_TRAVA, type Trava } from '#lib/domain/acesso/travas.ts';
import type { Database } from '#server/platform/db/database.ts';
import { sessao } from '#server/platform/db/schema/access.ts';
import { empresa } from '#server/platform/db/schema/core.ts';

export function companyRepository(tx: Database, empresaId: string) {
  const condicaoDaEmpresa = eq(empresa.empresaId, empresaId);

  return {
    async ler(): Promise<Empresa> {
      return lida(await tx.select().from(empresa).where(condicaoDaEmpresa));
    },

    /** Locks the company until the transaction ends. */
    async lerParaMudar(): Promise<Empresa> {
      return lida(await tx.select().from(empresa).where(condicaoDaEmpresa).for('no key update'));
    },

    /** False when the company has changed since `versao`. */
    async alterar({ id: _, versao, ...campos }: EmpresaEdicao): Promise<boolean> {
      const alteradas = await tx
        .update(empresa)
        .set({ ...campos, versao: versao + 1 })
        .where(and(condicaoDaEmpresa, eq(empresa.versao, versao)))
        .returning({ id: empresa.empresaId });
      return alteradas.length === 1;
    },

    async mudarTrava(trava: Trava, ligada: boolean): Promise<void> {
      await tx
        .update(empresa)
        .set({ [CAMPO_DA_TRAVA[trava]]: ligada })
        .where(condicaoDaEmpresa);
    },

    async minutosDeInatividade(): Promise<number | null> {
      const [linha] = await tx.select({ minutos: empresa.minutosDeInatividade }).from(empresa).where(condicaoDaEmpresa);
      return linha?.minutos ?? null;
    },

    /** Sets the limit, and begins the count of everybody anew. */
    async limitarInatividade(minutosDeInatividade: number | null, em: Date): Promise<void> {
      await tx.update(empresa).set({ minutosDeInatividade }).where(condicaoDaEmpresa);
      await tx.update(sessao).set({ usadaEm: em }).where(eq(sessao.empresaId, empresaId));
    },

    async trocarLogo(logo: string | null): Promise<void> {
      await tx.update(empresa).set({ logo }).where(condicaoDaEmpresa);
    },
  };
}

function lida([linha]: (typeof empresa.$inferSelect)[]): Empresa {
  if (!linha) throw new Error('A session belongs to a company that is there.');
  const { empresaId: id, criadoEm: _, exemplo: __, minutosDeInatividade: ___, ...campos } = linha;
  return { id, ...campos };
}
