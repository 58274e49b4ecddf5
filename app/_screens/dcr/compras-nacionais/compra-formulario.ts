import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import type { CamposDoFormulario } from '#components/form/descricao-de-campo.ts';
import {
  type CompraNacionalLida,
  type CompraNacionalNova,
  compraNacional,
  compraNacionalNova,
} from '#lib/contracts/compra-nacional.ts';
import { NOME_MOEDA_DO_CUSTO, ROTULOS_COMPRA_NACIONAL } from '#lib/domain/compra-nacional.ts';
import { nomeDoImportador } from '#lib/domain/importador.ts';
import { MAXIMO_PART_NUMBER } from '#lib/domain/item.ts';
import { TAMANHOS_DCRE } from '#lib/domain/produto.ts';

const rotulo = (campo: string) => ROTULOS_COMPRA_NACIONAL[campo] ?? campo;

const CAMPOS: CamposDoFormulario<CompraNacionalNova> = {
  importador: {
    tipo: 'grupo',
    rotulo: rotulo('importador'),
    campos: {
      id: {
        tipo: 'busca',
        rotulo: rotulo('importador'),
        obrigatorio: true,
        endpoint: 'Importador/GetByQ',
        guarda: 'id',
      },
    },
  },
  partNumber: {
    tipo: 'texto',
    rotulo: rotulo('partNumber'),
    obrigatorio: true,
    maximo: MAXIMO_PART_NUMBER,
    ajuda: 'Um do cadastro de itens traz descrição, unidade e NCM.',
  },
  descricao: { tipo: 'texto', rotulo: rotulo('descricao'), obrigatorio: true, maximo: TAMANHOS_DCRE.texto },
  unidade: {
    tipo: 'texto',
    rotulo: rotulo('unidade'),
    obrigatorio: true,
    maiusculas: true,
    maximo: TAMANHOS_DCRE.texto,
    ajuda: 'A mesma da estrutura: o custo é de uma unidade dela.',
  },
  ncm: { tipo: 'identificador', rotulo: rotulo('ncm'), qual: 'ncm', obrigatorio: true },
  nf: { tipo: 'texto', rotulo: rotulo('nf'), obrigatorio: true, maximo: TAMANHOS_DCRE.nf },
  serie: { tipo: 'texto', rotulo: rotulo('serie'), maiusculas: true, maximo: TAMANHOS_DCRE.serie },
  fornecedorCnpj: { tipo: 'identificador', rotulo: rotulo('fornecedorCnpj'), qual: 'cnpj', obrigatorio: true },
  fornecedorNome: { tipo: 'texto', rotulo: rotulo('fornecedorNome'), maximo: 120 },
  fornecedorIe: { tipo: 'texto', rotulo: rotulo('fornecedorIe'), maximo: TAMANHOS_DCRE.ie },
  dataEmissao: { tipo: 'data', rotulo: rotulo('dataEmissao'), obrigatorio: true },
  moeda: {
    tipo: 'opcao',
    rotulo: rotulo('moeda'),
    obrigatorio: true,
    aVista: true,
    opcoes: Object.entries(NOME_MOEDA_DO_CUSTO),
    ajuda: 'O que está em reais o DCR-E converte pela taxa dele.',
  },
  valorUnitario: { tipo: 'decimal', rotulo: rotulo('valorUnitario'), obrigatorio: true, casas: 6, casasMinimas: 2 },
  freteSeguroUnitario: {
    tipo: 'decimal',
    rotulo: rotulo('freteSeguroUnitario'),
    obrigatorio: true,
    casas: 6,
    casasMinimas: 2,
    ajuda: 'De uma unidade, na mesma moeda, pelos documentos do frete e do seguro (IN SRF 4/1994).',
  },
  observacao: { tipo: 'texto', rotulo: rotulo('observacao'), linhas: 3, maximo: 4000 },
};

export const FORMULARIO_COMPRA: DefinicaoDeFormulario<CompraNacionalNova, CompraNacionalLida> = {
  recurso: 'CompraNacional',
  esquema: compraNacionalNova,
  contrato: compraNacional,
  campos: CAMPOS,
  valoresDe: ({
    id: _,
    versao: __,
    alteradoEm: ___,
    alteradoPor: ____,
    excluidoEm: _____,
    item: ______,
    custoUnitario: _______,
    importador: { id },
    ...valores
  }) => ({ ...valores, importador: { id } }),
  rotulosDe: ({ importador }) => ({ [importador.id]: nomeDoImportador(importador) }),
};

export const COMPRA_EM_BRANCO: CompraNacionalNova = {
  importador: { id: '' },
  partNumber: '',
  descricao: '',
  unidade: '',
  ncm: '',
  nf: '',
  serie: null,
  fornecedorCnpj: '',
  fornecedorNome: null,
  fornecedorIe: null,
  dataEmissao: '',
  moeda: 'BRL',
  valorUnitario: '',
  freteSeguroUnitario: '0.000000',
  observacao: null,
};
