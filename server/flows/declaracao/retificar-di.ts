import { v7 as uuidv7 } from 'uuid';
import type { DeclaracaoRetificada, ImportarDiConsulta, RetificacaoDi } from '#lib/contracts/declaracao/retificacao.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import {
  adicaoDe,
  type BlocoDaDeclaracao,
  nomeDoBloco,
  numerosDasAdicoes,
} from '#lib/domain/aduana/declaracao/retificacao.ts';
import { apurarDeclaracao } from '#server/comex/declaracao/apurar-declaracao.ts';
import { type Confronto, comOsBlocos, respostaDoConfronto } from '#server/comex/declaracao/confrontar-declaracao.ts';
import { declaracaoRepository } from '#server/comex/declaracao/declaracao-repository.ts';
import { declaracoesRecebidas } from '#server/comex/declaracao/declaracoes-recebidas.ts';
import {
  type AoImportar,
  type ArquivoGuardado,
  guardarArquivos,
  registroDeArquivos,
} from '#server/comex/declaracao/guardar-arquivo.ts';
import { historiaDaRetificacao } from '#server/comex/declaracao/historia-da-retificacao.ts';
import { retificacaoRepository } from '#server/comex/declaracao/retificacao-repository.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import { processoDaDeclaracaoRepository } from '#server/comex/processo/processo-da-declaracao-repository.ts';
import { exigirSaldoDaRetificacao } from '#server/comex/saldo/entradas-da-declaracao.ts';
import { seguirDeclaracao } from '#server/comex/sefaz/seguir-declaracao.ts';
import { assentarDeclaracao } from '#server/flows/processo/assentar-declaracao.ts';
import { comACarga, confrontoDaCarga } from '#server/flows/processo/confronto-da-carga.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { comAsEntradas } from './conferencias-das-entradas.ts';
import { confrontosDoArquivo } from './confrontos-do-arquivo.ts';

type PedidoDeRetificacao = Pick<ImportarDiConsulta, 'processoId' | 'aplicar' | 'blocos' | 'motivo' | 'versao'>;

/**
 * Compares newer files with the declarations already recorded, and shows the differences and their effect in money. When asked to
 * apply, it writes the accepted blocks from the file and leaves the others unchanged. It writes all the declarations of the file,
 * or none.
 * @throws {Refusal} with a sentence when a declaration has no record, or the request cannot be met.
 */
export async function retificarDi(
  ao: AoImportar,
  recebidos: readonly ReceivedFile[],
  pedido: PedidoDeRetificacao,
): Promise<RetificacaoDi> {
  const { empresaId } = ao.quem;
  const parametros = await parametroRepository(ao.db, empresaId).doMotor();
  const recebidas = await declaracoesRecebidas(recebidos, { hoje: today(ao.relogio), parametros });
  const lidas = recebidas.map(({ declaracao }) => declaracao);
  if (pedido.aplicar === 'false') {
    const confrontos = await confrontosDoArquivo(ao.db, empresaId, lidas, pedido);
    return confrontos.map((confronto) => respostaDoConfronto(confronto, { parametros }));
  }
  const arquivos = new Map((await guardarArquivos(ao, recebidas)).map(({ di, arquivo }) => [di, arquivo]));
  return ao.db.transaction(async (tx) => {
    const confrontos = await confrontosDoArquivo(tx, empresaId, lidas, pedido, 'TRAVANDO');
    if (confrontos.length > 1 && pedido.blocos) throw againstRule(UMA_POR_VEZ);
    if (confrontos.every((confronto) => dizOMesmo(confronto, arquivos.get(confronto.nova)))) {
      return confrontos.map((confronto) => respostaDoConfronto(confronto, { parametros }));
    }
    const aAplicar = confrontos.map((confronto) => {
      const aceitos = aceitosDe(confronto, pedido);
      return { confronto, aceitos, depois: comOsBlocos(confronto, aceitos) };
    });
    const retificadas = aAplicar.map(({ confronto, depois }) => ({
      processoId: confronto.guardada.processo.id,
      depois,
    }));
    await exigirSaldoDaRetificacao(tx, empresaId, retificadas);
    const registro = registroDeArquivos(tx, ao);
    const feitas: DeclaracaoRetificada[] = [];
    for (const retificacao of aAplicar) {
      const arquivo = arquivos.get(retificacao.confronto.nova);
      if (!arquivo) throw new Error('What was received is kept.');
      const novo = { ...arquivo, id: await registro.idDo(arquivo) };
      feitas.push(await aplicar(tx, ao, { ...retificacao, pedido, novo }));
    }
    return feitas;
  });
}

