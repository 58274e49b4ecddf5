import type { ItemDaMatrizLido } from '#lib/contracts/cadastros/matriz-tributacao.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { nomeNaMatriz } from '#lib/domain/zfm/matriz-tributacao.ts';
import { colunasDe, DA_ALTERACAO } from '#lib/registros/colunas-de.ts';
import { DA_INDUSTRIA, DO_CNPJ_DA_INDUSTRIA } from '#lib/registros/industria.ts';
import { CNPJ_DO_IMPORTADOR, ITEM_DA_MATRIZ } from '#lib/registros/matriz-tributacao.ts';

/** Columns of the matriz de tributação. The first identifies the row; in a sheet its parts are columns of their own. */
export const MATRIZ_COLUNAS = colunasDe<ItemDaMatrizLido>(ITEM_DA_MATRIZ, {
  primeiras: ['item', 'ncm'],
  proprias: [
    {
      campo: 'item',
      titulo: 'NCM · Suframa · dest./util.',
      tipo: 'texto',
      ordenavel: true,
      padrao: true,
      caracteres: 22,
      inteira: true,
      valor: nomeNaMatriz,
    },
    { campo: 'ncm', titulo: 'NCM', tipo: 'texto', caracteres: 12, inteira: true, valor: ({ ncm }) => escreverNcm(ncm) },
    { ...DA_INDUSTRIA, titulo: 'Importador', caracteres: 20 },
    { ...DO_CNPJ_DA_INDUSTRIA, titulo: CNPJ_DO_IMPORTADOR },
    ...DA_ALTERACAO,
  ],
});
