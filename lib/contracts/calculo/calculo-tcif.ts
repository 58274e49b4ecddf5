import { z } from 'zod';
import { data, decimalInformado, dinheiro, percentual } from '#lib/registros/primitivos.ts';
import { memoria } from './memoria.ts';

/** Body of `POST /api/Calculo/tcif`. Without `data`, the newest amounts apply. */
export const entradaTcif = z.strictObject({
  itens: z
    .array(z.strictObject({ valorBRL: decimalInformado({ inteiros: 13, casas: 2 }) }))
    .min(1, 'O pedido tem ao menos uma mercadoria.')
    .max(10_000, 'O pedido tem mercadorias demais.'),
  reducaoPerc: percentual.optional(),
  data: data.optional(),
});

/** Amounts in reais. */
export const resultadoTcif = z.object({
  totalBRL: dinheiro,
  parcelaPedido: dinheiro,
  itens: z.array(z.object({ valorBRL: dinheiro, limite: dinheiro, taxa: dinheiro })),
  parcelaItens: dinheiro,
  total: dinheiro,
  memoria,
});
