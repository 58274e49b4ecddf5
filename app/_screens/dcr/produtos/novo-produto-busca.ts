import { z } from 'zod';
import { novoRegistroBusca } from '#components/cadastro/novo-registro-busca.ts';

/** `importadorId`: the industry the new one is of. */
export const novoProdutoBusca = novoRegistroBusca.extend({ importadorId: z.uuid().optional().catch(undefined) });
