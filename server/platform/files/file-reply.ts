import { z } from 'zod';

/** The response schema of a route that answers a file, by its media types. */
export function fileReply(...tipos: [string, ...string[]]) {
  return {
    description: 'O arquivo.',
    content: Object.fromEntries(tipos.map((tipo) => [tipo, { schema: BINARIO }])),
  };
}

const BINARIO = z.unknown().meta({ type: 'string', format: 'binary' });
