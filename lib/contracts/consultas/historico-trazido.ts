import { z } from 'zod';
import { CAUSAS_DO_ARQUIVO, RESULTADOS_DO_ARQUIVO } from '#lib/contracts/declaracao/historico-trazido.ts';
import { consultaDeLista } from '#lib/contracts/platform/lista.ts';

const filtros = {
  resultado: z.enum(RESULTADOS_DO_ARQUIVO).optional(),
  causa: z.enum(CAUSAS_DO_ARQUIVO).optional(),
};

/** Query of the report of an intake: its files in the order they were sent. */
export const arquivosDoHistoricoConsulta = consultaDeLista(['ordem', 'nome'], 'ordem', filtros);
export type ArquivosDoHistoricoConsulta = z.infer<typeof arquivosDoHistoricoConsulta>;

export const historicosConsulta = z.strictObject({
  pagina: z.coerce.number().int().min(1).max(1_000_000).default(1),
  tamanho: z.coerce.number().int().min(1).max(200).default(25),
});
