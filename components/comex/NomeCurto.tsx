import { useContext } from 'react';
import { NomesInteiros } from '#components/ui/page/nomes-inteiros.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { empresaPorExtenso } from '#lib/format/empresa-por-extenso.ts';

/**
 * The short name of a company, or its number while no name is known. The tooltip holds the full name; in a list, so does the row
 * beside the list.
 */
export function NomeCurto({ nome, numero = '' }: { nome: string | null; numero?: string }) {
  const inteiro = useContext(NomesInteiros);
  if (inteiro && nome) return nome;
  return <span title={nome ?? undefined}>{empresaPorExtenso({ nome, numero }) ?? SEM_VALOR}</span>;
}
