import { posix } from 'node:path';
import type { ErrorDetail, XmlElement } from 'libxml2-wasm';
import { DOCUMENTOS_COM_XSD, type DocumentoComXsd } from '#lib/domain/zfm/esquema-xsd.ts';
import type { ArquivoXsd } from './arquivos-do-xsd.ts';
import { XsdInvalido } from './xsd-invalido.ts';

export type Libxml = typeof import('libxml2-wasm');

/** A parsed schema. Its references to other schemas of the upload are rewritten to internal names. */
export interface Esquema {
  nome: string;
  /** Its root element without a DOCTYPE, so nothing in it can request a file. */
  texto: string;
  /** Positions in the upload: of the schemas it includes, whose elements count as its own, and of those it imports. */
  inclui: number[];
  importa: number[];
  /** Elements declared at its root. */
  raizes: string[];
  /** Returns the line of an element in the original file, by its path. */
  linhaDe(caminho: string): number | null;
}

/** The internal name of a schema during compilation. */
export const enderecoDo = (lugar: number) => `/xsd/${lugar}.xsd`;

/**
 * Parses each schema of an upload with its references.
 * @throws {XsdInvalido} when a file is not a schema, or needs a schema that was not sent.
 */
export function lerEsquemas(lib: Libxml, arquivos: readonly ArquivoXsd[]): Esquema[] {
  return arquivos.map((arquivo) => lerEsquema(lib, arquivo, arquivos));
}

/**
 * Finds the main schema of an upload.
 * @throws {XsdInvalido} when there is none, or when it is for another document.
 */
export function acharPrincipal(esquemas: readonly Esquema[], documento: DocumentoComXsd): number {
  const { nome, raiz } = DOCUMENTOS_COM_XSD[documento];
  const apontados = new Set(
    esquemas.flatMap(({ inclui, importa }, i) => [...inclui, ...importa].filter((j) => j !== i)),
  );
  const soltos = esquemas.map((_, i) => i).filter((i) => !apontados.has(i));
  const candidatos = soltos.length > 0 ? soltos : esquemas.map((_, i) => i);
  const declara = (i: number, qual: string) => raizesDe(esquemas, i).has(qual);
  const [serve, outro] = candidatos.filter((i) => declara(i, raiz));
  if (serve !== undefined && outro === undefined) return serve;
  if (serve !== undefined) {
    const nomes = candidatos.filter((i) => declara(i, raiz)).map((i) => esquemas[i]?.nome);
    throw new XsdInvalido(
      `Mais de um esquema declara <${raiz}>, com que começa o XML da ${nome}: ${nomes.join(', ')}. Envie só os que valem juntos.`,
    );
  }
  const doOutro = Object.values(DOCUMENTOS_COM_XSD).find(
    (documentoComXsd) => documentoComXsd.raiz !== raiz && candidatos.some((i) => declara(i, documentoComXsd.raiz)),
  );
  if (doOutro) throw new XsdInvalido(`Este é o esquema da ${doOutro.nome}: carregue-o no lugar dela.`);
  const declarados = [...new Set(candidatos.flatMap((i) => [...raizesDe(esquemas, i)]))].slice(0, 5);
  const quais =
    declarados.length === 0
      ? 'não declara nenhum'
      : `declara ${declarados.map((nomeDeclarado) => `<${nomeDeclarado}>`).join(', ')}`;
  throw new XsdInvalido(
    `O esquema não declara o elemento <${raiz}>, com que começa o XML da ${nome} (${quais}). Se é mesmo o oficial da Sefaz-AM, o leiaute mudou: avise o suporte do Cais.`,
  );
}

/** Describes an error of the library, with the line of the file if known. */
export function porQueNaoCompila(erro: unknown, esquemas: readonly Esquema[]): string {
  const detalhes = (erro as { details?: ErrorDetail[] }).details ?? [];
  // The first error is the cause and the others follow from it. The list also contains warnings.
  const detalhe = detalhes.find(({ level }) => level >= 2) ?? detalhes[0];
  const original = (detalhe?.message ?? (erro as Error).message).trim();
  const culpado = esquemas.find((_, i) => detalhe?.file === enderecoDo(i));
  const linha = detalhe?.xpath ? culpado?.linhaDe(detalhe.xpath) : null;
  const onde = culpado ? ` em ${culpado.nome}${linha ? `, linha ${linha}` : ''}` : '';
  return `O XSD tem um erro${onde}: ${original}`;
}

