import { NOME_CANAL } from '#lib/domain/canal-rfb.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { formatarNumeroDi } from '#lib/domain/digito-di.ts';
import { NOME_SITUACAO_PROCESSO } from '#lib/domain/situacao-processo.ts';
import type { ProcessoResumo } from './processo.ts';

/** The columns of the list of processes; amounts are those declared, in reais. */
export const PROCESSO_COLUNAS: readonly ColunaDeLista<ProcessoResumo>[] = [
  { campo: 'numero', titulo: 'Processo', tipo: 'texto', ordenavel: true, padrao: true, largura: 144 },
  {
    campo: 'numeroDI',
    titulo: 'DI',
    tipo: 'texto',
    ordenavel: true,
    largura: 120,
    valor: ({ numeroDI }) => numeroDI && formatarNumeroDi(numeroDI),
  },
  { campo: 'fornecedor', titulo: 'Fornecedor', tipo: 'texto', ordenavel: true, padrao: true, largura: 230 },
  {
    campo: 'importador',
    titulo: 'Importador',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    largura: 200,
    valor: ({ importador }) => importador.nome ?? importador.numero,
  },
  { campo: 'paisProcedencia', titulo: 'País de procedência', tipo: 'texto', largura: 160 },
  { campo: 'incoterm', titulo: 'Incoterm', tipo: 'texto', largura: 90 },
  { campo: 'dataRegistro', titulo: 'Registro', tipo: 'data', ordenavel: true, padrao: true, largura: 105 },
  { campo: 'dataChegada', titulo: 'Chegada', tipo: 'data', largura: 105 },
  { campo: 'dataDesembaraco', titulo: 'Desembaraço', tipo: 'data', largura: 115 },
  {
    campo: 'situacao',
    titulo: 'Situação',
    tipo: 'opcao',
    opcoes: NOME_SITUACAO_PROCESSO,
    ordenavel: true,
    padrao: true,
    largura: 188,
  },
  {
    campo: 'canalRfb',
    titulo: 'Canal RFB',
    tipo: 'opcao',
    opcoes: NOME_CANAL,
    padrao: true,
    largura: 106,
    valor: ({ canalRfb, canalCodigo }) => canalRfb ?? canalCodigo,
  },
  { campo: 'adicoes', titulo: 'Adições', tipo: 'inteiro', padrao: true, largura: 86 },
  { campo: 'itens', titulo: 'Itens', tipo: 'inteiro', largura: 80 },
  {
    campo: 'valorAduaneiro',
    titulo: 'Valor aduaneiro (R$)',
    tipo: 'dinheiro',
    ordenavel: true,
    padrao: true,
    largura: 165,
  },
  { campo: 'ii', titulo: 'II devido (R$)', tipo: 'dinheiro', largura: 140, valor: ({ tributos }) => tributos.ii },
  { campo: 'ipi', titulo: 'IPI devido (R$)', tipo: 'dinheiro', largura: 140, valor: ({ tributos }) => tributos.ipi },
  { campo: 'pis', titulo: 'PIS devido (R$)', tipo: 'dinheiro', largura: 140, valor: ({ tributos }) => tributos.pis },
  {
    campo: 'cofins',
    titulo: 'COFINS devida (R$)',
    tipo: 'dinheiro',
    largura: 150,
    valor: ({ tributos }) => tributos.cofins,
  },
  {
    campo: 'taxaSiscomex',
    titulo: 'Taxa Siscomex (R$)',
    tipo: 'dinheiro',
    largura: 150,
    valor: ({ tributos }) => tributos.taxaSiscomex,
  },
  { campo: 'criadoEm', titulo: 'Criado em', tipo: 'instante', ordenavel: true, largura: 140 },
];
