import type { FiltroDaLista } from '#components/lista/definicao-da-lista.ts';
import { AMBIENTES_DO_PORTAL, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import {
  COMPARACOES_DO_PREPARO,
  NOME_COMPARACAO_DO_PREPARO,
  NOME_SITUACAO_DO_PREPARO,
  SITUACOES_DO_PREPARO,
} from '#lib/portal/domain/preparo-no-portal.ts';

/** The filters of products and of foreign operators alike. */
export const FILTROS_DO_PREPARO: FiltroDaLista[] = [
  {
    tipo: 'opcao',
    campo: 'ambiente',
    nome: 'Ambiente',
    principal: true,
    opcoes: AMBIENTES_DO_PORTAL.map((ambiente) => [ambiente, NOME_AMBIENTE_DO_PORTAL[ambiente]]),
  },
  {
    tipo: 'opcao',
    campo: 'situacao',
    nome: 'Situação',
    principal: true,
    opcoes: SITUACOES_DO_PREPARO.map((situacao) => [situacao, NOME_SITUACAO_DO_PREPARO[situacao]]),
  },
  {
    tipo: 'opcao',
    campo: 'comparacao',
    nome: 'Comparação',
    principal: true,
    opcoes: [
      ...COMPARACOES_DO_PREPARO.map((comparacao) => [comparacao, NOME_COMPARACAO_DO_PREPARO[comparacao]] as const),
      ['NENHUMA', 'Não comparado'],
    ],
  },
];

/** Drafts that were undone, instead of those that stand. */
export const FILTRO_DOS_DESFEITOS: FiltroDaLista = {
  tipo: 'opcao',
  campo: 'excluidos',
  nome: 'Desfeitos',
  opcoes: [['true', 'Só os desfeitos']],
};
