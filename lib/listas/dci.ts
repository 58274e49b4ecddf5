import type { DciResumo } from '#lib/contracts/dci.ts';
import type { SituacaoPagamentoDci } from '#lib/contracts/dci-pagamento.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { competenciaPorExtenso, NOME_NATUREZA_DCI, NOME_TIPO_DCI } from '#lib/domain/dci.ts';
import { NOME_CANAL_DCI, NOME_SITUACAO_DCI } from '#lib/domain/situacao-dci.ts';

export const NOME_PAGAMENTO_DCI: Readonly<Record<SituacaoPagamentoDci, string>> = {
  NADA_A_PAGAR: 'Nada a pagar',
  A_PAGAR: 'A pagar',
  ATRASADA: 'Atrasada',
  PAGA: 'Paga',
};

/** The columns of Meus Processos (domain/zfm.md §6.5): what is due and how far each is are in sight without scrolling. */
export const DCI_COLUNAS: readonly ColunaDeLista<DciResumo>[] = [
  { campo: 'processo', titulo: 'Processo', tipo: 'texto', ordenavel: true, padrao: true, largura: 172, inteira: true },
  {
    campo: 'competencia',
    titulo: 'Competência ou NF',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 150,
    inteira: true,
    valor: ({ competencia, nota }) => (competencia ? competenciaPorExtenso(competencia) : nota && `NF ${nota}`),
  },
  {
    campo: 'importador',
    titulo: 'Indústria',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 200,
    valor: ({ importador }) => importador.razaoSocial,
  },
  {
    campo: 'situacao',
    titulo: 'Situação',
    tipo: 'opcao',
    opcoes: NOME_SITUACAO_DCI,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 150,
  },
  {
    campo: 'tributos',
    titulo: 'Tributos (R$)',
    tipo: 'decimal',
    casas: 2,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 130,
  },
  { campo: 'venceEm', titulo: 'Vencimento', tipo: 'data', ordenavel: true, padrao: true, noCartao: true, largura: 112 },
  {
    campo: 'pagamento',
    titulo: 'Pagamento',
    tipo: 'opcao',
    opcoes: NOME_PAGAMENTO_DCI,
    padrao: true,
    noCartao: true,
    largura: 142,
  },
  {
    campo: 'canal',
    titulo: 'Canal',
    tipo: 'opcao',
    opcoes: NOME_CANAL_DCI,
    padrao: true,
    noCartao: true,
    largura: 112,
  },
  {
    campo: 'numero',
    titulo: 'Nº DCI',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 112,
    inteira: true,
  },
  {
    campo: 'iiUSD',
    titulo: 'II (US$)',
    tipo: 'decimal',
    casas: 7,
    ordenavel: true,
    padrao: true,
    largura: 140,
  },
  { campo: 'notas', titulo: 'NFs', tipo: 'inteiro', padrao: true, largura: 76 },
  { campo: 'itens', titulo: 'Itens', tipo: 'inteiro', padrao: true, largura: 76 },
  { campo: 'tipo', titulo: 'Tipo', tipo: 'opcao', opcoes: NOME_TIPO_DCI, padrao: true, largura: 104 },
  { campo: 'natureza', titulo: 'Natureza', tipo: 'opcao', opcoes: NOME_NATUREZA_DCI, largura: 116 },
  { campo: 'dataRegistro', titulo: 'Registro', tipo: 'data', ordenavel: true, largura: 105 },
  { campo: 'pagoEm', titulo: 'Pago em', tipo: 'data', largura: 105 },
];
