import type { FiltroDaLista } from '#components/lista/definicao-da-lista.ts';
import { FILTROS_DE_VALIDADE } from '#lib/domain/datas/validade.ts';
import { identificadorChamado } from '#lib/domain/identificadores/identificadores-nomeados.ts';
import { formatarCnpj, formatarNcm } from '#lib/format/identificadores.ts';
import { type Forma, lerCampo, nomesDasOpcoes } from '#lib/registros/ler-campo.ts';

/** The filter of a list by a field that takes one of several codes, with the label and the names that the field has. */
export function filtroDoCampo<F extends Forma>(
  forma: F,
  campo: keyof F & string,
  como: { nome?: string; principal?: true; opcoes?: readonly (readonly [string, string])[] } = {},
): FiltroDaLista {
  const lido = lerCampo(forma[campo] as Forma[string]);
  const opcoes = lido.esquema._zod.def.type === 'boolean' ? SIM_E_NAO : Object.entries(nomesDasOpcoes(lido));
  return { tipo: 'opcao', campo, nome: lido.sobre.rotulo ?? campo, opcoes, ...como };
}

const SIM_E_NAO = [
  ['true', 'Sim'],
  ['false', 'Não'],
] as const;

/** The filter of a list by a last day: past, or near. */
export function filtroDeValidade(campo: string, nome: string, como: { principal?: true } = {}): FiltroDaLista {
  return { tipo: 'opcao', campo, nome, opcoes: Object.entries(FILTROS_DE_VALIDADE), ...como };
}

/** The filter of a list by an identifier that a person types, with its punctuation or without. */
export function filtroDoIdentificador(
  campo: string,
  nome: string,
  qual: keyof typeof MOSTRAR,
  como: { principal?: true } = {},
): FiltroDaLista {
  const { validar } = identificadorChamado(qual);
  const ler = (digitado: string) => {
    const lido = validar(digitado);
    return lido.valido ? { valor: lido.valor } : { motivo: lido.motivo };
  };
  return { tipo: 'texto', campo, nome, ler, mostrar: MOSTRAR[qual], ...como };
}

const MOSTRAR = { ncm: formatarNcm, cnpj: formatarCnpj };
