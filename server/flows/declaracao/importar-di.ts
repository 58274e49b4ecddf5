import { v7 as uuidv7 } from 'uuid';
import type { ImportacaoDi } from '#lib/contracts/declaracao/di.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { ResumoDi } from '#lib/fiscal/importacao/declarada/resumo-di.ts';
import { declaracaoRepository } from '#server/comex/declaracao/declaracao-repository.ts';
import { declaracoesRecebidas } from '#server/comex/declaracao/declaracoes-recebidas.ts';
import {
  type AoImportar,
  type ArquivoGuardado,
  type DeclaracaoAGravar,
  guardarArquivos,
  registroDeArquivos,
} from '#server/comex/declaracao/guardar-arquivo.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import { processoDaDeclaracaoRepository } from '#server/comex/processo/processo-da-declaracao-repository.ts';
import { numeroDoProcesso } from '#server/comex/processo/processo-repository.ts';
import { assentarDeclaracao } from '#server/flows/processo/assentar-declaracao.ts';
import { today, yearInManaus } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { numberingRepository } from '#server/platform/db/numbering-repository.ts';
import type { ReceivedFile } from '#server/platform/files/receive-file.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { recusandoRepetidas } from './recusar-repetidas.ts';

/** Creates one process for each declaration in files of the Siscomex or of the Portal Único. One refusal creates none of them. */
export async function importarDi(ao: AoImportar, recebidos: readonly ReceivedFile[]): Promise<ImportacaoDi> {
  const parametros = await parametroRepository(ao.db, ao.quem.empresaId).doMotor();
  const recebidas = await declaracoesRecebidas(recebidos, { hoje: today(ao.relogio), parametros });
  const declaracoes = recebidas.map(({ declaracao }) => declaracao);
  return recusandoRepetidas(ao, declaracoes, async () => {
    const aGravar = await guardarArquivos(ao, recebidas);
    return ao.db.transaction((tx) => gravarProcessos(tx, ao, aGravar));
  });
}

/** Writes one process for each declaration, with all that follows from it. The files are stored already. */
export async function gravarProcessos(
  tx: Database,
  ao: AoImportar,
  declaracoes: readonly DeclaracaoAGravar[],
): Promise<ImportacaoDi> {
  const { empresaId, usuarioId } = ao.quem;
  const agora = ao.relogio.agora();
  const assinatura = { usuarioId, em: agora };
  const arquivos = registroDeArquivos(tx, ao);

  const ano = yearInManaus(agora);
  const numeros = await numberingRepository(tx, empresaId).proximos(`processo/${ano}`, declaracoes.length);
  const processos = processoDaDeclaracaoRepository(tx, empresaId);
  const importados: ImportacaoDi = [];
  const motivos: string[] = [];
  for (const [i, { di, apurada, arquivo }] of declaracoes.entries()) {
    const novo = { id: uuidv7(), numero: numeroDoProcesso(ano, numeros[i] ?? 0) };
    await processos.inserir(novo, di, assinatura);
    const arquivoId = await arquivos.idDo(arquivo);
    await declaracaoRepository(tx, empresaId).inserir(di, { processoId: novo.id, arquivoId, apurada });
    await assentarDeclaracao(tx, empresaId, { processoId: novo.id, declaracao: di, mudanca: null }, assinatura);
    importados.push(importado(novo, di, apurada.resumo));
    motivos.push(motivoDaImportacao(arquivo));
  }

  await historyRepository(tx, empresaId).registrar(
    importados.map((feito, i) => ({
      recurso: 'Processo',
      registroId: feito.id,
      acao: 'CRIAR',
      depois: feito,
      motivo: motivos[i],
      usuarioId,
      em: agora,
    })),
  );
  return importados;
}

/** The reason the history of the process gives for its declaration. */
export function motivoDaImportacao({ nome }: ArquivoGuardado): string {
  return `Importação do arquivo ${nome}.`;
}

/** The answer for a declaration that now belongs to a process. */
export function importado(
  { id, numero }: { id: string; numero: string },
  di: DeclaracaoImportacao,
  resumo: ResumoDi,
): ImportacaoDi[number] {
  return { id, numero, numeroDI: di.numeroDI, adicoes: di.adicoes.length, ...resumo };
}
