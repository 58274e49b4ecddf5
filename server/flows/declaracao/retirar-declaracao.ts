import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { PedidoDeRetirada } from '#lib/contracts/declaracao/retirada.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { DECLARACAO_NO_HISTORICO } from '#lib/domain/versoes/historico.ts';
import { apurarDeclaracao } from '#server/comex/declaracao/apurar-declaracao.ts';
import { declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { declaracaoRepository } from '#server/comex/declaracao/declaracao-repository.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import { processoDaDeclaracaoRepository } from '#server/comex/processo/processo-da-declaracao-repository.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import { marcarExoneracaoDeclarada } from '#server/comex/sefaz/exoneracao-declarada.ts';
import { seguirDeclaracao } from '#server/comex/sefaz/seguir-declaracao.ts';
import { assentarDeclaracao } from '#server/flows/processo/assentar-declaracao.ts';
import { mudarPassos } from '#server/flows/processo/dar-passo-no-processo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { declaracaoRetirada } from '#server/platform/db/schema/declaracao.ts';
import { triedAgainWhenTaken } from '#server/platform/db/violation.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import type { Assinatura, ChangeMade, OnWrite } from '#server/platform/records/cadastro.ts';
import { againstRule, conflict, duplicate, locked, notFound } from '#server/platform/refusals.ts';
import { isStanding } from '#server/platform/steps/standing.ts';
import { usosDaDeclaracao } from './usos-da-declaracao.ts';

/**
 * Takes a wrong declaration off its process, with the steps it proved and the stock it brought. It is kept whole, so that the
 * history undoes this.
 * @throws {Refusal} 409 when the process changed meanwhile, or when something already used the declaration: the sentence names it.
 */
export function retirarDeclaracao(ao: OnWrite, id: string, pedido: PedidoDeRetirada): Promise<ProcessoInteiro> {
  const { versao, motivo } = pedido;
  const { empresaId, usuarioId } = ao.quem;
  const assinatura = { usuarioId, em: ao.relogio.agora() };
  return ao.db.transaction(async (tx) => {
    const frase = `Declaração retirada. Motivo: ${motivo}`;
    const depois = await mudarPassos(tx, ao, { id, versao, frase }, async (_, antes, passos) => {
      const guardada = await declaracaoGuardada(tx, empresaId, id);
      if (!guardada) throw notFound('A declaração deste processo');
      const emPe = isStanding(antes.passos);
      if (emPe.every(({ daDeclaracao }) => daDeclaracao)) throw locked(NASCEU_DELA);
      const usos = await usosDaDeclaracao(tx, empresaId, antes);
      if (usos.length > 0) throw locked(`A declaração não pode ser retirada: ${usos.join('; ')}.`);
      for (const { id: passo } of emPe.filter(({ daDeclaracao }) => daDeclaracao).toReversed()) {
        await passos.desfazer(passo, assinatura);
      }
      const { declaracao, arquivo } = guardada;
      await tx.insert(declaracaoRetirada).values({
        empresaId,
        id: uuidv7(),
        processoId: id,
        arquivoId: arquivo.id,
        declaracao,
        motivo,
        ...assinatura,
      });
      const numeros = declaracao.adicoes.map(({ numero }) => numero);
      await declaracaoRepository(tx, empresaId).tirar(id, numeros);
      await marcarExoneracaoDeclarada(tx, empresaId, { processoId: id, declaracao: {} }, assinatura);
      await contar(tx, empresaId, id, [escreverDeclaracao(declaracao.numeroDI), null], motivo, assinatura);
      return { numeroDi: null, numeroDuimp: null, versaoDuimp: null };
    });
    return depois;
  });
}

/**
 * Puts back the declaration that was taken off last.
 * @throws {Refusal} 409 when the process changed meanwhile, has another declaration by now, or another process has this one.
 */
export function devolverDeclaracao(
  ao: OnWrite,
  { registroId: id }: ChangeMade,
  versao: number,
): Promise<ProcessoInteiro> {
  const { empresaId, usuarioId } = ao.quem;
  const assinatura = { usuarioId, em: ao.relogio.agora() };
  const devolver = async (tx: Database): Promise<ProcessoInteiro> => {
    const processos = processoDaDeclaracaoRepository(tx, empresaId);
    const linha = await processos.travar(id);
    if (!linha || linha.excluidoEm) throw notFound('Este processo');
    const antes = await processoRepository(tx, empresaId).buscar(id);
    if (linha.versao !== versao) throw conflict('O processo', antes);
    if (linha.situacao === 'CANCELADO') throw locked(`O processo ${linha.numero} está cancelado.`);
    const retirada = await ultimaRetirada(tx, empresaId, id);
    if (!retirada) throw againstRule('A declaração que saiu deste processo não foi achada.');
    const { declaracao: di, arquivoId } = retirada;
    const declaracoes = declaracaoRepository(tx, empresaId);
    const dono = (await declaracoes.processosDasDis([di.numeroDI])).get(di.numeroDI);
    if (dono) throw duplicate(`A ${escreverDeclaracao(di.numeroDI)} já está no processo ${dono.numero}.`, dono.id);
    if (antes?.declaracao) throw locked(`O processo ${linha.numero} já tem outra declaração.`);
    const parametros = await parametroRepository(tx, empresaId).doMotor();
    await declaracoes.inserir(di, { processoId: id, arquivoId, apurada: apurarDeclaracao(di, parametros) });
    const mudanca = { importadorId: await processos.importadorDe(di) };
    await assentarDeclaracao(tx, empresaId, { processoId: id, declaracao: di, mudanca }, assinatura);
    await seguirDeclaracao(tx, empresaId, id, assinatura);
    await contar(tx, empresaId, id, [null, escreverDeclaracao(di.numeroDI)], DEVOLVIDA, assinatura);
    return (await processoRepository(tx, empresaId).buscar(id)) as ProcessoInteiro;
  };
  return triedAgainWhenTaken(() => ao.db.transaction(devolver));
}

async function ultimaRetirada(tx: Database, empresaId: string, processoId: string) {
  const [ultima] = await tx
    .select()
    .from(declaracaoRetirada)
    .where(and(eq(declaracaoRetirada.empresaId, empresaId), eq(declaracaoRetirada.processoId, processoId)))
    .orderBy(desc(declaracaoRetirada.em), desc(declaracaoRetirada.id))
    .limit(1);
  return ultima;
}

async function contar(
  tx: Database,
  empresaId: string,
  registroId: string,
  [antes, depois]: readonly [string | null, string | null],
  motivo: string,
  assinatura: Assinatura,
): Promise<void> {
  await historyRepository(tx, empresaId).registrar([
    {
      recurso: 'Processo',
      registroId,
      acao: 'ALTERAR',
      antes: { [DECLARACAO_NO_HISTORICO]: antes },
      depois: { [DECLARACAO_NO_HISTORICO]: depois },
      motivo,
      ...assinatura,
    },
  ]);
}

const NASCEU_DELA =
  'O processo nasceu desta declaração e sem ela não é nada: exclua o processo. Para corrigir o que foi declarado, retifique.';
const DEVOLVIDA = 'Desfeita a retirada da declaração.';
