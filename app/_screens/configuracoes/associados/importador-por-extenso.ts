import { valorPorExtenso } from '#components/form/valor-digitado.ts';
import type { NomesDosCampos } from '#components/registro/mudancas-por-extenso.ts';
import { ROTULOS_IMPORTADOR } from '#lib/domain/importador.ts';
import { CAMPOS_DO_IMPORTADOR } from './importador-campos.ts';

/** How the history of an importer reads: each value as the form writes it. */
export const NOMES_IMPORTADOR: NomesDosCampos = {
  rotulos: ROTULOS_IMPORTADOR,
  valores: Object.fromEntries(
    Object.entries(CAMPOS_DO_IMPORTADOR).map(([campo, descricao]) => [
      campo,
      (valor: unknown) => valorPorExtenso(descricao, valor),
    ]),
  ),
};
