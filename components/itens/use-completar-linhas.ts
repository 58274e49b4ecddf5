import { completarLinhas } from '#lib/api/pedidos/pedido.ts';
import { chaveDoPais } from '#lib/domain/cadastros/rotulo-lookup.ts';
import { completada, type LinhaDeItens, type Nomes, nomesDosPaises } from './linha-de-itens.ts';

interface Conhecidos {
  nomes: Nomes;
  lembrarNome: (id: string, nome: string) => void;
}

/**
 * Returns a function that completes rows after typing or pasting. It looks up new part numbers in the cadastro, and the ids of
 * names of fabricantes and countries; a country typed by its code gets its name. If the server cannot be reached, the rows stay as typed and the save reports what is missing.
 */
export function useCompletarLinhas({ nomes, lembrarNome }: Conhecidos) {
  return async (
    antes: readonly LinhaDeItens[],
    agora: readonly LinhaDeItens[],
  ): Promise<((linha: LinhaDeItens) => LinhaDeItens) | null> => {
    const conhecidos = new Set(Object.values(nomes).map((nome) => nome.toLowerCase()));
    const pedido = {
      partNumbers: mudados(antes, agora, 'partNumber', ({ item }) => !item),
      fabricantes: PESSOAS.flatMap((campo) =>
        mudados(antes, agora, campo, (linha) => !conhecidos.has(linha[campo]?.toLowerCase() ?? '')),
      ),
      paises: mudados(antes, agora, 'paisOrigem', ({ paisOrigem }) => !conhecidos.has(paisOrigem?.toLowerCase() ?? '')),
    };
    if (Object.values(pedido).every((textos) => textos.length === 0)) return null;
    const achados = await completarLinhas(pedido).catch(() => null);
    if (!achados || Object.values(achados).every((quais) => quais.length === 0)) return null;
    const itens = new Map(achados.itens.map((item) => [item.pedido, item]));
    const pessoas = new Map(achados.fabricantes.map(({ pedido: nome, razaoSocial }) => [nome, razaoSocial]));
    const paises = new Map(achados.paises.map(({ pedido: escrito, codigo, nome }) => [escrito, nome || codigo]));
    for (const { codigo, nome } of achados.paises) if (nome) lembrarNome(chaveDoPais(codigo), nome);
    for (const [chave, nome] of nomesDosPaises(achados.itens)) lembrarNome(chave, nome);
    for (const { id, razaoSocial } of [
      ...achados.fabricantes,
      ...achados.itens.flatMap((item) => item.fabricante ?? []),
    ]) {
      lembrarNome(id, razaoSocial);
    }
    return (linha) => {
      const escritos = [
        ...PESSOAS.map((campo) => [campo, pessoas.get(linha[campo] ?? '')] as const),
        ['paisOrigem', paises.get(linha.paisOrigem ?? '')] as const,
      ].flatMap(([campo, valor]) => (valor === undefined ? [] : [[campo, valor]]));
      return completada({ ...linha, ...Object.fromEntries(escritos) }, itens.get(linha.partNumber ?? ''));
    };
  };
}

const PESSOAS = ['fabricante', 'fornecedor'] as const;

/** Returns the new, non-empty texts of a field in the rows that `contam` accepts. */
function mudados(
  antes: readonly LinhaDeItens[],
  agora: readonly LinhaDeItens[],
  campo: string,
  contam: (linha: LinhaDeItens) => boolean,
): string[] {
  const eram = new Map(antes.map((linha) => [linha.id, linha[campo]]));
  const mudadas = agora.filter((linha) => linha[campo] && eram.get(linha.id) !== linha[campo] && contam(linha));
  return [...new Set(mudadas.map((linha) => linha[campo] ?? ''))];
}
