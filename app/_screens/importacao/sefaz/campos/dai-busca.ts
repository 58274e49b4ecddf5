import { z } from 'zod';
import { type MemoriaDaDaiConsulta, memoriaDaDaiConsulta } from '#lib/contracts/consultas/dai.ts';

export const ABAS_DAI = ['dados', 'adicoes', 'icms', 'conferencia', 'notificacoes', 'documentos', 'historico'] as const;
export type AbaDai = (typeof ABAS_DAI)[number];

/** Those that show what a person fills in, and what follows from it as it is typed. */
export const ABAS_DO_FORMULARIO: ReadonlySet<AbaDai> = new Set(['dados', 'adicoes', 'icms', 'conferencia']);

/** Which part of a DAI is open, which of its fields is to be mended there, and whose memória: `001.baseIcms`, `total.icms`. */
export const daiBusca = z.object({
  aba: z.enum(ABAS_DAI).catch('dados').default('dados'),
  /** A field of the person's, `tipo`; the three digits of an adição whose row is to be chosen; or `ato`, what is to be done next. */
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

/** A figure as the address names it. */
export function chaveDaMemoria({ adicao, figura }: MemoriaDaDaiConsulta): string {
  return `${adicao ?? 'total'}.${figura}`;
}

/** What such a name asks the API for; null when it names nothing. */
export function memoriaAberta(chave: string | undefined): MemoriaDaDaiConsulta | null {
  const [adicao = '', figura] = chave?.split('.') ?? [];
  const lida = memoriaDaDaiConsulta.safeParse(adicao === 'total' ? { figura } : { adicao, figura });
  return lida.success ? lida.data : null;
}
