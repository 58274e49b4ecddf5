import { validador } from './identificador.ts';

/** NCM: eight digits. Whether it is in the table, and in force on a day, is for the table to say. */
export const validarNcm = validador({ forma: /^\d{8}$/, motivo: 'A NCM tem oito algarismos, 9999.99.99.' });

/** What the fields of a row of the table are called, by their path. */
export const ROTULOS_NCM: Readonly<Record<string, string>> = {
  codigo: 'Código',
  descricao: 'Descrição',
  unidadeEstatistica: 'Unidade estatística',
  aliquotaII: 'Alíquota do II (%)',
  vigenciaInicio: 'Início da vigência',
  vigenciaFim: 'Fim da vigência',
  ato: 'Ato',
  situacao: 'Situação',
};
