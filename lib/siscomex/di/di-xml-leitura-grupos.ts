import type { FolhasDeclaradas, GruposDeclarados } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Campos } from '#lib/siscomex/xml/campo-xml.ts';
import { type Elemento, filhos, nomesDosFilhos, textoDoElemento } from '#lib/siscomex/xml/xml-documento.ts';
import { type Lugar, lerFolhas } from './di-xml-leitura-folhas.ts';
import type { Folhas, Ligador } from './di-xml-ligacao.ts';

/** The fields of the groups of an element. An unknown group is kept as text. */
type Registro = Readonly<Record<string, Campos>>;

/**
 * Reads every leaf of an element: known leaves are decoded, the others stay as text. Groups are not leaves, and neither are
 * repeated elements.
 */
export function lerTodasAsFolhas(elemento: Elemento, campos: Campos, registro: Registro, lugar: Lugar): Folhas {
  const desconhecidas = nomesDosFilhos(elemento)
    .filter((nome) => !Object.hasOwn(registro, nome) && !Object.hasOwn(campos, nome))
    .map((nome) => [nome, filhos(elemento, nome)] as const)
    .flatMap(([nome, [folha, outra]]) =>
      folha === undefined || outra !== undefined || ehGrupo(folha)
        ? []
        : [[nome, textoDoElemento(folha).trim() || null]],
    );
  return { ...Object.fromEntries(desconhecidas), ...lerFolhas(elemento, campos, lugar) };
}

/** Reads the elements of a group into models, and keeps the leaves that the model has no place for. */
export function lerModelos<Modelo extends object>(
  elemento: Elemento,
  nome: string,
  ligador: Ligador,
  campos: Campos,
  lugarDo: (posicao: number) => Lugar,
): Modelo[] {
  return preenchidos(elemento, nome).map((filho, indice) => {
    const folhas = lerTodasAsFolhas(filho, campos, {}, lugarDo(indice + 1));
    return { ...(ligador.modeloDe(folhas) as Modelo), ...semLugar(folhas, ligador) };
  });
}

/** Returns `campos` of a model: the leaves that its table does not map, if any. */
export function semLugar(folhas: Folhas, { nomes }: Ligador): { campos?: FolhasDeclaradas } {
  const campos = Object.entries(folhas).filter(([nome]) => !nomes.has(nome));
  return campos.length === 0 ? {} : { campos: Object.fromEntries(campos) };
}

/** Returns `grupos` of a model: the groups it has no place for, if any. */
export function lerGrupos(
  elemento: Elemento,
  comLugar: readonly string[],
  registro: Registro,
  lugar: Lugar,
): { grupos?: GruposDeclarados } {
  const grupos = nomesDosFilhos(elemento)
    .filter((nome) => !comLugar.includes(nome))
    .map((nome) => [nome, preenchidos(elemento, nome)] as const)
    .filter(([, achados]) => achados.length > 0)
    .map(([nome, achados]) => {
      const campos = Object.hasOwn(registro, nome) ? (registro[nome] as Campos) : {};
      return [nome, achados.map((grupo) => lerTodasAsFolhas(grupo, campos, {}, lugar))] as const;
    });
  return grupos.length === 0 ? {} : { grupos: Object.fromEntries(grupos) };
}

/** Elements of a group that have content: an empty element only means that the group is empty. */
function preenchidos(elemento: Elemento, nome: string): Elemento[] {
  return filhos(elemento, nome).filter(ehGrupo);
}

function ehGrupo(elemento: Elemento): boolean {
  return nomesDosFilhos(elemento).length > 0;
}
