import { TRATAMENTOS_ICMS } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { CNPJ_DO_IMPORTADOR, ITEM_DA_MATRIZ } from '#lib/registros/matriz-tributacao.ts';
import { planilhaDe } from './planilha-de.ts';

/** Other words for the treatments. */
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

/**
 * The first day is part of the key: a row with another first day is another record. To change the first day of a record, use its
 * screen.
 */
export const PLANILHA_DE_MATRIZ = planilhaDe(
  { ...ITEM_DA_MATRIZ, importador: ITEM_DA_MATRIZ.importador.meta({ rotulo: CNPJ_DO_IMPORTADOR }) },
  {
    titulo: 'Matriz de tributação',
    chave: ['importador.id', 'ncm', 'codigoSuframa', 'destinacao', 'utilizacao', 'vigenciaInicio'],
    leitores: { tratamento: { tipo: 'opcao', opcoes: TRATAMENTOS_ICMS, outras: OUTRAS_PALAVRAS } },
  },
);
