import { v7 as uuidv7 } from 'uuid';
import type { DeclaracaoRetificada, ImportarDiConsulta, RetificacaoDi } from '#lib/contracts/retificacao.ts';
import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { nomeDaDiferenca } from '#lib/domain/nome-da-diferenca.ts';
import { escreverDeclaracao } from '#lib/domain/numero-declaracao.ts';
import {
  adicaoDe,
  type BlocoDaDeclaracao,
  CAMPO_DO_ARQUIVO,
  nomeDoBloco,
  numerosDasAdicoes,
} from '#lib/domain/retificacao.ts';
import type { ArquivoRecebido } from '#server/arquivos/receber-arquivo.ts';
import type { Banco } from '#server/db/banco.ts';
import { bloqueado, conflito, contraRegra, naoEncontrado } from '#server/erros.ts';
import { historicoRepository } from '#server/historico/historico-repository.ts';
import { type Confronto, comOsBlocos, confrontarDeclaracao, respostaDoConfronto } from './confrontar-declaracao.ts';
import { declaracaoGuardada } from './declaracao-guardada.ts';
import { declaracaoRepository } from './declaracao-repository.ts';
import { declaracoesDoArquivo } from './declaracoes-do-arquivo.ts';
import { type AoImportar, guardarArquivo, registrarArquivo } from './guardar-arquivo.ts';
import { processoDaDeclaracaoRepository } from './processo-da-declaracao-repository.ts';
import { retificacaoRepository } from './retificacao-repository.ts';

type PedidoDeRetificacao = Pick<ImportarDiConsulta, 'processoId' | 'aplicar' | 'blocos' | 'motivo' | 'versao'>;

/**
 * A newer file of declarations that are recorded already: where it differs from them and what that moves in money. Asked to apply
 * it, the blocks accepted become what the file says and the others stay as they were; all declarations of the file, or none.
 * @throws {Recusa} in words when a declaration is not recorded, or what is asked cannot be done.
 */
export async function retificarDi(
  ao: AoImportar,
  arquivo: ArquivoRecebido,
  pedido: PedidoDeRetificacao,
): Promise<RetificacaoDi> {
  const lidas = declaracoesDoArquivo(arquivo.bytes);
  const { db, quem } = ao;
  if (pedido.aplicar === 'false') {
    return (await confrontar(db, quem.empresaId, lidas, pedido)).map((confronto) => respostaDoConfronto(confronto));
  }
  const sha256 = await guardarArquivo(ao, arquivo);
  return db.transaction(async (tx) => {
    const confrontos = await confrontar(tx, quem.empresaId, lidas, pedido, 'TRAVANDO');
    if (confrontos.length > 1 && pedido.blocos) throw contraRegra(UMA_POR_VEZ);
    if (confrontos.every((confronto) => dizOMesmo(confronto, sha256))) {
      return confrontos.map((confronto) => respostaDoConfronto(confronto));
    }
    const arquivoId = await registrarArquivo(tx, ao, arquivo, sha256);
    const novo = { id: arquivoId, nome: arquivo.nome, sha256 };
    const feitas: DeclaracaoRetificada[] = [];
    for (const confronto of confrontos) feitas.push(await aplicar(tx, ao, { confronto, pedido, novo }));
    return feitas;
  });
}

async function confrontar(
  tx: Banco,
  empresaId: string,
  lidas: DeclaracaoImportacao[],
  { processoId, versao }: PedidoDeRetificacao,
  travando?: 'TRAVANDO',
): Promise<Confronto[]> {
  const donos = await declaracaoRepository(tx, empresaId).processosDasDis(lidas.map(({ numeroDI }) => numeroDI));
  const pedidas = processoId ? lidas.filter(({ numeroDI }) => donos.get(numeroDI)?.id === processoId) : lidas;
  if (processoId && pedidas.length === 0) throw await outraDeclaracao(tx, empresaId, processoId);
  const confrontos: Confronto[] = [];
  // In the order of their numbers, so that two people who bring the same files wait for each other instead of for ever.
  for (const nova of pedidas.toSorted((a, b) => a.numeroDI.localeCompare(b.numeroDI))) {
    const dono = donos.get(nova.numeroDI);
    if (!dono) throw contraRegra(frases.naoRegistrada(nova.numeroDI));
    if (travando) await processoDaDeclaracaoRepository(tx, empresaId).travar(dono.id);
    const guardada = await declaracaoGuardada(tx, empresaId, dono.id);
    if (!guardada) throw naoEncontrado('Esta declaração');
    recusarParado(guardada.processo);
    if (versao !== undefined && versao !== guardada.processo.versao) throw conflito('O processo', guardada.processo);
    confrontos.push(confrontarDeclaracao(guardada, nova));
  }
  return lidas.flatMap(({ numeroDI }) => confrontos.filter(({ nova }) => nova.numeroDI === numeroDI));
}

