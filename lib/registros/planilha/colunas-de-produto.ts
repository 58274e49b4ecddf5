import { NOME_TIPO_COEFICIENTE } from '#lib/domain/importador.ts';
import { validarNcm } from '#lib/domain/ncm.ts';
import { ROTULOS_PRODUTO } from '#lib/domain/produto.ts';
import type { ColunaDePlanilha, Leitor, RecursoDePlanilha } from './coluna-de-planilha.ts';

const texto: Leitor = { tipo: 'texto' };

/** What people write beside the names of the coefficients. */
const OUTRAS_PALAVRAS: readonly (readonly [string, string])[] = [
  ['Fixo', 'FIXO'],
  ['F', 'FIXO'],
  ['88', 'FIXO'],
  ['V', 'VARIAVEL'],
];

export const PLANILHA_DE_PRODUTO: RecursoDePlanilha = {
  titulo: 'Produtos',
  chave: ['importador.id', 'codigo'],
  colunas: [
    {
      campo: 'importador.id',
      titulo: 'CNPJ da indústria',
      outrosTitulos: ['Indústria', 'CNPJ', 'Importador', 'Razão social'],
      leitor: { tipo: 'importador' },
      obrigatoria: true,
    },
    obrigatoria('codigo', { tipo: 'texto', maiusculas: true }, ['Código', 'Produto', 'SKU', 'Cód. produto']),
    obrigatoria('descricao', texto, ['Descrição do produto', 'Nome']),
    obrigatoria('ncm', { tipo: 'identificador', validar: validarNcm, algarismos: 8 }, ['NCM do produto', 'Código NCM']),
    obrigatoria('unidade', texto, ['Unidade', 'UN', 'Unid', 'Unidade de medida', 'UM']),
    obrigatoria('pesoBruto', decimal(5), ['Peso bruto', 'Peso bruto (kg)', 'Peso (kg)', 'Peso']),
    coluna('resolucao', texto, ['Resolução', 'Resolução Suframa', 'Nº da resolução']),
    coluna('ppb', texto, ['PPB', 'PPB e resolução']),
    coluna('informatica', { tipo: 'simNao' }, ['Informática', 'Bem de informática e automação']),
    obrigatoria('tipoCoeficiente', { tipo: 'opcao', opcoes: NOME_TIPO_COEFICIENTE, outras: OUTRAS_PALAVRAS }, [
      'Coeficiente',
      'Tipo',
      'Tipo do coeficiente',
    ]),
    coluna('acrescimo', decimal(2), ['Acréscimo', 'Acréscimo (%)']),
    coluna('observacao', texto, ['Observações', 'Obs', 'Notas']),
  ],
  deFora: 'Os modelos de um produto não vêm em planilha: cole-os na grade do próprio produto.',
};

function coluna(campo: string, leitor: Leitor, outrosTitulos: readonly string[]): ColunaDePlanilha {
  return { campo, titulo: ROTULOS_PRODUTO[campo] ?? campo, outrosTitulos, leitor };
}

function obrigatoria(campo: string, leitor: Leitor, outrosTitulos: readonly string[]): ColunaDePlanilha {
  return { ...coluna(campo, leitor, outrosTitulos), obrigatoria: true };
}

function decimal(casas: number): Leitor {
  return { tipo: 'decimal', casas };
}
