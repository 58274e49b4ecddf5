/** What a declaration and its process are compared by, in the order it is shown. */
export const PONTOS_DO_CONFRONTO = [
  'IMPORTADOR',
  'FORNECEDOR',
  'CONHECIMENTO',
  'ITENS',
  'VALOR',
  'PESO',
  'DATAS',
] as const;
export type PontoDoConfronto = (typeof PONTOS_DO_CONFRONTO)[number];

export const NOME_DO_PONTO: Readonly<Record<PontoDoConfronto, string>> = {
  IMPORTADOR: 'Importador',
  FORNECEDOR: 'Fornecedor',
  CONHECIMENTO: 'Conhecimento',
  ITENS: 'Itens',
  VALOR: 'Valor',
  PESO: 'Peso líquido',
  DATAS: 'Embarque',
};

/** `PERTO`: not equal, and near enough to be the same cargo. `SEM_DADO`: one of the two does not say it, so nothing was compared. */
export const RESULTADOS_DO_PONTO = ['CONFERE', 'PERTO', 'DIFERE', 'SEM_DADO'] as const;
export type ResultadoDoPonto = (typeof RESULTADOS_DO_PONTO)[number];

/** Code of the conference that keeps how a declaration compared with its process. */
export const CARGA_NA_CONFERENCIA = 'CARGA';

export interface PontoConfrontado {
  ponto: PontoDoConfronto;
  resultado: ResultadoDoPonto;
  /** As people read them; null where unknown. */
  previsto: string | null;
  declarado: string | null;
  /** Declared minus planned, as people read it, with its unit; null where there is no difference to tell. */
  diferenca: string | null;
}

export interface ConfrontoDaCarga {
  pontos: PontoConfrontado[];
  /** Points that agree, of those compared. */
  conferem: number;
  comparados: number;
  /** Nothing that identifies the cargo agrees, so a reason is needed to go on. */
  outraCarga: boolean;
}

/** `2 de 6 pontos conferem`, or that nothing was compared. */
export function confrontoPorExtenso({
  conferem,
  comparados,
}: Pick<ConfrontoDaCarga, 'conferem' | 'comparados'>): string {
  if (comparados === 0) return 'nada a comparar no processo';
  const verbo = conferem === 1 ? 'confere' : 'conferem';
  return `${conferem} de ${comparados} ${comparados === 1 ? 'ponto' : 'pontos'} ${verbo}`;
}
