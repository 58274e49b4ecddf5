import { z } from 'zod';
import { dciConsulta } from '#lib/contracts/consultas/dci.ts';
import { MOTIVOS_FORA, NATUREZAS_DCI, TIPOS_DCI } from '#lib/domain/zfm/dci.ts';
import { CANAIS_DCI, SITUACOES_DCI } from '#lib/domain/zfm/situacao-dci.ts';
import { dataLida, decimalDe, dinheiro, id, instante, mesLido } from '#lib/registros/primitivos.ts';
import { opcional } from '#lib/registros/tipos.ts';
import { registroLido } from './cadastro.ts';
import { CAMPOS_DA_DCI } from './dci-campos.ts';
import { grupoDaDci, itemDaDci } from './dci-itens.ts';
import { pagamentoDaDci, SITUACOES_PAGAMENTO_DCI, selicDoMes } from './dci-pagamento.ts';
import { modalidadeTributada, outraDci, porTributo, tributo } from './dci-partes.ts';
import { passoLido } from './dci-passos.ts';
import { SEM_ORDEM } from './exportacao.ts';
import { importadorApontado } from './importador.ts';

/** A row of the list. */
export const dciResumo = z.object({
  ...registroLido,
  /** As we number them. */
  processo: z.string(),
  /** As the Receita does. */
  numero: z.string().nullable(),
  tipo: z.enum(TIPOS_DCI),
  natureza: z.enum(NATUREZAS_DCI),
  competencia: z.string().nullable(),
  /** Number of the nota of an individual one. */
  nota: z.string().nullable(),
  importador: importadorApontado,
  itens: z.number().int(),
  notas: z.number().int(),
  /** US$ of II of what was industrialised with PPB. */
  iiUSD: decimalDe(7).nullable(),
  /** Reais of all taxes, before fine and interest; null where not all is known. */
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

/** The whole of one; whether its payment is late is asked of a day. */
export const dci = dciResumo.omit({ pagamento: true }).extend({
  ...CAMPOS_DA_DCI,
  importador: importadorApontado.extend({ dciMensal: z.boolean() }),
  representante: z.object({ id, nome: z.string() }).nullable(),
  competencia: opcional(mesLido),
  taxaUSD: decimalDe(4).nullable(),
  dataTaxa: opcional(dataLida),
  vencimento: opcional(dataLida),
  dataPagamento: opcional(dataLida),
  selic: z.array(selicDoMes.extend({ mes: mesLido })).default([]),
  /** The one this corrects, and the registered one that corrected it. */
  anterior: outraDci.nullable(),
  sucessora: outraDci.nullable(),
  lista: z.array(itemDaDci),
  /** Codes of the notas nobody can tell the modalidade of; they are in no item until it is told. */
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
  /** What the DCI that this one corrects declared, for the engine of the browser. */
  declaradoAntes: z.array(z.object({ modalidade: modalidadeTributada, tributo, principal: dinheiro })),
  /** From which day the multa de mora counts, by the parameter, and where that comes from. */
  mora: z.object({ doPrimeiroDiaUtil: z.boolean(), fonte: z.string() }).optional(),
  /** Códigos de receita of the day, by tax. */
  receitas: porTributo(z.string()),
  /** Of the notas brought: in it, and left out by reason. */
  contagem: z.object({
    dentro: z.number().int(),
    fora: z.partialRecord(z.enum(MOTIVOS_FORA), z.number().int()),
  }),
  passos: z.array(passoLido),
  dataTransmissao: dataLida.nullable(),
  arquivo: z.object({ id, em: instante }).nullable(),
  /** Of the engine that reckoned its figures. */
  motor: z.string().nullable(),
  /** The payment that was told, with what was paid. */
  pago: z
    .object({ data: dataLida, darfs: z.array(pagamentoDaDci), total: dinheiro, em: instante, usuario: z.string() })
    .nullable(),
});
export type DciLido = z.infer<typeof dci>;

export const dciTotaisConsulta = dciConsulta.omit(SEM_ORDEM);
export type DciTotaisConsulta = z.infer<typeof dciTotaisConsulta>;

export const dciTotais = z.object({ iiUSD: decimalDe(7), tributos: dinheiro });

/** Body of `POST /api/Dci/:id/Copiar`: another begun with the same header, or the retificadora, which begins with the notas too. */
export const pedidoDeCopiaDaDci = z.strictObject({ natureza: z.enum(NATUREZAS_DCI) });

/** `GET /api/Dci/Pendentes`: of each industry that files monthly, the months not registered yet. */
export const competenciaPendente = z.object({
  importador: importadorApontado,
  competencia: z.string(),
  /** The one begun for it; null where none is. */
  dci: outraDci.nullable(),
  venceEm: dataLida,
  /** Negative once it is late. */
  dias: z.number().int(),
});
export type CompetenciaPendente = z.infer<typeof competenciaPendente>;
