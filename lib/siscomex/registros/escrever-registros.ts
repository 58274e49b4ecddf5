import type { Leiaute, Registro } from './leiaute.ts';
import { escreverCampo } from './valor-de-campo.ts';

/** A value that does not fit the file. `linha` counts from 1. */
export class RegistroInvalido extends RangeError {
  readonly linha: number;
  readonly registro: string;
  /** Null when the layout does not have the registro itself. */
  readonly campo: string | null;

  constructor(onde: { linha: number; registro: string; campo: string | null }, motivo: string) {
    const campo = onde.campo === null ? '' : `, campo ${onde.campo}`;
    super(`Linha ${onde.linha}, registro ${onde.registro}${campo}: ${motivo}.`);
    this.name = 'RegistroInvalido';
    this.linha = onde.linha;
    this.registro = onde.registro;
    this.campo = onde.campo;
  }
}

/**
 * Writes the text of an arquivo de conferência, each line ending in CR LF. A missing field is blank, or zeros in a number.
 * @throws {RegistroInvalido} for a registro or field that the layout does not have, and for a value that does not fit its field.
 */
export function escreverRegistros(leiaute: Leiaute, registros: readonly Registro[]): string {
  return registros.map((registro, indice) => `${escreverLinha(leiaute, registro, indice + 1)}\r\n`).join('');
}

function escreverLinha(leiaute: Leiaute, { registro, valores }: Registro, linha: number): string {
  const campos = Object.hasOwn(leiaute.registros, registro) ? leiaute.registros[registro] : undefined;
  if (!campos) throw new RegistroInvalido({ linha, registro, campo: null }, `o leiaute ${leiaute.nome} não o tem`);
  const estranho = Object.keys(valores).find((nome) => !campos.some((campo) => campo.nome === nome));
  if (estranho !== undefined) throw new RegistroInvalido({ linha, registro, campo: estranho }, 'o registro não o tem');
  const escritos = campos.map((campo) => {
    try {
      return escreverCampo(campo, valores[campo.nome] ?? null);
    } catch (erro) {
      if (!(erro instanceof RangeError)) throw erro;
      throw new RegistroInvalido({ linha, registro, campo: campo.nome }, erro.message);
    }
  });
  return registro + escritos.join('');
}
