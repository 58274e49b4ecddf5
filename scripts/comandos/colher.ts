import { globSync, readFileSync } from 'node:fs';

/**
 * Collects every command README and operacao give, with the documents that give it: the lines of shell blocks, and npm, npx or node
 * commands within a line.
 */
export function comandosDosDocumentos(): Map<string, string[]> {
  const achados = new Map<string, string[]>();
  for (const documento of globSync(DOCUMENTOS).sort()) {
    for (const comando of comandosDoTexto(readFileSync(documento, 'utf8'))) {
      achados.set(comando, [...new Set([...(achados.get(comando) ?? []), documento])]);
    }
  }
  return achados;
}

export function comandosDoTexto(texto: string): string[] {
  const blocos = [...texto.matchAll(/^```(?:sh|bash|shell|console)\n([\s\S]*?)^```/gm)].flatMap(([, bloco = '']) =>
    bloco.split('\n').map((linha) => linha.replace(/(?:^|\s+)#.*$/, '').trim()),
  );
  const semBlocos = texto.replaceAll(/^```[\s\S]*?^```/gm, '');
  const nasLinhas = [...semBlocos.matchAll(/`((?:[A-Z][A-Z\d_]*=\S+ )*(?:npm|npx|node) [^`]+)`/g)].map(
    ([, dito = '']) => dito.replaceAll(/\s+/g, ' '),
  );
  return [...blocos.filter(Boolean), ...nasLinhas];
}

/** The documents an operator follows word by word. */
const DOCUMENTOS = ['README.md', 'docs/operacao.md'];
