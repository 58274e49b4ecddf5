import { lugarDoItem, type Tomada } from '#app/_screens/dcr/processos/campos/por-na-lista.ts';
import type { NacionalNovo } from '#lib/contracts/dcr/dcr.ts';
import { notaDaCompra } from '#lib/domain/zfm/compra-nacional.ts';
import type { CompraNacionalLida } from '#lib/registros/compra-nacional.ts';

/** Makes a line of the national components from a purchase. */
export const DA_COMPRA: Tomada<CompraNacionalLida, NacionalNovo> = {
  lugar: (linhas, { item, partNumber }) => lugarDoItem(linhas, item?.id ?? null, partNumber),
  dia: ({ dataEmissao }) => dataEmissao,
  documento: notaDaCompra,
  nova: (compra) => {
    const { item, partNumber, descricao, unidade, ncm } = compra;
    return { id: null, item, codigo: partNumber, descricao, unidade, ncm, quantidade: '', ...notaDaCompra(compra) };
  },
};
