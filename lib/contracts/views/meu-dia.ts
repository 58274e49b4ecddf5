import { z } from 'zod';
import { GRUPOS_DO_DIA, REGRAS_DO_MEU_DIA, VALORES_DO_DIA } from '#lib/domain/telas/meu-dia.ts';
import { data, dataLida, dinheiro, id, instante } from '#lib/registros/primitivos.ts';

/** Shared by the address of the screen and the query of the API. */
export const meuDiaConsulta = z.strictObject({
  /** `meus`: records whose responsible person is the caller, and records without a responsible person. */
  de: z.enum(['meus', 'empresa']).default('meus'),
  regra: z.enum(REGRAS_DO_MEU_DIA).optional(),
  importadorId: id.optional(),
  /** `true` answers the lines that the caller put off, instead of the lines that wait. */
  adiados: z.enum(['true', 'false']).default('false'),
});
export type MeuDiaConsulta = z.infer<typeof meuDiaConsulta>;

/**
 * Kind of the record that a line leads to. `DCI_NOVA` is a month without a DCI; its id is that of the importer. `SALDO` is
 * the stock of a declaration, whose number is in `campo`. `DUIMP_A_IMPORTAR` is in no processo yet; its id is that of the importer.
 * `ATO` is the calendar of acts; its id is that of the company, `campo` the code of the act.
 * `CATALOGO` is the list of the products of an importer that wait for a review; its id is that of the importer, `campo` the environment.
 */
const ONDE = [
  'PROCESSO',
  'DAI',
  'DCI',
  'DCI_NOVA',
  'DCR',
  'IMPORTADOR',
  'REPRESENTANTE',
  'PEDIDO',
  'PORTAL_UNICO',
  'DUIMP_A_IMPORTAR',
  'SALDO',
  'PRODUTO_NO_PORTAL',
  'CATALOGO',
  'OPERADOR_NO_PORTAL',
  'OPERADORES_DO_PORTAL',
  'FABRICANTES_DO_PORTAL',
  'ATO',
] as const;

/** The exact field: the tab of the record, and the path in the form or another mark on that tab. */
const lugar = z.object({ onde: z.enum(ONDE), id, aba: z.string().nullable(), campo: z.string().nullable() });
export type LugarDoMeuDia = z.infer<typeof lugar>;

const valorEmJogo = z.object({ valor: dinheiro, oQue: z.enum(VALORES_DO_DIA) });
export type ValorEmJogo = z.infer<typeof valorEmJogo>;

const adiamento = z.object({
  ate: dataLida,
  motivo: z.string(),
  em: instante,
  /** Why the postponement no longer holds: its day came, or the matter got worse. */
  voltou: z.enum(['DATA', 'PIOROU']).nullable(),
});

const linhaDoMeuDia = z.object({
  /** Stays the same as long as the matter is the same; a postponement is stored under it. */
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

/** What the bank would debit if every processo that waits for registration were registered on `dia`, put off or not. */
const aDebitarNoDia = z.object({
  dia: dataLida,
  /** Sum over the processos whose amount could be calculated. */
  valor: dinheiro,
  calculados: z.number().int(),
  /** All processos that wait for registration; the amount of those not calculated is unknown. */
  processos: z.number().int(),
});
export type ADebitarNoDia = z.infer<typeof aDebitarNoDia>;

export const meuDia = z.object({
  hoje: dataLida,
  linhas: z.array(linhaDoMeuDia),
  /** By group: the number of lines in `linhas`, and the amounts by kind. Each amount of a record counts once. */
  grupos: z.array(z.object({ grupo: z.enum(GRUPOS_DO_DIA), linhas: z.number().int(), valores: z.array(valorEmJogo) })),
  /** Each rule with lines, and their total; `mostradas` is lower where there are too many to show. */
  regras: z.array(z.object({ regra: z.enum(REGRAS_DO_MEU_DIA), total: z.number().int(), mostradas: z.number().int() })),
  total: z.number().int(),
  /** How many lines the caller has put off that still wait. */
  adiados: z.number().int(),
  aDebitar: aDebitarNoDia.nullable().default(null),
});
export type MeuDia = z.infer<typeof meuDia>;

export const corteConsulta = z.strictObject({ historicoAntesDe: data });

/** What stops waiting for anybody when the company sets a cut-off, by rule. */
export const silencioDoCorte = z.object({
  regras: z.array(
    z.object({ regra: z.enum(REGRAS_DO_MEU_DIA), quantas: z.number().int(), valores: z.array(valorEmJogo) }),
  ),
  total: z.number().int(),
});
export type SilencioDoCorte = z.infer<typeof silencioDoCorte>;

/** Counting stops here: beyond it the bell shows only that there are more. */
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
