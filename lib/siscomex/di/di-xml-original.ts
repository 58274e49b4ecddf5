import { lerCClassTrib } from '#lib/domain/aduana/tributos/marca-cclasstrib.ts';
import { type Campo, decodificar, type Valor } from '#lib/siscomex/xml/campo-xml.ts';
import { decodificarTexto } from '#lib/siscomex/xml/codificacao-texto.ts';
import { escaparTexto } from '#lib/siscomex/xml/entidades-xml.ts';
import { type Elemento, filhos, nomesDosFilhos, textoDoElemento } from '#lib/siscomex/xml/xml-documento.ts';
import { CAMPOS_ADICAO } from './di-xml-campos-adicao.ts';
import { CAMPOS_DECLARACAO } from './di-xml-campos-declaracao.ts';
import { declaracoesDoArquivo } from './di-xml-documento.ts';

/** An element of the original file of a declaration. It tells how a value was printed there. */
export interface Original {
  temFolha(nome: string): boolean;
  /** Returns the escaped content of a leaf if it still means `valor`; null otherwise, or when the leaf is missing. */
  comoEstava(nome: string, campo: Campo, valor: Valor): string | null;
  daAdicao(numero: string): Original;
  /** Returns an element of a group that has content, by position from 0. */
  doGrupo(nome: string, indice: number): Original;
  /** Returns the empty elements of a group. */
  vaziosDe(nome: string): readonly unknown[];
}

/** Without an original, everything is written from the model. */
export const SEM_ORIGINAL: Original = original('');

const PROLOGO = '<?xml version="1.0" encoding="UTF-8"?>';

/**
 * XML normalises every line break, including a single carriage return. To print a carriage return again, it passes through the
 * parser as a character of the private use area, which the Siscomex never uses.
 */
const RETORNO = '\ue00d';

interface ArquivoOriginal {
  /** First line of the file. */
  prologo: string;
  /** The line ending, and the text after the last line. */
  quebra: string;
  fim: string;
  daDi: (numeroDI: string) => Original;
}

/** Opens the file that the declarations were read from, if it is available. */
export function abrirOriginal(arquivo: Uint8Array | undefined): ArquivoOriginal {
  if (arquivo === undefined) return { prologo: PROLOGO, quebra: '\n', fim: '\n', daDi: () => SEM_ORIGINAL };
  const texto = decodificarTexto(arquivo);
  const [inteira = '', seguinte = ''] = /^\s*<\?xml[^>]*\?>(\r?\n)?/.exec(texto) ?? [];
  const declaracoes = declaracoesDoArquivo(new TextEncoder().encode(comRetornos(texto.slice(inteira.length))));
  return {
    // The output is UTF-8, so the first line stays only if it declares UTF-8.
    prologo: /encoding=["']utf-8["']/i.test(inteira) ? inteira.trim() : PROLOGO,
    quebra: seguinte === '\r\n' ? '\r\n' : '\n',
    fim: /\s*$/.exec(texto)?.[0] ?? '',
    daDi: (numeroDI) => achar(declaracoes, 'numeroDI', CAMPOS_DECLARACAO.declaracao.numeroDI, numeroDI),
  };
}

/** Only inside leaves: a line break between elements is not text. */
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
    const dito = decodificar(campo, texto.replaceAll(`${RETORNO}\n`, '\n').replaceAll(RETORNO, '\n'));
    return dito === valor || (comMarca(dito) && comMarca(valor) && semEspaco(dito) === semEspaco(valor));
  } catch {
    return false;
  }
}

/** A cClassTrib with its text after no space, or after several, is the same cClassTrib. */
function comMarca(valor: Valor): valor is string {
  return typeof valor === 'string' && lerCClassTrib(valor).cClassTrib !== null;
}

function semEspaco(valor: string): string {
  const { cClassTrib, texto } = lerCClassTrib(valor);
  return `${cClassTrib}${texto}`;
}
