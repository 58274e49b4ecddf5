import { z } from 'zod';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { decimalInformado, id, numeroDuimp } from '#lib/registros/primitivos.ts';

/** `sha256` of the open conferences that the person saw; null where none is open. */
const conferenciasVistas = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .nullable()
  .default(null);

/** `sha256` is of what the person saw: nothing else is sent. */
export const pedidoDeMandar = z.strictObject({
  credencialId: id,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  conferenciasVistas,
});
export type PedidoDeMandar = z.input<typeof pedidoDeMandar>;

/** Opens the retificação of a registered DUIMP. */
export const pedidoDeRetificacao = z.strictObject({
  credencialId: id,
  motivo: z.string().trim().min(1, 'Escreva o motivo da retificação.').max(500),
});
export type PedidoDeRetificacao = z.input<typeof pedidoDeRetificacao>;

/** By which key the Portal is asked. */
export const pelaCredencial = z.strictObject({ credencialId: id });

/** `ambiente`: whose catalogue gives the codes; without it, the one of the draft, or training. */
export const consultaDaDuimp = z.object({
  ambiente: z.enum(AMBIENTES_DO_PORTAL).optional().describe('O ambiente do Catálogo que dá os códigos dos produtos.'),
});

/** What a person found in the Portal after an answer was lost: the draft, or none. */
export const rascunhoAchado = z.strictObject({
  rascunho: z
    .strictObject({
      numero: numeroDuimp,
      versao: z
        .string()
        .regex(/^\d{1,4}$/)
        .default('0'),
    })
    .nullable(),
});
export type RascunhoAchado = z.input<typeof rascunhoAchado>;

/** What a person types to register: the amount that will be debited, and in production the phrase of that environment. */
const digitado = {
  /** Of the draft that the person saw. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  valor: decimalInformado({ inteiros: 13, casas: 2 }),
  confirmacao: z.string().trim().max(40).nullable().default(null),
  conferenciasVistas,
};

export const pedidoDeRegistro = z.strictObject({
  ...digitado,
  diagnosticoLido: z.literal(true, 'Leia o resultado do diagnóstico e marque que leu.'),
  mesmoComAlertas: z.boolean().default(false),
});
export type PedidoDeRegistro = z.input<typeof pedidoDeRegistro>;

export const aprovacaoDoRegistro = z.strictObject(digitado);
export type AprovacaoDoRegistro = z.input<typeof aprovacaoDoRegistro>;
