import type {
  ComplementoDaDuimp,
  FatosDaDuimp,
  LacunaDaDuimp,
} from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { escreverJson } from '#lib/siscomex/json/json-escrito.ts';
import { lacunasDaDuimp } from './duimp-rascunho-lacunas.ts';
import { capaDoRascunho, itemDoRascunho } from './duimp-rascunho-partes.ts';

/** The bodies of a draft as they are sent: JSON texts, an item each. */
export interface RascunhoEscrito {
  capa: string;
  itens: string[];
}

/**
 * Writes the cover and the items of a DUIMP from what a processo knows and what a person added (DuimpCover and ItemCover of the
 * published contract). While something that the Portal demands is missing there is nothing to send, and `lacunas` says what, each with
 * the place where it is filled in. Nothing is guessed: what the processo does not say is left out, and named.
 */
export function rascunhoDaDuimp(
  fatos: FatosDaDuimp,
  complemento: ComplementoDaDuimp,
): { escrito: RascunhoEscrito | null; lacunas: LacunaDaDuimp[] } {
  const lacunas = lacunasDaDuimp(fatos, complemento);
  if (lacunas.some(({ nivel }) => nivel === 'IMPEDE')) return { escrito: null, lacunas };
  const itens = fatos.itens.map((_, i) => escreverJson(itemDoRascunho(fatos, complemento, i)));
  return { escrito: { capa: escreverJson(capaDoRascunho(fatos, complemento)), itens }, lacunas };
}
