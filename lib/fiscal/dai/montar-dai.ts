import type { AdicaoDeclarada, ItemDeclarado } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { pisCofinsExtintos } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { Exato, somar, truncarCentavos } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { chaveEscolhida } from '#lib/domain/zfm/cclasstrib/chave-escolhida.ts';
import type {
  AdicaoAmazonense,
  DeclaracaoAmazonense,
  InsumosDaDai,
  ItemAmazonense,
  LinhaDaMatriz,
} from '#lib/domain/zfm/dai.ts';
import { matrizEmVigor } from '#lib/domain/zfm/matriz-tributacao.ts';
import { valorAduaneiroDaDi } from '#lib/fiscal/importacao/declarada/resumo-di.ts';
import { taxasDeclaradas } from '#lib/fiscal/importacao/declarada/taxas-declaradas.ts';
import { type Figura, type Memoria, memoriaSemRepetir, soma, texto } from '#lib/fiscal/memoria.ts';
import { figuraDoParametro, parametroSeHouver } from '#lib/fiscal/parametros/em-vigor.ts';
import { cbsIbsNaBaseDoIcms } from '#lib/fiscal/reforma/cbs-ibs-na-base-do-icms.ts';
import { contribuicoesDaDai } from './contribuicoes-da-dai.ts';
import type { AdicaoMontada, DaiMontada, IcmsDaDai } from './dai-montada.ts';
import { icmsDaAdicao } from './icms-da-adicao.ts';
import { informacaoComplementar } from './informacao-complementar.ts';
import { ratearTaxas, type TaxasDaDai, taxasDaDai } from './taxas-da-dai.ts';
import { emCentavos, type ValoresDaAdicao, valoresDaAdicao } from './valores-da-adicao.ts';

/** Parameter with the general rate of the ICMS in Amazonas, which a DAI uses. */
export const ALIQUOTA_DO_ICMS = 'ICMS_AM_GERAL';

/**
 * Builds the DAI of a registered DI or DUIMP with the figures behind it: the declared values, the taxes to pay, and the ICMS of
 * each adição. The row of the matriz in force on the day of the registration decides the ICMS. The decisions on its content are in
 * docs/decisions/dai-conteudo.md. It refuses nothing: missing values are null, and `conferirDai` gives the reason.
 */
export function montarDai(recebidos: InsumosDaDai, parametros: readonly Parametro[]): DaiMontada {
  const insumos = emOrdem(recebidos);
  const { declaracao: di } = insumos;
  const taxas = taxasDaDai(insumos, parametros);
  const aliquota = aliquotaDoIcms(di.dataRegistro, parametros);
  const adicoes = montarAdicoes(insumos, { taxas, aliquota, parametros });
  const taxaDolar = taxasDeclaradas(di).USD ?? null;
  const declaracao = cabecalho(insumos, { adicoes, taxas, taxaDolar });
  const bases = { fob: declaracao.fob, cif: emCentavos(valorAduaneiroDaDi(di)) };
  return {
    declaracao,
    adicoes,
    taxas: taxas.total,
    taxaSiscomex: taxas.taxaSiscomex,
    aliquota,
    icms: somarIcms(adicoes),
    semCbsIbs: adicoes.find(({ semCbsIbs }) => semCbsIbs !== null)?.semCbsIbs ?? null,
    contribuicoes: contribuicoesDaDai(bases, di.dataRegistro, parametros),
    taxaDolar,
  };
}

/** Returns the memória of a figure, of an adição or of the whole DAI; null when the figure is unknown or the adição does not exist. */
export function memoriaDaDai(
  montada: DaiMontada,
  { adicao, figura }: { adicao?: string | undefined; figura: FiguraDaDai },
): Memoria | null {
  const dona = adicao === undefined ? montada : montada.adicoes.find(({ numero }) => numero === adicao);
  const pedida = figura === 'taxas' ? dona?.taxas : dona?.icms?.[PARTE_DO_ICMS[figura]];
  return pedida ? memoriaSemRepetir(pedida) : null;
}

export type FiguraDaDai = 'taxas' | keyof typeof PARTE_DO_ICMS;

const PARTE_DO_ICMS = { baseIcms: 'base', icmsSemIncentivo: 'semIncentivo', icms: 'recolher' } as const;

