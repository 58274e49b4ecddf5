import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { focarCampo } from '#components/form/ResumoDeErros.tsx';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import type { ItemLidoDaDci } from '#lib/contracts/dci/dci-itens.ts';

/** A field to focus, by its path. Each request is a new object, so that asking again for the same field works. */
export interface CampoProcurado {
  caminho: string;
}

/** The current page of the items. A requested field switches to the page of its item and gets the focus. */
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
  // The field exists only after its page is rendered.
  useEffect(() => {
    if (aFocar) focar(aFocar);
  }, [aFocar]);
  return [pagina, setPagina] as const;
}

/**
 * The `chave` of the item that a field belongs to: decisions on items are in separate lists, with the item's `chave` in each line.
 */
function itemDoCampo(caminho: string, valores: DciNovo): string | undefined {
  const [lista, lugar] = caminho.split('.');
  return lista === 'decisoes' || lista === 'obsoletos' ? valores[lista][Number(lugar)]?.item : undefined;
}
