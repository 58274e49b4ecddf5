/** In days. A DAR is paid at sight: a warning is of use a week ahead, not a month. */
export const DIAS_DE_AVISO_DO_DAR = 7;
