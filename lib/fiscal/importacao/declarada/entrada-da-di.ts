import type {
  AdicaoDeclarada,
  AjusteValorAduaneiro,
  DeclaracaoImportacao,
  ItemDeclarado,
  ParcelaInternacional,
  TributoDeclarado,
  TributoDoItem,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type {
  AdicaoDoCalculo,
  AjusteDoCalculo,
  ContribuicaoDoCalculo,
  EntradaImportacao,
  IiDoCalculo,
  ItemDoCalculo,
  RegimeDoCalculo,
  TributoDoCalculo,
  ValorEmMoeda,
} from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { INCOTERMS, type Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import type { RegimeTributario } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { paraCadaTributo } from '#lib/fiscal/importacao/totais.ts';
import { aliquotaDaDi } from './aliquota-da-di.ts';
import { taxasDeclaradas } from './taxas-declaradas.ts';

/**
 * Builds the input to recalculate a registered declaration: its goods, weights, rates and regimes as declared, never its results. A
 * blank rate counts as zero. Freight and insurance are the totals of the declaration, to be shared again. Each item of a DUIMP has
 * its own weight, adjustments and taxes.
 */
export function entradaDaDi(di: DeclaracaoImportacao): EntradaImportacao {
  return {
    tipoDocumento: di.duimp ? 'DUIMP' : 'DI',
    dataRegistro: di.dataRegistro,
    incoterm: incotermDe(di.adicoes[0]?.incoterm ?? null),
    taxas: taxasDeclaradas(di),
    frete: parcela(di.frete),
    seguro: parcela(di.seguro),
    adicoes: di.adicoes.map((adicao) => adicaoDoCalculo(adicao, di.duimp !== undefined)),
  };
}

function adicaoDoCalculo(impressa: AdicaoDeclarada, ehDuimp: boolean): AdicaoDoCalculo {
  const adicao = ehDuimp ? impressa : comAliquotas(impressa);
  const { numero, ncm, moeda, pesoLiquido, itens, acrescimos, deducoes, tributos } = adicao;
  // In a DUIMP the antidumping belongs to the items, like the adjustments.
  const antidumping = ehDuimp ? undefined : antidumpingDe(adicao.outros);
  return {
    numero,
    ncm,
    incoterm: incotermDe(adicao.incoterm),
    moeda: siglaDaMoeda(moeda.codigo),
    pesoLiquido: pesoLiquido ?? '0',
    itens: itens.map(itemDoCalculo),
    acrescimos: ehDuimp ? [] : acrescimos.flatMap(ajuste),
    deducoes: ehDuimp ? [] : deducoes.flatMap(ajuste),
    tributos: {
      ii: ii(adicao),
      ipi: tributo(
        tributos.ipi,
        especifica(adicao, 'ipiAliquotaEspecificaQuantidadeUnidadeMedida', 'ipiAliquotaEspecificaValorUnidadeMedida'),
      ),
      pis: contribuicao(adicao, tributos.pis, 'pisPasep'),
      cofins: contribuicao(adicao, tributos.cofins, 'cofins'),
    },
    ...(antidumping && { antidumping }),
    ...(!ehDuimp && tributos.ii.base !== null && { baseDeclarada: tributos.ii.base }),
  };
}

function comAliquotas(adicao: AdicaoDeclarada): AdicaoDeclarada {
  const tributos = paraCadaTributo((tributo) => ({
    ...adicao.tributos[tributo],
    aliquota: aliquotaDaDi(adicao, tributo),
  }));
  return { ...adicao, tributos };
}

function itemDoCalculo({ sequencia, quantidade, valorUnitario, duimp }: ItemDeclarado): ItemDoCalculo {
  if (!duimp) return { quantidade, valorUnitario };
  const { pesoLiquido, acrescimos, deducoes, tributos, outros } = duimp;
  const antidumping = antidumpingDe(outros);
  return {
    numero: String(sequencia),
    quantidade,
    valorUnitario,
    pesoLiquido: pesoLiquido ?? undefined,
    acrescimos: acrescimos.flatMap(ajuste),
    deducoes: deducoes.flatMap(ajuste),
    ...(antidumping && { antidumping }),
    tributos: {
      ii: iiDoItem(tributos.ii),
      ipi: tributoDoItem(tributos.ipi),
      pis: tributoDoItem(tributos.pis),
      cofins: tributoDoItem(tributos.cofins),
    },
  };
}

function ii({ tributos: { ii: declarado }, campos }: AdicaoDeclarada): IiDoCalculo {
  const { regime, ...semRegime } = regimeDoCalculo(declarado);
  const aliquota = declarado.aliquota ?? '0';
  const { aliquotaReduzida } = declarado;
  const comum = { regime, ...semRegime, aliquota, ...fundamentoLegal(campos.iiFundamentoLegalCodigo) };
  if (temAcordo(campos)) {
    const nome = [campos.iiAcordoTarifarioTipoNome, campos.iiAcordoTarifarioAladiNome].filter(Boolean).join(', ');
    return { ...comum, acordo: { aliquota: campos.iiAliquotaAcordo ?? '0', ...(nome && { nome }) } };
  }
  if (regime === 'REDUCAO') return { ...comum, ...reducao(aliquotaReduzida, campos.iiAliquotaPercentualReducao) };
  if (aliquotaReduzida === null) return comum;
  // Outside a regime of reduction, a lower rate comes from an ex-tarifário.
  const ato = atoDoEx(campos);
  return { ...comum, exTarifario: { aliquota: aliquotaReduzida, ...(ato && { ato }) } };
}

/** Formats the act as `Ex 012, RES GECEX 000123/2021`, as far as the adição names it. */
function atoDoEx(campos: AdicaoDeclarada['campos']): string {
  const { iiExTarifarioAtoLegalEX: ex, iiExTarifarioAtoLegalNumero: numero, iiExTarifarioAtoLegalAno: ano } = campos;
  const doAto = numero && [numero, ano].filter(Boolean).join('/');
  const ato = [campos.iiExTarifarioAtoLegalCodigo, campos.iiExTarifarioAtoLegalOrgaoEmissor, doAto];
  const numeroDoEx = ex && /[1-9]/.test(ex) ? `Ex ${ex}` : null;
  return [numeroDoEx, doAto && ato.filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

function fundamentoLegal(codigo: string | null | undefined): { fundamento?: string } {
  return codigo ? { fundamento: `fundamento legal ${codigo}` } : {};
}

/** The Portal gives neither agreement nor ex beside the rate. Outside a reduction a lower rate is treated as an ex-tarifário. */
function iiDoItem(declarado: TributoDoItem): IiDoCalculo {
  const { aliquota = '0', aliquotaReduzida, reducaoPerc, especifica, ...resto } = tributoDoItem(declarado);
  const comum = { ...resto, aliquota, ...(especifica && { semCalculo: semCalculo(declarado, II_POR_UNIDADE) }) };
  if (comum.regime === 'REDUCAO' || aliquotaReduzida === undefined) {
    return {
      ...comum,
      ...(aliquotaReduzida !== undefined && { aliquotaReduzida }),
      ...(reducaoPerc && { reducaoPerc }),
    };
  }
  return { ...comum, exTarifario: { aliquota: aliquotaReduzida } };
}

const II_POR_UNIDADE = 'a declaração cobra o II por unidade de medida, e a Tarifa o tem em percentual';

function tributoDoItem(declarado: TributoDoItem): TributoDoCalculo {
  const { especifica: porUnidade, reducaoDaAliquota, percentualPagamento } = declarado;
  const { fundamento } = declarado;
  const lido = { ...tributo(declarado, porUnidade ?? undefined, reducaoDaAliquota), ...fundamentoLegal(fundamento) };
  const motivo = porQueNaoSeCalcula(declarado);
  if (motivo) return { ...lido, semCalculo: semCalculo(declarado, motivo) };
  if (lido.regime !== 'SUSPENSAO_PROPORCIONAL') return lido;
  return percentualPagamento ? { ...lido, percentualPagamento } : lido;
}

/** The act that reduces a base has its own rule. */
function porQueNaoSeCalcula({ baseReduzida, reducaoDaBase, especifica, tipoAliquota }: TributoDoItem): string | null {
  if (tipoAliquota === 'ESPECIFICA' && !especifica) {
    return 'a declaração cobra o tributo por unidade de medida, e não traz a quantidade e o valor da unidade';
  }
  if (positivo(reducaoDaBase) === null && positivo(baseReduzida) === null) return null;
  return 'a declaração reduz a base de cálculo, e a regra está no ato que a reduz';
}

function semCalculo({ devido, recolher }: TributoDeclarado, motivo: string) {
  return { motivo, devido: new Exato(devido).toFixed(2), recolher: new Exato(recolher).toFixed(2) };
}

/** The duty of an item or adição is declared in reais; without a rate it cannot be calculated. */
function antidumpingDe(outros: AdicaoDeclarada['outros']): AdicaoDoCalculo['antidumping'] {
  const declarado = outros?.antidumping;
  if (declarado?.especifica) return { tipo: 'ESPECIFICO', moeda: 'BRL', ...declarado.especifica };
  return declarado?.aliquota ? { tipo: 'AD_VALOREM', aliquota: declarado.aliquota } : undefined;
}

function temAcordo({ iiAcordoTarifarioTipoCodigo: tipo, iiAliquotaAcordo }: AdicaoDeclarada['campos']): boolean {
  return (tipo != null && /[1-9]/.test(tipo)) || positivo(iiAliquotaAcordo) !== null;
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
  const { regime, ...semRegime } = regimeDoCalculo(declarado);
  const { aliquotaReduzida } = declarado;
  if (porUnidade) return { regime, ...semRegime, especifica: porUnidade };
  const aliquota = declarado.aliquota ?? '0';
  if (semRegime.semCalculo) return { regime, ...semRegime, aliquota };
  if (regime === 'REDUCAO') return { regime, aliquota, ...reducao(aliquotaReduzida, percentual) };
  // A suspended or exempt tax at the lower rate stays suspended or exempt; a paid tax at the lower rate is a reduction.
  if (aliquotaReduzida !== null && regime === 'INTEGRAL') return { regime: 'REDUCAO', aliquota, aliquotaReduzida };
  return { regime, aliquota: aliquotaReduzida ?? aliquota };
}

/** Returns the percentage of reduction if declared, otherwise the reduced rate, which may be zero. */
function reducao(
  aliquotaReduzida: DecimalTexto | null,
  percentual: DecimalTexto | null | undefined,
): Pick<TributoDoCalculo, 'aliquotaReduzida' | 'reducaoPerc'> {
  const reducaoPerc = positivo(percentual);
  if (positivo(aliquotaReduzida) === null && reducaoPerc) return { reducaoPerc };
  return aliquotaReduzida === null ? {} : { aliquotaReduzida };
}

/** Returns a quantity and an amount per unit, if the declaration has both. */
function especifica(
  { campos }: AdicaoDeclarada,
  folhaQuantidade: string,
  folhaValor: string,
): TributoDoCalculo['especifica'] {
  const quantidade = positivo(campos[folhaQuantidade]);
  const valorUnidade = positivo(campos[folhaValor]);
  return quantidade && valorUnidade ? { quantidade, valorUnidade } : undefined;
}

/** Matches by name, because the regime numbers differ between taxes (domain/importacao.md §2.4). */
export function regimeDeclarado({ regime }: Pick<TributoDeclarado, 'regime'>): RegimeTributario | null {
  const nome = (regime.nome ?? '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase();
  if (regime.codigo !== null && !CODIGOS_DE_REGIME.has(Number(regime.codigo))) return null;
  return REGIMES_POR_NOME.find(([trecho]) => nome.includes(trecho))?.[1] ?? null;
}

/** The codes of all taxes together. */
const CODIGOS_DE_REGIME = new Set([1, 2, 3, 4, 5, 6, 10]);

/** With an unknown regime the tax stays as declared, with the reason. */
function regimeDoCalculo(declarado: TributoDeclarado): Pick<RegimeDoCalculo, 'regime' | 'semCalculo'> {
  const motivo = regimeDesconhecido(declarado);
  const regime = regimeDeclarado(declarado) ?? 'INTEGRAL';
  return motivo ? { regime, semCalculo: semCalculo(declarado, motivo) } : { regime };
}

/** A regime that is missing, or has a name unknown in the Siscomex, cannot be calculated. */
function regimeDesconhecido(declarado: TributoDeclarado): string | null {
  if (regimeDeclarado(declarado) !== null) return null;
  const { codigo, nome } = declarado.regime;
  const semTributo = positivo(declarado.aliquota) === null && positivo(declarado.devido) === null;
  if (codigo === null && nome === null) return semTributo ? null : 'a declaração não diz o regime de tributação';
  return `o regime de tributação ${[codigo, nome].filter(Boolean).join(' ')} não é um dos que se sabe calcular`;
}

const REGIMES_POR_NOME: readonly (readonly [string, RegimeTributario])[] = [
  ['RECOLHIMENTO INTEGRAL', 'INTEGRAL'],
  ['SEM BENEFICIO', 'INTEGRAL'],
  ['NAO TRIBUT', 'NAO_INCIDENCIA'],
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
