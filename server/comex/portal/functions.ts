/** The functions of the Portal that Cais asks for, by their published name. All read, but for the log-in. */
export const FUNCOES_DO_PORTAL = [
  'autenticarChaveAcesso',
  'recuperarVersaoDuimpVigente',
  'recuperarDuimp',
  'consultarItensDuimp',
  'buscarChavesPorImportador',
  'recuperar',
  'detalhar',
] as const;
export type FuncaoDoPortal = (typeof FUNCOES_DO_PORTAL)[number];
