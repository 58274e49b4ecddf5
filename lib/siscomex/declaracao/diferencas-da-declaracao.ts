import type {
  AdicaoDeclarada,
  DeclaracaoImportacao,
  FolhasDeclaradas,
  ItemDeclarado,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { vinculadaEmLinha } from '#lib/domain/aduana/declaracao/declaracao-vinculada.ts';
import {
  adicaoDe,
  type Diferenca,
  numerosDasAdicoes,
  repetemVersao,
  repeteSequencia,
  SEQUENCIA,
  VERSAO_DO_ITEM,
} from '#lib/domain/aduana/declaracao/retificacao.ts';
import { ADICAO } from '#lib/siscomex/di/di-xml-modelo.ts';

/**
 * Lists where two readings of a declaration differ, value by value: the header first, then the adições in order. A leaf of the file
 * is listed once, even if it fills several values. Its print (blanks, zeros, an empty element) makes no difference.
 */
export function diferencasDaDeclaracao(gravada: DeclaracaoImportacao, nova: DeclaracaoImportacao): Diferenca[] {
  const repetem = repetemVersao(gravada) && repetemVersao(nova);
  const [antes, depois] = repetem ? [semVersaoNosItens(gravada), semVersaoNosItens(nova)] : [gravada, nova];
  const { adicoes: _, textosLimpos: ___, ...cabecalhoDeAntes } = antes;
  const { adicoes: __, textosLimpos: ____, ...cabecalhoDeDepois } = depois;
  const adicoes = numerosDasAdicoes(antes, depois).flatMap((numero) => {
    const [era, ficou] = [adicaoDe(antes, numero), adicaoDe(depois, numero)];
    const repetida = repeteSequencia(antes, era) && repeteSequencia(depois, ficou) ? SEQUENCIA : null;
    return compararAdicao(`adicoes.${numero}`, era, ficou).filter(
      ({ caminho }) => caminho !== `adicoes.${numero}.campos.${repetida}`,
    );
  });
  return [...comparar('', cabecalhoDeAntes, cabecalhoDeDepois), ...adicoes];
}

function semVersaoNosItens(di: DeclaracaoImportacao): DeclaracaoImportacao {
  const semVersao = (item: ItemDeclarado) => {
    if (!item.campos) return item;
    const { [VERSAO_DO_ITEM]: _, ...campos } = item.campos;
    return { ...item, campos };
  };
  return { ...di, adicoes: di.adicoes.map((adicao) => ({ ...adicao, itens: adicao.itens.map(semVersao) })) };
}

/** `campos` holds every leaf of the file. A leaf that the model also has is named by its path in the model. */
function compararAdicao(caminho: string, antes: AdicaoDeclarada | null, depois: AdicaoDeclarada | null): Diferenca[] {
  if (antes === null || depois === null) return [{ caminho, antes: resumo(antes), depois: resumo(depois) }];
  const { campos: folhasDeAntes, ...era } = antes;
  const { campos: folhasDeDepois, ...ficou } = depois;
  const folhas = comparar('', folhasDeAntes, folhasDeDepois).map(({ caminho: folha, ...valores }) => ({
    caminho: ADICAO.caminhoDa(folha) ?? `campos.${folha}`,
    ...valores,
  }));
  const noArquivo = (valor: string) => {
    const folha = ADICAO.folhaDe(valor);
    return folha !== null && (folha in folhasDeAntes || folha in folhasDeDepois);
  };
  const valores = comparar('', era, ficou).filter((diferenca) => !noArquivo(diferenca.caminho));
  return [...folhas, ...valores].map((diferenca) => ({ ...diferenca, caminho: `${caminho}.${diferenca.caminho}` }));
}

function comparar(caminho: string, antes: unknown, depois: unknown): Diferenca[] {
  if (Array.isArray(antes) || Array.isArray(depois)) return compararListas(caminho, lista(antes), lista(depois));
  if (!eGrupo(antes) && !eGrupo(depois)) {
    return (antes ?? null) === (depois ?? null) ? [] : [{ caminho, antes: resumo(antes), depois: resumo(depois) }];
  }
  const [era, ficou] = [eGrupo(antes) ? antes : {}, eGrupo(depois) ? depois : {}];
  const campos = [...new Set([...Object.keys(era), ...Object.keys(ficou)])];
  return campos.flatMap((campo) => comparar(caminho ? `${caminho}.${campo}` : campo, era[campo], ficou[campo]));
}

/** Equal beginnings and ends stay paired, so an inserted or removed line is one difference. */
function compararListas(caminho: string, antes: readonly unknown[], depois: readonly unknown[]): Diferenca[] {
  const inicio = iguaisNoComeco(antes, depois);
  const fim = iguaisNoComeco(antes.slice(inicio).reverse(), depois.slice(inicio).reverse());
  const era = antes.slice(inicio, antes.length - fim);
  const ficou = depois.slice(inicio, depois.length - fim);
  return Array.from({ length: Math.max(era.length, ficou.length) }, (_, indice) => {
    const lugar = `${caminho}.${inicio + indice + 1}`;
    const estaNosDois = indice < Math.min(era.length, ficou.length);
    if (estaNosDois) return comparar(lugar, era[indice], ficou[indice]);
    return [{ caminho: lugar, antes: resumo(era[indice]), depois: resumo(ficou[indice]) }];
  }).flat();
}

function iguaisNoComeco(antes: readonly unknown[], depois: readonly unknown[]): number {
  const primeira = antes.findIndex(
    (valorAnterior, i) => i >= depois.length || comparar('', valorAnterior, depois[i]).length > 0,
  );
  return primeira === -1 ? Math.min(antes.length, depois.length) : primeira;
}

/** Returns a plain value as it is, and summarises an object in a line that identifies it. */
function resumo(valor: unknown): string | number | null {
  if (typeof valor === 'string' || typeof valor === 'number') return valor;
  if (!eGrupo(valor)) return null;
  if (eVinculada(valor)) return vinculadaEmLinha(valor);
  if (eAdicao(valor)) return `NCM ${valor.ncm}, ${valor.moeda.codigo ?? ''} ${valor.valorMoeda ?? ''}`.trim();
  return folhasDe(valor).join(' · ').slice(0, TAMANHO_DO_RESUMO);
}

/** Its own values first, then those of its groups, each by name: the database does not keep the order of names. */
function folhasDe(valor: unknown): string[] {
  if (eGrupo(valor)) {
    const porNome = Object.entries(valor).sort(
      ([a, conteudo], [b, outro]) => Number(eGrupo(conteudo)) - Number(eGrupo(outro)) || (a < b ? -1 : 1),
    );
    return porNome.flatMap(([, conteudo]) => folhasDe(conteudo));
  }
  return typeof valor === 'string' || typeof valor === 'number' ? [String(valor)] : [];
}

function lista(valor: unknown): readonly unknown[] {
  return Array.isArray(valor) ? valor : [];
}

function eGrupo(valor: unknown): valor is Readonly<Record<string, unknown>> {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}

function eAdicao(valor: object): valor is AdicaoDeclarada {
  return 'ncm' in valor && 'itens' in valor;
}

function eVinculada(valor: object): valor is FolhasDeclaradas {
  return 'numeroDeclaracaoVinculada' in valor;
}

const TAMANHO_DO_RESUMO = 160;
