import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { somarDias } from './dias.ts';

/**
 * The day whose closing exchange rate a declaration uses: the business day before its registration. For registrations until
 * 09/04/2019 it is the second business day before (Notícia Siscomex Importação 016/2019; Portaria MF 6/1999).
 */
export function diaDaTaxaDeCambio(dataRegistro: DataTexto): DataTexto {
  const anterior = diaUtilAnterior(dataRegistro);
  return dataRegistro < TAXA_DO_DIA_ANTERIOR_DESDE ? diaUtilAnterior(anterior) : anterior;
}

/**
 * The last day before `dia` on which the Banco Central published rates: no Saturday, Sunday or national bank holiday (Resolução CMN
 * 4.880/2020, art. 6º).
 */
export function diaUtilAnterior(dia: DataTexto): DataTexto {
  let anterior = somarDias(dia, -1);
  while (!ehDiaUtil(anterior)) anterior = somarDias(anterior, -1);
  return anterior;
}

/** The first day after `dia` on which banks are open nationwide. */
export function proximoDiaUtil(dia: DataTexto): DataTexto {
  let proximo = somarDias(dia, 1);
  while (!ehDiaUtil(proximo)) proximo = somarDias(proximo, 1);
  return proximo;
}

/** Whether banks are open nationwide on that day. */
export function ehDiaUtil(dia: DataTexto): boolean {
  const diaDaSemana = new Date(`${dia}T00:00:00Z`).getUTCDay();
  return diaDaSemana !== DOMINGO && diaDaSemana !== SABADO && !ehFeriadoBancario(dia);
}

function ehFeriadoBancario(dia: DataTexto): boolean {
  const ano = Number(dia.slice(0, 4));
  const noAno = dia.slice(5);
  if (FIXOS.includes(noAno)) return true;
  if (noAno === CONSCIENCIA_NEGRA) return ano >= PRIMEIRO_ANO_DA_CONSCIENCIA_NEGRA;
  const pascoa = domingoDePascoa(ano);
  return DIAS_DESDE_A_PASCOA.some((dias) => somarDias(pascoa, dias) === dia);
}

/** Gregorian Easter algorithm of Meeus, Jones and Butcher. */
function domingoDePascoa(ano: number): DataTexto {
  const a = ano % 19;
  const b = Math.floor(ano / 100);
  const c = ano % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const mes = Math.floor((h + l - 7 * m + 90) / 25);
  const dia = (h + l - 7 * m + 33 * mes + 19) % 32;
  return `${ano}-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`;
}

const TAXA_DO_DIA_ANTERIOR_DESDE = '2019-04-10';

const DOMINGO = 0;
const SABADO = 6;

/** Lei 662/1949 and Lei 6.802/1980. */
const FIXOS = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '12-25'];
/** Lei 14.759/2023. */
const CONSCIENCIA_NEGRA = '11-20';
const PRIMEIRO_ANO_DA_CONSCIENCIA_NEGRA = 2024;
/** Carnival Monday and Tuesday, Good Friday, Corpus Christi. */
const DIAS_DESDE_A_PASCOA = [-48, -47, -2, 60];
