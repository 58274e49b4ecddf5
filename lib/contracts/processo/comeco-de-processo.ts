import { z } from 'zod';
import { MAXIMO_DE_LINHAS } from '#lib/domain/pedidos/pedido.ts';
import { entreElementos } from '#lib/registros/entre-campos.ts';
import { decimalInformado, id } from '#lib/registros/primitivos.ts';

const linha = z.strictObject({
  pedidoItemId: id,
  quantidade: decimalInformado({ inteiros: 9, casas: 5, positivo: true }),
});

/** Begins a processo from order lines of one importer and one supplier, with the quantity it takes of each line. */
export const processoDoPedido = z.strictObject({
  linhas: entreElementos(
    z
      .array(linha)
      .min(1, 'Escolha ao menos um item de pedido.')
      .max(MAXIMO_DE_LINHAS, `Um processo tem no máximo ${MAXIMO_DE_LINHAS} itens.`),
    (linhas, { addIssue }) => {
      const ids = linhas.map(({ pedidoItemId }) => pedidoItemId);
      for (const [i, idDoItem] of ids.entries()) {
        if (ids.indexOf(idDoItem) < i) {
          addIssue({ code: 'custom', path: [i, 'pedidoItemId'], message: 'Este item de pedido já está na lista.' });
        }
      }
    },
  ),
});
export type ProcessoDoPedido = z.infer<typeof processoDoPedido>;
