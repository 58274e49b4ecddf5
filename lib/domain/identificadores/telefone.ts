import { type Validador, validador } from './identificador.ts';

/**
 * Telephone in Brazil: DDD and eight digits, or nine for a mobile number, which begins with 9 (Plano de Numeração da Anatel; FROM
 * KNOWLEDGE, no source at hand). Abroad: a plus sign and eight to fifteen digits (ITU-T E.164).
 */
export const validarTelefone: Validador = (texto) => {
  const escrito = texto.replace(/[()]/g, '');
  return escrito.trim().startsWith('+') ? doMundo(escrito) : doBrasil(escrito);
};

const doBrasil = validador({
  forma: /^[1-9][1-9](9\d{8}|[2-5]\d{7})$/,
  motivo: 'O telefone tem o DDD e oito algarismos, ou nove no celular. De fora do Brasil, comece com +.',
});

const doMundo = validador({
  forma: /^\+[1-9]\d{7,14}$/,
  motivo: 'O telefone internacional tem + e de oito a quinze algarismos, a começar pelo código do país.',
});
