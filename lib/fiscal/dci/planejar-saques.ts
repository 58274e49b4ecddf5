import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** What an item of a DCI takes of an input: 7 decimals, never negative. */
export interface Necessidade {
  item: string;
  insumo: string;
  quantidade: DecimalTexto;
  /** The quantity by day of exit; together they make up `quantidade`. Without them any lote serves the need. */
  dias?: readonly QuantidadeDoDia[];
}

export interface QuantidadeDoDia {
  dia: DataTexto;
  /** 7 decimals. */
  quantidade: DecimalTexto;
}

/** The balance of a lote, 7 decimals. Lotes are in the order of the draw, and each belongs to a single input. */
export interface LoteDoPlano {
  id: string;
  saldo: DecimalTexto;
  /** What left before this day is not served by the lote in its turn. */
  dataDesembaraco?: DataTexto;
}

/** Stock chosen by hand for an input; it comes before the stock in turn. */
export interface RealocacaoDoPlano {
  insumo: string;
  loteId: string;
  quantidade: DecimalTexto;
}

interface SaqueDoInsumo {
  loteId: string;
  quantidade: DecimalTexto;
  manual: boolean;
}

/** Quantities with 7 decimals. Drawn plus missing always equals needed. */
export interface PlanoDeSaques {
  porInsumo: ReadonlyMap<
    string,
    { necessidade: DecimalTexto; baixado: DecimalTexto; faltante: DecimalTexto; saques: SaqueDoInsumo[] }
  >;
  /** In the order of the needs; a lote has a single line in each need. */
  porNecessidade: readonly {
    item: string;
    insumo: string;
    saques: { loteId: string; quantidade: DecimalTexto }[];
    faltante: DecimalTexto;
    /** `faltante` by day of exit; empty for a need without days. */
    faltas: QuantidadeDoDia[];
    /** Days of exit that a lote chosen by hand serves although it was cleared later. */
    adiantados: { loteId: string; dia: DataTexto }[];
  }[];
  /** Choices that cannot be met in full: more than the balance, more than the need, or a lote of another input. */
  recusas: readonly { insumo: string; loteId: string; pedido: DecimalTexto; possivel: DecimalTexto }[];
}

/**
 * Plans what each need draws from the stock: first the manual choices, as far as possible, then first in first out (zfm.md §6.8).
 * The needs of an input are served by day of exit, then in order. A lote in its turn only serves what left on the day of its
 * clearance or later; no lote becomes negative.
 */
export function planejarSaques(
  necessidades: readonly Necessidade[],
  lotes: ReadonlyMap<string, readonly LoteDoPlano[]>,
  realocacoes: readonly RealocacaoDoPlano[],
): PlanoDeSaques {
  const pedidas = Map.groupBy(realocacoes, ({ insumo }) => insumo);
  const doInsumo = Map.groupBy(
    necessidades.map((necessidade, lugar) => ({ ...necessidade, lugar })),
    ({ insumo }) => insumo,
  );
  const porInsumo = new Map<string, ReturnType<typeof servir>['insumo']>();
  const porNecessidade: ReturnType<typeof servir>['necessidades'] = [];
  const recusas = new Map<string, Recusa[]>();
  for (const [insumo, necessidadesDoInsumo] of doInsumo) {
    const servido = servir(necessidadesDoInsumo, lotes.get(insumo) ?? [], pedidas.get(insumo) ?? []);
    porInsumo.set(insumo, servido.insumo);
    recusas.set(insumo, servido.recusas);
    for (const [i, { lugar }] of necessidadesDoInsumo.entries())
      porNecessidade[lugar] = servido.necessidades[i] as Servida;
  }
  return {
    porInsumo,
    porNecessidade,
    recusas: [...pedidas].flatMap(
      ([insumo, realocacoesDoInsumo]) => recusas.get(insumo) ?? realocacoesDoInsumo.map(desnecessaria),
    ),
  };
}

type Servida = PlanoDeSaques['porNecessidade'][number];
type Recusa = PlanoDeSaques['recusas'][number];

function servir(
  necessidades: readonly Necessidade[],
  lotes: readonly LoteDoPlano[],
  realocacoes: readonly RealocacaoDoPlano[],
) {
  const precisa = necessidades.reduce((soma, { quantidade }) => soma.plus(quantidade), ZERO);
  const { fila, recusas } = filaDeSaque(precisa, lotes, realocacoes);
  const saidas = necessidades.flatMap(saidasDe).sort((a, b) => (a.dia ?? '').localeCompare(b.dia ?? ''));
  servirDosEscolhidos(
    fila.filter(({ manual }) => manual),
    saidas,
  );
  servirPelaVez(
    fila.filter(({ manual }) => !manual),
    saidas,
  );
  const daNecessidade = Map.groupBy(saidas, ({ vez }) => vez);
  const servidas = necessidades.map(({ item, insumo }, vez) => servida(item, insumo, daNecessidade.get(vez) ?? []));
  const tirados = fila.flatMap(({ loteId, manual, inteira, resta }) => {
    const tirado = inteira.minus(resta);
    return tirado.isZero() ? [] : [{ loteId, tirado, manual }];
  });
  const baixado = tirados.reduce((soma, { tirado }) => soma.plus(tirado), ZERO);
  return {
    insumo: {
      necessidade: emTexto(precisa),
      baixado: emTexto(baixado),
      faltante: emTexto(precisa.minus(baixado)),
      saques: tirados.map(({ loteId, tirado, manual }) => ({ loteId, quantidade: emTexto(tirado), manual })),
    },
    necessidades: servidas,
    recusas,
  };
}

