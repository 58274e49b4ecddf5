import { useMemo, useState } from 'react';
import { usePerguntasAoPortal } from '#lib/portal/api/portal-perguntas.ts';
import { useCredenciaisDoPortal } from '#lib/portal/api/portal-unico.ts';
import {
  andamentoDosTratamentos,
  type MercadoriaNaPlanilha,
  tratamentosDaPlanilha,
} from './tratamentos-da-planilha.ts';

/** What the Portal was asked about the goods of the sheet, in the environment of the chosen key; read again while something waits. */
export function useTratamentos(mercadorias: readonly MercadoriaNaPlanilha[], numeros: readonly string[]) {
  const { data: todas } = useCredenciaisDoPortal();
  const [escolhida, setEscolhida] = useState<string | null>(null);
  const credenciais = todas?.filter(({ encerradaEm }) => encerradaEm === null) ?? null;
  const credencial = credenciais?.find(({ id }) => id === escolhida) ?? credenciais?.[0] ?? null;
  const { data: feitas } = usePerguntasAoPortal('TRATAMENTO', credencial?.ambiente ?? null);
  const daPlanilha = useMemo(() => tratamentosDaPlanilha(mercadorias, numeros), [mercadorias, numeros]);
  return {
    ...daPlanilha,
    credenciais,
    credencial,
    escolher: setEscolhida,
    andamento: andamentoDosTratamentos(feitas ?? [], daPlanilha.distintas),
  };
}
