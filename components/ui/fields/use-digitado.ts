import { useState } from 'react';

export type Lido = { valor: string } | { motivo: string };

interface Digitado {
  mostrado: string;
  /** What to say of the value; of a text that cannot be read, why, and not before the person has left it or confirmed with it. */
  erro: string | undefined;
  digitar: (texto: string) => void;
  /** Shows `valor` again, after a blur or when the value is set from outside. */
  soltar: () => void;
}

/**
 * State of a field whose value differs between the API and the screen. The text stays as typed while the person types, and is
 * formatted on blur. Text that `ler` cannot read is passed on and shown as typed, so that the person can correct it.
 */
export function useDigitado({
  valor,
  aoMudar,
  mostrar,
  ler,
  recusa,
}: {
  valor: string;
  aoMudar: (valor: string) => void;
  mostrar: (valor: string) => string;
  ler: (texto: string) => Lido;
  /** What the form refuses of the value. It knows a text that cannot be read as a missing value only. */
  recusa: string | undefined;
}): Digitado {
  const [digitado, setDigitado] = useState<string | null>(null);
  const mostrado = digitado ?? mostrar(valor);
  const lido = lerSeHouver(mostrado);
  const vistoOuRecusado = digitado === null || Boolean(recusa);
  return {
    mostrado,
    erro: vistoOuRecusado && 'motivo' in lido ? lido.motivo : recusa,
    digitar: (texto) => {
      setDigitado(texto);
      const escrito = lerSeHouver(texto);
      aoMudar('valor' in escrito ? escrito.valor : texto);
    },
    soltar: () => setDigitado(null),
  };

  function lerSeHouver(texto: string): Lido {
    return texto.trim() === '' ? { valor: '' } : ler(texto);
  }
}
