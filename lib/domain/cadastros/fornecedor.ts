export const PAPEIS_FORNECEDOR = ['FORNECEDOR', 'FABRICANTE', 'AMBOS'] as const;
export type PapelFornecedor = (typeof PAPEIS_FORNECEDOR)[number];

export const NOME_PAPEL_FORNECEDOR: Readonly<Record<PapelFornecedor, string>> = {
  FORNECEDOR: 'Fornecedor',
  FABRICANTE: 'Fabricante',
  AMBOS: 'Fornecedor e fabricante',
};
