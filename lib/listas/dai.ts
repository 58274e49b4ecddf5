import { daiConsulta } from '#lib/contracts/consultas/dai.ts';
import { exportacaoDe, SEM_PAGINA } from '#lib/contracts/platform/exportacao.ts';
import type { DaiResumo } from '#lib/contracts/sefaz/dai.ts';
import { canalOuCodigo, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { TRATAMENTOS_ICMS } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import { escreverNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { NOME_SITUACAO_DAI } from '#lib/domain/zfm/situacao-dai.ts';

/** Columns of the Sefaz queue; amounts in reais. */
export const DAI_COLUNAS: readonly ColunaDeLista<DaiResumo>[] = [
  {
    campo: 'numeroDocumento',
    titulo: 'DI ou DUIMP',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    caracteres: 18,
    inteira: true,
    valor: ({ numeroDocumento }) => numeroDocumento && escreverNumeroDeclaracao(numeroDocumento),
  },
  {
    campo: 'processo',
    titulo: 'Processo',
    tipo: 'texto',
    ordenavel: true,
    caracteres: 14,
    inteira: true,
    valor: ({ processo }) => processo.numero,
  },
  {
    campo: 'importador',
    titulo: 'Importador',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 26,
    valor: ({ importador }) => importador.nome ?? (importador.numero || null),
  },
  {
    campo: 'cnpj',
    titulo: 'CNPJ do importador',
    tipo: 'texto',
    caracteres: 19,
    inteira: true,
    valor: ({ importador }) => (importador.numero ? escreverCnpj(importador.numero) : null),
  },
  {
    campo: 'ie',
    titulo: 'IE',
    tipo: 'texto',
    caracteres: 10,
    inteira: true,
    valor: ({ importador }) => importador.inscricaoEstadual,
  },
  { campo: 'dataRegistro', titulo: 'Registro', tipo: 'data', ordenavel: true, caracteres: 11 },
  {
    campo: 'canalRfb',
    titulo: 'Canal RFB',
    tipo: 'opcao',
    opcoes: NOME_CANAL,
    padrao: true,
    caracteres: 12,
    valor: ({ canalRfb, canalCodigo }) => canalOuCodigo(canalRfb, canalCodigo),
  },
  { campo: 'numero', titulo: 'DAI', tipo: 'texto', ordenavel: true, caracteres: 12 },
  { campo: 'enviadaEm', titulo: 'Enviada em', tipo: 'data', ordenavel: true, caracteres: 11 },
  {
    campo: 'situacao',
    titulo: 'Situação',
    tipo: 'opcao',
    opcoes: NOME_SITUACAO_DAI,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 27,
  },
  {
    campo: 'canal',
    titulo: 'Canal Sefaz',
    tipo: 'opcao',
    opcoes: NOME_CANAL,
    padrao: true,
    noCartao: true,
    caracteres: 15,
  },
  {
    campo: 'proximoAto',
    titulo: 'Próximo ato',
    tipo: 'texto',
    padrao: true,
    noCartao: true,
    caracteres: 13,
    inteira: true,
  },
  { campo: 'dias', titulo: 'Dias parado', tipo: 'inteiro', caracteres: 10 },
  { campo: 'cienciaEm', titulo: 'Ciência', tipo: 'data', caracteres: 11 },
  { campo: 'cienciaPor', titulo: 'Ciência por', tipo: 'texto', caracteres: 16 },
  { campo: 'lacreEm', titulo: 'Lacre em', tipo: 'data', caracteres: 11 },
  { campo: 'lacreNumero', titulo: 'Lacre', tipo: 'texto', caracteres: 12 },
  { campo: 'notificacaoNumero', titulo: 'Notificação', tipo: 'texto', caracteres: 14 },
  { campo: 'notificacaoValor', titulo: 'Notificação (R$)', tipo: 'dinheiro', caracteres: 14 },
  { campo: 'notificacaoVencimento', titulo: 'DAR vence em', tipo: 'data', ordenavel: true, caracteres: 12 },
  { campo: 'darNumero', titulo: 'DAR', tipo: 'texto', caracteres: 14 },
  { campo: 'darPagoEm', titulo: 'DAR pago em', tipo: 'data', caracteres: 11 },
  { campo: 'darValor', titulo: 'DAR pago (R$)', tipo: 'dinheiro', caracteres: 14 },
  { campo: 'notificacaoAberta', titulo: 'Notificado em aberto (R$)', tipo: 'dinheiro', caracteres: 16 },
  { campo: 'icmsPorNotificar', titulo: 'ICMS por notificar (R$)', tipo: 'dinheiro', caracteres: 16 },
  {
    campo: 'tratamentos',
    titulo: 'Tratamento do ICMS',
    tipo: 'texto',
    caracteres: 19,
    valor: ({ tratamentos }) => tratamentos.map((tratamento) => TRATAMENTOS_ICMS[tratamento]).join(', ') || null,
  },
  { campo: 'icmsBase', titulo: 'Base do ICMS (R$)', tipo: 'dinheiro', caracteres: 16 },
  { campo: 'icmsSemIncentivo', titulo: 'ICMS sem incentivo (R$)', tipo: 'dinheiro', ordenavel: true, caracteres: 19 },
  {
    campo: 'icmsRecolher',
    titulo: 'ICMS a recolher (R$)',
    tipo: 'dinheiro',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 12,
  },
  { campo: 'exoneradaEm', titulo: 'Exoneração', tipo: 'data', caracteres: 11 },
  { campo: 'desembaracadaEm', titulo: 'Desembaraço', tipo: 'data', caracteres: 12 },
  { campo: 'desde', titulo: 'Desde', tipo: 'data', ordenavel: true, caracteres: 11 },
];

export const daiExportacao = daiConsulta.omit(SEM_PAGINA).extend(exportacaoDe(DAI_COLUNAS));
