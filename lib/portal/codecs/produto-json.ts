import type { DiferencaDoPreparo } from '#lib/portal/domain/preparo-no-portal.ts';
import type { DadosDoProduto, ValorDado, ValoresDoProduto } from '#lib/portal/domain/produto-no-portal.ts';
import { abrirJson } from '#lib/siscomex/json/abrir-json.ts';
import { escreverJson, type ValorJson } from '#lib/siscomex/json/json-escrito.ts';
import { eObjetoJson, type JsonExato, type ObjetoJson } from '#lib/siscomex/json/json-exato.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import type { Atributo } from './atributos-da-ncm.ts';

/** A product as the Portal answers it (ProdutoIntegracaoDTO); null where it says nothing. */
export interface ProdutoDoPortal {
  codigo: string;
  versao: string | null;
  situacao: string | null;
  modalidade: string | null;
  ncm: string | null;
  denominacao: string | null;
  descricao: string | null;
  codigosInterno: readonly string[];
  valores: ValoresDoProduto;
}

/** The body of `salvarVersaoInicialProduto`. `valores` are those asked for, each in the list of its kind. */
export function escreverProduto(
  { codigoInterno, denominacao, descricao, ncm, modalidade, valores }: DadosDoProduto,
  atributos: readonly Atributo[],
): string {
  const multivalorados = new Set(
    todos(atributos).flatMap((atributo) => (atributo.multivalorado ? [atributo.codigo] : [])),
  );
  const ditos = Object.entries(valores).toSorted(([codigo], [outro]) => (codigo < outro ? -1 : 1));
  const grupos = ditos.map(([atributo, valoresDoAtributo]) => ({
    atributo,
    seus: valoresDoAtributo,
    composto: typeof valoresDoAtributo[0] === 'object',
    varios: multivalorados.has(atributo),
  }));
  const lista = (
    composto: boolean,
    varios: boolean,
    conversao: (valoresDoAtributo: readonly ValorDado[]) => ValorJson,
  ) => {
    const linhas = grupos
      .filter((grupo) => grupo.composto === composto && grupo.varios === varios)
      .map(({ atributo, seus: valoresDoAtributo }) => ({
        atributo,
        [composto || varios ? 'valores' : 'valor']: conversao(valoresDoAtributo),
      }));
    return linhas.length > 0 ? linhas : undefined;
  };
  return escreverJson({
    denominacao,
    descricao: descricao || undefined,
    ncm,
    modalidade,
    codigosInterno: [codigoInterno],
    atributos: lista(false, false, ([valor]) => String(valor)),
    atributosMultivalorados: lista(false, true, (valoresDoAtributo) => valoresDoAtributo.map(String)),
    atributosCompostos: lista(true, false, ([grupo]) => partesDe(grupo)),
    atributosCompostosMultivalorados: lista(true, true, (valoresDoAtributo) => valoresDoAtributo.map(partesDe)),
  });
}

/**
 * The products of an answer: a list, or one alone.
 * @throws {ArquivoInvalido} when it is neither, or a product has no code.
 */
export function lerProdutos(bytes: Uint8Array): ProdutoDoPortal[] {
  const json = abrirJson(bytes);
  if (Array.isArray(json) && json.every(eObjetoJson)) return json.map(lerProduto);
  if (eObjetoJson(json)) return [lerProduto(json)];
  throw new ArquivoInvalido('Este JSON não é a lista de produtos do Portal Único.');
}

/** What was sent, read back from its body. */
export function lerEnviado(escrito: string): Omit<ProdutoDoPortal, 'codigo'> {
  return semCodigo(abrirJson(new TextEncoder().encode(escrito)));
}

/**
 * Where a product here and the one in the Portal say different things, field by field and to the last character. A product that is out of
 * use there differs, unless it was put out of use from here (`situacao`).
 */
export function diferencasDoProduto(
  produtoDoCais: Omit<ProdutoDoPortal, 'codigo' | 'versao' | 'situacao'>,
  produtoDoPortal: ProdutoDoPortal,
  situacao: 'ATIVADO' | 'DESATIVADO' = 'ATIVADO',
): DiferencaDoPreparo[] {
  const codigos = [...new Set([...Object.keys(produtoDoCais.valores), ...Object.keys(produtoDoPortal.valores)])].sort();
  const campos = (['denominacao', 'descricao', 'ncm', 'modalidade'] as const).map((campo) =>
    diferenca(campo, produtoDoCais[campo], produtoDoPortal[campo]),
  );
  return [
    produtoDoPortal.situacao === situacao ? null : { campo: 'situacao', aqui: situacao, la: produtoDoPortal.situacao },
    ...campos,
    diferenca('codigoInterno', juntos(produtoDoCais.codigosInterno), juntos(produtoDoPortal.codigosInterno)),
    ...codigos.map((codigo) =>
      diferenca(
        `valores.${codigo}`,
        escritos(produtoDoCais.valores[codigo]),
        escritos(produtoDoPortal.valores[codigo]),
      ),
    ),
  ].flatMap((diferencaAchada) => diferencaAchada ?? []);
}

