/** Currencies whose rate Cais follows daily, in display order; `codigo` is the BACEN/Siscomex number. */
export const MOEDAS_ACOMPANHADAS = [
  { sigla: 'EUR', codigo: '978', nome: 'Euro' },
  { sigla: 'USD', codigo: '220', nome: 'Dólar dos Estados Unidos' },
  { sigla: 'NOK', codigo: '065', nome: 'Coroa norueguesa' },
] as const;
