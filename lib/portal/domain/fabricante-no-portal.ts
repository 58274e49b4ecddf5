/** How the Portal's catalogue names who makes a product. */
export const TIPOS_DE_FABRICANTE = ['OPERADOR', 'NACIONAL', 'DESCONHECIDO'] as const;
export type TipoDeFabricante = (typeof TIPOS_DE_FABRICANTE)[number];

export const NOME_TIPO_DE_FABRICANTE: Readonly<Record<TipoDeFabricante, string>> = {
  OPERADOR: 'Operador estrangeiro',
  NACIONAL: 'Nacional',
  DESCONHECIDO: 'Desconhecido',
};

/** The link of a product to who makes it, by the names of the Portal (FabricanteIntegracaoRequestDTO). */
export interface VinculoDoPortal {
  codigoProduto: string;
  /** Of a foreign operator. */
  codigoOperador: string | null;
  /** CPF or CNPJ of a maker of Brazil. */
  cpfCnpj: string | null;
  /** ISO 3166-1, two letters. */
  codigoPais: string;
}

/** Tells two links apart. Of an unknown maker only the country says which one it is. */
export function chaveDoVinculo({ codigoProduto, codigoOperador, cpfCnpj, codigoPais }: VinculoDoPortal): string {
  return `${codigoProduto} ${codigoPais} ${codigoOperador ?? cpfCnpj ?? 'DESCONHECIDO'}`;
}

/** The states of a link in the Portal, as kept here: it answers none. */
export const VINCULADO = 'VINCULADO';
export const DESVINCULADO = 'DESVINCULADO';
