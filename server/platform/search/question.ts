import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

/** A search, written as the columns `chave` and `busca` are. */
export interface Question {
  texto: string;
  /** All of them must be there, in any order. */
  termos: readonly string[];
  /** An identifier without the marks it was typed with, `26/1234567-8` or `MSCU 123456-7`: found instead of the terms. */
  semMascara: string | null;
  /** A single letter is in every row: only names that begin with it count. */
  soComeco: boolean;
}

/** Null when there is nothing to look for. */
export function questionOf(q: string): Question | null {
  const texto = textoDeBusca(q);
  if (!/[\p{L}\p{N}]/u.test(texto)) return null;
  const semMascara = texto.replace(/[\s./-]/g, '');
  const ehNumero = semMascara !== texto && (texto.includes(' ') ? EM_GRUPOS : COM_MARCAS).test(semMascara);
  return {
    texto,
    termos: [...new Set(texto.split(' '))].slice(0, MAXIMO_DE_TERMOS),
    semMascara: ehNumero ? semMascara : null,
    soComeco: texto.length === 1,
  };
}

/** The most words that are searched: each costs a look at the index. */
const MAXIMO_DE_TERMOS = 8;

const COM_MARCAS = /^(?=.*\d).{4,}$/;
/** Joins groups of one identifier (`MSCU 123456-7`, figures alone); other words stay apart. */
const EM_GRUPOS = /^([a-z]{4})?\d{4,}$/;
