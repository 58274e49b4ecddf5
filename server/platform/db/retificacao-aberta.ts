import { and, type Column, eq } from 'drizzle-orm';
import { portalRetificacao } from './schema/portal.ts';

/** The retificação in the open of a processo. */
export const retificacaoAberta = (deEmpresa: string, processoId: string | Column) =>
  and(
    eq(portalRetificacao.empresaId, deEmpresa),
    eq(portalRetificacao.processoId, processoId),
    eq(portalRetificacao.situacao, 'ABERTA'),
  );
