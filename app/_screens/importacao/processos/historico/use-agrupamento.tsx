import Button from '@mui/material/Button';
import { useState } from 'react';
import type { GrupoProposto } from '#lib/contracts/cadastros/cadastros-propostos.ts';
import { gruposIniciais, juntar, separar } from './grupos-escolhidos.ts';

interface Proposta {
  chave: string;
  porque: string;
  impedimento: string | null;
}

export type Agrupamento<Uma extends Proposta> = ReturnType<typeof useAgrupamento<Uma>>;

/** Which proposals are one record, as suggested and as a person changes it; with the acts on each row. */
export function useAgrupamento<Uma extends Proposta>(
  propostas: readonly Uma[],
  sugeridos: readonly GrupoProposto[],
  nomeDe: (proposta: Uma) => string,
) {
  const [mudados, setMudados] = useState<{ de: readonly Uma[]; grupos: string[][] } | null>(null);
  const [aJuntar, setAJuntar] = useState<string | null>(null);
  // Proposals that were read anew begin with the suggestions again.
  const grupos = mudados?.de === propostas ? mudados.grupos : gruposIniciais(propostas, sugeridos);
  const mudar = (novos: string[][]) => {
    setMudados({ de: propostas, grupos: novos });
    setAJuntar(null);
  };
  const porChave = new Map(propostas.map((proposta) => [proposta.chave, proposta]));
  const nomeDaChave = (chave: string) => {
    const proposta = porChave.get(chave);
    return proposta ? nomeDe(proposta) : '';
  };

  return {
    grupos,
    /** One proposal for each group: that of its first key. */
    linhas: grupos.flatMap(([primeira, ...outras]) => {
      const proposta = porChave.get(primeira ?? '');
      if (!proposta) return [];
      const sugerido = sugeridos.find(
        ({ chaves }) => chaves[0] === proposta.chave && chaves.length === outras.length + 1,
      );
      const juntas = outras.length > 0 && `com ${outras.map(nomeDaChave).join('; ')}`;
      return [{ ...proposta, juntas, porque: juntas ? (sugerido?.porque ?? 'juntadas à mão') : proposta.porque }];
    }),
    atos(chave: string) {
      const grupo = grupos.find(([primeira]) => primeira === chave) ?? [];
      const nome = nomeDaChave(chave);
      if (porChave.get(chave)?.impedimento) return null;
      return (
        <>
          {grupo.length > 1 && (
            <Button
              size="small"
              color="inherit"
              aria-label={`Separar ${nome}`}
              onClick={() => mudar(separar(grupos, chave))}
            >
              Separar
            </Button>
          )}
          {aJuntar === null && (
            <Button
              size="small"
              color="inherit"
              aria-label={`Juntar ${nome} a outra`}
              onClick={() => setAJuntar(chave)}
            >
              Juntar
            </Button>
          )}
          {aJuntar === chave && (
            <Button size="small" color="inherit" onClick={() => setAJuntar(null)}>
              Não juntar
            </Button>
          )}
          {aJuntar !== null && aJuntar !== chave && (
            <Button
              size="small"
              variant="outlined"
              aria-label={`Juntar ${nomeDaChave(aJuntar)} a ${nome}`}
              onClick={() => mudar(juntar(grupos, chave, aJuntar))}
            >
              Juntar a esta
            </Button>
          )}
        </>
      );
    },
  };
}
