import { z } from 'zod';
import { AMBIENTES_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { TIPOS_DE_PERGUNTA } from '#lib/portal/domain/pergunta-ao-portal.ts';
import { SITUACOES_DA_CONSULTA } from '#lib/portal/domain/portal-unico.ts';
import { data, id, instante, ncm } from '#lib/registros/primitivos.ts';

const nomeDaTabela = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_]{1,50}$/, 'O nome da tabela tem letras, algarismos e sublinhados: copie-o da relação.');

/** What may be asked. The country is the one of origin, by its Siscomex code; the day is that of the fato gerador. */
const perguntaNova = z.discriminatedUnion('tipo', [
  z.strictObject({
    tipo: z.literal('TRATAMENTO'),
    ncm,
    pais: z.string().regex(/^\d{3}$/, 'O país tem um código de três algarismos: escolha-o na tabela.'),
    dia: data,
  }),
  z.strictObject({ tipo: z.literal('RELACAO') }),
  z.strictObject({ tipo: z.literal('TABELA'), nome: nomeDaTabela }),
]);

export const perguntasNovas = z.strictObject({
  credencialId: id,
  perguntas: z.array(perguntaNova).min(1, 'Diga o que pedir.').max(500, 'Peça até 500 de cada vez.'),
});
export type PerguntasNovas = z.input<typeof perguntasNovas>;

/** What was asked of an environment of the Portal, and where its answer is. */
export const perguntaNoPortal = z.object({
  id,
  ambiente: z.enum(AMBIENTES_DO_PORTAL),
  pergunta: z.discriminatedUnion('tipo', [
    z.object({
      tipo: z.literal('TRATAMENTO'),
      ncm: z.string(),
      pais: z.string(),
      /** As the table of countries has it; null for a code that it does not have. */
      nomeDoPais: z.string().nullable(),
      dia: z.string(),
    }),
    z.object({ tipo: z.literal('RELACAO') }),
    z.object({ tipo: z.literal('TABELA'), nome: z.string() }),
  ]),
  situacao: z.enum(SITUACOES_DA_CONSULTA),
  frase: z.string().nullable(),
  titular: z.string(),
  pedidaEm: instante,
  pedidaPor: z.string(),
  /** When the server may ask again; null once nothing more is asked. */
  proximaEm: instante.nullable(),
  /** The last whole answer, which stays while another is asked for. */
  olhadaEm: instante.nullable(),
  /** SHA-256 of each part of that answer, as kept; none where the Portal has nothing. */
  partes: z.array(z.string()),
});
export type PerguntaNoPortal = z.infer<typeof perguntaNoPortal>;

export const tipoDePergunta = z.enum(TIPOS_DE_PERGUNTA);
