import { type ProcessoConsulta, processoConsulta } from '#lib/contracts/consultas/processo.ts';
import {
  type ProcessoInteiro,
  type ProcessoNovo,
  type ProcessoResumo,
  processoEdicao,
  processoInteiro,
  processoNovo,
  processoResumo,
} from '#lib/contracts/processo/processo.ts';
import { PROCESSO_COLUNAS } from '#lib/listas/processo.ts';
import { rotulosDoProcesso } from '#lib/registros/processo.ts';
import type { Cadastro } from '#server/platform/records/cadastro.ts';
import { comNumeroDaDi } from './colunas-do-processo.ts';
import { noHistorico } from './processo-linhas.ts';
import { processoRepository } from './processo-repository.ts';

export const cadastroDeProcesso: Cadastro<ProcessoConsulta, ProcessoNovo, ProcessoInteiro, ProcessoResumo> = {
  recurso: 'Processo',
  este: 'Este processo',
  contrato: {
    consulta: processoConsulta,
    novo: processoNovo,
    edicao: processoEdicao,
    lido: processoInteiro,
    resumo: processoResumo,
  },
  rotulos: rotulosDoProcesso(),
  plural: 'Processos',
  colunas: PROCESSO_COLUNAS,
  repositorio: processoRepository,
  noHistorico,
  comoSeEscreve: comNumeroDaDi,
};
