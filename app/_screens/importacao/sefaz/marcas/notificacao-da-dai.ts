/** A DAR is paid at sight: a month ahead nobody has to be told of it, a week ahead somebody does. */
export const DIAS_DE_AVISO_DO_DAR = 7;
