import { v7 as uuidv7 } from 'uuid';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { proximoOlhar } from '#lib/portal/domain/horas-do-portal.ts';
import { type VistoNoPortal, verNoPortal } from '#lib/portal/domain/visto-no-portal.ts';
import { fileRepository } from '#server/platform/files/file-repository.ts';
import type { conversa } from '#server/portal/talk/conversation.ts';
import { exigirResposta } from '#server/portal/talk/demand-answer.ts';
import { type AoBuscar, BUCKET_DO_PORTAL } from '#server/portal/talk/keep-answer.ts';
import { PortalRecusou } from '#server/portal/talk/outcome.ts';
import { acompanhamentoRepository, type LinhaDoAcompanhamento } from './acompanhamento-repository.ts';
import { lerCapaVista, lerVersao } from './duimp-answers.ts';

/** Asks for the version in force and its cover, keeps the cover as it came, and answers what it shows. */
export async function olharDuimp(
  ao: AoBuscar,
  fala: ReturnType<typeof conversa>,
  linha: LinhaDoAcompanhamento,
): Promise<VistoNoPortal> {
  const { empresaId, numero, visto: antes, olhadoEm, ligadoPor } = linha;
  const base = `/duimp-api/api/ext/duimp/${numero}`;
  const vigente = await fala.pedir('recuperarVersaoDuimpVigente', `${base}/versoes`);
  exigirResposta(ao.relogio, numero, vigente);
  const versao = lerVersao(vigente.bytes);
  if (versao === null) throw new PortalRecusou('O Portal Único não disse a versão desta DUIMP.');
  const capa = await fala.pedir('recuperarDuimp', `${base}/${versao}`);
  exigirResposta(ao.relogio, numero, capa);
  const em = ao.relogio.agora();
  const olhadaAntes = antes && olhadoEm ? { visto: antes, dia: diaEmManaus(olhadoEm) } : null;
  const visto = verNoPortal(lerCapaVista(capa.bytes, versao), olhadaAntes, diaEmManaus(em));
  const { sha256 } = await ao.blobs.guardar(empresaId, BUCKET_DO_PORTAL, capa.bytes);
  await ao.db.transaction(async (tx) => {
    const arquivoId = uuidv7();
    await fileRepository(tx, empresaId).inserir({
      id: arquivoId,
      nome: `capa-${numero}-v${versao}.json`,
      sha256,
      tamanho: capa.bytes.length,
      bucket: BUCKET_DO_PORTAL,
      recebidoEm: em,
      recebidoPor: ligadoPor,
    });
    await acompanhamentoRepository(tx, empresaId).terminarOlhar(linha, {
      visto,
      arquivoId,
      olhadoEm: em,
      tentativas: 0,
      frase: null,
      proximaEm: proximoOlhar(visto, em),
    });
  });
  return visto;
}
