import { crc32 } from 'node:zlib';

interface ZipFile {
  nome: string | Uint8Array;
  bytes: Uint8Array;
  /** The bytes are deflated already. */
  deflada?: true;
  /** Marked as having a password. */
  trancada?: true;
}

/** Yields a ZIP64 piece by piece, its files stored unless they say otherwise: every size and place is in the 64-bit fields, as large archives have them. */
export function* zip64(arquivos: Iterable<ZipFile>): Generator<Uint8Array> {
  const diretorio: Buffer[] = [];
  let lugar = 0;
  for (const { nome, bytes, deflada, trancada } of arquivos) {
    const [marcas, metodo] = [trancada ? 1 : 0, deflada ? 8 : 0];
    const comoBytes = Buffer.from(nome);
    const extra = Buffer.alloc(28);
    extra.writeUInt16LE(1, 0);
    extra.writeUInt16LE(24, 2);
    extra.writeBigUInt64LE(BigInt(bytes.length), 4);
    extra.writeBigUInt64LE(BigInt(bytes.length), 12);
    extra.writeBigUInt64LE(BigInt(lugar), 20);
    const soma = crc32(bytes);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(45, 4);
    local.writeUInt16LE(marcas, 6);
    local.writeUInt16LE(metodo, 8);
    local.writeUInt32LE(soma, 14);
    local.writeUInt32LE(0xffffffff, 18);
    local.writeUInt32LE(0xffffffff, 22);
    local.writeUInt16LE(comoBytes.length, 26);
    local.writeUInt16LE(20, 28);
    const entrada = Buffer.alloc(46);
    entrada.writeUInt32LE(0x02014b50, 0);
    entrada.writeUInt16LE(45, 4);
    entrada.writeUInt16LE(45, 6);
    entrada.writeUInt16LE(marcas, 8);
    entrada.writeUInt16LE(metodo, 10);
    entrada.writeUInt32LE(soma, 16);
    entrada.writeUInt32LE(0xffffffff, 20);
    entrada.writeUInt32LE(0xffffffff, 24);
    entrada.writeUInt16LE(comoBytes.length, 28);
    entrada.writeUInt16LE(28, 30);
    entrada.writeUInt32LE(0xffffffff, 42);
    diretorio.push(entrada, comoBytes, extra);
    const doLocal = Buffer.from(extra.subarray(0, 20));
    doLocal.writeUInt16LE(16, 2);
    yield Buffer.concat([local, comoBytes, doLocal]);
    yield bytes;
    lugar += 30 + comoBytes.length + 20 + bytes.length;
  }
  const todo = Buffer.concat(diretorio);
  const fim = Buffer.alloc(56 + 20 + 22);
  fim.writeUInt32LE(0x06064b50, 0);
  fim.writeBigUInt64LE(44n, 4);
  fim.writeUInt16LE(45, 12);
  fim.writeUInt16LE(45, 14);
  fim.writeBigUInt64LE(BigInt(diretorio.length / 3), 24);
  fim.writeBigUInt64LE(BigInt(diretorio.length / 3), 32);
  fim.writeBigUInt64LE(BigInt(todo.length), 40);
  fim.writeBigUInt64LE(BigInt(lugar), 48);
  fim.writeUInt32LE(0x07064b50, 56);
  fim.writeBigUInt64LE(BigInt(lugar + todo.length), 64);
  fim.writeUInt32LE(1, 72);
  fim.writeUInt32LE(0x06054b50, 76);
  fim.writeUInt16LE(0xffff, 84);
  fim.writeUInt16LE(0xffff, 86);
  fim.writeUInt32LE(0xffffffff, 88);
  fim.writeUInt32LE(0xffffffff, 92);
  yield todo;
  yield fim;
}
