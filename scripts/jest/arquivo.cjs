const MIDIA = globalThis.matchMedia;

globalThis.aoFimDoFeixe = [];

/** One of the test files of a bundle, named by its path: it finds the page as a new one, and what it pretended is real again after it. */
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

/** Called after the last of them: what they shared is put in order. */
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
