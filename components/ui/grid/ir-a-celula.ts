/** Event by which a link of an error summary names a cell to a grid: `{ linha: 0, campo: 'quantidade' }`, rows counted from 0. */
const IR_A_CELULA = 'ir-a-celula';

export interface CelulaPedida {
  linha: number;
  campo: string;
}

/** Makes a cell of the grid inside an element active. `caminho` is that of its value below the grid: `0.quantidade`. */
export function irACelula(lugar: Element | null, caminho: string): void {
  const [linha, campo] = caminho.split('.');
  if (linha === undefined || campo === undefined || !/^\d+$/.test(linha)) return;
  const grade = lugar?.querySelector('[data-grade]');
  grade?.dispatchEvent(new CustomEvent<CelulaPedida>(IR_A_CELULA, { detail: { linha: Number(linha), campo } }));
}

/** Listens for the cells asked of a grid. Returns the function that stops it. */
export function ouvirIdasACelula(grade: Element, aoIr: (celula: CelulaPedida) => void): () => void {
  const ouvinte = (evento: Event) => aoIr((evento as CustomEvent<CelulaPedida>).detail);
  grade.addEventListener(IR_A_CELULA, ouvinte);
  return () => grade.removeEventListener(IR_A_CELULA, ouvinte);
}
