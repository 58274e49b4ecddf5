export const PAPEIS_FORNECEDOR = ['FORNECEDOR', 'FABRICANTE', 'AMBOS'] as const;
export type PapelFornecedor = (typeof PAPEIS_FORNECEDOR)[number];

export const NOME_PAPEL_FORNECEDOR: Readonly<Record<PapelFornecedor, string>> = {
  FORNECEDOR: 'Fornecedor',
  FABRICANTE: 'Fabricante',
  AMBOS: 'Fornecedor e fabricante',
};

/** A foreign address: the fields of the DI plus the postal code. */
export interface EnderecoExterior {
  logradouro: string | null;
  numero: string | null;
  complemento: string | null;
  cidade: string | null;
  /** State, province or region. */
  estado: string | null;
  codigoPostal: string | null;
}

export interface Contato {
  nome: string | null;
  email: string | null;
  telefone: string | null;
}
