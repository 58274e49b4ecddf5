const MIDIA = globalThis.matchMedia;

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

function paginaNova() {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  document.body.replaceChildren();
  window.matchMedia = MIDIA;
}
