import type { DaiResumo } from '#lib/contracts/dai.ts';
import { daiConsulta } from '#lib/contracts/dai.ts';
import { exportacaoDe, SEM_PAGINA } from '#lib/contracts/exportacao.ts';
import { NOME_CANAL } from '#lib/domain/canal-rfb.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { escreverCnpj } from '#lib/domain/escrever-identificador.ts';
import { escreverNumeroDeclaracao } from '#lib/domain/numero-declaracao.ts';
import { TRATAMENTOS_ICMS } from '#lib/domain/regime-tributario.ts';
import { NOME_SITUACAO_DAI } from '#lib/domain/situacao-dai.ts';

/** The columns of the queue of the Sefaz; amounts in reais. */
export const DAI_COLUNAS: readonly ColunaDeLista<DaiResumo>[] = [
  {
    campo: 'numeroDocumento',
    titulo: 'DI ou DUIMP',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    largura: 156,
    inteira: true,
    valor: ({ numeroDocumento }) => numeroDocumento && escreverNumeroDeclaracao(numeroDocumento),
  },
  {
    campo: 'processo',
    titulo: 'Processo',
    tipo: 'texto',
    ordenavel: true,
    largura: 130,
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
    largura: 230,
    valor: ({ importador }) => importador.nome ?? (importador.numero || null),
  },
  {
    campo: 'cnpj',
    titulo: 'CNPJ do importador',
    tipo: 'texto',
    largura: 165,
    inteira: true,
    valor: ({ importador }) => (importador.numero ? escreverCnpj(importador.numero) : null),
  },
  {
    campo: 'ie',
    titulo: 'IE',
    tipo: 'texto',
    largura: 100,
    inteira: true,
    valor: ({ importador }) => importador.inscricaoEstadual,
  },
  { campo: 'dataRegistro', titulo: 'Registro', tipo: 'data', ordenavel: true, padrao: true, largura: 105 },
  {
    campo: 'canalRfb',
    titulo: 'Canal RFB',
    tipo: 'opcao',
    opcoes: NOME_CANAL,
    padrao: true,
    largura: 116,
    valor: ({ canalRfb, canalCodigo }) => canalRfb ?? canalCodigo,
  },
  { campo: 'numero', titulo: 'DAI', tipo: 'texto', ordenavel: true, largura: 120 },
  { campo: 'enviadaEm', titulo: 'Enviada em', tipo: 'data', ordenavel: true, largura: 105 },
  {
    campo: 'situacao',
    titulo: 'Situação',
    tipo: 'opcao',
    opcoes: NOME_SITUACAO_DAI,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 204,
  },
  {
    campo: 'canal',
    titulo: 'Canal Sefaz',
    tipo: 'opcao',
    opcoes: NOME_CANAL,
    padrao: true,
    noCartao: true,
    largura: 150,
  },
  {
    campo: 'proximoAto',
    titulo: 'Próximo ato',
    tipo: 'texto',
    padrao: true,
    noCartao: true,
    largura: 184,
    inteira: true,
  },
  { campo: 'dias', titulo: 'Dias parado', tipo: 'inteiro', largura: 100 },
  { campo: 'cienciaEm', titulo: 'Ciência', tipo: 'data', largura: 105 },
  { campo: 'cienciaPor', titulo: 'Ciência por', tipo: 'texto', largura: 150 },
  { campo: 'lacreEm', titulo: 'Lacre em', tipo: 'data', largura: 105 },
  { campo: 'lacreNumero', titulo: 'Lacre', tipo: 'texto', largura: 120 },
  { campo: 'notificacaoValor', titulo: 'Notificação (R$)', tipo: 'dinheiro', largura: 130 },
  { campo: 'notificacaoVencimento', titulo: 'DAR vence em', tipo: 'data', ordenavel: true, largura: 115 },
  { campo: 'darPagoEm', titulo: 'DAR pago em', tipo: 'data', largura: 110 },
  {
    campo: 'tratamentos',
    titulo: 'Tratamento do ICMS',
    tipo: 'texto',
    largura: 170,
    valor: ({ tratamentos }) => tratamentos.map((um) => TRATAMENTOS_ICMS[um]).join(', ') || null,
  },
  { campo: 'icmsBase', titulo: 'Base do ICMS (R$)', tipo: 'dinheiro', largura: 150 },
  { campo: 'icmsSemIncentivo', titulo: 'ICMS sem incentivo (R$)', tipo: 'dinheiro', ordenavel: true, largura: 170 },
  {
    campo: 'icmsRecolher',
    titulo: 'ICMS a recolher (R$)',
    tipo: 'dinheiro',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 146,
  },
  { campo: 'exoneradaEm', titulo: 'Exoneração', tipo: 'data', largura: 105 },
  { campo: 'desembaracadaEm', titulo: 'Desembaraço', tipo: 'data', largura: 115 },
  { campo: 'desde', titulo: 'Desde', tipo: 'data', ordenavel: true, largura: 105 },
];

export const daiExportacao = daiConsulta.omit(SEM_PAGINA).extend(exportacaoDe(DAI_COLUNAS));
