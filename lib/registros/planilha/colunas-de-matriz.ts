import { TRATAMENTOS_ICMS } from '#lib/domain/aduana/regime-tributario.ts';
import { validarNcm } from '#lib/domain/identificadores/ncm.ts';
import { ROTULOS_MATRIZ } from '#lib/domain/zfm/matriz-tributacao.ts';
import type { ColunaDePlanilha, Leitor, RecursoDePlanilha } from './coluna-de-planilha.ts';

const data: Leitor = { tipo: 'data' };
const texto: Leitor = { tipo: 'texto' };
const codigo = (quantos: number): Leitor => ({ tipo: 'algarismos', quantos });

/** What people write beside the names of the treatments. */
const OUTRAS_PALAVRAS: readonly (readonly [string, string])[] = [
  ['Integral', 'INTEGRAL'],
  ['Tributado', 'INTEGRAL'],
  ['Diferimento', 'DIFERIDO'],
  ['Isento', 'EXONERADO'],
  ['Isenção', 'EXONERADO'],
  ['Exoneração', 'EXONERADO'],
  ['Redução de base', 'REDUZIDO'],
  ['Redução da base de cálculo', 'REDUZIDO'],
  ['Carga efetiva', 'CARGA_EFETIVA'],
  ['Redução pela carga efetiva', 'CARGA_EFETIVA'],
  ['Convênio 52/91', 'CARGA_EFETIVA'],
];

/** A row that begins on another day is another row: who changes the day a row begins on does it on its screen. */
export const PLANILHA_DE_MATRIZ: RecursoDePlanilha = {
  titulo: 'Matriz de tributação',
  chave: ['importador.id', 'ncm', 'codigoSuframa', 'destinacao', 'utilizacao', 'vigenciaInicio'],
  colunas: [
    {
      campo: 'importador.id',
      titulo: 'CNPJ do importador',
      outrosTitulos: ['Importador', 'CNPJ', 'Razão social'],
      leitor: { tipo: 'importador' },
      obrigatoria: true,
    },
    obrigatoria('ncm', { tipo: 'identificador', validar: validarNcm, algarismos: 8 }, ['NCM']),
    obrigatoria('codigoSuframa', codigo(4), ['Código Suframa', 'Suframa', 'Cód. Suframa', 'Produto Suframa']),
    obrigatoria('destinacao', codigo(2), ['Código da destinação', 'Cód. destinação']),
    obrigatoria('utilizacao', codigo(2), ['Código da utilização', 'Cód. utilização']),
    obrigatoria('codigoTributacao', codigo(4), ['Tributação', 'Cód. tributação']),
    coluna('tratamento', { tipo: 'opcao', opcoes: TRATAMENTOS_ICMS, outras: OUTRAS_PALAVRAS }, ['Tratamento', 'ICMS']),
    coluna('reducaoPerc', { tipo: 'decimal', casas: 2, minimas: 2 }, [
      'Redução da base',
      'Redução',
      '% de redução',
      'Percentual de redução',
    ]),
    obrigatoria('decreto', texto, ['Decreto', 'Nº do decreto', 'Número do decreto']),
    coluna('tipoDocumento', texto, ['Tipo do documento']),
    coluna('numeroDocumento', texto, ['Número do documento', 'Nº do documento']),
    obrigatoria('vigenciaInicio', data, ['Vale desde', 'Desde', 'Início', 'Início do benefício']),
    coluna('vigenciaFim', data, ['Vale até', 'Até', 'Fim', 'Fim do benefício', 'Validade']),
  ],
};

function coluna(campo: string, leitor: Leitor, outrosTitulos: readonly string[]): ColunaDePlanilha {
  return { campo, titulo: ROTULOS_MATRIZ[campo] ?? campo, outrosTitulos, leitor };
}

function obrigatoria(campo: string, leitor: Leitor, outrosTitulos: readonly string[]): ColunaDePlanilha {
  return { ...coluna(campo, leitor, outrosTitulos), obrigatoria: true };
}
