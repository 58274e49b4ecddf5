import { type ApiError, currentOfConflict } from '#lib/api/platform/api-error.ts';

interface Celula<Valor> {
  inicial: Valor;
  /** The value of the cell in the newer record; undefined if that cannot be read. */
  lerValor: (atual: unknown) => Valor | undefined;
  escrever: (valor: Valor) => string;
  /** `Nossa referência`. */
  nome: string;
}

/** What another person wrote while a cell was edited: the value that stands there now, and a sentence with who and what. */
export function conflitoDaCelula<Valor>(
  falha: ApiError,
  { inicial, lerValor, escrever, nome }: Celula<Valor>,
): { valor: Valor; frase: string } | null {
  const atual = currentOfConflict(falha);
  const valor = atual && lerValor(falha.atual);
  if (!atual || valor === undefined) return null;
  const quem = atual.alteradoPor ?? 'outra pessoa';
  const escrito = escrever(valor) ? `“${escrever(valor)}”` : 'em branco';
  const mudouAqui = JSON.stringify(valor) !== JSON.stringify(inicial);
  const frase = mudouAqui
    ? `Enquanto isso, ${quem} gravou ${escrito} em “${nome}”. O seu valor ainda não foi gravado.`
    : `Enquanto isso, ${quem} mudou outro dado deste registro. “${nome}” continua ${escrito}, e o seu valor ainda não foi gravado.`;
  return { valor, frase };
}
