import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { eObjetoJson, type JsonExato } from '#lib/siscomex/json/json-exato.ts';

/** When an attribute is asked for, by the values of the one that brings it along. */
export interface CondicaoDoAtributo {
  /** In the Portal's own words. */
  descricao: string | null;
  expressao: Expressao | null;
}

interface Expressao {
  operador: string | null;
  valor: string | null;
  /** How the next one is joined. */
  composicao: string | null;
  proxima: Expressao | null;
}

export function lerCondicao(json: JsonExato | undefined, descricao: string | null): CondicaoDoAtributo {
  return { descricao, expressao: expressaoDe(json) };
}

/** Null when it has a word that is not known here. Without a value, nothing is asked for. */
export function seCumpre({ expressao }: CondicaoDoAtributo, valores: readonly string[]): boolean | null {
  if (valores.length === 0) return false;
  return expressao && avaliar(expressao, valores);
}

function avaliar({ operador, valor, composicao, proxima }: Expressao, valores: readonly string[]): boolean | null {
  const resultado = comparar(operador, valor, valores);
  if (!proxima) return composicao === null ? resultado : null;
  const outra = avaliar(proxima, valores);
  // A side that is not known does not matter when the other is enough.
  if (OU.has(composicao ?? '')) return resultado === true || outra === true ? true : resultado === null ? null : outra;
  if (E.has(composicao ?? ''))
    return resultado === false || outra === false ? false : resultado === null ? null : outra;
  return null;
}

function comparar(operador: string | null, esperado: string | null, valores: readonly string[]): boolean | null {
  if (operador === null || esperado === null) return null;
  if (IGUAL.has(operador)) return valores.some((valor) => iguais(valor, esperado));
  if (DIFERENTE.has(operador)) return !valores.some((valor) => iguais(valor, esperado));
  const medir = ORDEM[operador];
  if (!medir || ![esperado, ...valores].every((valor) => NUMERO.test(valor))) return null;
  return valores.some((valor) => medir(new Exato(valor).comparedTo(esperado)));
}

/** A code such as 01 is no number: texts are compared, and figures only when one has decimals. */
function iguais(valor: string, outro: string): boolean {
  if (valor === outro) return true;
  return NUMERO.test(valor) && NUMERO.test(outro) && `${valor}${outro}`.includes('.') && new Exato(valor).equals(outro);
}

function expressaoDe(json: JsonExato | undefined): Expressao | null {
  if (!eObjetoJson(json)) return null;
  const texto = (nome: string) => {
    const conteudo = json[nome];
    if (typeof conteudo === 'boolean') return String(conteudo);
    return typeof conteudo === 'string' && conteudo.trim() !== '' ? conteudo.trim() : null;
  };
  const [operador, valor, composicao] = ['operador', 'valor', 'composicao'].map(texto);
  return {
    operador: operador ?? null,
    valor: valor ?? null,
    composicao: composicao ?? null,
    proxima: expressaoDe(json.condicao),
  };
}

const NUMERO = /^-?\d+(\.\d+)?$/;
/** The documents publish no words for these; signs are those of public programs that read them. */
const IGUAL = new Set(['==', '=']);
const DIFERENTE = new Set(['!=', '<>']);
const ORDEM: Readonly<Record<string, (comparado: number) => boolean>> = {
  '>': (comparado) => comparado > 0,
  '>=': (comparado) => comparado >= 0,
  '<': (comparado) => comparado < 0,
  '<=': (comparado) => comparado <= 0,
};
const OU = new Set(['||', 'OU']);
const E = new Set(['&&', 'E']);
