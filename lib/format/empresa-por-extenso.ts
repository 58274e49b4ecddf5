import { formatarCnpj } from './identificadores.ts';
import { nomeCurto } from './nome-curto.ts';

/** A company in one line: its short name, its number while no name is known, or null. */
export function empresaPorExtenso({ nome, numero }: { nome: string | null; numero: string }): string | null {
  if (nome) return nomeCurto(nome);
  return numero === '' ? null : formatarCnpj(numero);
}
