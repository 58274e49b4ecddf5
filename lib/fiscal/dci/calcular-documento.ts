import { diasDeAtraso, MORA_PELA_LEI } from '#lib/domain/aduana/tributos/mora.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { repartir } from '#lib/domain/numeros/repartir.ts';
import {
  type ConteudoDaDci,
  type DeclaradoAntes,
  type ItemDaDci,
  type ModalidadeTributada,
  TRIBUTOS_DCI,
  type TributoDci,
} from '#lib/domain/zfm/dci.ts';
import { somaExata } from '#lib/fiscal/figura-exata.ts';
import { textosDe } from '#lib/fiscal/mapear-figuras.ts';
import { arredondar, type Figura, type Memoria, memoriaSemRepetir, texto } from '#lib/fiscal/memoria.ts';
import { type PercentuaisDeMora, percentuaisDeMora } from '#lib/fiscal/mora.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { desconhecidosDoItem } from './desconhecidos-do-item.ts';
import { type FigurasDoGrupo, gruposDaDci } from './grupos-da-dci.ts';
import { calcularItemDaDci, type ItemCalculado, taxaDoDolar } from './item-da-dci.ts';
import { type FigurasDoRecolhimento, figurasDoRecolhimento } from './recolhimento.ts';
import { somaDosTributos } from './soma-dos-tributos.ts';

/** US$ with 7 decimals, reais with 2. Null means unknown; `iiUSD` is also null except for PI com PPB. */
interface FigurasDoItem extends Record<TributoDci, DecimalTexto | null> {
  chave: string;
  iiUSD: DecimalTexto | null;
}

/** A tax of a modalidade, in reais with 2 decimals. Null means unknown; in `judicial` and `anterior` it means none. */
export interface GrupoCalculado {
  modalidade: ModalidadeTributada;
  tributo: TributoDci;
  calculado: DecimalTexto | null;
  judicial: DecimalTexto | null;
  anterior: DecimalTexto | null;
  principal: DecimalTexto | null;
  /** Its share of the multa and juros of the DARF; the shares add up to the cent. */
  multa: DecimalTexto | null;
  juros: DecimalTexto | null;
}

/** A DARF, one for each tax with something to pay. */
interface DarfCalculado {
  tributo: TributoDci;
  principal: DecimalTexto;
  multa: DecimalTexto;
  juros: DecimalTexto;
  total: DecimalTexto;
}

export interface CalculoDaDci {
  itens: FigurasDoItem[];
  grupos: GrupoCalculado[];
  /** US$ of II of PI com PPB that falls due, 7 decimals. */
  iiUSD: DecimalTexto | null;
  /** Σ principal of the groups: with multa and juros it makes `totalDARF`. */
  tributos: DecimalTexto | null;
  diasAtraso: number;
  percMulta: DecimalTexto | null;
  percJuros: DecimalTexto | null;
  darfs: DarfCalculado[];
  totalDARF: DecimalTexto | null;
  /** Why `totalDARF` is unknown: the first reason, as a sentence. */
  recusa: string | null;
  /** Memória of `totalDARF`, built only when read. */
  readonly memoria: Memoria | null;
  /** Returns the memória of all taxes of an item. */
  memoriaDoItem(chave: string): Memoria | null;
}

/**
 * Calculates the amounts of a DCI as it stands; server and browser use the same function. Each item is rounded and then summed,
 * with a DARF for each tax (zfm.md §2.3). An unknown value is null, and so is everything that depends on it; nothing is assumed to
 * be zero.
 */
