import {
  type DespesaConsulta,
  type DespesaLida,
  type DespesaNova,
  despesa,
  despesaConsulta,
  despesaEdicao,
  despesaNova,
} from '#lib/contracts/despesa.ts';
import { DESPESA_COLUNAS } from '#lib/listas/despesa.ts';
import { DESPESA } from '#lib/registros/despesa.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { Cadastro } from '#server/platform/records/cadastro.ts';
import { despesaRepository } from './despesa-repository.ts';

/** The costs of a process beside the taxes of its declaration. They go on after it is registered. */
export const cadastroDeDespesa: Cadastro<DespesaConsulta, DespesaNova, DespesaLida> = {
  recurso: 'Despesa',
  este: 'Este lançamento',
  contrato: { consulta: despesaConsulta, novo: despesaNova, edicao: despesaEdicao, lido: despesa, resumo: despesa },
  rotulos: rotulosDe(DESPESA),
  plural: 'Despesas',
  colunas: DESPESA_COLUNAS,
  repositorio: despesaRepository,
};
