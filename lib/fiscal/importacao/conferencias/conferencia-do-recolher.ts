import type { Conferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import {
  type AdicaoDeclarada,
  type DeclaracaoImportacao,
  NOME_DO_TRIBUTO,
  TRIBUTOS_DI,
  type TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { temRecolher } from '#lib/fiscal/importacao/declarada/recolher-informado.ts';
import { reais } from './frases.ts';

/** A tax of an adição whose regime, amount due and amount to pay contradict each other. */
export interface RecolherSemMotivo {
  adicao: string;
  tributo: TributoDi;
  devido: DecimalTexto;
  /** Null where the file does not say it. */
  recolher: DecimalTexto | null;
  frase: string;
  /** Something is due and nothing is to be paid, and neither regime nor legal ground says why. */
  faltaPagar: boolean;
}

/**
 * Sets the regime of each tax of a DI against what is due and what is to be paid. A full or reduced rate pays what is due; suspension,
 * exemption and the like pay nothing. A leaf that the file does not have is no zero. A DUIMP is reckoned by the Portal itself.
 */
export function recolheresSemMotivo({
  duimp,
  adicoes,
}: Pick<DeclaracaoImportacao, 'duimp' | 'adicoes'>): RecolherSemMotivo[] {
  if (duimp) return [];
  return adicoes.flatMap((adicao) => TRIBUTOS_DI.flatMap((tributo) => semMotivo(adicao, tributo) ?? []));
}

export function conferirRecolher(di: DeclaracaoImportacao): Conferencia[] {
  return recolheresSemMotivo(di).map(({ adicao, devido, recolher, frase }) => ({
    codigo: 'TRIBUTO_RECOLHER',
    nivel: 'aviso',
    mensagem: `Adição ${adicao}: ${frase}.`,
    declarado: recolher,
    calculado: devido,
    adicao,
  }));
}

function semMotivo(adicao: AdicaoDeclarada, tributo: TributoDi): RecolherSemMotivo | null {
  const { regime, devido, recolher } = adicao.tributos[tributo];
  const [deve, paga] = [new Exato(devido), new Exato(recolher)];
  const nome = regime.nome?.trim() || null;
  const informado = temRecolher(adicao, tributo);
  const dito = (frase: string, faltaPagar = false) => {
    const doRegime = nome ? `regime ${nome.toLocaleLowerCase('pt-BR')}` : 'regime não informado';
    return {
      adicao: adicao.numero,
      tributo,
      devido,
      recolher: informado ? recolher : null,
      frase: `${NOME_DO_TRIBUTO[tributo]} com ${doRegime}, ${frase}`,
      faltaPagar,
    };
  };
  const valores = `devido ${reais(deve)}, a recolher ${informado ? reais(paga) : 'não informado'}`;
  if (NAO_PAGA.test(nome ?? '')) return paga.isZero() ? null : dito(valores);
  // A proportional suspension pays a part, which no leaf of the DI tells.
  if (/^suspens/i.test(nome ?? '') || deve.minus(paga).abs().lte(UM_CENTAVO)) return null;
  if (paga.isZero() && temFundamento(adicao, tributo)) return null;
  return dito(valores, paga.isZero());
}

/** Codes of the legal ground that the DI may give for a tax. The IPI has none. */
function temFundamento({ campos }: AdicaoDeclarada, tributo: TributoDi): boolean {
  return FUNDAMENTOS[tributo].some((folha) => /[1-9]/.test(campos[folha] ?? ''));
}

const FUNDAMENTOS: Readonly<Record<TributoDi, readonly string[]>> = {
  ii: ['iiFundamentoLegalCodigo'],
  ipi: [],
  pis: ['pisCofinsFundamentoLegalReducaoCodigo', 'pisCofinsBaseCalculoFundamentoLegalCodigo'],
  cofins: ['pisCofinsFundamentoLegalReducaoCodigo', 'pisCofinsBaseCalculoFundamentoLegalCodigo'],
};
/** Regimes by name, since their codes differ from tax to tax (domain/importacao.md §2.4). */
const NAO_PAGA = /^(suspens[aã]o$|isen[cç]|imunidade|n[aã]o.incid)/i;
const UM_CENTAVO = new Exato('0.01');
