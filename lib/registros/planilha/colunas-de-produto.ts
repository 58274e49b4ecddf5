import { NOME_TIPO_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import { CNPJ_DA_INDUSTRIA } from '#lib/registros/industria.ts';
import { PRODUTO } from '#lib/registros/produto.ts';
import { planilhaDe } from './planilha-de.ts';

/** Other words for the coefficients. */
const OUTRAS_PALAVRAS: readonly (readonly [string, string])[] = [
  ['Fixo', 'FIXO'],
  ['F', 'FIXO'],
  ['88', 'FIXO'],
  ['V', 'VARIAVEL'],
];

export const PLANILHA_DE_PRODUTO = planilhaDe(
  { ...PRODUTO, importador: PRODUTO.importador.meta({ rotulo: CNPJ_DA_INDUSTRIA }) },
  {
    titulo: 'Produtos',
    chave: ['importador.id', 'codigo'],
    leitores: {
      unidade: { tipo: 'texto' },
      pesoBruto: { tipo: 'decimal', casas: 5 },
      tipoCoeficiente: { tipo: 'opcao', opcoes: NOME_TIPO_COEFICIENTE, outras: OUTRAS_PALAVRAS },
    },
    deFora: 'Os modelos de um produto não vêm em planilha: cole-os na grade do próprio produto.',
  },
);
