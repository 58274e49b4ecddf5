import type { CapaVista } from '#lib/portal/domain/visto-no-portal.ts';
import { inteiro } from '#lib/siscomex/duimp/duimp-pedacos.ts';
import { abrirJson } from '#lib/siscomex/json/abrir-json.ts';
import { eObjetoJson, type JsonExato } from '#lib/siscomex/json/json-exato.ts';

/** A version of a product, or of a foreign operator, in the catalogue of the root of a CNPJ. */
export interface DoCatalogo {
  nome: string;
  funcao: 'recuperar' | 'detalhar';
  caminho: string;
}

/** The number of items on a cover, and the root of the importer's CNPJ. */
export function lerCapa(bytes: Uint8Array): { itens: number | null; raiz: string | null } {
  const capa = abrirJson(bytes);
  const ni = texto(capa, 'identificacao', 'importador', 'ni');
  return { itens: inteiro(dentro(capa, 'quantidadeItens')), raiz: ni ? ni.slice(0, 8) : null };
}

/** What a cover says of where the DUIMP stands. `versao` is the one that was asked for. */
export function lerCapaVista(bytes: Uint8Array, versao: number): CapaVista {
  const capa = abrirJson(bytes);
  const situacao = (nome: string) => texto(capa, 'situacao', nome);
  const dia = (instante: string | null) =>
    (/^\d{4}-\d{2}-\d{2}/.test(instante ?? '') ? instante?.slice(0, 10) : null) ?? null;
  const conferencias = ['situacaoConferenciaAduaneira', 'situacaoConferenciaAnuente'].flatMap((nome) =>
    lista(dentro(capa, 'situacao', nome)).map((conferencia) => ({
      orgao: texto(conferencia, 'siglaOrgao'),
      situacao: texto(conferencia, 'situacao'),
    })),
  );
  return {
    versao,
    registradaEm: dia(texto(capa, 'identificacao', 'dataRegistro')),
    situacao: situacao('situacaoDuimp'),
    canal: texto(capa, 'resultadoAnaliseRisco', 'canalConsolidado'),
    controleCarga: situacao('controleCarga'),
    licenciamento: situacao('situacaoLicenciamento'),
    retificacao: situacao('situacaoAnaliseRetificacao'),
    conferencias,
    pagamentos: lista(dentro(capa, 'pagamentos')).map((pagamento) => ({
      tributo: texto(pagamento, 'principal', 'tributo', 'tipo'),
      valor: texto(pagamento, 'principal', 'valor'),
      dia: dia(texto(pagamento, 'principal', 'dataPagamento')),
    })),
  };
}

export function lerVersao(bytes: Uint8Array): number | null {
  return inteiro(dentro(abrirJson(bytes), 'versao'));
}

/** The numbers of a list of DUIMPs. */
export function numerosDaLista(bytes: Uint8Array): string[] {
  return lista(abrirJson(bytes)).flatMap((duimp) => texto(duimp, 'numero')?.toUpperCase() ?? []);
}

/** The numbers of the items of a page. */
export function itensDaPagina(bytes: Uint8Array): number[] {
  return lista(abrirJson(bytes)).flatMap((item) => inteiro(dentro(item, 'identificacao', 'numeroItem')) ?? []);
}

/** What the items of a page name in the catalogue, each once. */
export function catalogoDaPagina(bytes: Uint8Array, raizDoImportador: string | null): DoCatalogo[] {
  const achados = lista(abrirJson(bytes)).flatMap((item) => {
    const raiz = texto(item, 'produto', 'niResponsavel')?.slice(0, 8) ?? raizDoImportador;
    if (!raiz) return [];
    const operadores = ['exportador', 'fabricante'].flatMap((papel) =>
      operador(item, papel, texto(item, papel, 'niOperador')?.slice(0, 8) ?? raiz),
    );
    return [...produto(item, raiz), ...operadores];
  });
  return [...new Map(achados.map((registroDoCatalogo) => [registroDoCatalogo.nome, registroDoCatalogo])).values()];
}

function produto(item: JsonExato, raiz: string): DoCatalogo[] {
  const [codigo, versao] = [texto(item, 'produto', 'codigo'), texto(item, 'produto', 'versao')];
  if (!codigo || !versao) return [];
  const partes = [raiz, codigo, versao];
  return [{ nome: nomeDe('produto', partes), funcao: 'recuperar', caminho: caminhoDe('produto', partes) }];
}

function operador(item: JsonExato, papel: string, raiz: string): DoCatalogo[] {
  const [codigo, versao] = [texto(item, papel, 'codigo'), texto(item, papel, 'versao')];
  const pais = texto(item, papel, 'pais', 'codigo');
  // An unknown manufacturer has its country alone.
  if (!codigo || !versao || !pais) return [];
  const partes = [raiz, pais, codigo, versao];
  return [{ nome: nomeDe('operador', partes), funcao: 'detalhar', caminho: caminhoDe('operador-estrangeiro', partes) }];
}

const nomeDe = (oQue: string, partes: string[]) => `${oQue}-${partes.join('-').replace(/[^\w.-]/g, '_')}.json`;
const caminhoDe = (oQue: string, partes: string[]) =>
  `/catp/api/ext/${oQue}/${partes.map(encodeURIComponent).join('/')}`;

function dentro(json: JsonExato | undefined, ...nomes: string[]): JsonExato | undefined {
  return nomes.reduce<JsonExato | undefined>(
    (conteudo, nome) => (eObjetoJson(conteudo) ? conteudo[nome] : undefined),
    json,
  );
}

function texto(json: JsonExato, ...nomes: string[]): string | null {
  const achado = dentro(json, ...nomes);
  return typeof achado === 'string' && achado.trim() !== '' ? achado.trim() : null;
}

const lista = (json: JsonExato | undefined): readonly JsonExato[] => (Array.isArray(json) ? json : []);
