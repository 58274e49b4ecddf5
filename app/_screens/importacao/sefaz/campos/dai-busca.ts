import { z } from 'zod';
import { type MemoriaDaDaiConsulta, memoriaDaDaiConsulta } from '#lib/contracts/consultas/dai.ts';

export const ABAS_DAI = ['dados', 'adicoes', 'icms', 'conferencia', 'notificacoes', 'documentos', 'historico'] as const;
export type AbaDai = (typeof ABAS_DAI)[number];

/** The tabs that show the form or follow from it while the person types. */
export const ABAS_DO_FORMULARIO: ReadonlySet<AbaDai> = new Set(['dados', 'adicoes', 'icms', 'conferencia']);

/** The open tab of a DAI, the field that a link leads to, and the open memória: `001.baseIcms`, `total.icms`. */
export const daiBusca = z.object({
  aba: z.enum(ABAS_DAI).catch('dados').default('dados'),
  /** A form field such as `tipo`; the three digits of an adição whose row must be chosen; or `ato`, the next act. */
  campo: z
    .preprocess((valor) => (typeof valor === 'number' ? String(valor) : valor), z.string().regex(/^\w{1,20}$/))
    .optional()
    .catch(undefined),
  memoria: z
    .string()
    .regex(/^(\d{3}|total)\.\w+$/)
    .optional()
    .catch(undefined),
});
export type DaiBusca = z.infer<typeof daiBusca>;

export const DAI_BUSCA_PADRAO: DaiBusca = { aba: 'dados' };

/** The key of a value in the address. */
export function chaveDaMemoria({ adicao, figura }: MemoriaDaDaiConsulta): string {
  return `${adicao ?? 'total'}.${figura}`;
}

/** The API query for such a key; null if the key is unknown. */
export function memoriaAberta(chave: string | undefined): MemoriaDaDaiConsulta | null {
  const [adicao = '', figura] = chave?.split('.') ?? [];
  const lida = memoriaDaDaiConsulta.safeParse(adicao === 'total' ? { figura } : { adicao, figura });
  return lida.success ? lida.data : null;
}
