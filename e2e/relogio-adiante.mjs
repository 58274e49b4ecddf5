// Preload of a server under test: its clock starts at RELOGIO (ISO 8601), and each SIGUSR2 moves it on by RELOGIO_PASSO_MS.
const Real = Date;
let adiante = Real.parse(process.env.RELOGIO) - Real.now();
process.on('SIGUSR2', () => {
  adiante += Number(process.env.RELOGIO_PASSO_MS);
});

globalThis.Date = class extends Real {
  constructor(...partes) {
    if (partes.length === 0) super(Real.now() + adiante);
    else super(...partes);
  }
  static now() {
    return Real.now() + adiante;
  }
};
