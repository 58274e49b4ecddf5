import type { CompraNacionalLida } from '#lib/contracts/compra-nacional.ts';
import type { NacionalNovo } from '#lib/contracts/dcr.ts';
import { notaDaCompra } from '#lib/domain/compra-nacional.ts';
import type { Tomada } from './por-na-lista.ts';

/** A national purchase as a line of the national components. */
export const DA_COMPRA: Tomada<CompraNacionalLida, NacionalNovo> = {
  lugar: linhaDaCompra,
  dia: ({ dataEmissao }) => dataEmissao,
  documento: notaDaCompra,
  nova: (compra) => {
    const { item, partNumber, descricao, unidade, ncm } = compra;
    return { id: null, item, codigo: partNumber, descricao, unidade, ncm, quantidade: '', ...notaDaCompra(compra) };
  },
};

/** Part numbers in capitals, as the newest purchase of a line is looked for. */
function linhaDaCompra(linhas: readonly NacionalNovo[], compra: CompraNacionalLida): number | null {
  const partNumber = compra.partNumber.toUpperCase();
  const lugar = linhas.findIndex(
    ({ item, codigo }) => (compra.item !== null && item?.id === compra.item.id) || codigo.toUpperCase() === partNumber,
  );
  return lugar < 0 ? null : lugar;
}
