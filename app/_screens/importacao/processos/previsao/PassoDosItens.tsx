import { useState } from 'react';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { FormularioDosItens } from './FormularioDosItens.tsx';

interface PassoDosItensProps {
  processo: ProcessoInteiro;
  parte: 'itens' | 'adicoes' | 'tributos';
}

/** The three steps of the wizard that share one record. The open adição is not kept in the address. */
export function PassoDosItens({ processo, parte }: PassoDosItensProps) {
  const [adicao, setAdicao] = useState<number>();
  return <FormularioDosItens processo={processo} parte={parte} adicao={adicao} aoAbrirAdicao={setAdicao} />;
}
