import type { ItemDeclarado, TributoDeclarado } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { pesosPorValor } from '#lib/domain/aduana/tributos/pesos-por-valor.ts';
import { regimeSuspende } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { arredondarCentavos, dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { repartir } from '#lib/domain/numeros/repartir.ts';
import { parametroSeHouver } from '#lib/fiscal/parametros/em-vigor.ts';

/** What the opening credit of the CBS may count of an imported item, for all its quantity, in reais. */
export interface PagoNaImportacao {
  pis: DecimalTexto;
  /** Without the surcharge; null where the declared rate does not tell whether it has one. */
  cofins: DecimalTexto | null;
  /** The surcharge, which gives no credit; null as above. */
  adicional: DecimalTexto | null;
}

type PisCofins = Record<'pis' | 'cofins', TributoDeclarado>;

/**
 * PIS and COFINS-Importação to pay of each item of an adição, in order, without the surcharge of Lei 10.865/2004, art. 8º, § 21
 * (Decreto 12.955/2026, art. 605 and art. 607, § 3º, II). Null for an item that came in with suspension, exemption or zero rate
 * (§ 1º). A DUIMP declares them by item; those of the adição of a DI are shared by value, as the suspended ones are.
 */
export function pagosDosItens(
  {
    tributos,
    itens,
  }: { tributos: PisCofins; itens: readonly Pick<ItemDeclarado, 'quantidade' | 'valorUnitario' | 'duimp'>[] },
  dataRegistro: DataTexto,
  parametros: readonly Parametro[],
): (PagoNaImportacao | null)[] {
  const proprios = itens.flatMap(({ duimp }) => (duimp ? [duimp.tributos] : []));
  if (proprios.length === itens.length)
    return proprios.map((tributosDoItem) => pagoDe(tributosDoItem, dataRegistro, parametros));
  const todo = pagoDe(tributos, dataRegistro, parametros);
  if (todo === null) return itens.map(() => null);
  const pesos = pesosPorValor(itens);
  const partes = (valor: DecimalTexto | null) => (valor === null ? null : repartir(valor, pesos));
  const [pis, cofins, adicional] = [partes(todo.pis), partes(todo.cofins), partes(todo.adicional)];
  return itens.map((_, i) => ({
    pis: pis?.[i] ?? NADA,
    cofins: cofins?.[i] ?? null,
    adicional: adicional?.[i] ?? null,
  }));
}

function pagoDe({ pis, cofins }: PisCofins, dia: DataTexto, parametros: readonly Parametro[]): PagoNaImportacao | null {
  const [pisPago, cofinsPaga] = [pago(pis), pago(cofins)];
  if (somar([pisPago, cofinsPaga]).isZero()) return null;
  const adicional = new Exato(cofinsPaga).isZero() ? NADA : adicionalDaCofins(cofins, cofinsPaga, dia, parametros);
  return {
    pis: pisPago,
    cofins: adicional === null ? null : dinheiro(new Exato(cofinsPaga).minus(adicional)),
    adicional,
  };
}

/** A suspension with proportional payment is a suspension too. */
function pago({ regime, recolher }: TributoDeclarado): DecimalTexto {
  return regimeSuspende(regime.nome) ? NADA : dinheiro(new Exato(recolher));
}

/**
 * Returns the part of the surcharge (Lei 10.865/2004, art. 8º, § 21) in what was paid of COFINS-Importação, half up to the cent. It
 * gives no credit (art. 15, § 1º-A). The rate has to be one of the table, with the surcharge or without; null otherwise.
 */
export function adicionalDaCofins(
  { aliquota, aliquotaReduzida }: Pick<TributoDeclarado, 'aliquota' | 'aliquotaReduzida'>,
  paga: DecimalTexto,
  dia: DataTexto,
  parametros: readonly Parametro[],
): DecimalTexto | null {
  if (aliquota === null || aliquotaReduzida !== null) return null;
  const declarada = new Exato(aliquota);
  const tabela = TABELAS.flatMap((codigo) => parametroSeHouver(parametros, codigo, dia) ?? []);
  const daTabela = (valor: Exato) => tabela.some((parametro) => valor.eq(parametro.valor));
  if (daTabela(declarada)) return NADA;
  const adicional = parametroSeHouver(parametros, 'COFINS_ADICIONAL', dia);
  if (adicional === null || !daTabela(declarada.minus(adicional.valor))) return null;
  return dinheiro(arredondarCentavos(new Exato(paga).times(adicional.valor).div(declarada)));
}

const TABELAS = ['COFINS_IMPORTACAO_GERAL', 'COFINS_IMPORTACAO_AUTOPECAS'] as const;
const NADA = '0.00';
