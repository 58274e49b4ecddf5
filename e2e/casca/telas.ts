/** Every path of behaviours.md, "Routes and guard", with the title its rule gives it. */
export const TELAS = [
  ['/dashboard', 'Dashboard'],
  ['/importacao/relatorioPos', 'PO'],
  ['/importacao/novo-processo', 'Novo Processo'],
  ['/importacao/processos', 'Processos'],
  ['/importacao/sefaz', 'Sefaz'],
  ['/importacao/processos/00000000-0000-4000-8000-000000000001', 'Processo Importação'],
  ['/importacao/processos/00000000-0000-4000-8000-000000000001/adicao/001', 'Adição'],
  ['/configuracoes/representante', 'Representante Legal'],
  ['/configuracoes/associados', 'Associados'],
  ['/configuracoes/minha-conta', 'Dashboard'],
  ['/configuracoes/empresa/7', 'Empresa'],
  ['/configuracoes/empresa/7/associados', 'Associados'],
  ['/configuracoes/empresa/7/representante', 'Empresa'],
  ['/dci/novo-processo-dci', 'Novo Processo'],
  ['/dci/processos-dci', 'Meus Processos'],
  ['/dcr/novo-processo-dcr', 'Novo Processo'],
  ['/dcr/processos-dcr', 'Meus Processos'],
  ['/components', 'Dashboard'],
  ['/maps/fullscreen', 'Dashboard'],
] as const;

/** The tab names the record before the title of the path, once its page has read it (e2e/outro-servidor). */
export const REGISTRO_DA_ABA: Readonly<Record<string, string>> = {
  '/importacao/processos/00000000-0000-4000-8000-000000000001': 'PROC-001',
  '/importacao/processos/00000000-0000-4000-8000-000000000001/adicao/001': 'Adição 001 · NCM 8409.91.11',
};

/** Paths that only redirect. */
export const DESVIOS = [
  ['/importacao', '/importacao/relatorioPos'],
  ['/configuracoes', '/configuracoes/representante'],
  ['/configuracoes/empresa', '/configuracoes/empresa/7'],
  ['/dci', '/dci/novo-processo-dci'],
  ['/dcr', '/dcr/novo-processo-dcr'],
  ['/maps', '/maps/fullscreen'],
  ['/user', '/configuracoes/minha-conta'],
  ['/', '/dashboard'],
  ['/pages', '/dashboard'],
  ['/pages/login', '/dashboard'],
] as const;
