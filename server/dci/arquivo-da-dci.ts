import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { DciLido } from '#lib/contracts/dci.ts';
import { registrosDaDci } from '#lib/siscomex/dci-registros.ts';
import { nomeDoArquivoDeConferencia } from '#lib/siscomex/registros/arquivo-conferencia.ts';
import { LEIAUTE_DCI } from '#lib/siscomex/registros/dci-leiaute.ts';
import { escreverRegistros, RegistroInvalido } from '#lib/siscomex/registros/escrever-registros.ts';
import { arquivoRepository } from '#server/arquivos/arquivo-repository.ts';
import type { Deposito } from '#server/arquivos/deposito.ts';
import type { AoGravar, Assinatura } from '#server/cadastros/cadastro.ts';
import type { Banco } from '#server/db/banco.ts';
import { arquivo } from '#server/db/schema.ts';
import { contraRegra, naoEncontrado } from '#server/erros.ts';
import { documentoDaDci } from './documento-da-dci.ts';

/** The arquivo de conferência of a DCI: the one that was made of it, or as it would be now. @throws {Recusa} 404, 422. */
export async function arquivoDaDci(
  { db, deposito }: { db: Banco; deposito: Deposito },
  empresaId: string,
  lida: DciLido,
): Promise<{ nome: string; bytes: Uint8Array }> {
  if (!lida.arquivo) return montarArquivo(db, empresaId, lida);
  const [achado] = await db
    .select({ nome: arquivo.nome, sha256: arquivo.sha256 })
    .from(arquivo)
    .where(and(eq(arquivo.empresaId, empresaId), eq(arquivo.id, lida.arquivo.id)));
  if (!achado) throw naoEncontrado('Este arquivo');
  return { nome: achado.nome, bytes: await deposito.ler(empresaId, BUCKET_DCI, achado.sha256) };
}

/** Makes it and keeps it as it was made; its id. */
export async function guardarArquivoDaDci(
  tx: Banco,
  { quem: { empresaId, usuarioId }, deposito }: AoGravar & { deposito: Deposito },
  lida: DciLido,
  { em }: Assinatura,
): Promise<string> {
  const { nome, bytes } = await montarArquivo(tx, empresaId, lida);
  const { sha256 } = await deposito.guardar(empresaId, BUCKET_DCI, bytes);
  const id = uuidv7();
  await arquivoRepository(tx, empresaId).inserir({
    id,
    bucket: BUCKET_DCI,
    nome,
    tamanho: bytes.length,
    sha256,
    recebidoEm: em,
    recebidoPor: usuarioId,
  });
  return id;
}

/** One byte a character (ISO 8859-1). @throws {Recusa} 422 with the place of what does not fit. */
async function montarArquivo(
  tx: Banco,
  empresaId: string,
  lida: DciLido,
): Promise<{ nome: string; bytes: Uint8Array }> {
  const registros = registrosDaDci(await documentoDaDci(tx, empresaId, lida));
  try {
    const bytes = Buffer.from(escreverRegistros(LEIAUTE_DCI, registros), 'latin1');
    return { nome: nomeDoArquivoDeConferencia(LEIAUTE_DCI, lida.processo), bytes };
  } catch (erro) {
    if (erro instanceof RegistroInvalido)
      throw contraRegra(`O arquivo não pode ser montado como está. ${erro.message}`);
    throw erro;
  }
}

const BUCKET_DCI = 'dci';
