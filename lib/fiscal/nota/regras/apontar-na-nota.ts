import type { ItemDaNota } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';

/** A rejection the note would get, by its code. `obrigatoria`: every Sefaz applies it; else a State may. */
export interface ConferenciaDaNota {
  cStat: number;
  obrigatoria: boolean;
  /** In the object: `itens.0.DI.vAFRMM`. */
  caminho: string;
  /** A sentence in Portuguese. */
  mensagem: string;
}

type Apontada = ConferenciaDaNota | false | undefined;

/** Keeps those that apply. */
export const asQueValem = (apontadas: readonly Apontada[]): ConferenciaDaNota[] =>
  apontadas.filter((apontada): apontada is ConferenciaDaNota => typeof apontada === 'object');

/** Rules of a whole note. */
export const naNota =
  (obrigatoria: boolean) =>
  (cStat: number, vale: boolean, caminho: string, mensagem: string): Apontada =>
    vale && { cStat, obrigatoria, caminho, mensagem };

/** Rules of an item; its number ends the sentence. */
export function noItem(i: number, obrigatoria: boolean) {
  return (cStat: number, vale: boolean, campo: string, mensagem: string): Apontada =>
    vale && { cStat, obrigatoria, caminho: `itens.${i}.${campo}`, mensagem: `Item ${i + 1}: ${mensagem}` };
}

export type RegraDoItem = (item: ItemDaNota, i: number) => readonly Apontada[];

type Valor = string | null | undefined;

/** Amounts are compared to a cent (MOC 7.0, anexo I, nota 4). An absent one is not compared. */
export function difere(escrito: Valor, calculado: Exato | null): boolean {
  const valor = numero(escrito);
  return valor !== null && calculado !== null && valor.minus(calculado).abs().gt(CENTAVO);
}

/** Null for what is absent or no number. */
export function numero(texto: Valor): Exato | null {
  return texto && /^-?\d+(\.\d+)?$/.test(texto) ? new Exato(texto) : null;
}

/** Null unless both are known. */
export function vezesTaxa(base: Valor, taxa: Valor): Exato | null {
  const [valor, percentual] = [numero(base), numero(taxa)];
  return valor && percentual && valor.times(percentual).div(100);
}

const CENTAVO = new Exato('0.01');
