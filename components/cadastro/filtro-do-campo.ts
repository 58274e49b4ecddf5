import type { FiltroDaLista } from '#components/lista/definicao-da-lista.ts';
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
