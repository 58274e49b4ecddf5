import type {
  AdicaoDoCalculo,
  AjusteDoCalculo,
  ContribuicaoDoCalculo,
  EntradaImportacao,
  IiDoCalculo,
  TributoDoCalculo,
  ValorEmMoeda,
} from '#lib/domain/calculo-importacao.ts';
import { Exato } from '#lib/domain/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import type {
  AdicaoDeclarada,
  AjusteValorAduaneiro,
  DeclaracaoImportacao,
  ParcelaInternacional,
  TributoDeclarado,
} from '#lib/domain/declaracao-importacao.ts';
import { INCOTERMS, type Incoterm } from '#lib/domain/incoterm.ts';
import { siglaDaMoeda } from '#lib/domain/moeda-siscomex.ts';
import type { RegimeTributario } from '#lib/domain/regime-tributario.ts';
import { taxasDeclaradas } from './taxas-declaradas.ts';

/**
 * What the taxes of a registered declaration are reckoned from again: its goods, weights, rates and regimes as declared, never its results.
 * A blank rate counts as zero; freight and insurance are the totals of the declaration, to be rated anew.
 */
export function entradaDaDi(di: DeclaracaoImportacao): EntradaImportacao {
  return {
    tipoDocumento: di.duimp ? 'DUIMP' : 'DI',
    dataRegistro: di.dataRegistro,
    incoterm: incotermDe(di.adicoes[0]?.incoterm ?? null),
    taxas: taxasDeclaradas(di),
    frete: parcela(di.frete),
    seguro: parcela(di.seguro),
    adicoes: di.adicoes.map(adicaoDoCalculo),
  };
}

function adicaoDoCalculo(adicao: AdicaoDeclarada): AdicaoDoCalculo {
  const { numero, ncm, moeda, pesoLiquido, itens, acrescimos, deducoes, tributos } = adicao;
  return {
    numero,
    ncm,
    incoterm: incotermDe(adicao.incoterm),
    moeda: siglaDaMoeda(moeda.codigo),
    pesoLiquido: pesoLiquido ?? '0',
    itens: itens.map(({ quantidade, valorUnitario }) => ({ quantidade, valorUnitario })),
    acrescimos: acrescimos.flatMap(ajuste),
    deducoes: deducoes.flatMap(ajuste),
    tributos: {
      ii: ii(adicao),
      ipi: tributo(
        tributos.ipi,
        especifica(adicao, 'ipiAliquotaEspecificaQuantidadeUnidadeMedida', 'ipiAliquotaEspecificaValorUnidadeMedida'),
      ),
      pis: contribuicao(adicao, tributos.pis, 'pisPasep'),
      cofins: contribuicao(adicao, tributos.cofins, 'cofins'),
    },
  };
}

function ii({ tributos: { ii: declarado }, campos }: AdicaoDeclarada): IiDoCalculo {
  const regime = regimeDe(declarado);
  const aliquota = declarado.aliquota ?? '0';
  const reduzida = positivo(declarado.aliquotaReduzida);
  const acordo = positivo(campos.iiAliquotaAcordo);
  if (acordo) return { regime, aliquota, acordo: { aliquota: acordo } };
  if (regime === 'REDUCAO') return { regime, aliquota, ...reducao(reduzida, campos.iiAliquotaPercentualReducao) };
  // Outside a regime of reduction a lower rate is an ex-tarifário's.
  return reduzida ? { regime, aliquota, exTarifario: { aliquota: reduzida } } : { regime, aliquota };
}

function contribuicao(
  adicao: AdicaoDeclarada,
  declarado: TributoDeclarado,
  prefixo: 'pisPasep' | 'cofins',
): ContribuicaoDoCalculo {
  return tributo(
    declarado,
    especifica(adicao, `${prefixo}AliquotaEspecificaQuantidadeUnidade`, `${prefixo}AliquotaEspecificaValor`),
    adicao.campos.pisCofinsBaseCalculoPercentualReducao,
  );
}

