import { z } from 'zod';
import {
  NOME_RECURSO_DO_WEBHOOK,
  NOME_SITUACAO_DA_ENTREGA,
  RECURSOS_DO_WEBHOOK,
  SITUACOES_DA_ENTREGA,
} from '#lib/domain/avisos/webhook.ts';
import { colunasDe, DA_ALTERACAO } from './colunas-de.ts';
import { contratoDe } from './contrato-de.ts';
import { entreElementos } from './entre-campos.ts';
import { instante } from './primitivos.ts';
import { textoObrigatorio } from './tipos.ts';

/** Another system that is told of changes. */
export const WEBHOOK = {
  nome: textoObrigatorio(120, 'Informe o nome.').meta({
    rotulo: 'Nome',
    coluna: { ordenavel: true, padrao: true, caracteres: 22 },
  }),
  /** Whether the address may be called is checked on each call, since the address that a name resolves to changes. */
  url: z
    .url({ protocol: /^https?$/, error: 'Informe um endereço que comece por https:// ou http://.' })
    .max(500)
    .refine((url) => !temCredencial(url), 'Deixe usuário e senha fora do endereço: a assinatura diz quem avisa.')
    .meta({
      rotulo: 'Endereço (URL)',
      ajuda:
        'Recebe um POST em JSON e responde 2xx em dez segundos. Endereços de rede privada só são chamados onde o servidor o permite.',
      coluna: { titulo: 'Endereço', ordenavel: true, padrao: true, noCartao: true, caracteres: 35 },
    }),
  recursos: entreElementos(
    z
      .array(
        z
          .enum(RECURSOS_DO_WEBHOOK, 'Escolha o que se avisa.')
          .meta({ rotulo: 'Mudanças em', opcoes: NOME_RECURSO_DO_WEBHOOK }),
      )
      .min(1, 'Escolha ao menos um.'),
    (recursos, { addIssue }) => {
      for (const [i, recurso] of recursos.entries()) {
        if (recursos.indexOf(recurso) < i) addIssue({ code: 'custom', path: [i], message: 'Já está na lista.' });
      }
    },
  ).meta({
    rotulo: 'O que se avisa',
    ajuda: 'De cada registro: criação, alteração, exclusão, restauração e o que se desfaz.',
    comeca: ['Processo'],
  }),
  ativo: z
    .boolean()
    .default(true)
    .meta({
      rotulo: 'Ativo',
      ajuda: 'Inativo, nada lhe é enviado.',
      coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 9 },
    }),
};

function temCredencial(url: string): boolean {
  return URL.canParse(url) && Boolean(new URL(url).username || new URL(url).password);
}

/** An answer never has the secret, which is told once, when it is made. */
export const contratoDeWebhook = contratoDe(WEBHOOK, {
  lido: {
    /** When the secret was made; nothing is sent while there is none. */
    segredoEm: instante.nullable(),
    /** The last attempted delivery. */
    ultima: z.object({ situacao: z.enum(SITUACOES_DA_ENTREGA), em: instante }).nullable(),
  },
});
export type WebhookNovo = z.infer<typeof contratoDeWebhook.novo>;
export type WebhookLido = z.infer<typeof contratoDeWebhook.lido>;

export const WEBHOOK_COLUNAS = colunasDe<WebhookLido>(WEBHOOK, {
  primeiras: ['nome', 'url', 'recursos'],
  proprias: [
    {
      campo: 'recursos',
      titulo: 'O que se avisa',
      tipo: 'texto',
      padrao: true,
      caracteres: 30,
      valor: ({ recursos }) => recursos.map((recurso) => NOME_RECURSO_DO_WEBHOOK[recurso]).join(', '),
    },
    {
      campo: 'ultima',
      titulo: 'Última entrega',
      tipo: 'texto',
      padrao: true,
      noCartao: true,
      caracteres: 20,
      valor: ({ ultima, segredoEm }) =>
        segredoEm === null ? 'Falta o segredo' : ultima && NOME_SITUACAO_DA_ENTREGA[ultima.situacao],
    },
    ...DA_ALTERACAO,
  ],
});