export function calcularDocumentoDci(conteudo: ConteudoDaDci): CalculoDaDci {
  const taxa = conteudo.taxaUSD === null ? null : taxaDoDolar(conteudo.taxaUSD);
  const itens = conteudo.itens.map((item) => calculado(item, taxa, conteudo.semPisCofins ?? false));
  const grupos = gruposDaDci(conteudo, itens);
  const principais = principaisDe(grupos);
  const { percentuais, recusa } = moraDe(conteudo, grupos);
  const recolhimento = percentuais && figurasDoRecolhimento(principais, percentuais);
  // Without an item nothing is known, which is not to owe nothing.
  const sabidos = itens.length > 0 && TRIBUTOS_DCI.every((tributo) => principais[tributo]);
  const total = sabidos && recolhimento ? recolhimento.total : null;
  return {
    itens: itens.map(figurasDoItem),
    grupos: comEncargos(grupos, recolhimento),
    iiUSD: itens.length > 0 ? iiQueSeDeve(itens) : null,
    tributos: sabidos ? texto(somaDosTributos(principais as Record<TributoDci, Figura>)) : null,
    diasAtraso: atrasoDe(conteudo),
    percMulta: percentuais && texto(percentuais.multa),
    percJuros: percentuais && texto(percentuais.juros),
    darfs: recolhimento && itens.length > 0 ? darfsDe(recolhimento) : [],
    totalDARF: total && texto(total),
    recusa: total ? null : (porQueNaoSeSabe(conteudo) ?? recusa),
    get memoria() {
      return total && memoriaSemRepetir(total);
    },
    memoriaDoItem(chave) {
      const qual = itens.find(({ item }) => item.chave === chave);
      return qual ? memoriaDosTributos(qual) : null;
    },
  };
}

/** Returns what a DCI declares, as the starting point of its retificadora. Groups with an unknown tax are left out. */
export function declaradoPelaDci(grupos: readonly GrupoCalculado[]): DeclaradoAntes[] {
  return grupos.flatMap(({ modalidade, tributo, calculado: pelosItens, judicial }) => {
    const principal = judicial ?? pelosItens;
    return principal === null ? [] : [{ modalidade, tributo, principal }];
  });
}

/** Memoised: an unchanged item gives the same result. */
function calculado(item: ItemDaDci, taxa: Figura | null, semPisCofins: boolean): ItemCalculado {
  const antes = JA_CALCULADOS.get(item);
  const taxaUSD = taxa && texto(taxa);
  if (antes?.taxaUSD === taxaUSD && antes.semPisCofins === semPisCofins) return antes.feito;
  const feito = calcularItemDaDci(item, taxa, semPisCofins);
  JA_CALCULADOS.set(item, { taxaUSD, semPisCofins, feito });
  return feito;
}

const JA_CALCULADOS = new WeakMap<
  ItemDaDci,
  { taxaUSD: DecimalTexto | null; semPisCofins: boolean; feito: ItemCalculado }
>();

function figurasDoItem({ item, iiUSD, tributos }: ItemCalculado): FigurasDoItem {
  const { II, IPI, PIS, COFINS } = tributos;
  return {
    chave: item.chave,
    iiUSD: iiUSD && emDolares(iiUSD.exato),
    II: II && texto(II),
    IPI: IPI && texto(IPI),
    PIS: PIS && texto(PIS),
    COFINS: COFINS && texto(COFINS),
  };
}

function iiQueSeDeve(itens: readonly ItemCalculado[]): DecimalTexto | null {
  let soma = new Exato(0);
  for (const { item, iiUSD } of itens) {
    if (item.modalidade !== 'PI_COM_PPB' || item.exigivel === false) continue;
    if (item.exigivel === null || !iiUSD) return null;
    soma = soma.plus(iiUSD.exato);
  }
  return emDolares(soma);
}

/** The principal of each tax, summed over its groups. A tax with an unknown group is missing. */
function principaisDe(grupos: readonly FigurasDoGrupo[]): Partial<Record<TributoDci, Figura>> {
  const sabidos = TRIBUTOS_DCI.flatMap((tributo) => {
    const parcelas = grupos.filter((grupo) => grupo.tributo === tributo).map(({ principal }) => principal);
    if (!parcelas.every((parcela) => parcela !== null)) return [];
    const rotulo = { nome: tributo, unidade: 'R$', casas: 2, formula: `Σ ${tributo} por modalidade`, fonte: null };
    return [[tributo, somaExata(rotulo, parcelas)] as const];
  });
  return Object.fromEntries(sabidos);
}

