import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { calcularExato, somaExata } from '#lib/fiscal/figura-exata.ts';
import { dado, type Figura, type Memoria, memoria, texto } from '#lib/fiscal/memoria.ts';
import { type EntradaDeSaldo, emOrdemDeSaque } from './ordem-de-saque.ts';

/** Quantities with 5 decimals as in the file, or with the 7 of the ledger when needed. */
export interface Saque {
  /** Only the entries drawn from, oldest first, with the rest of each. */
  baixas: { origem: string; baixa: DecimalTexto; saldo: DecimalTexto }[];
  /** The quantity that no entry covers; above zero it blocks the document. */
  faltante: DecimalTexto;
  /** Memória of `faltante`. */
  memoria: Memoria;
}

/**
 * Draws a consumption from the stock of imported inputs, first in first out (zfm.md §6.8). No balance becomes negative, and drawn
 * plus missing always equals the consumption.
 * @throws {RegraViolada} when only some entries have a date.
 */
export function sacarFifo(entradas: readonly EntradaDeSaldo[], consumo: DecimalTexto): Saque {
  const pedido = dado({ ...QUANTIDADE, nome: 'Consumo', fonte: 'informado' }, consumo);
  const baixas: { origem: string; baixa: Figura; saldo: Figura }[] = [];
  let restante = pedido.exato;
  for (const { origem, qtd } of emOrdemDeSaque(entradas)) {
    const baixa = baixaDe(origem, qtd, restante);
    if (baixa.baixa.exato.isZero()) continue;
    baixas.push(baixa);
    restante = restante.minus(baixa.baixa.exato);
  }
  const baixado = somaExata(
    { ...QUANTIDADE, nome: 'Total baixado', formula: 'Σ baixas' },
    baixas.map(({ baixa }) => baixa),
  );
  const faltante = calcularExato(
    { ...QUANTIDADE, nome: 'Faltante', formula: 'consumo − total baixado' },
    [pedido, baixado],
    (quanto, tirado) => quanto.minus(tirado),
  );
  return {
    baixas: baixas.map(({ origem, baixa, saldo }) => ({ origem, baixa: texto(baixa), saldo: texto(saldo) })),
    faltante: texto(faltante),
    memoria: memoria(faltante),
  };
}

function baixaDe(origem: string, qtd: DecimalTexto, restante: Exato) {
  const disponivel = dado({ ...QUANTIDADE, nome: `Saldo — ${origem}`, fonte: origem }, qtd);
  const pedido = dado({ ...QUANTIDADE, nome: 'Ainda por baixar', fonte: 'consumo menos as baixas acima' }, restante);
  const baixa = calcularExato(
    { ...QUANTIDADE, nome: `Baixa — ${origem}`, formula: 'o menor entre o saldo e o que falta baixar' },
    [disponivel, pedido],
    (saldo, falta) => Exato.min(saldo, falta),
  );
  const saldo = calcularExato(
    { ...QUANTIDADE, nome: `Saldo — ${origem}`, formula: 'saldo − baixa' },
    [disponivel, baixa],
    (antes, tirado) => antes.minus(tirado),
  );
  return { origem, baixa, saldo };
}

const QUANTIDADE = { unidade: '', casas: 5, fonte: null };
