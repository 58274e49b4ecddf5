import { z } from 'zod';
import { CANAIS_RFB } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { VIAS_TRANSPORTE } from '#lib/domain/aduana/viagem/via-transporte.ts';
import { quantosMeses } from '#lib/domain/datas/meses.ts';
import { REGRAS_DO_MEU_DIA } from '#lib/domain/telas/meu-dia.ts';
import { entreCampos } from '#lib/registros/entre-campos.ts';
import { dataLida, decimalDe, dinheiro, id, mes, mesLido } from '#lib/registros/primitivos.ts';

/** Limit of the count of waiting lines. */
export const LIMITE_DOS_PRAZOS = 1_000;
/** Longest period of the dashboard, in months. */
export const MESES_DO_PAINEL_MAXIMO = 36;

/** Importer and months of the dashboard; the last six months when absent. */
export const painelConsulta = entreCampos(
  z.strictObject({ importadorId: id.optional(), de: mes.optional(), ate: mes.optional() }),
  ['de', 'ate'],
  ({ de, ate }, { addIssue }) => {
    const message = de && ate ? motivoDoPeriodo(de, ate) : null;
    if (message) addIssue({ code: 'custom', path: ['ate'], message });
  },
);
export type PainelConsulta = z.infer<typeof painelConsulta>;

/** Why two months make no period of the dashboard; null for a valid period. */
export function motivoDoPeriodo(de: string, ate: string): string | null {
  const meses = quantosMeses(de, ate);
  if (meses < 1) return 'O período acaba antes de começar.';
  return meses > MESES_DO_PAINEL_MAXIMO ? `O período tem no máximo ${MESES_DO_PAINEL_MAXIMO} meses.` : null;
}

const quantidade = z.number().int();
const dias = decimalDe(1);

/** Registered declarations, in reais; both tax sums include the Siscomex fee. */
const registrado = {
  quantidade,
  valorAduaneiro: dinheiro,
  /** Tax due, whether collected or not. */
  tributos: dinheiro,
  recolher: dinheiro,
};

/** Payments with a due date. */
const aPagar = z.object({
  quantidade,
  total: dinheiro,
  /** The part whose due date has passed. */
  vencidos: quantidade,
  totalVencido: dinheiro,
  /** The earliest due date still to come. */
  proximo: dataLida.nullable(),
});

/** How many open ones are not calculated yet, so that the sum leaves them out. */
const naoCalculadas = quantidade.default(0);

const embarqueEsperado = z.object({
  id,
  numero: z.string(),
  referencia: z.string().nullable(),
  eta: dataLida,
  situacao: z.enum(SITUACOES_PROCESSO),
  importador: z.string().nullable(),
  procedencia: z.string().nullable(),
  viaTransporte: z.enum(VIAS_TRANSPORTE).nullable(),
  veiculo: z.string().nullable(),
});
export type EmbarqueEsperado = z.infer<typeof embarqueEsperado>;

/** The dashboard of a chief or an analyst. A figure that does not depend on the months is as of now. */
export const painel = z.object({
  hoje: dataLida,
  de: mesLido,
  ate: mesLido,
  /** The importer, when the dashboard is of a single importer. */
  importador: z.object({ id, cnpj: z.string(), razaoSocial: z.string() }).nullable(),
  /** As of now, including finished processos. */
  situacoes: z.array(z.object({ situacao: z.enum(SITUACOES_PROCESSO), quantidade })),
  /** In the months of the period; `antes` is the same number of months before it. */
  registro: z.object({
    ...registrado,
    canais: z.array(z.object({ canal: z.enum(CANAIS_RFB).nullable(), quantidade })),
    meses: z.array(z.object({ mes: mesLido, ...registrado })),
    antes: z.object(registrado),
    /** Processes with the number of a declaration whose values are not here; they are in none of these sums. As of now. */
    semValores: quantidade.default(0),
    canaisSemValores: z.array(z.object({ canal: z.enum(CANAIS_RFB).nullable(), quantidade })).default([]),
  }),
  /** Days that a processo stayed in a situation, over the stays that ended in the period. */
  etapas: z.array(
    z.object({
      situacao: z.enum(SITUACOES_PROCESSO),
      passagens: quantidade,
      media: dias.nullable(),
      /** In the same number of months before the period. */
      antes: dias.nullable(),
      meses: z.array(z.object({ mes: mesLido, media: dias.nullable() })),
    }),
  ),
  /** As of now: suspended taxes of the stock. */
  suspenso: z.object({
    lotes: quantidade,
    valor: dinheiro,
    /** What was suspended on goods missing, lost or broken, which is still to be settled. Not in `valor`. */
    faltas: z.object({ lotes: quantidade, valor: dinheiro }).default({ lotes: 0, valor: '0.00' }),
  }),
  /** As of now: DARFs of DCIs, and notificações of the Sefaz. */
  darfs: aPagar.extend({ semCalculo: naoCalculadas }),
  notificacoes: aPagar,
  /** The ICMS that DAIs owe and that is neither notified nor paid. It has no due day yet. */
  icmsPorNotificar: z
    .object({ quantidade, total: dinheiro, semCalculo: naoCalculadas })
    .default({ quantidade: 0, total: '0.00', semCalculo: 0 }),
  /** Arrivals from today on, and shipments whose day has passed without an arrival. */
  chegadas: z.object({
    total: quantidade,
    atrasadas: quantidade,
    dias: z.array(z.object({ dia: dataLida, quantidade })),
    proximas: z.array(embarqueEsperado),
  }),
  /** As of now: lines of Meu dia of the whole company, by rule, the most urgent first. */
  prazos: z.array(
    z.object({
      regra: z.enum(REGRAS_DO_MEU_DIA),
      /** At most `LIMITE_DOS_PRAZOS`, which then means that many or more. */
      quantidade,
      /** Level and deadline of the most urgent line. */
      nivel: z.enum(['erro', 'aviso']),
      prazo: dataLida.nullable(),
    }),
  ),
  /** Known rates of the last thirty days. */
  cotacoes: z.array(
    z.object({
      sigla: z.string(),
      nome: z.string(),
      dias: z.array(z.object({ data: dataLida, valorTaxa: decimalDe(4) })),
    }),
  ),
});
export type Painel = z.infer<typeof painel>;
