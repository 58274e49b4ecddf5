import { parametroConsulta } from '#lib/contracts/consultas/parametro.ts';
import { contratoDeParametro, PARAMETRO_COLUNAS } from '#lib/registros/parametro.ts';
import { cadastroDe } from '#server/platform/records/cadastro-de.ts';
import { parametroRepository } from './parametro-repository.ts';

/** Rates and amounts of the law with their period and source. The company's own go before the shipped ones. */
export const cadastroDeParametro = cadastroDe({
  recurso: 'Parametro',
  este: 'Este parâmetro',
  plural: 'Parâmetros',
  contrato: contratoDeParametro,
  consulta: parametroConsulta,
  colunas: PARAMETRO_COLUNAS,
  repositorio: parametroRepository,
});
