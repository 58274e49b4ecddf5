import type { AdicaoDeclarada, DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { type Campo, type Campos, codificar } from './campo-xml.ts';
import { CAMPOS_ADICAO } from './di-xml-campos-adicao.ts';
import { CAMPOS_DECLARACAO } from './di-xml-campos-declaracao.ts';
import { ELEMENTO_DI, RAIZ_DI } from './di-xml-documento.ts';
import { type FolhasDaAdicao, valoresDaAdicao } from './di-xml-leitura-adicao.ts';
import type { Folhas, Ligador } from './di-xml-ligacao.ts';
import { ACRESCIMO, ADICAO, DECLARACAO, DEDUCAO, DOCUMENTO, EMBALAGEM, ITEM, PAGAMENTO } from './di-xml-modelo.ts';
import { escaparTexto } from './entidades-xml.ts';

/** The whole file. Errors as in `escreverDiXml`. */
export function escreverDeclaracoes(declaracoes: DeclaracaoImportacao[]): string {
  const { linhas } = elemento(RAIZ_DI, declaracoes.map(escreverDeclaracao));
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...linhas, ''].join('\n');
}

/**
 * Every leaf the `<adicao>` of an adição is written with, decoded: those of `campos`, and over them whatever the model says
 * otherwise than they do. So what a file left blank, or said through another leaf, is written as it was.
 */
export function folhasDaAdicao(adicao: AdicaoDeclarada): FolhasDaAdicao {
  const doModelo = ADICAO.folhasDe(adicao) as FolhasDaAdicao;
  const dosCampos = ADICAO.folhasDe(valoresDaAdicao(adicao.campos));
  const mudadas = Object.entries(doModelo).filter(([nome, valor]) => valor !== dosCampos[nome]);
  return { ...adicao.campos, ...Object.fromEntries(mudadas) };
}

/** An element under its name, as lines yet to be indented. */
interface Trecho {
  nome: string;
  linhas: string[];
}

function escreverDeclaracao(di: DeclaracaoImportacao): Trecho {
  const { declaracao, ...grupos } = CAMPOS_DECLARACAO;
  const conhecidas = Object.entries(DECLARACAO.folhasDe(di)).filter(([, valor]) => valor !== null);
  return elemento(ELEMENTO_DI, [
    ...folhas(Object.fromEntries(conhecidas), declaracao),
    ...di.adicoes.map((adicao) => escreverAdicao(adicao, di.numeroDI)),
    ...lista('pagamento', di.pagamentos, PAGAMENTO, grupos),
    ...lista('documentoInstrucaoDespacho', di.documentos, DOCUMENTO, grupos),
    ...lista('embalagem', di.embalagens, EMBALAGEM, grupos),
  ]);
}

function escreverAdicao(adicao: AdicaoDeclarada, numeroDI: string): Trecho {
  return elemento('adicao', [
    ...folhas({ numeroDI, ...folhasDaAdicao(adicao) }, CAMPOS_ADICAO.adicao),
    ...lista('acrescimo', adicao.acrescimos, ACRESCIMO, CAMPOS_ADICAO),
    ...lista('deducao', adicao.deducoes, DEDUCAO, CAMPOS_ADICAO),
    ...lista('mercadoria', adicao.itens, ITEM, CAMPOS_ADICAO),
  ]);
}

function lista<Grupo extends string>(
  nome: Grupo,
  modelos: readonly unknown[],
  ligador: Ligador,
  grupos: Readonly<Record<Grupo, Campos>>,
): Trecho[] {
  return modelos.map((modelo) => elemento(nome, folhas(ligador.folhasDe(modelo), grupos[nome])));
}

function folhas(valores: Folhas, campos: Campos): Trecho[] {
  return Object.entries(valores).map(([nome, valor]) => {
    const escrito = escaparTexto(codificar(campoDe(nome, campos), valor));
    return { nome, linhas: [`<${nome}>${escrito}</${nome}>`] };
  });
}

/** A leaf the registry does not know is text as it came. */
function campoDe(nome: string, campos: Campos): Campo {
  return (Object.hasOwn(campos, nome) ? campos[nome] : undefined) ?? { tipo: 'texto', largura: 0 };
}

/** Children in the alphabetical order of the official file; those of one name keep the order they have. */
function elemento(nome: string, filhos: Trecho[]): Trecho {
  const emOrdem = filhos.toSorted((a, b) => (a.nome < b.nome ? -1 : a.nome > b.nome ? 1 : 0));
  // An inner line break belongs to its text, so a line is indented by its start only.
  const linhas = emOrdem.flatMap((filho) => filho.linhas.map((linha) => `  ${linha}`));
  return { nome, linhas: [`<${nome}>`, ...linhas, `</${nome}>`] };
}
