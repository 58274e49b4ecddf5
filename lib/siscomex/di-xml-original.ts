import { type Campo, decodificar, type Valor } from './campo-xml.ts';
import { decodificarTexto } from './codificacao-texto.ts';
import { CAMPOS_ADICAO } from './di-xml-campos-adicao.ts';
import { CAMPOS_DECLARACAO } from './di-xml-campos-declaracao.ts';
import { declaracoesDoArquivo } from './di-xml-documento.ts';
import { escaparTexto } from './entidades-xml.ts';
import { type Elemento, filhos, nomesDosFilhos, textoDoElemento } from './xml-documento.ts';

/** An element of the file a declaration was read from, asked how it printed what is now written again. */
export interface Original {
  temFolha(nome: string): boolean;
  /** The inside of a leaf, escaped, while it still says `valor`; null when it does not, or is not there. */
  comoEstava(nome: string, campo: Campo, valor: Valor): string | null;
  daAdicao(numero: string): Original;
  /** The element of a group that holds anything, by its place from 0. */
  doGrupo(nome: string, indice: number): Original;
  /** The elements of a group that hold nothing. */
  vaziosDe(nome: string): readonly unknown[];
}

/** What is written from the model alone. */
export const SEM_ORIGINAL: Original = original('');

const PROLOGO = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * XML takes every line break for one character, a carriage return of its own included. To print it again it goes through the
 * parser as a character of the private area, which the Siscomex has no use for.
 */
const RETORNO = '\ue00d';

interface ArquivoOriginal {
  /** First line of the file. */
  prologo: string;
  /** What its lines end with, and what stands after the last. */
  quebra: string;
  fim: string;
  daDi: (numeroDI: string) => Original;
}

/** The file some declarations were read from, if it is at hand. */
export function abrirOriginal(arquivo: Uint8Array | undefined): ArquivoOriginal {
  if (arquivo === undefined) return { prologo: PROLOGO, quebra: '\n', fim: '\n', daDi: () => SEM_ORIGINAL };
  const texto = decodificarTexto(arquivo);
  const [inteira = '', seguinte = ''] = /^\s*<\?xml[^>]*\?>(\r?\n)?/.exec(texto) ?? [];
  const declaracoes = declaracoesDoArquivo(new TextEncoder().encode(comRetornos(texto.slice(inteira.length))));
  return {
    // What is written is UTF-8, so only a first line that says so can stay.
    prologo: /encoding=["']utf-8["']/i.test(inteira) ? inteira.trim() : PROLOGO,
    quebra: seguinte === '\r\n' ? '\r\n' : '\n',
    fim: /\s*$/.exec(texto)?.[0] ?? '',
    daDi: (numeroDI) => achar(declaracoes, 'numeroDI', CAMPOS_DECLARACAO.declaracao.numeroDI, numeroDI),
  };
}

/** Only inside the leaves: between the elements a line break is no text. */
function comRetornos(texto: string): string {
  return texto.replace(/>[^<>]*\r[^<>]*<\//g, (dentro) => dentro.replaceAll('\r', RETORNO));
}

function original(elemento: Elemento): Original {
  return {
    temFolha: (nome) => filhos(elemento, nome).length > 0,
    comoEstava(nome, campo, valor) {
      const [folha] = filhos(elemento, nome);
      if (folha === undefined) return null;
      const texto = textoDoElemento(folha);
      return diz(texto, campo, valor) ? escaparTexto(texto).replaceAll(RETORNO, '\r') : null;
    },
    daAdicao: (numero) => achar(filhos(elemento, 'adicao'), 'numeroAdicao', CAMPOS_ADICAO.adicao.numeroAdicao, numero),
    doGrupo(nome, indice) {
      const achado = filhos(elemento, nome).filter((filho) => nomesDosFilhos(filho).length > 0)[indice];
      return achado === undefined ? SEM_ORIGINAL : original(achado);
    },
    vaziosDe: (nome) => filhos(elemento, nome).filter((filho) => nomesDosFilhos(filho).length === 0),
  };
}

function achar(elementos: Elemento[], nome: string, campo: Campo, valor: string): Original {
  const achado = elementos.find((elemento) => {
    const [folha] = filhos(elemento, nome);
    return folha !== undefined && diz(textoDoElemento(folha), campo, valor);
  });
  return achado === undefined ? SEM_ORIGINAL : original(achado);
}

function diz(texto: string, campo: Campo, valor: Valor): boolean {
  try {
    return decodificar(campo, texto.replaceAll(`${RETORNO}\n`, '\n').replaceAll(RETORNO, '\n')) === valor;
  } catch {
    return false;
  }
}
