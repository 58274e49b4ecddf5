/** An input the engine has no figure for. The message is a sentence in Portuguese for whoever typed it; `campo` is its path. */
export class EntradaInvalida extends RangeError {
  readonly campo: string;

  constructor(campo: string, mensagem: string) {
    super(mensagem);
    this.name = 'EntradaInvalida';
    this.campo = campo;
  }
}
