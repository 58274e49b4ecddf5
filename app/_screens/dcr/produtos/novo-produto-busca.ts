import { z } from 'zod';
import { novoRegistroBusca } from '#components/cadastro/novo-registro-busca.ts';

/** `importadorId` is the industry of the new product. */
export const novoProdutoBusca = novoRegistroBusca.extend({ importadorId: z.uuid().optional().catch(undefined) });
