import type { XsdValidator } from 'libxml2-wasm';
import { type Esquema, enderecoDo, type Libxml, porQueNaoCompila } from './esquemas.ts';
import { XsdInvalido } from './xsd-invalido.ts';

/**
 * Compiles a schema with those it points at, hands it to `usar`, and frees it. In one go: the library knows one set of files at a
 * time, for everybody.
 * @throws {XsdInvalido} saying what of it does not compile, and in which line.
 */
export function comXsdCompilado<T>(
  lib: Libxml,
  esquemas: readonly Esquema[],
  principal: number,
  usar: (validador: XsdValidator) => T,
): T {
  const textos = new Map(esquemas.map(({ texto }, i) => [enderecoDo(i), new TextEncoder().encode(texto)]));
  lib.xmlRegisterInputProvider({
    // Whatever it asks for is answered from here, or not at all.
    match: () => true,
    open: (endereco) => {
      const bytes = textos.get(endereco);
      return bytes && lib.openBuffer(bytes);
    },
    read: lib.readBuffer,
    close: (aberto) => {
      lib.closeBuffer(aberto);
      return true;
    },
  });
  try {
    const documento = tentar(esquemas, () =>
      lib.XmlDocument.fromString(esquemas[principal]?.texto ?? '', { url: enderecoDo(principal) }),
    );
    try {
      const validador = tentar(esquemas, () => lib.XsdValidator.fromDoc(documento));
      try {
        return usar(validador);
      } finally {
        validador.dispose();
      }
    } finally {
      documento.dispose();
    }
  } finally {
    lib.xmlCleanupInputProvider();
  }
}

function tentar<T>(esquemas: readonly Esquema[], fazer: () => T): T {
  try {
    return fazer();
  } catch (erro) {
    throw new XsdInvalido(porQueNaoCompila(erro, esquemas));
  }
}
