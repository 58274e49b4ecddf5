import { type RepresentanteLido, type RepresentanteNovo, representante } from '#lib/contracts/representante.ts';
import { useGravarRegistro, useRegistro } from './cadastro.ts';
import type { RecursoDeLista } from './lista.ts';

/** Who acts for the importers. */
export const representantes: RecursoDeLista<RepresentanteLido> = {
  recurso: '/api/Representante',
  linha: representante,
};

export function useRepresentante(id: string) {
  return useRegistro(representantes, id);
}

export function useGravarRepresentante() {
  return useGravarRegistro<RepresentanteNovo, RepresentanteLido>(representantes);
}
