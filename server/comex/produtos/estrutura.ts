import {
  type EstruturaConsulta,
  type EstruturaLida,
  type EstruturaNova,
  type EstruturaResumo,
  estrutura,
  estruturaConsulta,
  estruturaEdicao,
  estruturaNova,
  estruturaResumo,
} from '#lib/contracts/produtos/estrutura.ts';
import { ESTRUTURA_COLUNAS } from '#lib/listas/estrutura.ts';
import { ESTRUTURA } from '#lib/registros/estrutura.ts';
import { rotulosDe } from '#lib/registros/rotulos.ts';
import type { Cadastro } from '#server/platform/records/cadastro.ts';
import { estruturaRepository } from './estrutura-repository.ts';

/** The components of a product, revision by revision (docs/decisions/produtos-e-estruturas.md). */
export const cadastroDeEstrutura: Cadastro<EstruturaConsulta, EstruturaNova, EstruturaLida, EstruturaResumo> = {
  recurso: 'Estrutura',
  // The sentences of the cadastros are masculine.
  este: 'Esta revisão da estrutura',
  contrato: {
    consulta: estruturaConsulta,
    novo: estruturaNova,
    edicao: estruturaEdicao,
    lido: estrutura,
    resumo: estruturaResumo,
  },
  rotulos: rotulosDe(ESTRUTURA),
  // They follow from the lines, and from when the next revision begins.
  noHistorico: ({ vigenciaFim: _, nacionais: __, importados: ___, ...lida }) => lida,
  plural: 'Estruturas',
  colunas: ESTRUTURA_COLUNAS,
  repositorio: estruturaRepository,
};
