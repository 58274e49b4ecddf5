import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { NOME_DO_TIPO, type ValoresDoRascunho } from './rascunho-no-portal.ts';
import { eRetificadora } from './retificacao-no-portal.ts';

/**
 * Where the request for a registration stands. `PEDIDO`: the Portal took it and says later what came of it. `INCERTO`: it had left, and
 * no answer came; the Portal is asked for the state of the DUIMP, and the request is never sent again by itself. `CADUCO`: it never left,
 * because what was to be registered is another thing by now.
 */
export const SITUACOES_DO_REGISTRO = [
  'AGUARDA_SEGUNDA',
  'NA_FILA',
  'PEDIDO',
  'INCERTO',
  'REGISTRADA',
  'RECUSADO',
  'RETIRADO',
  'CADUCO',
] as const;
export type SituacaoDoRegistro = (typeof SITUACOES_DO_REGISTRO)[number];

/** A request that may still become a registration: there is one of them a processo. */
export const REGISTRO_EM_ABERTO = ['AGUARDA_SEGUNDA', 'NA_FILA', 'PEDIDO', 'INCERTO'] as const;

/** A request that is on its way, or there: nothing may change the draft meanwhile. */
export function registroEmCurso(situacao: SituacaoDoRegistro): boolean {
  return situacao === 'NA_FILA' || situacao === 'PEDIDO' || situacao === 'INCERTO';
}

/** What is done next. `ENVIANDO` is written before the request leaves, and taken back only by an answer that nothing was done. */
export type EtapaDoRegistro = 'CONFERIR' | 'ENVIANDO' | 'PERGUNTAR';

/** What a request needs, and how it stands. `PESSOA`: only a person can tell. `AVISO`: to be seen, forbids nothing. */
export interface CondicaoDoRegistro {
  chave: 'rascunho' | 'processo' | 'diagnostico' | 'valores' | 'nossos' | 'diferencas';
  estado: 'CERTO' | 'FALTA' | 'AVISO' | 'PESSOA';
  texto: string;
}

/** A payment of the request; reais, two decimals. */
export interface PagamentoDoRegistro {
  tipo: string;
  valor: DecimalTexto;
  juros: DecimalTexto;
}

type TributoCalculado = ValoresDoRascunho['tributos'][number];

/**
 * The amount that a registration debits, and the payments of its request, by what the Portal calculated. The fee of use is in the amount
 * and not among the payments, because the published document (r61, `TributoPagamentoRegistroCover`) has no type for it. A retificação
 * pays what its versions before did not (`complementar`), with the interest that the Portal calculated; what was paid too much is no
 * matter of it.
 * @returns Why it cannot be said, in `recusa`.
 */
export function debitoDoRegistro(
  valores: ValoresDoRascunho | null,
  versaoDuimp: string | null,
): { total: DecimalTexto; pagamentos: PagamentoDoRegistro[]; recusa: null } | { total: null; recusa: string } {
  const retificadora = eRetificadora(versaoDuimp);
  const tributos = (valores?.tributos ?? []).map((tributo) => ({
    tipo: tributo.tipo,
    valor: retificadora ? complementar(tributo) : tributo.recolher,
    juros: tributo.juros ?? '0',
  }));
  const mudo = tributos.find(({ valor }) => valor === null);
  if (tributos.length === 0 || mudo) {
    return {
      total: null,
      recusa: retificadora
        ? `O Portal não disse quanto há a complementar${mudo ? ` de ${mudo.tipo}` : ''}: registre no Portal.`
        : 'O Portal não disse quanto há a recolher de cada tributo.',
    };
  }
  const cobrados = tributos
    .map(({ tipo, valor, juros }) => ({ tipo, valor: new Exato(valor ?? 0), juros: new Exato(juros) }))
    .filter(({ valor, juros }) => !valor.isZero() || (retificadora && !juros.isZero()));
  const comJuros = cobrados.find(({ tipo, juros }) => !juros.isZero() && (!retificadora || tipo === TAXA));
  if (comJuros) return { total: null, recusa: `O Portal calculou juros de ${comJuros.tipo}: registre no Portal.` };
  const estranho = cobrados.find(({ tipo }) => tipo !== TAXA && !TIPOS_DE_PAGAMENTO.includes(tipo));
  if (estranho) {
    return { total: null, recusa: `O Portal calculou ${estranho.tipo}, que não se paga por aqui: registre no Portal.` };
  }
  const partes = cobrados.flatMap(({ valor, juros }) => [valor, juros]);
  if (partes.some((parte) => parte.decimalPlaces() > 2 || parte.lt(0))) {
    return { total: null, recusa: 'O Portal calculou um valor que não é de reais e centavos: registre no Portal.' };
  }
  const pagamentos = cobrados
    .filter(({ tipo }) => tipo !== TAXA)
    .map(({ tipo, valor, juros }) => ({ tipo, valor: valor.toFixed(2), juros: juros.toFixed(2) }));
  const total = partes.reduce((soma, parte) => soma.plus(parte), new Exato(0));
  return { total: total.toFixed(2), pagamentos, recusa: null };
}

