import { useEffect, useRef, useState } from 'react';
import { arquivoDaConsulta } from '#lib/portal/api/portal-unico.ts';
import type { BuscaNoPortal } from '#lib/portal/contracts/portal-unico.ts';

/** Hands on the file of each chosen DUIMP as soon as its fetch has ended, once. */
export function useEntregarTrazidas(
  busca: BuscaNoPortal,
  aoChegar: (arquivos: File[]) => void,
  aoFalhar: (frase: string) => void,
) {
  const [pedidas, setPedidas] = useState<readonly string[]>([]);
  const entregues = useRef(new Set<string>());

  // The fetches end on the server, one after the other.
  useEffect(() => {
    for (const { numero, consulta } of busca.achadas) {
      if (!pedidas.includes(numero) || consulta?.situacao !== 'PRONTA' || entregues.current.has(consulta.id)) continue;
      entregues.current.add(consulta.id);
      arquivoDaConsulta({ id: consulta.id, numero, versao: consulta.versao }).then(
        (arquivo) => aoChegar([arquivo]),
        (falha: Error) => aoFalhar(falha.message),
      );
    }
  }, [busca, pedidas, aoChegar, aoFalhar]);

  const esperadas = busca.achadas.flatMap(({ numero, consulta }) =>
    pedidas.includes(numero) && consulta?.situacao === 'NA_FILA' ? [numero] : [],
  );
  return { esperadas, pedir: (numeros: readonly string[]) => setPedidas((antes) => [...antes, ...numeros]) };
}
