import { z } from 'zod';
import { dciConsulta } from '#lib/contracts/consultas/dci.ts';
import { SEM_ORDEM } from '#lib/contracts/platform/exportacao.ts';
import { somasConhecidas } from '#lib/contracts/platform/soma-conhecida.ts';
import { MOTIVOS_FORA, NATUREZAS_DCI, TIPOS_DCI } from '#lib/domain/zfm/dci.ts';
import { CANAIS_DCI, SITUACOES_DCI } from '#lib/domain/zfm/situacao-dci.ts';
import { registroLido } from '#lib/registros/contrato-de.ts';
import { DCI } from '#lib/registros/dci.ts';
import { modalidadeTributada, tributo } from '#lib/registros/dci-partes.ts';
import { importadorApontado } from '#lib/registros/importador.ts';
import { dataLida, decimalDe, dinheiro, id, instante, mesLido } from '#lib/registros/primitivos.ts';
import { opcional } from '#lib/registros/tipos.ts';
import { grupoDaDci, itemDaDci } from './dci-itens.ts';
import { pagamentoDaDci, SITUACOES_PAGAMENTO_DCI, selicDoMes } from './dci-pagamento.ts';
import { outraDci, porTributo } from './dci-partes.ts';
import { passoLido } from './dci-passos.ts';

/** A row of the list. */
export const dciResumo = z.object({
  ...registroLido,
  /** Our own number. */
  processo: z.string(),
  /** Number of the Receita. */
  numero: z.string().nullable(),
  tipo: z.enum(TIPOS_DCI),
  natureza: z.enum(NATUREZAS_DCI),
  competencia: z.string().nullable(),
  /** Number of the nota of an individual DCI. */
  nota: z.string().nullable(),
  importador: importadorApontado,
  itens: z.number().int(),
  notas: z.number().int(),
  /** US$ of II of the goods industrialised with PPB. */
  iiUSD: decimalDe(7).nullable(),
  /** Reais of all taxes, before fine and interest; null where a tax is unknown. */
  tributos: dinheiro.nullable(),
  venceEm: dataLida.nullable(),
  situacao: z.enum(SITUACOES_DCI),
  desde: dataLida.nullable(),
  dataRegistro: dataLida.nullable(),
  canal: z.enum(CANAIS_DCI).nullable(),
  pagamento: z.enum(SITUACOES_PAGAMENTO_DCI),
  pagoEm: dataLida.nullable(),
});
export type DciResumo = z.infer<typeof dciResumo>;

/** A whole DCI, without `pagamento`: whether the payment is late depends on the day. */
export const dci = dciResumo.omit({ pagamento: true }).extend({
  ...DCI,
  importador: importadorApontado.extend({ dciMensal: z.boolean() }),
  representante: z.object({ id, nome: z.string() }).nullable(),
  competencia: opcional(mesLido),
  taxaUSD: decimalDe(4).nullable(),
  dataTaxa: opcional(dataLida),
  presencaEm: opcional(dataLida),
  vencimento: opcional(dataLida),
  dataPagamento: opcional(dataLida),
  selic: z.array(selicDoMes.extend({ mes: mesLido })).default([]),
  /** The DCI that this one corrects, and the registered DCI that corrected it. */
  anterior: outraDci.nullable(),
  sucessora: outraDci.nullable(),
  /** PIS and COFINS ended before the goods left: both are zero. */
  semPisCofins: z.boolean().default(false),
  lista: z.array(itemDaDci),
  /** Codes in the notas whose modalidade is unknown. They enter no item until a person sets the modalidade. */
  semModalidade: z.array(
    z.object({
      codigo: z.string(),
      descricao: z.string(),
      ncm: z.string(),
      unidade: z.string(),
      quantidade: decimalDe(5),
      notas: z.number().int(),
    }),
  ),
  grupos: z.array(grupoDaDci),
  darfs: z.array(pagamentoDaDci),
  totalDARF: dinheiro.nullable(),
  /** The amounts declared by the DCI that this one corrects. The calculation in the browser needs them. */
  declaradoAntes: z.array(z.object({ modalidade: modalidadeTributada, tributo, principal: dinheiro })),
  /** The day that the multa de mora counts from, by the parameter, and the source of that rule. */
  mora: z.object({ doPrimeiroDiaUtil: z.boolean(), fonte: z.string() }).optional(),
  /** Códigos de receita of the day, by tax. */
  receitas: porTributo(z.string()),
  /** Notas in the DCI, and notas left out, by reason. */
  contagem: z.object({
    dentro: z.number().int(),
    fora: z.partialRecord(z.enum(MOTIVOS_FORA), z.number().int()),
  }),
  passos: z.array(passoLido),
  dataTransmissao: dataLida.nullable(),
  arquivo: z.object({ id, em: instante }).nullable(),
  /** Version of the engine that calculated the figures. */
  motor: z.string().nullable(),
  /** The registered payment, with its amounts. */
  pago: z
    .object({ data: dataLida, darfs: z.array(pagamentoDaDci), total: dinheiro, em: instante, usuario: z.string() })
    .nullable(),
});
export type DciLido = z.infer<typeof dci>;

export const dciTotaisConsulta = dciConsulta.omit(SEM_ORDEM);
export type DciTotaisConsulta = z.infer<typeof dciTotaisConsulta>;

export const dciTotais = z.object(somasConhecidas({ iiUSD: decimalDe(7), tributos: dinheiro }));
export type DciTotais = z.infer<typeof dciTotais>;

/**
 * Body of `POST /api/Dci/:id/Copiar`: begins another DCI with the same header, or the retificadora, which also copies the notas.
 */
export const pedidoDeCopiaDaDci = z.strictObject({ natureza: z.enum(NATUREZAS_DCI) });

/** `GET /api/Dci/Pendentes`: the months without a registered DCI, of each industry that files monthly. */
export const competenciaPendente = z.object({
  importador: importadorApontado,
  competencia: z.string(),
  /** The DCI begun for the month; null where none is. */
  dci: outraDci.nullable(),
  venceEm: dataLida,
  /** Days left; negative when late. */
  dias: z.number().int(),
});
export type CompetenciaPendente = z.infer<typeof competenciaPendente>;
