import { z } from 'zod';
import { processoConsulta } from '#lib/contracts/processo.ts';

const { pagina, tamanho, ordem, situacao, canalRfb } = processoConsulta.shape;

/** As many rows as the community grid shows at once. */
export const TAMANHO_MAXIMO_NA_TELA = 100;

/** The list as its address says it; a broken address shows the default, never an error. */
export const processosBusca = z.object({
  pagina: pagina.catch(1),
  tamanho: tamanho.unwrap().max(TAMANHO_MAXIMO_NA_TELA).catch(25).default(25),
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
