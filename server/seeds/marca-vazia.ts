/** The fields of a mark besides its kind and its day, all empty. */
export const MARCA_VAZIA = {
  versao: null,
  canal: null,
  numero: null,
  valor: null,
  vencimento: null,
  motivo: null,
  documentoId: null,
} as const;
