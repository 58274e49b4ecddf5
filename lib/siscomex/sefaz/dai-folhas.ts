import type { AlvoDoApontamento } from '#lib/domain/zfm/dai.ts';
import type { RegistroXml } from '#lib/siscomex/xml/tabela-xml.ts';

/** Describes a leaf of the layout for people: its name, how serious its absence is, and where it is corrected. */
export interface FolhaDaDai {
  nome: string;
  /**
   * The Sefaz publishes no XSD. A leaf that the tax depends on is an error; the others only warn. Null means the leaf may be
   * missing.
   */
  falta: 'erro' | 'aviso' | null;
  /** Without a value the leaf comes from the declaration. */
  onde?: 'tipo' | 'complemento' | 'tributacao' | 'importador' | 'despesas';
}

/** By element and name, as in `dai-xml-tabelas.ts`. */
export const FOLHAS_DA_DAI: Readonly<Record<string, Readonly<Record<string, FolhaDaDai>>>> = {
  InfDIe: {
    tipoDIe: { nome: 'Tipo da DAI', falta: 'aviso', onde: 'tipo' },
    nrDocumento: { nome: 'Número da DI ou DUIMP', falta: 'erro' },
    dtDocumento: { nome: 'Data do registro', falta: 'erro' },
    vlFob: { nome: 'FOB', falta: 'erro' },
    vlFrete: { nome: 'Frete', falta: 'erro' },
    vlSeguro: { nome: 'Seguro', falta: 'erro' },
    vlII: { nome: 'II', falta: 'erro' },
    vlIPI: { nome: 'IPI', falta: 'erro' },
    vlPisCofins: { nome: 'PIS e COFINS', falta: 'erro' },
    vlTaxasDiversas: { nome: 'Taxas diversas', falta: 'erro', onde: 'despesas' },
    vlTaxasCapatazia: { nome: 'Capatazia', falta: 'erro', onde: 'despesas' },
    vlTaxaDolar: { nome: 'Taxa do dólar', falta: 'aviso' },
    vlPesoLiquido: { nome: 'Peso líquido', falta: 'aviso' },
    cdRecintoAduaneiro: { nome: 'Recinto aduaneiro', falta: 'aviso' },
    cdPaisProcedencia: { nome: 'País de procedência', falta: 'aviso' },
    qtdeAdicoes: { nome: 'Quantidade de adições', falta: 'erro' },
    txInfoCompl: { nome: 'Informação complementar', falta: null, onde: 'complemento' },
  },
  adicao: {
    numAdicao: { nome: 'Número da adição', falta: 'erro' },
    nomeFornecedor: { nome: 'Fornecedor', falta: 'aviso' },
    cdImportador: { nome: 'Número do importador', falta: 'erro', onde: 'importador' },
    nomeImportador: { nome: 'Importador', falta: 'aviso', onde: 'importador' },
    vlFob: { nome: 'FOB', falta: 'erro' },
    vlFrete: { nome: 'Frete', falta: 'erro' },
    vlSeguro: { nome: 'Seguro', falta: 'erro' },
    vlIi: { nome: 'II', falta: 'erro' },
    vlIpi: { nome: 'IPI', falta: 'erro' },
    vlPisCofins: { nome: 'PIS e COFINS', falta: 'erro' },
    vlPesoLiquido: { nome: 'Peso líquido', falta: 'aviso' },
    cdTributacao: { nome: 'Código de tributação', falta: 'erro', onde: 'tributacao' },
    vlBcIcms: { nome: 'Base do ICMS', falta: 'erro', onde: 'tributacao' },
    vlIcms: { nome: 'ICMS a recolher', falta: 'erro', onde: 'tributacao' },
    vlIcmsSI: { nome: 'ICMS sem incentivo', falta: 'erro', onde: 'tributacao' },
  },
  itemAdicao: {
    numItem: { nome: 'Número do item', falta: 'erro' },
    cdNcmItem: { nome: 'NCM', falta: 'erro' },
    txDescricaoDestalhada: { nome: 'Descrição', falta: 'erro' },
    qtdItem: { nome: 'Quantidade', falta: 'erro' },
    unidadeMedida: { nome: 'Unidade', falta: 'aviso' },
    vlUnitario: { nome: 'Valor unitário', falta: 'erro' },
    vlTotal: { nome: 'Valor total', falta: 'erro' },
  },
};

/** The place of a leaf, by the numbers people use for adições and items. */
export interface LugarNaDai {
  adicao: string | null;
  item: number | string | null;
}

/** Formats `Adição 003 › Item 2 › Quantidade`; without a leaf only the place. */
export function nomeNaDai({ adicao, item }: LugarNaDai, folha: FolhaDaDai | null): string {
  const lugar = [adicao === null ? [] : `Adição ${adicao}`, item === null ? [] : `Item ${item}`];
  return [...lugar, folha?.nome ?? []].flat().join(' › ');
}

/** Returns a leaf as trimmed text; null when it is empty or not a leaf. */
export function valorEscrito(valor: RegistroXml[string] | undefined): string | null {
  if (typeof valor !== 'string' && typeof valor !== 'number') return null;
  return String(valor).trim() || null;
}

export function alvoDaFolha(
  { onde }: FolhaDaDai,
  adicao: string | null,
  importadorId: string | null,
): AlvoDoApontamento {
  switch (onde) {
    case 'tipo':
    case 'complemento':
      return { onde: 'DAI', campo: onde, adicao: null };
    case 'tributacao':
      return { onde: 'DAI', campo: 'ncm', adicao };
    case 'importador':
      return { onde: 'IMPORTADOR', id: importadorId, campo: null };
    case 'despesas':
      return { onde: 'DESPESAS' };
    default:
      return { onde: 'DECLARACAO', adicao };
  }
}
