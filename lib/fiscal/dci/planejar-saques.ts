import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** What an item of a DCI takes of an input: 7 decimals, never negative. */
export interface Necessidade {
  item: string;
  insumo: string;
  quantidade: DecimalTexto;
}

/** The balance of a lote, 7 decimals. Lotes are in the order of the draw, and each belongs to a single input. */
export interface LoteDoPlano {
  id: string;
  saldo: DecimalTexto;
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
  }[];
  /** Choices that cannot be met in full: more than the balance, more than the need, or a lote of another input. */
  recusas: readonly { insumo: string; loteId: string; pedido: DecimalTexto; possivel: DecimalTexto }[];
}

/**
 * Plans what each need draws from the stock: first the manual choices, as far as possible, then first in first out (zfm.md §6.8).
 * The needs of an input are served in order; no lote becomes negative.
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
  for (const [insumo, suas] of doInsumo) {
    const servido = servir(suas, lotes.get(insumo) ?? [], pedidas.get(insumo) ?? []);
    porInsumo.set(insumo, servido.insumo);
    recusas.set(insumo, servido.recusas);
    for (const [i, { lugar }] of suas.entries()) porNecessidade[lugar] = servido.necessidades[i] as Servida;
  }
  return {
    porInsumo,
    porNecessidade,
    recusas: [...pedidas].flatMap(([insumo, suas]) => recusas.get(insumo) ?? suas.map(desnecessaria)),
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
  let vez = 0;
  const servidas = necessidades.map(({ item, insumo, quantidade }): Servida => {
    const saques = new Map<string, Exato>();
    let falta = new Exato(quantidade);
    for (let parte = fila[vez]; parte && falta.gt(0); parte = fila[vez]) {
      const tirado = Exato.min(falta, parte.resta);
      parte.resta = parte.resta.minus(tirado);
      falta = falta.minus(tirado);
      if (tirado.gt(0)) saques.set(parte.loteId, tirado.plus(saques.get(parte.loteId) ?? ZERO));
      if (parte.resta.isZero()) vez += 1;
    }
    return {
      item,
      insumo,
      saques: Array.from(saques, ([loteId, tirado]) => ({ loteId, quantidade: emTexto(tirado) })),
      faltante: emTexto(falta),
    };
  });
  const tirados = fila.slice(0, vez + 1).flatMap(({ loteId, manual, inteira, resta }) => {
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

/** A part of the stock in the queue. */
interface Parte {
  loteId: string;
  manual: boolean;
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
  const parte = (loteId: string, quanto: Exato, manual: boolean): Parte => ({
    loteId,
    manual,
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
