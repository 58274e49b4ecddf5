import type { Conferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import {
  type DeclaracaoImportacao,
  NOME_DO_OUTRO_TRIBUTO,
  NOME_DO_TRIBUTO,
  OUTROS_TRIBUTOS,
  TRIBUTOS_DI,
  type TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import {
  type DebitosDaDeclaracao,
  debitosDaDeclaracao,
} from '#lib/fiscal/importacao/declarada/debito-da-declaracao.ts';
import {
  pagoDaReceita,
  RECEITA_DO_OUTRO,
  RECEITA_DO_TRIBUTO,
  RECEITA_TAXA_SISCOMEX,
  receitasAvulsas,
} from '#lib/fiscal/importacao/declarada/receitas-di.ts';
import { tributosSemRecolher } from '#lib/fiscal/importacao/declarada/recolher-informado.ts';
import { taxaSiscomex } from '#lib/fiscal/importacao/taxa-siscomex.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { reais } from './frases.ts';
import { toleranciaDoPagamento } from './tolerancia-centavos.ts';

/**
 * Compares payments with the amounts the bank debits for the adições, by DARF code. A difference is never an `erro`, because the
 * declarant may have paid otherwise. A tax neither due nor paid has no line.
 */
export function conferirPagamentos(di: DeclaracaoImportacao, parametros?: readonly Parametro[]): Conferencia[] {
  const tolerancia = di.duimp ? new Exato(0) : toleranciaDoPagamento(di.dataRegistro, parametros);
  const debitos = debitosDaDeclaracao(di);
  const semRecolher = tributosSemRecolher(di);
  return [
    ...TRIBUTOS_DI.flatMap((tributo) =>
      semRecolher.includes(tributo) ? semComparar(di, tributo) : conferirTributo(di, tributo, { debitos, tolerancia }),
    ),
    ...conferirOutros(di, { debitos, tolerancia }),
    ...conferirTaxaSiscomex(di),
    ...conferirAvulsas(di),
  ];
}

/** A payment that no tax of the declaration explains is a cost, and somebody has to look at it. */
function conferirAvulsas(di: DeclaracaoImportacao): Conferencia[] {
  return receitasAvulsas(di).map(({ receita, nome, valor }) => ({
    codigo: receita ? `PAGAMENTO_${receita}` : 'PAGAMENTO_SEM_RECEITA',
    nivel: 'aviso',
    mensagem: `${nome}: pagamento de ${reais(valor)} que nenhum tributo da declaração explica; entra no custo como encargo.`,
    declarado: dinheiro(valor),
    calculado: null,
    adicao: null,
  }));
}

interface Medida {
  debitos: DebitosDaDeclaracao;
  tolerancia: Exato;
}

function conferirTributo(di: DeclaracaoImportacao, tributo: TributoDi, { debitos, tolerancia }: Medida): Conferencia[] {
  const pago = pagoDaReceita(di, RECEITA_DO_TRIBUTO[tributo]);
  const devido = somar(di.adicoes.map(({ tributos }) => tributos[tributo].devido));
  if (pago === null && debitos[tributo].isZero() && devido.isZero()) return [];
  const [receita, oQue] = [RECEITA_DO_TRIBUTO[tributo], NOME_DO_TRIBUTO[tributo]];
  return [linha({ receita, oQue, pago, debito: debitos[tributo], tolerancia })];
}

/** Where the file does not say what is to be paid, the debit is unknown: no payment agrees with it or differs from it. */
function semComparar(di: DeclaracaoImportacao, tributo: TributoDi): Conferencia {
  const receita = RECEITA_DO_TRIBUTO[tributo];
  const pago = pagoDaReceita(di, receita);
  const dito = pago === null ? 'nenhum pagamento' : `pagamento de ${reais(pago)}`;
  return {
    codigo: `PAGAMENTO_${receita}`,
    nivel: 'aviso',
    mensagem: `${NOME_DO_TRIBUTO[tributo]}: ${dito}; o arquivo não diz quanto se recolhe, e nada foi comparado.`,
    declarado: pago && dinheiro(pago),
    calculado: null,
    adicao: null,
  };
}

function conferirOutros(di: DeclaracaoImportacao, { debitos, tolerancia }: Medida): Conferencia[] {
  return OUTROS_TRIBUTOS.flatMap((tributo) => {
    const receita = RECEITA_DO_OUTRO[tributo];
    if (!receita) return [];
    const pago = pagoDaReceita(di, receita);
    if (pago === null && debitos[tributo].isZero()) return [];
    const oQue = NOME_DO_OUTRO_TRIBUTO[tributo];
    return [linha({ receita, oQue, pago, debito: debitos[tributo], tolerancia })];
  });
}

/** The fee comes from a table, so there is no tolerance. Before the oldest table there is nothing to compare. */
function conferirTaxaSiscomex(di: DeclaracaoImportacao): Conferencia[] {
  const { dataRegistro, adicoes } = di;
  if (adicoes.length === 0) return [];
  const pago = pagoDaReceita(di, RECEITA_TAXA_SISCOMEX);
  const confronto = { receita: RECEITA_TAXA_SISCOMEX, oQue: 'Taxa Siscomex', pago, tolerancia: new Exato(0) };
  try {
    return [linha({ ...confronto, debito: new Exato(taxaSiscomex({ dataRegistro, adicoes: adicoes.length })) })];
  } catch (erro) {
    if (!(erro instanceof RegraViolada)) throw erro;
    const codigo = `PAGAMENTO_${RECEITA_TAXA_SISCOMEX}`;
    const declarado = pago && dinheiro(pago);
    return [
      { codigo, adicao: null, declarado, calculado: null, nivel: 'aviso', mensagem: `Taxa Siscomex: ${erro.message}` },
    ];
  }
}

interface Confronto {
  receita: string;
  oQue: string;
  pago: Exato | null;
  debito: Exato;
  tolerancia: Exato;
}

function linha(confronto: Confronto): Conferencia {
  return {
    codigo: `PAGAMENTO_${confronto.receita}`,
    adicao: null,
    declarado: confronto.pago && dinheiro(confronto.pago),
    calculado: dinheiro(confronto.debito),
    ...julgar(confronto),
  };
}

function julgar({ oQue, pago, debito, tolerancia }: Confronto): Pick<Conferencia, 'nivel' | 'mensagem'> {
  if (pago === null && debito.isZero()) return { nivel: 'ok', mensagem: `${oQue}: nada a debitar e nenhum pagamento.` };
  if (pago === null) {
    return { nivel: 'aviso', mensagem: `${oQue}: pagamento não informado; a debitar, ${reais(debito)}.` };
  }
  const diferenca = pago.minus(debito).abs();
  if (diferenca.isZero()) {
    return { nivel: 'ok', mensagem: `${oQue}: pagamento de ${reais(pago)}, igual ao valor a debitar.` };
  }
  if (diferenca.lte(tolerancia)) {
    const mensagem = `${oQue}: pagamento de ${reais(pago)}, a ${reais(diferenca)} do valor a debitar; tolerância de ${reais(tolerancia)}.`;
    return { nivel: 'ok', mensagem };
  }
  const mensagem = `${oQue}: pagamento de ${reais(pago)} e valor a debitar de ${reais(debito)}, diferença de ${reais(diferenca)}.`;
  return { nivel: 'aviso', mensagem };
}
