import { validarCnpj } from '#lib/domain/cnpj.ts';
import { NOME_MOEDA_DO_CUSTO, ROTULOS_COMPRA_NACIONAL } from '#lib/domain/compra-nacional.ts';
import { validarNcm } from '#lib/domain/ncm.ts';
import type { ColunaDePlanilha, Leitor, RecursoDePlanilha } from './coluna-de-planilha.ts';

const texto: Leitor = { tipo: 'texto' };
const custo: Leitor = { tipo: 'decimal', casas: 6 };

/** What people write beside the names of the two. */
const OUTRAS_MOEDAS: readonly (readonly [string, string])[] = [
  ['Real', 'BRL'],
  ['Reais', 'BRL'],
  ['R$', 'BRL'],
  ['Dólar', 'USD'],
  ['US$', 'USD'],
];

export const PLANILHA_DE_COMPRA_NACIONAL: RecursoDePlanilha = {
  titulo: 'Compras nacionais',
  chave: ['importador.id', 'fornecedorCnpj', 'nf', 'partNumber'],
  // Few suppliers have more than one series.
  desempate: 'serie',
  colunas: [
    {
      campo: 'importador.id',
      titulo: 'CNPJ da indústria',
      outrosTitulos: ['Indústria', 'Importador', 'Comprador', 'CNPJ do comprador', 'CNPJ do destinatário'],
      leitor: { tipo: 'importador' },
      obrigatoria: true,
    },
    obrigatoria('partNumber', texto, ['PN', 'P/N', 'Código', 'Código do item', 'Código do produto', 'Item']),
    obrigatoria('descricao', texto, ['Descrição do item', 'Descrição do produto', 'Produto']),
    obrigatoria('ncm', { tipo: 'identificador', validar: validarNcm, algarismos: 8 }, ['Código NCM', 'NCM/SH']),
    obrigatoria('unidade', texto, ['UN', 'Unid', 'Unidade de medida', 'UM']),
    obrigatoria('nf', texto, ['NF', 'NF-e', 'Número da NF', 'Nº da NF', 'Nota', 'Número da nota', 'Nº da nota fiscal']),
    coluna('serie', texto, ['Série da NF']),
    obrigatoria('fornecedorCnpj', { tipo: 'identificador', validar: validarCnpj }, [
      'CNPJ',
      'CNPJ fornecedor',
      'CNPJ do emitente',
      'Emitente CNPJ',
    ]),
    coluna('fornecedorNome', texto, ['Fornecedor', 'Razão social', 'Emitente', 'Razão social do fornecedor']),
    coluna('fornecedorIe', texto, ['IE', 'Inscrição estadual', 'IE do emitente']),
    obrigatoria('dataEmissao', { tipo: 'data' }, ['Emissão', 'Data', 'Data da NF', 'Data da nota']),
    coluna('moeda', { tipo: 'opcao', opcoes: NOME_MOEDA_DO_CUSTO, outras: OUTRAS_MOEDAS }, ['Moeda da nota']),
    obrigatoria('valorUnitario', custo, ['Preço unitário', 'Preço', 'Valor unit.', 'Valor unitário (R$)', 'Custo']),
    coluna('freteSeguroUnitario', custo, ['Frete e seguro', 'Frete unitário', 'Frete e seguro unitário']),
    coluna('observacao', texto, ['Observações', 'Obs', 'Notas']),
  ],
};

function coluna(campo: string, leitor: Leitor, outrosTitulos: readonly string[]): ColunaDePlanilha {
  return { campo, titulo: ROTULOS_COMPRA_NACIONAL[campo] ?? campo, outrosTitulos, leitor };
}

function obrigatoria(campo: string, leitor: Leitor, outrosTitulos: readonly string[]): ColunaDePlanilha {
  return { ...coluna(campo, leitor, outrosTitulos), obrigatoria: true };
}
