import type { LinhaColada } from '#lib/contracts/processo/ato-em-varios.ts';
import { CANAIS_RFB, type CanalRfb, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

/** The lines of a pasted list that could be read, and the texts of those that could not. */
export interface CanaisColados {
  linhas: LinhaColada[];
  ilegiveis: string[];
}

/**
 * Reads a list of `DI; canal`, one a line, pasted from a sheet, an e-mail or the portal. Number and canal are parted by a semicolon, a
 * tab, a comma or blanks; the canal stands last, whole or by its first letters.
 */
export function lerCanaisColados(texto: string): CanaisColados {
  const lidas: CanaisColados = { linhas: [], ilegiveis: [] };
  for (const linha of texto.split(/\r?\n/).map((linhaColada) => linhaColada.trim())) {
    if (linha === '') continue;
    const partes = /^(.*?)[\s;,]+(?:canal\s+)?(\p{L}+)$/iu.exec(linha);
    const canalRfb = canalEscrito(partes?.[2] ?? '');
    const numero = (partes?.[1] ?? '').replace(/^(?:di|duimp)\s+/i, '').replace(/[\s;,]+$/, '');
    if (canalRfb && numero !== '' && numero.length <= 30) lidas.linhas.push({ numero, canalRfb });
    else lidas.ilegiveis.push(linha);
  }
  return lidas;
}

/** `verde`, `VERDE`, `verd`; three letters at the least, because `ver` may be verde or vermelho. */
function canalEscrito(palavra: string): CanalRfb | undefined {
  const procurada = textoDeBusca(palavra);
  if (procurada.length < 3) return undefined;
  const possiveis = CANAIS_RFB.filter((canal) => textoDeBusca(NOME_CANAL[canal]).startsWith(procurada));
  return possiveis.length === 1 ? possiveis[0] : undefined;
}
