import { z } from 'zod';
import { ACOES_HISTORICO } from '#lib/domain/versoes/historico.ts';
import { id, instante } from '#lib/registros/primitivos.ts';

export const historicoConsulta = z.strictObject({
  recurso: z.string().min(1).max(60),
  registroId: id,
  pagina: z.coerce.number().int().min(1).max(1_000_000).default(1),
  tamanho: z.coerce.number().int().min(1).max(200).default(25),
});
export type HistoricoConsulta = z.infer<typeof historicoConsulta>;

/** One change of a record, with its values before and after; null where the record did not exist. */
export const mudancaDoHistorico = z.object({
  id,
  recurso: z.string(),
  registroId: id,
  acao: z.enum(ACOES_HISTORICO),
  antes: z.record(z.string(), z.unknown()).nullable(),
  depois: z.record(z.string(), z.unknown()).nullable(),
  motivo: z.string().nullable(),
  usuario: z.object({ id, nome: z.string() }),
  em: instante,
});
export type MudancaDoHistorico = z.infer<typeof mudancaDoHistorico>;

/** The version of the record that the person saw. */
export const pedidoDeDesfazer = z.strictObject({ versao: z.number().int().min(1) });
