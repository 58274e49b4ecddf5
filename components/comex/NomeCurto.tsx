import { useContext } from 'react';
import { NomesInteiros } from '#components/ui/nomes-inteiros.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { nomeCurto } from '#lib/format/nome-curto.ts';

/**
 * The short name of a company, or its number while no name is known. The tooltip holds the full name; in a list, so does the row
 * beside the list.
 */
export function NomeCurto({ nome, numero = '' }: { nome: string | null; numero?: string }) {
  const inteiro = useContext(NomesInteiros);
  if (!nome) return numero || SEM_VALOR;
  return inteiro ? nome : <span title={nome}>{nomeCurto(nome)}</span>;
}
