import type { Aplicacao } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import { NOME_APLICACAO } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  conferirDoImportador,
  type ImportadorNaReforma,
  type PropostaAoItem,
  propostaDoImportador,
} from '#lib/domain/zfm/cclasstrib/cclasstrib-do-importador.ts';
import { type LinhaDeItens, temConteudo } from './linha-de-itens.ts';

/** Rows without a class that get one and the same proposal. */
export interface PropostaAsLinhas extends PropostaAoItem {
  /** Ids of the rows. */
  ids: ReadonlySet<string>;
  /** Places of the rows, from 1. */
  lugares: number[];
}

/** The rows without a class, by proposal, and what is wrong with the classes that are there. */
export function classesDasLinhas(
  linhas: readonly LinhaDeItens[],
  importador: ImportadorNaReforma | null,
  dia: DataTexto,
): { propostas: PropostaAsLinhas[]; semClasse: number; apontamentos: { lugar: number; mensagem: string }[] } {
  const porProposta = new Map<string, PropostaAsLinhas & { ids: Set<string> }>();
  const apontamentos: { lugar: number; mensagem: string }[] = [];
  let semClasse = 0;
  for (const [indice, linha] of linhas.entries()) {
    if (!temConteudo(linha)) continue;
    const [lugar, ncm] = [indice + 1, (linha.ncm ?? '').replaceAll('.', '')];
    const { cClassTrib = '' } = linha;
    if (cClassTrib !== '') {
      const achados = /^\d{8}$/.test(ncm) ? conferirDoImportador(importador, { cClassTrib, ncm, dia }) : [];
      apontamentos.push(...achados.map(({ mensagem }) => ({ lugar, mensagem })));
      continue;
    }
    semClasse += 1;
    const proposta = importador && propostaDoImportador(importador, { ncm, aplicacao: aplicacaoDa(linha), dia });
    if (!proposta) continue;
    const chave = `${proposta.cClassTrib} ${proposta.porque}`;
    const grupo = porProposta.get(chave) ?? { ...proposta, ids: new Set<string>(), lugares: [] };
    grupo.ids.add(linha.id);
    grupo.lugares.push(lugar);
    porProposta.set(chave, grupo);
  }
  return { propostas: [...porProposta.values()], semClasse, apontamentos };
}

/** A cell may hold a word that is no aplicação. */
function aplicacaoDa({ aplicacao = '' }: LinhaDeItens): Aplicacao | null {
  return aplicacao in NOME_APLICACAO ? (aplicacao as Aplicacao) : null;
}
