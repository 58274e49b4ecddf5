import type { DaiLida, PreviaDoXml } from '#lib/contracts/sefaz/dai.ts';
import { AVISO_DO_MANUAL, type DeclaracaoAmazonense } from '#lib/domain/zfm/dai.ts';
import { escreverDai } from '#lib/siscomex/sefaz/dai-registro.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { keepMade } from '#server/platform/files/made-file.ts';
import type { Assinatura, OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { apontar } from './conferencia-da-dai.ts';
import { daiRepository } from './dai-repository.ts';
import { envioRepository } from './envio-repository.ts';
import { esquemaXsdRepository } from './esquema-xsd-repository.ts';
import { montagemDaDai } from './montagem-da-dai.ts';
import { recusarComErros } from './recusar-com-erros.ts';
import { comSugestoes } from './sugestoes-da-dai.ts';

/**
 * Makes the file of a DAI that has no errors, and stores it with its declared content.
 * @throws {Refusal} 422 with the first error and the number of errors.
 */
export async function gerarXml(
  tx: Database,
  ao: OnWrite & { blobs: BlobStore },
  { id, temDeclaracao }: DaiLida,
  assinatura: Assinatura,
): Promise<void> {
  const { empresaId } = ao.quem;
  if (!temDeclaracao) throw againstRule(SEM_ARQUIVO);
  const { montagem } = await comSugestoes(tx, empresaId, await montagemDaDai(tx, empresaId, id));
  const { apontamentos, xsd } = await apontar({ db: tx, blobs: ao.blobs, empresaId }, montagem);
  recusarComErros(apontamentos);
  const { declaracao } = montagem.montada;
  const bytes = new TextEncoder().encode(escreverDai(declaracao, { comAviso: xsd === null }));
  const feito = { bucket: 'dai', nome: nomeDoArquivo(declaracao, xsd === null), bytes };
  const arquivoId = await keepMade(tx, ao, feito, assinatura);
  await envioRepository(tx, empresaId).inserir(id, { arquivoId, declaracao, xsd: xsd?.nome ?? null }, assinatura);
  await daiRepository(tx, empresaId).guardarIcms(id, montagem.montada);
}

/** Returns the file as it would be made now, even with errors. */
export async function previaDaDai(tx: Database, empresaId: string, processoId: string): Promise<PreviaDoXml> {
  const { declaracao } = (await montagemDaDai(tx, empresaId, processoId)).montada;
  const semXsd = (await esquemaXsdRepository(tx, empresaId).emUso('DAI')) === null;
  try {
    return {
      nome: nomeDoArquivo(declaracao, semXsd),
      xml: escreverDai(declaracao, { comAviso: semXsd }),
      aviso: semXsd ? AVISO_DO_MANUAL : null,
    };
  } catch (erro) {
    if (!(erro instanceof RangeError)) throw erro;
    throw againstRule(`O XML não pode ser montado como está: ${erro.message} Veja a conferência.`);
  }
}

/** The name says `conferencia` until the official XSD of the Sefaz is loaded. */
function nomeDoArquivo({ numeroDocumento }: DeclaracaoAmazonense, conferencia: boolean): string {
  return `DAI-${numeroDocumento}${conferencia ? '-conferencia' : ''}.xml`;
}

const SEM_ARQUIVO =
  'O arquivo da declaração deste processo não foi importado: importe-o no processo para montar a DAI com o que foi declarado.';
