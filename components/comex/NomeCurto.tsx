import { SEM_VALOR } from '#lib/format/decimal.ts';
import { nomeCurto } from '#lib/format/nome-curto.ts';

/** The short name of a company, or its number while no name is known. The tooltip holds the full name. */
export function NomeCurto({ nome, numero }: { nome: string | null; numero: string }) {
  return <span title={nome ?? undefined}>{nome ? nomeCurto(nome) : numero || SEM_VALOR}</span>;
}
