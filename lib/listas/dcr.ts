import type { AlertaDoDcr, DcrResumo } from '#lib/contracts/dcr/dcr.ts';
import { NOME_TIPO_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { NOME_TIPO_DCR } from '#lib/domain/zfm/dcr.ts';
import { NOME_SITUACAO_DCR } from '#lib/domain/zfm/situacao-dcr.ts';

export const NOME_ALERTA_DCR: Readonly<Record<AlertaDoDcr, string>> = {
  IMPORTACAO_MAIS_RECENTE: 'Componente com importação mais recente',
  COMPRA_MAIS_RECENTE: 'Componente com compra nacional mais recente',
  ALIQUOTA_MUDOU: 'Alíquota do II mudou',
  ESTRUTURA_MUDOU: 'Estrutura do produto mudou',
  RESOLUCAO_VENCIDA: 'Resolução CAS vencida',
};

/** `Alíquota do II mudou, 2 componentes, desde 02/11/2026`. */
export function alertaDoDcrPorExtenso({ alerta, componentes, desde }: DcrResumo['alertas'][number]): string {
  const quantos = componentes > 1 ? `, ${componentes} componentes` : '';
  return `${NOME_ALERTA_DCR[alerta]}${quantos}${desde ? `, desde ${diaPorExtenso(desde)}` : ''}`;
}

/** Columns of Meus Processos (domain/zfm.md §6.3). The default ones show the progress and what is stale without scrolling. */
export const DCR_COLUNAS: readonly ColunaDeLista<DcrResumo>[] = [
  {
    campo: 'processo',
    titulo: 'Processo',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    caracteres: 20,
    inteira: true,
  },
  {
    campo: 'numero',
    titulo: 'Nº DCR-E',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 11,
    inteira: true,
  },
  {
    campo: 'produto',
    titulo: 'Produto',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 25,
    valor: ({ produto }) => `${produto.codigo} · ${produto.descricao}`,
  },
  {
    campo: 'situacao',
    titulo: 'Situação',
    tipo: 'opcao',
    opcoes: NOME_SITUACAO_DCR,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 16,
  },
  {
    campo: 'alertas',
    titulo: 'Alerta',
    tipo: 'texto',
    padrao: true,
    noCartao: true,
    caracteres: 19,
    inteira: true,
    valor: ({ alertas }) => alertas.map(({ alerta }) => NOME_ALERTA_DCR[alerta]).join('; ') || null,
  },
  {
    campo: 'CRA',
    titulo: 'Coef.',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 7,
    inteira: true,
    valor: ({ tipoCoeficiente, CRA }) =>
      CRA === null ? null : `${tipoCoeficiente === 'FIXO' ? 'F' : 'V'} ${porExtenso(new Exato(CRA), 2)}`,
  },
  {
    campo: 'iiUnitUSD',
    titulo: 'II unitário (US$)',
    tipo: 'decimal',
    casas: 7,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 12,
  },
  { campo: 'dataBase', titulo: 'Data base', tipo: 'data', ordenavel: true, caracteres: 11 },
  { campo: 'tipo', titulo: 'Tipo', tipo: 'opcao', opcoes: NOME_TIPO_DCR, caracteres: 12 },
  {
    campo: 'ncm',
    titulo: 'NCM',
    tipo: 'texto',
    caracteres: 11,
    inteira: true,
    valor: ({ ncm }) => escreverNcm(ncm),
  },
  {
    campo: 'importador',
    titulo: 'Indústria',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    caracteres: 22,
    valor: ({ importador }) => importador.razaoSocial,
  },
  { campo: 'nacionais', titulo: 'Nacionais', tipo: 'inteiro', caracteres: 9 },
  { campo: 'importados', titulo: 'Importados', tipo: 'inteiro', caracteres: 9 },
  { campo: 'dataRegistro', titulo: 'Registro', tipo: 'data', ordenavel: true, caracteres: 11 },
  {
    campo: 'tipoCoeficiente',
    titulo: 'Tipo de coeficiente',
    tipo: 'opcao',
    opcoes: NOME_TIPO_COEFICIENTE,
    caracteres: 15,
  },
  { campo: 'vigenciaFim', titulo: 'Vigência até', tipo: 'data', caracteres: 12 },
  { campo: 'CCN', titulo: 'CCN (US$)', tipo: 'decimal', casas: 7, caracteres: 14 },
  { campo: 'CCI', titulo: 'CCI (US$)', tipo: 'decimal', casas: 7, caracteres: 14 },
  { campo: 'CMO', titulo: 'CMO (US$)', tipo: 'decimal', casas: 4, caracteres: 12 },
];
