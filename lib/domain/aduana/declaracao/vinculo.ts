/** Relation between buyer and seller, by Siscomex code, as printed on the DI (domain/importacao.md §2.4). */
export const VINCULOS = {
  '1': 'Não há vinculação entre comprador e vendedor.',
  '2': 'Há vinculação entre comprador e vendedor sem influência no preço da mercadoria.',
  '3': 'Há vinculação entre comprador e vendedor com influência no preço da mercadoria.',
} as const;

export type CodigoVinculo = keyof typeof VINCULOS;
export const CODIGOS_VINCULO = Object.keys(VINCULOS) as [CodigoVinculo, ...CodigoVinculo[]];
