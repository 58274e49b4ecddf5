import { z } from 'zod';
import { consultaDeLista } from '#lib/contracts/platform/lista.ts';
import { CANAIS_RFB } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { SITUACOES_DAI } from '#lib/domain/zfm/situacao-dai.ts';
import { data, id, ieAm } from '#lib/registros/primitivos.ts';

/** Groups of DAIs by the act that is still due. */
export const PENDENCIAS_DA_DAI = [
  'SEM_DAI',
  'AGUARDANDO_CIENCIA',
  'NOTIFICACAO_ABERTA',
  'ICMS_POR_NOTIFICAR',
  'SEM_EXONERACAO',
] as const;

export const daiConsulta = consultaDeLista(
  [
    'numero',
    'numeroDocumento',
    'processo',
    'importador',
    'dataRegistro',
    'situacao',
    'desde',
    'enviadaEm',
    'notificacaoVencimento',
    'icmsRecolher',
    'icmsSemIncentivo',
  ],
  '-dataRegistro',
  {
    situacao: z.enum(SITUACOES_DAI).optional(),
    /** Canal of the Sefaz. */
    canal: z.enum(CANAIS_RFB).optional(),
    canalRfb: z.enum(CANAIS_RFB).optional(),
    tipoDocumento: z.enum(['DI', 'DUIMP']).optional(),
    importadorId: id.optional(),
    /** Inscrição estadual of the importer. */
    ie: ieAm.optional(),
    dataRegistroDe: data.optional(),
    dataRegistroAte: data.optional(),
    pendencia: z.enum(PENDENCIAS_DA_DAI).optional(),
    /** Only DAIs with an open notificação whose due date has passed. */
    notificacaoVencida: z.literal('true').optional(),
    /** Only declarations registered at least this many days ago that have no DAI at the Sefaz. */
    semDaiHaDias: z.coerce.number().int().min(0).max(9_999).optional(),
  },
);

export type DaiConsulta = z.infer<typeof daiConsulta>;

/** The figure whose memória is read: of an adição, or of the whole DAI when `adicao` is absent. */
export const memoriaDaDaiConsulta = z.strictObject({
  adicao: z
    .string()
    .regex(/^\d{3}$/)
    .optional(),
  figura: z.enum(['baseIcms', 'icmsSemIncentivo', 'icms', 'taxas']),
});

export type MemoriaDaDaiConsulta = z.infer<typeof memoriaDaDaiConsulta>;
