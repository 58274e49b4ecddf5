import { v7 as uuidv7 } from 'uuid';
import type { QuemPede } from '#server/acesso/acesso-repository.ts';
import { arquivoRepository } from '#server/arquivos/arquivo-repository.ts';
import type { Deposito } from '#server/arquivos/deposito.ts';
import type { ArquivoRecebido } from '#server/arquivos/receber-arquivo.ts';
import type { Banco } from '#server/db/banco.ts';
import type { Relogio } from '#server/relogio.ts';

export interface AoImportar {
  db: Banco;
  deposito: Deposito;
  relogio: Relogio;
  quem: QuemPede;
}

/** Keeps the bytes, before any row points at them: bytes without rows are harmless, rows without bytes would not be. */
export async function guardarArquivo({ deposito, quem }: AoImportar, { bytes }: ArquivoRecebido): Promise<string> {
  const { sha256 } = await deposito.guardar(quem.empresaId, BUCKET, bytes);
  return sha256;
}

/** The row of a kept file; its id. */
export async function registrarArquivo(
  tx: Banco,
  { quem, relogio }: AoImportar,
  { nome, bytes }: ArquivoRecebido,
  sha256: string,
): Promise<string> {
  const id = uuidv7();
  await arquivoRepository(tx, quem.empresaId).inserir({
    id,
    bucket: BUCKET,
    nome,
    tamanho: bytes.length,
    sha256,
    recebidoEm: relogio.agora(),
    recebidoPor: quem.usuarioId,
  });
  return id;
}

const BUCKET = 'di';
