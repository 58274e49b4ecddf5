import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

/** Cadastros to which what a declaration names is linked. */
export const RECURSOS_VINCULADOS = ['Fornecedor', 'Item'] as const;
export type RecursoVinculado = (typeof RECURSOS_VINCULADOS)[number];

/** What is remembered of a supplier: the name as search compares it. */
export function textoDoFornecedor(nome: string): string {
  return textoDeBusca(nome);
}

/** What is remembered of an item: its description, under its NCM, for the same words are said of different goods. */
export function textoDoItem({ ncm, descricao }: { ncm: string; descricao: string }): string {
  return textoDeBusca(ncm, descricao);
}
