/** A CPF with its first and last digits covered: `***.982.247-**`. */
export const cpfEncoberto = (cpf: string): string => `CPF ***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`;
