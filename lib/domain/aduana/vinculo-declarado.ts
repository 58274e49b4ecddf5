import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { lerCClassTrib } from './marca-cclasstrib.ts';

/** Records a declared name can be linked to. */
export const RECURSOS_VINCULADOS = ['Fornecedor', 'Item'] as const;
export type RecursoVinculado = (typeof RECURSOS_VINCULADOS)[number];

/** Key of a remembered supplier link: the name in the form search compares. */
export function textoDoFornecedor(nome: string): string {
  return textoDeBusca(nome);
}

/**
 * Key of a remembered item link: NCM and description, because one description may name different goods. The mark of the cClassTrib
 * at the head of a text says nothing of the goods.
 */
export function textoDoItem({ ncm, descricao }: { ncm: string; descricao: string }): string {
  return textoDeBusca(ncm, lerCClassTrib(descricao).texto);
}
