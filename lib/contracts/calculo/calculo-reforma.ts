import { z } from 'zod';
import {
  COMPONENTES_DA_BASE,
  type EntradaReforma,
  type ResultadoReforma,
  TRIBUTOS_DA_REFORMA,
} from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { CODIGO_IBGE_UF, UFS } from '#lib/domain/aduana/viagem/uf.ts';
import { entreElementos, entreVariosCampos } from '#lib/registros/entre-campos.ts';
import { data, decimalInformado, dinheiro } from '#lib/registros/primitivos.ts';
import { memoria } from './memoria.ts';

const valor = decimalInformado({ inteiros: 13, casas: 2 });
const aliquota = decimalInformado({ inteiros: 3, casas: 6, maximo: 100 });
const cst = z.string().regex(/^\d{3}$/, 'O CST tem três algarismos.');
const cClassTrib = z.string().regex(/^\d{6}$/, 'O cClassTrib tem seis algarismos.');

const item = z.strictObject({
  numero: z.string().regex(/^\d{1,5}$/, 'O número do item tem até cinco algarismos.'),
  valorAduaneiro: valor,
  ii: valor,
  is: valor,
  pesoLiquido: decimalInformado({ inteiros: 10, casas: 5 }),
  cst,
  cClassTrib,
  regular: z
    .strictObject({ cst, cClassTrib })
    .optional()
    .meta({ description: 'A tributação que haveria sem a suspensão; 000/000001, se não vier.' }),
});

const por = <const Nomes extends readonly string[], T extends z.ZodType>(nomes: Nomes, cada: T) =>
  Object.fromEntries(nomes.map((nome) => [nome, cada])) as Record<Nomes[number], T>;

/** Body of `POST /api/Calculo/reforma`. */
export const entradaReforma = entreVariosCampos(
  z.strictObject({
    dataRegistro: data,
    dataLiberacao: data.nullable().meta({
      description: 'Dia do desembaraço, a liberação da LC 214/2025. Nula antes dele: o resultado é uma previsão.',
    }),
    uf: z.enum(UFS).meta({ description: 'Lugar da importação: onde se entregam os bens.', example: 'AM' }),
    municipio: z
      .string()
      .regex(/^\d{7}$/, 'O código do IBGE do município tem sete algarismos.')
      .meta({ example: '1302603' }),
    aliquotas: z
      .strictObject(por(TRIBUTOS_DA_REFORMA, aliquota.optional()))
      .optional()
      .meta({ description: 'As que valem no lugar das dos parâmetros, em %.' }),
    componentes: z.strictObject(por(COMPONENTES_DA_BASE, valor.optional())),
    itens: entreElementos(
      z.array(item).min(1, 'A declaração tem ao menos um item.').max(9999, 'A declaração tem no máximo 9999 itens.'),
      (itens, { addIssue }) => {
        const vistos = new Set<string>();
        for (const [indice, { numero }] of itens.entries()) {
          if (vistos.has(numero)) {
            addIssue({ code: 'custom', path: [indice, 'numero'], message: `O item ${numero} está repetido.` });
          }
          vistos.add(numero);
        }
      },
    ),
  }),
  [
    ['uf', 'municipio'],
    ({ uf, municipio }, { addIssue }) => {
      if (municipio.startsWith(CODIGO_IBGE_UF[uf])) return;
      addIssue({ code: 'custom', path: ['municipio'], message: `O município ${municipio} não é de ${uf}.` });
    },
  ],
) satisfies z.ZodType<EntradaReforma>;

/** Never negative. */
const reais = dinheiro.regex(/^\d/);

const parcelas = z
  .object({ regular: reais, suspenso: reais, devido: reais, recolher: reais })
  .nullable()
  .meta({ description: 'Nulo quando a alíquota não foi fixada e nenhuma foi informada.' });
const tributos = por(TRIBUTOS_DA_REFORMA, parcelas);

/** Answer of `POST /api/Calculo/reforma`. */
export const resultadoReforma = z.object({
  itens: z.array(
    z.object({
      numero: z.string(),
      base: reais,
      componentes: z.object(por(COMPONENTES_DA_BASE, reais.optional())),
      ...tributos,
    }),
  ),
  totais: z.object({ base: reais, ...tributos }),
  pisCofinsImportacao: z.boolean(),
  travessia: z.boolean(),
  dispensado: z.boolean(),
  avisos: z.array(z.object({ codigo: z.string(), mensagem: z.string() })),
  /** Memória of what is paid. */
  memoria,
}) satisfies z.ZodType<ResultadoReforma>;
