/**
 * Conditions of sale of the DI, and which costs up to the place of import the price includes. The list has Incoterms 2020, the
 * older DAT, and the three codes of the Siscomex table that are not Incoterms (C+F, C+I, OCV). Under a D term the seller delivers
 * the goods in Brazil, so the price includes the freight (domain/importacao.md §4.1). Neither side has to insure the goods, so a
 * declared insurance is added to the price.
 */
export const INCOTERMS = {
  EXW: { nome: 'Na origem', freteIncluso: false, seguroIncluso: false },
  FCA: { nome: 'Livre no transportador', freteIncluso: false, seguroIncluso: false },
  FAS: { nome: 'Livre ao lado do navio', freteIncluso: false, seguroIncluso: false },
  FOB: { nome: 'Livre a bordo', freteIncluso: false, seguroIncluso: false },
  CFR: { nome: 'Custo e frete', freteIncluso: true, seguroIncluso: false },
  CPT: { nome: 'Transporte pago até', freteIncluso: true, seguroIncluso: false },
  CIF: { nome: 'Custo, seguro e frete', freteIncluso: true, seguroIncluso: true },
  CIP: { nome: 'Transporte e seguro pagos até', freteIncluso: true, seguroIncluso: true },
  DAP: { nome: 'Entregue no local', freteIncluso: true, seguroIncluso: false },
  DPU: { nome: 'Entregue no local desembarcado', freteIncluso: true, seguroIncluso: false },
  DAT: { nome: 'Entregue no terminal', freteIncluso: true, seguroIncluso: false },
  DDP: { nome: 'Entregue com direitos pagos', freteIncluso: true, seguroIncluso: false },
  'C+F': { nome: 'Custo mais frete', freteIncluso: true, seguroIncluso: false },
  'C+I': { nome: 'Custo mais seguro', freteIncluso: false, seguroIncluso: true },
  OCV: { nome: 'Outra condição de venda', freteIncluso: false, seguroIncluso: false },
} as const satisfies Record<string, CondicaoDeVenda>;

export type Incoterm = keyof typeof INCOTERMS;
export const CODIGOS_INCOTERM = Object.keys(INCOTERMS) as [Incoterm, ...Incoterm[]];
export const NOME_INCOTERM: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(INCOTERMS).map(([codigo, { nome }]) => [codigo, nome]),
);

export interface CondicaoDeVenda {
  nome: string;
  freteIncluso: boolean;
  seguroIncluso: boolean;
}

/** What a declared Incoterm includes in the price; a blank or unknown one includes nothing, like OCV. */
export function condicaoDeVenda(incoterm: string | null): CondicaoDeVenda {
  const codigo = incoterm?.trim().toUpperCase() ?? '';
  return Object.hasOwn(INCOTERMS, codigo) ? INCOTERMS[codigo as Incoterm] : INCOTERMS.OCV;
}