interface AAplicar {
  confronto: Confronto;
  pedido: PedidoDeRetificacao;
  novo: { id: string; nome: string; sha256: string };
}

async function aplicar(
  tx: Banco,
  ao: AoImportar,
  { confronto, pedido, novo }: AAplicar,
): Promise<DeclaracaoRetificada> {
  const { guardada, porBloco } = confronto;
  const { empresaId, usuarioId } = ao.quem;
  const { processo, arquivo: anterior } = guardada;
  const aceitos = new Set(pedido.blocos ?? porBloco.keys());
  const estranho = [...aceitos].find((bloco) => !porBloco.has(bloco));
  if (estranho) throw contraRegra(`Em “${nomeDoBloco(estranho)}” o arquivo não difere do que está gravado.`);
  const recusados = [...porBloco].filter(([bloco]) => !aceitos.has(bloco));
  const motivo = pedido.motivo ?? `Retificação pelo arquivo ${novo.nome}.`;
  const em = ao.relogio.agora();

  const depois = comOsBlocos(confronto, aceitos);
  const dono = { processoId: processo.id, arquivoId: novo.id };
  await declaracaoRepository(tx, empresaId).substituir(depois, dono, adicoesMudadas(guardada.declaracao, depois));
  const versao = await processoDaDeclaracaoRepository(tx, empresaId).acompanhar(processo, depois);
  await retificacaoRepository(tx, empresaId).inserir({
    ...dono,
    id: uuidv7(),
    arquivoAnteriorId: anterior.id,
    aceitos: [...aceitos],
    recusados: recusados.map(([bloco, diferencas]) => ({ bloco, diferencas: diferencas.length })),
    motivo,
    em,
    usuarioId,
  });
  await historicoRepository(tx, empresaId).registrar([
    {
      recurso: 'Processo',
      registroId: processo.id,
      acao: 'ALTERAR',
      antes: ladoDoHistorico(confronto, aceitos, 'antes', anterior),
      depois: ladoDoHistorico(confronto, aceitos, 'depois', novo),
      motivo: [motivo, naoAceitosPorExtenso(recusados.map(([bloco]) => bloco))].filter(Boolean).join(' '),
      usuarioId,
      em,
    },
  ]);
  return respostaDoConfronto(confronto, { aceitos, versao });
}

/** The very file that stands, with nothing of it left to take. */
function dizOMesmo({ guardada, porBloco }: Confronto, sha256: string): boolean {
  return porBloco.size === 0 && guardada.arquivo.sha256 === sha256;
}

/** What was not touched is the same object still. */
function adicoesMudadas(antes: DeclaracaoImportacao, depois: DeclaracaoImportacao): string[] {
  return numerosDasAdicoes(antes, depois).filter((numero) => adicaoDe(antes, numero) !== adicaoDe(depois, numero));
}

/** Under the names people know: the history is read by them, and a path through lists would tell them nothing. */
function ladoDoHistorico(
  { porBloco }: Confronto,
  aceitos: ReadonlySet<BlocoDaDeclaracao>,
  lado: 'antes' | 'depois',
  { nome, sha256 }: { nome: string; sha256: string },
): Record<string, string | number | null> {
  const aceitas = [...porBloco].filter(([bloco]) => aceitos.has(bloco)).flatMap(([, diferencas]) => diferencas);
  return {
    ...Object.fromEntries(aceitas.map((diferenca) => [nomeDaDiferenca(diferenca.caminho), diferenca[lado]])),
    [CAMPO_DO_ARQUIVO]: `${nome} (SHA-256 ${sha256})`,
  };
}

function naoAceitosPorExtenso(blocos: BlocoDaDeclaracao[]): string | null {
  if (blocos.length === 0) return null;
  return `Não aceito do arquivo: ${blocos.map(nomeDoBloco).join(', ')}.`;
}

function recusarParado({ numero, situacao, excluidoEm }: Confronto['guardada']['processo']): void {
  if (excluidoEm) throw bloqueado(`O processo ${numero} está entre os excluídos. Traga-o de volta antes de retificar.`);
  if (situacao === 'CANCELADO')
    throw bloqueado(`O processo ${numero} está cancelado; a declaração dele não muda mais.`);
}

async function outraDeclaracao(tx: Banco, empresaId: string, processoId: string) {
  const guardada = await declaracaoGuardada(tx, empresaId, processoId);
  if (!guardada) return naoEncontrado('A declaração deste processo');
  return contraRegra(frases.outra(guardada.declaracao.numeroDI));
}

const UMA_POR_VEZ =
  'O arquivo traz várias declarações: escolha os blocos de uma por vez, pela página do processo dela.';
const frases = {
  naoRegistrada: (numero: string) =>
    `A ${escreverDeclaracao(numero)} não está em nenhum processo; importe-a antes de retificar.`,
  outra: (numero: string) => `O arquivo não traz a ${escreverDeclaracao(numero)}, que é a declaração deste processo.`,
};
