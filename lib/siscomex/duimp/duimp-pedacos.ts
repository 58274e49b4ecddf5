import { eObjetoJson, type JsonExato, type ObjetoJson } from '#lib/siscomex/json/json-exato.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { daSefaz, eDaSefaz } from './duimp-sefaz.ts';

/** An item as the Portal returns it, with the number and version of its DUIMP. */
export interface ItemSolto {
  json: ObjetoJson;
  numero: number | null;
  duimp: string | null;
  versao: number | null;
}

/** The cover of a DUIMP with the items inside it, or items without a cover. */
export type PedacoDeDuimp =
  | {
      tipo: 'CAPA';
      capa: ObjetoJson;
      duimp: string | null;
      versao: number | null;
      itens: ItemSolto[];
      daSefaz: boolean;
    }
  | { tipo: 'ITENS'; itens: ItemSolto[] }
  | { tipo: 'CATALOGO'; itens: []; doCatalogo: DoCatalogo[] };

/** A version of a product or of a foreign operator, as the catalogue of the Portal answers it (`GET /catp/api/ext/…`). */
export interface DoCatalogo {
  oQue: 'PRODUTO' | 'OPERADOR';
  raiz: string;
  codigo: string;
  versao: string | null;
  json: ObjetoJson;
}

/**
 * Returns the parts of DUIMPs in a JSON, whichever answer of the Portal it is. It may be the cover (`GET /ext/duimp/{n}/{v}`), a
 * page of items (`…/itens`) or a single item, both joined by hand in an object, the answer to the Sefaz, or a list of these.
 * @throws {ArquivoInvalido} with a sentence for the person.
 */
export function pedacosDoJson(json: JsonExato): PedacoDeDuimp[] {
  if (!Array.isArray(json)) return [pedacoDe(json)];
  if (json.length === 0) throw new ArquivoInvalido('O arquivo JSON não traz nenhuma DUIMP.');
  if (json.every((elemento) => eObjetoJson(elemento) && eItem(elemento))) return [pagina(json)];
  const doCatalogo = json.map(doCatalogoEm);
  if (doCatalogo.every((registro) => registro !== null)) return [{ tipo: 'CATALOGO', itens: [], doCatalogo }];
  return json.map(pedacoDe);
}

function pedacoDe(json: JsonExato): PedacoDeDuimp {
  if (!eObjetoJson(json)) throw new ArquivoInvalido(OUTRO);
  const dentro = ENVELOPES.map((nome) => json[nome]).find(eObjetoJson);
  if (dentro && !('identificacao' in json)) return pedacoDe({ ...dentro, itens: json.itens ?? dentro.itens ?? null });
  if (eDaSefaz(json)) return { ...pedacoDaCapa(daSefaz(json)), daSefaz: true };
  if (eItem(json)) return pagina([json]);
  const doCatalogo = doCatalogoEm(json);
  if (doCatalogo) return { tipo: 'CATALOGO', itens: [], doCatalogo: [doCatalogo] };
  if (eObjetoJson(json.identificacao)) return pedacoDaCapa(json);
  if (Array.isArray(json.itens) && json.itens.some((item) => eObjetoJson(item) && eItem(item)))
    return pagina(json.itens);
  throw new ArquivoInvalido(OUTRO);
}

function doCatalogoEm(json: JsonExato): DoCatalogo | null {
  if (!eObjetoJson(json)) return null;
  const { cpfCnpjRaiz: raiz, codigo, versao } = json;
  if (typeof raiz !== 'string' || typeof codigo !== 'string') return null;
  const oQue = 'denominacao' in json && 'ncm' in json ? 'PRODUTO' : 'nome' in json ? 'OPERADOR' : null;
  return oQue && { oQue, raiz, codigo, versao: typeof versao === 'string' ? versao : null, json };
}

/** Names under which programs put the cover beside its items. */
const ENVELOPES = ['dadosGerais', 'capa', 'duimp'];

function pedacoDaCapa(capa: ObjetoJson): Extract<PedacoDeDuimp, { tipo: 'CAPA' }> {
  const { itens } = capa;
  const lista = Array.isArray(itens) ? itens : eObjetoJson(itens) ? [itens] : [];
  const inteiros = lista.filter((item) => !eObjetoJson(item) || !eLigacao(item));
  return {
    tipo: 'CAPA',
    capa,
    duimp: numeroDaDuimp(capa),
    versao: inteiro(dentroDe(capa, 'identificacao', 'versao')),
    itens: inteiros.map((item) => itemSolto(eObjetoJson(item) ? item : {})),
    daSefaz: false,
  };
}

function pagina(itens: readonly JsonExato[]): PedacoDeDuimp {
  if (!itens.every(eObjetoJson)) throw new ArquivoInvalido(OUTRO);
  return { tipo: 'ITENS', itens: itens.map(itemSolto) };
}

function itemSolto(json: ObjetoJson): ItemSolto {
  return {
    json,
    numero: inteiro(dentroDe(json, 'identificacao', 'numeroItem')),
    duimp: numeroDaDuimp(json),
    versao: inteiro(dentroDe(json, 'identificacao', 'versao')),
  };
}

function eItem(json: ObjetoJson): boolean {
  return 'mercadoria' in json || dentroDe(json, 'identificacao', 'numeroItem') !== undefined;
}

/** In the list of the cover an item has only its position and its link. */
function eLigacao(json: ObjetoJson): boolean {
  return !eItem(json);
}

function numeroDaDuimp(json: ObjetoJson): string | null {
  const numero = dentroDe(json, 'identificacao', 'numero');
  return typeof numero === 'string' ? numero.replace(/[^0-9a-z]/gi, '').toUpperCase() || null : null;
}

/** Returns a value inside a group. */
function dentroDe(json: ObjetoJson, grupo: string, nome: string): JsonExato | undefined {
  const dentro = json[grupo];
  return eObjetoJson(dentro) ? dentro[nome] : undefined;
}

/** Reads a whole number, written `3` or `3.0`, as the Portal writes some; null for anything else. */
export function inteiro(json: JsonExato | undefined): number | null {
  return typeof json === 'string' && /^\d{1,9}(\.0+)?$/.test(json.trim()) ? Number(json) : null;
}

const OUTRO =
  'Este JSON não é a consulta de uma DUIMP: falta a identificação dela. Traga a resposta do Portal Único, capa e itens, como ela veio.';
