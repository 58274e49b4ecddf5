import { useState } from 'react';

export type Lido = { valor: string } | { motivo: string };

interface Digitado {
  /** What the field shows. */
  mostrado: string;
  /** Why it cannot be read; nothing while somebody is still typing. */
  motivo: string | undefined;
  digitar: (texto: string) => void;
  /** The field was left, or its value set otherwise: it shows the value again. */
  soltar: () => void;
}

/**
 * A field whose value has one form on the wire and another to the eye. It stands as typed while somebody types and is written
 * out when left; text that `ler` cannot read is handed over, kept and shown as it was typed, for the person to mend.
 */
export function useDigitado({
  valor,
  aoMudar,
  mostrar,
  ler,
}: {
  valor: string;
  aoMudar: (valor: string) => void;
  mostrar: (valor: string) => string;
  ler: (texto: string) => Lido;
}): Digitado {
  const [digitado, setDigitado] = useState<string | null>(null);
  const mostrado = digitado ?? mostrar(valor);
  const lido = lerSeHouver(mostrado);
  return {
    mostrado,
    motivo: digitado === null && 'motivo' in lido ? lido.motivo : undefined,
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
