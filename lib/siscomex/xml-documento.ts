import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { ArquivoXmlInvalido } from './arquivo-xml-invalido.ts';
import { decodificarTexto } from './codificacao-texto.ts';
import { caractereProibido, decodificadorDeEntidades, ReferenciaDesconhecida } from './entidades-xml.ts';
import { raizDoXml } from './prologo-xml.ts';

/** An element: a leaf is its text, anything else its children by name, more than one of a name as a list. */
export type Elemento = string | { readonly [nome: string]: Elemento | Elemento[] };

/**
 * The root element of a file, as text and nothing interpreted; its name is found out before anything is parsed.
 * @throws {ArquivoXmlInvalido} for what is empty, not XML, broken or dangerous, and what `recusarRaiz` says of another root.
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
 * As `abrirXml`, of a kind of file with more than one root: `conferirRaiz` throws what it says of one that is none of them.
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

/** Children of one name, in the order of the file; none when there are none. */
export function filhos(elemento: Elemento, nome: string): Elemento[] {
  if (typeof elemento === 'string' || !Object.hasOwn(elemento, nome)) return [];
  const achado = elemento[nome] as Elemento | Elemento[];
  return Array.isArray(achado) ? achado : [achado];
}

const NOME_DO_TEXTO = '#text';
const ATRIBUTO = '@';

/** Own text of an element: all of it in a leaf, what stands between the children otherwise. */
export function textoDoElemento(elemento: Elemento): string {
  if (typeof elemento === 'string') return elemento;
  const texto = elemento[NOME_DO_TEXTO];
  return typeof texto === 'string' ? texto : '';
}

/** Value of an attribute, by its name without prefix; null when it is not there. */
export function atributo(elemento: Elemento, nome: string): string | null {
  const valor = typeof elemento === 'string' ? undefined : elemento[`${ATRIBUTO}${nome}`];
  return typeof valor === 'string' ? valor : null;
}

/** Names of the children of an element, without its own text and attributes. */
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
  // Not the parser's own entities, which know about DOCTYPE and stop at a thousand: ours know five and stop nowhere.
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
