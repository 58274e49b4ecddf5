import type { ColunaDeLista } from '#lib/domain/sistema/coluna-de-lista.ts';
import type { Agrupamento, LinhaDeRelatorio, NomeDeRelatorio } from '#lib/domain/sistema/relatorio.ts';

export type ColunaDeRelatorio = ColunaDeLista<LinhaDeRelatorio> & {
  /** Whether the column has a total over the rows. */
  soma?: true;
  /** Whether the chart shows the column. */
  noGrafico?: true;
};

/** Title, description, groupings and columns of a report; the API returns its figures. */
export interface DefinicaoDeRelatorio {
  titulo: string;
  descricao: string;
  agrupamentos: readonly Agrupamento[];
  colunas: readonly ColunaDeRelatorio[];
  /** Years ahead that the period spans by default, for a report about deadlines. */
  anosAFrente?: number;
}

const figura = (
  campo: string,
  titulo: string,
  mais: Partial<Pick<ColunaDeRelatorio, 'soma' | 'noGrafico' | 'caracteres'>> &
    ({ tipo: 'inteiro' | 'dinheiro' } | { tipo: 'decimal'; casas: number }),
): ColunaDeRelatorio => ({
  campo,
  titulo,
  padrao: true,
  caracteres: 14,
  valor: ({ valores }) => valores[campo] ?? null,
  ...mais,
});
const dinheiro = (campo: string, titulo: string, mais: { noGrafico?: true } = {}) =>
  figura(campo, titulo, { tipo: 'dinheiro', soma: true, ...mais });
const inteiro = (campo: string, titulo: string, mais: { soma?: true } = { soma: true }) =>
  figura(campo, titulo, { tipo: 'inteiro', caracteres: 10, ...mais });

const TRIBUTOS = [
  dinheiro('ii', 'II (R$)', { noGrafico: true }),
  dinheiro('ipi', 'IPI (R$)', { noGrafico: true }),
  dinheiro('pis', 'PIS (R$)', { noGrafico: true }),
  dinheiro('cofins', 'COFINS (R$)', { noGrafico: true }),
];

/** Amounts are the declared ones, in reais, by day of registration. */
export const DEFINICAO_RELATORIO: Readonly<Record<NomeDeRelatorio, DefinicaoDeRelatorio>> = {
  RegistroDi: {
    titulo: 'Registro de DI',
    descricao: 'Declarações registradas no período, com o valor aduaneiro e os tributos devidos.',
    agrupamentos: ['MES', 'IMPORTADOR', 'PROCESSO'],
    colunas: [
      inteiro('declaracoes', 'Declarações'),
      inteiro('adicoes', 'Adições'),
      dinheiro('valorAduaneiro', 'Valor aduaneiro (R$)'),
      ...TRIBUTOS,
      dinheiro('outros', 'Antidumping e outros (R$)'),
      dinheiro('taxaSiscomex', 'Taxa Siscomex (R$)'),
      dinheiro('total', 'Tributos e taxa (R$)'),
    ],
  },
  CustoRealizado: {
    titulo: 'Custo realizado',
    descricao:
      'O que as mercadorias registradas no período custaram: valor aduaneiro, o que foi recolhido e as despesas.',
    agrupamentos: ['PROCESSO', 'MES', 'IMPORTADOR'],
    colunas: [
      inteiro('declaracoes', 'Declarações'),
      dinheiro('valorAduaneiro', 'Valor aduaneiro (R$)', { noGrafico: true }),
      dinheiro('recolhido', 'Tributos recolhidos (R$)', { noGrafico: true }),
      dinheiro('despesas', 'Despesas (R$)', { noGrafico: true }),
      dinheiro('custo', 'Custo (R$)'),
      figura('porCem', 'Custo ÷ valor aduaneiro (%)', { tipo: 'decimal', casas: 2, caracteres: 16 }),
    ],
  },
  TempoPorEtapa: {
    titulo: 'Tempo por etapa',
    descricao: 'Quantos dias os processos ficaram em cada situação de que saíram no período.',
    agrupamentos: [],
    colunas: [
      inteiro('passagens', 'Passagens'),
      figura('media', 'Média (dias)', { tipo: 'decimal', casas: 1, noGrafico: true }),
      figura('mediana', 'Mediana (dias)', { tipo: 'decimal', casas: 1, noGrafico: true }),
      inteiro('maximo', 'Máximo (dias)', {}),
    ],
  },
  TributosSuspensos: {
    titulo: 'Tributos suspensos',
    descricao:
      'O que ficou devido e não foi recolhido por estar suspenso: o que passa a ser exigido se a mercadoria sair do regime.',
    agrupamentos: ['MES', 'IMPORTADOR', 'PROCESSO'],
    colunas: [inteiro('declaracoes', 'Declarações'), ...TRIBUTOS, dinheiro('total', 'Total suspenso (R$)')],
  },
  SuspensosPorVencimento: {
    titulo: 'Suspensos por vencimento',
    descricao:
      'A CBS e o IBS ainda suspensos dos insumos em estoque, pelo mês em que vence o prazo de conversão. Somam-se só os lotes de valor conhecido.',
    agrupamentos: ['MES'],
    anosAFrente: 5,
    colunas: [
      inteiro('lotes', 'Lotes'),
      dinheiro('cbs', 'CBS (R$)', { noGrafico: true }),
      dinheiro('ibs', 'IBS (R$)', { noGrafico: true }),
      inteiro('semValor', 'Lotes sem valor conhecido'),
    ],
  },
};
