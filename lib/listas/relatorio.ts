import { FIM_DO_PIS_COFINS } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import { ETA_NA_VIRADA } from '#lib/domain/aduana/tributos/virada-do-ano.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import type { Agrupamento, LinhaDeRelatorio, NomeDeRelatorio } from '#lib/domain/telas/relatorio.ts';

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
  /** Title of the first column, where nothing groups the rows. */
  primeira?: string;
  /** The report is of one day, with this one by default, and not of a period. */
  dia?: DataTexto;
  /** Default period, where it is not this year. */
  periodo?: { de: DataTexto; ate: DataTexto };
  /** What a person has to decide before using the figures. */
  ressalvas?: readonly string[];
}

const figura = (
  campo: string,
  titulo: string,
  mais: Partial<Pick<ColunaDeRelatorio, 'soma' | 'noGrafico' | 'caracteres'>> &
    ({ tipo: 'inteiro' | 'dinheiro' | 'texto' | 'data' } | { tipo: 'decimal'; casas: number }),
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

const texto = (campo: string, titulo: string, caracteres: number) =>
  figura(campo, titulo, { tipo: 'texto', caracteres });
const data = (campo: string, titulo: string) => figura(campo, titulo, { tipo: 'data' });

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
      'O que as mercadorias registradas no período custaram: valor aduaneiro das adições, o que foi recolhido e as despesas.',
    agrupamentos: ['PROCESSO', 'MES', 'IMPORTADOR'],
    colunas: [
      inteiro('declaracoes', 'Declarações'),
      dinheiro('valorAduaneiro', 'Valor aduaneiro das adições (R$)', { noGrafico: true }),
      dinheiro('recolhido', 'Tributos recolhidos (R$)', { noGrafico: true }),
      dinheiro('despesas', 'Despesas (R$)', { noGrafico: true }),
      // No sum below it: its dash would make every total cover fewer rows than it does.
      figura('despesasDeOutros', 'Despesas em papel de outros (R$)', { tipo: 'dinheiro' }),
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
      'O que ficou devido e não foi recolhido por estar suspenso: passa a ser exigido se a mercadoria sair do regime. O II isento na entrada também passa, e está à parte, pelo valor da declaração; a DCI o cobra ao dólar dela.',
    agrupamentos: ['MES', 'IMPORTADOR', 'PROCESSO'],
    colunas: [
      inteiro('declaracoes', 'Declarações'),
      ...TRIBUTOS,
      dinheiro('total', 'Total suspenso (R$)'),
      dinheiro('iiExigivel', 'II isento, exigível se sair (R$)'),
    ],
  },
  SuspensosPorVencimento: {
    titulo: 'Suspensos por vencimento',
    descricao:
      'A CBS e o IBS ainda suspensos dos insumos em estoque, pelo mês em que vence o prazo de conversão. Os lotes sem prazo, que são também os de valor desconhecido, têm a sua linha. Somam-se só os lotes de valor conhecido.',
    agrupamentos: ['MES'],
    anosAFrente: 5,
    colunas: [
      inteiro('lotes', 'Lotes'),
      dinheiro('cbs', 'CBS (R$)', { noGrafico: true }),
      dinheiro('ibs', 'IBS (R$)', { noGrafico: true }),
      inteiro('semValor', 'Lotes sem valor conhecido'),
    ],
  },
  EstoqueNaVirada: {
    titulo: 'Estoque em 31/12/2026',
    descricao:
      'O que resta em estoque de cada item importado, com o PIS e a COFINS-Importação pagos sem o adicional, para o crédito presumido da CBS (Decreto 12.955/2026, art. 605).',
    agrupamentos: [],
    primeira: 'Declaração, adição e item',
    dia: FIM_DO_PIS_COFINS,
    ressalvas: [
      'O crédito só cabe nos três casos do art. 605 do Decreto 12.955/2026: regime cumulativo em 31/12/2026, mercadoria de substituição tributária ou monofásica, e vedação parcial de crédito. Quem decide se é o seu caso é uma pessoa.',
      'Não estão aqui os bens que entraram com suspensão, isenção ou alíquota zero (Decreto 12.955/2026, art. 607, § 1º). O ativo imobilizado e o uso e consumo também não dão crédito: tire-os.',
      'O pago é o que a declaração diz a recolher: confira com o pagamento. O adicional da Lei 10.865/2004, art. 8º, § 21, fica fora (art. 607, § 3º, II).',
      'O estoque do Cais é o dos itens importados, não o inventário da empresa: o inventário é feito em 31/12/2026 (art. 608), e o crédito é apurado até o fim de junho de 2027 (art. 607, § 4º).',
    ],
    colunas: [
      texto('descricao', 'Descrição', 30),
      dinheiro('pis', 'PIS pago (R$)'),
      dinheiro('cofins', 'COFINS paga sem adicional (R$)'),
      dinheiro('adicional', 'Adicional, sem crédito (R$)'),
      dinheiro('total', 'PIS e COFINS (R$)'),
      figura('quantidade', 'Em estoque', { tipo: 'decimal', casas: 5, caracteres: 14 }),
      texto('unidade', 'Unidade', 10),
      data('registro', 'Registro'),
      texto('ncm', 'NCM', 10),
      texto('partNumber', 'Part number', 16),
    ],
  },
  ProcessosNaVirada: {
    titulo: 'Processos na virada do ano',
    descricao:
      'Registro e desembaraço de cada processo em volta de 31/12/2026, e o que se deve por eles (LC 214/2025, art. 408, § 1º).',
    agrupamentos: [],
    primeira: 'Processo',
    periodo: ETA_NA_VIRADA,
    colunas: [
      texto('situacao', 'Situação', 18),
      data('eta', 'ETA'),
      data('registro', 'Registro'),
      data('liberacao', 'Desembaraço'),
      texto('regime', 'O que se deve', 46),
      dinheiro('pis', 'PIS a recolher (R$)'),
      dinheiro('cofins', 'COFINS a recolher (R$)'),
    ],
  },
};
