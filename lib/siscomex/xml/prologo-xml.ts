import { ArquivoXmlInvalido } from './arquivo-xml-invalido.ts';
import { decodificarTexto } from './codificacao-texto.ts';

/** In no declaration does the first element begin later than this. */
const BYTES_DO_PROLOGO = 16 * 1024;

/**
 * Finds the name of the root element, without prefix, before anything is parsed. It reads only the prolog, so a hostile file costs
 * the same whatever its size, in any encoding.
 * @throws {ArquivoXmlInvalido} for an empty file, for a file that is not XML, and for any `<!` before the root. A DOCTYPE declares
 * entities, through which an XML file can expand without end or read other files.
 */
export function raizDoXml(bytes: Uint8Array): string {
  if (bytes.every(ehBranco)) throw new ArquivoXmlInvalido('ARQUIVO_VAZIO', 'O arquivo está vazio.');
  const inicio = decodificarTexto(bytes, BYTES_DO_PROLOGO);
  const aberto = inicio.slice(fimDoPrologo(inicio));
  if (aberto.startsWith('<!')) throw recusaDoctype();
  const raiz = /^<([\p{L}_][\p{L}\p{N}_.:-]*)/u.exec(aberto)?.[1];
  if (raiz === undefined) throw new ArquivoXmlInvalido('NAO_E_XML', 'O arquivo não é um XML.');
  return raiz.slice(raiz.indexOf(':') + 1);
}

export function recusaDoctype(): ArquivoXmlInvalido {
  return new ArquivoXmlInvalido(
    'XML_COM_DOCTYPE',
    'O arquivo declara um DOCTYPE ou entidades, o que estes arquivos nunca trazem, e por segurança foi recusado.',
  );
}

/** Returns where blanks, processing instructions and comments end. For one that is never closed it returns its start. */
function fimDoPrologo(texto: string): number {
  let posicao = 0;
  while (posicao < texto.length) {
    const fim = fimDoTrecho(texto, posicao);
    if (fim === posicao) break;
    posicao = fim;
  }
  return posicao;
}

function fimDoTrecho(texto: string, posicao: number): number {
  if (/\s/.test(texto.charAt(posicao))) return posicao + 1;
  if (texto.startsWith('<?', posicao)) return depoisDe(texto, '?>', posicao);
  if (texto.startsWith('<!--', posicao)) return depoisDe(texto, '-->', posicao + 4);
  return posicao;
}

function depoisDe(texto: string, marca: string, posicao: number): number {
  const inicio = texto.indexOf(marca, posicao);
  return inicio < 0 ? texto.length : inicio + marca.length;
}

/** Bytes that are blank in any of the encodings: spaces, line breaks, the zeros of UTF-16 and the bytes of a byte order mark. */
function ehBranco(byte: number): boolean {
  return BYTES_BRANCOS.has(byte);
}

const BYTES_BRANCOS = new Set([0x00, 0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf, 0xfe, 0xff]);
