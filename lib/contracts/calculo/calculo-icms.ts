import { z } from 'zod';
import { TRATAMENTOS_ICMS, type TratamentoIcms } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { decimalInformado, dinheiro, percentual } from '#lib/registros/primitivos.ts';
import { memoria } from './memoria.ts';

const valor = decimalInformado({ inteiros: 13, casas: 2 });

/** Body of `POST /api/Calculo/icms`. Amounts are in reais; the federal taxes are the amounts to be paid. */
export const entradaIcms = z.strictObject({
  VA: valor,
  II: valor,
  IPI: valor,
  PIS: valor,
  COFINS: valor,
  taxas: valor,
  afrmm: valor.optional(),
  antidumping: valor.optional(),
  despesas: valor.optional(),
  aliquota: percentual,
  tratamento: z.enum(Object.keys(TRATAMENTOS_ICMS) as [TratamentoIcms, ...TratamentoIcms[]]).optional(),
  reducaoPerc: percentual.optional(),
});

/** Answer: base, tax and the part of the tax to be paid. */
export const resultadoIcms = z.object({ BC: dinheiro, ICMS: dinheiro, recolher: dinheiro, memoria });