/** What a change of a product changes: `la` is what the product said before. */
export function mudancasDoProduto(agora: DadosDoProduto, antes: DadosDoProduto): DiferencaDoPreparo[] {
  const nada = { codigo: '', versao: null, situacao: 'ATIVADO' };
  return diferencasDoProduto(comCodigos(agora), { ...nada, ...comCodigos(antes) });
}

const comCodigos = ({ codigoInterno, ...dados }: DadosDoProduto) => ({ ...dados, codigosInterno: [codigoInterno] });

function diferenca(campo: string, aqui: string | null, la: string | null): DiferencaDoPreparo | null {
  return (aqui ?? '') === (la ?? '') ? null : { campo, aqui: aqui || null, la: la || null };
}

const juntos = (codigos: readonly string[]) => codigos.toSorted().join('; ');

/** Values in words of the Portal: `01`, `A; B`, `ATT_2=10.5, ATT_3=MM`. The order of values and of parts means nothing. */
function escritos(valores: readonly ValorDado[] = []): string {
  return valores
    .map((dito) =>
      typeof dito === 'string'
        ? dito
        : Object.entries(dito)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([parte, valor]) => `${parte}=${valor}`)
            .join(', '),
    )
    .toSorted()
    .join('; ');
}

function lerProduto(json: ObjetoJson): ProdutoDoPortal {
  const codigo = texto(json.codigo);
  if (codigo === null) throw new ArquivoInvalido('Um produto da resposta do Portal Único não tem código.');
  return { codigo, ...semCodigo(json) };
}

function semCodigo(json: JsonExato): Omit<ProdutoDoPortal, 'codigo'> {
  const produto = eObjetoJson(json) ? json : {};
  return {
    versao: texto(produto.versao),
    situacao: texto(produto.situacao),
    modalidade: texto(produto.modalidade),
    ncm: texto(produto.ncm),
    denominacao: texto(produto.denominacao),
    descricao: texto(produto.descricao),
    codigosInterno: lista(produto.codigosInterno).flatMap((codigo) => texto(codigo) ?? []),
    valores: valoresDe([
      ...objetos(produto.atributos).map((a) => [a, [texto(a.valor) ?? '']] as const),
      ...objetos(produto.atributosMultivalorados).map((a) => [a, lista(a.valores).map((v) => texto(v) ?? '')] as const),
      ...objetos(produto.atributosCompostos).map((a) => [a, [grupoDe(a.valores)]] as const),
      ...objetos(produto.atributosCompostosMultivalorados).map((a) => [a, lista(a.valores).map(grupoDe)] as const),
    ]),
  };
}

/** An attribute that is in two of the lists has the values of both: none is lost from sight. */
function valoresDe(ditos: readonly (readonly [ObjetoJson, readonly ValorDado[]])[]): ValoresDoProduto {
  const valores: Record<string, readonly ValorDado[]> = {};
  for (const [{ atributo }, valoresDoAtributo] of ditos) {
    const codigo = texto(atributo) ?? '';
    valores[codigo] = [...(valores[codigo] ?? []), ...valoresDoAtributo];
  }
  return valores;
}

const grupoDe = (json: JsonExato | undefined) =>
  Object.fromEntries(objetos(json).map((parte) => [texto(parte.atributo) ?? '', texto(parte.valor) ?? '']));

function partesDe(grupo: ValorDado | undefined): ValorJson {
  if (typeof grupo !== 'object') return [];
  return Object.entries(grupo)
    .toSorted(([codigo], [outro]) => (codigo < outro ? -1 : 1))
    .map(([atributo, valor]) => ({ atributo, valor }));
}

function todos(atributos: readonly Atributo[]): Atributo[] {
  return atributos.flatMap((atributoPai) => [
    atributoPai,
    ...todos(atributoPai.condicionados.map(({ atributo }) => atributo)),
  ]);
}

/** Text is kept as it is, because the comparison is exact. */
const texto = (json: JsonExato | undefined): string | null => (typeof json === 'string' && json !== '' ? json : null);
const lista = (json: JsonExato | undefined): readonly JsonExato[] => (Array.isArray(json) ? json : []);
const objetos = (json: JsonExato | undefined): ObjetoJson[] => lista(json).filter(eObjetoJson);
