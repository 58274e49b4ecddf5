/**
 * Figures that are valid by themselves but contradict each other. `campo` is the path of the field to correct,
 * `adicoes.0.pesoLiquido`.
 */
export class RegraViolada extends Error {
  readonly campo: string;

  constructor(campo: string, mensagem: string) {
    super(mensagem);
    this.campo = campo;
  }
}
