import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import type { LinhaDeItens } from '#components/itens/linha-de-itens.ts';
import { useLinhasDoFormulario } from '#components/itens/use-linhas-do-formulario.ts';
import { completarLinhas } from '#lib/api/pedidos/pedido.ts';
import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { type ComponenteNovo, componenteDaLinha, type GrupoDeComponentes, linhaDaGrade } from './componentes-linhas.ts';

/** One of the three lists of components as grid rows, with each cost at the rate of the DCR-E. */
export function useLinhasDoDcr(grupo: GrupoDeComponentes) {
  const taxaUSD = useWatch<DcrNovo, 'taxaUSD'>({ name: 'taxaUSD' });
  const grade = useLinhasDoFormulario<ComponenteNovo>({
    campo: grupo,
    naGrade: useCallback(
      (linha: ComponenteNovo, { id }: { id: string }) => linhaDaGrade(linha, id, taxaUSD),
      [taxaUSD],
    ),
    doFormulario: (linha) => componenteDaLinha(grupo, linha),
  });
  return { ...grade, completar };
}

/**
 * Fills the empty cells of newly typed or pasted codes from the cadastro. If the server cannot be reached, the rows stay as typed.
 */
async function completar(
  antes: readonly LinhaDeItens[],
  agora: readonly LinhaDeItens[],
): Promise<((linha: LinhaDeItens) => LinhaDeItens) | null> {
  const eram = new Map(antes.map(({ id, codigo }) => [id, codigo]));
  const novos = agora.filter(
    ({ id, codigo, item, itemDe }) => codigo && eram.get(id) !== codigo && !(item && itemDe === codigo),
  );
  const partNumbers = [...new Set(novos.map(({ codigo }) => codigo ?? ''))];
  if (partNumbers.length === 0) return null;
  const achados = await completarLinhas({ partNumbers, fabricantes: [], paises: [] }).catch(() => null);
  if (!achados || achados.itens.length === 0) return null;
  const itens = new Map(achados.itens.map((item) => [item.pedido, item]));
  return (linha) => {
    const { codigo = '' } = linha;
    const item = itens.get(codigo);
    if (!item || (linha.item && linha.itemDe === codigo)) return linha;
    const { descricao, ncm, unidade } = item;
    const vazias = Object.entries({ descricao: descricao.slice(0, TAMANHOS_DCRE.texto), ncm, unidade }).filter(
      ([campo, valor]) => !linha[campo] && valor,
    );
    return { ...linha, item: item.id, itemDe: codigo, ...(Object.fromEntries(vazias) as Record<string, string>) };
  };
}
