import type { ItemDoLookup, ItemLido, ItemNovo } from '#lib/contracts/cadastros/item.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import type { itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { recordOfRow } from '#server/platform/records/record-read.ts';
import type { Valores } from '#server/platform/records/record-repository.ts';

export type ColunasDeItem = Valores<typeof itemCadastrado>;

type Linha = typeof itemCadastrado.$inferSelect;
type Padrao = { id: string; razaoSocial: string } | null;

/** Turns an item into columns; `nomes` come from the reference tables. */
export function colunasDoItem(
  { paisOrigem, fornecedorPadrao, fabricantePadrao, moeda, ...resto }: ItemNovo,
  nomes: Record<'paisOrigem' | 'moeda', { nome: string } | null>,
): ColunasDeItem {
  const { partNumber, descricao, descricaoResumida, ncm, codigoSuframa, apelidos } = resto;
  const chave = textoDeBusca(partNumber);
  return {
    ...resto,
    paisOrigemCodigo: paisOrigem?.codigo ?? null,
    paisOrigemNome: nomes.paisOrigem?.nome ?? null,
    fornecedorPadraoId: fornecedorPadrao?.id ?? null,
    fabricantePadraoId: fabricantePadrao?.id ?? null,
    moedaCodigo: moeda?.codigo ?? null,
    moedaNome: nomes.moeda?.nome ?? null,
    chave,
    busca: textoDeBusca(chave, descricao, descricaoResumida, ncm, codigoSuframa, ...apelidos),
  };
}

export function itemDaLinha(linha: Linha & { autor: string; fornecedor: Padrao; fabricante: Padrao }): ItemLido {
  return {
    ...recordOfRow(linha),
    partNumber: linha.partNumber,
    descricao: linha.descricao,
    descricaoResumida: linha.descricaoResumida,
    ncm: linha.ncm,
    destaque: linha.destaque,
    cClassTrib: linha.cClassTrib,
    unidadeComercializada: linha.unidadeComercializada,
    unidadeEstatistica: linha.unidadeEstatistica,
    codigoSuframa: linha.codigoSuframa,
    origem: linha.origem,
    paisOrigem: par(linha.paisOrigemCodigo, linha.paisOrigemNome),
    fornecedorPadrao: linha.fornecedor,
    fabricantePadrao: linha.fabricante,
    pesoLiquidoUnitario: linha.pesoLiquidoUnitario,
    pesoBrutoUnitario: linha.pesoBrutoUnitario,
    valorUnitarioReferencia: linha.valorUnitarioReferencia,
    moeda: par(linha.moedaCodigo, linha.moedaNome),
    naladi: linha.naladi,
    apelidos: linha.apelidos,
    observacao: linha.observacao,
  };
}

export function linhaDoLookup(linha: Linha): ItemDoLookup {
  const { id, partNumber, descricao, ncm, destaque, cClassTrib, unidadeComercializada, unidadeEstatistica } = linha;
  const { pesoLiquidoUnitario, valorUnitarioReferencia, moedaCodigo, moedaNome } = linha;
  return {
    id,
    partNumber,
    descricao,
    ncm,
    destaque,
    cClassTrib,
    unidadeComercializada,
    unidadeEstatistica,
    pesoLiquidoUnitario,
    valorUnitarioReferencia,
    moeda: par(moedaCodigo, moedaNome),
  };
}

function par(codigo: string | null, nome: string | null) {
  return codigo === null ? null : { codigo, nome: nome ?? '' };
}
