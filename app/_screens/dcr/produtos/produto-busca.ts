import { z } from 'zod';
import { registroBusca } from '#components/cadastro/registro-busca.ts';

const ABAS_PRODUTO = ['produto', 'estrutura', 'historico'] as const;
export type AbaProduto = (typeof ABAS_PRODUTO)[number];

const revisao = z.uuid().optional().catch(undefined);

/** The open tab of a product and, in its structure tab, the two revisions compared. */
export const produtoBusca = registroBusca.extend({
  aba: z.enum(ABAS_PRODUTO).catch('produto').default('produto'),
  antes: revisao,
  depois: revisao,
});

export const PRODUTO_BUSCA_PADRAO = { aba: 'produto' as const };
