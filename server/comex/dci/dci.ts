import { type DciConsulta, dciConsulta } from '#lib/contracts/consultas/dci.ts';
import { type DciLido, type DciResumo, dci, dciResumo } from '#lib/contracts/dci/dci.ts';
import { type DciNovo, dciEdicao, dciNovo } from '#lib/contracts/dci/dci-campos.ts';
import { DCI_COLUNAS } from '#lib/listas/dci.ts';
import { DCI } from '#lib/registros/dci.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { Cadastro } from '#server/platform/records/cadastro.ts';
import { dciRepository } from './dci-repository.ts';

export const cadastroDeDci: Cadastro<DciConsulta, DciNovo, DciLido, DciResumo> = {
  recurso: 'Dci',
  este: 'Este processo de DCI',
  contrato: { consulta: dciConsulta, novo: dciNovo, edicao: dciEdicao, lido: dci, resumo: dciResumo },
  rotulos: rotulosDe(DCI),
  plural: 'DCI',
  colunas: DCI_COLUNAS,
  repositorio: dciRepository,
  // The history leaves out the steps, which are recorded on their own. It also leaves out what is derived from notas and other
  // records.
  noHistorico: ({
    passos: _,
    anterior: __,
    sucessora: ___,
    lista: ____,
    semModalidade: _____,
    declaradoAntes: ______,
    mora: _______,
    ...campos
  }) => campos,
};
