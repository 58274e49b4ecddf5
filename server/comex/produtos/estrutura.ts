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
} from '#lib/contracts/estrutura.ts';
import { ROTULOS_ESTRUTURA } from '#lib/domain/zfm/estrutura.ts';
import { ESTRUTURA_COLUNAS } from '#lib/listas/estrutura.ts';
import type { Cadastro } from '#server/platform/records/cadastro.ts';
import { estruturaRepository } from './estrutura-repository.ts';

/** The components of a product, revision by revision (docs/decisions/produtos-e-estruturas.md). */
export const cadastroDeEstrutura: Cadastro<EstruturaConsulta, EstruturaNova, EstruturaLida, EstruturaResumo> = {
  recurso: 'Estrutura',
  // The sentences of the cadastros need a masculine noun.
  este: 'O registro desta revisão',
  contrato: {
    consulta: estruturaConsulta,
    novo: estruturaNova,
    edicao: estruturaEdicao,
    lido: estrutura,
    resumo: estruturaResumo,
  },
  rotulos: ROTULOS_ESTRUTURA,
  // The history leaves out these fields: they follow from the lines and from the start of the next revision.
  noHistorico: ({ vigenciaFim: _, nacionais: __, importados: ___, ...lida }) => lida,
  plural: 'Estruturas',
  colunas: ESTRUTURA_COLUNAS,
  repositorio: estruturaRepository,
};
