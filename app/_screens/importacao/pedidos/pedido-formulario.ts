import { z } from 'zod';
import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import { type PedidoLido, type PedidoNovo, pedido, pedidoNovo } from '#lib/contracts/pedido.ts';
import { CAMPOS_DO_PEDIDO } from './pedido-campos.ts';

export const FORMULARIO_PEDIDO: DefinicaoDeFormulario<PedidoNovo, PedidoLido> = {
  recurso: 'PurchaseOrder',
  // The grid offers a line to write in below the last: left empty it is no item. Units are codes, in capitals.
  esquema: z.preprocess(comoSeGrava, pedidoNovo) as z.ZodType<PedidoNovo>,
  contrato: pedido,
  campos: CAMPOS_DO_PEDIDO,
  largo: true,
  valoresDe: (lido) => {
    const { importador, fornecedor, moeda, itens, decidido, motivoCancelamento, numero, data, entregaPrevista } = lido;
    const { proformaNumero, proformaData, incoterm, localIncoterm, condicaoPagamento, coberturaCambial } = lido;
    const { frete, seguro, observacao } = lido;
    return {
      decidido,
      motivoCancelamento,
      numero,
      importador: { id: importador.id },
      fornecedor: { id: fornecedor.id },
      data,
      entregaPrevista,
      proformaNumero,
      proformaData,
      incoterm,
      localIncoterm,
      moeda: { codigo: moeda.codigo },
      condicaoPagamento,
      coberturaCambial,
      frete,
      seguro,
      observacao,
      itens: itens.map(({ embarcado: _, saldo: __, paisOrigem, fabricante, ...linha }) => ({
        ...linha,
        paisOrigem: paisOrigem && { codigo: paisOrigem.codigo },
        fabricante: fabricante && { id: fabricante.id },
      })),
    };
  },
  rotulosDe: ({ importador, fornecedor, moeda, itens }) => ({
    [importador.id]: importador.razaoSocial,
    [fornecedor.id]: fornecedor.razaoSocial,
    [moeda.codigo]: `${moeda.codigo} - ${moeda.nome}`,
    ...Object.fromEntries(
      itens.flatMap(({ fabricante }) => (fabricante ? [[fabricante.id, fabricante.razaoSocial]] : [])),
    ),
  }),
};

export const pedidoEmBranco = (hoje: string): PedidoNovo => ({
  decidido: 'RASCUNHO',
  motivoCancelamento: null,
  numero: '',
  importador: { id: '' },
  fornecedor: { id: '' },
  data: hoje,
  entregaPrevista: null,
  proformaNumero: null,
  proformaData: null,
  incoterm: 'FOB',
  localIncoterm: null,
  moeda: { codigo: '' },
  condicaoPagamento: null,
  coberturaCambial: null,
  frete: null,
  seguro: null,
  observacao: null,
  itens: [],
});

function comoSeGrava(valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null || !('itens' in valores)) return valores;
  const itens = valores.itens as Record<string, unknown>[];
  const ultima = itens.findLastIndex((linha) => Object.values(linha).some((valor) => valor !== null && valor !== ''));
  return {
    ...valores,
    itens: itens.slice(0, ultima + 1).map((linha) => ({ ...linha, unidade: String(linha.unidade).toUpperCase() })),
  };
}
