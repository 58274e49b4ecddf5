import { type DescricaoDeCampo, ehDescricao } from '#components/form/descricao-de-campo.ts';
import { valorPorExtenso } from '#components/form/valor-digitado.ts';
import type { NomesDosCampos } from '#components/registro/mudancas-por-extenso.ts';

interface Historiado {
  formulario: { campos: Readonly<Record<string, DescricaoDeCampo>> };
  rotulos: Readonly<Record<string, string>>;
  valores?: NomesDosCampos['valores'];
  listas?: NomesDosCampos['listas'];
}

/** How the history of a cadastro reads: as its form writes, but for what the record says more of than the form. */
export function nomesNoHistorico({ formulario: { campos }, rotulos, valores, listas }: Historiado): NomesDosCampos {
  const escritos = Object.entries(campos).filter(([, descricao]) => ehDoFormulario(descricao));
  return {
    rotulos,
    valores: {
      ...Object.fromEntries(
        escritos.map(([nome, descricao]) => [nome, (valor: unknown) => valorPorExtenso(descricao, valor)]),
      ),
      ...valores,
    },
    ...(listas && { listas }),
  };
}

/** Of a row it looked up the form keeps a code, and the record its name too; a group is told part by part. */
function ehDoFormulario(descricao: DescricaoDeCampo): boolean {
  if (descricao.tipo !== 'lista') return descricao.tipo !== 'grupo' && descricao.tipo !== 'busca';
  const { item } = descricao;
  return (ehDescricao(item) ? [item] : Object.values(item)).every(ehDoFormulario);
}
