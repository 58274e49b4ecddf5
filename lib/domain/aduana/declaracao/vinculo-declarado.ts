import { lerCClassTrib } from '#lib/domain/aduana/tributos/marca-cclasstrib.ts';
import { citaInteiro } from '#lib/domain/textos/cita-inteiro.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

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

interface NomeComSugestoes<Um> {
  recurso: RecursoVinculado;
  texto: string;
  sugestoes: readonly Um[];
}

/**
 * The suggestion that needs no second look; null where there is none, or more than one. Of a supplier: the name is the same, but for
 * accents and case. Of an item of the same NCM: the description has its whole part number, so `FX-10` says nothing of `FX-1`.
 */
export function sugestaoCerta<Um extends { registro: { nome: string }; semelhanca: string }>({
  recurso,
  texto,
  sugestoes,
}: NomeComSugestoes<Um>): Um | null {
  const certas = sugestoes.filter(
    ({ registro, semelhanca }) =>
      semelhanca === INTEIRA &&
      (recurso === 'Item'
        ? citaInteiro(texto, registro.nome)
        : textoDoFornecedor(registro.nome) === textoDoFornecedor(texto)),
  );
  return certas.length === 1 ? (certas[0] ?? null) : null;
}

const INTEIRA = '1.00';
