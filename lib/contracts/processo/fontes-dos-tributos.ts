import { z } from 'zod';
import { TRIBUTOS_FEDERAIS } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import {
  CATEGORIAS_PIS_COFINS,
  REGIMES_TRIBUTARIOS,
  type RegimeTributario,
} from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { SETORES, SITUACOES_SUFRAMA } from '#lib/domain/cadastros/importador.ts';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import { SITUACOES_REFERENCIA } from '#lib/domain/cadastros/parametro.ts';
import type { FontesDosTributos } from '#lib/domain/zfm/fontes-dos-tributos.ts';
import { aliquotaDeclarada, dataLida } from '#lib/registros/primitivos.ts';
import { MAXIMO_DE_ITENS } from './itens-do-processo.ts';

/** Body of `POST /api/Processo/{id}/FontesDosTributos`: the goods on the screen, which may not be saved yet. */
export const pedidoDeFontes = z.strictObject({
  mercadorias: z
    .array(
      z.strictObject({
        ncm: z.string().regex(/^\d{8}$/, 'A NCM tem oito algarismos.'),
        partNumber: z.string().trim().min(1).max(MAXIMO_PART_NUMBER).nullable(),
        pais: z
          .string()
          .regex(/^\d{3}$/, 'O país tem um código de três algarismos.')
          .nullable()
          .default(null)
          .meta({ description: 'Código Siscomex do país de origem.' }),
      }),
    )
    .max(MAXIMO_DE_ITENS),
});
export type PedidoDeFontes = z.infer<typeof pedidoDeFontes>;

const aliquota = aliquotaDeclarada.nullable();
const regimeTributario = z.enum(Object.keys(REGIMES_TRIBUTARIOS) as [RegimeTributario, ...RegimeTributario[]]);
const tributo = z.object({
  regime: regimeTributario.nullable(),
  aliquota,
  aliquotaReduzida: aliquota,
  categoria: z.enum(CATEGORIAS_PIS_COFINS).nullable(),
});

export const fontesDosTributos = z.object({
  dia: dataLida,
  importador: z
    .object({
      situacaoSuframa: z.enum(SITUACOES_SUFRAMA),
      validadeSuframa: dataLida.nullable(),
      setor: z.enum(SETORES),
    })
    .nullable()
    .meta({ description: 'Nulo se o importador do processo não está no cadastro.' }),
  tabela: z.array(
    z.object({
      ncm: z.string(),
      aliquotaII: aliquota,
      aliquotaIPI: aliquota,
      desde: dataLida.nullable(),
      fonte: z.string().nullable(),
      situacao: z.enum(SITUACOES_REFERENCIA),
    }),
  ),
  ultimas: z
    .array(
      z.object({
        partNumber: z.string(),
        ncm: z.string(),
        numero: z.string(),
        dataRegistro: dataLida,
        adicao: z.string(),
        tributos: z.object({ ii: tributo, ipi: tributo, pis: tributo, cofins: tributo }),
        fundamentoDoII: z.string().nullable(),
      }),
    )
    .meta({ description: 'A declaração mais nova do importador com cada part number, sob a mesma NCM.' }),
  tratamentos: z
    .array(
      z.object({
        ncm: z.string(),
        pais: z.string(),
        deTreinamento: z.boolean(),
        dataDoFato: dataLida,
        respondidoEm: dataLida,
        fundamentos: z.array(
          z.object({
            tributo: z.enum(TRIBUTOS_FEDERAIS),
            regime: regimeTributario,
            codigo: z.string(),
            nome: z.string().nullable(),
            normal: z.boolean(),
            condicao: z.string().nullable(),
          }),
        ),
      }),
    )
    .meta({ description: 'Os fundamentos legais que o Portal Único respondeu por NCM e país; ele não diz alíquotas.' }),
}) satisfies z.ZodType<FontesDosTributos>;
