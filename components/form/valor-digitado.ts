import { lerIdentificador } from '#components/ui/IdentifierField.tsx';
import type { Lido } from '#components/ui/use-digitado.ts';
import { lerDataDigitada } from '#lib/domain/datas/data-digitada.ts';
import { lerMesDigitado } from '#lib/domain/datas/mes-digitado.ts';
import { lerDecimalDigitado } from '#lib/domain/numeros/decimal-digitado.ts';
import { formatarData, formatarMes } from '#lib/format/data.ts';
import { formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import { motivoDeNaoCaber } from '#lib/format/texto-que-cabe.ts';
import { TIPOS_DE_IDENTIFICADOR } from '#lib/format/tipos-de-identificador.ts';
import { type DescricaoDeCampo, ehDescricao } from './descricao-de-campo.ts';

/** Returns why the typed text cannot be read, in the words of the field. Undefined if it can be read, or if the field has no text. */
export function motivoDoDigitado(descricao: DescricaoDeCampo, valor: unknown): string | undefined {
  if (typeof valor !== 'string' || valor.trim() === '') return undefined;
  const lido = ler(descricao, valor);
  return lido && 'motivo' in lido ? lido.motivo : undefined;
}

/** Formats the value of a field for places without the field itself. */
export function valorPorExtenso(
  descricao: DescricaoDeCampo,
  valor: unknown,
  rotulos: Readonly<Record<string, string>> = {},
): string {
  if (valor === null || valor === undefined || valor === '') return SEM_VALOR;
  if (motivoDoDigitado(descricao, valor) !== undefined) return String(valor);
  switch (descricao.tipo) {
    case 'decimal':
      return formatarDecimal(String(valor), Math.max(casasDe(String(valor)), descricao.casasMinimas ?? 0));
    case 'data':
      return formatarData(String(valor));
    case 'mes':
      return formatarMes(String(valor));
    case 'identificador':
      return TIPOS_DE_IDENTIFICADOR[descricao.qual].formatar(String(valor));
    case 'opcao':
      return descricao.opcoes.find(([opcao]) => opcao === valor)?.[1] ?? String(valor);
    case 'simNao':
      return valor === true ? 'Sim' : 'Não';
    case 'busca':
      return rotulos[String(valor)] ?? String(valor);
    case 'lista':
      return (
        (valor as unknown[]).map((linha) => linhaPorExtenso(descricao.item, linha, rotulos)).join('; ') || SEM_VALOR
      );
    case 'grupo':
      return apontadoPorExtenso(descricao.campos, valor, rotulos) ?? linhaPorExtenso(descricao.campos, valor, rotulos);
    default:
      return String(valor);
  }
}

function ler(descricao: DescricaoDeCampo, texto: string): Lido | undefined {
  if (descricao.tipo === 'texto') return lerTexto(texto, descricao.maximo ?? texto.length);
  if (descricao.tipo === 'data') return lerDataDigitada(texto);
  if (descricao.tipo === 'mes') return lerMesDigitado(texto);
  if (descricao.tipo === 'decimal') return lerDecimalDigitado(texto, descricao.casas, descricao.casasMinimas);
  if (descricao.tipo === 'identificador')
    return lerIdentificador(TIPOS_DE_IDENTIFICADOR[descricao.qual].validar, texto);
  return undefined;
}

function lerTexto(texto: string, maximo: number): Lido | undefined {
  const motivo = motivoDeNaoCaber(texto, maximo);
  return motivo === undefined ? undefined : { motivo };
}

/** A group of one field is a record that is pointed at by its key: its name is what people read. Undefined for any other group. */
function apontadoPorExtenso(
  campos: Extract<DescricaoDeCampo, { tipo: 'grupo' }>['campos'],
  valor: unknown,
  rotulos: Readonly<Record<string, string>>,
): string | undefined {
  const [unico, ...outros] = Object.entries(campos);
  if (!unico || outros.length > 0) return undefined;
  const [nome, campo] = unico;
  const chave = (valor as Record<string, unknown>)[nome];
  return rotulos[String(chave)] ?? valorPorExtenso(campo, chave, rotulos);
}

function linhaPorExtenso(
  item: Extract<DescricaoDeCampo, { tipo: 'lista' }>['item'],
  linha: unknown,
  rotulos: Readonly<Record<string, string>>,
): string {
  if (ehDescricao(item)) return valorPorExtenso(item, linha, rotulos);
  const valores = linha as Record<string, unknown>;
  return Object.entries(item)
    .map(([nome, campo]) => `${campo.rotulo} ${valorPorExtenso(campo, valores[nome], rotulos)}`)
    .join(', ');
}

function casasDe(decimal: string): number {
  return decimal.split('.')[1]?.length ?? 0;
}
