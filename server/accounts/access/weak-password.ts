import type { MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { invalidField } from '#server/platform/refusals.ts';
import { emailKey } from './log-in.ts';

/** What a guesser knows of a person and tries first. */
export interface KnownOfPerson {
  email: string;
  nome?: string | null | undefined;
  empresa?: string | null | undefined;
}

/**
 * Refuses a new password that a guesser tries early (ASVS 5, 6.2.4 and 6.2.11): one of the common passwords, one made of the
 * person's own words, or one with few guesses to it by zxcvbn. It asks for no kinds of characters. `campo` is the field that the
 * sentence stands at.
 * @throws {Refusal} 400.
 */
export async function refuseWeakPassword(senha: string, pessoa: KnownOfPerson, campo: string): Promise<void> {
  const fraqueza = await weaknessOf(senha, pessoa);
  if (fraqueza) throw invalidField(campo, fraqueza);
}

/** Why a password is weak, as a sentence for the person; null when it is not. */
export async function weaknessOf(senha: string, pessoa: KnownOfPerson): Promise<string | null> {
  if (emailKey(senha) === emailKey(pessoa.email)) return 'A senha não pode ser o seu e-mail.';
  const palavras = wordsOf(pessoa);
  if (hasLittleMore(senha, palavras)) return DE_CASA;
  const { score, sequence } = (await guesser()).check(senha, palavras);
  if (score >= GOOD_SCORE) return null;
  return sentenceFor(sequence);
}

/** The name of the product, the words of the name, of the company and of the e-mail, without accents. */
function wordsOf({ email, nome, empresa }: KnownOfPerson): string[] {
  const [antes = '', depois = ''] = email.split('@');
  const palavras = textoDeBusca('cais', nome, empresa, antes, depois).split(/[^\p{L}\p{N}]+/u);
  return [...new Set(palavras.filter((palavra) => palavra.length >= SHORTEST_WORD))];
}

/** Whether a password is hardly more than such words: under half of its least length remains without them. */
function hasLittleMore(senha: string, palavras: readonly string[]): boolean {
  const inteira = textoDeBusca(senha);
  const resto = [...palavras]
    .sort((a, b) => b.length - a.length)
    .reduce((texto, palavra) => texto.replaceAll(palavra, ''), inteira);
  return resto !== inteira && resto.replace(/[^\p{L}\p{N}]/gu, '').length < LEAST_REST;
}

function sentenceFor(partes: readonly MatchExtended[]): string {
  const [unica] = partes;
  if (partes.length === 1 && unica && (unica.pattern === 'repeat' || unica.pattern === 'sequence')) return REPETIDA;
  const listas = partes.map((parte) => ('dictionaryName' in parte ? parte.dictionaryName : null));
  if (listas.includes('userInputs')) return DE_CASA;
  return listas.includes('passwords-common') ? COMUM : FACIL;
}

/** Loaded at the first password: the list is half a megabyte, and few requests need it. */
function guesser(): Promise<ZxcvbnFactory> {
  pronto ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  );
  return pronto;
}

let pronto: Promise<ZxcvbnFactory> | undefined;

/** At least 10^8 guesses. */
const GOOD_SCORE = 3;
const SHORTEST_WORD = 3;
const LEAST_REST = 5;
const DE_CASA = 'A senha é pouco mais que o seu nome, o seu e-mail, a empresa ou “Cais”: é o que se tenta primeiro.';
const COMUM = 'Esta senha, ou o principal dela, está entre as mais usadas: é o que se tenta primeiro. Escolha outra.';
const REPETIDA = 'A senha só repete ou segue uma sequência. Escolha outra.';
const FACIL = 'Esta senha é fácil de adivinhar. Junte algumas palavras que só você juntaria.';
