import { z } from 'zod';
import { GRUPOS_DO_DIA, REGRAS_DO_MEU_DIA, VALORES_DO_DIA } from '#lib/domain/sistema/meu-dia.ts';
import { data, dataLida, dinheiro, id, instante } from '#lib/registros/primitivos.ts';

/** As the address of the screen and the query of the API say it. */
export const meuDiaConsulta = z.strictObject({
  /** Mine are those of which I am responsible, and those of which nobody is. */
  de: z.enum(['meus', 'empresa']).default('meus'),
  regra: z.enum(REGRAS_DO_MEU_DIA).optional(),
  importadorId: id.optional(),
  /** What whoever asks put off, in place of what waits. */
  adiados: z.enum(['true', 'false']).default('false'),
});
export type MeuDiaConsulta = z.infer<typeof meuDiaConsulta>;

/** Of which kind a record is that a line leads to. `DCI_NOVA` is a month not begun: the id is that of its importer. */
const ONDE = ['PROCESSO', 'DAI', 'DCI', 'DCI_NOVA', 'DCR', 'IMPORTADOR', 'REPRESENTANTE', 'PEDIDO'] as const;

/** The very field: the part of the record it stands in, and its path in the form or what else is to be looked at there. */
const lugar = z.object({ onde: z.enum(ONDE), id, aba: z.string().nullable(), campo: z.string().nullable() });
export type LugarDoMeuDia = z.infer<typeof lugar>;

const valorEmJogo = z.object({ valor: dinheiro, oQue: z.enum(VALORES_DO_DIA) });

const adiamento = z.object({
  ate: dataLida,
  motivo: z.string(),
  em: instante,
  /** It does not hold any more: its day came, or what was put off became worse. */
  voltou: z.enum(['DATA', 'PIOROU']).nullable(),
});

const linhaDoMeuDia = z.object({
  /** The same as long as it is the same thing: what is put off is put off by it. */
  chave: z.string(),
  regra: z.enum(REGRAS_DO_MEU_DIA),
  nivel: z.enum(['erro', 'aviso']),
  grupo: z.enum(GRUPOS_DO_DIA),
  titulo: z.string(),
  porque: z.string(),
  prazo: dataLida.nullable(),
  valor: valorEmJogo.nullable(),
  lugar,
  responsavel: z.object({ id, nome: z.string() }).nullable(),
  importador: z.object({ id, nome: z.string() }).nullable(),
  adiamento: adiamento.nullable(),
});
export type LinhaDoMeuDia = z.infer<typeof linhaDoMeuDia>;

/** What the bank would be debited if what waits for its registration were registered on `dia`, put off or not. */
const aDebitarNoDia = z.object({
  dia: dataLida,
  /** The sum of those that could be reckoned. */
  valor: dinheiro,
  calculados: z.number().int(),
  /** All that wait for it; what the others would be debited is not known. */
  processos: z.number().int(),
});
export type ADebitarNoDia = z.infer<typeof aDebitarNoDia>;

export const meuDia = z.object({
  hoje: dataLida,
  linhas: z.array(linhaDoMeuDia),
  /** Of what is in `linhas`: how many, and the money by what it is, each amount of a record once. */
  grupos: z.array(z.object({ grupo: z.enum(GRUPOS_DO_DIA), linhas: z.number().int(), valores: z.array(valorEmJogo) })),
  /** Of each rule that has something, how much; more than in `linhas` where there is too much to show. */
  regras: z.array(z.object({ regra: z.enum(REGRAS_DO_MEU_DIA), total: z.number().int(), mostradas: z.number().int() })),
  total: z.number().int(),
  /** How many lines whoever asks has put off that still wait. */
  adiados: z.number().int(),
  aDebitar: aDebitarNoDia.nullable().default(null),
});
export type MeuDia = z.infer<typeof meuDia>;

/** Counting stops there: past it the bell says so, and nobody reads the figure. */
export const LIMITE_DA_CONTAGEM = 100;
export const contagemDoMeuDia = z.object({ total: z.number().int().min(0).max(LIMITE_DA_CONTAGEM) });

const chave = z.string().min(1).max(200);

export const adiamentoNovo = z.strictObject({
  chave,
  ate: data,
  motivo: z.string().trim().min(3, 'Diga por que, com 3 caracteres ao menos.').max(500),
});
export type AdiamentoNovo = z.infer<typeof adiamentoNovo>;

export const adiamentoDesfeito = z.strictObject({ chave });
