import type { PassoLido, ProcessoInteiro, ProcessoNovo, ProcessoResumo } from '#lib/contracts/processo/processo.ts';
import { acompanhado, alertasDoProcesso } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { estaConcluido } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { INCOTERMS, type Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import { diasDesde } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { pedeDai } from '#lib/domain/zfm/pede-dai.ts';
import { proximoAtoDoProcesso } from '#lib/domain/zfm/proximo-ato-do-processo.ts';
import type { SituacaoDai } from '#lib/domain/zfm/situacao-dai.ts';
import { PROCESSO } from '#lib/registros/processo.ts';
import { importadorNomeado } from '#server/comex/cadastros/importador-apontado.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import type { arquivo } from '#server/platform/db/schema/records.ts';
import { fieldsOfRow } from '#server/platform/records/record-read.ts';

// Turns the rows of a process into answers. colunas-do-processo.ts does the reverse.

/** A process with the names the list shows of the records it points at. */
export interface LinhaDeProcesso {
  processo: Pick<typeof processo.$inferSelect, keyof typeof PROCESSO_NA_LISTA>;
  declaracao: Pick<typeof declaracao.$inferSelect, keyof typeof DECLARACAO_NA_LISTA> | null;
  importador: { id: string; cnpj: string; razaoSocial: string } | null;
  responsavel: { id: string; nome: string } | null;
  historicoAntesDe: DataTexto | null;
  situacaoDai: SituacaoDai | null;
}

/** What the list shows from the invoice while there is no declaration. */
export interface Faturado {
  itens: number;
  fornecedor: string | null;
}

/** A process with all its columns and the names of the records it points at. */
export interface LinhaDoRegistro extends LinhaDeProcesso {
  processo: typeof processo.$inferSelect;
  representante: { id: string; nome: string } | null;
  autor: string | null;
  emRetificacao: boolean;
}

/** What a process has of its declaration: most of its bytes. */
export type Declarado = Pick<ProcessoInteiro, 'declaracao' | 'conferencias' | 'arquivo'>;

/** Without a declaration. */
export const NADA_DECLARADO: Declarado = { declaracao: null, conferencias: null, arquivo: null };

export function resumo(linha: LinhaDeProcesso, faturado: Faturado | undefined, hoje: DataTexto): ProcessoResumo {
  const { processo: p, declaracao: d } = linha;
  // A rehearsal has no deadlines, as history has none.
  const historico = linha.historicoAntesDe !== null || p.treinamento;
  return {
    ...comum(linha, faturado),
    incoterm: d?.incoterm ?? p.incoterm,
    alertas: alertasDoProcesso(
      acompanhado({ ...p, daiRejeitada: linha.situacaoDai === 'REJEITADA', pedeDai: daiPedida(linha) }, historico),
      hoje,
    ),
    dias: p.desde === null || historico || estaConcluido(p.situacao) ? null : diasDesde(p.desde, hoje),
  };
}

export function inteiro(
  linha: LinhaDoRegistro,
  declarado: Declarado,
  faturado: Faturado | undefined,
  passos: PassoLido[],
): ProcessoInteiro {
  const { processo: p, declaracao: d } = linha;
  return {
    ...fieldsOfRow<Preenchido>(PROCESSO, p),
    ...comum(linha, faturado),
    alteradoEm: p.alteradoEm?.toISOString() ?? null,
    alteradoPor: linha.autor,
    representante: linha.representante,
    emRetificacao: linha.emRetificacao,
    incoterm: p.incoterm ?? incotermConhecido(d?.incoterm),
    procedencia: daTabela(p.paisProcedenciaCodigo, p.paisProcedenciaNome),
    prazoExigencia: p.prazoExigencia,
    daiEm: p.daiEm,
    passos,
    declaracao: declarado.declaracao,
    conferencias: declarado.conferencias,
    arquivo: declarado.arquivo,
  };
}

export function arquivoLido({ id, nome, tamanho, sha256, recebidoEm }: typeof arquivo.$inferSelect) {
  return { id, nome, tamanho, sha256, recebidoEm: recebidoEm.toISOString() };
}

/** The record for the history, without the declaration and the state of the DAI, which have histories of their own. */
export function noHistorico(inteiro: ProcessoInteiro): object {
  const { historicoAntesDe, declaracao, conferencias, arquivo, passos, situacaoDai, proximoPasso, ...resto } = inteiro;
  const { emRetificacao, pedeDai: _, ...lido } = resto;
  return lido;
}

/** The fields a person may fill in, as the record holds them. */
export type Preenchido = Pick<ProcessoInteiro, keyof ProcessoNovo>;

function comum(linha: LinhaDeProcesso, faturado?: Faturado) {
  const { processo: p, declaracao: d, importador, responsavel, historicoAntesDe, situacaoDai } = linha;
  return {
    id: p.id,
    historicoAntesDe,
    treinamento: p.treinamento,
    versao: p.versao,
    numero: p.numero,
    referencia: p.referencia,
    observacao: p.observacao,
    tipoDocumento: p.tipoDocumento,
    numeroDI: d?.numeroDi ?? p.numeroDi,
    numeroDuimp: p.numeroDuimp,
    situacao: p.situacao,
    desde: p.desde,
    canalRfb: d?.canalRfb ?? p.canalRfb,
    canalCodigo: d?.canalCodigo ?? null,
    canalSefaz: p.canalSefaz,
    situacaoDai,
    pedeDai: daiPedida(linha),
    proximoPasso:
      historicoAntesDe === null && !p.treinamento
        ? proximoAtoDoProcesso(p.situacao, situacaoDai, daiPedida(linha))
        : null,
    importador: importadorNomeado(importador, d),
    responsavel,
    fornecedor: d ? d.fornecedor : (faturado?.fornecedor ?? null),
    modalidade: p.modalidade,
    conhecimentoNumero: p.conhecimentoNumero,
    paisProcedencia: d?.paisProcedencia ?? p.paisProcedenciaNome,
    eta: p.eta,
    dataRegistro: d?.dataRegistro ?? null,
    dataDesembaraco: d?.dataDesembaraco ?? null,
    dataChegada: d?.dataChegada ?? p.chegada,
    adicoes: d?.adicoes ?? 0,
    itens: d?.itens ?? faturado?.itens ?? 0,
    valorAduaneiro: d?.valorAduaneiro ?? NADA,
    tributos: {
      ii: d?.iiDevido ?? NADA,
      ipi: d?.ipiDevido ?? NADA,
      pis: d?.pisDevido ?? NADA,
      cofins: d?.cofinsDevido ?? NADA,
      outros: d?.outrosDevido ?? NADA,
      taxaSiscomex: d?.taxaSiscomex ?? NADA,
    },
    recolher: {
      ii: d?.iiRecolher ?? NADA,
      ipi: d?.ipiRecolher ?? NADA,
      pis: d?.pisRecolher ?? NADA,
      cofins: d?.cofinsRecolher ?? NADA,
      outros: d?.outrosRecolher ?? NADA,
      taxaSiscomex: d?.taxaSiscomex ?? NADA,
    },
    criadoEm: p.criadoEm.toISOString(),
    excluidoEm: p.excluidoEm?.toISOString() ?? null,
  };
}

function daiPedida({ processo: p, situacaoDai }: LinhaDeProcesso): boolean {
  return pedeDai({ urfDespacho: p.urfDespachoCodigo, urfEntrada: p.urfEntradaCodigo, situacaoDai });
}

function daTabela(codigo: string | null, nome: string | null) {
  return codigo === null ? null : { codigo, nome: nome ?? '' };
}

function incotermConhecido(declarado: string | null | undefined): Incoterm | null {
  return declarado && declarado in INCOTERMS ? (declarado as Incoterm) : null;
}

/** For a process without a declaration. */
const NADA = '0.00';

/** The columns a row of the list is made of: a third of the row, without the long ones. */
export const PROCESSO_NA_LISTA = {
  id: processo.id,
  versao: processo.versao,
  treinamento: processo.treinamento,
  numero: processo.numero,
  referencia: processo.referencia,
  observacao: processo.observacao,
  tipoDocumento: processo.tipoDocumento,
  numeroDi: processo.numeroDi,
  numeroDuimp: processo.numeroDuimp,
  situacao: processo.situacao,
  desde: processo.desde,
  canalRfb: processo.canalRfb,
  canalSefaz: processo.canalSefaz,
  daiEm: processo.daiEm,
  urfDespachoCodigo: processo.urfDespachoCodigo,
  urfEntradaCodigo: processo.urfEntradaCodigo,
  modalidade: processo.modalidade,
  incoterm: processo.incoterm,
  conhecimentoNumero: processo.conhecimentoNumero,
  paisProcedenciaNome: processo.paisProcedenciaNome,
  eta: processo.eta,
  chegada: processo.chegada,
  diasLivres: processo.diasLivres,
  conteineres: processo.conteineres,
  licencas: processo.licencas,
  prazoExigencia: processo.prazoExigencia,
  criadoEm: processo.criadoEm,
  excluidoEm: processo.excluidoEm,
};

export const DECLARACAO_NA_LISTA = {
  numeroDi: declaracao.numeroDi,
  canalRfb: declaracao.canalRfb,
  canalCodigo: declaracao.canalCodigo,
  importadorNumero: declaracao.importadorNumero,
  importadorNome: declaracao.importadorNome,
  fornecedor: declaracao.fornecedor,
  incoterm: declaracao.incoterm,
  paisProcedencia: declaracao.paisProcedencia,
  dataRegistro: declaracao.dataRegistro,
  dataDesembaraco: declaracao.dataDesembaraco,
  dataChegada: declaracao.dataChegada,
  adicoes: declaracao.adicoes,
  itens: declaracao.itens,
  valorAduaneiro: declaracao.valorAduaneiro,
  iiDevido: declaracao.iiDevido,
  ipiDevido: declaracao.ipiDevido,
  pisDevido: declaracao.pisDevido,
  cofinsDevido: declaracao.cofinsDevido,
  outrosDevido: declaracao.outrosDevido,
  taxaSiscomex: declaracao.taxaSiscomex,
  iiRecolher: declaracao.iiRecolher,
  ipiRecolher: declaracao.ipiRecolher,
  pisRecolher: declaracao.pisRecolher,
  cofinsRecolher: declaracao.cofinsRecolher,
  outrosRecolher: declaracao.outrosRecolher,
};
