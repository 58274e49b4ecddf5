import { type DescricaoDeCampo, ehDescricao } from '#components/form/fields/descricao-de-campo.ts';
import { valorPorExtenso } from '#components/form/fields/valor-digitado.ts';
import type { NomesDosCampos } from '#components/registro/mudancas-por-extenso.ts';

interface Historiado extends NomesDosCampos {
  formulario: { campos: Readonly<Record<string, DescricaoDeCampo>> };
}

/**
 * Builds the labels and formatters for the history of a cadastro. Values read as in the form, except where the record holds more
 * than the form.
 */
export function nomesNoHistorico({ formulario: { campos }, valores, ...nomes }: Historiado): NomesDosCampos {
  const escritos = Object.entries(campos).filter(([, descricao]) => ehDoFormulario(descricao));
  return {
    ...nomes,
    valores: {
      ...Object.fromEntries(
        escritos.map(([nome, descricao]) => [nome, (valor: unknown) => valorPorExtenso(descricao, valor)]),
      ),
      ...valores,
    },
  };
}

/**
 * Returns whether the form can format the field. For a looked-up record, the form keeps only a code, while the record also holds
 * its name. The history shows a group part by part.
 */
function ehDoFormulario(descricao: DescricaoDeCampo): boolean {
  if (descricao.tipo !== 'lista') return descricao.tipo !== 'grupo' && descricao.tipo !== 'busca';
  const { item } = descricao;
  return (ehDescricao(item) ? [item] : Object.values(item)).every(ehDoFormulario);
}
