import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { formatarNumeroDuimp } from '#lib/domain/duimp.ts';
import { ArquivoInvalido } from './arquivo-invalido.ts';
import { decodificarTexto } from './codificacao-texto.ts';
import { lerDuimp } from './duimp-json-declaracao.ts';
import { em, type Lugar } from './duimp-json-leitura.ts';
import { eObjetoJson, type JsonExato, lerJsonExato } from './json-exato.ts';

/**
 * Reads the JSON of registered DUIMPs (consulta of the Portal Único, its items whole), one or a list of them, into the model of the
 * DI: items stand in the adições the file says or, where it says none, in those the criteria of the adição make. What an adição has is
 * the sum of its items, to the cent and half up: the Portal calculates with seven decimals, which stay with the items. What has no place in the model is kept.
 * No file of the Receita was at hand: the names are those of its public API (domain/importacao.md §2.8).
 * @throws {ArquivoInvalido} with one sentence for the person, for any file that cannot be taken whole.
 */
export function lerDuimpJson(bytes: Uint8Array): DeclaracaoImportacao[] {
  const json = abrir(bytes);
  const lugares = Array.isArray(json)
    ? json.map((valor, i): Lugar => ({ valor, caminho: `[${i}]` }))
    : [{ valor: json, caminho: '' }];
  if (lugares.length === 0) throw new ArquivoInvalido('O arquivo JSON não traz nenhuma DUIMP.');
  for (const lugar of lugares) recusarOutroFormato(lugar);
  const duimps = lugares.map(lerDuimp);
  const repetida = duimps.find(({ numeroDI }, i) => duimps.findIndex((outra) => outra.numeroDI === numeroDI) < i);
  if (repetida)
    throw new ArquivoInvalido(`O arquivo traz mais de uma vez a DUIMP ${formatarNumeroDuimp(repetida.numeroDI)}.`);
  return duimps;
}

function abrir(bytes: Uint8Array): JsonExato {
  try {
    return lerJsonExato(decodificarTexto(bytes).replace(/^\uFEFF/, ''));
  } catch {
    throw new ArquivoInvalido('O arquivo não é um JSON inteiro: está cortado ou foi alterado. Baixe-o de novo.');
  }
}

function recusarOutroFormato(lugar: Lugar): void {
  const { valor } = lugar;
  if (!eObjetoJson(valor)) throw new ArquivoInvalido(OUTRO);
  if ('numeroDeclaracao' in valor || 'dadosCarga' in valor) throw new ArquivoInvalido(ANTIGO);
  if (!eObjetoJson(valor.identificacao)) throw new ArquivoInvalido(OUTRO);
  const { valor: itens } = em(lugar, 'itens');
  const soLigacoes = Array.isArray(itens) && itens.some((item) => eObjetoJson(item) && !('mercadoria' in item));
  if (!Array.isArray(itens) || itens.length === 0 || soLigacoes) throw new ArquivoInvalido(SO_A_CAPA);
}

const OUTRO =
  'Este JSON não é a consulta de uma DUIMP: falta a identificação dela. Exporte-o da consulta do Portal Único.';
const ANTIGO =
  'Este JSON é do formato antigo da DUIMP (numeroDeclaracao, dadosCarga), que o Cais não lê. Exporte-o de novo da consulta atual do Portal Único.';
const SO_A_CAPA =
  'O arquivo traz só a capa da DUIMP, sem os itens por inteiro. Salve na consulta também os itens, na lista “itens”.';
