import { eObjetoJson, type JsonExato, type ObjetoJson } from '#lib/siscomex/json/json-exato.ts';
import type { DoCatalogo } from './duimp-pedacos.ts';

/**
 * Puts into the items what they name in the catalogue: the Portal gives the description of a product and the name of a foreign operator
 * there, and only their codes in the item. What an item says itself stays.
 */
export function comCatalogo(
  capa: ObjetoJson,
  itens: readonly ObjetoJson[],
  catalogo: readonly DoCatalogo[],
): readonly ObjetoJson[] {
  if (catalogo.length === 0) return itens;
  const porChave = new Map(
    catalogo.map(({ oQue, ...registroDoCatalogo }) => [
      chave(oQue, registroDoCatalogo.raiz, registroDoCatalogo.codigo, registroDoCatalogo.versao),
      registroDoCatalogo.json,
    ]),
  );
  const raizDoImportador = texto(capa, 'identificacao', 'importador', 'ni')?.slice(0, 8) ?? null;
  const achar = (oQue: DoCatalogo['oQue'], grupo: ObjetoJson, responsavel: string | null) => {
    const raiz = responsavel?.slice(0, 8) ?? raizDoImportador;
    const [codigo, versao] = [texto(grupo, 'codigo'), texto(grupo, 'versao')];
    return raiz && codigo ? porChave.get(chave(oQue, raiz, codigo, versao)) : undefined;
  };
  return itens.map((item) => {
    const { produto, mercadoria } = item;
    const novo: Record<string, JsonExato> = { ...item };
    const responsavel = texto(item, 'produto', 'niResponsavel');
    if (eObjetoJson(produto)) {
      const achado = achar('PRODUTO', produto, responsavel);
      const descricao = achado && (texto(achado, 'descricao') ?? texto(achado, 'denominacao'));
      const campos = eObjetoJson(mercadoria) ? mercadoria : {};
      if (descricao && !texto(campos, 'descricao')) novo.mercadoria = { ...campos, descricao };
    }
    for (const papel of ['exportador', 'fabricante']) {
      const operador = item[papel];
      if (!eObjetoJson(operador)) continue;
      const achado = achar('OPERADOR', operador, texto(operador, 'niOperador') ?? responsavel) ?? {};
      const [nome, tin] = [texto(operador, 'nome') ? null : texto(achado, 'nome'), texto(achado, 'tin')];
      if (nome || tin) novo[papel] = { ...operador, ...(nome && { nome }), ...(tin && { tin }) };
    }
    return novo;
  });
}

const chave = (...partes: (string | null)[]) => partes.join('|');

function texto(json: JsonExato | undefined, ...nomes: string[]): string | null {
  const achado = nomes.reduce<JsonExato | undefined>(
    (conteudo, nome) => (eObjetoJson(conteudo) ? conteudo[nome] : undefined),
    json,
  );
  return typeof achado === 'string' && achado.trim() !== '' ? achado.trim() : null;
}
