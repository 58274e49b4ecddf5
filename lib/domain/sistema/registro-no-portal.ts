import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { totalDoPortal, type ValoresDoRascunho } from './rascunho-no-portal.ts';

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
}

/**
 * The amount that a registration debits, and the payments of its request, by what the Portal calculated. The fee of use is in the amount
 * and not among the payments, because the published document (r61, `TributoPagamentoRegistroCover`) has no type for it.
 * @returns Why it cannot be said, in `recusa`.
 */
export function debitoDoRegistro(
  valores: ValoresDoRascunho | null,
): { total: DecimalTexto; pagamentos: PagamentoDoRegistro[]; recusa: null } | { total: null; recusa: string } {
  const total = valores && totalDoPortal(valores);
  if (!valores || !total) return { total: null, recusa: 'O Portal não disse quanto há a recolher de cada tributo.' };
  const cobrados = valores.tributos.filter(({ recolher }) => !new Exato(recolher ?? 0).isZero());
  const comJuros = cobrados.find(({ juros }) => juros && !new Exato(juros).isZero());
  if (comJuros) return { total: null, recusa: `O Portal calculou juros de ${comJuros.tipo}: registre no Portal.` };
  const estranho = cobrados.find(({ tipo }) => tipo !== TAXA && !TIPOS_DE_PAGAMENTO.includes(tipo));
  if (estranho) {
    return { total: null, recusa: `O Portal calculou ${estranho.tipo}, que não se paga por aqui: registre no Portal.` };
  }
  if (cobrados.some(({ recolher }) => new Exato(recolher ?? 0).decimalPlaces() > 2 || new Exato(recolher ?? 0).lt(0))) {
    return { total: null, recusa: 'O Portal calculou um valor que não é de reais e centavos: registre no Portal.' };
  }
  const pagamentos = cobrados
    .filter(({ tipo }) => tipo !== TAXA)
    .map(({ tipo, recolher }) => ({ tipo, valor: new Exato(recolher ?? 0).toFixed(2) }));
  return { total, pagamentos, recusa: null };
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
    ({ tipo, valor }) => `{"principal":{"tributo":{"tipo":${JSON.stringify(tipo)}},"valor":${valor},"juros":0}}`,
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
  ...['II', 'IPI', 'PIS', 'COFINS', 'CIDE', 'ANTIDUMPING', 'MEDIDAS', 'SALVAGUARDA', 'MULTA'],
];
