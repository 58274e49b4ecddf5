import { marked, type Token, type Tokens } from 'marked';
import type { Bloco, Manual, Novidades, ParteDoManual, SecaoDoManual, Trecho } from '#lib/contracts/platform/manual.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

/** The size of a picture; null when it is missing. */
export type MedirImagem = (arquivo: string) => { largura: number; altura: number } | null;

/** Reads the manual from its Markdown. It refuses a broken link, and markup it cannot show, so that nothing is lost. */
export function lerManual(markdown: string, medir: MedirImagem): Manual {
  const fichas = marked.lexer(markdown);
  const destinos = destinosDe(fichas);
  const contexto: Contexto = { medir, destinos };
  const secoes: SecaoDoManual[] = [];
  const apresentacao: Bloco[] = [];
  let blocos = apresentacao;
  for (const ficha of fichas) {
    const secao = secoes.at(-1);
    if (ficha.type === 'heading' && ficha.depth === 2) {
      const id = idDoTitulo(ficha.text);
      blocos = [];
      secoes.push({ id, titulo: ficha.text, telas: [], partes: [{ id, titulo: null, blocos }] });
    } else if (ficha.type === 'heading' && ficha.depth === 3 && secao) {
      blocos = [];
      secao.partes.push({ id: `${secao.id}.${idDoTitulo(ficha.text)}`, titulo: ficha.text, blocos });
    } else if (ficha.type === 'html' && secao) {
      const parte = secao.partes.at(-1);
      if (parte?.titulo) parte.telas = telasDoComentario(ficha.raw);
      else secao.telas.push(...telasDoComentario(ficha.raw));
    }
    // The help shows its own title in place of that of the manual.
    else if (!(ficha.type === 'heading' && ficha.depth === 1)) blocos.push(...blocosDe(ficha, contexto));
  }
  return { apresentacao, secoes };
}

/** Reads the section of one version in CHANGELOG.md. */
export function lerNovidades(markdown: string, versao: string): Novidades {
  const fichas = marked.lexer(markdown);
  const inicio = fichas.findIndex((ficha) => ehVersao(ficha) && ficha.text.includes(`[${versao}]`));
  if (inicio < 0) throw new Error(`CHANGELOG.md não tem a versão ${versao}, que é a do package.json.`);
  const resto = fichas.slice(inicio + 1);
  const fim = resto.findIndex(ehVersao);
  const partes: ParteDoManual[] = [];
  for (const ficha of fim < 0 ? resto : resto.slice(0, fim)) {
    if (ficha.type === 'heading') partes.push({ id: idDoTitulo(ficha.text), titulo: ficha.text, blocos: [] });
    else partes.at(-1)?.blocos.push(...blocosDe(ficha, { medir: () => null, destinos: new Map() }));
  }
  const data = (fichas[inicio] as Tokens.Heading).text.match(/\d{4}-\d{2}-\d{2}/)?.[0];
  if (!data) throw new Error(`CHANGELOG.md não diz o dia da versão ${versao}.`);
  return { versao, data, partes };
}

interface Contexto {
  medir: MedirImagem;
  /** The targets by the anchor a heading has in the Markdown file. */
  destinos: ReadonlyMap<string, string>;
}

function blocosDe(ficha: Token, contexto: Contexto): Bloco[] {
  switch (ficha.type) {
    case 'space':
    case 'def':
      return [];
    case 'paragraph': {
      const [unica] = ficha.tokens ?? [];
      if (unica?.type === 'image') return imagem(unica as Tokens.Image, contexto);
      return [{ tipo: 'paragrafo', texto: textoDe(ficha.tokens, contexto) }];
    }
    case 'list':
      return [{ tipo: 'lista', itens: ficha.items.map(({ tokens }: Tokens.ListItem) => textoDe(tokens, contexto)) }];
    case 'table': {
      const { header, rows } = ficha as Tokens.Table;
      const celulas = (linha: Tokens.TableCell[]) => linha.map(({ tokens }) => textoDe(tokens, contexto));
      return [{ tipo: 'tabela', titulos: celulas(header), linhas: rows.map(celulas) }];
    }
    default:
      throw new Error(`A Ajuda não sabe mostrar "${ficha.type}": ${ficha.raw.slice(0, 80)}`);
  }
}

function imagem({ href, text }: Tokens.Image, { medir }: Contexto): Bloco[] {
  const arquivo = href.replace(/^telas\//, '');
  const medida = medir(arquivo);
  return medida ? [{ tipo: 'imagem', arquivo, descricao: text, ...medida }] : [];
}

function textoDe(fichas: Token[] | undefined, contexto: Contexto): Trecho[] {
  return (fichas ?? []).flatMap((ficha): Trecho[] => {
    switch (ficha.type) {
      case 'text':
        return ficha.tokens ? textoDe(ficha.tokens, contexto) : [ficha.text];
      case 'escape':
        return [ficha.text];
      case 'strong':
        return [{ forte: ficha.text }];
      case 'codespan':
        return [{ codigo: ficha.text }];
      case 'link': {
        const secao = contexto.destinos.get(decodeURI(ficha.href));
        if (!secao) throw new Error(`O link "${ficha.raw}" não leva a nenhum título.`);
        return [{ secao, texto: ficha.text }];
      }
      default:
        throw new Error(`A Ajuda não sabe mostrar "${ficha.type}": ${ficha.raw.slice(0, 80)}`);
    }
  });
}

/** The target of each anchor, named as Markdown hosts name headings; a repeated name gets a number. */
function destinosDe(fichas: Token[]): Map<string, string> {
  const destinos = new Map<string, string>();
  const ids = new Set<string>();
  let secao = '';
  for (const ficha of fichas) {
    if (ficha.type !== 'heading' || ficha.depth === 1) continue;
    if (ficha.depth === 2) secao = idDoTitulo(ficha.text);
    const id = ficha.depth === 2 ? secao : `${secao}.${idDoTitulo(ficha.text)}`;
    if (ids.has(id)) throw new Error(`Dois títulos são "${ficha.text}": a Ajuda não saberia a qual ir.`);
    ids.add(id);
    const ancora = `#${ficha.text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-')}`;
    let nome = ancora;
    for (let vez = 1; destinos.has(nome); vez += 1) nome = `${ancora}-${vez}`;
    destinos.set(nome, id);
  }
  return destinos;
}

function telasDoComentario(html: string): string[] {
  const [, lista] = html.match(/<!--\s*tela:\s*(.*?)\s*-->/) ?? [];
  return lista?.split(/,\s*/) ?? [];
}

const ehVersao = (ficha: Token): ficha is Tokens.Heading => ficha.type === 'heading' && ficha.depth === 2;

function idDoTitulo(titulo: string): string {
  return textoDeBusca(titulo)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
