import { z } from 'zod';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { ETAPAS_DO_RASCUNHO, SITUACOES_DO_RASCUNHO } from '#lib/portal/domain/rascunho-no-portal.ts';
import { dataLida, instante } from '#lib/registros/primitivos.ts';
import { problemas } from './lugar-na-duimp.ts';

const reais = z.string().nullable();

/** The last event of the Portal about it. */
export const aviso = z.object({ evento: z.string(), mensagem: z.string().nullable(), em: z.string() }).nullable();

/** The draft in the Portal. */
export const rascunho = z.object({
  situacao: z.enum(SITUACOES_DO_RASCUNHO),
  etapa: z.enum(ETAPAS_DO_RASCUNHO).nullable(),
  ambiente: z.enum(AMBIENTES_DO_PORTAL).nullable(),
  titular: z.string().nullable(),
  numero: z.string().nullable(),
  versaoDuimp: z.string().nullable(),
  frase: z.string().nullable(),
  proximaEm: instante.nullable(),
  mandadoEm: instante.nullable(),
  mandadoPor: z.string().nullable(),
  /** Whether what the processo says now is what was sent. */
  comoMandado: z.boolean(),
  itensLa: z.number().int(),
  problemas,
  diagnosticoEm: instante.nullable(),
  aviso,
  valoresEm: instante.nullable(),
  /** Of the Portal, and ours; a figure that one side does not have is null. */
  comparados: z.array(z.object({ nome: z.string(), doPortal: reais, nosso: reais, diferenca: reais })),
  totalDoPortal: reais,
  /** Item by item, once somebody asked for it. */
  itens: z
    .object({
      /** When the Portal was asked. */
      dia: dataLida,
      /** Items the Portal told, of those the draft has there. */
      vindos: z.number().int(),
      /** Why nothing could be compared. */
      falta: z.string().nullable(),
      inteiros: z.number().int(),
      diferem: z.array(
        z.object({
          item: z.number().int(),
          nome: z.string(),
          doPortal: reais,
          nosso: reais,
          diferenca: reais,
          /** How the Portal came to a tax; null of another figure, or where it did not say. */
          conta: z
            .object({
              base: reais,
              baseReduzida: reais,
              baseEspecifica: reais,
              especifica: z.boolean(),
              aliquota: reais,
              aliquotaReduzida: reais,
              aliquotaEspecifica: reais,
              fundamento: z.string().nullable(),
            })
            .nullable(),
        }),
      ),
    })
    .nullable(),
  /** Day of our figures, and why there are none. */
  nossos: z.object({ dia: dataLida, falta: z.string().nullable() }).nullable(),
  respostas: z.array(
    z.object({ funcao: z.string(), status: z.number().int(), em: instante, sha256: z.string().nullable() }),
  ),
});
export type RascunhoLido = z.infer<typeof rascunho>;
