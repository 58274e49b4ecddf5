import {
  type DeclaracaoImportacao,
  NOME_DO_OUTRO_TRIBUTO,
  OUTROS_TRIBUTOS,
  type OutrosDeclarados,
  type OutroTributo,
  TRIBUTOS_DI,
  type TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { toleranciaDoPagamento } from '#lib/fiscal/importacao/conferencias/tolerancia-centavos.ts';
import { debitosDaDeclaracao } from './debito-da-declaracao.ts';
import {
  pagoDaReceita,
  RECEITA_DO_OUTRO,
  RECEITA_DO_TRIBUTO,
  type ReceitaAvulsa,
  receitasAvulsas,
} from './receitas-di.ts';

/** A cost of a declaration besides its four taxes and the Taxa Siscomex. */
export interface EncargoDaDeclaracao {
  /** The duty, or the tax whose paid principal exceeds the adições; null for interest and unexplained receitas. */
  tributo: OutroTributo | TributoDi | null;
  nome: string;
  /** Reais, 2 decimals. */
  valor: Exato;
  fonte: string;
}

/**
 * Lists the charges of a declaration that are not zero. They are trade remedies and CIDE as declared, or as paid if that is more;
 * multa and juros of the payments, with a DARF of their own or not; what was paid under a receita that nothing explains; and tax paid beyond the debit of its adições, as after a retificação.
 */
export function encargosDaDeclaracao(di: DeclaracaoImportacao): EncargoDaDeclaracao[] {
  return [...direitosDaDeclaracao(di), ...principalAMais(di)].filter(temValor);
}

/** Lists those charges without tax paid beyond the debit of the adições, which needs the whole declaration calculated. */
function direitosDaDeclaracao(di: DeclaracaoImportacao): EncargoDaDeclaracao[] {
  const avulsas = receitasAvulsas(di);
  const doTipo = (qual: ReceitaAvulsa['tipo']) => avulsas.filter(({ tipo }) => tipo === qual);
  const pagos = (campo: 'valorMulta' | 'valorJuros', qual: ReceitaAvulsa['tipo']) =>
    doTipo(qual).reduce((ate, { valor }) => ate.plus(valor), somar(di.pagamentos.map((pagamento) => pagamento[campo])));
  return [
    ...OUTROS_TRIBUTOS.filter((tributo) => tributo !== 'multa').map((tributo) => doDireito(di, tributo)),
    multa(di, pagos('valorMulta', 'MULTA')),
    { tributo: null, nome: 'Juros de mora', valor: pagos('valorJuros', 'JUROS'), fonte: PAGAMENTOS },
    ...doTipo('OUTRA').map(({ nome, valor }) => ({ tributo: null, nome, valor, fonte: PAGAMENTOS })),
  ].filter(temValor);
}

/** Returns what an adição, or an item of a DUIMP, declares to pay of these duties, by tax. */
export function direitosDeclarados(outros: OutrosDeclarados | undefined): EncargoDaDeclaracao[] {
  return OUTROS_TRIBUTOS.flatMap((tributo) => {
    const recolher = tributo === 'multa' ? undefined : outros?.[tributo]?.recolher;
    if (!recolher || new Exato(recolher).isZero()) return [];
    return [
      { tributo, nome: NOME_DO_OUTRO_TRIBUTO[tributo], valor: new Exato(recolher), fonte: 'declarado na adição' },
    ];
  });
}

/** Returns the charges paid besides the taxes, minus those of the adições. */
export function encargosSemAdicao(di: DeclaracaoImportacao): EncargoDaDeclaracao[] {
  return semAsAdicoes(di, encargosDaDeclaracao(di));
}

/** Returns {@link encargosSemAdicao} without tax paid beyond the debit of the adições. It calculates no adição. */
export function direitosSemAdicao(di: DeclaracaoImportacao): EncargoDaDeclaracao[] {
  return semAsAdicoes(di, direitosDaDeclaracao(di));
}

function semAsAdicoes(di: DeclaracaoImportacao, encargos: readonly EncargoDaDeclaracao[]): EncargoDaDeclaracao[] {
  const dasAdicoes = di.adicoes.flatMap(({ outros }) => direitosDeclarados(outros));
  return encargos.flatMap((encargo) => {
    const encargosDasAdicoes = dasAdicoes.filter(
      ({ tributo }) => encargo.tributo !== null && tributo === encargo.tributo,
    );
    const valor = encargosDasAdicoes.reduce((resto, { valor: parte }) => resto.minus(parte), encargo.valor);
    return valor.gt(0) ? [{ ...encargo, valor }] : [];
  });
}

/**
 * Sums the declared amounts due of all these duties, paid or not. For a duty that no adição declares, it takes the amount paid.
 * Reais, 2 decimals.
 */
export function outrosDevidos(di: DeclaracaoImportacao): Exato {
  return OUTROS_TRIBUTOS.reduce((ate, tributo) => {
    const declarado = somar(di.adicoes.map(({ outros }) => outros?.[tributo]?.devido ?? null));
    return ate.plus(Exato.max(declarado, pagoDoDireito(di, tributo) ?? 0));
  }, new Exato(0));
}

function doDireito(di: DeclaracaoImportacao, tributo: OutroTributo): EncargoDaDeclaracao {
  const pago = pagoDoDireito(di, tributo);
  const declarado = somar(di.adicoes.map(({ outros }) => outros?.[tributo]?.recolher ?? null));
  const nome = NOME_DO_OUTRO_TRIBUTO[tributo];
  if (!pago?.gt(declarado)) return { tributo, nome, valor: declarado, fonte: 'declarado nas adições' };
  return { tributo, nome, valor: pago, fonte: `${PAGAMENTOS}, receita ${RECEITA_DO_OUTRO[tributo]}` };
}

function pagoDoDireito(di: DeclaracaoImportacao, tributo: OutroTributo): Exato | null {
  const receita = RECEITA_DO_OUTRO[tributo];
  return receita ? pagoDaReceita(di, receita) : null;
}

function multa(di: DeclaracaoImportacao, paga: Exato): EncargoDaDeclaracao {
  const nome = NOME_DO_OUTRO_TRIBUTO.multa;
  if (!paga.isZero()) return { tributo: 'multa', nome, valor: paga, fonte: PAGAMENTOS };
  const valor = somar(di.adicoes.map(({ outros }) => outros?.multa?.recolher ?? null));
  return { tributo: 'multa', nome, valor, fonte: 'declarada nas adições' };
}

function principalAMais(di: DeclaracaoImportacao): EncargoDaDeclaracao[] {
  const debitos = debitosDaDeclaracao(di);
  return TRIBUTOS_DI.flatMap((tributo) => {
    const receita = RECEITA_DO_TRIBUTO[tributo];
    const aMais = pagoDaReceita(di, receita)?.minus(debitos[tributo]);
    if (!aMais?.gt(toleranciaDoPagamento())) return [];
    const nome = `${tributo.toUpperCase()} pago além do que as adições declaram`;
    return [{ tributo, nome, valor: aMais, fonte: `${PAGAMENTOS}, receita ${receita}` }];
  });
}

const temValor = ({ valor }: EncargoDaDeclaracao) => !valor.isZero();

const PAGAMENTOS = 'pagamentos da declaração';
