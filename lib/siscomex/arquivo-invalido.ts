/** A file that cannot be taken. The message is one sentence in Portuguese, meant for the person who chose the file. */
export class ArquivoInvalido extends Error {
  /** Name or path of the field at fault, when one is. */
  campo?: string;

  constructor(mensagem: string, campo?: string) {
    super(mensagem);
    this.name = 'ArquivoInvalido';
    if (campo !== undefined) this.campo = campo;
  }
}
