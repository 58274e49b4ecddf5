import { z } from 'zod';
import { novoRegistroBusca } from '#components/cadastro/novo-registro-busca.ts';

/** The router reads digits as a number; here they are text again. A broken one is left out. */
const codigo = (forma: RegExp) =>
  z
    .preprocess((valor) => (typeof valor === 'number' ? String(valor) : valor), z.string().regex(forma))
    .optional()
    .catch(undefined);

/** `importadorId`: whose matriz the new one is of; the others, what it is found by, where an adição has no row yet. */
export const novoItemDaMatrizBusca = novoRegistroBusca.extend({
  importadorId: z.uuid().optional().catch(undefined),
  ncm: codigo(/^\d{8}$/),
  codigoSuframa: codigo(/^\d{4}$/),
  destinacao: codigo(/^[0-9A-Z]{2}$/),
  utilizacao: codigo(/^[0-9A-Z]{2}$/),
});
