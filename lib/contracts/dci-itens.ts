import { z } from 'zod';
import { modalidadeDci, modalidadeTributada, tributo } from '#lib/registros/dci-partes.ts';
import { aliquota, dataLida, decimalDe, dinheiro, id } from '#lib/registros/primitivos.ts';
import { localDestinoDci, porTributo } from './dci-partes.ts';
import { lugarNoPapelDoLote } from './saldo-insumo.ts';

const loteDaOrigem = z.object({
  id,
  ...lugarNoPapelDoLote,
  /** Of a nota of purchase, what the file asks besides. */
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
  aliq: porTributo(aliquota.nullable()),
  suspensos: porTributo(z.boolean()),
});

const obsoletoLido = z.object({ valor: dinheiro, parecer: z.string() });

/** Reais of each tax of an item; null where it is not known yet. */
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
  /** Reais of the notas. */
  valor: dinheiro,
  notas: z.number().int(),
  /** The product of the cadastro; null of what is not industrialised here. */
  produto: z.object({ id, codigo: z.string() }).nullable(),
  /** The part number of the cadastro. */
  itemCadastrado: z.object({ id, partNumber: z.string() }).nullable(),
  /** PI com PPB; null blocks. */
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
  /** What the table says of it, before anybody decides. */
  exigivelPadrao: z.boolean().nullable(),
  motivo: z.string().nullable(),
  obsoleto: obsoletoLido.nullable(),
  origens: z.array(origemDoItem),
  falta: z.boolean(),
  iiUSD: decimalDe(7).nullable(),
  ...tributosDoItem.shape,
});
export type ItemLidoDaDci = z.infer<typeof itemDaDci>;

/** What a tax of a modalidade comes to. Reais. */
export const grupoDaDci = z.object({
  modalidade: modalidadeTributada,
  tributo,
  /** Σ of the items; null where one is not known. */
  calculado: dinheiro.nullable(),
  /** What a judge set instead. */
  judicial: dinheiro.nullable(),
  /** What the DCI that this one corrects declared. */
  anterior: dinheiro.nullable(),
  principal: dinheiro.nullable(),
  multa: dinheiro.nullable(),
  juros: dinheiro.nullable(),
});
