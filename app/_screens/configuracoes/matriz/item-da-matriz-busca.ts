import { z } from 'zod';
import { registroBusca } from '#components/cadastro/registro-busca.ts';

/** `dai` is the process of the DAI the row was made for. */
export const itemDaMatrizBusca = registroBusca.extend({ dai: z.uuid().optional().catch(undefined) });
