import { useFormContext } from 'react-hook-form';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { completarLinhas } from '#lib/api/pedido.ts';
import type { PedidoNovo } from '#lib/contracts/purchase-order.ts';
import { completada, type LinhaDaGradeDePedido } from './itens-linhas.ts';

/**
 * After rows of the grid have changed: what the cadastro has of new part numbers fills their empty cells, and names of manufacturers
 * lead to their records. Where the server cannot be asked the rows stay as they were typed, and the save says what is missing.
 */
export function useCompletarLinhas() {
  const { getValues, setValue } = useFormContext<PedidoNovo>();
  const { rotulos, lembrarRotulo } = useFormularioAberto();

  return async (antes: readonly LinhaDaGradeDePedido[], agora: readonly LinhaDaGradeDePedido[]): Promise<void> => {
    const conhecidos = new Set(Object.values(rotulos).map((nome) => nome.toLowerCase()));
    const partNumbers = mudados(antes, agora, 'partNumber').filter(({ item }) => !item);
    const fabricantes = mudados(antes, agora, 'fabricante').filter(
      ({ fabricante }) => !conhecidos.has(fabricante?.toLowerCase() ?? ''),
    );
    const pedido = { partNumbers: textos(partNumbers, 'partNumber'), fabricantes: textos(fabricantes, 'fabricante') };
    if (pedido.partNumbers.length + pedido.fabricantes.length === 0) return;
    const achados = await completarLinhas(pedido).catch(() => null);
    if (!achados || achados.itens.length + achados.fabricantes.length === 0) return;
    const itens = new Map(achados.itens.map((item) => [item.pedido, item]));
    const donos = new Map(achados.fabricantes.map((um) => [um.pedido, um.id]));
    for (const { id, razaoSocial } of [...achados.fabricantes, ...achados.itens.flatMap((um) => um.fabricante ?? [])]) {
      lembrarRotulo(id, razaoSocial);
    }
    const completas = getValues('itens').map((linha) => {
      const dono = linha.fabricante && donos.get(linha.fabricante.id);
      return completada({ ...linha, ...(dono && { fabricante: { id: dono } }) }, itens.get(linha.partNumber));
    });
    setValue('itens', completas, { shouldDirty: true });
  };
}

/** The rows whose cell has another text than it had, and some. */
function mudados(antes: readonly LinhaDaGradeDePedido[], agora: readonly LinhaDaGradeDePedido[], campo: string) {
  const eram = new Map(antes.map((linha) => [linha.id, linha[campo]]));
  return agora.filter((linha) => linha[campo] && eram.get(linha.id) !== linha[campo]);
}

function textos(linhas: readonly LinhaDaGradeDePedido[], campo: string): string[] {
  return [...new Set(linhas.map((linha) => linha[campo] ?? ''))];
}
