import type { ParteRecebida } from '#lib/siscomex/declaracao/parte-recebida.ts';
import { inThread, ThreadLimit } from '#server/platform/work/threads.ts';
import type { ParteLida, PartesALer } from './read-work.ts';

/**
 * Reads files in a thread and returns one outcome each, in their order: parsing would hold the event loop. Files that make the
 * thread exceed its limits are read one by one, and only the file to blame is refused.
 */
export async function lerPartes(partes: ParteRecebida[]): Promise<ParteLida[]> {
  // A step of PDFs, or of bombs, has nothing to read: a thread takes longer to start than that.
  if (partes.length === 0) return [];
  const lidas: ParteLida[] = [];
  try {
    await ler({ partes, juntas: false }, (lida) => lidas.push(lida));
    return lidas;
  } catch (erro) {
    if (!(erro instanceof ThreadLimit)) throw erro;
    if (partes.length === 1) return [{ tipo: 'RECUSA', causa: 'GRANDE', motivo: GRANDE }];
    const feitas = lidas.length;
    const [culpada, ...outras] = partes.slice(feitas);
    return [
      ...lidas,
      ...(culpada ? await lerPartes([culpada]) : []),
      ...(outras.length ? await lerPartes(outras) : []),
    ];
  }
}

/** Reads the files of one DUIMP together. */
export async function lerPartesJuntas(partes: ParteRecebida[]): Promise<ParteLida> {
  let unica: ParteLida = { tipo: 'RECUSA', causa: 'GRANDE', motivo: GRANDE };
  try {
    await ler({ partes, juntas: true }, (lida) => {
      unica = lida;
    });
  } catch (erro) {
    if (!(erro instanceof ThreadLimit)) throw erro;
  }
  return unica;
}

const ler = (dados: PartesALer, aoChegar: (lida: ParteLida) => void) =>
  inThread<ParteLida>({ arquivo: TRABALHO, dados }, aoChegar);

const TRABALHO = 'server/comex/historico-trazido/read-work.ts';
const GRANDE = 'O arquivo é grande ou complexo demais para ser lido. Importe-o à parte, pela lista de processos.';
