export const PAPEIS_FORNECEDOR = ['FORNECEDOR', 'FABRICANTE', 'AMBOS'] as const;
export type PapelFornecedor = (typeof PAPEIS_FORNECEDOR)[number];

export const NOME_PAPEL_FORNECEDOR: Readonly<Record<PapelFornecedor, string>> = {
  FORNECEDOR: 'Fornecedor',
  FABRICANTE: 'Fabricante',
  AMBOS: 'Fornecedor e fabricante',
};

/** Abroad: what the DI asks for, and the code of the post. */
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

/** What each field is called, by its path. */
export const ROTULOS_FORNECEDOR: Readonly<Record<string, string>> = {
  papel: 'Papel',
  razaoSocial: 'Razão social',
  nomeFantasia: 'Nome fantasia',
  'pais.codigo': 'País',
  'endereco.logradouro': 'Logradouro',
  'endereco.numero': 'Número',
  'endereco.complemento': 'Complemento',
  'endereco.cidade': 'Cidade',
  'endereco.estado': 'Estado ou província',
  'endereco.codigoPostal': 'Código postal',
  identificacaoFiscal: 'Identificação fiscal (TIN)',
  'contato.nome': 'Nome do contato',
  'contato.email': 'E-mail do contato',
  'contato.telefone': 'Telefone do contato',
  vinculo: 'Vínculo com o importador',
  apelidos: 'Nomes nas DIs',
  observacao: 'Observação',
};
