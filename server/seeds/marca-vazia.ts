/** What a mark says beside its kind and its day, where nothing is told of it. */
export const MARCA_VAZIA = {
  versao: null,
  canal: null,
  numero: null,
  valor: null,
  vencimento: null,
  motivo: null,
  documentoId: null,
} as const;
