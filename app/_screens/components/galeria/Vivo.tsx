import { type ReactNode, useState } from 'react';

interface VivoProps<Valor> {
  inicial: Valor;
  children: (valor: Valor, mudar: (valor: Valor) => void) => ReactNode;
}

/** Holds the value of one example. */
export function Vivo<Valor>({ inicial, children }: VivoProps<Valor>) {
  const [valor, setValor] = useState(inicial);
  return children(valor, setValor);
}
