import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { ImportacaoNcm } from '#lib/contracts/cadastros/ncm.ts';
import { TAMANHO_MAXIMO_NCM } from '#lib/contracts/cadastros/ncm.ts';
import { fimDaParada, numeroDoLimite, voltaDaParada, voltaDoLimite } from '#lib/portal/domain/horas-do-portal.ts';
import { importarNcm } from '#server/comex/cadastros/importar-ncm.ts';
import type { OnWrite } from '#server/platform/records/cadastro.ts';
import { otherServerAway } from '#server/platform/refusals.ts';
import { escreverHora, escreverParada } from '#server/portal/talk/at-time.ts';
import { chamarPortal, type EnderecosDoPortal, type RespostaDoPortal, SemResposta } from '#server/portal/talk/call.ts';
import { pessoaRepository } from '#server/portal/talk/pessoa-repository.ts';

/**
 * Fetches the NCM in force from the Classif, and imports it as the same file is imported. The document is public: no credential is
 * used, and it is the production's, because the table of a training environment binds nobody.
 * Nobody is logged in, so its calls are counted for this installation.
 * @throws {Refusal} 422 during the daily stop, beyond the calls of an hour, without an answer, or for a table older than the last one unless `anterior` confirms
 * it; 400 when the answer is no such table.
 */
export async function buscarNomenclatura(
  ao: OnWrite & { portal: EnderecosDoPortal },
  { anterior }: { anterior: boolean },
): Promise<ImportacaoNcm> {
  const fim = fimDaParada(ao.relogio.agora());
  if (fim) throw otherServerAway(parado(fim));
  const { status, bytes } = await umaDeCadaVez(ao, () => pedir(ao));
  if (status !== 200) throw otherServerAway(`O Portal Único respondeu ${status} ao pedido da tabela. ${PELO_ARQUIVO}`);
  if (bytes.byteLength > TAMANHO_MAXIMO_NCM) throw otherServerAway(`A tabela é maior que o esperado. ${PELO_ARQUIVO}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const nome = `buscado no Portal Único (produção), SHA-256 ${sha256}`;
  return importarNcm(ao, { nome, bytes }, { anterior });
}

async function umaDeCadaVez<T>({ db, relogio }: OnWrite, fazer: () => Promise<T>): Promise<T> {
  const pessoas = pessoaRepository(db);
  const vez = uuidv7();
  const agora = relogio.agora();
  const ate = new Date(agora.getTime() + PRAZO_MS + FOLGA_MS);
  if (!(await pessoas.tomarVez(NINGUEM, vez, agora, ate))) {
    throw otherServerAway(`A tabela já está sendo buscada. Tente de novo daqui a pouco, ${OU_O_ARQUIVO}`);
  }
  try {
    return await fazer();
  } finally {
    await pessoas.soltarVez(NINGUEM, vez);
  }
}

async function pedir({ db, relogio, portal }: OnWrite & { portal: EnderecosDoPortal }): Promise<RespostaDoPortal> {
  const pessoas = pessoaRepository(db);
  const agora = relogio.agora();
  const fechada = await pessoas.contar(NINGUEM, FUNCAO, agora);
  if (fechada) throw otherServerAway(soDepois(fechada));
  try {
    const resposta = await chamarPortal(portal.PRODUCAO, { metodo: 'GET', caminho: CAMINHO, cabecalhos: {} }, PRAZO_MS);
    // The stop of the Portal began before ours, or is not over by its clock.
    if (resposta.codigo === 'PUCX-ER0401') throw otherServerAway(parado(voltaDaParada(agora)));
    if (resposta.codigo !== 'PUCX-ER1001') return resposta;
    const voltaEm = voltaDoLimite(resposta.mensagem ?? '', agora);
    await pessoas.fechar(NINGUEM, FUNCAO, agora, { numero: numeroDoLimite(resposta.mensagem ?? ''), voltaEm });
    throw otherServerAway(soDepois(voltaEm));
  } catch (erro) {
    if (!(erro instanceof SemResposta)) throw erro;
    throw otherServerAway(`O Portal Único não respondeu. ${PELO_ARQUIVO}`);
  }
}

const CAMINHO = '/classif/api/publico/nomenclatura/download/json';
const FUNCAO = 'downloadPublico';
/** In the place of a person: the Portal counts the calls of this installation by where they come from. */
const NINGUEM = 'publico';
const OU_O_ARQUIVO = 'ou baixe o arquivo e solte-o aqui. Nada foi mudado.';
const PELO_ARQUIVO = `Tente de novo, ${OU_O_ARQUIVO}`;
const parado = (ate: Date) => `${escreverParada(ate)} Busque às ${escreverHora(ate)}, ${OU_O_ARQUIVO}`;
const soDepois = (ate: Date) =>
  `O limite de buscas por hora desta tabela no Portal Único foi atingido. Busque só às ${escreverHora(ate)}, ${OU_O_ARQUIVO}`;
/** The file has some megabytes. */
const PRAZO_MS = 60_000;
const FOLGA_MS = 30_000;
