import { cep } from './primitivos.ts';
import { opcional, textoOpcional } from './tipos.ts';

/** An address in Brazil, without its UF. */
export const ENDERECO = {
  cep: opcional(cep).meta({ rotulo: 'CEP' }),
  logradouro: textoOpcional(120).meta({ rotulo: 'Logradouro' }),
  numero: textoOpcional(20).meta({ rotulo: 'Número' }),
  complemento: textoOpcional(60).meta({ rotulo: 'Complemento' }),
  bairro: textoOpcional(60).meta({ rotulo: 'Bairro' }),
  municipio: textoOpcional(60).meta({ rotulo: 'Município' }),
};
