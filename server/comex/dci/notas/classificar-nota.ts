import type { LocalDestino } from '#lib/domain/aduana/local-destino.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { MotivoFora, TipoDci } from '#lib/domain/zfm/dci.ts';
import { localDestino } from '#lib/fiscal/dci/local-destino.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';

/** What decides where a nota goes, or that it stays out. */
export interface NotaAClassificar {
  cancelada: boolean;
  /** The day it left, or that of its issue. */
  dia: DataTexto;
  uf: string | null;
  municipioIbge: string | null;
  cfops: readonly string[];
}

export interface Classificacao {
  /** Null where the município is not known. */
  destino: LocalDestino | null;
  fora: MotivoFora | null;
  /** Of each item, in the order of `cfops`. */
  itens: (MotivoFora | null)[];
}

/** Destino of a nota, and what of it is no internação (domain/zfm.md §2.2, §6.6). */
export function classificarNota(
  nota: NotaAClassificar,
  dci: { tipo: TipoDci; competencia: string | null },
): Classificacao {
  const itens = nota.cfops.map(foraPeloCfop);
  const lugar = lugarDe(nota);
  return { destino: typeof lugar === 'number' ? lugar : null, fora: foraDe(nota, { dci, itens, lugar }), itens };
}

/** Whether a nota of that day is of the month of a DCI. */
function foraDoPeriodo(dia: DataTexto, { tipo, competencia }: { tipo: TipoDci; competencia: string | null }) {
  return tipo === 'MENSAL' && competencia !== null && dia.slice(0, 7) !== competencia;
}

function foraDe(
  { cancelada, dia }: NotaAClassificar,
  {
    dci,
    itens,
    lugar,
  }: {
    dci: { tipo: TipoDci; competencia: string | null };
    itens: readonly (MotivoFora | null)[];
    lugar: LocalDestino | 'ZFM' | 'EXTERIOR' | null;
  },
): MotivoFora | null {
  if (cancelada) return 'CANCELADA';
  const [primeiro = null] = itens;
  if (primeiro !== null && itens.every((motivo) => motivo !== null)) return primeiro;
  if (lugar === 'ZFM' || lugar === 'EXTERIOR') return lugar;
  return foraDoPeriodo(dia, dci) ? 'PERIODO' : null;
}

/** Only exits count: 5 within the State, 6 to others; 7 is an export, and 3201 the return of one. */
function foraPeloCfop(cfop: string): MotivoFora | null {
  if (cfop === '3201') return 'DEVOLUCAO';
  if (cfop.startsWith('7')) return 'EXTERIOR';
  return /^[56]/.test(cfop) ? null : 'ENTRADA';
}

function lugarDe({ uf, municipioIbge }: NotaAClassificar): LocalDestino | 'ZFM' | 'EXTERIOR' | null {
  if (uf === 'EX' || municipioIbge === '9999999') return 'EXTERIOR';
  if (uf === null || municipioIbge === null) return null;
  try {
    return localDestino(municipioIbge, uf);
  } catch (erro) {
    if (erro instanceof RegraViolada) return null;
    throw erro;
  }
}
