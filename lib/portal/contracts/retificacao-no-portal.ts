import { z } from 'zod';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { ETAPAS_DO_RASCUNHO, SITUACOES_DO_RASCUNHO } from '#lib/portal/domain/rascunho-no-portal.ts';
import { id, instante } from '#lib/registros/primitivos.ts';
import { lacunas, lugar } from './lugar-na-duimp.ts';

/** What differs between the registered version and the processo. Figures count fields. */
const comparada = z.object({
  /** Fields that the processo says, how many are as registered, and the registered ones that it does not say and that stay. */
  campos: z.number().int(),
  iguais: z.number().int(),
  mantidos: z.number().int(),
  /** Changed fields in all; the first of them follow. */
  quantas: z.number().int(),
  diferencas: z.array(
    z.object({
      item: z.number().int().nullable(),
      caminho: z.string(),
      registrado: z.string().nullable(),
      nosso: z.string().nullable(),
      lugar,
    }),
  ),
  /** Numbers of the items that change, that are added, and that leave. */
  mudados: z.array(z.number().int()),
  novos: z.array(z.number().int()),
  saem: z.array(z.number().int()),
});
export type RetificacaoComparadaLida = z.infer<typeof comparada>;

/** The retificação of a registered DUIMP. */
export const retificacao = z.object({
  /** Number and version of the processo. */
  numero: z.string(),
  versao: z.number().int().nullable(),
  /** Why none can be prepared; null when one can, or is in the open. */
  impedimento: z.string().nullable(),
  aberta: z
    .object({
      motivo: z.string(),
      abertaEm: instante,
      abertaPor: z.string(),
      ambiente: z.enum(AMBIENTES_DO_PORTAL),
      titular: z.string(),
      credencialId: id,
      versaoBase: z.number().int(),
      /** When the registered version came; null before. */
      modeloEm: instante.nullable(),
      /** The version in elaboration in the Portal; null before it is made. */
      noPortal: z.string().nullable(),
      situacao: z.enum(SITUACOES_DO_RASCUNHO),
      etapa: z.enum(ETAPAS_DO_RASCUNHO).nullable(),
      frase: z.string().nullable(),
      proximaEm: instante.nullable(),
      comparada: comparada.nullable(),
      /** What the registered version filled in the plan and in the data of the DUIMP; null where it filled nothing. */
      preenchimento: z
        .object({
          em: instante,
          versaoRegistrada: z.number().int(),
          /** Whether it wrote the plan, or the data of the DUIMP alone. */
          previsto: z.boolean(),
          /** What could not be filled, a line a cause. */
          lacunas,
        })
        .nullable(),
      /** What filling again would write: the plan, the data of the DUIMP alone, or nothing that is blank. */
      aPreencher: z.enum(['PREVISTO', 'COMPLEMENTO']).nullable(),
    })
    .nullable(),
});
export type RetificacaoLida = z.infer<typeof retificacao>;
