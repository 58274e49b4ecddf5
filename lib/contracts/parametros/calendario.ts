import { z } from 'zod';
import { data, dataLida, id } from '#lib/registros/primitivos.ts';

/** What a day of the calendar holds: an arrival, the end of free time, and what is due to Sefaz and Suframa. */
export const TIPOS_DE_EVENTO = ['ETA', 'DEVOLUCAO', 'DAI', 'DAR', 'DCI'] as const;
export type TipoDeEvento = (typeof TIPOS_DE_EVENTO)[number];

export const NOME_DO_EVENTO: Readonly<Record<TipoDeEvento, string>> = {
  ETA: 'ETA',
  DEVOLUCAO: 'Fim do free time',
  DAI: 'DAI, 72 h do desembaraço (praxe)',
  DAR: 'DAR da notificação',
  DCI: 'DARF da DCI',
};

/** Most days that one answer covers: six weeks show a month whole. */
const MAXIMO_DE_DIAS = 62;

export const calendarioConsulta = z
  .object({ de: data, ate: data, importadorId: id.optional(), responsavelId: id.optional() })
  .refine(({ de, ate }) => ate >= de && diasDe(de, ate) <= MAXIMO_DE_DIAS, {
    path: ['ate'],
    message: `Escolha até ${MAXIMO_DE_DIAS} dias, o último depois do primeiro.`,
  });
export type CalendarioConsulta = z.infer<typeof calendarioConsulta>;

const evento = z.object({
  tipo: z.enum(TIPOS_DE_EVENTO),
  dia: dataLida,
  /** The id of the processo, of the DAI (which is that of its processo) or of the DCI. */
  id,
  /** The number of the processo or of the DCI. */
  nome: z.string(),
  importador: z.string().nullable(),
});
export type EventoDoCalendario = z.infer<typeof evento>;

/** Answer of `GET /api/Calendario`, by day. */
export const calendario = z.object({
  /** The current day at the server. */
  hoje: dataLida,
  eventos: z.array(evento),
  /** How many of each kind the answer has no room for; a kind without any is absent. */
  aMais: z.partialRecord(z.enum(TIPOS_DE_EVENTO), z.number().int()),
});
export type Calendario = z.infer<typeof calendario>;

/** At most this many events of a kind are answered, the earliest. */
export const MAXIMO_DE_EVENTOS = 400;

function diasDe(de: string, ate: string): number {
  return (Date.parse(ate) - Date.parse(de)) / 86_400_000 + 1;
}
