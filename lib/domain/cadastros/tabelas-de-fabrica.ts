import { INCOTERMS } from '#lib/domain/aduana/tributos/incoterm.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { PAISES_DA_SECEX } from './paises-da-secex.ts';
import type { SituacaoReferencia } from './parametro.ts';
import type { CampoAConfirmar, LinhaDeTabela, Tabela } from './tabelas.ts';
import { URFS_DA_SECEX } from './urfs-da-secex.ts';

/** A row of a reference table shipped with Cais. */
export interface ReferenciaDeFabrica {
  tabela: Tabela;
  codigo: string;
  nome: string;
  sigla: string | null;
  /** Only for an NCM. */
  unidadeEstatistica: string | null;
  fonte: string;
  situacao: SituacaoReferencia;
  /** Fields of a verified row that its source does not state. */
  aConfirmar: readonly CampoAConfirmar[];
}

const EM_DI = 'Impresso em DI registrada';
const EM_COPIA = 'lida em cópia de terceiros';

/** Countries as the DI prints them; the DI does not print ISO codes. */
const PAISES_DE_DI: readonly LinhaDeTabela[] = [
  ['158', 'CHILE', 'CL'],
  ['160', 'CHINA, REPUBLICA POPULAR', 'CN'],
  ['190', 'COREIA (DO SUL), REPUBLICA DA', 'KR'],
  ['232', 'DINAMARCA', 'DK'],
  ['249', 'ESTADOS UNIDOS', 'US'],
  ['351', 'HONG KONG', 'HK'],
  ['399', 'JAPAO', 'JP'],
  ['445', 'LUXEMBURGO', 'LU'],
  ['858', 'VIETNA', 'VN'],
];

/** Number and ISO code appear in acts of the Receita (domain/importacao.md §5). */
const MOEDAS: readonly LinhaDeTabela[] = [
  ['055', 'COROA DINAMARQUESA'],
  ['065', 'COROA NORUEGUESA'],
  ['070', 'COROA SUECA'],
  ['150', 'DOLAR AUSTRALIANO'],
  ['165', 'DOLAR CANADENSE'],
  ['425', 'FRANCO SUICO'],
  ['470', 'IENE'],
  ['540', 'LIBRA ESTERLINA'],
  ['790', 'REAL'],
  ['860', 'RUPIA INDIANA'],
  ['978', 'EURO/COM.EUROPEIA'],
];

const MOEDAS_DE_DI: readonly LinhaDeTabela[] = [['220', 'DOLAR DOS EUA']];

const URFS_DE_DI: readonly LinhaDeTabela[] = [
  ['0120100', 'GOIANIA'],
  ['0817700', 'AEROPORTO INTERNACIONAL DE VIRACOPOS'],
  ['0817800', 'PORTO DE SANTOS'],
];

/** Read on declarations by code and place; their official names were not. */
const URFS_SEM_NOME: readonly LinhaDeTabela[] = [
  ['0927800', 'ITAJAI'],
  ['1017500', 'URUGUAIANA'],
];

const RECINTOS_DE_DI: readonly LinhaDeTabela[] = [
  ['1201101', 'PAC LOGÍSTICA E HANGARAGEM LTDA'],
  ['8921101', 'AEROPORTOS BRASIL - VIRACOPOS S/A'],
];

/** For goods the DI prints only the name of the unit, so the name serves as the code too. */
const UNIDADES_DE_DI: readonly LinhaDeTabela[] = [
  ['CAIXA', 'CAIXA', 'CX'],
  ['PECA', 'PECA', 'PC'],
];

const UNIDADES_ESTATISTICAS: readonly LinhaDeTabela[] = [
  ['10', 'QUILOGRAMA LIQUIDO', 'KG'],
  ['11', 'UNIDADE', 'UN'],
  ['12', 'MILHEIRO', 'MIL'],
  ['13', 'PAR', 'PAR'],
  ['14', 'METRO', 'M'],
  ['15', 'METRO QUADRADO', 'M2'],
  ['16', 'METRO CUBICO', 'M3'],
  ['17', 'LITRO', 'L'],
  ['20', 'DUZIA', 'DZ'],
  ['21', 'TONELADA METRICA LIQUIDA', 'T'],
];

