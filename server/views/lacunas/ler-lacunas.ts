import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { CARGA_NA_CONFERENCIA } from '#lib/domain/aduana/processo/confronto-da-carga.ts';
import { type PapelExigido, papeisExigidos, papeisQueFaltam } from '#lib/domain/aduana/processo/documentos-exigidos.ts';
import type { TipoDocumento } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { INICIO_DA_CBS_E_DO_IBS } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import { type LacunaDoProcesso, lacunasDoProcesso } from '#lib/domain/zfm/lacunas-do-processo.ts';
import { semTratamento } from '#lib/fiscal/dai/icms-da-adicao.ts';
import { adicoesVinculadas } from '#server/comex/declaracao/adicoes-vinculadas.ts';
import { declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import { daiRepository } from '#server/comex/sefaz/dai-repository.ts';
import { montadaDaDai } from '#server/comex/sefaz/montagem-da-dai.ts';
import type { Database } from '#server/platform/db/database.ts';
import { attachmentRepository } from '#server/platform/files/attachment-repository.ts';
import { notFound } from '#server/platform/refusals.ts';

/** Reads what a declared process lacks. One without a declaration, or that is history, has none here. @throws {Refusal} 404. */
export async function lerLacunas(tx: Database, empresaId: string, id: string): Promise<LacunaDoProcesso[]> {
  const processo = await processoRepository(tx, empresaId).buscar(id);
  if (!processo || processo.excluidoEm !== null) throw notFound('Este processo');
  const { declaracao, conferencias, importador, treinamento } = processo;
  if (declaracao === null || processo.historicoAntesDe !== null) return [];
  const guardada = await declaracaoGuardada(tx, empresaId, id);
  if (guardada === null) return [];
  const adicoes = await adicoesVinculadas(tx, empresaId, guardada.adicoes);
  const itens = adicoes.flatMap((adicao) => adicao.itens);
  const daDai = (await montadaDaDai(tx, empresaId, id, { guardada, cbsIbs: undefined }))?.adicoes ?? [];
  const levaClasse = declaracao.dataRegistro >= INICIO_DA_CBS_E_DO_IBS && declaracao.duimp === undefined;
  const erros = conferencias?.filter(({ nivel }) => nivel === 'erro') ?? [];
  const outraCarga = erros.find(({ codigo }) => codigo === CARGA_NA_CONFERENCIA);
  const devido = treinamento ? null : await daiRepository(tx, empresaId).buscar(id);
  return lacunasDoProcesso({
    outraCarga: outraCarga?.mensagem ?? null,
    temImportador: importador.id !== null,
    pedeDai: processo.pedeDai,
    adicoes: adicoes.length,
    adicoesSemMatriz: daDai.filter(({ linha }) => linha === null).length,
    adicoesComMatrizIncompleta: daDai.filter(({ linha }) => linha !== null && semTratamento(linha)).length,
    itens: itens.length,
    itensSemVinculo: itens.filter(({ itemVinculado }) => itemVinculado === undefined).length,
    itensSemCClassTrib: levaClasse ? itens.filter(({ cClassTrib }) => cClassTrib === undefined).length : 0,
    conferenciasComErro: erros.length - (outraCarga ? 1 : 0),
    icmsNotificado: devido?.notificacaoAberta ?? null,
    icmsPorNotificar: devido?.icmsPorNotificar ?? null,
    papeisQueFaltam: faltamPapeis(processo, adicoes, await attachmentRepository(tx, empresaId).tiposDe('Processo', id)),
  });
}

function faltamPapeis(
  { licencas, passos }: ProcessoInteiro,
  adicoes: readonly { numeroLI: string | null; campos: Record<string, string | null> }[],
  presentes: readonly TipoDocumento[],
): PapelExigido[] {
  const exigidos = papeisExigidos({
    temLicenca: licencas.length > 0 || adicoes.some(({ numeroLI }) => numeroLI !== null),
    temAcordo: adicoes.some(({ campos }) => Number(campos.iiAcordoTarifarioTipoCodigo ?? 0) > 0),
    registrado: true,
    entregue: passos.some(({ situacao, desfeito }) => situacao === 'ENTREGUE' && desfeito === null),
  });
  // The file of the declaration is kept with the process, outside its attachments.
  return papeisQueFaltam(exigidos, [...presentes, 'DECLARACAO']);
}
