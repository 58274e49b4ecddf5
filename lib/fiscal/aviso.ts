/** A remark of the engine on an input it accepted: `codigo` for programs, `mensagem` a sentence in Portuguese. */
export interface Aviso {
  codigo: string;
  mensagem: string;
}
