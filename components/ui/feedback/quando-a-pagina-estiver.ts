import { SELETOR_POR_VIR } from './por-vir.ts';

/** In this time a screen has begun to show that its content is to come. */
const ATE_OLHAR_MS = 1_000;
const ENTRE_OLHARES_MS = 300;
/** What hangs for longer than this waits for something that does not come. */
const NO_MAXIMO_MS = 5_000;

/** Does what nobody waits for once the content of the page is there. Returns what cancels it. */
export function quandoAPaginaEstiver(fazer: () => void): () => void {
  const inicio = performance.now();
  let espera = setTimeout(olhar, ATE_OLHAR_MS);
  function olhar() {
    const porVir = document.querySelector(SELETOR_POR_VIR) !== null && performance.now() - inicio < NO_MAXIMO_MS;
    if (porVir) espera = setTimeout(olhar, ENTRE_OLHARES_MS);
    else fazer();
  }
  return () => clearTimeout(espera);
}
