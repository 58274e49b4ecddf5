import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { escreverElemento, lerElemento, type RegistroXml, type TabelaXml } from '#lib/siscomex/xml/tabela-xml.ts';
import { abrirXml, type Elemento, filhos } from '#lib/siscomex/xml/xml-documento.ts';
import { DECLARACAO_DIE, MATRIZ_DIE } from './dai-xml-tabelas.ts';

/**
 * Types of file the Sefaz-AM accepts: the importer's matriz de tributação and the DAI itself (domain/zfm.md §4). They are not
 * signed here, because the A1 certificate is never here.
 */
export type DocumentoDie = keyof typeof DOCUMENTOS;

/**
 * Writes the document as XML in a single line, with padded decimals and no signature. It is an "arquivo de conferência" until the
 * Sefaz accepts it.
 */
export function escreverDie(documento: DocumentoDie, registro: RegistroXml): string {
  const { envio, envelope, tabela } = DOCUMENTOS[documento];
  const dentro = escreverElemento(tabela, registro);
  return `<?xml version="1.0" encoding="UTF-8"?><${envio} xmlns="${ESPACO}" versao="1.00"><${envelope}>${dentro}</${envelope}></${envio}>`;
}

/**
 * Reads a document into a record, from which `escreverDie` writes the same bytes. A signature is ignored.
 * @throws {ArquivoXmlInvalido} for any file that cannot be read completely.
 */
export function lerDie(documento: DocumentoDie, bytes: Uint8Array): RegistroXml {
  const { envio, envelope, tabela, nome } = DOCUMENTOS[documento];
  const raiz = abrirXml(bytes, envio, (outra) =>
    recusa('XML_DE_OUTRO_TIPO', `O arquivo tem a raiz <${outra.slice(0, 60)}>, e a ${nome} tem a raiz <${envio}>.`),
  );
  return lerElemento(tabela, unico(unico(raiz, envelope), tabela.elemento));
}

function unico(elemento: Elemento, nome: string): Elemento {
  const [filho, outro] = filhos(elemento, nome);
  if (filho === undefined || outro !== undefined)
    throw recusa('CAMPO_AUSENTE', `O arquivo deve trazer <${nome}> uma vez.`);
  return filho;
}

function recusa(codigo: ArquivoXmlInvalido['codigo'], frase: string): ArquivoXmlInvalido {
  return new ArquivoXmlInvalido(codigo, frase);
}

const ESPACO = 'http://www.sefaz.am.gov.br/die';

interface Documento {
  envio: string;
  envelope: string;
  tabela: TabelaXml;
  nome: string;
}

const DOCUMENTOS = {
  matriz: { envio: 'enviMatrizDIe', envelope: 'MatrizDIe', tabela: MATRIZ_DIE, nome: 'matriz de tributação' },
  declaracao: { envio: 'enviDIe', envelope: 'DIe', tabela: DECLARACAO_DIE, nome: 'DAI' },
} as const satisfies Record<string, Documento>;
