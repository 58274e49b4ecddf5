import { type ColunaDeLista, palavraDaOpcao, valorDaCelula } from '#lib/domain/telas/coluna-de-lista.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';
import { formatarDecimal, formatarDinheiro, formatarSemZeros, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** Formats a cell for reading. */
export function textoDaCelula<Linha>(coluna: ColunaDeLista<Linha>, linha: Linha): string {
  const valor = valorDaCelula(coluna, linha);
  if (valor === null || valor === '') return SEM_VALOR;
  switch (coluna.tipo) {
    case 'inteiro':
      return formatarInteiro(Number(valor));
    case 'decimal':
      return coluna.minimas === undefined
        ? formatarDecimal(String(valor), coluna.casas)
        : formatarSemZeros(String(valor), coluna.minimas);
    case 'dinheiro':
      return formatarDinheiro(String(valor));
    case 'data':
      return formatarData(String(valor));
    case 'instante':
      return formatarInstante(String(valor));
    case 'opcao':
      return palavraDaOpcao(coluna.opcoes, String(valor));
    case 'texto':
      return String(valor);
  }
}
