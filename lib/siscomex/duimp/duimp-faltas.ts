import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { NOME_DO_TOTAL, naoFecha, totaisDaCapa } from '#lib/domain/aduana/declaracao/totais-da-capa.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { eObjetoJson, type JsonExato, type ObjetoJson } from '#lib/siscomex/json/json-exato.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { inteiro } from './duimp-pedacos.ts';

/** The items that came with a cover. */
interface Vindos {
  numero: string | null;
  versao: number | null;
  itens: readonly (number | null)[];
}

/**
 * Checks that all items of a DUIMP came, because a DUIMP without some items would be stored with too low a value. The cover names
 * the items in three places: their number, their positions, and those of each adição.
 * @throws {ArquivoInvalido} with the missing items.
 */
export function exigirItens(capa: ObjetoJson, { numero, versao, itens }: Vindos): void {
  const vieram = new Set(itens);
  const quantos = inteiro(capa.quantidadeItens);
  if (quantos !== null && quantos > ITENS_MAXIMOS) {
    throw new ArquivoInvalido(
      `No JSON da DUIMP, a capa diz ${quantos} itens; o número de um item tem cinco algarismos, e uma DUIMP não passa de ${ITENS_MAXIMOS}.`,
      'quantidadeItens',
    );
  }
  if (quantos !== null && itens.length > quantos) {
    throw new ArquivoInvalido(
      `A capa ${numero ? `da DUIMP ${formatarNumeroDuimp(numero)}` : 'da DUIMP'} diz ${contados(quantos)}, e vieram ${itens.length}. Traga a capa e os itens da mesma versão.`,
      'quantidadeItens',
    );
  }
  const anunciados = [...indicesDaCapa(capa), ...itensDasAdicoes(capa)];
  const faltam = new Set(anunciados.filter((itemAnunciado) => !vieram.has(itemAnunciado)));
  const aindaFaltam = (quantos ?? 0) - itens.length - faltam.size;
  for (let numeroDoItem = 1, faltou = 0; numeroDoItem <= (quantos ?? 0) && faltou < aindaFaltam; numeroDoItem += 1) {
    if (vieram.has(numeroDoItem) || faltam.has(numeroDoItem)) continue;
    faltam.add(numeroDoItem);
    faltou += 1;
  }
  const [primeiro] = faltam;
  if (primeiro === undefined) return;
  const emOrdem = [...faltam].sort((a, b) => a - b);
  const oQue = faltam.size === 1 ? `Falta o item ${primeiro}` : `Faltam os itens ${emFaixas(emOrdem)}`;
  const nomeDaDuimp = numero ? `da DUIMP ${formatarNumeroDuimp(numero)}` : 'da DUIMP';
  const total = quantos === null || (emOrdem.at(-1) ?? 0) > quantos ? '' : ` de ${quantos}`;
  const onde = `GET /ext/duimp/${numero ?? '{número}'}/${versao ?? 1}/itens?inicial=${emOrdem[0]}&tamanho=100`;
  throw new ArquivoInvalido(
    `${oQue}${total} ${nomeDaDuimp}. Traga do Portal Único as páginas de itens que faltam (${onde}) e envie tudo junto.`,
    'itens',
  );
}

/**
 * Checks the items of an answer to the Sefaz against its totals, because it does not tell the number of items.
 * @throws {ArquivoInvalido} with the skipped numbers, when the items do not add up to the totals.
 */
export function exigirSomas(di: DeclaracaoImportacao): void {
  const aberto = totaisDaCapa(di).find(naoFecha);
  if (!aberto) return;
  const vieram = new Set(di.adicoes.flatMap(({ itens }) => itens.map(({ sequencia }) => sequencia)));
  const ultimo = Math.min(ITENS_MAXIMOS, Math.max(0, ...vieram));
  const pulados = numerosDe(1, ultimo).filter((numeroPulado) => !vieram.has(numeroPulado));
  // Without a skipped number the conferência of the totals reports the difference: nothing tells which items are missing.
  if (pulados.length === 0) return;
  const quais = `${pulados.length === 1 ? 'Falta o item' : 'Faltam os itens'} ${emFaixas(pulados)}`;
  throw new ArquivoInvalido(
    `${quais} da DUIMP ${formatarNumeroDuimp(di.numeroDI)}: os que vieram somam R$ ${emReais(aberto.itens)} de ${NOME_DO_TOTAL[aberto.figura]}, e o resumo dela diz R$ ${emReais(aberto.capa)}. Traga a resposta inteira.`,
    'itens',
  );
}

const emReais = (valor: DecimalTexto) => porExtenso(new Exato(valor), 2);

/** The number of an item has five digits. */
const ITENS_MAXIMOS = 99_999;

/** Positions in the `{ indice, link }` list of the cover. A complete item counts by its own number instead. */
function indicesDaCapa({ itens }: ObjetoJson): number[] {
  return lista(itens).flatMap((item) => (eObjetoJson(item) ? (inteiro(item.indice) ?? []) : []));
}

/** Each entry is a number, or an object that contains a number. */
function itensDasAdicoes({ adicoes }: ObjetoJson): number[] {
  return lista(adicoes)
    .flatMap((adicao) => (eObjetoJson(adicao) ? lista(adicao.itens) : []))
    .flatMap((item) => inteiro(eObjetoJson(item) ? (item.numeroItem ?? item.numero) : item) ?? []);
}

function lista(json: JsonExato | undefined): readonly JsonExato[] {
  if (json === undefined || json === null) return [];
  return Array.isArray(json) ? json : [json];
}

/** Formats sorted numbers as `1 a 100, 105 e 120`. */
function emFaixas(numeros: readonly number[]): string {
  const faixas: [de: number, ate: number][] = [];
  for (const numero of numeros) {
    const ultima = faixas.at(-1);
    if (ultima && ultima[1] === numero - 1) ultima[1] = numero;
    else faixas.push([numero, numero]);
  }
  const ditas = faixas.flatMap(([de, ate]) => (ate - de < 2 ? numerosDe(de, ate).map(String) : [`${de} a ${ate}`]));
  return ditas.length < 2 ? ditas.join('') : `${ditas.slice(0, -1).join(', ')} e ${ditas.at(-1)}`;
}

const contados = (quantos: number) => (quantos === 1 ? '1 item' : `${quantos} itens`);

function numerosDe(de: number, ate: number): number[] {
  return Array.from({ length: Math.max(0, ate - de + 1) }, (_, i) => de + i);
}
