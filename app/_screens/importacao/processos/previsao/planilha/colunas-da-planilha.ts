import { CAMPOS_DA_ADICAO } from '#app/_screens/importacao/processos/previsao/adicao-campos.ts';
import { rotuloDe } from '#components/form/fields/descricao-de-campo.ts';
import type { ColunaDaGrade } from '#components/ui/grid/item-grid-columns.tsx';
import { TRIBUTOS_FEDERAIS, type TributoFederal } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { REGIMES_TRIBUTARIOS } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import type { CelulaProposta } from '#lib/fiscal/importacao/prevista/candidatos-a-proposta.ts';
import type { LinhaDaAdicao } from './celulas-da-adicao.ts';

export type CampoDaPlanilha = CelulaProposta | `${TributoFederal}${'ReducaoPerc' | 'Tabela'}` | 'fundamentoLegal';

/** The fields of a tax that have a column, by the end of the name of their cell. */
export const CAMPOS_DO_TRIBUTO = {
  Regime: { nome: 'regime', decimal: false },
  Tabela: { nome: 'categoria', decimal: false },
  Aliquota: { nome: 'aliquota', decimal: true },
  AliquotaReduzida: { nome: 'aliquotaReduzida', decimal: true },
  ReducaoPerc: { nome: 'reducaoPerc', decimal: true },
  Fundamento: { nome: 'fundamento', decimal: false },
} as const;

type Coluna = ColunaDaGrade<LinhaDaAdicao>;
const opcao = (campo: CampoDaPlanilha, caminho: string, nomes: Readonly<Record<string, string>>): Coluna => ({
  campo,
  titulo: rotuloDe(CAMPOS_DA_ADICAO, caminho),
  tipo: 'opcao',
  largura: 165,
  porNome: true,
  opcoes: Object.entries(nomes).map(([codigo, nome]) => ({ codigo, nome })),
});
const porCento = (campo: CampoDaPlanilha, caminho: string, casas = 2): Coluna => ({
  campo,
  titulo: rotuloDe(CAMPOS_DA_ADICAO, caminho),
  tipo: 'decimal',
  casas,
  casasMinimas: 2,
  largura: 130,
});
const texto = (campo: CampoDaPlanilha, caminho: string, maximo: number, largura: number): Coluna => ({
  campo,
  titulo: rotuloDe(CAMPOS_DA_ADICAO, caminho),
  tipo: 'texto',
  maximo,
  largura,
});
const daAdicao = (campo: string, titulo: string, largura: number): Coluna => ({
  campo,
  titulo,
  tipo: 'texto',
  largura,
  somenteLeitura: true,
});

const doTributo = (tributo: TributoFederal): Coluna[] => {
  const em = `tributos.${tributo}`;
  return [
    opcao(`${tributo}Regime`, `${em}.regime`, REGIMES_TRIBUTARIOS),
    ...(tributo === 'pis' || tributo === 'cofins'
      ? [opcao(`${tributo}Tabela`, `${em}.categoria`, { GERAL: 'Geral', AUTOPECAS: 'Autopeças' })]
      : []),
    porCento(`${tributo}Aliquota`, `${em}.aliquota`, 4),
    porCento(`${tributo}AliquotaReduzida`, `${em}.aliquotaReduzida`, 4),
    porCento(`${tributo}ReducaoPerc`, `${em}.reducaoPerc`),
    texto(`${tributo}Fundamento`, `${em}.fundamento`, 200, 210),
    ...(tributo === 'ii' ? [texto('codigoDoFundamento', 'campos.iiFundamentoLegalCodigo', 2, 150)] : []),
  ];
};

/** All adições in one grid: what an adição is, then regime, rates and ground of each tax. */
export const COLUNAS_DA_PLANILHA: readonly Coluna[] = [
  daAdicao('adicao', 'Adição', 75),
  { ...daAdicao('ncm', 'NCM', 105), tipo: 'ncm' } as Coluna,
  daAdicao('partNumbers', 'Part numbers', 150),
  ...TRIBUTOS_FEDERAIS.flatMap(doTributo),
  texto('fundamentoLegal', 'fundamentoLegal', 500, 210),
];

/** Titles as above the grid, by cell. */
export const TITULO_DA_CELULA: Readonly<Record<string, string>> = Object.fromEntries(
  COLUNAS_DA_PLANILHA.map(({ campo, titulo }) => [campo, titulo]),
);
