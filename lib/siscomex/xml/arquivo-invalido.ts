/** A file that cannot be used. The message is a sentence in Portuguese for the person who chose the file. */
export class ArquivoInvalido extends Error {
  /** Name or path of the wrong field, if there is one. */
  campo?: string;

  constructor(mensagem: string, campo?: string) {
    super(mensagem);
    this.name = 'ArquivoInvalido';
    if (campo !== undefined) this.campo = campo;
  }
}
