import type { FiltroDaLista } from '#components/lista/definicao-da-lista.ts';
import { AMBIENTES_DO_PORTAL, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import {
  COMPARACOES_DO_PRODUTO,
  NOME_COMPARACAO_DO_PRODUTO,
  NOME_SITUACAO_DO_PRODUTO,
  SITUACOES_DO_PRODUTO,
} from '#lib/domain/sistema/produto-no-portal.ts';

/** The filters of products and of foreign operators alike. */
export const FILTROS_DO_PREPARO: FiltroDaLista[] = [
  {
    tipo: 'opcao',
    campo: 'ambiente',
    nome: 'Ambiente',
    principal: true,
    opcoes: AMBIENTES_DO_PORTAL.map((um) => [um, NOME_AMBIENTE_DO_PORTAL[um]]),
  },
  {
    tipo: 'opcao',
    campo: 'situacao',
    nome: 'Situação',
    principal: true,
    opcoes: SITUACOES_DO_PRODUTO.map((uma) => [uma, NOME_SITUACAO_DO_PRODUTO[uma]]),
  },
  {
    tipo: 'opcao',
    campo: 'comparacao',
    nome: 'Comparação',
    principal: true,
    opcoes: [
      ...COMPARACOES_DO_PRODUTO.map((uma) => [uma, NOME_COMPARACAO_DO_PRODUTO[uma]] as const),
      ['NENHUMA', 'Não comparado'],
    ],
  },
];
