/** Figures that are well formed one by one and cannot stand together. `campo` is the path of the one to mend, `adicoes.0.pesoLiquido`. */
export class RegraViolada extends Error {
  readonly campo: string;

  constructor(campo: string, mensagem: string) {
    super(mensagem);
    this.campo = campo;
  }
}
