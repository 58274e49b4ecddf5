import { z } from 'zod';
import { lugarNoPapelDoLote } from '#lib/contracts/saldo/saldo-insumo.ts';
import { modalidadeDci, modalidadeTributada, tributo } from '#lib/registros/dci-partes.ts';
import { aliquotaDeclarada, dataLida, decimalDe, dinheiro, id } from '#lib/registros/primitivos.ts';
import { localDestinoDci, porTributo } from './dci-partes.ts';

const loteDaOrigem = z.object({
  id,
  ...lugarNoPapelDoLote,
  /** Fields the file also needs, for a lot of a nota of purchase. */
  nota: z
    .object({ fornecedorCnpj: z.string(), emissao: dataLida, cfop: z.string(), valorUnitario: decimalDe(7) })
    .nullable(),
});

const origemDoItem = z.object({
  insumo: z.string(),
  coefTecnico: decimalDe(7),
  quantidade: decimalDe(7),
  lote: loteDaOrigem,
  vuUSD: decimalDe(7).nullable(),
  freteUSD: decimalDe(7).nullable(),
  seguroUSD: decimalDe(7).nullable(),
  aliq: porTributo(aliquotaDeclarada.nullable()),
  suspensos: porTributo(z.boolean()),
});

const obsoletoLido = z.object({ valor: dinheiro, parecer: z.string() });

/** Reais of each tax of an item; null while unknown. */
const tributosDoItem = porTributo(dinheiro.nullable());

export const itemDaDci = z.object({
  chave: z.string(),
  modalidade: modalidadeDci,
  codigo: z.string(),
  descricao: z.string(),
  ncm: z.string(),
  unidade: z.string(),
  destino: localDestinoDci,
  quantidade: decimalDe(5),
  /** Sum of the notas, in reais. */
  valor: dinheiro,
  notas: z.number().int(),
  /** The product of the cadastro; null for goods not industrialised here. */
  produto: z.object({ id, codigo: z.string() }).nullable(),
  /** The item of the cadastro. */
  itemCadastrado: z.object({ id, partNumber: z.string() }).nullable(),
  /** Only for PI com PPB; null blocks the DCI. */
  dcr: z
    .object({
      id,
      numero: z.string().nullable(),
      processo: z.string(),
      iiUnitUSD: decimalDe(7),
      CRA: decimalDe(2),
    })
    .nullable(),
  exigivel: z.boolean().nullable(),
  /** The answer of the table, before a person decides. */
  exigivelPadrao: z.boolean().nullable(),
  motivo: z.string().nullable(),
  obsoleto: obsoletoLido.nullable(),
  origens: z.array(origemDoItem),
  falta: z.boolean(),
  iiUSD: decimalDe(7).nullable(),
  ...tributosDoItem.shape,
});
export type ItemLidoDaDci = z.infer<typeof itemDaDci>;

/** Sum of a tax of a modalidade, in reais. */
export const grupoDaDci = z.object({
  modalidade: modalidadeTributada,
  tributo,
  /** Σ of the items; null where an item is unknown. */
  calculado: dinheiro.nullable(),
  /** The amount set by a court instead. */
  judicial: dinheiro.nullable(),
  /** The amount declared by the DCI that this one corrects. */
  anterior: dinheiro.nullable(),
  principal: dinheiro.nullable(),
  multa: dinheiro.nullable(),
  juros: dinheiro.nullable(),
});
