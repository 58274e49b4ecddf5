import { z } from 'zod';
import { localDestinoDci } from '#lib/contracts/dci/dci-partes.ts';
import { consultaDeLista } from '#lib/contracts/platform/lista.ts';
import { MOTIVOS_FORA } from '#lib/domain/zfm/dci.ts';

export const notasConsulta = consultaDeLista(['numero', 'saida', 'destinatario', 'valor'], 'numero', {
  situacao: z.enum(['DENTRO', 'FORA']).optional(),
  fora: z.enum(MOTIVOS_FORA).optional(),
  destino: z.coerce.number().pipe(localDestinoDci).optional(),
  produto: z.string().trim().max(60).optional(),
});

export type NotasConsulta = z.infer<typeof notasConsulta>;
