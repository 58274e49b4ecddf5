import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { type ColunaDeLista, palavraDaOpcao, valorDaCelula } from '#lib/domain/telas/coluna-de-lista.ts';
import { localMoment } from './local-time.ts';

/**
 * Slices of rows as CSV that a Brazilian Excel opens without asking: UTF-8 with BOM, `;` between fields, decimal comma,
 * dd/MM/aaaa; only records end in CRLF. A note on the whole file stands alone in the line before the titles.
 */
export async function* emCsv<Linha>(
  colunas: readonly ColunaDeLista<Linha>[],
  fatias: AsyncIterable<Linha[]>,
  aviso?: string,
): AsyncGenerator<Buffer> {
  const topo = aviso === undefined ? '' : registro([citado(semFormula(aviso))]);
  yield Buffer.from(`\uFEFF${topo}${registro(colunas.map(({ titulo }) => citado(titulo)))}`);
  for await (const linhas of fatias) {
    yield Buffer.from(linhas.map((linha) => registro(colunas.map((coluna) => campo(coluna, linha)))).join(''));
  }
}

const registro = (campos: string[]) => `${campos.join(';')}\r\n`;

function campo<Linha>(coluna: ColunaDeLista<Linha>, linha: Linha): string {
  const valor = valorDaCelula(coluna, linha);
  if (valor === null) return '';
  const texto = String(valor);
  switch (coluna.tipo) {
    case 'inteiro':
      return texto;
    case 'decimal':
    case 'dinheiro':
      return texto.replace('.', ',');
    case 'data':
      return diaPorExtenso(texto);
    case 'instante': {
      const { dia, hora } = localMoment(texto);
      return `${diaPorExtenso(dia)} ${hora}`;
    }
    case 'opcao':
      return citado(semFormula(palavraDaOpcao(coluna.opcoes, texto)));
    case 'texto':
      return citado(semFormula(texto));
  }
}

/** A spreadsheet runs a text that begins like a formula (CWE-1236): the apostrophe makes it text. */
function semFormula(texto: string): string {
  return /^[=+\-@\t\r]/.test(texto) ? `'${texto}` : texto;
}

function citado(texto: string): string {
  return /[;"\r\n]/.test(texto) ? `"${texto.replace(/\r\n?/g, '\n').replaceAll('"', '""')}"` : texto;
}
