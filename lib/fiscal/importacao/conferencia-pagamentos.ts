import type { Conferencia } from '#lib/domain/conferencia.ts';
import { dinheiro, Exato, somar } from '#lib/domain/decimal-exato.ts';
import { type DeclaracaoImportacao, TRIBUTOS_DI, type TributoDi } from '#lib/domain/declaracao-importacao.ts';
import { diferencaTolerada } from './conferencia-totais.ts';
import { reais } from './frases.ts';
import { pagoDaReceita, RECEITA_DO_TRIBUTO, RECEITA_TAXA_SISCOMEX } from './receitas-di.ts';
import { taxaSiscomex } from './taxa-siscomex.ts';
import { toleranciaDeCentavos } from './tolerancia-centavos.ts';

const NOME_DO_TRIBUTO: Readonly<Record<TributoDi, string>> = {
  ii: 'II',
  ipi: 'IPI',
  pis: 'PIS',
  cofins: 'COFINS',
};

/**
 * Payments against what the adições have to pay, by DARF code. A difference is never an `erro`: the paid figure carries the
 * declarant's own rounding. A tax neither due nor paid has no line.
 */
export function conferirPagamentos(di: DeclaracaoImportacao): Conferencia[] {
  return [...TRIBUTOS_DI.flatMap((tributo) => conferirTributo(di, tributo)), ...conferirTaxaSiscomex(di)];
}

function conferirTributo(di: DeclaracaoImportacao, tributo: TributoDi): Conferencia[] {
  const pago = pagoDaReceita(di, RECEITA_DO_TRIBUTO[tributo]);
  const recolher = somar(di.adicoes.map(({ tributos }) => tributos[tributo].recolher));
  const devido = somar(di.adicoes.map(({ tributos }) => tributos[tributo].devido));
  if (pago === null && recolher.isZero() && devido.isZero()) return [];
  const tolerancia = toleranciaDeCentavos(di.adicoes.length);
  return [linha({ receita: RECEITA_DO_TRIBUTO[tributo], oQue: NOME_DO_TRIBUTO[tributo], pago, recolher, tolerancia })];
}

/** The fee comes out of a table, so it has no residue to tolerate. */
function conferirTaxaSiscomex(di: DeclaracaoImportacao): Conferencia[] {
  const { dataRegistro, adicoes } = di;
  if (adicoes.length === 0) return [];
  const recolher = new Exato(taxaSiscomex({ dataRegistro, adicoes: adicoes.length }));
  const pago = pagoDaReceita(di, RECEITA_TAXA_SISCOMEX);
  return [linha({ receita: RECEITA_TAXA_SISCOMEX, oQue: 'Taxa Siscomex', pago, recolher, tolerancia: new Exato(0) })];
}

interface Confronto {
  receita: string;
  oQue: string;
  pago: Exato | null;
  recolher: Exato;
  tolerancia: Exato;
}

function linha(confronto: Confronto): Conferencia {
  return {
    codigo: `PAGAMENTO_${confronto.receita}`,
    adicao: null,
    declarado: confronto.pago && dinheiro(confronto.pago),
    calculado: dinheiro(confronto.recolher),
    ...julgar(confronto),
  };
}

function julgar({ oQue, pago, recolher, tolerancia }: Confronto): Pick<Conferencia, 'nivel' | 'mensagem'> {
  if (pago === null && recolher.isZero())
    return { nivel: 'ok', mensagem: `${oQue}: nada a recolher e nenhum pagamento.` };
  if (pago === null) {
    return { nivel: 'aviso', mensagem: `${oQue}: pagamento não informado; a recolher, ${reais(recolher)}.` };
  }
  const diferenca = pago.minus(recolher).abs();
  if (diferenca.isZero())
    return { nivel: 'ok', mensagem: `${oQue}: pagamento de ${reais(pago)}, igual ao valor a recolher.` };
  if (diferenca.lte(tolerancia)) return { nivel: 'ok', mensagem: diferencaTolerada(diferenca, tolerancia) };
  const mensagem = `${oQue}: pagamento de ${reais(pago)} e valor a recolher de ${reais(recolher)}, diferença de ${reais(diferenca)}.`;
  return { nivel: 'aviso', mensagem };
}
