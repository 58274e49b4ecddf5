import { validarCnpj } from '#lib/domain/identificadores/cnpj.ts';
import { NOME_MOEDA_DO_CUSTO } from '#lib/domain/zfm/compra-nacional.ts';
import { COMPRA_NACIONAL } from '#lib/registros/compra-nacional.ts';
import { CNPJ_DA_INDUSTRIA } from '#lib/registros/industria.ts';
import type { Leitor } from './coluna-de-planilha.ts';
import { planilhaDe } from './planilha-de.ts';

/** Other words for the two currencies. */
const OUTRAS_MOEDAS: readonly (readonly [string, string])[] = [
  ['Real', 'BRL'],
  ['Reais', 'BRL'],
  ['R$', 'BRL'],
  ['Dólar', 'USD'],
  ['US$', 'USD'],
];

const texto: Leitor = { tipo: 'texto' };
const custo: Leitor = { tipo: 'decimal', casas: 6 };

export const PLANILHA_DE_COMPRA_NACIONAL = planilhaDe(
  { ...COMPRA_NACIONAL, importador: COMPRA_NACIONAL.importador.meta({ rotulo: CNPJ_DA_INDUSTRIA }) },
  {
    titulo: 'Compras nacionais',
    chave: ['importador.id', 'fornecedorCnpj', 'nf', 'partNumber'],
    // Few suppliers have more than one series.
    desempate: 'serie',
    leitores: {
      unidade: texto,
      serie: texto,
      fornecedorCnpj: { tipo: 'identificador', validar: validarCnpj },
      moeda: { tipo: 'opcao', opcoes: NOME_MOEDA_DO_CUSTO, outras: OUTRAS_MOEDAS },
      valorUnitario: custo,
      freteSeguroUnitario: custo,
    },
  },
);
