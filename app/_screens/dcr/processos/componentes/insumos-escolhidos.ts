import { lugarDoItem, type Tomada } from '#app/_screens/dcr/processos/campos/por-na-lista.ts';
import type { ImportadoNovo, InsumoDaDi, SubcomponenteNovo } from '#lib/contracts/dcr/dcr.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';

/** Makes a line of a list of imported components from an item of a DI. */
export const doInsumo = (grupo: 'importados' | 'subcomponentes'): Tomada<InsumoDaDi, ImportadoNovo> => ({
  lugar: linhaDoInsumo,
  dia: ({ dataDesembaraco }) => dataDesembaraco,
  documento: documentoDe,
  nova: (insumo) => linhaNova(grupo, insumo),
});

function linhaDoInsumo(linhas: readonly ImportadoNovo[], { itemId, partNumber, descricao }: InsumoDaDi): number | null {
  const lugar = lugarDoItem(linhas, itemId, partNumber);
  if (lugar !== null || partNumber !== null) return lugar;
  const citada = linhas.findIndex(({ codigo }) => estaNaDescricao(codigo, descricao));
  return citada < 0 ? null : citada;
}

/** Whether a description contains the code as a whole word. Codes under four characters would match by accident. */
function estaNaDescricao(codigo: string, descricao: string): boolean {
  if (codigo.length < 4) return false;
  const lugar = descricao.toUpperCase().indexOf(codigo.toUpperCase());
  if (lugar < 0) return false;
  const vizinhos = `${descricao[lugar - 1] ?? ''}${descricao[lugar + codigo.length] ?? ''}`;
  return !/[0-9A-Za-z]/.test(vizinhos);
}

function documentoDe(insumo: InsumoDaDi) {
  const { id, numeroDeclaracao, adicao, item, custoUSD, aliquotaII, suspensao, itemId, ncm } = insumo;
  return {
    item: itemId ? { id: itemId } : null,
    ncm,
    documento: /^\d{10}$/.test(numeroDeclaracao) ? ('DI' as const) : ('DUIMP' as const),
    lote: { id },
    numeroDeclaracao,
    adicao,
    itemDaAdicao: item,
    moeda: 'USD' as const,
    preco: custoUSD ?? '0.000000',
    aliquotaII,
    suspensao,
    nf: null,
    serie: null,
    cnpj: null,
    ie: null,
    dataEmissao: null,
  };
}

function linhaNova(grupo: 'importados' | 'subcomponentes', insumo: InsumoDaDi): ImportadoNovo | SubcomponenteNovo {
  const { partNumber, descricao, unidade } = insumo;
  const importado: ImportadoNovo = {
    id: null,
    codigo: partNumber ?? '',
    // The description in a DI may run to pages; the field of the DCR-E has 80 characters.
    descricao: descricao.replace(/\s+/g, ' ').trim().slice(0, TAMANHOS_DCRE.texto).trim(),
    unidade,
    quantidade: '',
    reduz: 'S',
    ...documentoDe(insumo),
  };
  return grupo === 'importados' ? importado : { ...importado, pai: '', incluiBC: 'S' };
}
