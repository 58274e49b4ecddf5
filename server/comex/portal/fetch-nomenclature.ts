import { createHash } from 'node:crypto';
import type { ImportacaoNcm } from '#lib/contracts/ncm.ts';
import { TAMANHO_MAXIMO_NCM } from '#lib/contracts/ncm.ts';
import { fimDaParada } from '#lib/domain/sistema/portal-unico.ts';
import { importarNcm } from '#server/comex/cadastros/importar-ncm.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { otherServerAway } from '#server/platform/refusals.ts';
import { escreverHora } from './at-time.ts';
import { chamarPortal, type EnderecosDoPortal, type RespostaDoPortal, SemResposta } from './call.ts';

/**
 * Fetches the NCM in force from the Classif, and imports it as the same file is imported. The document is public: no credential is
 * used, and it is the production's, because the table of a training environment binds nobody.
 * @throws {Refusal} 422 during the daily stop, without an answer, or for a table older than the last one unless `anterior` confirms
 * it; 400 when the answer is no such table.
 */
export async function buscarNomenclatura(
  ao: OnWrite & { portal: EnderecosDoPortal },
  { anterior }: { anterior: boolean },
): Promise<ImportacaoNcm> {
  const fim = fimDaParada(ao.relogio.agora());
  if (fim)
    throw otherServerAway(`O Portal Único para todo dia da 1h às 3h de Brasília. Busque às ${escreverHora(fim)}.`);
  const { status, bytes } = await pedir(ao.portal.PRODUCAO);
  if (status !== 200) throw otherServerAway(`O Portal Único respondeu ${status} ao pedido da tabela. ${PELO_ARQUIVO}`);
  if (bytes.byteLength > TAMANHO_MAXIMO_NCM) throw otherServerAway(`A tabela é maior que o esperado. ${PELO_ARQUIVO}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const nome = `buscado no Portal Único (produção), SHA-256 ${sha256}`;
  return importarNcm(ao, { nome, bytes }, { anterior });
}

async function pedir(base: string): Promise<RespostaDoPortal> {
  try {
    return await chamarPortal(base, { metodo: 'GET', caminho: CAMINHO, cabecalhos: {} }, PRAZO_MS);
  } catch (erro) {
    if (!(erro instanceof SemResposta)) throw erro;
    throw otherServerAway(`O Portal Único não respondeu. ${PELO_ARQUIVO}`);
  }
}

const CAMINHO = '/classif/api/publico/nomenclatura/download/json';
const PELO_ARQUIVO = 'Tente de novo, ou baixe o arquivo e solte-o aqui. Nada foi mudado.';
/** The file has some megabytes. */
const PRAZO_MS = 60_000;