/** With nothing to pay there is no charge for the delay, and no Selic is required. */
function moraDe(
  { vencimento, pagamento, selic, mora }: ConteudoDaDci,
  grupos: readonly FigurasDoGrupo[],
): { percentuais: PercentuaisDeMora | null; recusa: string | null } {
  const nadaAPagar = grupos.every(({ principal }) => principal?.exato.isZero());
  const emDia = vencimento === null || pagamento === null || nadaAPagar;
  try {
    const atraso = emDia ? { diasAtraso: 0, percJuros: '0' } : { vencimento, pagamento, selic, leitura: mora };
    return { percentuais: percentuaisDeMora(atraso), recusa: null };
  } catch (erro) {
    if (erro instanceof RegraViolada) return { percentuais: null, recusa: erro.message };
    throw erro;
  }
}

function atrasoDe({ vencimento, pagamento, mora = MORA_PELA_LEI }: ConteudoDaDci): number {
  return vencimento === null || pagamento === null ? 0 : diasDeAtraso(vencimento, pagamento, mora);
}

function darfsDe({ pagamentos }: FigurasDoRecolhimento): DarfCalculado[] {
  return pagamentos
    .filter(({ principal }) => !principal.exato.isZero())
    .map(({ tributo, ...valores }) => ({ tributo, ...textosDe(valores) }));
}

function comEncargos(grupos: readonly FigurasDoGrupo[], recolhimento: FigurasDoRecolhimento | null): GrupoCalculado[] {
  const parteDe = (encargo: 'multa' | 'juros') => {
    const partes = new Map<FigurasDoGrupo, DecimalTexto>();
    for (const pagamento of recolhimento?.pagamentos ?? []) {
      const gruposDoTributo = grupos.filter(({ tributo }) => tributo === pagamento.tributo);
      const pesos = gruposDoTributo.map(({ principal }) => principal?.exato ?? new Exato(0));
      for (const [i, parte] of repartir(texto(pagamento[encargo]), pesos).entries()) {
        partes.set(gruposDoTributo[i] as FigurasDoGrupo, parte);
      }
    }
    return partes;
  };
  const [multas, juros] = [parteDe('multa'), parteDe('juros')];
  return grupos.map((grupo) => ({
    modalidade: grupo.modalidade,
    tributo: grupo.tributo,
    calculado: grupo.calculado && texto(grupo.calculado),
    judicial: grupo.judicial && texto(grupo.judicial),
    anterior: grupo.anterior && texto(grupo.anterior),
    principal: grupo.principal && texto(grupo.principal),
    multa: multas.get(grupo) ?? null,
    juros: juros.get(grupo) ?? null,
  }));
}

function porQueNaoSeSabe({ taxaUSD, itens, semPisCofins }: ConteudoDaDci): string | null {
  if (itens.length === 0) return SEM_ITEM;
  const [primeiro] = itens.flatMap((item) => desconhecidosDoItem(item, semPisCofins));
  if (primeiro) return primeiro.mensagem;
  const semTaxa = 'Informe a taxa do dólar: sem ela os tributos não se calculam.';
  return taxaUSD === null ? semTaxa : null;
}

const SEM_ITEM = 'A DCI ainda não tem item de nota: não se sabe o que se deve.';

function memoriaDosTributos({ tributos }: ItemCalculado): Memoria | null {
  if (!TRIBUTOS_DCI.every((tributo) => tributos[tributo])) return null;
  return memoriaSemRepetir(somaDosTributos(tributos as Record<TributoDci, Figura>));
}

const emDolares = (valor: Exato) => arredondar(valor, 7, 'MEIO_PARA_CIMA').toFixed(7);
