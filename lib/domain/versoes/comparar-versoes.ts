import { compararLinhas, juntarLinhas, linhasPorChave, type NomeDasLinhas } from './versoes-das-linhas.ts';
import {
  comValor,
  type Diferenca,
  diferencasDoCampo,
  em,
  mesmoValor,
  type TresVersoes,
  type Valores,
} from './versoes-do-campo.ts';

export type Escolha = 'minha' | 'dela';

/** The lists of a record whose rows are compared one by one. */
export type ListasComNome = Readonly<Record<string, ListaComNome>>;

interface ListaComNome extends NomeDasLinhas {
  /**
   * The field by which the rows of another list point at these rows, such as `itens.adicao`. If either side made a row point
   * elsewhere, the keys were dealt out anew and the list is compared as one field.
   */
  apontadaPor?: string;
}

/** Returns the fields in which the three versions of a record differ. The same change on both sides is no difference. */
export function compararVersoes(versoes: TresVersoes<Valores>, listas: ListasComNome = {}): Diferenca[] {
  return Object.keys(versoes.minha).flatMap((campo) => {
    const doCampo = { base: versoes.base[campo], minha: versoes.minha[campo], dela: versoes.dela[campo] };
    const lista = listas[campo];
    const emLinhas =
      lista && mantemAsChaves(versoes, lista, listas) ? compararLinhas(campo, doCampo, lista) : undefined;
    return emLinhas ?? diferencasDoCampo(campo, doCampo);
  });
}

/** Merges the versions: the other person's version, with what only I changed and what I chose to keep. */
export function juntarVersoes(
  versoes: TresVersoes<Valores>,
  diferencas: readonly Diferenca[],
  escolhas: Readonly<Record<string, Escolha>>,
  listas: ListasComNome = {},
): Record<string, unknown> {
  const ficaAMinha = ({ campo, quem }: Diferenca) => quem === 'eu' || (quem === 'ambas' && escolhas[campo] === 'minha');
  const deCampos = diferencas.filter((diferenca) => listaDa(diferenca) === undefined && ficaAMinha(diferenca));
  const junta = deCampos.reduce<Record<string, unknown>>(
    (feita, { campo, minha: valorProprio }) => comValor(feita, campo.split('.'), valorProprio),
    { ...versoes.dela },
  );
  for (const campo of new Set(diferencas.flatMap((diferenca) => listaDa(diferenca) ?? []))) {
    const doCampo = { base: versoes.base[campo], minha: versoes.minha[campo], dela: versoes.dela[campo] };
    junta[campo] = juntarLinhas(campo, doCampo, listas[campo] as ListaComNome, { diferencas, ficaAMinha });
  }
  return junta;
}

/** The list of a difference that is compared row by row. */
export const listaDa = ({ linha, ordemDe }: Diferenca): string | undefined => linha?.lista ?? ordemDe;

function mantemAsChaves(
  { base, minha: versaoPropria, dela: versaoAlheia }: TresVersoes<Valores>,
  lista: ListaComNome,
  listas: ListasComNome,
): boolean {
  const [outra = '', campo = ''] = lista.apontadaPor?.split('.') ?? [];
  const nome = listas[outra];
  if (!nome) return lista.apontadaPor === undefined;
  const eram = linhasPorChave(base[outra], nome);
  if (!eram) return false;
  return [versaoPropria, versaoAlheia].every((versao) =>
    ((versao[outra] ?? []) as unknown[]).every((linha) => {
      const era = eram.get(String(em(linha, nome.chave[0] ?? '')));
      return era === undefined || mesmoValor(em(era, campo), em(linha, campo));
    }),
  );
}
