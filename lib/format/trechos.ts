/** A part of a text, and whether the search matched it. */
export interface Trecho {
  texto: string;
  achado: boolean;
}

/** Splits a text into matched and unmatched parts. The match ignores case, accents, and the punctuation of identifiers. */
export function trechos(texto: string, procurado: string): Trecho[] {
  const letras = [...texto];
  const marcadas = letras.map(() => false);
  const lidas = letras.map((letra, lugar) => ({ lugar, forma: semAcento(letra) }));
  const semMarcas = lidas.filter(({ forma }) => !MARCA.test(forma));
  const numero = semAcento(procurado).replace(MARCAS, '');
  for (const termo of semAcento(procurado).split(/\s+/)) marcar(lidas, termo, marcadas);
  if (/\d/.test(numero) && numero.length >= MENOR_NUMERO) marcar(semMarcas, numero, marcadas);
  return juntar(letras, marcadas);
}

interface Letra {
  lugar: number;
  forma: string;
}

function marcar(letras: readonly Letra[], termo: string, marcadas: boolean[]): void {
  if (termo === '') return;
  const corrido = letras.map(({ forma }) => forma.charAt(0) || ' ').join('');
  for (let de = corrido.indexOf(termo); de >= 0; de = corrido.indexOf(termo, de + 1)) {
    const fim = letras[de + termo.length - 1]?.lugar ?? 0;
    for (let i = letras[de]?.lugar ?? 0; i <= fim; i += 1) marcadas[i] = true;
  }
}

function juntar(letras: readonly string[], marcadas: readonly boolean[]): Trecho[] {
  const juntos: Trecho[] = [];
  for (const [i, letra] of letras.entries()) {
    const achado = marcadas[i] ?? false;
    const ultimo = juntos.at(-1);
    if (ultimo?.achado === achado) ultimo.texto += letra;
    else juntos.push({ texto: letra, achado });
  }
  return juntos;
}

const semAcento = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const MARCA = /[\s./-]/;
const MARCAS = /[\s./-]/g;
/** Shorter digit sequences occur in every number. */
const MENOR_NUMERO = 4;
