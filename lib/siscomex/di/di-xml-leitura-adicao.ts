import type {
  AdicaoDeclarada,
  AjusteValorAduaneiro,
  ItemDeclarado,
  TributoDeclarado,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { lerCClassTrib } from '#lib/domain/aduana/tributos/marca-cclasstrib.ts';
import { type Elemento, filhos } from '#lib/siscomex/xml/xml-documento.ts';
import { CAMPOS_ADICAO } from './di-xml-campos-adicao.ts';
import { exigirFolha, type Lugar } from './di-xml-leitura-folhas.ts';
import { lerGrupos, lerModelos, lerTodasAsFolhas } from './di-xml-leitura-grupos.ts';
import type { Ligador } from './di-xml-ligacao.ts';
import { ACRESCIMO, ADICAO, DEDUCAO, ITEM } from './di-xml-modelo.ts';
import { outrosDaAdicao } from './di-xml-outros.ts';

/** Groups that the model holds as lists; the other groups go into `grupos`. */
const LISTAS = ['acrescimo', 'deducao', 'mercadoria'];

/** Reads an `<adicao>`; `posicao` is its place in the declaration, from 1. */
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

/** Leaves of an adição. None of them is a count, so none is a number. */
export type FolhasDaAdicao = Record<string, string | null>;

type ValoresDaAdicao = Omit<AdicaoDeclarada, 'acrescimos' | 'deducoes' | 'itens' | 'campos'>;

/**
 * Turns the leaves of an adição into values of the model. The rate that replaces the full rate is the reduced rate, or for the II
 * that of a tariff agreement. The file prints zeros where there is neither. A zero counts as a rate in three cases only:
 *
 * - the regime is reduction;
 * - the adição names an agreement;
 * - it names the act of an ex-tarifário and declares nothing due.
 *
 * In every file at hand the rate of an ex replaces the full rate, beside a meaningless zero.
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

/** Beside a percentage of reduction, a zero only means that the percentage gives the rate. */
function reduzida(
  { regime, aliquotaReduzida }: TributoDeclarado,
  percentual: string | null | undefined,
): string | null {
  const zeroEhAliquota = /REDU[CÇ][AÃ]O/i.test(regime.nome ?? '') && !seNaoForZero(percentual);
  return zeroEhAliquota ? aliquotaReduzida : seNaoForZero(aliquotaReduzida);
}

/** Tells whether there is an agreement (ALADI, OMC, SGP or another). The type is a digit; blank or zero means none. */
function temAcordo({ iiAcordoTarifarioTipoCodigo: tipo }: FolhasDaAdicao): boolean {
  return tipo != null && /[1-9]/.test(tipo);
}

function temExTarifario({ iiExTarifarioAtoLegalNumero: ato, iiExTarifarioAtoLegalEX: ex }: FolhasDaAdicao): boolean {
  return [ato, ex].some((codigo) => codigo != null && /[1-9]/.test(codigo));
}

function seNaoForZero(aliquota: string | null | undefined): string | null {
  return aliquota != null && /[1-9]/.test(aliquota) ? aliquota : null;
}

/** The declared sequence has two digits and may be blank; then the position of the item is used. */
function lerItens(elemento: Elemento, daAdicao: Lugar): ItemDeclarado[] {
  const lidos = lerModelos<Omit<ItemDeclarado, 'sequencia'> & { sequencia: number | null }>(
    elemento,
    'mercadoria',
    ITEM,
    CAMPOS_ADICAO.mercadoria,
    (item) => ({ ...daAdicao, item }),
  );
  return lidos.map((item, indice) => {
    const { cClassTrib, texto } = lerCClassTrib(item.descricao);
    return {
      ...item,
      sequencia: item.sequencia ?? indice + 1,
      ...(cClassTrib !== null && { descricao: texto, cClassTrib }),
    };
  });
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

/** No sample has these groups. Besides the names that public readers use, the shorter names that a generator may write are accepted. */
function comNomesOficiais(ajuste: Elemento, nome: 'acrescimo' | 'deducao'): Elemento {
  const oficiais: Record<string, string> = {
    codigo: nome === 'acrescimo' ? 'codigoAcrescimo' : 'codigoDeducao',
    moedaCodigo: 'moedaNegociadaCodigo',
    moedaNome: 'moedaNegociadaNome',
    valorMoeda: 'valorMoedaNegociada',
  };
  return Object.fromEntries(Object.entries(ajuste).map(([folha, valor]) => [oficiais[folha] ?? folha, valor]));
}
