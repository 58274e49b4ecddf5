import { z } from 'zod';
import { conferirFolhas } from '#app/_screens/importacao/processos/adicoes/adicao-folhas.ts';
import { camposDe } from '#components/form/fields/campos-de.ts';
import { formularioDe } from '#components/form/formulario-de.ts';
import { nomesDosPaises, temConteudo } from '#components/itens/linha-de-itens.ts';
import {
  ITENS_DO_PROCESSO,
  type ItensDoProcesso,
  type ItensDoProcessoLidos,
  itensDoProcesso,
  itensDoProcessoNovo,
} from '#lib/contracts/processo/itens-do-processo.ts';
import { entreCampos } from '#lib/registros/entre-campos.ts';
import { CAMPOS_DA_ADICAO } from './adicao-campos.ts';
import { adicaoComoSeGrava } from './adicao-como-se-grava.ts';
import { linhasDePedidoLidas, nomesDasLinhasDePedido } from './saldo-nos-itens.ts';

const DERIVADOS = camposDe(ITENS_DO_PROCESSO);

/** The goods and planned adições of a processo: one form over the tabs Itens, Adições and Tributos. */
export const FORMULARIO_DOS_ITENS = formularioDe<ItensDoProcesso, ItensDoProcessoLidos>({
  recurso: 'ItensDoProcesso',
  esquema: z.preprocess(
    comoSeGrava,
    entreCampos(itensDoProcessoNovo, ['adicoes'], ({ adicoes }, recusas) => conferirFolhas(adicoes, recusas)),
  ) as z.ZodType<ItensDoProcesso>,
  contrato: itensDoProcesso,
  // The fields of an adição are described on their own (adicao-campos.ts).
  campos: {
    ...DERIVADOS,
    adicoes: {
      tipo: 'lista',
      rotulo: DERIVADOS.adicoes.rotulo,
      adicionar: 'Adicionar adição',
      novo: null,
      item: CAMPOS_DA_ADICAO,
      chave: ['numero'],
      apontadaPor: 'itens.adicao',
    },
  },
  largo: true,
  rotulosDe: (lidos) => ({
    ...Object.fromEntries(
      lidos.itens.flatMap(({ fornecedor, fabricante }) =>
        [fornecedor, fabricante].flatMap((empresa) => (empresa ? [[empresa.id, empresa.razaoSocial]] : [])),
      ),
    ),
    ...Object.fromEntries(nomesDosPaises(lidos.itens)),
    ...Object.fromEntries(nomesDasLinhasDePedido(linhasDePedidoLidas(lidos))),
  }),
});

/** The grid offers a row below the last one; left untouched, it is no item. Units are codes, in capitals. */
export function comoSeGrava(valores: unknown): unknown {
  const { itens, adicoes } = valores as ItensDoProcesso;
  const ultimo = itens.findLastIndex(temConteudo);
  return {
    itens: itens.slice(0, ultimo + 1).map((item) => ({ ...item, unidade: item.unidade.toUpperCase() })),
    adicoes: adicoes.map(adicaoComoSeGrava),
  };
}
