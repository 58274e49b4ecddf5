/** Identifiers in printed form. Text that does not match its mask is returned unchanged, so that a mistake stays visible. */

/** `12ABC34501DE35` → `12.ABC.345/01DE-35`. */
export const escreverCnpj = comMascara(
  /^([0-9A-Z]{2})([0-9A-Z]{3})([0-9A-Z]{3})([0-9A-Z]{4})(\d{2})$/,
  '$1.$2.$3/$4-$5',
);

/** `12345678909` → `123.456.789-09`. */
export const escreverCpf = comMascara(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

/** `12345678909` → `***.456.789-**`, as in the Portal da Transparência: enough to tell apart two people of the same name. */
export const ocultarCpf = comMascara(/^\d{3}(\d{3})(\d{3})\d{2}$/, '***.$1.$2-**');

/** `201234017` → `20.1234.01-7`. */
export const escreverInscricaoSuframa = comMascara(/^(\d{2})(\d{4})(\d{2})(\d)$/, '$1.$2.$3-$4');

/** `041234561` → `04.123.456-1`. */
export const escreverIeAm = comMascara(/^(\d{2})(\d{3})(\d{3})(\d)$/, '$1.$2.$3-$4');

/** `2610800` → `2610-8/00`. */
export const escreverCnae = comMascara(/^(\d{4})(\d)(\d{2})$/, '$1-$2/$3');

/** `84733041` → `8473.30.41`. */
export const escreverNcm = comMascara(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3');

/** An access key in groups of four, as printed on the DANFE: `1326 1111 2223 …`. */
export function escreverChaveNfe(chave: string): string {
  return /^[0-9A-Z]{44}$/.test(chave) ? chave.replace(/.{4}(?=.)/g, '$& ') : chave;
}

function comMascara(forma: RegExp, mascara: string) {
  return (texto: string): string => texto.replace(forma, mascara);
}
