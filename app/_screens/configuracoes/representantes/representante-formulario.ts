import { formularioDe } from '#components/form/formulario-de.ts';
import { representante, representanteNovo } from '#lib/contracts/cadastros/representante.ts';
import { nomeDoImportador } from '#lib/domain/cadastros/importador.ts';

export const FORMULARIO_REPRESENTANTE = formularioDe({
  recurso: 'Representante',
  esquema: representanteNovo,
  contrato: representante,
  rotulosDe: ({ importadores }) => Object.fromEntries(importadores.map((um) => [um.id, nomeDoImportador(um)])),
});