function lerEsquema(lib: Libxml, arquivo: ArquivoXsd, todos: readonly ArquivoXsd[]): Esquema {
  const { nome, bytes } = arquivo;
  const documento = abrir(lib, arquivo);
  try {
    const { root } = documento;
    if (root.name !== 'schema' || root.namespaceUri !== ESPACO_DO_XSD) {
      throw new XsdInvalido(`${nome} não é um XSD: a raiz é <${root.name}>, e a de um XSD é <xs:schema>.`);
    }
    const [inclui, importa]: [number[], number[]] = [[], []];
    const raizes: string[] = [];
    for (const filho of filhosDoXsd(lib, root)) {
      if (filho.name === 'element') raizes.push(filho.attr('name')?.value ?? '');
      const local = APONTA.has(filho.name) ? filho.attr('schemaLocation') : null;
      if (!local) continue;
      const lugar = lugarDe(local.value, nome, todos);
      if (lugar === null) {
        throw new XsdInvalido(
          `${nome}, linha ${filho.line}, depende de ${local.value}, que não veio junto. Envie um .zip com todos os .xsd.`,
        );
      }
      (filho.name === 'import' ? importa : inclui).push(lugar);
      local.value = enderecoDo(lugar);
    }
    return {
      nome,
      texto: root.toString({ format: false }),
      inclui,
      importa,
      raizes,
      linhaDe: (caminho) => linhaNoArquivo(lib, { nome, bytes }, caminho),
    };
  } finally {
    documento.dispose();
  }
}

function abrir(lib: Libxml, { nome, bytes }: ArquivoXsd) {
  try {
    return lib.XmlDocument.fromBuffer(bytes, { option: lib.ParseOption.XML_PARSE_NO_XXE });
  } catch (erro) {
    const [detalhe] = (erro as { details?: ErrorDetail[] }).details ?? [];
    const linha = detalhe ? `, linha ${detalhe.line}` : '';
    throw new XsdInvalido(`${nome} não é um XML bem formado${linha}: ${(detalhe?.message ?? String(erro)).trim()}`);
  }
}

function filhosDoXsd(lib: Libxml, elemento: XmlElement): XmlElement[] {
  const achados: XmlElement[] = [];
  for (let no = elemento.firstChild; no; no = no.next) {
    if (no instanceof lib.XmlElement && no.namespaceUri === ESPACO_DO_XSD) achados.push(no);
  }
  return achados;
}

/**
 * Finds the schema of the upload that an address means: by path, or else by a unique file name. Zips often have other folders than
 * the schemas, and the signature schema is addressed at the W3C. Nothing is read from the network or the disk.
 */
function lugarDe(endereco: string, de: string, todos: readonly ArquivoXsd[]): number | null {
  const escrito = semEscapes(endereco.split(/[?#]/)[0] ?? '').replaceAll('\\', '/');
  const caminho = posix
    .normalize(posix.join('/', posix.dirname(de), escrito))
    .slice(1)
    .toLowerCase();
  const exato = todos.findIndex(({ nome }) => nome.toLowerCase() === caminho);
  if (exato >= 0) return exato;
  const base = posix.basename(escrito).toLowerCase();
  const [achado, outro] = todos.flatMap(({ nome }, i) => (posix.basename(nome).toLowerCase() === base ? [i] : []));
  return achado !== undefined && outro === undefined ? achado : null;
}

function semEscapes(endereco: string): string {
  try {
    return decodeURIComponent(endereco);
  } catch {
    return endereco;
  }
}

/** Elements declared by a schema and by all schemas it includes, at any depth. */
function raizesDe(esquemas: readonly Esquema[], lugar: number, vistos = new Set<number>()): Set<string> {
  if (vistos.has(lugar)) return new Set();
  vistos.add(lugar);
  const { raizes = [], inclui = [] } = esquemas[lugar] ?? {};
  return new Set([...raizes, ...inclui.flatMap((i) => [...raizesDe(esquemas, i, vistos)])]);
}

function linhaNoArquivo(lib: Libxml, arquivo: ArquivoXsd, caminho: string): number | null {
  const documento = abrir(lib, arquivo);
  try {
    return documento.get(caminho, documento.root.namespaces)?.line ?? null;
  } catch {
    // The root does not know prefixes declared further down, so the error is shown without its line.
    return null;
  } finally {
    documento.dispose();
  }
}

const ESPACO_DO_XSD = 'http://www.w3.org/2001/XMLSchema';
const APONTA: ReadonlySet<string> = new Set(['include', 'import', 'redefine', 'override']);
