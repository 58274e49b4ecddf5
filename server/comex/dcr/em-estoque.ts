import { type SQL, sql } from 'drizzle-orm';

/** Tests a lote `l`: its process is not deleted and its desembaraço stands. An undone desembaraço proves nothing. */
export function emEstoque(): SQL {
  return sql`exists (
    select 1 from processo p
    join processo_passo d on d.empresa_id = p.empresa_id and d.processo_id = p.id
      and d.situacao = 'DESEMBARACADO_RFB' and d.desfeito_em is null
    where p.empresa_id = l.empresa_id and p.id = l.processo_id and p.excluido_em is null and p.treinamento is not true)`;
}
