import { elementoDe, type Forma, formaDe, lerCampo } from './ler-campo.ts';

/**
 * The label of each field of a record, by its path. A field inside a list has the name of the list in its path:
 * `modelos.descricao`.
 */
export function rotulosDe(forma: Forma, antes = ''): Readonly<Record<string, string>> {
  return Object.assign({}, ...Object.entries(forma).map(([nome, esquema]) => rotulosDoCampo(nome, esquema, antes)));
}

function rotulosDoCampo(nome: string, esquema: Forma[string], antes: string): Readonly<Record<string, string>> {
  const campo = lerCampo(esquema);
  const { rotulo, busca } = campo.sobre;
  const caminho = `${antes}${nome}`;
  const elemento = elementoDe(campo);
  const partes = formaDe(elemento ? lerCampo(elemento) : campo);
  return {
    ...(rotulo !== undefined && { [caminho]: rotulo }),
    ...(rotulo !== undefined && busca && { [`${caminho}.${busca.guarda}`]: rotulo }),
    ...(partes && rotulosDe(partes, `${caminho}.`)),
  };
}
