import { type DcrConsulta, dcrConsulta } from '#lib/contracts/consultas/dcr.ts';
import {
  type DcrLido,
  type DcrNovo,
  type DcrResumo,
  dcr,
  dcrEdicao,
  dcrNovo,
  dcrResumo,
} from '#lib/contracts/dcr/dcr.ts';
import { DCR_COLUNAS } from '#lib/listas/dcr.ts';
import { DCR } from '#lib/registros/dcr.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { Cadastro } from '#server/platform/records/cadastro.ts';
import { dcrRepository } from './dcr-repository.ts';

export const cadastroDeDcr: Cadastro<DcrConsulta, DcrNovo, DcrLido, DcrResumo> = {
  recurso: 'Dcr',
  este: 'Este DCR-E',
  contrato: { consulta: dcrConsulta, novo: dcrNovo, edicao: dcrEdicao, lido: dcr, resumo: dcrResumo },
  rotulos: rotulosDe(DCR),
  plural: 'DCR-E',
  colunas: DCR_COLUNAS,
  repositorio: dcrRepository,
  // The history leaves out the steps, which are recorded on their own, and what is derived from other records.
  noHistorico: ({ passos: _, anterior: __, sucessor: ___, ...campos }) => campos,
};
