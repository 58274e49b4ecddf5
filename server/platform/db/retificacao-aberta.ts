import { and, type Column, eq } from 'drizzle-orm';
import { portalRetificacao } from '#server/platform/db/schema/portal-duimp.ts';

/** The retificação in the open of a processo. */
export const retificacaoAberta = (deEmpresa: string, processoId: string | Column) =>
  and(
    eq(portalRetificacao.empresaId, deEmpresa),
    eq(portalRetificacao.processoId, processoId),
    eq(portalRetificacao.situacao, 'ABERTA'),
  );
