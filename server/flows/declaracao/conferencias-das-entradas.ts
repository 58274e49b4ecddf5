import { and, asc, eq, isNull, ne, or } from 'drizzle-orm';
import { type Conferencia, codigoDaEntrada } from '#lib/domain/aduana/declaracao/conferencia.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { conferenciaDaEntrada } from '#lib/fiscal/importacao/conferencias/conferencia-da-entrada.ts';
import { conferirNotaDeEntrada } from '#lib/fiscal/importacao/conferencias/conferir-nota-de-entrada.ts';
import { valorAduaneiroDeclarado } from '#lib/fiscal/importacao/declarada/valor-aduaneiro-declarado.ts';
import { lerNfeOuEntrada } from '#lib/siscomex/nfe/nfe-xml.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import type { Apurada } from '#server/comex/declaracao/apurar-declaracao.ts';
import { declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { declaracaoRepository } from '#server/comex/declaracao/declaracao-repository.ts';
import { valorDasDespesas } from '#server/comex/despesas/despesas-do-processo.ts';
import { contarNoProcesso } from '#server/flows/processo/contar-no-processo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { historicoArquivo } from '#server/platform/db/schema/historico.ts';
import { arquivo, documento } from '#server/platform/db/schema/records.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import type { AttachmentMarked } from '#server/platform/files/write-attachment.ts';

/**
 * The conferences of a declaration with those of the incoming notas its process keeps, compared with it as it is now: what a retificação
 * confirms is settled.
 */
export async function comAsEntradas(
  tx: Database,
  { blobs, empresaId }: { blobs: BlobStore; empresaId: string },
  processoId: string,
  { di, apurada }: { di: DeclaracaoImportacao; apurada: Apurada },
): Promise<Apurada> {
  const entradas = await conferirEntradas(tx, { blobs, empresaId }, processoId, {
    ...di,
    adicoes: di.adicoes.map((adicao) => ({ ...adicao, valorAduaneiro: valorAduaneiroDeclarado(adicao) })),
  });
  return { ...apurada, conferencias: [...entradas, ...apurada.conferencias] };
}

/**
 * Keeps the conferences of a process to the incoming notas among its documents: one that is removed goes, one that comes back returns,
 * and the history of the process tells of it. Another nota is not read.
 */
export const conferirNotaMarcada: AttachmentMarked = async (tx, ao, { recurso, registroId, sha256 }) => {
  const { empresaId } = ao;
  const chave = recurso === 'Processo' ? await chaveDaEntrada(tx, empresaId, sha256) : null;
  const guardada = chave && (await declaracaoGuardada(tx, empresaId, registroId));
  if (!chave || !guardada) return;
  const declaracoes = declaracaoRepository(tx, empresaId);
  const codigo = codigoDaEntrada(chave);
  const tinha = (await declaracoes.comConferencia(codigo)).includes(registroId);
  const declaracao = { ...guardada.declaracao, adicoes: guardada.adicoes };
  const [daNota = null] = await conferirEntradas(tx, ao, registroId, declaracao, chave);
  await declaracoes.trocarConferencia(registroId, codigo, daNota);
  if (tinha === (daNota !== null)) return;
  const contada = tinha
    ? `A NF-e de entrada ${chave} saiu dos documentos, e com ela a conferência dela.`
    : `A NF-e de entrada ${chave} voltou aos documentos, e com ela a conferência dela.`;
  await contarNoProcesso(tx, ao, registroId, contada);
};

async function conferirEntradas(
  tx: Database,
  { blobs, empresaId }: { blobs: BlobStore; empresaId: string },
  processoId: string,
  declarada: Omit<Parameters<typeof conferirNotaDeEntrada>[1], 'afrmm'>,
  soDaChave?: string,
): Promise<Conferencia[]> {
  const guardadas = await entradasDoProcesso(tx, empresaId, processoId);
  const notas = soDaChave === undefined ? guardadas : guardadas.filter(({ chave }) => chave === soDaChave);
  if (notas.length === 0) return [];
  const declaracao = { ...declarada, afrmm: await valorDasDespesas(tx, empresaId, processoId, 'AFRMM') };
  const entradas: Conferencia[] = [];
  for (const { bucket, sha256, chave } of notas) {
    const lido = lerDeNovo(await blobs.ler(empresaId, bucket, sha256));
    if (lido === null) entradas.push(semLeitura(chave ?? ''));
    if (lido?.tipo !== 'ENTRADA') continue;
    const { nota } = lido;
    const cita = nota.itens.some(({ declaracoes }) => declaracoes.some(({ numero }) => numero === declaracao.numeroDI));
    const daNota = cita && conferenciaDaEntrada(nota, conferirNotaDeEntrada(nota, declaracao).linhas);
    if (daNota) entradas.push(daNota);
  }
  return entradas;
}

/** Returns null for a file that the reader took once and takes no more. */
function lerDeNovo(bytes: Uint8Array): ReturnType<typeof lerNfeOuEntrada> | null {
  try {
    return lerNfeOuEntrada(bytes);
  } catch (erro) {
    if (erro instanceof ArquivoXmlInvalido) return null;
    throw erro;
  }
}

const semLeitura = (chave: string): Conferencia => ({
  codigo: codigoDaEntrada(chave),
  nivel: 'aviso',
  mensagem: 'O XML guardado desta nota não pôde ser lido de novo: ela não foi comparada com esta declaração.',
  declarado: null,
  calculado: null,
  adicao: null,
});

/** Returns the notas that are linked to the process, still among its documents and not cancelled. */
function entradasDoProcesso(tx: Database, empresaId: string, processoId: string) {
  return tx
    .selectDistinct({ bucket: arquivo.bucket, sha256: arquivo.sha256, chave: historicoArquivo.documento })
    .from(documento)
    .innerJoin(arquivo, and(eq(arquivo.empresaId, empresaId), eq(arquivo.id, documento.arquivoId)))
    .innerJoin(
      historicoArquivo,
      and(eq(historicoArquivo.empresaId, empresaId), eq(historicoArquivo.sha256, arquivo.sha256)),
    )
    .where(
      and(
        eq(documento.empresaId, empresaId),
        eq(documento.recurso, 'Processo'),
        eq(documento.registroId, processoId),
        isNull(documento.excluidoEm),
        eq(historicoArquivo.tipo, 'NFE_ENTRADA'),
        eq(historicoArquivo.resultado, 'LIDO'),
        or(isNull(historicoArquivo.causa), ne(historicoArquivo.causa, 'ENTRADA_CANCELADA')),
      ),
    )
    .orderBy(asc(historicoArquivo.documento));
}

/** The key of the incoming nota whose file this is; null for any other file. */
async function chaveDaEntrada(tx: Database, empresaId: string, sha256: string): Promise<string | null> {
  const [achada] = await tx
    .select({ chave: historicoArquivo.documento })
    .from(historicoArquivo)
    .where(
      and(
        eq(historicoArquivo.empresaId, empresaId),
        eq(historicoArquivo.sha256, sha256),
        eq(historicoArquivo.tipo, 'NFE_ENTRADA'),
        eq(historicoArquivo.resultado, 'LIDO'),
      ),
    );
  return achada?.chave ?? null;
}
