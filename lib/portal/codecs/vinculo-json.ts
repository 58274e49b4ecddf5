import { unzipSync } from 'fflate';
import type { VinculoDoPortal } from '#lib/portal/domain/fabricante-no-portal.ts';
import { abrirJson, pareceJson } from '#lib/siscomex/json/abrir-json.ts';
import { escreverJson, NumeroJson } from '#lib/siscomex/json/json-escrito.ts';
import { eObjetoJson, type JsonExato, type ObjetoJson } from '#lib/siscomex/json/json-exato.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';

/**
 * The body of `incluirFabricante` and of `remover`. The document says that `conhecido` is true of a maker that is not known; programs that
 * call it send true with an operator or a CNPJ (docs/decisions/portal-unico.md), and so does this.
 */
export function escreverVinculo({ codigoProduto, codigoOperador, cpfCnpj, codigoPais }: VinculoDoPortal): string {
  return escreverJson({
    codigoOperadorEstrangeiro: codigoOperador ?? undefined,
    cpfCnpjFabricante: cpfCnpj ?? undefined,
    conhecido: codigoOperador !== null || cpfCnpj !== null,
    codigoProduto: new NumeroJson(codigoProduto),
    codigoPais,
  });
}

/**
 * The links of an answer: the export, a ZIP with a list in it or the list alone, or one link.
 * @throws {ArquivoInvalido} when it is neither, or a link has no product or no country.
 */
export function lerVinculos(bytes: Uint8Array): VinculoDoPortal[] {
  const json = abrirJson(eZip(bytes) ? aberto(bytes) : bytes);
  if (Array.isArray(json) && json.every(eObjetoJson)) return json.filter(vinculado).map(lerVinculo);
  if (eObjetoJson(json)) return [lerVinculo(json)];
  throw new ArquivoInvalido('Este JSON não é a lista de fabricantes do Portal Único.');
}

export const eZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

function aberto(bytes: Uint8Array): Uint8Array {
  try {
    const partes = unzipSync(bytes, { filter: ({ originalSize }) => originalSize <= MAXIMO });
    const json = Object.values(partes).find(pareceJson);
    if (json) return json;
  } catch {
    // Said below, with the other ways of not having a list.
  }
  throw new ArquivoInvalido('O ZIP do Portal Único não tem a lista de fabricantes.');
}

/** Known by whom it names, whatever its flag means. */
function lerVinculo(json: ObjetoJson): VinculoDoPortal {
  const [codigoProduto, codigoPais] = [texto(json.codigoProduto), texto(json.codigoPais)];
  if (codigoProduto === null || codigoPais === null) {
    throw new ArquivoInvalido('Um vínculo da resposta do Portal Único não tem produto ou país.');
  }
  return {
    codigoProduto,
    codigoPais,
    codigoOperador: texto(json.codigoOperadorEstrangeiro),
    cpfCnpj: texto(json.cpfCnpjFabricante),
  };
}

/** An export may say what is no link any more. */
const vinculado = ({ vincular }: ObjetoJson): boolean => vincular !== false;

const texto = (json: JsonExato | undefined): string | null =>
  json === undefined || json === null || typeof json === 'object' || json === '' ? null : String(json);

/** Bytes. A link is some 150 of them. */
const MAXIMO = 200 * 1024 * 1024;
