import type { CamposDoFormulario, DescricaoDeCampo } from '#components/form/descricao-de-campo.ts';
import type { PedidoNovo } from '#lib/contracts/pedido.ts';
import { NOME_APLICACAO } from '#lib/domain/aduana/aplicacao.ts';
import { NOME_COBERTURA_CAMBIAL } from '#lib/domain/aduana/cobertura-cambial.ts';
import { INCOTERMS } from '#lib/domain/aduana/incoterm.ts';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import {
  DECISOES_PEDIDO,
  NOME_STATUS_PEDIDO,
  ROTULOS_LINHA_DO_PEDIDO,
  ROTULOS_PEDIDO,
} from '#lib/domain/pedidos/pedido.ts';

const rotulo = (campo: keyof PedidoNovo) => ROTULOS_PEDIDO[campo] ?? campo;
const daLinha = (campo: string) => ROTULOS_LINHA_DO_PEDIDO[campo] ?? campo;
const apontado = (nome: string, id: DescricaoDeCampo): DescricaoDeCampo => ({
  tipo: 'grupo',
  rotulo: nome,
  campos: { id },
});

/** The fields of a purchase order; a line of it is a row of the grid. */
export const CAMPOS_DO_PEDIDO: CamposDoFormulario<PedidoNovo> = {
  decidido: {
    tipo: 'opcao',
    rotulo: rotulo('decidido'),
    opcoes: DECISOES_PEDIDO.map((decisao) => [decisao, NOME_STATUS_PEDIDO[decisao]]),
  },
  motivoCancelamento: { tipo: 'texto', rotulo: rotulo('motivoCancelamento'), maximo: 500 },
  numero: { tipo: 'texto', rotulo: rotulo('numero'), obrigatorio: true, maximo: 20 },
  importador: apontado('Importador', {
    tipo: 'busca',
    rotulo: 'Importador',
    obrigatorio: true,
    endpoint: 'Importador/GetByQ',
    guarda: 'id',
  }),
  fornecedor: apontado('Fornecedor', {
    tipo: 'busca',
    rotulo: 'Fornecedor',
    obrigatorio: true,
    endpoint: 'Fornecedor/GetByQ',
    guarda: 'id',
  }),
  data: { tipo: 'data', rotulo: rotulo('data'), obrigatorio: true },
  entregaPrevista: { tipo: 'data', rotulo: rotulo('entregaPrevista') },
  proformaNumero: { tipo: 'texto', rotulo: rotulo('proformaNumero'), maximo: 30 },
  proformaData: { tipo: 'data', rotulo: rotulo('proformaData') },
  incoterm: {
    tipo: 'opcao',
    rotulo: rotulo('incoterm'),
    obrigatorio: true,
    opcoes: Object.entries(INCOTERMS).map(([codigo, { nome }]) => [codigo, `${codigo} - ${nome}`]),
  },
  localIncoterm: { tipo: 'texto', rotulo: rotulo('localIncoterm'), maximo: 60 },
  moeda: {
    tipo: 'grupo',
    rotulo: 'Moeda',
    campos: {
      codigo: {
        tipo: 'busca',
        rotulo: 'Moeda',
        obrigatorio: true,
        endpoint: 'MoedaSiscomex/GetByQ',
        guarda: 'codigo',
      },
    },
  },
  condicaoPagamento: { tipo: 'texto', rotulo: rotulo('condicaoPagamento'), maximo: 120 },
  coberturaCambial: {
    tipo: 'opcao',
    rotulo: rotulo('coberturaCambial'),
    opcoes: Object.entries(NOME_COBERTURA_CAMBIAL),
  },
  frete: { tipo: 'decimal', rotulo: 'Frete, na moeda do pedido', casas: 2, casasMinimas: 2 },
  seguro: { tipo: 'decimal', rotulo: 'Seguro, na moeda do pedido', casas: 2, casasMinimas: 2 },
  observacao: { tipo: 'texto', rotulo: rotulo('observacao'), linhas: 3, maximo: 4000 },
  itens: {
    tipo: 'lista',
    rotulo: rotulo('itens'),
    adicionar: 'Adicionar item',
    novo: null,
    item: {
      partNumber: { tipo: 'texto', rotulo: daLinha('partNumber'), obrigatorio: true, maximo: MAXIMO_PART_NUMBER },
      descricao: { tipo: 'texto', rotulo: daLinha('descricao'), obrigatorio: true, maximo: 4000 },
      ncm: { tipo: 'identificador', rotulo: daLinha('ncm'), qual: 'ncm', obrigatorio: true },
      destaque: { tipo: 'texto', rotulo: daLinha('destaque'), maximo: 3 },
      unidade: { tipo: 'texto', rotulo: daLinha('unidade'), obrigatorio: true, maximo: 20, maiusculas: true },
      quantidade: { tipo: 'decimal', rotulo: daLinha('quantidade'), casas: 5, obrigatorio: true },
      valorUnitario: { tipo: 'decimal', rotulo: daLinha('valorUnitario'), casas: 7, obrigatorio: true },
      pesoLiquidoUnitario: { tipo: 'decimal', rotulo: daLinha('pesoLiquidoUnitario'), casas: 7 },
      paisOrigem: {
        tipo: 'grupo',
        rotulo: daLinha('paisOrigem'),
        campos: { codigo: { tipo: 'texto', rotulo: daLinha('paisOrigem') } },
      },
      fabricante: apontado(daLinha('fabricante'), { tipo: 'texto', rotulo: daLinha('fabricante') }),
      aplicacao: { tipo: 'opcao', rotulo: daLinha('aplicacao'), opcoes: Object.entries(NOME_APLICACAO) },
      codigoSuframa: { tipo: 'texto', rotulo: daLinha('codigoSuframa'), maximo: 11 },
    },
  },
};
