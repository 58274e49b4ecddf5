import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** What of the embedded PostgreSQL's file system is not in its types: the operations on an open file, and how a failed one is told. */
interface ComArquivos {
  NODEFS: { stream_ops: { fsync?: (aberto: { nfd: number }) => number } };
  FS: { ErrnoError: new (errno: number) => Error };
}

/**
 * A folder whose writes are on the disk when a commit is answered, also after a power cut. As it comes, the embedded PostgreSQL does not
 * wait for the disk (`-F`), and its file system has nothing to wait with (electric-sql/pglite#1107).
 */
class PastaDuravel extends NodeFS {
  override async init(...dados: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...dados);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), esperarODisco] } };
  }
}

function esperarODisco(modulo: unknown): void {
  const { NODEFS, FS } = modulo as ComArquivos;
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    try {
      fsyncSync(nfd);
      return 0;
    } catch {
      throw new FS.ErrnoError(EIO);
    }
  };
}

/** The options of an embedded PostgreSQL in a folder. */
export function onDisk(pasta: string) {
  return { fs: new PastaDuravel(pasta), startParams: PARAMETROS };
}

/** `fdatasync`, which it would use by itself, does nothing in WebAssembly. */
const PARAMETROS = [
  ...PGlite.defaultStartParams.filter((parametro) => parametro !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
/** As WASI numbers it. */
const EIO = 29;
