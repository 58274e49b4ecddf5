import type { ImportarDiConsulta } from '#lib/contracts/declaracao/retificacao.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { type Confronto, confrontarDeclaracao } from '#server/comex/declaracao/confrontar-declaracao.ts';
import { type DeclaracaoGuardada, declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { declaracaoRepository } from '#server/comex/declaracao/declaracao-repository.ts';
import { processoDaDeclaracaoRepository } from '#server/comex/processo/processo-da-declaracao-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { againstRule, conflict, locked, notFound, outdatedVersion } from '#server/platform/refusals.ts';

type Pedido = Pick<ImportarDiConsulta, 'processoId' | 'versao'>;

/**
 * Compares each declaration of a file with its record, in the order of the file. When a process is named, only its declaration is
 * compared. `TRAVANDO` locks the processes until the transaction ends.
 * @throws {Refusal} with a sentence when a declaration has no record, or when its process takes no retificação.
 */
export async function confrontosDoArquivo(
  tx: Database,
  empresaId: string,
  lidas: DeclaracaoImportacao[],
  { processoId, versao }: Pedido,
  travando?: 'TRAVANDO',
): Promise<Confronto[]> {
  const donos = await declaracaoRepository(tx, empresaId).processosDasDis(lidas.map(({ numeroDI }) => numeroDI));
  const pedidas = processoId ? lidas.filter(({ numeroDI }) => donos.get(numeroDI)?.id === processoId) : lidas;
  if (processoId && pedidas.length === 0) throw await outraDeclaracao(tx, empresaId, processoId);
  const confrontos: Confronto[] = [];
  // Sorted by number, so that two people who bring the same files lock in the same order and cannot deadlock.
  for (const nova of pedidas.toSorted((a, b) => a.numeroDI.localeCompare(b.numeroDI))) {
    const dono = donos.get(nova.numeroDI);
    if (!dono) throw againstRule(frases.naoRegistrada(nova.numeroDI));
    if (travando) await processoDaDeclaracaoRepository(tx, empresaId).travar(dono.id);
    const guardada = await declaracaoGuardada(tx, empresaId, dono.id);
    if (!guardada) throw notFound('Esta declaração');
    recusarParado(guardada.processo);
    if (versao !== undefined && versao !== guardada.processo.versao) throw conflict('O processo', guardada.processo);
    recusarAnterior(guardada, nova);
    confrontos.push(confrontarDeclaracao(guardada, nova));
  }
  return lidas.flatMap(({ numeroDI }) => confrontos.filter(({ nova }) => nova.numeroDI === numeroDI));
}

function recusarParado({ numero, situacao, excluidoEm }: DeclaracaoGuardada['processo']): void {
  if (excluidoEm) throw locked(frases.excluido(numero));
  if (situacao === 'CANCELADO') throw locked(frases.cancelado(numero));
}

/** Refuses a file older than the recorded declaration: applying or comparing it would turn the declaration back. */
export function recusarAnterior(
  { processo: { id, numero }, declaracao }: DeclaracaoGuardada,
  nova: DeclaracaoImportacao,
): void {
  if (sequencia(nova) >= sequencia(declaracao)) return;
  throw outdatedVersion(frases.anterior(numero, declaracao, nova), id);
}

/** What a newer file brings, in words; null where the file is not newer than what the process has. */
export function versaoMaisNova(
  { processo: { numero }, declaracao }: DeclaracaoGuardada,
  nova: DeclaracaoImportacao,
): string | null {
  if (sequencia(nova) <= sequencia(declaracao)) return null;
  return frases.posterior(numero, declaracao, nova);
}

function sequencia({ duimp, sequencialRetificacao }: DeclaracaoImportacao): number {
  return duimp?.versao ?? sequencialRetificacao;
}

/** Names a declaration among those of its number: `a versão 2`, `a retificação 1`, `a original`. */
function qual(di: DeclaracaoImportacao): string {
  if (di.duimp) return `a versão ${di.duimp.versao}`;
  return di.sequencialRetificacao === 0 ? 'a original' : `a retificação ${di.sequencialRetificacao}`;
}

async function outraDeclaracao(tx: Database, empresaId: string, processoId: string) {
  const guardada = await declaracaoGuardada(tx, empresaId, processoId);
  if (!guardada) return notFound('A declaração deste processo');
  return againstRule(frases.outra(guardada.declaracao.numeroDI));
}

const frases = {
  anterior: (processo: string, guardada: DeclaracaoImportacao, nova: DeclaracaoImportacao) =>
    `Este arquivo traz ${qual(nova)} da ${escreverDeclaracao(nova.numeroDI)}, e no processo ${processo} já está ${qual(guardada)}, que é mais nova: nada muda. O que este arquivo diz se lê ao soltá-lo em Importar DI ou DUIMP, sem gravar; o que está guardado, na página do processo.`,
  posterior: (processo: string, guardada: DeclaracaoImportacao, nova: DeclaracaoImportacao) =>
    `Traz ${qual(nova)} da ${escreverDeclaracao(nova.numeroDI)}; no processo ${processo} está ${qual(guardada)}. Solte este arquivo no processo, em “Importar DI ou DUIMP”, para ver o que muda e aceitar.`,
  excluido: (numero: string) => `O processo ${numero} está entre os excluídos. Traga-o de volta antes de retificar.`,
  cancelado: (numero: string) => `O processo ${numero} está cancelado; a declaração dele não muda mais.`,
  naoRegistrada: (numero: string) =>
    `A ${escreverDeclaracao(numero)} não está em nenhum processo; importe-a antes de retificar.`,
  outra: (numero: string) => `O arquivo não traz a ${escreverDeclaracao(numero)}, que é a declaração deste processo.`,
};