/** The lines of a tax in the list of what is debited; null where the Portal does not say. */
export function debitosDoTributo(
  tributo: TributoCalculado,
  versaoDuimp: string | null,
): { nome: string; valor: DecimalTexto | null }[] {
  const nome = NOME_DO_TIPO[tributo.tipo] ?? tributo.tipo;
  if (!eRetificadora(versaoDuimp)) return [{ nome, valor: tributo.recolher }];
  const comJuros = tributo.juros && !new Exato(tributo.juros).isZero();
  return [
    { nome: `${nome}, diferença`, valor: complementar(tributo) },
    ...(comJuros ? [{ nome: `${nome}, juros`, valor: tributo.juros ?? null }] : []),
  ];
}

/** What is still to be paid of a tax. Where the Portal leaves it out, it is nothing only if what was paid is what is to be paid. */
function complementar({
  recolher,
  recolhido = null,
  complementar: dito = null,
}: TributoCalculado): DecimalTexto | null {
  if (dito !== null) return dito;
  return recolher !== null && recolhido !== null && new Exato(recolher).eq(recolhido) ? '0.00' : null;
}

/** The body of the request, as text: its figures never become floats. */
export function corpoDoRegistro({
  itens,
  pagamentos,
  mesmoComAlertas,
}: {
  itens: number;
  pagamentos: readonly PagamentoDoRegistro[];
  mesmoComAlertas: boolean;
}): string {
  const cada = pagamentos.map(
    ({ tipo, valor, juros }) =>
      `{"principal":{"tributo":{"tipo":${JSON.stringify(tipo)}},"valor":${valor},"juros":${juros}}}`,
  );
  return `{"totalItem":${itens},"pagamentos":[${cada.join(',')}],"confirmacaoAlertaErrosNaoImpeditivos":"${mesmoComAlertas ? 'SIM' : 'NAO'}"}`;
}

/** `R$ 1.234,50`; a dash for an amount nobody knows. */
export function emReais(valor: DecimalTexto | null): string {
  return valor === null ? '—' : `R$ ${porExtenso(new Exato(valor), 2)}`;
}

/** When the Portal is asked again after this many questions; null when nobody asks any more by themselves. */
export function proximaPergunta(perguntas: number, agora: Date): Date | null {
  if (perguntas > PERGUNTAS) return null;
  const minutos = ESPERAS_MIN[perguntas] ?? 60;
  return new Date(agora.getTime() + minutos * 60_000);
}

/** Minutes between two questions that a person asks for. */
export const ENTRE_PERGUNTAS_MIN = 2;
/** Minutes before each of the first questions; an hour before each of the others. */
const ESPERAS_MIN = [0.5, 1, 2, 5, 10, 15, 30];
/** The first ones, and hourly for two days. */
const PERGUNTAS = ESPERAS_MIN.length + 48;
const TAXA = 'TAXA_UTILIZACAO';
/** `TributoPagamentoRegistroCover` of r61. */
const TIPOS_DE_PAGAMENTO: readonly string[] = [
  'II',
  'IPI',
  'PIS',
  'COFINS',
  'CIDE',
  'ANTIDUMPING',
  'MEDIDAS',
  'SALVAGUARDA',
  'MULTA',
];
