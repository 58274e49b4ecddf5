import { z } from 'zod';
import { conferirFolhas } from '#app/_screens/importacao/processos/adicoes/adicao-folhas.ts';
import type { DefinicaoDeFormulario } from '#components/form/definicao-de-formulario.ts';
import { temConteudo } from '#components/itens/linha-de-itens.ts';
import {
  type ItensDoProcesso,
  type ItensDoProcessoLidos,
  itensDoProcesso,
  itensDoProcessoNovo,
} from '#lib/contracts/itens-do-processo.ts';
import { entreCampos } from '#lib/registros/entre-campos.ts';
import { adicaoComoSeGrava } from './adicao-como-se-grava.ts';
import { CAMPOS_DOS_ITENS } from './itens-campos.ts';
import { linhasDePedidoLidas, nomesDasLinhasDePedido } from './saldo-nos-itens.ts';

/** Goods and planned adições of a process: one form over the tabs Itens, Adições and Tributos. */
export const FORMULARIO_DOS_ITENS: DefinicaoDeFormulario<ItensDoProcesso, ItensDoProcessoLidos> = {
  recurso: 'ItensDoProcesso',
  esquema: z.preprocess(
    comoSeGrava,
    entreCampos(itensDoProcessoNovo, ['adicoes'], ({ adicoes }, recusas) => conferirFolhas(adicoes, recusas)),
  ) as z.ZodType<ItensDoProcesso>,
  contrato: itensDoProcesso,
  campos: CAMPOS_DOS_ITENS,
  largo: true,
  valoresDe: ({ itens, adicoes }) => ({
    itens: itens.map(({ pedidoItem, moeda, fornecedor, fabricante, paisOrigem, ...item }) => ({
      ...item,
      pedidoItem: pedidoItem && { id: pedidoItem.id },
      moeda: { codigo: moeda.codigo },
      fornecedor: fornecedor && { id: fornecedor.id },
      fabricante: fabricante && { id: fabricante.id },
      paisOrigem: paisOrigem && { codigo: paisOrigem.codigo },
    })),
    adicoes,
  }),
  rotulosDe: (lidos) => ({
    ...Object.fromEntries(
      lidos.itens.flatMap(({ fornecedor, fabricante }) =>
        [fornecedor, fabricante].flatMap((um) => (um ? [[um.id, um.razaoSocial]] : [])),
      ),
    ),
    ...Object.fromEntries(nomesDasLinhasDePedido(linhasDePedidoLidas(lidos))),
  }),
};

/** The grid offers a row to write in below the last: left as it began it is no item. Units are codes, in capitals. */
export function comoSeGrava(valores: unknown): unknown {
  const { itens, adicoes } = valores as ItensDoProcesso;
  const ultimo = itens.findLastIndex(temConteudo);
  return {
    itens: itens.slice(0, ultimo + 1).map((item) => ({ ...item, unidade: item.unidade.toUpperCase() })),
    adicoes: adicoes.map(adicaoComoSeGrava),
  };
}
