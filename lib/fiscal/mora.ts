import {
  contagemPorExtenso,
  diasDeAtraso,
  type LeituraDaMora,
  MORA_PELA_LEI,
} from '#lib/domain/aduana/tributos/mora.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { mesesDaSelic } from '#lib/domain/datas/meses-da-selic.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto, DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { calcular, dado, type Figura } from './memoria.ts';
import { RegraViolada } from './regra-violada.ts';

/** How late a payment is: given directly, or by its two days and the Selic of the months between. */
export type Atraso =
  | { diasAtraso: number; percJuros: DecimalTexto }
  | { vencimento: DataTexto; pagamento: DataTexto; selic: readonly SelicDoMes[]; leitura?: LeituraDaMora | undefined };

/** Selic accumulated in a month `YYYY-MM`, in percent with 2 decimals. */
interface SelicDoMes {
  mes: string;
  taxa: DecimalTexto;
}

/** Percentages of multa de mora and juros, 2 decimals. */
export interface PercentuaisDeMora {
  multa: Figura;
  juros: Figura;
}

/** The articles behind multa and juros: two laws charge the same percentages. */
export interface LeiDaMora {
  lei: string;
  /** Of the 1 % in the month of payment. */
  mesDoPagamento: string;
}

/**
 * Calculates the multa of 0,33 % a day up to 20 %, and the juros (Lei 9.430/1996, art. 61; FROM KNOWLEDGE, zfm.md §2.3). Which day
 * counts first is disputed: {@link LeituraDaMora}.
 * @throws {RegraViolada} when there is interest without delay, or the Selic of a month is missing.
 */
export function percentuaisDeMora(atraso: Atraso, lei: LeiDaMora = LEI_9430): PercentuaisDeMora {
  const informado = 'diasAtraso' in atraso;
  if (informado && atraso.diasAtraso === 0 && !new Exato(atraso.percJuros).isZero()) {
    throw new RegraViolada('percJuros', 'Sem atraso não há juros.');
  }
  const multa = calcular(
    {
      ...PERCENTUAL,
      fonte: lei.lei,
      nome: 'Percentual da multa de mora',
      formula: '0,33 % × dias de atraso, até 20 %',
    },
    [informado ? diasInformados(atraso.diasAtraso) : diasContados(atraso)],
    (dias) => Exato.min(20, dias.times('0.33')),
  );
  return { multa, juros: informado ? jurosInformados(atraso.percJuros) : jurosPelaSelic(atraso, lei) };
}

/** Calculates the extra cost of a late payment, in reais with 2 decimals, half up. */
export function encargosDeMora(principal: Figura, percentuais: PercentuaisDeMora): { multa: Figura; juros: Figura } {
  const encargo = (nome: string, percentual: Figura) =>
    calcular(
      {
        ...REAIS,
        fonte: percentuais.multa.fonte,
        nome: `${nome} — ${principal.nome}`,
        formula: 'principal × percentual',
      },
      [principal, percentual],
      (valor, taxa) => valor.times(taxa).div(100),
    );
  return { multa: encargo('Multa de mora', percentuais.multa), juros: encargo('Juros de mora', percentuais.juros) };
}

function diasInformados(dias: number): Figura {
  return dado({ nome: 'Dias de atraso', unidade: 'dias', casas: 0, fonte: 'informado' }, new Exato(dias));
}

/** The source names the two days and the reading, so that a person can check the count. */
function diasContados({ vencimento, pagamento, leitura = MORA_PELA_LEI }: Exclude<Atraso, { diasAtraso: number }>) {
  const datas = `Vencimento em ${diaPorExtenso(vencimento)}, pagamento em ${diaPorExtenso(pagamento)}`;
  const fonte = `${datas}. ${contagemPorExtenso(leitura)}`;
  const dias = new Exato(diasDeAtraso(vencimento, pagamento, leitura));
  return dado({ nome: 'Dias de atraso', unidade: 'dias', casas: 0, fonte }, dias);
}

function jurosInformados(percJuros: DecimalTexto): Figura {
  return dado({ nome: 'Percentual dos juros', unidade: '%', casas: 2, fonte: 'informado' }, percJuros);
}

/**
 * Selic from the month after the due day to the month before the payment, plus 1 % for the month of payment. Within the month due
 * there is none.
 */
function jurosPelaSelic(
  atraso: { vencimento: DataTexto; pagamento: DataTexto; selic: readonly SelicDoMes[] },
  { lei, mesDoPagamento }: LeiDaMora,
): Figura {
  const [mesVencido, mesPago] = [atraso.vencimento.slice(0, 7), atraso.pagamento.slice(0, 7)];
  const rotulo = { ...PERCENTUAL, fonte: lei, nome: 'Percentual dos juros' };
  if (mesPago <= mesVencido) {
    return calcular({ ...rotulo, formula: 'zero: pagamento até o fim do mês do vencimento' }, [], () => new Exato(0));
  }
  const parcelas = mesesDaSelic(atraso.vencimento, atraso.pagamento).map((mes) => selicDo(mes, atraso.selic));
  parcelas.push(dado({ nome: 'Mês do pagamento', unidade: '%', casas: 2, fonte: mesDoPagamento }, '1'));
  return calcular({ ...rotulo, formula: 'Σ Selic dos meses + 1 %' }, parcelas, (...taxas) =>
    taxas.reduce((soma, taxa) => soma.plus(taxa), new Exato(0)),
  );
}

function selicDo(mes: string, selic: readonly SelicDoMes[]): Figura {
  const doMes = selic.find((linha) => linha.mes === mes);
  if (!doMes) throw new RegraViolada('selic', `Falta a Selic de ${mes.slice(5)}/${mes.slice(0, 4)}.`);
  return dado({ nome: `Selic de ${mes}`, unidade: '%', casas: 2, fonte: 'informada' }, doMes.taxa);
}

const LEI_9430: LeiDaMora = { lei: 'Lei 9.430/1996, art. 61', mesDoPagamento: 'Lei 9.430/1996, art. 61, § 3º' };

const PERCENTUAL = { arredondamento: 'MEIO_PARA_CIMA', unidade: '%', casas: 2 } as const;
const REAIS = { ...PERCENTUAL, unidade: 'R$' } as const;
