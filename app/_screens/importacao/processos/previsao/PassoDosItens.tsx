import { useState } from 'react';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { FormularioDosItens } from './FormularioDosItens.tsx';

interface PassoDosItensProps {
  processo: ProcessoInteiro;
  parte: 'itens' | 'adicoes' | 'tributos';
  aoAbrirParte: (parte: 'itens' | 'adicoes') => void;
}

/** The three steps of the wizard that share one record. The open adição is not kept in the address; it opens in its own step. */
export function PassoDosItens({ processo, parte, aoAbrirParte }: PassoDosItensProps) {
  const [adicao, setAdicao] = useState<number>();
  return (
    <FormularioDosItens
      processo={processo}
      parte={parte}
      adicao={adicao}
      aoAbrirAdicao={(numero) => {
        setAdicao(numero);
        if (parte !== 'adicoes') aoAbrirParte('adicoes');
      }}
      aoAbrirItens={() => aoAbrirParte('itens')}
    />
  );
}
