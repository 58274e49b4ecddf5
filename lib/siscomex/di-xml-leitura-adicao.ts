import type { AdicaoDeclarada, AjusteValorAduaneiro, ItemDeclarado } from '#lib/domain/declaracao-importacao.ts';
import { CAMPOS_ADICAO } from './di-xml-campos-adicao.ts';
import { exigirFolha, type Lugar, lerFolhas } from './di-xml-leitura-folhas.ts';
import type { Ligador } from './di-xml-ligacao.ts';
import { ACRESCIMO, ADICAO, DEDUCAO, ITEM } from './di-xml-modelo.ts';
import { type Elemento, filhos, nomesDosFilhos, textoDoElemento } from './xml-documento.ts';

/** One `<adicao>`; `posicao` is its place in the declaration, from 1. */
export function lerAdicao(elemento: Elemento, posicao: number, daDi: Lugar): AdicaoDeclarada {
  const campos = CAMPOS_ADICAO.adicao;
  const numero = exigirFolha(elemento, 'numeroAdicao', campos, { ...daDi, adicao: `${posicao}ª adição` });
  const lugar = { ...daDi, adicao: `adição ${numero}` };
  exigirFolha(elemento, 'dadosMercadoriaCodigoNcm', campos, lugar);
  const folhas = { ...folhasDesconhecidas(elemento), ...lerFolhas(elemento, campos, lugar) } as FolhasDaAdicao;
  return {
    ...valoresDaAdicao(folhas),
    acrescimos: lerAjustes(elemento, 'acrescimo', ACRESCIMO, lugar),
    deducoes: lerAjustes(elemento, 'deducao', DEDUCAO, lugar),
    itens: preenchidos(elemento, 'mercadoria').map((item, indice) => lerItem(item, indice + 1, lugar)),
    campos: folhas,
  };
}

/** Leaves of an adição: the registry has no counts among them, so none is a number. */
export type FolhasDaAdicao = Record<string, string | null>;

type ValoresDaAdicao = Omit<AdicaoDeclarada, 'acrescimos' | 'deducoes' | 'itens' | 'campos'>;

/**
 * What the leaves of an adição say in the model. The rate that replaces the full one is the reduced rate, or for the II that of
 * a tariff agreement; the file prints zeros where there is none, so a reduction to zero shows in the regime and not here.
 */
export function valoresDaAdicao(folhas: FolhasDaAdicao): ValoresDaAdicao {
  const valores = ADICAO.modeloDe(folhas) as ValoresDaAdicao;
  for (const tributo of Object.values(valores.tributos)) {
    tributo.aliquotaReduzida = seNaoForZero(tributo.aliquotaReduzida);
  }
  valores.tributos.ii.aliquotaReduzida ??= seNaoForZero(folhas.iiAliquotaAcordo ?? null);
  return valores;
}

function seNaoForZero(aliquota: string | null): string | null {
  return aliquota !== null && /[1-9]/.test(aliquota) ? aliquota : null;
}

function lerItem(elemento: Elemento, posicao: number, daAdicao: Lugar): ItemDeclarado {
  const folhas = lerFolhas(elemento, CAMPOS_ADICAO.mercadoria, { ...daAdicao, item: posicao });
  folhas.numeroSequencialItem ??= posicao;
  return ITEM.modeloDe(folhas) as ItemDeclarado;
}

function lerAjustes(
  elemento: Elemento,
  nome: 'acrescimo' | 'deducao',
  ligador: Ligador,
  lugar: Lugar,
): AjusteValorAduaneiro[] {
  return preenchidos(elemento, nome).map((ajuste) => {
    const folhas = lerFolhas(comNomesOficiais(ajuste, nome), CAMPOS_ADICAO[nome], lugar);
    return ligador.modeloDe(folhas) as AjusteValorAduaneiro;
  });
}

/** No sample shows these groups: beside the names public readers take, the shorter ones a generator may write are taken too. */
function comNomesOficiais(ajuste: Elemento, nome: 'acrescimo' | 'deducao'): Elemento {
  const oficiais: Record<string, string> = {
    codigo: nome === 'acrescimo' ? 'codigoAcrescimo' : 'codigoDeducao',
    moedaCodigo: 'moedaNegociadaCodigo',
    moedaNome: 'moedaNegociadaNome',
    valorMoeda: 'valorMoedaNegociada',
  };
  return Object.fromEntries(Object.entries(ajuste).map(([folha, valor]) => [oficiais[folha] ?? folha, valor]));
}

/** Elements of a group that hold anything: an empty one only says that the group has none. */
export function preenchidos(elemento: Elemento, nome: string): Elemento[] {
  return filhos(elemento, nome).filter((filho) => nomesDosFilhos(filho).length > 0);
}

/** Leaves the registry does not know, as they came. Groups and what repeats are no leaves. */
function folhasDesconhecidas(elemento: Elemento): FolhasDaAdicao {
  const folhas: FolhasDaAdicao = {};
  for (const nome of nomesDosFilhos(elemento)) {
    const [folha, outra] = filhos(elemento, nome);
    const ehFolha = folha !== undefined && outra === undefined && nomesDosFilhos(folha).length === 0;
    if (ehFolha && !Object.hasOwn(CAMPOS_ADICAO, nome)) folhas[nome] = textoDoElemento(folha).trim() || null;
  }
  return folhas;
}