/** Also null for a rate that would make the divisor zero or negative. */
function aliquotaDoIcms(dia: string, parametros: readonly Parametro[]): Figura | null {
  const parametro = parametroSeHouver(parametros, ALIQUOTA_DO_ICMS, dia);
  if (!parametro || new Exato(parametro.valor).lt(0) || new Exato(parametro.valor).gte(100)) return null;
  return figuraDoParametro(parametro, { nome: 'Alíquota do ICMS', unidade: '%' });
}

/** Sorts adições by number, so an adição gets the same cents whatever the order of the file. */
function emOrdem(insumos: InsumosDaDai): InsumosDaDai {
  const adicoes = insumos.declaracao.adicoes.toSorted((adicao, outra) => Number(adicao.numero) - Number(outra.numero));
  return { ...insumos, declaracao: { ...insumos.declaracao, adicoes } };
}

interface ComQueSeMonta {
  taxas: TaxasDaDai;
  aliquota: Figura | null;
  parametros: readonly Parametro[];
}

function montarAdicoes(insumos: InsumosDaDai, { taxas, aliquota, parametros }: ComQueSeMonta): AdicaoMontada[] {
  const { declaracao: di } = insumos;
  const valores = di.adicoes.map((adicao) => valoresDaAdicao(di, adicao));
  const partes = ratearTaxas(
    taxas,
    valores.map(({ valorAduaneiro }) => valorAduaneiro),
  );
  return di.adicoes.flatMap((adicao, indice) => {
    const [figurasDaAdicao, parte] = [valores[indice], partes[indice]];
    if (!figurasDaAdicao || !parte) return [];
    const linha = linhaDaAdicao(insumos, adicao.numero);
    const { valorAduaneiro, recolher, direitos } = figurasDaAdicao;
    const parteComDireitos = direitos.length === 0 ? parte : comDireitos(parte, direitos);
    const cbsIbs = cbsIbsDaAdicao(insumos, adicao.numero, parametros);
    // Without the Taxa Siscomex, or CBS and IBS that belong to it, the base would be too small.
    const icms =
      taxas.taxaSiscomex === null || cbsIbs.parcelas === null
        ? null
        : icmsDaAdicao(linha, aliquota, [valorAduaneiro, ...recolher, parteComDireitos, ...cbsIbs.parcelas]);
    const declarada = adicaoAmazonense(insumos, adicao, { valores: figurasDaAdicao, linha, icms });
    const { numero, ncm } = adicao;
    return [{ numero, ncm, declarada, valorAduaneiro, taxas: parteComDireitos, linha, icms, semCbsIbs: cbsIbs.aviso }];
  });
}

/** Whether they enter the base is a parameter of the State; Amazonas has said nothing of 2027 (domain/reforma.md §2.10). */
function cbsIbsDaAdicao({ declaracao, cbsIbs }: InsumosDaDai, numero: string, parametros: readonly Parametro[]) {
  const dia = declaracao.dataRegistro;
  if (!pisCofinsExtintos(dia)) return { parcelas: [], aviso: null };
  return cbsIbsNaBaseDoIcms({ cbsIbs: cbsIbs?.get(numero), uf: 'AM', dia }, parametros);
}

function comDireitos(taxas: Figura, direitos: readonly Figura[]): Figura {
  const rotulo = { nome: `${taxas.nome} e direitos`, unidade: 'R$', casas: 2, fonte: taxas.fonte } as const;
  return soma({ ...rotulo, arredondamento: 'TRUNCAR' }, [taxas, ...direitos]);
}

function linhaDaAdicao({ escolhas, matriz, declaracao }: InsumosDaDai, numero: string): LinhaDaMatriz | null {
  const chave = chaveEscolhida(escolhas.find((escolha) => escolha.numero === numero));
  return chave && matrizEmVigor(matriz, chave, declaracao.dataRegistro);
}

function adicaoAmazonense(
  { declaracao: di, importador }: InsumosDaDai,
  adicao: AdicaoDeclarada,
  { valores, linha, icms }: { valores: ValoresDaAdicao; linha: LinhaDaMatriz | null; icms: IcmsDaDai | null },
): AdicaoAmazonense {
  return {
    numero: adicao.numero,
    fornecedor: adicao.fornecedor,
    // The matriz identifies its importer by the IE; the CNPJ only serves when there is no IE.
    importadorNumero: importador?.inscricaoEstadual ?? di.importador.numero,
    importadorNome: importador?.razaoSocial ?? di.importador.nome,
    ...valores.quantias,
    pesoLiquido: comCasas(adicao.pesoLiquido, 6),
    codigoTributacao: linha?.codigoTributacao ?? null,
    baseIcms: icms && texto(icms.base),
    icms: icms && texto(icms.recolher),
    icmsSemIncentivo: icms && texto(icms.semIncentivo),
    itens: adicao.itens.map((item) => itemAmazonense(item, adicao.ncm)),
  };
}

