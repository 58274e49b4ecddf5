import { z } from 'zod';
import { processoConsulta } from '#lib/contracts/processo.ts';

const { pagina, tamanho, ordem, situacao, canalRfb } = processoConsulta.shape;

/** The list as its address says it; a broken address shows the default, never an error. */
export const processosBusca = z.object({
  pagina: pagina.catch(1),
  tamanho: tamanho.catch(25),
  ordem: ordem.catch('-criadoEm'),
  q: z.coerce.string().trim().max(200).catch('').default(''),
  situacao: situacao.catch(undefined),
  canalRfb: canalRfb.catch(undefined),
  /** The open dialog. */
  dialogo: z.enum(['importar-di']).optional().catch(undefined),
});
export type ProcessosBusca = z.infer<typeof processosBusca>;

/** What need not stand in the address. */
export const PROCESSOS_BUSCA_PADRAO: Partial<ProcessosBusca> = { pagina: 1, tamanho: 25, ordem: '-criadoEm', q: '' };
