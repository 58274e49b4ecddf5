import { z } from 'zod';
import { ATOS_DA_ASSINATURA, SITUACOES_DO_EVENTO } from '#lib/portal/domain/assinatura-dos-avisos.ts';
import { SITUACOES_DA_CONSULTA } from '#lib/portal/domain/portal-unico.ts';
import { id, instante } from '#lib/registros/primitivos.ts';

/** Number of a registration at the Portal. */
const numeroNoPortal = z.string().regex(/^\d{1,10}$/, 'O número do cadastro no Portal Único tem até dez algarismos.');

/** What a person asks the Portal about the address of a credential's notices. */
export const pedidoDaAssinatura = z.discriminatedUnion('ato', [
  z.strictObject({ ato: z.literal('OLHAR') }),
  /** `endereco`: where this server is on the internet; the server puts the end of the address behind it. */
  z.strictObject({
    ato: z.literal('ASSINAR'),
    endereco: z.string().trim().min(1, 'Escreva onde este servidor está na internet.').max(500),
  }),
  /** `alvo`: one registration; null for all that call this server. */
  z.strictObject({ ato: z.literal('RETIRAR'), alvo: numeroNoPortal.nullable() }),
]);
export type PedidoDaAssinatura = z.input<typeof pedidoDaAssinatura>;

const assinaturaVista = z.object({
  id: z.string(),
  evento: z.string(),
  endpoint: z.string(),
  /** As the Portal wrote it; null while it is in force. */
  excluidaEm: z.string().nullable(),
  motivo: z.string().nullable(),
});

/** The registrations of a credential's notices at the Portal, as they were last seen. Without any part of the secret. */
export const assinaturaDosAvisos = z.object({
  credencialId: id,
  ato: z.enum(ATOS_DA_ASSINATURA),
  situacao: z.enum(SITUACOES_DA_CONSULTA),
  /** Why it waits, or what was refused. */
  frase: z.string().nullable(),
  pedidaEm: instante,
  pedidaPor: z.string(),
  /** When the server asks next, which the daily look is too; null when it does not. */
  proximaEm: instante.nullable(),
  /** The address that the Portal is to call; null where it is to call none. */
  endpoint: z.string().nullable(),
  /** Null before the Portal showed anything, as all that follows. */
  olhadaEm: instante.nullable(),
  /** When a person may ask for the next look. */
  podeOlharEm: instante.nullable(),
  eventos: z
    .array(
      z.object({ evento: z.string(), situacao: z.enum(SITUACOES_DO_EVENTO), assinatura: assinaturaVista.nullable() }),
    )
    .nullable(),
  /** Registrations in force of the same person that call another address. */
  outras: z.array(assinaturaVista),
  /** Deliveries that failed, by the names that the Portal gives their fields: the first fifty. */
  falhas: z.array(z.record(z.string(), z.string())),
  quantasFalhas: z.number().int(),
});
export type AssinaturaDosAvisos = z.infer<typeof assinaturaDosAvisos>;
