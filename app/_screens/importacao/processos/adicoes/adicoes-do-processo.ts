import type { AdicaoPrevista, ItemDoProcesso, ItensDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import type { AdicaoProposta } from '#lib/domain/aduana/declaracao/adicoes-previstas.ts';
import { TRIBUTOS_FEDERAIS } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { type DestinacaoZfm, padroesZfm } from '#lib/fiscal/importacao/prevista/padroes-zfm.ts';

/**
 * Puts the proposal into the form. An adição that continues an earlier one keeps its rates and regimes. Amounts given for the whole
 * of the earlier one (acréscimos, deduções, antidumping) go only to the first that continues it, never to two.
 */
export function aplicarProposta(
  { itens, adicoes }: ItensDoProcesso,
  proposta: readonly AdicaoProposta[],
  destinacao: DestinacaoZfm | null,
): ItensDoProcesso {
  const numeroDe = new Map(
    proposta.flatMap(({ numero, itens: lugares }) => lugares.map((lugar) => [lugar, numero] as const)),
  );
  const continuadas = new Set<number>();
  return {
    itens: itens.map((item, lugar) => ({ ...item, adicao: numeroDe.get(lugar) ?? null })),
    adicoes: proposta.map(({ numero, itens: lugares, de }) => {
      const antes = adicoes.find((adicao) => adicao.numero === de);
      if (!antes) return adicaoNova(numero, itens[lugares[0] ?? 0]?.ncm ?? '', destinacao);
      const repetida = continuadas.has(antes.numero);
      continuadas.add(antes.numero);
      return { ...structuredClone(antes), numero, ...(repetida && SEM_VALORES) };
    }),
  };
}

/** Has the regimes proposed for admission into the ZFM, or full payment. The rates are left for a person to fill in. */
function adicaoNova(numero: number, ncm: string, destinacao: DestinacaoZfm | null): AdicaoPrevista {
  const contribuicao = { regime: 'INTEGRAL', categoria: 'GERAL' } as const;
  const integral = {
    ii: { regime: 'INTEGRAL' },
    ipi: { regime: 'INTEGRAL' },
    pis: contribuicao,
    cofins: contribuicao,
  } as const;
  const nova = { numero, tributos: integral, ...SEM_VALORES, fundamentoLegal: null, campos: {} };
  return destinacao ? comRegimesZfm(nova, ncm, destinacao) : nova;
}

/** Sets the regimes, fundamentos and declaration code proposed for the ZFM; the rates stay. */
export function comRegimesZfm(adicao: AdicaoPrevista, ncm: string, destinacao: DestinacaoZfm): AdicaoPrevista {
  const padroes = padroesZfm({ tipoDeclaracao: ADMISSAO_ZFM, ncm, destinacao });
  if (!padroes) return adicao;
  const proposto = (tributo: (typeof TRIBUTOS_FEDERAIS)[number]) => {
    const { regime, fundamento } = padroes.tributos[tributo];
    return { ...adicao.tributos[tributo], regime, fundamento };
  };
  const tributos = Object.fromEntries(TRIBUTOS_FEDERAIS.map((tributo) => [tributo, proposto(tributo)]));
  const { codigoDoFundamento } = padroes.tributos.ii;
  const campos = codigoDoFundamento ? { ...adicao.campos, iiFundamentoLegalCodigo: codigoDoFundamento } : adicao.campos;
  return { ...adicao, tributos: tributos as AdicaoPrevista['tributos'], campos };
}

/**
 * Copies the regimes, the fundamento and the further fields of one adição to others. Rates belong to the NCM, so only adições of
 * the same NCM get them. Amounts are never copied.
 */
export function copiarAdicao(
  { itens, adicoes }: ItensDoProcesso,
  numero: number,
  para: 'MESMA_NCM' | 'TODAS',
): AdicaoPrevista[] {
  const modelo = adicoes.find((adicao) => adicao.numero === numero);
  if (!modelo) return adicoes;
  const ncmDe = (qual: number) => itens.find(({ adicao }) => adicao === qual)?.ncm;
  return adicoes.map((adicao) => {
    if (adicao.numero === numero) return adicao;
    const mesmaNcm = ncmDe(adicao.numero) === ncmDe(numero);
    if (mesmaNcm) {
      const { tributos, fundamentoLegal, campos } = structuredClone(modelo);
      return { ...adicao, tributos, fundamentoLegal, campos: { ...adicao.campos, ...semAsDaAdicao(campos) } };
    }
    if (para === 'MESMA_NCM') return adicao;
    return {
      ...adicao,
      tributos: comRegimesDe(adicao.tributos, modelo.tributos),
      fundamentoLegal: modelo.fundamentoLegal,
      campos: { ...adicao.campos, ...semAsDaNcm(semAsDaAdicao(modelo.campos)) },
    };
  });
}

export function itensDaAdicao(itens: readonly ItemDoProcesso[], numero: number): readonly ItemDoProcesso[] {
  return itens.filter(({ adicao }) => adicao === numero);
}

const SEM_VALORES = {
  antidumping: null,
  acrescimos: [] as AdicaoPrevista['acrescimos'],
  deducoes: [] as AdicaoPrevista['deducoes'],
};

function comRegimesDe(
  tributosDaAdicao: AdicaoPrevista['tributos'],
  modelo: AdicaoPrevista['tributos'],
): AdicaoPrevista['tributos'] {
  const de = (tributo: (typeof TRIBUTOS_FEDERAIS)[number]) => {
    const { regime, fundamento, reducaoPerc, meses } = modelo[tributo];
    return { ...tributosDaAdicao[tributo], regime, fundamento, reducaoPerc, meses };
  };
  return Object.fromEntries(TRIBUTOS_FEDERAIS.map((tributo) => [tributo, de(tributo)])) as AdicaoPrevista['tributos'];
}

const sem = (fora: RegExp) => (campos: AdicaoPrevista['campos']) =>
  Object.fromEntries(Object.entries(campos).filter(([nome]) => !fora.test(nome)));
/** Drops the fields that count the goods of one adição. */
const semAsDaAdicao = sem(/^(dadosMercadoriaMedidaEstatistica|dadosCambiaisValor|dcr|cide)/);
/** Drops the fields that depend on the NCM, with the acts that lower its rates. */
const semAsDaNcm = sem(/^(dadosMercadoriaCodigoNaladi|iiExTarifario|iiAcordo|ipiAliquota)/);

const ADMISSAO_ZFM = '06';
