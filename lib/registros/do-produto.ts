import { z } from 'zod';
import { NOME_TIPO_COEFICIENTE, TIPOS_COEFICIENTE } from '#lib/domain/cadastros/importador.ts';
import { NOME_ACRESCIMO, TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { decimalInformado, percentual } from './primitivos.ts';
import { textoOpcional } from './tipos.ts';

/** Fields that a DCR-E copies from its product. Sizes are those of the file (layouts/dcre-layout.csv, records 0 and 1). */
export const DO_PRODUTO = {
  descricao: z.string().trim().min(1, 'Informe a descrição do produto.').max(TAMANHOS_DCRE.texto),
  unidade: z
    .string()
    .trim()
    .min(1, 'Informe a unidade de comercialização.')
    .max(TAMANHOS_DCRE.texto)
    .meta({ rotulo: 'Unidade de comercialização' }),
  /** Kilograms per unit. */
  pesoBruto: decimalInformado({ inteiros: 9, casas: 5 }).meta({ rotulo: 'Peso bruto unitário (kg)' }),
  /** Number of a Resolução CAS of the industry. */
  resolucao: textoOpcional(20).meta({ rotulo: 'Resolução CAS' }),
  ppb: textoOpcional(TAMANHOS_DCRE.texto),
  informatica: z.boolean().default(false).meta({ rotulo: 'Bem de informática', como: 'caixa' }),
  tipoCoeficiente: z.enum(TIPOS_COEFICIENTE, 'Escolha FIXO ou VARIAVEL.').meta({
    rotulo: 'Tipo de coeficiente',
    opcoes: NOME_TIPO_COEFICIENTE,
  }),
  /** The form offers the three existing values; the contract accepts any percentage. */
  acrescimo: percentual.default('0.00').meta({ rotulo: 'Acréscimo (p.p.)', opcoes: NOME_ACRESCIMO }),
};
