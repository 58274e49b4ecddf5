import { type ParametroConsulta, parametroConsulta } from '#lib/contracts/consultas/parametro.ts';
import {
  type ParametroLido,
  type ParametroNovo,
  parametro,
  parametroEdicao,
  parametroNovo,
} from '#lib/contracts/parametros/parametro.ts';
import { PARAMETRO_COLUNAS } from '#lib/listas/tabela.ts';
import { PARAMETRO } from '#lib/registros/parametro.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { CadastroWithSheet } from '#server/platform/records/cadastro.ts';
import { parametroRepository } from './parametro-repository.ts';

/** Rates and amounts of the law with their period and source. The company's own go before the shipped ones. */
export const cadastroDeParametro: CadastroWithSheet<ParametroConsulta, ParametroNovo, ParametroLido> = {
  recurso: 'Parametro',
  este: 'Este parâmetro',
  contrato: {
    consulta: parametroConsulta,
    novo: parametroNovo,
    edicao: parametroEdicao,
    lido: parametro,
    resumo: parametro,
  },
  rotulos: rotulosDe(PARAMETRO),
  plural: 'Parâmetros',
  colunas: PARAMETRO_COLUNAS,
  repositorio: parametroRepository,
};
