import { camposMudados } from './campos-mudados.ts';

type Campos = Readonly<Record<string, unknown>>;

/**
 * Labels of the fields in which two versions of a record differ, without repeats: `ETA, Recinto e mais 4`. Empty if no changed
 * field has a label. Fields without a label are not filled in by people; they derive from fields that are.
 */
export function mudancaPorExtenso(antes: Campos, depois: Campos, rotulos: Readonly<Record<string, string>>): string {
  const mudados = new Set(camposMudados(antes, depois).map((caminho) => rotuloDe(caminho, rotulos)));
  // In the order of `rotulos`; the database order means nothing to the reader.
  const nomes = [...new Set(Object.values(rotulos))].filter((nome) => mudados.has(nome));
  const ditos = nomes.slice(0, NOMES_DITOS);
  const resto = nomes.length - ditos.length;
  if (resto > 0) return `${ditos.join(', ')} e mais ${resto}`;
  return ditos.length > 1 ? `${ditos.slice(0, -1).join(', ')} e ${ditos.at(-1)}` : ditos.join('');
}

/** Label of the path, or of the nearest parent with a label: `responsavel.nome` is named as `responsavel`. */
function rotuloDe(caminho: string, rotulos: Readonly<Record<string, string>>): string | undefined {
  const corte = caminho.lastIndexOf('.');
  return rotulos[caminho] ?? (corte < 0 ? undefined : rotuloDe(caminho.slice(0, corte), rotulos));
}

const NOMES_DITOS = 3;
