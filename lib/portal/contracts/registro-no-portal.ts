import { z } from 'zod';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { SITUACOES_DA_CONSULTA } from '#lib/portal/domain/portal-unico.ts';
import { SITUACOES_DO_REGISTRO } from '#lib/portal/domain/registro-no-portal.ts';
import { id, instante } from '#lib/registros/primitivos.ts';
import { problemas } from './lugar-na-duimp.ts';
import { aviso } from './rascunho-no-portal.ts';

const reais = z.string().nullable();

/** The registration of the draft: what it needs, what it would debit, and the last request. */
export const registro = z.object({
  ambiente: z.enum(AMBIENTES_DO_PORTAL).nullable(),
  /** Whether the company wants a second person. */
  segundaPessoa: z.boolean(),
  condicoes: z.array(
    z.object({
      chave: z.enum(['rascunho', 'processo', 'diagnostico', 'valores', 'nossos', 'diferencas']),
      estado: z.enum(['CERTO', 'FALTA', 'AVISO', 'PESSOA']),
      texto: z.string(),
    }),
  ),
  /** By tax; null where the Portal does not say. */
  debitos: z.array(z.object({ nome: z.string(), valor: reais })),
  total: reais,
  pedido: z
    .object({
      situacao: z.enum(SITUACOES_DO_REGISTRO),
      ambiente: z.enum(AMBIENTES_DO_PORTAL),
      titular: z.string(),
      credencialEncerrada: z.boolean(),
      numero: z.string(),
      sha256: z.string(),
      valor: z.string(),
      frase: z.string().nullable(),
      mesmoComAlertas: z.boolean(),
      pedidoEm: instante,
      pedidoPor: z.object({ id, nome: z.string() }),
      aprovadoEm: instante.nullable(),
      aprovadoPor: z.string().nullable(),
      enviadoEm: instante.nullable(),
      olhadoEm: instante.nullable(),
      proximaEm: instante.nullable(),
      retiravel: z.boolean(),
      /** Whether it is about the draft as it is in the Portal now. */
      doRascunho: z.boolean(),
      problemas,
      aviso,
      /** Whether it is of a retificação. */
      retificadora: z.boolean(),
      /** As the Portal writes them. */
      versaoRegistrada: z.string().nullable(),
      registradaEm: z.string().nullable(),
      /** The fetch of what was registered, which a person puts into the processo. */
      consulta: z
        .object({
          id,
          situacao: z.enum(SITUACOES_DA_CONSULTA),
          frase: z.string().nullable(),
          versao: z.number().int().nullable(),
        })
        .nullable(),
    })
    .nullable(),
});
export type RegistroLido = z.infer<typeof registro>;
