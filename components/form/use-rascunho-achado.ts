import { useEffect, useState } from 'react';
import { type ChaveDeRascunho, procurarRascunhos, type Rascunho } from '#lib/drafts/rascunhos.ts';
import { estaAberto } from '#lib/drafts/trava.ts';

export interface RascunhoAchado {
  /** The newest one that no open tab is writing. */
  rascunho: Rascunho | null;
  /** The same record is being changed in another tab. */
  emOutraAba: boolean;
  /** Whether this browser keeps drafts at all. */
  disponivel: boolean;
}

/** What was left behind of this form; undefined while it is being looked for, which takes milliseconds. */
export function useRascunhoAchado({ usuario, recurso, registro }: ChaveDeRascunho): RascunhoAchado | undefined {
  const [achado, setAchado] = useState<RascunhoAchado>();
  useEffect(() => {
    let atual = true;
    const demora = new Promise<RascunhoAchado>((feito) => setTimeout(() => feito(INDISPONIVEL), PACIENCIA_MS));
    Promise.race([achar({ usuario, recurso, registro }), demora]).then((este) => atual && setAchado(este));
    return () => {
      atual = false;
    };
  }, [usuario, recurso, registro]);
  return achado;
}

async function achar(chave: ChaveDeRascunho): Promise<RascunhoAchado> {
  try {
    const rascunhos = await procurarRascunhos(chave);
    const abertos = await Promise.all(rascunhos.map(({ id }) => estaAberto(id)));
    const rascunho = rascunhos.find((_, ordem) => !abertos[ordem]) ?? null;
    return { rascunho, emOutraAba: abertos.includes(true), disponivel: true };
  } catch {
    return INDISPONIVEL;
  }
}

const INDISPONIVEL: RascunhoAchado = { rascunho: null, emOutraAba: false, disponivel: false };

/** A database that does not answer must not keep anybody from the form. */
const PACIENCIA_MS = 2000;
