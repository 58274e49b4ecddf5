import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import { competenciaPorExtenso } from '#lib/domain/zfm/dci.ts';
import { DCI_EM_ABERTO } from '#lib/domain/zfm/situacao-dci.ts';
import type { Database } from '#server/platform/db/database.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import type { Holder } from '#server/platform/records/cadastro.ts';

/** Finds another monthly DCI for the same industry and month. Only one may exist, apart from its retificadoras. */
export async function competenciaOcupada(
  tx: Database,
  empresaId: string,
  { tipo, competencia, importador: dono }: DciNovo,
  id: string,
): Promise<Holder | null> {
  if (tipo !== 'MENSAL' || competencia === null) return null;
  const daEmpresa = eq(dci.empresaId, empresaId);
  const [dciAtual] = await tx
    .select({ raizId: dci.raizId })
    .from(dci)
    .where(and(daEmpresa, eq(dci.id, id)));
  const [outra] = await tx
    .select({ id: dci.id, processo: dci.processo, situacao: dci.situacao, raizId: dci.raizId })
    .from(dci)
    .where(
      and(
        daEmpresa,
        ne(dci.id, id),
        eq(dci.tipo, 'MENSAL'),
        eq(dci.importadorId, dono.id),
        eq(dci.competencia, competencia),
        isNull(dci.excluidoEm),
        ne(dci.situacao, 'CANCELADA'),
      ),
    )
    .orderBy(asc(dci.processo));
  if (!outra || outra.raizId === dciAtual?.raizId) return null;
  const como = DCI_EM_ABERTO.includes(outra.situacao)
    ? 'continue aquela.'
    : 'o que mudou entra numa retificadora dela.';
  return {
    id: outra.id,
    frase: `A competência ${competenciaPorExtenso(competencia)} desta indústria já tem a ${outra.processo}: ${como}`,
  };
}
