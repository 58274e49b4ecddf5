/** The Portal cannot be asked before `ate`, and `frase` tells the person why. */
export class AindaNao extends Error {
  readonly ate: Date;
  /** Whether the attempt counts among those without an answer, which are given up in the end. */
  readonly conta: boolean;

  constructor(frase: string, ate: Date, conta = false) {
    super(frase);
    this.ate = ate;
    this.conta = conta;
  }
}

/** The Portal refuses, and asking again would change nothing. */
export class PortalRecusou extends Error {}

/** The Portal refuses the log-in itself: of what was to be asked, nothing is known. */
export class EntradaRecusada extends PortalRecusou {}
