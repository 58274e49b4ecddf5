import type { DocumentoNaoConvertido, LinhaNaoConvertidaLida } from '#lib/contracts/saldo/nao-convertido.ts';
import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { FRASE_DA_FALTA } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { nomeDaDci } from '#lib/domain/zfm/dci.ts';
import { lugarNoPapel, NOME_MOVIMENTO, nomeDoPapel } from '#lib/domain/zfm/saldo-insumo.ts';

/** A line with the document it belongs to, for the file. */
export interface NaoConvertidoExportado {
  documento: DocumentoNaoConvertido;
  linha: LinhaNaoConvertidaLida;
}

/** Columns of the worksheet of event 112120 as a file. */
export const NAO_CONVERTIDO_COLUNAS: readonly ColunaDeLista<NaoConvertidoExportado>[] = [
  coluna('documento', 'Documento', 20, ({ linha }) => nomeDoPapel(linha.lote)),
  coluna('processo', 'Processo', 14, ({ documento }) => documento.processo?.numero ?? null),
  coluna('importador', 'Importador', 25, ({ documento }) => documento.importador.razaoSocial),
  coluna('cnpj', 'CNPJ', 17, ({ documento }) => escreverCnpj(documento.importador.cnpj)),
  { ...coluna('emissao', 'Data do documento', 12, ({ documento }) => documento.documento), tipo: 'data' },
  { campo: 'nItem', titulo: 'Item da nota', tipo: 'inteiro', caracteres: 8, valor: ({ linha }) => linha.nItem },
  coluna('lugar', 'Lugar na declaração', 22, ({ linha }) => lugarNoPapel(linha.lote)),
  coluna('descricao', 'Item', 28, ({ linha }) => linha.lote.descricao),
  coluna('cClassTrib', 'cClassTrib', 10, ({ linha }) => linha.lote.cClassTrib),
  coluna('saida', 'Saída', 20, ({ linha }) => saidaPorExtenso(linha)),
  {
    campo: 'quantidade',
    titulo: 'Não convertido',
    tipo: 'decimal',
    casas: 7,
    caracteres: 14,
    valor: ({ linha }) => linha.quantidade,
  },
  coluna('unidade', 'Unidade', 9, ({ linha }) => linha.unidade),
  dinheiro('cbs', 'CBS (R$)'),
  dinheiro('ibs', 'IBS (R$)'),
  dinheiro('multa', 'Multa (R$)'),
  dinheiro('juros', 'Juros (R$)'),
  dinheiro('total', 'Total com acréscimos (R$)'),
  coluna('falta', 'O que falta', 30, ({ linha }) => (linha.falta ? FRASE_DA_FALTA[linha.falta] : linha.faltaDaMora)),
  coluna('recalculo', 'Recálculo', 30, ({ linha }) => (linha.aRecalcular ? RECALCULE : null)),
  { ...coluna('declaradoEm', 'Declarado em', 12, ({ linha }) => linha.declaracao?.data ?? null), tipo: 'data' },
  coluna('protocolo', 'Protocolo', 18, ({ linha }) => linha.declaracao?.protocolo ?? null),
];

const RECALCULE = 'O que foi lançado depois do desembaraço muda a CBS ou o IBS: recalcule antes de declarar.';

/** Why a line did not convert: `DCI 2690000489`, the deadline, a return that did not come in time, or a shortage. */
export function saidaPorExtenso({ origem, dci }: Pick<LinhaNaoConvertidaLida, 'origem' | 'dci'>): string {
  if (origem === 'PRAZO') return 'Prazo de conversão vencido';
  if (origem === 'RETORNO') return 'Sem retorno no prazo';
  if (origem === 'FALTA') return NOME_MOVIMENTO.FALTA;
  return dci ? nomeDaDci(dci) : 'DCI';
}

function coluna(
  campo: string,
  titulo: string,
  caracteres: number,
  valor: (linha: NaoConvertidoExportado) => string | null,
) {
  return { campo, titulo, tipo: 'texto', caracteres, valor } as const;
}

function dinheiro(campo: 'cbs' | 'ibs' | 'multa' | 'juros' | 'total', titulo: string) {
  return {
    campo,
    titulo,
    tipo: 'dinheiro',
    caracteres: 14,
    valor: ({ linha }: NaoConvertidoExportado) => linha[campo],
  } as const;
}
