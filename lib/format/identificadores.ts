import { formatarNumeroDi } from '#lib/domain/digito-di.ts';
import { SEM_VALOR } from './decimal.ts';

/** DI: `2300120746` → `23/0012074-6`. */
export const formatarDI = seHouver(formatarNumeroDi);

/** CNPJ, letters included since July 2026: `12ABC34501DE35` → `12.ABC.345/01DE-35`. */
export const formatarCnpj = comMascara(
  /^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/,
  '$1.$2.$3/$4-$5',
);

/** CPF: `12345678909` → `123.456.789-09`. */
export const formatarCpf = comMascara(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

/** NCM: `84733041` → `8473.30.41`. */
export const formatarNcm = comMascara(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3');

/** A text that does not have the form of the mask is shown as it came: hiding it would hide the mistake. */
function comMascara(forma: RegExp, mascara: string) {
  return seHouver((texto) => texto.replace(forma, mascara));
}

function seHouver(formatar: (texto: string) => string) {
  return (texto: string | null | undefined): string => {
    const limpo = texto?.trim();
    return limpo ? formatar(limpo) : SEM_VALOR;
  };
}
