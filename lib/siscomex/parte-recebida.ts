/** One file of those that were sent together. */
export interface ParteRecebida {
  nome: string;
  bytes: Uint8Array;
}
