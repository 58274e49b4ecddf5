/** A file among those sent together. */
export interface ParteRecebida {
  nome: string;
  bytes: Uint8Array;
}
