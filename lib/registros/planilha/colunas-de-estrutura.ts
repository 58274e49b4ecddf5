import { NOME_ORIGEM_ITEM } from '#lib/domain/cadastros/item.ts';
import { LINHA_DA_ESTRUTURA } from '#lib/registros/estrutura.ts';
import { planilhaDe } from './planilha-de.ts';

/** Other words for the two origins. The digits are those of the origem of a NF: 0 is national, 1 and 2 are foreign (zfm §1.3). */
const OUTRAS_ORIGENS: readonly (readonly [string, string])[] = [
  ['I', 'IMPORTADO'],
  ['Imp', 'IMPORTADO'],
  ['Importada', 'IMPORTADO'],
  ['Estrangeiro', 'IMPORTADO'],
  ['Estrangeira', 'IMPORTADO'],
  ['1', 'IMPORTADO'],
  ['2', 'IMPORTADO'],
  ['N', 'NACIONAL'],
  ['Nac', 'NACIONAL'],
  ['Local', 'NACIONAL'],
  ['0', 'NACIONAL'],
];

/** The sheet with the lines of one structure. The lines go into its grid, so `campo` is a column of the grid. A part number may repeat. */
export const PLANILHA_DA_ESTRUTURA = planilhaDe(LINHA_DA_ESTRUTURA, {
  titulo: 'Componentes da estrutura',
  chave: [],
  leitores: { origem: { tipo: 'opcao', opcoes: NOME_ORIGEM_ITEM, outras: OUTRAS_ORIGENS } },
});
