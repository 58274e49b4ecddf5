import type { XsdValidator } from 'libxml2-wasm';
import { type Esquema, enderecoDo, type Libxml, porQueNaoCompila } from './esquemas.ts';
import { XsdInvalido } from './xsd-invalido.ts';

/**
 * Compiles a schema with the schemas it refers to, passes the validator to `usar`, and frees it. It runs synchronously, because the
 * library holds a single set of files for the whole process.
 * @throws {XsdInvalido} with the place and line that does not compile.
 */
export function comXsdCompilado<T>(
  lib: Libxml,
  esquemas: readonly Esquema[],
  principal: number,
  usar: (validador: XsdValidator) => T,
): T {
  const textos = new Map(esquemas.map(({ texto }, i) => [enderecoDo(i), new TextEncoder().encode(texto)]));
  lib.xmlRegisterInputProvider({
    // Every file the library asks for comes from memory, or not at all.
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
