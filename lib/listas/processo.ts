import { processoConsulta } from '#lib/contracts/consultas/processo.ts';
import { exportacaoDe, SEM_PAGINA } from '#lib/contracts/platform/exportacao.ts';
import type { ProcessoResumo } from '#lib/contracts/processo/processo.ts';
import { canalOuCodigo, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { NOME_MODALIDADE } from '#lib/domain/aduana/processo/processo.ts';
import { NOME_SITUACAO_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { escreverNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';

/** Columns of the list of processes; amounts are the declared ones, in reais. */
export const PROCESSO_COLUNAS: readonly ColunaDeLista<ProcessoResumo>[] = [
  { campo: 'numero', titulo: 'Processo', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 19 },
  {
    campo: 'numeroDI',
    titulo: 'DI ou DUIMP',
    tipo: 'texto',
    ordenavel: true,
    caracteres: 12,
    valor: ({ numeroDI, numeroDuimp }) => documento(numeroDI ?? numeroDuimp),
  },
  {
    campo: 'fornecedor',
    titulo: 'Fornecedor',
    tipo: 'texto',
    ordenavel: true,
    noCartao: true,
    caracteres: 21,
  },
  {
    campo: 'importador',
    titulo: 'Importador',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    caracteres: 20,
    valor: ({ importador }) => importador.nome ?? (importador.numero || null),
  },
  { campo: 'referencia', titulo: 'Nossa referência', tipo: 'texto', caracteres: 14 },
  { campo: 'observacao', titulo: 'Observação', tipo: 'texto', caracteres: 24 },
  { campo: 'modalidade', titulo: 'Modalidade', tipo: 'opcao', opcoes: NOME_MODALIDADE, caracteres: 21 },
  { campo: 'conhecimentoNumero', titulo: 'BL ou AWB', tipo: 'texto', caracteres: 16 },
  { campo: 'paisProcedencia', titulo: 'País de procedência', tipo: 'texto', caracteres: 18 },
  { campo: 'incoterm', titulo: 'Incoterm', tipo: 'texto', caracteres: 9 },
  {
    campo: 'dataRegistro',
    titulo: 'Registro',
    tipo: 'data',
    ordenavel: true,
    caracteres: 11,
  },
  { campo: 'dataChegada', titulo: 'Chegada', tipo: 'data', caracteres: 11 },
  { campo: 'dataDesembaraco', titulo: 'Desembaraço', tipo: 'data', caracteres: 12 },
  {
    campo: 'situacao',
    titulo: 'Situação',
    tipo: 'opcao',
    opcoes: NOME_SITUACAO_PROCESSO,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 22,
  },
  {
    campo: 'canalRfb',
    titulo: 'Canal RFB',
    tipo: 'opcao',
    opcoes: NOME_CANAL,
    padrao: true,
    noCartao: true,
    caracteres: 12,
    valor: ({ canalRfb, canalCodigo }) => canalOuCodigo(canalRfb, canalCodigo),
  },
  { campo: 'canalSefaz', titulo: 'Canal Sefaz', tipo: 'opcao', opcoes: NOME_CANAL, caracteres: 11 },
  {
    campo: 'treinamento',
    titulo: 'Treinamento',
    tipo: 'texto',
    caracteres: 12,
    valor: ({ treinamento }) => (treinamento ? 'Sim' : null),
  },
  { campo: 'eta', titulo: 'ETA', tipo: 'data', ordenavel: true, noCartao: true, caracteres: 11 },
  {
    campo: 'alertas',
    titulo: 'Alertas',
    tipo: 'texto',
    padrao: true,
    noCartao: true,
    caracteres: 13,
    inteira: true,
    valor: ({ alertas }) => alertas.map(({ mensagem }) => mensagem).join(' ') || null,
  },
  { campo: 'desde', titulo: 'Desde', tipo: 'data', ordenavel: true, caracteres: 11 },
  { campo: 'dias', titulo: 'Dias parado', tipo: 'inteiro', caracteres: 10 },
  { campo: 'proximoPasso', titulo: 'Próximo ato', tipo: 'texto', padrao: true, caracteres: 16, inteira: true },
  {
    campo: 'responsavel',
    titulo: 'Responsável',
    tipo: 'texto',
    caracteres: 16,
    valor: ({ responsavel }) => responsavel?.nome ?? null,
  },
  {
    campo: 'adicoes',
    titulo: 'Adições',
    tipo: 'inteiro',
    caracteres: 8,
    valor: ({ dataRegistro, adicoes }) => (dataRegistro === null ? null : adicoes),
  },
  {
    campo: 'itens',
    titulo: 'Itens',
    tipo: 'inteiro',
    caracteres: 8,
    // Before the declaration they are those of the orders; none of them is not a processo of no items.
    valor: ({ dataRegistro, itens }) => (dataRegistro === null && itens === 0 ? null : itens),
  },
  {
    campo: 'valorAduaneiro',
    titulo: 'Valor aduaneiro (R$)',
    tipo: 'dinheiro',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 14,
    valor: declarado(({ valorAduaneiro }) => valorAduaneiro),
  },
  {
    campo: 'tributos',
    titulo: 'Tributos devidos (R$)',
    tipo: 'dinheiro',
    caracteres: 18,
    valor: declarado(({ tributos }) => dinheiro(somar(Object.values(tributos)))),
  },
  {
    campo: 'ii',
    titulo: 'II devido (R$)',
    tipo: 'dinheiro',
    caracteres: 15,
    valor: declarado(({ tributos }) => tributos.ii),
  },
  {
    campo: 'ipi',
    titulo: 'IPI devido (R$)',
    tipo: 'dinheiro',
    caracteres: 15,
    valor: declarado(({ tributos }) => tributos.ipi),
  },
  {
    campo: 'pis',
    titulo: 'PIS devido (R$)',
    tipo: 'dinheiro',
    caracteres: 15,
    valor: declarado(({ tributos }) => tributos.pis),
  },
  {
    campo: 'cofins',
    titulo: 'COFINS devida (R$)',
    tipo: 'dinheiro',
    caracteres: 16,
    valor: declarado(({ tributos }) => tributos.cofins),
  },
  {
    campo: 'outros',
    titulo: 'Antidumping e outros (R$)',
    tipo: 'dinheiro',
    caracteres: 21,
    valor: declarado(({ tributos }) => tributos.outros),
  },
  {
    campo: 'taxaSiscomex',
    titulo: 'Taxa Siscomex (R$)',
    tipo: 'dinheiro',
    caracteres: 16,
    valor: declarado(({ tributos }) => tributos.taxaSiscomex),
  },
  { campo: 'criadoEm', titulo: 'Criado em', tipo: 'instante', ordenavel: true, caracteres: 15 },
];

/** Before the registration there is no declared amount, which differs from a declared zero. */
function declarado(valor: (processo: ProcessoResumo) => string | null): (processo: ProcessoResumo) => string | null {
  return (processo) => (processo.dataRegistro === null ? null : valor(processo));
}

function documento(numero: string | null): string | null {
  return numero && escreverNumeroDeclaracao(numero);
}

export const processoExportacao = processoConsulta.omit(SEM_PAGINA).extend(exportacaoDe(PROCESSO_COLUNAS));

/** The processos whose espelhos are printed: the result of the list, or `ids` of it. */
export const processosAImprimir = processoExportacao.omit({ formato: true, colunas: true, filtros: true });
