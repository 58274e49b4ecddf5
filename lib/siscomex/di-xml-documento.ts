import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ArquivoDiInvalido } from './arquivo-di-invalido.ts';
import { decodificarTexto } from './codificacao-texto.ts';
import { caractereProibido, decodificadorDeEntidades, ReferenciaDesconhecida } from './entidades-xml.ts';
import { raizDoXml } from './prologo-xml.ts';

/** An element: a leaf is its text, anything else its children by name, more than one of a name as a list. */
export type Elemento = string | { readonly [nome: string]: Elemento | Elemento[] };

export const RAIZ_DI = 'ListaDeclaracoes';
export const ELEMENTO_DI = 'declaracaoImportacao';

/**
 * The `<declaracaoImportacao>` elements of a file, as text and nothing interpreted.
 * @throws {ArquivoDiInvalido} for what is empty, not XML, broken, dangerous, of another kind, or without any declaration.
 */
export function declaracoesDoArquivo(bytes: Uint8Array): Elemento[] {
  const raiz = raizDoXml(bytes);
  if (raiz !== RAIZ_DI) throw recusaOutroTipo(raiz);
  const texto = decodificarTexto(bytes);
  conferirBoaFormacao(texto);
  const declaracoes = filhos(interpretar(texto), RAIZ_DI).flatMap((lista) => filhos(lista, ELEMENTO_DI));
  if (declaracoes.length === 0) {
    throw new ArquivoDiInvalido('SEM_DECLARACAO', 'O arquivo não traz nenhuma declaração de importação.');
  }
  return declaracoes;
}

/** Children of one name, in the order of the file; none when there are none. */
export function filhos(elemento: Elemento, nome: string): Elemento[] {
  if (typeof elemento === 'string' || !Object.hasOwn(elemento, nome)) return [];
  const achado = elemento[nome] as Elemento | Elemento[];
  return Array.isArray(achado) ? achado : [achado];
}

const NOME_DO_TEXTO = '#text';

/** Own text of an element: all of it in a leaf, what stands between the children otherwise. */
export function textoDoElemento(elemento: Elemento): string {
  if (typeof elemento === 'string') return elemento;
  const texto = elemento[NOME_DO_TEXTO];
  return typeof texto === 'string' ? texto : '';
}

/** Names of the children of an element, without its own text. */
export function nomesDosFilhos(elemento: Elemento): string[] {
  return typeof elemento === 'string' ? [] : Object.keys(elemento).filter((nome) => nome !== NOME_DO_TEXTO);
}

const leitor = new XMLParser({
  ignoreAttributes: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
  textNodeName: NOME_DO_TEXTO,
  jPath: false,
  // Not the parser's own entities, which know about DOCTYPE and stop at a thousand: ours know five and stop nowhere.
  processEntities: { enabled: true },
  entityDecoder: decodificadorDeEntidades,
});

function interpretar(texto: string): Elemento {
  try {
    return leitor.parse(texto);
  } catch (erro) {
    if (erro instanceof ArquivoDiInvalido) throw erro;
    if (erro instanceof ReferenciaDesconhecida) throw recusaReferencia(texto, erro.referencia);
    throw recusaMalformado();
  }
}

function conferirBoaFormacao(texto: string): void {
  const proibido = caractereProibido(texto);
  if (proibido >= 0) throw recusaMalformado(linhaDe(texto, proibido));
  const resultado = XMLValidator.validate(texto);
  if (resultado === true) return;
  if (!FECHAMENTO_DA_RAIZ.test(texto)) throw recusaIncompleto(texto);
  throw recusaMalformado(resultado.err.line);
}

const FECHAMENTO_DA_RAIZ = new RegExp(`</(?:[^\\s<>:]+:)?${RAIZ_DI}\\s*>|<(?:[^\\s<>:]+:)?${RAIZ_DI}[^<>]*/>`);

const RAIZES_NFE = new Set(['nfeProc', 'NFe', 'enviNFe', 'procNFe']);

function recusaOutroTipo(raiz: string): ArquivoDiInvalido {
  if (RAIZES_NFE.has(raiz)) {
    return new ArquivoDiInvalido(
      'XML_DE_NFE',
      `O arquivo é o XML de uma NF-e (raiz <${raiz}>), e não o de uma declaração de importação.`,
    );
  }
  if (raiz === 'ListaDeclaracoesTransmissao') {
    return new ArquivoDiInvalido(
      'XML_DE_TRANSMISSAO',
      'O arquivo é o de transmissão da DI ao Siscomex (raiz <ListaDeclaracoesTransmissao>): envie o XML da consulta da DI já registrada.',
    );
  }
  return new ArquivoDiInvalido(
    'XML_DE_OUTRO_TIPO',
    `O arquivo é um XML de outro tipo: a raiz é <${raiz.slice(0, 60)}>, e a do XML da DI é <${RAIZ_DI}>.`,
  );
}

function recusaIncompleto(texto: string): ArquivoDiInvalido {
  return new ArquivoDiInvalido(
    'XML_INCOMPLETO',
    `O arquivo está incompleto: termina na linha ${linhaDe(texto.trimEnd(), texto.length)} sem fechar <${RAIZ_DI}>.`,
  );
}

function recusaMalformado(linha?: number): ArquivoDiInvalido {
  const onde = linha === undefined ? '' : ` na linha ${linha}`;
  return new ArquivoDiInvalido('XML_MALFORMADO', `O XML do arquivo está malformado${onde}.`);
}

function recusaReferencia(texto: string, referencia: string): ArquivoDiInvalido {
  const linha = linhaDe(texto, texto.indexOf(referencia));
  return new ArquivoDiInvalido(
    'XML_MALFORMADO',
    `O XML do arquivo está malformado na linha ${linha}: a referência "${referencia.slice(0, 40)}" não existe em XML.`,
  );
}

function linhaDe(texto: string, posicao: number): number {
  return texto.slice(0, posicao).split(/\r\n?|\n/).length;
}
