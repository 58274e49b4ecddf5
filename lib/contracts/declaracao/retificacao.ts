import { z } from 'zod';
import { type BlocoDaDeclaracao, FORMA_DO_BLOCO } from '#lib/domain/aduana/declaracao/retificacao.ts';
import { entreCampos } from '#lib/registros/entre-campos.ts';
import { dinheiro, id, instante } from '#lib/registros/primitivos.ts';
import { textoObrigatorio } from '#lib/registros/tipos.ts';
import { conferencia } from './declaracao-importacao.ts';

const sim = z.enum(['true', 'false']).default('false');
const bloco = z.string().regex(FORMA_DO_BLOCO, 'Este bloco não existe.') as z.ZodType<BlocoDaDeclaracao, string>;

/** Query of `POST /api/Processo/ImportarDi`. */
export const importarDiConsulta = entreCampos(
  z.strictObject({
    Bucket: z.literal('di').default('di'),
    /** The processo that receives the declaration. With `retificar`, only the declaration of this processo is compared. */
    processoId: id.optional(),
    /** Compares with the stored declaration; nothing is written. */
    retificar: sim,
    /** Applies the blocks named in `blocos`, or all of them. */
    aplicar: sim,
    /** `cabecalho,adicao-003`. */
    blocos: z
      .string()
      .transform((texto) => texto.split(','))
      .pipe(z.array(bloco).max(1100))
      .optional(),
    /** Why only some blocks are applied. */
    motivo: textoObrigatorio(500, 'Diga por que a declaração é retificada.').optional(),
    /** Version of the processo that the person compared with. */
    versao: z.coerce.number().int().min(1).optional(),
  }),
  ['retificar', 'aplicar', 'blocos', 'motivo'],
  ({ retificar, aplicar, blocos, motivo }, { addIssue }) => {
    const falta = (campo: string, message: string) => addIssue({ code: 'custom', path: [campo], message });
    if (aplicar === 'true' && retificar === 'false') falta('retificar', 'Só uma retificação se aplica.');
    if (blocos && aplicar === 'false') falta('aplicar', 'Os blocos são de uma retificação que se aplica.');
    if (blocos && !motivo) falta('motivo', 'Diga por que a declaração é retificada.');
  },
);
export type ImportarDiConsulta = z.infer<typeof importarDiConsulta>;

/** Effect of the retificação in reais, after minus before: taxes due, taxes to pay, valor aduaneiro, payments. */
const porTributo = z.object({ ii: dinheiro, ipi: dinheiro, pis: dinheiro, cofins: dinheiro });
const efeito = { efeito: porTributo, recolher: porTributo, valorAduaneiro: dinheiro, pago: dinheiro };

const valor = z.union([z.string(), z.number()]).nullable();
const contagem = z.object({ bloco, diferencas: z.number().int() });

/** Answer of `POST /api/Processo/ImportarDi?retificar=true`: one entry per declaration, in the order of the file. */
export const retificacaoDi = z.array(
  z.object({
    id,
    numero: z.string(),
    numeroDI: z.string(),
    /** Version of the processo: the compared version, or the version after applying. */
    versao: z.number().int(),
    diferencas: z.array(z.object({ caminho: z.string(), antes: valor, depois: valor })),
    ...efeito,
    /** The same effect block by block; the parts add up to the whole. */
    blocos: z.array(z.object({ ...contagem.shape, ...efeito })),
    /** The checks of the declaration with all these blocks taken; an older back end does not send them. */
    conferencias: z.array(conferencia).default([]),
    aplicada: z.boolean(),
  }),
);
export type RetificacaoDi = z.infer<typeof retificacaoDi>;
export type DeclaracaoRetificada = RetificacaoDi[number];
export type BlocoRetificado = DeclaracaoRetificada['blocos'][number];

const arquivo = z.object({ id, nome: z.string(), sha256: z.string() });

/** A newer file applied to a processo. The newest retificação tells how the record and its file still differ. */
export const retificacaoFeita = z.object({
  id,
  arquivo,
  arquivoAnterior: arquivo,
  aceitos: z.array(bloco),
  recusados: z.array(contagem),
  motivo: z.string(),
  usuario: z.object({ id, nome: z.string() }),
  em: instante,
});
export type RetificacaoFeita = z.infer<typeof retificacaoFeita>;
