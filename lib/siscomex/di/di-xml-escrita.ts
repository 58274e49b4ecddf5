import type {
  AdicaoDeclarada,
  DeclaracaoImportacao,
  GruposDeclarados,
  ItemDeclarado,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { marcarCClassTrib } from '#lib/domain/aduana/tributos/marca-cclasstrib.ts';
import { type Campo, type Campos, codificar } from '#lib/siscomex/xml/campo-xml.ts';
import { escaparTexto } from '#lib/siscomex/xml/entidades-xml.ts';
import { CAMPOS_ADICAO } from './di-xml-campos-adicao.ts';
import { CAMPOS_DECLARACAO } from './di-xml-campos-declaracao.ts';
import { ELEMENTO_DI, RAIZ_DI } from './di-xml-documento.ts';
import { type FolhasDaAdicao, valoresDaAdicao } from './di-xml-leitura-adicao.ts';
import type { Folhas, Ligador } from './di-xml-ligacao.ts';
import { ACRESCIMO, ADICAO, DECLARACAO, DEDUCAO, DOCUMENTO, EMBALAGEM, ITEM, PAGAMENTO } from './di-xml-modelo.ts';
import { abrirOriginal, type Original, SEM_ORIGINAL } from './di-xml-original.ts';

/** Writes the whole file. Throws as `escreverDiXml`. */
export function escreverDeclaracoes(declaracoes: DeclaracaoImportacao[], arquivo?: Uint8Array): string {
  const { prologo, quebra, fim, daDi } = abrirOriginal(arquivo);
  const { linhas } = elemento(
    RAIZ_DI,
    declaracoes.map((di) => escreverDeclaracao(di, daDi(di.numeroDI))),
  );
  return [prologo, ...linhas].join(quebra) + fim;
}

/**
 * Returns every decoded leaf to write for an adição: the leaves of `campos`, overridden where the model has a different value. So a
 * leaf that the file left blank, or expressed through another leaf, is written as it was.
 */
export function folhasDaAdicao(adicao: AdicaoDeclarada): FolhasDaAdicao {
  const doModelo = ADICAO.folhasDe(adicao) as FolhasDaAdicao;
  const dosCampos = ADICAO.folhasDe(valoresDaAdicao(adicao.campos));
  const mudadas = Object.entries(doModelo).filter(([nome, valor]) => valor !== dosCampos[nome]);
  return { ...adicao.campos, ...Object.fromEntries(mudadas) };
}

/** A named element, as lines still without indentation. */
interface Trecho {
  nome: string;
  linhas: string[];
}

function escreverDeclaracao(di: DeclaracaoImportacao, original: Original): Trecho {
  const { declaracao, ...registro } = CAMPOS_DECLARACAO;
  const doModelo = Object.entries(DECLARACAO.folhasDe(di));
  const conhecidas = doModelo.filter(
    ([nome, valor]) => valor !== null || temZeros(campoDe(nome, declaracao)) || original.temFolha(nome),
  );
  const lista = listasDe(registro, original);
  return elemento(ELEMENTO_DI, [
    ...folhas({ ...di.campos, ...Object.fromEntries(conhecidas) }, declaracao, original),
    ...di.adicoes.map((adicao) => escreverAdicao(adicao, di.numeroDI, original.daAdicao(adicao.numero))),
    ...lista('pagamento', di.pagamentos, PAGAMENTO),
    ...lista('documentoInstrucaoDespacho', di.documentos, DOCUMENTO),
    ...lista('embalagem', di.embalagens, EMBALAGEM),
    ...escreverGrupos(di.grupos, registro, original),
  ]);
}

function escreverAdicao(adicao: AdicaoDeclarada, numeroDI: string, original: Original): Trecho {
  const { adicao: campos, ...registro } = CAMPOS_ADICAO;
  const lista = listasDe(registro, original);
  return elemento('adicao', [
    ...folhas({ numeroDI, ...folhasDaAdicao(adicao) }, campos, original),
    ...lista('acrescimo', adicao.acrescimos, ACRESCIMO),
    ...lista('deducao', adicao.deducoes, DEDUCAO),
    ...lista('mercadoria', adicao.itens.map(comMarca), ITEM),
    ...escreverGrupos(adicao.grupos, registro, original),
  ]);
}

/** The class of an item is the head of its text (Notícia Siscomex Importação 116/2025). */
function comMarca(item: ItemDeclarado): ItemDeclarado {
  return item.cClassTrib === undefined
    ? item
    : { ...item, descricao: marcarCClassTrib(item.cClassTrib, item.descricao) };
}

/** Writes the lists of a model, each as the elements of its group. */
function listasDe<Grupo extends string>(registro: Readonly<Record<Grupo, Campos>>, original: Original) {
  return (nome: Grupo, modelos: readonly { campos?: Folhas }[], ligador: Ligador): Trecho[] =>
    modelos.map((modelo, indice) => {
      const valores = { ...modelo.campos, ...ligador.folhasDe(modelo) };
      return elemento(nome, folhas(valores, registro[nome], original.doGrupo(nome, indice)));
    });
}

/** Writes the groups that the model has no place for, and the empty groups of the original. */
function escreverGrupos(
  grupos: GruposDeclarados = {},
  registro: Readonly<Record<string, Campos>>,
  original: Original,
): Trecho[] {
  const cheios = Object.entries(grupos).flatMap(([nome, elementos]) => {
    const campos = Object.hasOwn(registro, nome) ? (registro[nome] as Campos) : {};
    return elementos.map((valores, indice) => elemento(nome, folhas(valores, campos, original.doGrupo(nome, indice))));
  });
  const vazios = Object.keys(registro).flatMap((nome) =>
    original.vaziosDe(nome).map(() => ({ nome, linhas: [`<${nome} />`] })),
  );
  return [...cheios, ...vazios];
}

function folhas(valores: Folhas, campos: Campos, original: Original = SEM_ORIGINAL): Trecho[] {
  return Object.entries(valores).map(([nome, valor]) => {
    const campo = campoDe(nome, campos);
    const escrito = original.comoEstava(nome, campo, valor) ?? escaparTexto(codificar(campo, valor));
    return { nome, linhas: [`<${nome}>${escrito}</${nome}>`] };
  });
}

/** A leaf that prints an absent value as zeros, so the file always contains it. */
function temZeros(campo: Campo): boolean {
  return 'zerosSaoVazio' in campo && campo.zerosSaoVazio;
}

/** An unknown leaf is written as unchanged text. */
function campoDe(nome: string, campos: Campos): Campo {
  return (Object.hasOwn(campos, nome) ? campos[nome] : undefined) ?? { tipo: 'texto', largura: 0 };
}

/** Sorts children alphabetically, as in the official file; children of the same name keep their order. */
function elemento(nome: string, filhos: Trecho[]): Trecho {
  const emOrdem = filhos.toSorted((a, b) => (a.nome < b.nome ? -1 : a.nome > b.nome ? 1 : 0));
  // A line break inside a text belongs to the text, so only the start of the line is indented.
  const linhas = emOrdem.flatMap((filho) => filho.linhas.map((linha) => `  ${linha}`));
  return { nome, linhas: [`<${nome}>`, ...linhas, `</${nome}>`] };
}
