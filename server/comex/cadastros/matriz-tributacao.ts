import {
  type ItemDaMatrizLido,
  type ItemDaMatrizNovo,
  itemDaMatriz,
  itemDaMatrizEdicao,
  itemDaMatrizNovo,
} from '#lib/contracts/cadastros/matriz-tributacao.ts';
import { type ItemDaMatrizConsulta, itemDaMatrizConsulta } from '#lib/contracts/consultas/matriz-tributacao.ts';
import { MATRIZ_COLUNAS } from '#lib/listas/matriz-tributacao.ts';
import { rotulosDaMatriz } from '#lib/registros/matriz-tributacao.ts';
import type { CadastroWithSheet } from '#server/platform/records/cadastro.ts';
import { matrizTributacaoRepository } from './matriz-tributacao-repository.ts';

/** The matriz de tributação of each importer at the Sefaz-AM (docs/decisions/matriz-de-tributacao.md). */
export const cadastroDaMatriz: CadastroWithSheet<ItemDaMatrizConsulta, ItemDaMatrizNovo, ItemDaMatrizLido> = {
  recurso: 'MatrizTributacao',
  este: 'Este item da matriz',
  contrato: {
    consulta: itemDaMatrizConsulta,
    novo: itemDaMatrizNovo,
    edicao: itemDaMatrizEdicao,
    lido: itemDaMatriz,
    resumo: itemDaMatriz,
  },
  rotulos: rotulosDaMatriz,
  plural: 'Matriz de tributação',
  colunas: MATRIZ_COLUNAS,
  repositorio: matrizTributacaoRepository,
};
