import { camposMudados } from './campos-mudados.ts';

type Campos = Readonly<Record<string, unknown>>;

/**
 * Names of the fields in which two versions of a record differ, as its papers call them, each once: `ETA, Recinto e mais 4`. Empty where
 * none of them has a name: what nobody fills in follows from what somebody does.
 */
export function mudancaPorExtenso(antes: Campos, depois: Campos, rotulos: Readonly<Record<string, string>>): string {
  const mudados = new Set(camposMudados(antes, depois).map((caminho) => rotuloDe(caminho, rotulos)));
  // In the order of the papers: that of the database is nobody's.
  const nomes = [...new Set(Object.values(rotulos))].filter((nome) => mudados.has(nome));
  const ditos = nomes.slice(0, NOMES_DITOS);
  const resto = nomes.length - ditos.length;
  if (resto > 0) return `${ditos.join(', ')} e mais ${resto}`;
  return ditos.length > 1 ? `${ditos.slice(0, -1).join(', ')} e ${ditos.at(-1)}` : ditos.join('');
}

/** Of the part, or of what it is a part of: `responsavel.nome` is told as `responsavel`. */
function rotuloDe(caminho: string, rotulos: Readonly<Record<string, string>>): string | undefined {
  const corte = caminho.lastIndexOf('.');
  return rotulos[caminho] ?? (corte < 0 ? undefined : rotuloDe(caminho.slice(0, corte), rotulos));
}

const NOMES_DITOS = 3;