/** [code, name, statistical unit]. A DI does not print their period of validity. */
const NCMS_DE_DI: readonly LinhaDeTabela[] = [
  ['73181500', 'Outros parafusos e pinos ou pernos', 'QUILOGRAMA LIQUIDO'],
  ['73181600', 'Porcas', 'QUILOGRAMA LIQUIDO'],
  ['73182200', 'Outras arruelas (anilhas)', 'QUILOGRAMA LIQUIDO'],
  ['84099111', 'Bielas', 'UNIDADE'],
  ['84099114', 'Válvulas de admissão ou de escape', 'UNIDADE'],
  ['84099117', 'Guias de válvulas', 'UNIDADE'],
  ['84099118', 'Outros carburadores', 'UNIDADE'],
  ['84099120', 'Pistões ou êmbolos', 'UNIDADE'],
  ['84831020', 'Árvores de cames para comando de válvulas', 'UNIDADE'],
  ['85183000', 'Fones de ouvido (Auscultadores e auriculares)', 'UNIDADE'],
  ['87141000', 'De motocicletas (incluindo os ciclomotores)', 'QUILOGRAMA LIQUIDO'],
  ['90271000', 'Analisadores de gás ou de fumaça (fumos)', 'UNIDADE'],
  ['90299010', 'De indicadores de velocidade e tacômetros', 'QUILOGRAMA LIQUIDO'],
];

/** Read on declarations by code alone; the Portuguese names are our own. */
const INCOTERMS_DE_DI = ['CFR', 'CPT', 'FCA', 'FOB'];
/** Siscomex conditions of sale that no edition of the Incoterms has. */
const NAO_SAO_INCOTERMS = ['C+F', 'C+I', 'OCV'];

/**
 * The reference rows every company starts with (domain/importacao.md §1.4, §5, §6.1 and the sample declarations). Data not read on
 * a declaration or in an official table is marked `CONFIRMAR`, per row or per field.
 */
export const REFERENCIAS_DE_FABRICA: readonly ReferenciaDeFabrica[] = [
  ...linhas('Pais', PAISES_DE_DI, EM_DI, ['sigla']),
  ...aConfirmar('Pais', PAISES_DA_SECEX, 'Tabela de países da Secex', EM_COPIA),
  ...linhas('MoedaSiscomex', comSigla(MOEDAS_DE_DI), EM_DI),
  ...linhas('MoedaSiscomex', comSigla(MOEDAS), 'Códigos de moeda em atos da Receita Federal', ['nome']),
  ...linhas('Urf', URFS_DE_DI, EM_DI),
  ...linhas('Urf', URFS_SEM_NOME, 'Código lido em declarações', ['nome']),
  ...aConfirmar('Urf', URFS_DA_SECEX, 'Tabela de URF da Secex', EM_COPIA),
  ...linhas('Recinto', RECINTOS_DE_DI, EM_DI),
  ...linhas('Unidade', UNIDADES_DE_DI, EM_DI, ['sigla']),
  ...aConfirmar('Unidade', UNIDADES_ESTATISTICAS, 'Unidades estatísticas da NCM'),
  ...Object.entries(INCOTERMS).flatMap(([codigo, { nome }]) => {
    if (INCOTERMS_DE_DI.includes(codigo)) return linhas('Incoterm', [[codigo, nome]], EM_DI, ['nome']);
    const doSiscomex = NAO_SAO_INCOTERMS.includes(codigo);
    return aConfirmar('Incoterm', [[codigo, nome]], doSiscomex ? 'Condições de venda do Siscomex' : 'Incoterms (CCI)');
  }),
  ...linhas('Ncm', NCMS_DE_DI, EM_DI).map((ncm) => ({
    ...ncm,
    sigla: null,
    unidadeEstatistica: ncm.sigla,
    situacao: 'CONFIRMAR' as const,
  })),
];

function linhas(
  tabela: Tabela,
  linhasDeFabrica: readonly LinhaDeTabela[],
  fonte: string,
  aConfirmar: readonly CampoAConfirmar[] = [],
): ReferenciaDeFabrica[] {
  return linhasDeFabrica.map(([codigo, nome, sigla = null]) => ({
    tabela,
    codigo,
    nome,
    sigla,
    unidadeEstatistica: null,
    fonte,
    situacao: 'VERIFICADO',
    aConfirmar,
  }));
}

/** Rows known only from practice, or only from a copy of their table. */
function aConfirmar(
  tabela: Tabela,
  linhasDeFabrica: readonly LinhaDeTabela[],
  fonte: string,
  como = 'de conhecimento',
): ReferenciaDeFabrica[] {
  return linhas(tabela, linhasDeFabrica, `${fonte}, ${como}`).map((linha) => ({ ...linha, situacao: 'CONFIRMAR' }));
}

function comSigla(moedas: readonly LinhaDeTabela[]): LinhaDeTabela[] {
  return moedas.map(([codigo, nome]) => [codigo, nome, siglaDaMoeda(codigo)]);
}
