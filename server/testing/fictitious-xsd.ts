import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';

/** Reads a schema written by hand from the layout; it is not of the Sefaz. */
export function xsdFicticio(nome: NomeDeXsd): string {
  return readFileSync(join('server/testing/xsd', nome), 'utf8');
}

type NomeDeXsd = 'enviMatrizDIe_v1.00.xsd' | 'enviDIe_v1.00.xsd' | 'tipos.xsd' | 'xmldsig-core-schema.xsd';

export function zipDe(arquivos: Record<string, string>): Uint8Array {
  const entradas: Zippable = Object.fromEntries(
    Object.entries(arquivos).map(([nome, texto]) => [nome, strToU8(texto)]),
  );
  return zipSync(entradas);
}

/** Makes the zip of schemas as the Sefaz might publish it: those of both documents and the ones they share. */
export function pacoteFicticio(pasta = ''): Uint8Array {
  const nomes: NomeDeXsd[] = ['enviMatrizDIe_v1.00.xsd', 'enviDIe_v1.00.xsd', 'tipos.xsd', 'xmldsig-core-schema.xsd'];
  return zipDe(Object.fromEntries(nomes.map((nome) => [`${pasta}${nome}`, xsdFicticio(nome)])));
}
