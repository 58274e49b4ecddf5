const MIDIA = globalThis.matchMedia;

globalThis.aoFimDoFeixe = [];

/** Runs one test file of a bundle, named by its path. The file gets a new page, and its mocks are removed afterwards. */
exports.arquivo = function arquivo(caminho, carregar) {
  describe(caminho, () => {
    beforeAll(() => {
      if (typeof document !== 'undefined') paginaNova();
    });
    afterAll(() => {
      jest.useRealTimers();
      jest.restoreAllMocks();
    });
    carregar();
  });
};

/** Called after the last file: cleans up what the files shared. */
exports.fim = function fim() {
  afterAll(async () => {
    for (const arrumar of globalThis.aoFimDoFeixe) await arrumar();
  });
};

function paginaNova() {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  window.matchMedia = MIDIA;
}
