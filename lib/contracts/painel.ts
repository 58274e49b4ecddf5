import { z } from 'zod';
import { CANAIS_RFB } from '#lib/domain/aduana/canal-rfb.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/situacao-processo.ts';
import { VIAS_TRANSPORTE } from '#lib/domain/aduana/via-transporte.ts';
import { quantosMeses } from '#lib/domain/datas/meses.ts';
import { REGRAS_DO_MEU_DIA } from '#lib/domain/sistema/meu-dia.ts';
import { entreCampos } from '#lib/registros/entre-campos.ts';
import { dataLida, decimalDe, dinheiro, id, mes, mesLido } from '#lib/registros/primitivos.ts';

/** As far as what waits is counted. */
export const LIMITE_DOS_PRAZOS = 1_000;
/** The longest period one look takes in. */
export const MESES_DO_PAINEL_MAXIMO = 36;

/** Of whom, and from which month to which; the last six where no month is given. */
export const painelConsulta = entreCampos(
  z.strictObject({ importadorId: id.optional(), de: mes.optional(), ate: mes.optional() }),
  ['de', 'ate'],
  ({ de, ate }, { addIssue }) => {
    const message = de && ate ? motivoDoPeriodo(de, ate) : null;
    if (message) addIssue({ code: 'custom', path: ['ate'], message });
  },
);
export type PainelConsulta = z.infer<typeof painelConsulta>;

/** Why two months make no period of the dashboard; null where they do. */
export function motivoDoPeriodo(de: string, ate: string): string | null {
  const meses = quantosMeses(de, ate);
  if (meses < 1) return 'O período acaba antes de começar.';
  return meses > MESES_DO_PAINEL_MAXIMO ? `O período tem no máximo ${MESES_DO_PAINEL_MAXIMO} meses.` : null;
}

const quantidade = z.number().int();
const dias = decimalDe(1);

/** Reais of the declarations registered; both sums have the Siscomex fee in them. */
const registrado = {
  quantidade,
  valorAduaneiro: dinheiro,
  /** Due, whether collected or not. */
  tributos: dinheiro,
  recolher: dinheiro,
};

/** What has a day to be paid by. */
const aPagar = z.object({
  quantidade,
  total: dinheiro,
  /** Of them, those whose day is past. */
  vencidos: quantidade,
  totalVencido: dinheiro,
  /** The first day still to come. */
  proximo: dataLida.nullable(),
});

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

/** What a chief and an analyst look at first. Where the months do not count, it is as it stands now. */
export const painel = z.object({
  hoje: dataLida,
  de: mesLido,
  ate: mesLido,
  /** Whose it is, where it is of one. */
  importador: z.object({ id, cnpj: z.string(), razaoSocial: z.string() }).nullable(),
  /** Now; those that are over among them. */
  situacoes: z.array(z.object({ situacao: z.enum(SITUACOES_PROCESSO), quantidade })),
  /** In the months, and in as many before them. */
  registro: z.object({
    ...registrado,
    canais: z.array(z.object({ canal: z.enum(CANAIS_RFB).nullable(), quantidade })),
    meses: z.array(z.object({ mes: mesLido, ...registrado })),
    antes: z.object(registrado),
  }),
  /** Days a process stayed in a situation, of the stays that ended in the months. */
  etapas: z.array(
    z.object({
      situacao: z.enum(SITUACOES_PROCESSO),
      passagens: quantidade,
      media: dias.nullable(),
      /** In as many months before. */
      antes: dias.nullable(),
      meses: z.array(z.object({ mes: mesLido, media: dias.nullable() })),
    }),
  ),
  /** Now: of what is left in stock. */
  suspenso: z.object({ lotes: quantidade, valor: dinheiro }),
  /** Now: DARFs of DCIs, and notificações of the Sefaz. */
  darfs: aPagar,
  notificacoes: aPagar,
  /** From today on, and those whose day has passed without an arrival. */
  chegadas: z.object({
    total: quantidade,
    atrasadas: quantidade,
    dias: z.array(z.object({ dia: dataLida, quantidade })),
    proximas: z.array(embarqueEsperado),
  }),
  /** Now: what waits for somebody of the company, by kind, the most urgent first; as Meu dia of the company has it. */
  prazos: z.array(
    z.object({
      regra: z.enum(REGRAS_DO_MEU_DIA),
      /** At most `LIMITE_DOS_PRAZOS`, which is as many or more. */
      quantidade,
      /** Of the most urgent. */
      nivel: z.enum(['erro', 'aviso']),
      prazo: dataLida.nullable(),
    }),
  ),
  /** Of the last thirty days, as far as they are known. */
  cotacoes: z.array(
    z.object({
      sigla: z.string(),
      nome: z.string(),
      dias: z.array(z.object({ data: dataLida, valorTaxa: decimalDe(4) })),
    }),
  ),
});
export type Painel = z.infer<typeof painel>;
