import { formatarNumeroDi } from '#lib/domain/identificadores/digito-di.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import {
  escreverChaveNfe,
  escreverCnae,
  escreverCnpj,
  escreverCpf,
  escreverIeAm,
  escreverInscricaoSuframa,
  escreverNcm,
} from '#lib/domain/identificadores/escrever-identificador.ts';
import { escreverDeclaracao, escreverNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { SEM_VALOR } from './decimal.ts';

/** DI: `2300120746` → `23/0012074-6`. */
export const formatarDI = seHouver(formatarNumeroDi);

/** Either kind of declaration, with its name: `DI 23/0012074-6`, `DUIMP 26BR0000123456-1`. */
export const formatarDeclaracao = seHouver(escreverDeclaracao);

/** Number of a declaration, for places that already show its name. */
export const formatarNumeroDeclaracao = seHouver(escreverNumeroDeclaracao);

/** CNPJ, letters included since July 2026: `12ABC34501DE35` → `12.ABC.345/01DE-35`. */
export const formatarCnpj = seHouver(escreverCnpj);

/** CPF: `12345678909` → `123.456.789-09`. */
export const formatarCpf = seHouver(escreverCpf);

/** NCM: `84733041` → `8473.30.41`. */
export const formatarNcm = seHouver(escreverNcm);

/** DUIMP: `26BR00001234561` → `26BR0000123456-1`. */
export const formatarDuimp = seHouver(formatarNumeroDuimp);

/** Access key of an NF-e, in groups of four, as the DANFE prints it. */
export const formatarChaveNfe = seHouver(escreverChaveNfe);

/** LI, printed like a DI: `2601234569` → `26/0123456-9`. */
export const formatarLi = comMascara(/^(\d{2})(\d{7})(\d)$/, '$1/$2-$3');

/** AWB: `36968198826` → `369-68198826`. */
export const formatarAwb = comMascara(/^(\d{3})(\d{8})$/, '$1-$2');

/** Container: `SUDU6183973` → `SUDU 618397-3`. */
export const formatarConteiner = comMascara(/^([A-Z]{4})(\d{6})(\d)$/, '$1 $2-$3');

/** Inscrição Suframa: `201234017` → `20.1234.01-7`. */
export const formatarInscricaoSuframa = seHouver(escreverInscricaoSuframa);

/** Inscrição estadual of Amazonas: `041234561` → `04.123.456-1`. */
export const formatarIeAm = seHouver(escreverIeAm);

/** CNAE: `2610800` → `2610-8/00`. */
export const formatarCnae = seHouver(escreverCnae);

/** CEP: `69075000` → `69075-000`. */
export const formatarCep = comMascara(/^(\d{5})(\d{3})$/, '$1-$2');

/** Telephone: `92988887777` → `(92) 98888-7777`. A foreign number stays as it is. */
export const formatarTelefone = comMascara(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');

/** Applies a mask. A text that does not match the mask stays as it is, so that the mistake remains visible. */
function comMascara(forma: RegExp, mascara: string) {
  return seHouver((texto) => texto.replace(forma, mascara));
}

function seHouver(formatar: (texto: string) => string) {
  return (texto: string | null | undefined): string => {
    const limpo = texto?.trim();
    return limpo ? formatar(limpo) : SEM_VALOR;
  };
}