/** The accepted blocks: those the request names, or all when it names none. */
function aceitosDe({ porBloco }: Confronto, { blocos }: PedidoDeRetificacao): Set<BlocoDaDeclaracao> {
  const aceitos = new Set(blocos ?? porBloco.keys());
  const estranho = [...aceitos].find((bloco) => !porBloco.has(bloco));
  if (estranho) throw againstRule(`Em “${nomeDoBloco(estranho)}” o arquivo não difere do que está gravado.`);
  return aceitos;
}

interface AAplicar {
  confronto: Confronto;
  aceitos: Set<BlocoDaDeclaracao>;
  /** The declaration after the accepted blocks are applied. */
  depois: DeclaracaoImportacao;
  pedido: PedidoDeRetificacao;
  novo: ArquivoGuardado & { id: string };
}

async function aplicar(tx: Database, ao: AoImportar, aAplicar: AAplicar): Promise<DeclaracaoRetificada> {
  const { confronto, aceitos, depois, pedido, novo } = aAplicar;
  const { guardada, porBloco } = confronto;
  const { empresaId, usuarioId } = ao.quem;
  const { processo, arquivo: anterior } = guardada;
  const motivo = pedido.motivo ?? `Retificação pelo arquivo ${novo.nome}.`;
  const recusados = [...porBloco].filter(([bloco]) => !aceitos.has(bloco));
  const em = ao.relogio.agora();

  const dono = { processoId: processo.id, arquivoId: novo.id };
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  const carga = await confrontoDaCarga(tx, empresaId, processo.id, depois, { soItens: true });
  const aoLer = { blobs: ao.blobs, empresaId };
  const apurada = await comAsEntradas(tx, aoLer, processo.id, {
    di: depois,
    apurada: apurarDeclaracao(depois, parametros),
  });
  await declaracaoRepository(tx, empresaId).substituir(
    depois,
    { ...dono, apurada: comACarga(apurada, carga) },
    adicoesMudadas(guardada.declaracao, depois),
  );
  const mudanca = { importadorId: await processoDaDeclaracaoRepository(tx, empresaId).importadorDe(depois) };
  const assentada = { processoId: processo.id, declaracao: depois, mudanca };
  const versao = await assentarDeclaracao(tx, empresaId, assentada, { usuarioId, em });
  await seguirDeclaracao(tx, empresaId, processo.id, { usuarioId, em });
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
  const historia = historiaDaRetificacao(confronto, aceitos, { novo, motivo });
  await historyRepository(tx, empresaId).registrar([
    { ...historia, recurso: 'Processo', registroId: processo.id, acao: 'ALTERAR', usuarioId, em },
  ]);
  return respostaDoConfronto(confronto, { parametros, aplicada: { aceitos, versao } });
}

/** Whether the file is the one already recorded and no block of it is left to accept. */
function dizOMesmo({ guardada, porBloco }: Confronto, arquivo: ArquivoGuardado | undefined): boolean {
  return porBloco.size === 0 && guardada.arquivo.sha256 === arquivo?.sha256;
}

/** An adição that did not change is still the same object, so identity is enough. */
function adicoesMudadas(antes: DeclaracaoImportacao, depois: DeclaracaoImportacao): string[] {
  return numerosDasAdicoes(antes, depois).filter((numero) => adicaoDe(antes, numero) !== adicaoDe(depois, numero));
}

const UMA_POR_VEZ =
  'O arquivo traz várias declarações: escolha os blocos de uma por vez, pela página do processo dela.';
