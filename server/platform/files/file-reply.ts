import { z } from 'zod';

/** What a route that answers the bytes of a file declares, by the media types they may have. */
export function respostaDeArquivo(...tipos: [string, ...string[]]) {
  return {
    description: 'O arquivo.',
    content: Object.fromEntries(tipos.map((tipo) => [tipo, { schema: BINARIO }])),
  };
}

const BINARIO = z.unknown().meta({ type: 'string', format: 'binary' });
