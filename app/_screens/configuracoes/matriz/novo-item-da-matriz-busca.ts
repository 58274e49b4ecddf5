import { z } from 'zod';
import { novoRegistroBusca } from '#components/cadastro/novo-registro-busca.ts';

/** The router parses digits as a number, which is made text again. A malformed value is dropped. */
const codigo = (forma: RegExp) =>
  z
    .preprocess((valor) => (typeof valor === 'number' ? String(valor) : valor), z.string().regex(forma))
    .optional()
    .catch(undefined);

/** `importadorId` is the importer of the new row. The other fields are the row's key, given by an adição that has no row yet. */
export const novoItemDaMatrizBusca = novoRegistroBusca.extend({
  importadorId: z.uuid().optional().catch(undefined),
  /** The process of the DAI that lacks the row, to go back to. */
  dai: z.uuid().optional().catch(undefined),
  ncm: codigo(/^\d{8}$/),
  codigoSuframa: codigo(/^\d{4}$/),
  destinacao: codigo(/^[0-9A-Z]{2}$/),
  utilizacao: codigo(/^[0-9A-Z]{2}$/),
});