/** What a need takes by the exits of a day. */
interface Saida {
  /** Place of the need among those of its input. */
  vez: number;
  dia: DataTexto | null;
  falta: Exato;
  saques: { loteId: string; tirado: Exato; adiantado: boolean }[];
}

function saidasDe({ quantidade, dias }: Necessidade, vez: number): Saida[] {
  const partes = dias ?? [{ dia: null, quantidade }];
  return partes.map((parte) => ({ vez, dia: parte.dia, falta: new Exato(parte.quantidade), saques: [] }));
}

/** What is chosen by hand serves the exits it was cleared for, and what is left of it any other. */
function servirDosEscolhidos(partes: readonly Parte[], saidas: readonly Saida[]): void {
  for (const parte of partes) {
    for (const saida of saidas) if (!aindaPreso(parte, saida)) tirar(parte, saida);
  }
  for (const parte of partes) {
    for (const saida of saidas) tirar(parte, saida);
  }
}

/** Lotes and exits are both in the order of their days, so a lote too late for an exit is the end of the queue for it. */
function servirPelaVez(fila: readonly Parte[], saidas: readonly Saida[]): void {
  let vez = 0;
  for (const saida of saidas) {
    for (let parte = fila[vez]; parte && saida.falta.gt(0); parte = fila[vez]) {
      if (aindaPreso(parte, saida)) break;
      tirar(parte, saida);
      if (parte.resta.isZero()) vez += 1;
    }
  }
}

const aindaPreso = ({ desembaraco }: Parte, { dia }: Saida) =>
  dia !== null && desembaraco !== undefined && desembaraco > dia;

function tirar(parte: Parte, saida: Saida): void {
  const tirado = Exato.min(saida.falta, parte.resta);
  if (tirado.isZero()) return;
  parte.resta = parte.resta.minus(tirado);
  saida.falta = saida.falta.minus(tirado);
  saida.saques.push({ loteId: parte.loteId, tirado, adiantado: aindaPreso(parte, saida) });
}

function servida(item: string, insumo: string, saidas: readonly Saida[]): Servida {
  const saques = new Map<string, Exato>();
  for (const { loteId, tirado } of saidas.flatMap((saida) => saida.saques)) {
    saques.set(loteId, tirado.plus(saques.get(loteId) ?? ZERO));
  }
  return {
    item,
    insumo,
    saques: Array.from(saques, ([loteId, tirado]) => ({ loteId, quantidade: emTexto(tirado) })),
    faltante: emTexto(saidas.reduce((soma, { falta }) => soma.plus(falta), ZERO)),
    faltas: saidas.flatMap(({ dia, falta }) =>
      dia === null || falta.isZero() ? [] : [{ dia, quantidade: emTexto(falta) }],
    ),
    adiantados: saidas.flatMap(({ dia, saques }) =>
      saques.flatMap(({ loteId, adiantado }) => (adiantado && dia !== null ? [{ loteId, dia }] : [])),
    ),
  };
}

/** A part of the stock in the queue. */
interface Parte {
  loteId: string;
  manual: boolean;
  desembaraco: DataTexto | undefined;
  inteira: Exato;
  resta: Exato;
}

/** Queues the manual choices, and after them the rest of each lote. */
function filaDeSaque(
  precisa: Exato,
  lotes: readonly LoteDoPlano[],
  realocacoes: readonly RealocacaoDoPlano[],
): { fila: Parte[]; recusas: Recusa[] } {
  const saldos = new Map(lotes.map(({ id, saldo }) => [id, new Exato(saldo)]));
  const recusas: Recusa[] = [];
  let porEscolher = precisa;
  const desembaracos = new Map(lotes.map(({ id, dataDesembaraco }) => [id, dataDesembaraco]));
  const parte = (loteId: string, quanto: Exato, manual: boolean): Parte => ({
    loteId,
    manual,
    desembaraco: desembaracos.get(loteId),
    inteira: quanto,
    resta: quanto,
  });
  const escolhidas = realocacoes.map(({ insumo, loteId, quantidade }) => {
    const saldo = saldos.get(loteId) ?? ZERO;
    const possivel = Exato.min(quantidade, saldo, porEscolher);
    if (possivel.lt(quantidade)) {
      recusas.push({ insumo, loteId, pedido: emTexto(new Exato(quantidade)), possivel: emTexto(possivel) });
    }
    saldos.set(loteId, saldo.minus(possivel));
    porEscolher = porEscolher.minus(possivel);
    return parte(loteId, possivel, true);
  });
  const porVez = lotes.map(({ id }) => parte(id, saldos.get(id) ?? ZERO, false));
  return { fila: [...escolhidas, ...porVez].filter(({ inteira }) => inteira.gt(0)), recusas };
}

/** A choice for an input that nothing needs. */
function desnecessaria({ insumo, loteId, quantidade }: RealocacaoDoPlano): Recusa {
  return { insumo, loteId, pedido: emTexto(new Exato(quantidade)), possivel: emTexto(ZERO) };
}

const emTexto = (quantidade: Exato): DecimalTexto => quantidade.toFixed(CASAS);
const CASAS = 7;
const ZERO = new Exato(0);
