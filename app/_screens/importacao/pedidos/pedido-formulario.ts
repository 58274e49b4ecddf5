import { z } from 'zod';
import { formularioDe } from '#components/form/formulario-de.ts';
import { nomesDosPaises } from '#components/itens/linha-de-itens.ts';
import { type PedidoLido, type PedidoNovo, pedido, pedidoNovo } from '#lib/contracts/pedidos/pedido.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { PEDIDO } from '#lib/registros/pedido.ts';

const DO_REGISTRO = formularioDe<PedidoNovo, PedidoLido>({
  recurso: 'PurchaseOrder',
  // The grid offers an empty row below the last one; left empty, it is no item. Units are codes, in capitals.
  esquema: z.preprocess(comoSeGrava, pedidoNovo) as z.ZodType<PedidoNovo>,
  contrato: pedido,
  largo: true,
});

export const FORMULARIO_PEDIDO = {
  ...DO_REGISTRO,
  rotulosDe: (lido: PedidoLido) => ({
    ...DO_REGISTRO.rotulosDe?.(lido),
    ...Object.fromEntries(
      lido.itens.flatMap(({ fabricante }) => (fabricante ? [[fabricante.id, fabricante.razaoSocial]] : [])),
    ),
    ...Object.fromEntries(nomesDosPaises(lido.itens)),
  }),
};

export const pedidoEmBranco = (hoje: string): PedidoNovo => ({ ...emBranco(PEDIDO), data: hoje });

function comoSeGrava(valores: unknown): unknown {
  if (typeof valores !== 'object' || valores === null || !('itens' in valores)) return valores;
  const itens = valores.itens as Record<string, unknown>[];
  const ultima = itens.findLastIndex((linha) => Object.values(linha).some((valor) => valor !== null && valor !== ''));
  return {
    ...valores,
    itens: itens.slice(0, ultima + 1).map((linha) => ({ ...linha, unidade: String(linha.unidade).toUpperCase() })),
  };
}
