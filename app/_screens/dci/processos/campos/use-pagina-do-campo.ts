import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { focarCampo } from '#components/form/ResumoDeErros.tsx';
import type { DciNovo } from '#lib/contracts/dci-campos.ts';
import type { ItemLidoDaDci } from '#lib/contracts/dci-itens.ts';

/** A field somebody asked to be led to, by its path; another each time they ask. */
export interface CampoProcurado {
  caminho: string;
}

/** The page of items that is shown: also the one with the field that is asked for, which then has the focus. */
export function usePaginaDoCampo(
  itens: readonly Pick<ItemLidoDaDci, 'chave'>[],
  tamanho: number,
  procurado: CampoProcurado | null,
) {
  const { idDoCampo } = useFormularioAberto();
  const { getValues } = useFormContext<DciNovo>();
  const [pagina, setPagina] = useState(1);
  const [aFocar, setAFocar] = useState<CampoProcurado | null>(null);
  const trazer = useEffectEvent((campo: CampoProcurado) => {
    const lugar = itens.findIndex(({ chave }) => chave === itemDoCampo(campo.caminho, getValues()));
    if (lugar < 0) return;
    setPagina(Math.floor(lugar / tamanho) + 1);
    setAFocar(campo);
  });
  useEffect(() => {
    if (procurado) trazer(procurado);
  }, [procurado]);
  const focar = useEffectEvent(({ caminho }: CampoProcurado) => focarCampo(idDoCampo(caminho)));
  // Only now it is there.
  useEffect(() => {
    if (aFocar) focar(aFocar);
  }, [aFocar]);
  return [pagina, setPagina] as const;
}

/** What is said of an item is in lists of their own, each line with the `chave` of its item. */
function itemDoCampo(caminho: string, valores: DciNovo): string | undefined {
  const [lista, lugar] = caminho.split('.');
  return lista === 'decisoes' || lista === 'obsoletos' ? valores[lista][Number(lugar)]?.item : undefined;
}