/** Values in the currency of the sale, truncated as in the items of the DI (domain/importacao.md §3.4). */
function itemAmazonense(item: ItemDeclarado, ncm: string): ItemAmazonense {
  const { sequencia, descricao, quantidade, unidade, valorUnitario } = item;
  return {
    numero: sequencia,
    ncm,
    descricao,
    quantidade: new Exato(quantidade).toFixed(5),
    unidade,
    valorUnitario: new Exato(valorUnitario).toFixed(7),
    valorTotal: truncarCentavos(new Exato(quantidade).times(valorUnitario)).toFixed(2),
  };
}

/**
 * Takes the values declared in the header of the DI. The sum of the adições only serves when the header has none, and for the
 * taxes, which it never has.
 */
function cabecalho(
  insumos: InsumosDaDai,
  { adicoes, taxas, taxaDolar }: { adicoes: AdicaoMontada[]; taxas: TaxasDaDai; taxaDolar: DecimalTexto | null },
): DeclaracaoAmazonense {
  const { declaracao: di, tipo } = insumos;
  const { totais, frete, seguro, carga } = di;
  const soma = (campo: keyof ValoresDaAdicao['quantias']) =>
    somar(adicoes.map(({ declarada }) => declarada[campo])).toFixed(2);
  const declarado = (valor: DecimalTexto | null, campo: 'fob' | 'frete' | 'seguro') =>
    valor === null ? soma(campo) : emCentavos(valor);
  const taxa = comCasas(taxaDolar, 4);
  return {
    tipo,
    numeroDocumento: di.numeroDI,
    dataDocumento: di.dataRegistro,
    fob: declarado(totais.vmleReais, 'fob'),
    frete: declarado(frete.valorReais, 'frete'),
    seguro: declarado(seguro.valorReais, 'seguro'),
    ii: soma('ii'),
    ipi: soma('ipi'),
    pisCofins: soma('pisCofins'),
    taxasDiversas: taxas.diversas,
    capatazia: taxas.capatazia,
    taxaDolar: taxa,
    pesoLiquido: comCasas(carga.pesoLiquido ?? pesoDasAdicoes(adicoes), 6),
    recinto: carga.recinto.codigo,
    paisProcedencia: carga.paisProcedencia.codigo,
    qtdeAdicoes: totais.adicoes ?? adicoes.length,
    informacaoComplementar: informacaoComplementar(insumos, taxa),
    adicoes: adicoes.map(({ declarada }) => declarada),
  };
}

/** Null when an adição has no weight: a partial sum is not the weight of the whole. */
function pesoDasAdicoes(adicoes: readonly AdicaoMontada[]): DecimalTexto | null {
  const pesos = adicoes.map(({ declarada }) => declarada.pesoLiquido);
  return pesos.length === 0 || pesos.includes(null) ? null : somar(pesos).toFixed();
}

function somarIcms(adicoes: readonly AdicaoMontada[]): IcmsDaDai | null {
  const deTodas = adicoes.flatMap(({ icms }) => icms ?? []);
  if (deTodas.length === 0 || deTodas.length < adicoes.length) return null;
  const total = (nome: string, parte: keyof IcmsDaDai) =>
    soma(
      { nome, unidade: 'R$', casas: 2, fonte: null, arredondamento: 'TRUNCAR' },
      deTodas.map((icms) => icms[parte]),
    );
  return {
    base: total('Base do ICMS das adições', 'base'),
    semIncentivo: total('ICMS sem incentivo das adições', 'semIncentivo'),
    recolher: total('ICMS a recolher das adições', 'recolher'),
  };
}

/** Rounds half up. */
function comCasas(valor: DecimalTexto | null, casas: number): DecimalTexto | null {
  return valor === null ? null : new Exato(valor).toFixed(casas, Exato.ROUND_HALF_UP);
}
