import { v7 as uuidv7 } from 'uuid';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { ArquivoInvalido } from '#lib/siscomex/arquivo-invalido.ts';
import { lerAtributosDaNcm } from '#lib/siscomex/atributos-da-ncm.ts';
import { fileRepository } from '#server/platform/files/file-repository.ts';
import { atributosRepository, credenciaisComAtributos, type LinhaDosAtributos } from './atributos-repository.ts';
import type { conversa } from './conversation.ts';
import { CAMINHO_RECUSADO, emUmMinuto } from './demand-answer.ts';
import { type AoBuscar, BUCKET_DO_PORTAL } from './fetch-duimp.ts';
import { AindaNao, PortalRecusou } from './outcome.ts';
import type { Fila } from './queue.ts';

/** The NCMs whose attributes were asked for, a few seconds from one to the next: an importer may have hundreds. */
export function filaDosAtributos(ao: AoBuscar): Fila {
  return {
    devidas: (agora) => credenciaisComAtributos(ao.db, agora),
    async proxima(empresaId, credencialId, agora) {
      const repositorio = atributosRepository(ao.db, empresaId);
      const linha = await repositorio.proxima(credencialId, agora, new Date(agora.getTime() - ENTRE_NCMS_MS));
      if (!linha) return null;
      const { id } = linha;
      return {
        fazer: (fala) => buscarAtributos(ao, fala, linha),
        tentativas: async () => (await repositorio.buscar(id))?.tentativas ?? 0,
        parar: (parada) =>
          repositorio.alterar(id, { ...parada, ...(parada.proximaEm === null && { situacao: 'RECUSADA' as const }) }),
      };
    },
  };
}

/** Asks for the attributes of a NCM. The answer is kept as it came once it can be read; otherwise the former one stays. */
async function buscarAtributos(
  ao: AoBuscar,
  fala: ReturnType<typeof conversa>,
  { empresaId, id, ncm, credencialId, pedidaPor }: LinhaDosAtributos,
): Promise<void> {
  const { status, codigo, mensagem, json, bytes } = await fala.pedir(
    'consultar /cadatributos/api/ext/atributo-ncm/{codigo-ncm}',
    `/cadatributos/api/ext/atributo-ncm/${ncm}`,
  );
  if (status === 404) throw new PortalRecusou(`O Portal Único não conhece a NCM ${escreverNcm(ncm)}.`);
  if (status === 403) throw new PortalRecusou(CAMINHO_RECUSADO);
  if (status === 200 && !json)
    throw new AindaNao('O Portal Único respondeu outra coisa.', emUmMinuto(ao.relogio), true);
  if (status !== 200) {
    throw new PortalRecusou(`${mensagem ?? `O Portal Único respondeu ${status}`}${codigo ? ` (${codigo})` : ''}.`);
  }
  exigirLegivel(bytes, ncm);
  const em = ao.relogio.agora();
  const { sha256 } = await ao.blobs.guardar(empresaId, BUCKET_DO_PORTAL, bytes);
  const arquivoId = uuidv7();
  await ao.db.transaction(async (tx) => {
    await fileRepository(tx, empresaId).inserir({
      ...{ id: arquivoId, nome: `atributos-${ncm}.json`, sha256, tamanho: bytes.length, bucket: BUCKET_DO_PORTAL },
      ...{ recebidoEm: em, recebidoPor: pedidaPor },
    });
    const repositorio = atributosRepository(tx, empresaId);
    await repositorio.guardarResposta({ id: uuidv7(), atributosId: id, credencialId, arquivoId, em });
    await repositorio.alterar(id, {
      ...{ situacao: 'PRONTA', frase: null, tentativas: 0, proximaEm: null, olhadaEm: em, arquivoId },
    });
  });
}

function exigirLegivel(bytes: Uint8Array, ncm: string): void {
  try {
    lerAtributosDaNcm(bytes, ncm);
  } catch (erro) {
    if (!(erro instanceof ArquivoInvalido)) throw erro;
    throw new PortalRecusou(`A resposta do Portal Único não se lê: ${erro.message}`);
  }
}

const ENTRE_NCMS_MS = 5_000;
