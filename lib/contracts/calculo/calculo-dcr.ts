import { z } from 'zod';
import { aliquotaInformada, decimalDe, decimalInformado, percentual } from '#lib/registros/primitivos.ts';
import { memoria } from './memoria.ts';

const simNao = z.enum(['S', 'N'], 'Informe S ou N.');
const nome = z.string().max(80, 'O nome tem no máximo 80 caracteres.');

const componente = z.strictObject({
  nome,
  qtd: decimalInformado({ inteiros: 8, casas: 7, positivo: true }),
  vuUSD: decimalInformado({ inteiros: 9, casas: 6, positivo: true }),
  /** The document that gave the cost, shown in the memória. */
  fonte: z.string().max(80).optional(),
});
/** A rate of null is unknown, and with it the II that rests on it. */
const importado = componente.extend({ aliqII: aliquotaInformada.nullable(), suspensao: simNao, reduz: simNao });
const subcomponente = importado.extend({ incluiBC: simNao });

/** The limit is the four-digit sequence number of the file. */
const lista = <T extends z.ZodType>(linha: T) =>
  z.array(linha).max(9999, 'O DCR-E tem no máximo 9999 componentes de cada tipo.');

/** Body of `POST /api/Calculo/dcr`. The field sizes are those of the DCR-E file. */
export const entradaDcr = z.strictObject({
  tipoCoeficiente: z.enum(['F', 'V'], 'Informe F (fixo) ou V (variável).'),
  acrescimoPP: percentual,
  nacionais: lista(componente),
  subcomponentes: lista(subcomponente).default([]),
  importados: lista(importado),
  salariosUSD: decimalInformado({ inteiros: 11, casas: 4 }),
  encargosUSD: decimalInformado({ inteiros: 11, casas: 4 }),
  arredondamentoCoeficiente: z.enum(['MEIO_PARA_CIMA', 'TRUNCAR']).default('MEIO_PARA_CIMA'),
});

const ii = decimalDe(7).nullable();
const figuras = z.object({
  CCN: decimalDe(7),
  CCI: decimalDe(7),
  CMO: decimalDe(4),
  coefCalculado6: decimalDe(6),
  CRA: decimalDe(2),
});

export const resultadoDcr = figuras.extend({
  iiCheioUSD: ii,
  iiUnitUSD: ii,
  linhas: z.array(z.object({ nome: z.string(), valorUSD: decimalDe(7), iiCheioUSD: ii, iiDevidoUSD: ii })),
  avisos: z.array(z.object({ codigo: z.string(), mensagem: z.string() })),
  /** Memória of `iiUnitUSD`. */
  memoria: memoria.nullable(),
  /** Memórias of the other figures. */
  memorias: z.object({
    CCN: memoria,
    CCI: memoria,
    CMO: memoria,
    coefCalculado6: memoria,
    CRA: memoria,
    iiCheioUSD: memoria.nullable(),
  }),
});
