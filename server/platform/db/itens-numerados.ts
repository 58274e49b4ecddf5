import { type SQL, sql } from 'drizzle-orm';
import { declaracao } from './schema/declaracao.ts';

/**
 * Whether the declaration of a process is a DUIMP that was registered from it, and the process has as many items as were sent: each
 * then has in the DUIMP the number of its order.
 */
export const ITENS_NUMERADOS: SQL<boolean> = sql<boolean>`exists (
  select 1 from portal_registro r
  where r.empresa_id = ${declaracao.empresaId} and r.processo_id = ${declaracao.processoId}
    and r.numero = ${declaracao.numeroDi} and r.situacao = 'REGISTRADA'
    and r.itens = (
      select count(*) from processo_item i where i.empresa_id = r.empresa_id and i.processo_id = r.processo_id))`;
