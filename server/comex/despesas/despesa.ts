import {
  type DespesaConsulta,
  type DespesaLida,
  type DespesaNova,
  despesa,
  despesaConsulta,
  despesaEdicao,
  despesaNova,
} from '#lib/contracts/processo/despesa.ts';
import { DESPESA_COLUNAS } from '#lib/listas/despesa.ts';
import { DESPESA } from '#lib/registros/despesa.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { Cadastro } from '#server/platform/records/cadastro.ts';
import { despesaRepository } from './despesa-repository.ts';

/** The costs of a process besides the taxes of its declaration. A person may add them after the registration too. */
export const cadastroDeDespesa: Cadastro<DespesaConsulta, DespesaNova, DespesaLida> = {
  recurso: 'Despesa',
  este: 'Este lançamento',
  contrato: { consulta: despesaConsulta, novo: despesaNova, edicao: despesaEdicao, lido: despesa, resumo: despesa },
  rotulos: rotulosDe(DESPESA),
  plural: 'Despesas',
  colunas: DESPESA_COLUNAS,
  repositorio: despesaRepository,
};
