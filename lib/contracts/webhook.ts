import { z } from 'zod';
import { RECURSOS_DO_WEBHOOK, SITUACOES_DA_ENTREGA } from '#lib/domain/sistema/webhook.ts';
import { entreElementos } from '#lib/registros/entre-campos.ts';
import { id, instante } from '#lib/registros/primitivos.ts';
import { identidade, registroLido } from './cadastro.ts';

const campos = {
  nome: z.string().trim().min(1, 'Informe o nome.').max(120),
  /** Whether it may be called is looked at when it is: what a name leads to changes. */
  url: z
    .url({ protocol: /^https?$/, error: 'Informe um endereço que comece por https:// ou http://.' })
    .max(500)
    .refine((url) => !temCredencial(url), 'Deixe usuário e senha fora do endereço: a assinatura diz quem avisa.'),
  recursos: entreElementos(
    z.array(z.enum(RECURSOS_DO_WEBHOOK, 'Escolha o que se avisa.')).min(1, 'Escolha ao menos um.'),
    (recursos, { addIssue }) => {
      for (const [i, um] of recursos.entries()) {
        if (recursos.indexOf(um) < i) addIssue({ code: 'custom', path: [i], message: 'Já está na lista.' });
      }
    },
  ),
  ativo: z.boolean().default(true),
};

export const webhookNovo = z.strictObject(campos);
export type WebhookNovo = z.infer<typeof webhookNovo>;
export const webhookEdicao = z.strictObject({ ...identidade, ...campos });

/** Without its secret, which is told once, when it is made. */
export const webhook = z.object({
  ...registroLido,
  ...campos,
  /** When its secret was made; nothing is sent as long as there is none. */
  segredoEm: instante.nullable(),
  /** Of the last delivery that was tried. */
  ultima: z.object({ situacao: z.enum(SITUACOES_DA_ENTREGA), em: instante }).nullable(),
});
export type WebhookLido = z.infer<typeof webhook>;

/** The only time it is told. */
export const segredoDoWebhook = z.object({ segredo: z.string() });

export const entregaDoWebhook = z.object({
  id,
  /** `Processo.ALTERAR`, or `Teste`. */
  evento: z.string(),
  situacao: z.enum(SITUACOES_DA_ENTREGA),
  criadaEm: instante,
  tentativas: z.number().int(),
  tentadaEm: instante.nullable(),
  proximaEm: instante.nullable(),
  /** What the other side answered, or why it could not. */
  resposta: z.string().nullable(),
});
export type EntregaDoWebhook = z.infer<typeof entregaDoWebhook>;

function temCredencial(url: string): boolean {
  return URL.canParse(url) && Boolean(new URL(url).username || new URL(url).password);
}
