import type { LocalDestino } from '#lib/domain/aduana/viagem/local-destino.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { MotivoFora, TipoDci } from '#lib/domain/zfm/dci.ts';
import { localDestino } from '#lib/fiscal/dci/local-destino.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';

/** What decides the destino of a nota, or that it stays out. */
export interface NotaAClassificar {
  cancelada: boolean;
  /** The day the nota left, or its issue day. */
  dia: DataTexto;
  uf: string | null;
  municipioIbge: string | null;
  cfops: readonly string[];
}

export interface Classificacao {
  /** Null when the município is unknown. */
  destino: LocalDestino | null;
  fora: MotivoFora | null;
  /** Why each item is out, in the order of `cfops`. */
  itens: (MotivoFora | null)[];
}

/** Finds the destino of a nota, and which parts of it are not an internação (domain/zfm.md §2.2, §6.6). */
export function classificarNota(
  nota: NotaAClassificar,
  dci: { tipo: TipoDci; competencia: string | null },
): Classificacao {
  const itens = nota.cfops.map(foraPeloCfop);
  const lugar = lugarDe(nota);
  return { destino: typeof lugar === 'number' ? lugar : null, fora: foraDe(nota, { dci, itens, lugar }), itens };
}

/** Whether a nota of that day falls outside the month of a monthly DCI. */
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

/** Only exits count: CFOP 5 within the State, 6 to other States. CFOP 7 is an export, and 3201 the return of an export. */
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
