import { z } from 'zod';
import { processoConsulta } from '#lib/contracts/consultas/processo.ts';
import { SEM_PAGINA } from '#lib/contracts/platform/exportacao.ts';
import { CANAIS_RFB } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { identidade } from '#lib/registros/contrato-de.ts';
import { data, id } from '#lib/registros/primitivos.ts';

/** How many processos one act may change; a larger result must be filtered first. */
export const MAXIMO_EM_VARIOS = 500;

/** A processo in the version that the person saw, and its own canal where each has its own. */
const processoVisto = z.strictObject({
  id,
  versao: identidade.versao,
  canalRfb: z.enum(CANAIS_RFB).nullable().default(null),
});

/** A line of the list that the person pasted: the number of a DI or DUIMP, and its canal. */
const linhaColada = z.strictObject({
  numero: z.string().trim().min(1).max(30),
  canalRfb: z.enum(CANAIS_RFB),
});
export type LinhaColada = z.infer<typeof linhaColada>;

const quaisProcessos = z.union([
  z.strictObject({ processos: z.array(processoVisto).min(1).max(MAXIMO_EM_VARIOS) }),
  /** The whole result of the list, with the number of rows that the person saw. */
  z.strictObject({ consulta: processoConsulta.omit(SEM_PAGINA), total: z.number().int().min(0) }),
  z.strictObject({ coladas: z.array(linhaColada).min(1).max(MAXIMO_EM_VARIOS) }),
]);
export type QuaisProcessos = z.infer<typeof quaisProcessos>;

const ato = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('RESPONSAVEL'), responsavelId: id.nullable() }),
  z.strictObject({
    tipo: z.literal('PASSO'),
    situacao: z.enum(SITUACOES_PROCESSO),
    data,
    /** Of the processos that do not have one of their own in the request. */
    canalRfb: z.enum(CANAIS_RFB).nullable().default(null),
    motivo: z.string().trim().max(500).nullable().default(null),
    prazo: data.nullable().default(null),
  }),
  /** Follows the DUIMP of each in the Portal Único. One that is followed already is refused, whichever credential follows it. */
  z.strictObject({ tipo: z.literal('ACOMPANHAR'), credencialId: id }),
]);
export type AtoEmVarios = z.infer<typeof ato>;

/** One act on many processos. With `ensaio` nothing is written: the answer says what would be refused. */
export const pedidoEmVarios = z.strictObject({ quais: quaisProcessos, ato, ensaio: z.boolean() });
export type PedidoEmVarios = z.infer<typeof pedidoEmVarios>;

/** One answer for each processo asked for, in the order of the request: done (or, rehearsed, to be done), or refused with the reason. */
export const respostaEmVarios = z.object({
  feitos: z.array(processoVisto.extend({ nome: z.string() })),
  recusados: z.array(
    z.object({
      /** Null for a pasted number that no processo has. */
      id: id.nullable(),
      /** The number of the processo, or the pasted one. */
      nome: z.string(),
      motivo: z.string(),
    }),
  ),
});
export type RespostaEmVarios = z.infer<typeof respostaEmVarios>;
