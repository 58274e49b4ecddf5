import { validador } from './identificador.ts';
import { digitoModulo11 } from './modulo-11.ts';

/** The parts of the 44 positions of an access key (MOC da NF-e, item 2.2.6), as text with leading zeros. */
export interface PartesDaChave {
  /** IBGE code of the issuer's UF, two digits. */
  codigoUf: string;
  /** Month of issue, `YYYY-MM`. */
  anoMes: string;
  /** CNPJ of the issuer; a CPF is preceded by three zeros. */
  cnpj: string;
  /** `55` for an NF-e, `65` for an NFC-e. */
  modelo: string;
  /** Three digits. */
  serie: string;
  /** Nine digits. */
  numero: string;
  tipoEmissao: string;
  /** Eight random digits chosen by the issuer. */
  codigoNumerico: string;
  digito: string;
}

/** Access key of an NF-e: 44 positions, all digits except the issuer's CNPJ, which may have letters (NT Conjunta 2025.001). */
export const validarChaveNfe = validador({
  forma: /^\d{4}(0[1-9]|1[0-2])[0-9A-Z]{12}\d{26}$/,
  motivo: 'A chave de acesso tem 44 posições: só algarismos, ou letras também onde fica o CNPJ do emitente.',
  digito: {
    confere: (chave) => digitoDaChave(chave.slice(0, 43)) === chave[43],
    motivo: 'O dígito verificador da chave de acesso não confere: verifique a chave.',
  },
});

/** Whether a key without punctuation has a valid format and check digit. */
export function chaveValida(chave: string): boolean {
  const lida = validarChaveNfe(chave);
  return lida.valido && lida.valor === chave;
}

/**
 * Check digit of an access key: modulo 11 over its 43 positions, weights 2 to 9; a letter counts as its ASCII code minus 48.
 * @throws {RangeError} if the argument is not a key without its digit.
 */
export function digitoDaChave(semDigito: string): string {
  if (!/^\d{6}[0-9A-Z]{12}\d{25}$/.test(semDigito)) {
    throw new RangeError('A chave de acesso sem o dígito tem 43 posições.');
  }
  return digitoModulo11(semDigito, 9);
}

/** @throws {RangeError} if the argument is not a valid key. */
export function partesDaChave(chave: string): PartesDaChave {
  if (!chaveValida(chave)) throw new RangeError(`${chave} não é uma chave de acesso.`);
  return {
    codigoUf: chave.slice(0, 2),
    anoMes: `20${chave.slice(2, 4)}-${chave.slice(4, 6)}`,
    cnpj: chave.slice(6, 20),
    modelo: chave.slice(20, 22),
    serie: chave.slice(22, 25),
    numero: chave.slice(25, 34),
    tipoEmissao: chave.slice(34, 35),
    codigoNumerico: chave.slice(35, 43),
    digito: chave.slice(43),
  };
}
