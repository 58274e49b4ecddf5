import type { LugarDaDuimp, ParteDoComplemento } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { eObjetoJson, type JsonExato, lerJsonExato } from '#lib/siscomex/json/json-exato.ts';

/** A leaf of what is sent: its path, such as `carga.unidadeDeclarada.codigo`, and its text. */
export interface FolhaDoRascunho {
  caminho: string;
  valor: string;
}

/** The leaves of a cover or of an item as it is sent, in their order. @throws {SyntaxError} for a text that is no JSON. */
export function folhasDoRascunho(json: string): FolhaDoRascunho[] {
  return folhas(lerJsonExato(json), '');
}

/** Where what the Portal calls by a field is filled in. A field that Cais does not know leads to the Portal. */
export function lugarDoCampo(campo: string, noItem: boolean): LugarDaDuimp {
  const limpo = campo.replace(/\[\d*\]|\.\d+(?=\.|$)/g, '');
  const tabela = noItem ? DO_ITEM : DA_CAPA;
  return tabela.find(([comeco]) => limpo.startsWith(comeco))?.[1] ?? { onde: 'PORTAL' };
}

function folhas(valor: JsonExato, caminho: string): FolhaDoRascunho[] {
  if (Array.isArray(valor)) return valor.flatMap((elemento, i) => folhas(elemento, `${caminho}.${i + 1}`));
  if (eObjetoJson(valor)) {
    return Object.entries(valor).flatMap(([nome, conteudo]) => folhas(conteudo, caminho ? `${caminho}.${nome}` : nome));
  }
  return [{ caminho, valor: String(valor) }];
}

const noProcesso = (aba: 'identificacao' | 'carga' | 'itens' | 'adicoes'): LugarDaDuimp => ({ onde: 'PROCESSO', aba });
const noComplemento = (parte: ParteDoComplemento): LugarDaDuimp => ({ onde: 'COMPLEMENTO', parte });

/** By the beginning of the path, the longer one first. */
const DA_CAPA: readonly (readonly [string, LugarDaDuimp])[] = [
  ['identificacao.informacaoComplementar', noComplemento('geral')],
  ['identificacao', noProcesso('identificacao')],
  ['carga.unidadeDeclarada', noProcesso('identificacao')],
  ['carga.paisProcedencia', noProcesso('identificacao')],
  ['carga', noProcesso('carga')],
  ['documentos', noComplemento('documentos')],
];
const DO_ITEM: readonly (readonly [string, LugarDaDuimp])[] = [
  ['produto', noComplemento('produtos')],
  ['mercadoria.quantidadeMedidaEstatistica', noComplemento('produtos')],
  ['mercadoria', noProcesso('itens')],
  ['caracterizacaoImportacao.ni', noComplemento('geral')],
  ['caracterizacaoImportacao', noProcesso('identificacao')],
  ['fabricante', noComplemento('operadores')],
  ['exportador', noComplemento('operadores')],
  ['indicador', noProcesso('itens')],
  ['condicaoVenda.metodoValoracao', noComplemento('geral')],
  ['condicaoVenda', noProcesso('itens')],
  ['dadosCambiais', noComplemento('geral')],
  ['tributos', noComplemento('fundamentos')],
];
