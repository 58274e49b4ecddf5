import { z } from 'zod';
import { SITUACOES_NAO_CONVERTIDAS } from '#lib/contracts/consultas/nao-convertido.ts';
import { data, id } from '#lib/registros/primitivos.ts';

/** Filters of the worksheet of event 112120, and the day its late charges are counted to. A malformed value is dropped. */
export const naoConvertidosBusca = z.object({
  situacao: z.enum(SITUACOES_NAO_CONVERTIDAS).catch('A_DECLARAR').default('A_DECLARAR'),
  ate: data.optional().catch(undefined),
  importadorId: id.optional().catch(undefined),
  processoId: id.optional().catch(undefined),
  loteId: id.optional().catch(undefined),
  dciId: id.optional().catch(undefined),
  pagina: z.coerce.number().int().min(1).catch(1).default(1),
});
export type NaoConvertidosBusca = z.infer<typeof naoConvertidosBusca>;

export const NAO_CONVERTIDOS_BUSCA_PADRAO = { situacao: 'A_DECLARAR', pagina: 1 } as const;
