import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ArquivoXmlInvalido } from './arquivo-xml-invalido.ts';
import { decodificarTexto } from './codificacao-texto.ts';
import { caractereProibido, decodificadorDeEntidades, ReferenciaDesconhecida } from './entidades-xml.ts';
import { raizDoXml } from './prologo-xml.ts';

/** An element: a leaf is its text; any other element has its children by name, and repeated children as a list. */
export type Elemento = string | { readonly [nome: string]: Elemento | Elemento[] };

/**
 * Opens an XML file and returns its root element as uninterpreted text. The name of the root is checked before anything is parsed.
 * @throws {ArquivoXmlInvalido} when the file is empty, not XML, broken or dangerous, and the error of `recusarRaiz` for another
 * root.
 */
export function abrirXml(
  bytes: Uint8Array,
  raiz: string,
  recusarRaiz: (outra: string) => ArquivoXmlInvalido,
): Elemento {
  return abrirXmlDeUma(bytes, (achada) => {
    if (achada !== raiz) throw recusarRaiz(achada);
  }).elemento;
}

/**
 * Like `abrirXml`, for a type of file with several possible roots: `conferirRaiz` throws for any other root.
 * @throws {ArquivoXmlInvalido} as `abrirXml`.
 */
export function abrirXmlDeUma(
  bytes: Uint8Array,
  conferirRaiz: (raiz: string) => void,
): { raiz: string; elemento: Elemento } {
  const raiz = raizDoXml(bytes);
  conferirRaiz(raiz);
  const texto = decodificarTexto(bytes);
  conferirBoaFormacao(texto, raiz);
  const [elemento] = filhos(interpretar(texto), raiz);
  return { raiz, elemento: elemento as Elemento };
}

/** Returns the children of a name, in the order of the file. */
export function filhos(elemento: Elemento, nome: string): Elemento[] {
  if (typeof elemento === 'string' || !Object.hasOwn(elemento, nome)) return [];
  const achado = elemento[nome] as Elemento | Elemento[];
  return Array.isArray(achado) ? achado : [achado];
}

const NOME_DO_TEXTO = '#text';
const ATRIBUTO = '@';

/** Returns the own text of an element: all of it in a leaf, otherwise the text between the children. */
export function textoDoElemento(elemento: Elemento): string {
  if (typeof elemento === 'string') return elemento;
  const texto = elemento[NOME_DO_TEXTO];
  return typeof texto === 'string' ? texto : '';
}

/** Returns the value of an attribute, by its name without prefix; null when it is missing. */
export function atributo(elemento: Elemento, nome: string): string | null {
  const valor = typeof elemento === 'string' ? undefined : elemento[`${ATRIBUTO}${nome}`];
  return typeof valor === 'string' ? valor : null;
}

/** Returns the names of the children of an element, without its own text and attributes. */
export function nomesDosFilhos(elemento: Elemento): string[] {
  if (typeof elemento === 'string') return [];
  return Object.keys(elemento).filter((nome) => nome !== NOME_DO_TEXTO && !nome.startsWith(ATRIBUTO));
}

const leitor = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: ATRIBUTO,
  ignoreDeclaration: true,
  ignorePiTags: true,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
  textNodeName: NOME_DO_TEXTO,
  jPath: false,
  // Replaces the entities of the parser, which accept a DOCTYPE and stop at a thousand. Ours know five entities and have no limit.
  processEntities: { enabled: true },
  entityDecoder: decodificadorDeEntidades,
});

function interpretar(texto: string): Elemento {
  try {
    return leitor.parse(texto);
  } catch (erro) {
    if (erro instanceof ArquivoXmlInvalido) throw erro;
    if (erro instanceof ReferenciaDesconhecida) throw recusaReferencia(texto, erro.referencia);
    throw recusaMalformado();
  }
}

function conferirBoaFormacao(texto: string, raiz: string): void {
  const proibido = caractereProibido(texto);
  if (proibido >= 0) throw recusaMalformado(linhaDe(texto, proibido));
  const resultado = XMLValidator.validate(texto);
  if (resultado === true) return;
  if (!fechamentoDe(raiz).test(texto)) throw recusaIncompleto(texto, raiz);
  throw recusaMalformado(resultado.err.line);
}

function fechamentoDe(raiz: string): RegExp {
  return new RegExp(`</(?:[^\\s<>:]+:)?${raiz}\\s*>|<(?:[^\\s<>:]+:)?${raiz}[^<>]*/>`);
}

function recusaIncompleto(texto: string, raiz: string): ArquivoXmlInvalido {
  return new ArquivoXmlInvalido(
    'XML_INCOMPLETO',
    `O arquivo está incompleto: termina na linha ${linhaDe(texto.trimEnd(), texto.length)} sem fechar <${raiz}>.`,
  );
}

function recusaMalformado(linha?: number): ArquivoXmlInvalido {
  const onde = linha === undefined ? '' : ` na linha ${linha}`;
  return new ArquivoXmlInvalido('XML_MALFORMADO', `O XML do arquivo está malformado${onde}.`);
}

function recusaReferencia(texto: string, referencia: string): ArquivoXmlInvalido {
  const linha = linhaDe(texto, texto.indexOf(referencia));
  return new ArquivoXmlInvalido(
    'XML_MALFORMADO',
    `O XML do arquivo está malformado na linha ${linha}: a referência "${referencia.slice(0, 40)}" não existe em XML.`,
  );
}

function linhaDe(texto: string, posicao: number): number {
  return texto.slice(0, posicao).split(/\r\n?|\n/).length;
}
