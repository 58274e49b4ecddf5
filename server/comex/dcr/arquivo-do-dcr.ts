import { and, eq } from 'drizzle-orm';
import type { DcrLido } from '#lib/contracts/dcr/dcr.ts';
import { NOME_ETAPA_DCR } from '#lib/domain/zfm/dcr.ts';
import { temPreco } from '#lib/fiscal/dcr/figuras-conhecidas.ts';
import { registrosDoDcre } from '#lib/siscomex/dcr/dcre-registros.ts';
import { LEIAUTE_DCRE } from '#lib/siscomex/registros/dcre-leiaute.ts';
import { arquivoDeConferencia } from '#server/comex/siscomex/arquivo-de-conferencia.ts';
import type { Database } from '#server/platform/db/database.ts';
import { representante } from '#server/platform/db/schema/cadastros.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { keepMade, type MadeFile, readMade } from '#server/platform/files/made-file.ts';
import type { Assinatura, OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';

/**
 * Returns the arquivo de conferência of a DCR-E: the stored file, or a fresh one if none is stored.
 * @throws {Refusal} 404, 422: a fresh one has no place for what is not known.
 */
export async function arquivoDoDcr(
  { db, blobs }: { db: Database; blobs: BlobStore },
  empresaId: string,
  lido: DcrLido,
): Promise<MadeFile> {
  return lido.arquivo ? readMade({ db, blobs }, empresaId, lido.arquivo.id) : montar(db, empresaId, lido);
}

/** Builds the file of a DCR-E, stores it unchanged, and returns its id. @throws {Refusal} 422. */
export async function guardarArquivoDoDcr(
  tx: Database,
  ao: OnWrite & { blobs: BlobStore },
  lido: DcrLido,
  assinatura: Assinatura,
): Promise<string> {
  const feito = await montar(tx, ao.quem.empresaId, lido);
  return keepMade(tx, ao, { bucket: 'dcr', ...feito }, assinatura);
}

async function montar(tx: Database, empresaId: string, lido: DcrLido): Promise<MadeFile> {
  const falta = oQueFaltaAoArquivo(lido);
  if (falta) throw againstRule(`O arquivo não pode ser montado como está. ${falta}`);
  const { codigo } = lido.produto;
  const registros = registrosDoDcre({
    ...lido,
    cnpj: lido.importador.cnpj,
    cpf: await cpfDe(tx, empresaId, lido),
    ppb: lido.ppb ?? '',
    codigoProduto: codigo,
  });
  return arquivoDeConferencia(LEIAUTE_DCRE, registros, codigo);
}

/** A number that is not known would be written as zero. The rate is in the file of a line with a nota alone (registro 4). */
function oQueFaltaAoArquivo({ nacionais, subcomponentes, importados }: DcrLido): string | null {
  const frase = (grupo: string, i: number, codigo: string, que: string) =>
    `${grupo}, linha ${i + 1}, ${codigo}: ${que}`;
  const semPreco = (grupo: string, linhas: readonly DcrLido['nacionais'][number][]) =>
    linhas.flatMap((linha, i) => (temPreco(linha) ? [] : [frase(grupo, i, linha.codigo, 'falta o preço unitário.')]));
  const { nacionais: daqui, subcomponentes: partes, importados: deFora } = NOME_ETAPA_DCR;
  const faltas = [
    ...semPreco(daqui, nacionais),
    ...semPreco(partes, subcomponentes),
    ...semPreco(deFora, importados),
    ...importados.flatMap(({ documento, aliquotaII, codigo }, i) =>
      documento === 'NF' && aliquotaII === null ? [frase(deFora, i, codigo, 'falta a alíquota do II.')] : [],
    ),
  ];
  return faltas[0] ?? null;
}

async function cpfDe(tx: Database, empresaId: string, { representante: quem }: DcrLido): Promise<string> {
  if (!quem) return '';
  const [achado] = await tx
    .select({ cpf: representante.cpf })
    .from(representante)
    .where(and(eq(representante.empresaId, empresaId), eq(representante.id, quem.id)));
  return achado?.cpf ?? '';
}
