import { AvisoDeConexao } from '#components/shell/AvisoDeConexao.tsx';
import { useServerTrouble } from '#lib/api/platform/server-trouble.ts';

/** Renders alone: no screen renders anew for it. */
export function ServerTroubleNotice() {
  return <AvisoDeConexao frase={FRASES[useServerTrouble() ?? 'NONE']} />;
}

const FRASES = {
  RETRYING: 'O servidor não respondeu. Tentando de novo…',
  SLOW: 'O servidor está demorando a responder. Esperando…',
  NONE: null,
};
