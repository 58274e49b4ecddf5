import { z } from 'zod';
import { memoria } from '#lib/contracts/calculo/memoria.ts';
import { SITUACOES_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import { DAI } from '#lib/registros/dai.ts';
import { aliquota, dataLida, dinheiro, id, instante, quantidade, valorUnitario } from '#lib/registros/primitivos.ts';
import { TRATAMENTOS } from './dai.ts';

const alvo = z.discriminatedUnion('onde', [
  z.object({ onde: z.literal('DAI'), campo: z.string(), adicao: z.string().nullable() }),
  z.object({ onde: z.literal('IMPORTADOR'), id: id.nullable(), campo: z.string().nullable() }),
  z.object({ onde: z.literal('MATRIZ'), id: id.nullable(), campo: z.string().nullable() }),
  z.object({ onde: z.literal('DECLARACAO'), adicao: z.string().nullable() }),
  z.object({ onde: z.literal('DESPESAS') }),
  z.object({ onde: z.literal('PARAMETROS'), codigo: z.string().nullable() }),
  z.object({ onde: z.literal('ARQUIVO') }),
]);

export const apontamentoDaDai = z.object({
  codigo: z.string(),
  nivel: z.enum(['erro', 'aviso']),
  mensagem: z.string(),
  caminho: z.string().nullable(),
  adicao: z.string().nullable(),
  alvo,
});

export type ApontamentoLido = z.infer<typeof apontamentoDaDai>;

/** Body of the check: the DAI as saved, or as it stands in an unsaved form. */
export const pedidoDeConferencia = z
  .strictObject({
    // No defaults: an absent field means the saved value, not an empty one.
    tipo: DAI.tipo.removeDefault().optional(),
    contratoCambio: DAI.contratoCambio.removeDefault().optional(),
    complemento: DAI.complemento.removeDefault().optional(),
    adicoes: DAI.adicoes.removeDefault().optional(),
  })
  .default({});

/** An adição as the DAI declares it, with the row of the matriz that applies to it. */
const adicaoConferida = z.object({
  numero: z.string(),
  /** NCM of the DI. */
  ncm: z.string(),
  fornecedor: z.string().nullable(),
  valorAduaneiro: dinheiro,
  fob: dinheiro,
  frete: dinheiro,
  seguro: dinheiro,
  ii: dinheiro,
  ipi: dinheiro,
  pisCofins: dinheiro,
  /** Its share of the taxes and other expenses in the base of the ICMS. */
  taxas: dinheiro,
  matriz: z
    .object({
      id,
      codigoTributacao: z.string(),
      decreto: z.string(),
      tratamento: z.enum(TRATAMENTOS).nullable(),
      reducaoPerc: aliquota.nullable(),
    })
    .nullable(),
  aliquota: aliquota.nullable(),
  baseIcms: dinheiro.nullable(),
  icmsSemIncentivo: dinheiro.nullable(),
  icms: dinheiro.nullable(),
  itens: z.array(
    z.object({
      numero: z.number().int(),
      descricao: z.string(),
      quantidade,
      unidade: z.string().nullable(),
      valorUnitario,
      valorTotal: dinheiro,
    }),
  ),
});

/** A row of the matriz in force on the day of the DI, offered for an adição. */
const opcaoDaMatriz = z.object({
  id,
  ncm: z.string(),
  codigoSuframa: z.string(),
  destinacao: z.string(),
  utilizacao: z.string(),
  codigoTributacao: z.string(),
  decreto: z.string(),
  tratamento: z.enum(TRATAMENTOS).nullable(),
});

/** The check of a DAI, line by line, with the values it would declare. */
export const conferenciaDaDai = z.object({
  apontamentos: z.array(apontamentoDaDai),
  /** The header as the file would declare it. */
  cabecalho: z.object({
    fob: dinheiro,
    frete: dinheiro,
    seguro: dinheiro,
    ii: dinheiro,
    ipi: dinheiro,
    pisCofins: dinheiro,
    taxasDiversas: dinheiro,
    capatazia: dinheiro,
    taxaDolar: z.string().nullable(),
    pesoLiquido: z.string().nullable(),
    recinto: z.string().nullable(),
    paisProcedencia: z.string().nullable(),
    qtdeAdicoes: z.number().int(),
    informacaoComplementar: z.string().nullable(),
  }),
  adicoes: z.array(adicaoConferida),
  /** Null until every adição has its ICMS. */
  icms: z.object({ base: dinheiro, semIncentivo: dinheiro, recolher: dinheiro }).nullable(),
  /** FTI, FMPES and UEA by the parameters in force. `valor` is null where the base is not the import. */
  contribuicoes: z.array(
    z.object({
      nome: z.string(),
      base: z.string(),
      aliquota: z.string(),
      valor: dinheiro.nullable(),
      situacao: z.enum(SITUACOES_PARAMETRO),
    }),
  ),
  /** Rows in force on the day of the DI. */
  opcoes: z.array(opcaoDaMatriz),
  /**
   * One for each adição without a row: the row that Cais suggests and where it comes from, or why none is suggested. It declares
   * nothing: a person takes it by saving it in `adicoes`.
   */
  sugestoes: z
    .array(
      z.object({
        adicao: z.string(),
        linha: opcaoDaMatriz.nullable(),
        origem: z.string(),
        /** Why the row may not fit: the structures say that the goods are made into a product of another NCM. */
        alerta: z.string().nullable().default(null),
      }),
    )
    .default([]),
  /** The kind suggested while the DAI has none. */
  tipoSugerido: z.object({ valor: z.string(), origem: z.string() }).nullable().default(null),
  /** The XSD of the validation; null where none is loaded. */
  xsd: z.object({ nome: z.string(), carregadoEm: instante }).nullable(),
});

export type ConferenciaDaDai = z.infer<typeof conferenciaDaDai>;

export const memoriaDaDai = memoria;

/** How a file made now would differ from the last sent file. */
export const diferencasDaDai = z.object({
  /** Null where no file was sent. */
  envio: z
    .object({ id, sequencia: z.number().int(), enviadoEm: dataLida.nullable(), numero: z.string().nullable() })
    .nullable(),
  diferencas: z.array(
    z.object({
      caminho: z.string(),
      /** In words: `Adição 003 › ICMS a recolher`. */
      nome: z.string(),
      antes: z.string().nullable(),
      depois: z.string().nullable(),
    }),
  ),
});

export type DiferencasDaDai = z.infer<typeof diferencasDaDai>;
