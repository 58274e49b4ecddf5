import { z } from 'zod';
import { TRIBUTOS_DA_REFORMA } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import {
  ANOS_COMPARADOS,
  type ComparacaoDosAnos,
  LINHAS_DOS_ANOS,
  PARCELAS_DA_REFORMA,
  type ReformaDoProcesso,
} from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { UFS } from '#lib/domain/aduana/viagem/uf.ts';
import { data, dataLida, dinheiro } from '#lib/registros/primitivos.ts';

/** What a person tries out; nothing of it is stored. */
export const experimentoDaReforma = z.strictObject({
  classe: z
    .string()
    .regex(/^\d{6}$/, 'O cClassTrib tem seis algarismos.')
    .optional()
    .meta({ description: 'cClassTrib para os itens que não têm o seu.' }),
  liberacao: data
    .optional()
    .meta({ description: 'Dia do desembaraço a experimentar, enquanto o processo não tem o seu.' }),
  estimativa: z
    .enum(['true', 'false'])
    .default('false')
    .transform((sim) => sim === 'true')
    .meta({ description: 'Usa as estimativas das alíquotas que ninguém fixou; cada valor diz que é estimativa.' }),
});

export const comparacaoDosAnosConsulta = experimentoDaReforma.omit({ liberacao: true });

export const memoriaDosAnosConsulta = comparacaoDosAnosConsulta.extend({
  linha: z.enum(LINHAS_DOS_ANOS).meta({ description: 'O tributo, ou o total.' }),
  ano: z
    .enum(ANOS_COMPARADOS.map(String), 'Compara-se 2026, 2027 e 2033.')
    .transform(Number)
    .pipe(z.literal(ANOS_COMPARADOS))
    .meta({ description: 'Pelas regras de que ano: 2026, 2027 ou 2033.', example: '2027' }),
});

export const memoriaDaReformaConsulta = experimentoDaReforma.extend({
  adicao: z
    .string()
    .regex(/^\d{3}$/, 'O número da adição tem três algarismos.')
    .optional()
    .meta({ description: 'Sem adição e sequência, o total do processo.' }),
  sequencia: z.coerce.number().int().min(1).optional(),
  figura: z.enum(['base', ...TRIBUTOS_DA_REFORMA]),
  parcela: z.enum(PARCELAS_DA_REFORMA).default('regular'),
});

const aviso = z.object({ codigo: z.string(), mensagem: z.string() });
const dia = z.object({ dia: dataLida.nullable(), previsao: z.boolean() });
const valor = dinheiro.nullable();
const parcelas = z
  .object({ regular: valor, suspenso: valor, devido: valor, recolher: valor })
  .meta({ description: 'Nulo o que ninguém fixou: `avisos` diz o que falta.' });
const aliquota = z.object({ valor: z.string().nullable(), estimativa: z.boolean(), fonte: z.string().nullable() });
const porTributo = <T extends z.ZodType>(cada: T) => ({ cbs: cada, ibsUF: cada, ibsMun: cada });

/** Answer of `GET /api/Processo/{id}/Reforma`. */
export const reformaDoProcesso = z.object({
  motivo: z.string().nullable(),
  registro: dia,
  liberacao: dia,
  lugar: z.object({ uf: z.enum(UFS).nullable(), municipio: z.string().nullable() }),
  pisCofinsImportacao: z.boolean(),
  travessia: z.boolean(),
  dispensado: z.boolean(),
  explicacoes: z.array(z.string()),
  avisos: z.array(aviso),
  aliquotas: z.object(porTributo(aliquota)),
  impostoSeletivo: z.object({ sujeitos: z.number().int(), itens: z.number().int(), valor }).nullable(),
  componentes: z.array(z.object({ nome: z.string(), valor: dinheiro, artigo: z.string() })),
  base: valor,
  totais: z.object(porTributo(parcelas)),
  itens: z.array(
    z.object({
      adicao: z.string(),
      sequencia: z.number().int(),
      descricao: z.string(),
      ncm: z.string(),
      cClassTrib: z.string().nullable(),
      experimentado: z.boolean(),
      artigo: z.string().nullable(),
      base: dinheiro,
      ...porTributo(parcelas),
    }),
  ),
}) satisfies z.ZodType<ReformaDoProcesso>;

const ano = z.literal(ANOS_COMPARADOS);

/** Answer of `GET /api/Processo/{id}/Reforma/Anos`. */
export const comparacaoDosAnos = z.object({
  motivo: z.string().nullable(),
  anos: z.array(z.object({ ano, dia: dataLida })),
  linhas: z.array(
    z.object({
      linha: z.enum(LINHAS_DOS_ANOS),
      nome: z.string(),
      porque: z.string(),
      valores: z.array(
        z.object({
          ano,
          valor,
          diferenca: valor,
          estimativa: z.boolean(),
          nota: z.string().nullable(),
          falta: z.string().nullable(),
        }),
      ),
    }),
  ),
  avisos: z.array(aviso),
}) satisfies z.ZodType<ComparacaoDosAnos>;
