import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import type { DescricaoDeCampo } from '#components/form/descricao-de-campo.ts';
import { type ItemLido, type ItemNovo, item, itemNovo } from '#lib/contracts/item.ts';
import { MAXIMO_DESCRICAO_DI, MAXIMO_PART_NUMBER, NOME_ORIGEM_ITEM, ORIGENS_ITEM } from '#lib/domain/item.ts';

const porId = (rotulo: string): DescricaoDeCampo => ({
  tipo: 'grupo',
  rotulo,
  campos: { id: { tipo: 'busca', rotulo, endpoint: 'Fornecedor/GetByQ', guarda: 'id' } },
});

export const FORMULARIO_ITEM: DefinicaoDeFormulario<ItemNovo, ItemLido> = {
  recurso: 'Item',
  esquema: itemNovo,
  contrato: item,
  valoresDe: ({
    id: _id,
    versao: _versao,
    alteradoEm: _alteradoEm,
    alteradoPor: _alteradoPor,
    excluidoEm: _excluidoEm,
    paisOrigem,
    fornecedorPadrao,
    fabricantePadrao,
    moeda,
    ...campos
  }) => ({
    ...campos,
    paisOrigem: paisOrigem && { codigo: paisOrigem.codigo },
    fornecedorPadrao: fornecedorPadrao && { id: fornecedorPadrao.id },
    fabricantePadrao: fabricantePadrao && { id: fabricantePadrao.id },
    moeda: moeda && { codigo: moeda.codigo },
  }),
  rotulosDe: ({
    ncm,
    paisOrigem,
    fornecedorPadrao,
    fabricantePadrao,
    moeda,
    unidadeComercializada,
    unidadeEstatistica,
  }) => ({
    [ncm]: ncm,
    [unidadeComercializada]: unidadeComercializada,
    ...(unidadeEstatistica && { [unidadeEstatistica]: unidadeEstatistica }),
    ...(paisOrigem && { [paisOrigem.codigo]: `${paisOrigem.codigo} - ${paisOrigem.nome}` }),
    ...(fornecedorPadrao && { [fornecedorPadrao.id]: fornecedorPadrao.razaoSocial }),
    ...(fabricantePadrao && { [fabricantePadrao.id]: fabricantePadrao.razaoSocial }),
    ...(moeda && { [moeda.codigo]: `${moeda.codigo} - ${moeda.nome}` }),
  }),
  campos: {
    partNumber: { tipo: 'texto', rotulo: 'Part number', obrigatorio: true, maximo: MAXIMO_PART_NUMBER },
    descricao: {
      tipo: 'texto',
      rotulo: 'Descrição para a DI',
      obrigatorio: true,
      linhas: 4,
      maximo: MAXIMO_DESCRICAO_DI,
      ajuda: 'Vai para a adição como está: com marca, modelo e o que a classificação exige (IN SRF 680/2006).',
    },
    descricaoResumida: {
      tipo: 'texto',
      rotulo: 'Descrição resumida',
      maximo: 254,
      ajuda: 'Para listas e pedidos; a PLI aceita 254 caracteres.',
    },
    ncm: { tipo: 'identificador', rotulo: 'NCM', qual: 'ncm', obrigatorio: true },
    destaque: {
      tipo: 'texto',
      rotulo: 'Destaque da NCM',
      maximo: 3,
      ajuda: 'Três algarismos, quando o tratamento administrativo o exige.',
    },
    unidadeComercializada: {
      tipo: 'texto',
      rotulo: 'Unidade comercializada',
      obrigatorio: true,
      maximo: 20,
      maiusculas: true,
    },
    unidadeEstatistica: { tipo: 'texto', rotulo: 'Unidade estatística', maximo: 20, maiusculas: true },
    codigoSuframa: {
      tipo: 'texto',
      rotulo: 'Código Suframa do insumo',
      maximo: 11,
      ajuda: 'Produto, tipo e modelo: onze algarismos, como na PLI.',
    },
    origem: {
      tipo: 'opcao',
      rotulo: 'Origem',
      obrigatorio: true,
      aVista: true,
      opcoes: ORIGENS_ITEM.map((origem) => [origem, NOME_ORIGEM_ITEM[origem]] as const),
    },
    paisOrigem: {
      tipo: 'grupo',
      rotulo: 'País de origem padrão',
      campos: { codigo: { tipo: 'busca', rotulo: 'País de origem padrão', endpoint: 'Pais/GetByQ', guarda: 'codigo' } },
    },
    fornecedorPadrao: porId('Fornecedor padrão'),
    fabricantePadrao: porId('Fabricante padrão'),
    pesoLiquidoUnitario: { tipo: 'decimal', rotulo: 'Peso líquido unitário', casas: 7, unidade: 'kg' },
    pesoBrutoUnitario: { tipo: 'decimal', rotulo: 'Peso bruto unitário', casas: 7, unidade: 'kg' },
    valorUnitarioReferencia: { tipo: 'decimal', rotulo: 'Valor unitário de referência', casas: 7 },
    moeda: {
      tipo: 'grupo',
      rotulo: 'Moeda',
      campos: { codigo: { tipo: 'busca', rotulo: 'Moeda', endpoint: 'MoedaSiscomex/GetByQ', guarda: 'codigo' } },
    },
    naladi: { tipo: 'texto', rotulo: 'NALADI/SH', maximo: 8 },
    apelidos: {
      tipo: 'lista',
      rotulo: 'Outros part numbers',
      item: { tipo: 'texto', rotulo: 'Part number do fornecedor ou antigo', maximo: 120 },
      novo: '',
      adicionar: 'Adicionar part number',
      ajuda: 'Por eles um item de uma DI ou de uma planilha é reconhecido como este.',
    },
    observacao: { tipo: 'texto', rotulo: 'Observação', linhas: 3, maximo: 4000 },
  },
};

export const ITEM_EM_BRANCO: ItemNovo = {
  partNumber: '',
  descricao: '',
  descricaoResumida: null,
  ncm: '',
  destaque: null,
  unidadeComercializada: '',
  unidadeEstatistica: null,
  codigoSuframa: null,
  origem: 'IMPORTADO',
  paisOrigem: null,
  fornecedorPadrao: null,
  fabricantePadrao: null,
  pesoLiquidoUnitario: null,
  pesoBrutoUnitario: null,
  valorUnitarioReferencia: null,
  moeda: null,
  naladi: null,
  apelidos: [],
  observacao: null,
};
