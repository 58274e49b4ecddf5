import { formatarNumeroDeclaracao } from '#lib/format/identificadores.ts';
import type { ParteReconhecida } from '#lib/siscomex/declaracao/reconhecer-parte.ts';

/** A chosen file and its recognised kind. */
export interface ParteEscolhida {
  arquivo: File;
  parte: ParteReconhecida;
}

/** Files that are read together: the parts of a DUIMP, or one single file. */
export interface Remessa {
  /** The number of the DUIMP, so that parts dropped later join it; null for a single file. */
  duimp: string | null;
  partes: ParteEscolhida[];
}

/**
 * The reader is imported only when there is a file, so that the list of processos loads without it. Where neither the reader nor the
 * file can be had, the file stays and the server says what it is, or the sending fails with its own words.
 */
export async function reconhecer(arquivo: File): Promise<ParteEscolhida> {
  try {
    const { reconhecerParte } = await import('#lib/siscomex/declaracao/reconhecer-parte.ts');
    return { arquivo, parte: reconhecerParte(new Uint8Array(await arquivo.arrayBuffer())) };
  } catch {
    return { arquivo, parte: { tipo: 'OUTRO' } };
  }
}

/**
 * Groups the chosen files that are read together. A ZIP dropped with parts of one DUIMP joins them, since it may hold the rest.
 * Every other file stands alone, so that a bad file does not hold back the others.
 */
export function emRemessas(escolhidas: readonly ParteEscolhida[]): Remessa[] {
  const porDuimp = Map.groupBy(escolhidas, ({ parte }) => ('duimp' in parte ? parte.duimp : null));
  const soltas = porDuimp.get(null) ?? [];
  const dasDuimps = [...porDuimp].flatMap(([duimp, partes]) => (duimp === null ? [] : [{ duimp, partes }]));
  const [unica, outra] = dasDuimps;
  if (unica && !outra) {
    const zips = soltas.filter(({ parte }) => parte.tipo === 'ZIP');
    unica.partes.push(...zips);
    return [unica, ...sozinhas(soltas.filter((parte) => !zips.includes(parte)))];
  }
  return [...dasDuimps, ...sozinhas(soltas)];
}

function sozinhas(partes: readonly ParteEscolhida[]): Remessa[] {
  return partes.map((parte) => ({ duimp: null, partes: [parte] }));
}

/** `Itens 1 a 100 da DUIMP 26BR0000123456-1`. */
export function parteEmPalavras(parte: ParteReconhecida): string {
  switch (parte.tipo) {
    case 'DI':
      return 'XML de DI';
    case 'ZIP':
      return 'ZIP';
    case 'OUTRO':
      return 'Não reconhecido';
    default:
      return [doQue(parte), parte.duimp && `da DUIMP ${formatarNumeroDeclaracao(parte.duimp)}`]
        .filter(Boolean)
        .join(' ');
  }
}

function doQue({ tipo, itens }: Extract<ParteReconhecida, { itens: number[] }>): string {
  if (tipo === 'CAPA') return 'Capa';
  if (tipo === 'INTEIRA') return 'Capa e itens';
  const [primeiro, ultimo] = [itens.at(0), itens.at(-1)];
  if (primeiro === undefined) return 'Itens';
  return primeiro === ultimo ? `Item ${primeiro}` : `Itens ${primeiro} a ${ultimo}`;
}
