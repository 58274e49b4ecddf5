import { v7 as uuidv7 } from 'uuid';
import type { TipoDocumento } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { arquivo, documento } from '#server/platform/db/schema/records.ts';
import type { Pessoa, TestBench } from './test-bench.ts';

const AGORA = new Date('2026-11-20T12:00:00Z');

/** Attaches papers of these types to a process, without the bytes of a file. */
export async function anexar({ conexao }: TestBench, { quem }: Pessoa, registroId: string, tipos: TipoDocumento[]) {
  const { empresaId, usuarioId } = quem;
  for (const tipo of tipos) {
    const arquivoId = uuidv7();
    const dele = { bucket: 'anexos', nome: 'a.pdf', tamanho: 1, sha256: '0'.repeat(64) };
    await conexao.db
      .insert(arquivo)
      .values({ empresaId, id: arquivoId, ...dele, recebidoEm: AGORA, recebidoPor: usuarioId });
    await conexao.db
      .insert(documento)
      .values({ empresaId, id: uuidv7(), recurso: 'Processo', registroId, arquivoId, nome: 'a.pdf', tipo, busca: '' });
  }
}
