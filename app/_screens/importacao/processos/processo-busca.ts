import { z } from 'zod';

const ABAS_PROCESSO = ['resumo', 'adicoes', 'tributos', 'conferencias'] as const;
export type AbaProcesso = (typeof ABAS_PROCESSO)[number];

/** Which part of a process is open, and which page of its adições. */
export const processoBusca = z.object({
  aba: z.enum(ABAS_PROCESSO).catch('resumo').default('resumo'),
  pagina: z.coerce.number().int().min(1).catch(1).default(1),
});
export type ProcessoBusca = z.infer<typeof processoBusca>;

export const PROCESSO_BUSCA_PADRAO: ProcessoBusca = { aba: 'resumo', pagina: 1 };
