import type { ApontamentoDoDcr, EtapaDoDcr } from './dcr.ts';
import { type CausaEmPalavras, type LacunaDoDocumento, lacunasDoDocumento } from './lacunas-do-documento.ts';

/** Groups the findings on a DCR-E by cause: “157 componentes importados sem preço · Completar os preços”. */
export function lacunasDoDcr<Um extends ApontamentoDoDcr>(apontamentos: readonly Um[]): LacunaDoDocumento<Um>[] {
  return lacunasDoDocumento(apontamentos, emPalavras);
}

function emPalavras({ etapa, codigo, nivel }: ApontamentoDoDcr): CausaEmPalavras | undefined {
  if (nivel === 'erro' && VAZIOS.has(codigo) && etapa === 'identificacao') return DADOS_VAZIOS;
  const quem = QUEM[etapa];
  const [que, remedio] = CAUSAS[codigo] ?? [];
  return remedio ? { remedio, ...(quem && { varios: (quantos) => `${quantos} ${quem} ${que}` }) } : undefined;
}

const DADOS_VAZIOS: CausaEmPalavras = {
  causa: 'VAZIOS',
  varios: (quantos) => `${quantos} dados da identificação por informar`,
  remedio: 'Preencher',
};
/** Codes that say that a field of the identification is empty. */
const VAZIOS = new Set(['SEM_REPRESENTANTE', 'SEM_ANTERIOR', 'SEM_PROCESSO', 'SEM_PPB']);

const QUEM: Readonly<Partial<Record<EtapaDoDcr, string>>> = {
  modelos: 'modelos',
  nacionais: 'componentes nacionais',
  subcomponentes: 'subcomponentes',
  importados: 'componentes importados',
};

const TROCAR_DECLARACAO = 'Trocar a declaração';
const VER_DECLARACAO = 'Ver a declaração';

/** What is the matter with the rows of a step, and what mends them all. */
const CAUSAS: Readonly<Record<string, readonly [que: string, remedio: string]>> = {
  LINHA_REPETIDA: ['em linhas repetidas', 'Ver as repetidas'],
  SEM_PRECO: ['sem preço', 'Completar os preços'],
  SEM_UNIDADE: ['sem unidade', 'Completar as unidades'],
  SEM_NOTA: ['sem a nota fiscal que prova o custo', 'Completar as notas'],
  NOTA_INCOMPLETA: ['com nota fiscal incompleta', 'Completar as notas'],
  TEXTO_LONGO: ['com texto que não cabe no DCR-E', 'Abreviar'],
  NCM_FORA_DA_TABELA: ['com NCM fora da tabela', 'Corrigir as NCM'],
  PAI_INEXISTENTE: ['de um componente nacional que não está na lista', 'Escolher o componente'],
  SEM_DECLARACAO: ['sem DI, adição e item', 'Informar a DI'],
  ITEM_NAO_CABE: ['com item da adição acima de 99', 'Ver os itens'],
  ITEM_INEXISTENTE: ['de adição ou item que a declaração não tem', 'Corrigir a adição e o item'],
  DE_OUTRO_IMPORTADOR: ['de declaração de outro importador', TROCAR_DECLARACAO],
  NAO_DESEMBARACADA: ['de declaração ainda não desembaraçada', TROCAR_DECLARACAO],
  DECLARACAO_FORA: ['de declaração que não está no Cais', VER_DECLARACAO],
  DUIMP_NAO_CABE: ['de DUIMP, cujo número não cabe no arquivo', VER_DECLARACAO],
  SEM_SALDO: ['de item sem saldo', TROCAR_DECLARACAO],
  HA_MAIS_RECENTE: ['com importação mais recente', TROCAR_DECLARACAO],
  DEPOIS_DA_DATA_BASE: ['com documento de depois da data base', VER_DECLARACAO],
  II_JA_PAGO: ['como suspensos, com o II já recolhido', 'Rever a suspensão'],
  II_SUSPENSO: ['como já pagos, com o II suspenso', 'Rever a suspensão'],
  SEM_ALIQUOTA: ['sem alíquota do II', 'Completar as alíquotas'],
  ALIQUOTA_ZERADA: ['com alíquota do II zerada', 'Rever as alíquotas'],
  ALIQUOTA_DIFERE: ['com alíquota do II diferente da tabela', 'Rever as alíquotas'],
  SEM_MAO_DE_OBRA: ['sem mão de obra', 'Informar a mão de obra'],
  MODELO_REPETIDO: ['repetidos', 'Ver os modelos'],
  MODELO_SEM_PRECO: ['sem preço de venda', 'Completar os preços'],
};
