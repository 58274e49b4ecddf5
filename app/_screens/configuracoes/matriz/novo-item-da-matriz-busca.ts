import { z } from 'zod';
import { novoRegistroBusca } from '#components/cadastro/novo-registro-busca.ts';

/** `importadorId`: whose matriz the new one is of. */
export const novoItemDaMatrizBusca = novoRegistroBusca.extend({ importadorId: z.uuid().optional().catch(undefined) });
