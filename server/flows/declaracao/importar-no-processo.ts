import type { ImportacaoDi } from '#lib/contracts/declaracao/di.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { type ConfrontoDaCarga, confrontoPorExtenso } from '#lib/domain/aduana/processo/confronto-da-carga.ts';
import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { DECLARACAO_NO_HISTORICO } from '#lib/domain/versoes/historico.ts';
import { importadorRepository } from '#server/comex/cadastros/importador.ts';
import { declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { declaracaoRepository } from '#server/comex/declaracao/declaracao-repository.ts';
import { declaracoesRecebidas } from '#server/comex/declaracao/declaracoes-recebidas.ts';
import {
  type AoImportar,
  type DeclaracaoAGravar,
  guardarArquivos,
  registroDeArquivos,
} from '#server/comex/declaracao/guardar-arquivo.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import { processoDaDeclaracaoRepository } from '#server/comex/processo/processo-da-declaracao-repository.ts';
import { seguirDeclaracao } from '#server/comex/sefaz/seguir-declaracao.ts';
import { assentarDeclaracao } from '#server/flows/processo/assentar-declaracao.ts';
import { comACarga, confrontoDaCarga } from '#server/flows/processo/confronto-da-carga.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { againstRule, duplicate, locked, notFound } from '#server/platform/refusals.ts';
import { comAsEntradas } from './conferencias-das-entradas.ts';
import { importado, motivoDaImportacao } from './importar-di.ts';
import { recusandoRepetidas } from './recusar-repetidas.ts';

/**
 * Imports one declaration into a process that already exists. The planned data stay unchanged: the screens show them beside the
 * declared data.
 * @throws {Refusal} with a sentence when the process cannot take the declaration.
 */
export async function importarNoProcesso(
  ao: AoImportar,
  recebidos: readonly ReceivedFile[],
  { processoId, motivo }: { processoId: string; motivo?: string | undefined },
): Promise<ImportacaoDi> {
  const parametros = await parametroRepository(ao.db, ao.quem.empresaId).doMotor();
  const recebidas = await declaracoesRecebidas(recebidos, { hoje: today(ao.relogio), parametros });
  const [recebida, outra] = recebidas;
  if (!recebida || outra) throw againstRule(VARIAS);
  const { declaracao: di } = recebida;
  // Checked before the file is kept, so that a refusal leaves no file behind.
  await ao.db.transaction(async (tx) => {
    await recusarProcesso(tx, ao.quem.empresaId, { processoId, di });
    await confrontoAceito(tx, ao.quem.empresaId, { processoId, di, motivo });
  });
  return recusandoRepetidas(ao, [di], async () => {
    const [aGravar] = await guardarArquivos(ao, [recebida]);
    if (!aGravar) throw new Error('What was received is kept.');
    return ao.db.transaction((tx) => gravar(tx, ao, { processoId, motivo, ...aGravar }));
  });
}

interface AGravarNele extends DeclaracaoAGravar {
  processoId: string;
  /** Why the declaration belongs to this process although the two disagree. */
  motivo: string | undefined;
}

async function gravar(tx: Database, ao: AoImportar, aGravar: AGravarNele): Promise<ImportacaoDi> {
  const { processoId, di, apurada, arquivo, motivo } = aGravar;
  const { empresaId, usuarioId } = ao.quem;
  const assinatura = { usuarioId, em: ao.relogio.agora() };
  const processos = processoDaDeclaracaoRepository(tx, empresaId);
  const processo = await recusarProcesso(tx, empresaId, { processoId, di });
  const confronto = await confrontoAceito(tx, empresaId, { processoId, di, motivo });
  const arquivoId = await registroDeArquivos(tx, ao).idDo(arquivo);
  const comEntradas = await comAsEntradas(tx, { blobs: ao.blobs, empresaId }, processoId, { di, apurada });
  await declaracaoRepository(tx, empresaId).inserir(di, {
    processoId,
    arquivoId,
    apurada: comACarga(comEntradas, confronto),
  });
  const mudanca = { importadorId: await processos.importadorDe(di) };
  await assentarDeclaracao(tx, empresaId, { processoId, declaracao: di, mudanca }, assinatura);
  await seguirDeclaracao(tx, empresaId, processoId, assinatura);
  await historyRepository(tx, empresaId).registrar([
    {
      recurso: 'Processo',
      registroId: processoId,
      acao: 'ALTERAR',
      antes: { [DECLARACAO_NO_HISTORICO]: null, [CONFRONTO]: null },
      depois: {
        [DECLARACAO_NO_HISTORICO]: escreverDeclaracao(di.numeroDI),
        [CONFRONTO]: confrontoPorExtenso(confronto),
      },
      motivo: [motivoDaImportacao(arquivo), motivo && `Motivo: ${motivo}`].filter(Boolean).join(' '),
      ...assinatura,
    },
  ]);
  return [importado(processo, di, apurada.resumo)];
}

/** Locks the process and refuses it when it cannot take the declaration. */
async function recusarProcesso(
  tx: Database,
  empresaId: string,
  { processoId, di }: { processoId: string; di: DeclaracaoImportacao },
) {
  const processo = await processoDaDeclaracaoRepository(tx, empresaId).travar(processoId);
  if (!processo || processo.excluidoEm) throw notFound('Este processo');
  const { id, numero, situacao, importadorId } = processo;
  if (situacao === 'CANCELADO') throw locked(`O processo ${numero} está cancelado e não recebe declaração.`);
  const declaracaoAnterior = await declaracaoGuardada(tx, empresaId, processoId);
  if (declaracaoAnterior) throw duplicate(frases.jaTem(numero, declaracaoAnterior.declaracao.numeroDI), id);
  const importador = importadorId && (await importadorRepository(tx, empresaId).buscar(importadorId));
  if (importador && importador.cnpj !== di.importador.numero) {
    throw againstRule(frases.outroImportador(importador.cnpj, di.importador.numero));
  }
  return processo;
}

/**
 * Compares the declaration with the process.
 * @throws {Refusal} 422 at the reason, when the two are clearly of different cargoes and no reason is given.
 */
async function confrontoAceito(
  tx: Database,
  empresaId: string,
  { processoId, di, motivo }: Pick<AGravarNele, 'processoId' | 'di' | 'motivo'>,
): Promise<ConfrontoDaCarga> {
  const confronto = await confrontoDaCarga(tx, empresaId, processoId, di);
  if (!confronto) throw notFound('Este processo');
  if (confronto.outraCarga && !motivo) throw againstRule(frases.outraCarga(confronto), 'motivo');
  return confronto;
}

/** The name under which the history records how the declaration compared with the process. */
const CONFRONTO = 'Confronto com o processo';

const VARIAS = 'O arquivo traz várias declarações, e um processo tem uma. Importe-o pela lista de processos.';
const frases = {
  outraCarga: (confronto: ConfrontoDaCarga) =>
    `A declaração parece ser de outra carga: ${confrontoPorExtenso(confronto)}. Se for mesmo a deste processo, diga por quê.`,
  jaTem: (processo: string, numero: string) =>
    `O processo ${processo} já tem a ${escreverDeclaracao(numero)}. Uma versão nova dela entra como retificação.`,
  outroImportador: (doProcesso: string, declarado: string) =>
    `A declaração é do importador ${escreverCnpj(declarado)}, e o processo é de ${escreverCnpj(doProcesso)}.`,
};
