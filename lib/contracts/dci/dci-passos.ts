import { z } from 'zod';
import { ETAPAS_DCI } from '#lib/domain/zfm/dci.ts';
import { PASSOS_DA_DCI } from '#lib/domain/zfm/passos-da-dci.ts';
import { CANAIS_DCI, SITUACOES_DCI } from '#lib/domain/zfm/situacao-dci.ts';
import { data, dataLida, id, instante } from '#lib/registros/primitivos.ts';
import { opcional, textoOpcional } from '#lib/registros/tipos.ts';
import { outraDci } from './dci-partes.ts';

export const passoLido = z.object({
  id,
  passo: z.enum([...PASSOS_DA_DCI, 'EDITAR', 'SUCEDIDA']),
  situacao: z.enum(SITUACOES_DCI),
  data: dataLida,
  numero: z.string().nullable(),
  canal: z.enum(CANAIS_DCI).nullable(),
  motivo: z.string().nullable(),
  arquivoId: id.nullable(),
  sucessora: outraDci.nullable(),
  em: instante,
  usuario: z.object({ id, nome: z.string() }),
  desfeito: z.object({ em: instante, usuario: z.string() }).nullable(),
});

/** Body of `POST /api/Dci/:id/Passo`. */
export const pedidoDePassoDaDci = z.strictObject({
  versao: z.number().int().min(1),
  passo: z.enum(PASSOS_DA_DCI),
  data,
  numero: opcional(z.string().trim()),
  canal: opcional(z.enum(CANAIS_DCI)),
  motivo: textoOpcional(500),
});
export type PedidoDePassoDaDci = z.infer<typeof pedidoDePassoDaDci>;

/** Answer of `GET /api/Dci/:id/Conferencia`. */
export const conferenciaDaDci = z.object({
  apontamentos: z.array(
    z.object({
      nivel: z.enum(['erro', 'aviso']),
      codigo: z.string(),
      mensagem: z.string(),
      campo: z.string().nullable(),
      etapa: z.enum(ETAPAS_DCI),
      nota: z.object({ id, numero: z.string() }).nullish(),
      produto: z.object({ id, codigo: z.string() }).nullish(),
      vezes: z.number().int().min(1).optional(),
    }),
  ),
});
