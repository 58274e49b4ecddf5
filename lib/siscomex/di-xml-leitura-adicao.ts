import type {
  AdicaoDeclarada,
  AjusteValorAduaneiro,
  ItemDeclarado,
  TributoDeclarado,
} from '#lib/domain/aduana/declaracao-importacao.ts';
import { CAMPOS_ADICAO } from './di-xml-campos-adicao.ts';
import { exigirFolha, type Lugar } from './di-xml-leitura-folhas.ts';
import { lerGrupos, lerModelos, lerTodasAsFolhas } from './di-xml-leitura-grupos.ts';
import type { Ligador } from './di-xml-ligacao.ts';
import { ACRESCIMO, ADICAO, DEDUCAO, ITEM } from './di-xml-modelo.ts';
import { outrosDaAdicao } from './di-xml-outros.ts';
import { type Elemento, filhos } from './xml-documento.ts';

/** Groups that are a list of the model; the others are its `grupos`. */
const LISTAS = ['acrescimo', 'deducao', 'mercadoria'];

/** One `<adicao>`; `posicao` is its place in the declaration, from 1. */
export function lerAdicao(elemento: Elemento, posicao: number, daDi: Lugar): AdicaoDeclarada {
  const campos = CAMPOS_ADICAO.adicao;
  const numero = exigirFolha(elemento, 'numeroAdicao', campos, { ...daDi, adicao: `${posicao}ª adição` });
  const lugar = { ...daDi, adicao: `adição ${numero}` };
  exigirFolha(elemento, 'dadosMercadoriaCodigoNcm', campos, lugar);
  const folhas = lerTodasAsFolhas(elemento, campos, CAMPOS_ADICAO, lugar) as FolhasDaAdicao;
  return {
    ...valoresDaAdicao(folhas),
    acrescimos: lerAjustes(elemento, 'acrescimo', ACRESCIMO, lugar),
    deducoes: lerAjustes(elemento, 'deducao', DEDUCAO, lugar),
    itens: lerItens(elemento, lugar),
    campos: folhas,
    ...lerGrupos(elemento, LISTAS, CAMPOS_ADICAO, lugar),
  };
}

/** Leaves of an adição: the registry has no counts among them, so none is a number. */
export type FolhasDaAdicao = Record<string, string | null>;

type ValoresDaAdicao = Omit<AdicaoDeclarada, 'acrescimos' | 'deducoes' | 'itens' | 'campos'>;

/**
 * What the leaves of an adição say in the model. The rate that replaces the full one is the reduced rate, or for the II that of
 * a tariff agreement. The file prints zeros where there is neither: a zero is a rate under the regime of reduction, for an adição that
 * names an agreement, and for one that names the act of an ex-tarifário and declares nothing due: the rate of an ex stands in the place of
 * the full one in every file at hand, beside a zero that says nothing.
 */
export function valoresDaAdicao(folhas: FolhasDaAdicao): ValoresDaAdicao {
  const valores = ADICAO.modeloDe(folhas) as ValoresDaAdicao;
  const { ii, ...outros } = valores.tributos;
  for (const tributo of Object.values(outros)) {
    const percentual = tributo === outros.ipi ? null : folhas.pisCofinsBaseCalculoPercentualReducao;
    tributo.aliquotaReduzida = reduzida(tributo, percentual);
  }
  const doAcordo = temAcordo(folhas) ? (folhas.iiAliquotaAcordo ?? null) : seNaoForZero(folhas.iiAliquotaAcordo);
  ii.aliquotaReduzida =
    reduzida(ii, folhas.iiAliquotaPercentualReducao) ??
    doAcordo ??
    (temExTarifario(folhas) && !seNaoForZero(ii.devido) ? (folhas.iiAliquotaReduzida ?? null) : null);
  const daAdicao = outrosDaAdicao(folhas);
  return { ...valores, ...(Object.keys(daAdicao).length > 0 && { outros: daAdicao }) };
}

/** With a percentage of reduction beside it, a zero says only that the rate is told by the percentage. */
function reduzida(
  { regime, aliquotaReduzida }: TributoDeclarado,
  percentual: string | null | undefined,
): string | null {
  const zeroEhAliquota = /REDU[CÇ][AÃ]O/i.test(regime.nome ?? '') && !seNaoForZero(percentual);
  return zeroEhAliquota ? aliquotaReduzida : seNaoForZero(aliquotaReduzida);
}

/** ALADI, OMC, SGP or another: the type of the agreement is a digit, blank or zero where there is none. */
function temAcordo({ iiAcordoTarifarioTipoCodigo: tipo }: FolhasDaAdicao): boolean {
  return tipo != null && /[1-9]/.test(tipo);
}

function temExTarifario({ iiExTarifarioAtoLegalNumero: ato, iiExTarifarioAtoLegalEX: ex }: FolhasDaAdicao): boolean {
  return [ato, ex].some((codigo) => codigo != null && /[1-9]/.test(codigo));
}

function seNaoForZero(aliquota: string | null | undefined): string | null {
  return aliquota != null && /[1-9]/.test(aliquota) ? aliquota : null;
}

/** The declared sequence has two digits and may be blank: then an item is told by its place. */
function lerItens(elemento: Elemento, daAdicao: Lugar): ItemDeclarado[] {
  const lidos = lerModelos<Omit<ItemDeclarado, 'sequencia'> & { sequencia: number | null }>(
    elemento,
    'mercadoria',
    ITEM,
    CAMPOS_ADICAO.mercadoria,
    (item) => ({ ...daAdicao, item }),
  );
  return lidos.map((item, indice) => ({ ...item, sequencia: item.sequencia ?? indice + 1 }));
}

function lerAjustes(
  elemento: Elemento,
  nome: 'acrescimo' | 'deducao',
  ligador: Ligador,
  lugar: Lugar,
): AjusteValorAduaneiro[] {
  const ajustes = filhos(elemento, nome).map((ajuste) => comNomesOficiais(ajuste, nome));
  return lerModelos({ [nome]: ajustes }, nome, ligador, CAMPOS_ADICAO[nome], () => lugar);
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
