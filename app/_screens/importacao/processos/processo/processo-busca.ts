import { z } from 'zod';

export const ABAS_PROCESSO = [
  'resumo',
  'identificacao',
  'carga',
  'licencas',
  'itens',
  'adicoes',
  'tributos',
  'cambio',
  'despesas',
  'conferencias',
  'documentos',
  'duimp',
  'sefaz',
  'historico',
] as const;
export type AbaProcesso = (typeof ABAS_PROCESSO)[number];

/**
 * The open tab, the field that a link leads to, the page of adições or of goods, the open planned adição, and the open memória: `001.ii`,
 * `total.ii`.
 */
export const processoBusca = z.object({
  aba: z.enum(ABAS_PROCESSO).catch('resumo').default('resumo'),
  pagina: z.coerce.number().int().min(1).catch(1).default(1),
  /** A field (`licencas.0.validade`), a missing document (`FATURA`), a conferência (`VMLD-null`), or the steps (`andamento`). */
  campo: z
    .string()
    .regex(/^[\w.-]{1,80}$/)
    .optional()
    .catch(undefined),
  /** Whether the comparison of 2026, 2027 and 2033 is open. */
  anos: z.literal(true).optional().catch(undefined),
  /** The words searched for in the goods, and whether only the differences are shown. */
  q: z.string().trim().max(200).optional().catch(undefined),
  soDiferencas: z.literal(true).optional().catch(undefined),
  adicao: z.coerce.number().int().min(1).max(999).optional().catch(undefined),
  memoria: z
    .string()
    .regex(/^(\d{3}|total)\.\w+(\.aDebitar)?$/)
    .optional()
    .catch(undefined),
});
export type ProcessoBusca = z.infer<typeof processoBusca>;

export const PROCESSO_BUSCA_PADRAO: ProcessoBusca = { aba: 'resumo', pagina: 1 };
