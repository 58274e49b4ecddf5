import { lerIdentificador } from '#components/ui/fields/IdentifierField.tsx';
import type { Lido } from '#components/ui/fields/use-digitado.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { chaveDoPais } from '#lib/domain/cadastros/rotulo-lookup.ts';
import { lerDataDigitada } from '#lib/domain/datas/data-digitada.ts';
import { lerMesDigitado } from '#lib/domain/datas/mes-digitado.ts';
import { lerDecimalDigitado } from '#lib/domain/numeros/decimal-digitado.ts';
import { formatarData, formatarMes } from '#lib/format/data.ts';
import { formatarSemZeros, SEM_VALOR } from '#lib/format/decimal.ts';
import { motivoDeNaoCaber } from '#lib/format/texto-que-cabe.ts';
import { TIPOS_DE_IDENTIFICADOR } from '#lib/format/tipos-de-identificador.ts';
import {
  type DescricaoDeCampo,
  type DescricaoDeDecimal,
  type DescricaoDeGrupo,
  type DescricaoDeLista,
  type DescricaoDeTexto,
  ehDescricao,
} from './descricao-de-campo.ts';

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
      return decimalPorExtenso(descricao, String(valor));
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
      return apontadoPorExtenso(descricao, valor, rotulos) ?? linhaPorExtenso(descricao.campos, valor, rotulos);
    case 'texto':
      return textoPorExtenso(descricao, String(valor), rotulos);
    default:
      return String(valor);
  }
}

/** Writes a line of a list by the fields that are filled in. */
export function linhaPorExtenso(
  item: DescricaoDeLista['item'],
  linha: unknown,
  rotulos: Readonly<Record<string, string>> = {},
): string {
  if (ehDescricao(item)) return valorPorExtenso(item, linha, rotulos);
  const valores = linha as Readonly<Record<string, unknown>> | null | undefined;
  const ditos = Object.entries(item).flatMap(([nome, campo]) => {
    const escrito = valorPorExtenso(campo, valores?.[nome], rotulos);
    if (escrito === SEM_VALOR) return [];
    return [campo.tipo === 'grupo' && !unicoDe(campo) ? escrito : `${rotuloNaLinha(campo)} ${escrito}`];
  });
  return ditos.join(', ') || SEM_VALOR;
}

/** Lists with the same columns say their own name before each label (lib/registros/dcr.ts); beside that name it is left out. */
export function rotuloNaLinha({ rotulo }: Pick<DescricaoDeCampo, 'rotulo'>): string {
  return rotulo.split(': ').at(-1) ?? rotulo;
}

function textoPorExtenso(
  { tabela }: DescricaoDeTexto,
  texto: string,
  rotulos: Readonly<Record<string, string>>,
): string {
  if (tabela === 'MoedaSiscomex') return siglaDaMoeda(texto);
  return (tabela === 'Pais' && rotulos[chaveDoPais(texto)]) || texto;
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
  grupo: DescricaoDeGrupo,
  valor: unknown,
  rotulos: Readonly<Record<string, string>>,
): string | undefined {
  const unico = unicoDe(grupo);
  if (!unico) return undefined;
  const [nome, campo] = unico;
  const chave = (valor as Record<string, unknown>)[nome];
  const rotulo = campo.tipo === 'texto' && campo.tabela ? undefined : rotulos[String(chave)];
  return rotulo ?? valorPorExtenso(campo, chave, rotulos);
}

function unicoDe({ campos }: DescricaoDeGrupo): [nome: string, campo: DescricaoDeCampo] | undefined {
  const [unico, ...outros] = Object.entries(campos);
  return outros.length === 0 ? unico : undefined;
}

/** The zeros that the server keeps at the end are left out, so that the same figure reads the same on both sides. */
function decimalPorExtenso({ casas, casasMinimas = Math.min(casas, 2) }: DescricaoDeDecimal, valor: string): string {
  return formatarSemZeros(valor, casasMinimas);
}
