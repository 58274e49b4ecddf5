import { entradasDoZip, type ZipEntry } from '#server/platform/files/zip-entries.ts';
import type { ByteSource } from '#server/platform/files/zip-source.ts';

/** Where a file stands in what was sent: `lugar` null is what was sent itself, `dentro` its place in a ZIP inside of the ZIP. */
export interface Lugar {
  lugar: number | null;
  dentro: number | null;
}

/** A file inside of what was sent, or what was sent itself. */
export interface EntradaDoEnvio extends Lugar {
  nome: string;
  /** Set for what is not read. */
  recusa?: { recusa: string; grande: boolean };
}

/** Places in a row, as long as they are of the same ZIP. */
export function vizinhos(lugares: readonly Lugar[]): Lugar[][] {
  const grupos: Lugar[][] = [];
  for (const lugarDoEnvio of lugares) {
    const ultimo = grupos.at(-1);
    const zipDe = ({ lugar, dentro }: Lugar) => (dentro === null ? null : lugar);
    if (ultimo?.[0] && zipDe(ultimo[0]) === zipDe(lugarDoEnvio)) ultimo.push(lugarDoEnvio);
    else grupos.push([lugarDoEnvio]);
  }
  return grupos;
}

export async function entradaEm(fonte: ByteSource, qual: number): Promise<ZipEntry | null> {
  let lugar = 0;
  for await (const entrada of entradasDoZip(fonte)) {
    if (lugar === qual) return entrada;
    lugar += 1;
  }
  return null;
}