function tributo(
  declarado: TributoDeclarado,
  porUnidade: TributoDoCalculo['especifica'],
  percentual?: DecimalTexto | null,
): TributoDoCalculo {
  const regime = regimeDe(declarado);
  const reduzida = positivo(declarado.aliquotaReduzida);
  if (porUnidade) return { regime, especifica: porUnidade };
  const aliquota = declarado.aliquota ?? '0';
  if (regime === 'REDUCAO') return { regime, aliquota, ...reducao(reduzida, percentual) };
  // Suspended or exempt at the lower rate it stays so; paid at it, it is a reduction.
  if (reduzida && regime === 'INTEGRAL') return { regime: 'REDUCAO', aliquota, aliquotaReduzida: reduzida };
  return { regime, aliquota: reduzida ?? aliquota };
}

/** The rate that is left or, where none is declared, how much of it is taken off. */
function reducao(
  aliquotaReduzida: DecimalTexto | null,
  percentual: DecimalTexto | null | undefined,
): Pick<TributoDoCalculo, 'aliquotaReduzida' | 'reducaoPerc'> {
  const reducaoPerc = positivo(percentual);
  if (aliquotaReduzida || !reducaoPerc) return { aliquotaReduzida: aliquotaReduzida ?? undefined };
  return { reducaoPerc };
}

/** So many units at so much each, where the declaration has both. */
function especifica(
  { campos }: AdicaoDeclarada,
  folhaQuantidade: string,
  folhaValor: string,
): TributoDoCalculo['especifica'] {
  const quantidade = positivo(campos[folhaQuantidade]);
  const valorUnidade = positivo(campos[folhaValor]);
  return quantidade && valorUnidade ? { quantidade, valorUnidade } : undefined;
}

/** By name: the numbers of the regimes differ from tax to tax (domain/importacao.md §2.4). */
function regimeDe({ regime }: TributoDeclarado): RegimeTributario {
  const nome = (regime.nome ?? '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase();
  const [, achado = 'INTEGRAL'] = REGIMES_POR_NOME.find(([trecho]) => nome.includes(trecho)) ?? [];
  return achado as RegimeTributario;
}

const REGIMES_POR_NOME: readonly (readonly [string, RegimeTributario])[] = [
  ['PROPORCIONAL', 'SUSPENSAO_PROPORCIONAL'],
  ['SUSPENSAO', 'SUSPENSAO'],
  ['ISENCAO', 'ISENCAO'],
  ['IMUNIDADE', 'IMUNIDADE'],
  ['NAO INCIDENCIA', 'NAO_INCIDENCIA'],
  ['REDUCAO', 'REDUCAO'],
];

function parcela({ moeda, valorMoeda }: ParcelaInternacional): ValorEmMoeda | undefined {
  const valor = positivo(valorMoeda);
  return valor ? { moeda: siglaDaMoeda(moeda.codigo), valor } : undefined;
}

function ajuste({ moeda, valorMoeda, valorReais, denominacao }: AjusteValorAduaneiro): AjusteDoCalculo[] {
  const nome = denominacao ? { denominacao } : {};
  const emMoeda = positivo(valorMoeda);
  if (emMoeda && moeda.codigo) return [{ moeda: siglaDaMoeda(moeda.codigo), valor: emMoeda, ...nome }];
  const emReais = positivo(valorReais);
  return emReais ? [{ moeda: 'BRL', valor: emReais, ...nome }] : [];
}

function incotermDe(declarado: string | null): Incoterm {
  const codigo = declarado?.trim().toUpperCase() ?? '';
  return Object.hasOwn(INCOTERMS, codigo) ? (codigo as Incoterm) : 'OCV';
}

function positivo(valor: DecimalTexto | null | undefined): DecimalTexto | null {
  return valor && new Exato(valor).gt(0) ? valor : null;
}
