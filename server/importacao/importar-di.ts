import { v7 as uuidv7 } from 'uuid';
import type { ImportacaoDi } from '#lib/contracts/di.ts';
import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { resumirDi } from '#lib/fiscal/importacao/resumo-di.ts';
import type { ArquivoRecebido } from '#server/arquivos/receber-arquivo.ts';
import type { Banco } from '#server/db/banco.ts';
import { numeracaoRepository } from '#server/db/numeracao-repository.ts';
import { processo } from '#server/db/schema-processo.ts';
import { historicoRepository } from '#server/historico/historico-repository.ts';
import { anoEmManaus, hoje } from '#server/relogio.ts';
import { colunasDaDeclaracao } from './colunas-da-declaracao.ts';
import { declaracaoRepository } from './declaracao-repository.ts';
import { declaracoesDoArquivo } from './declaracoes-do-arquivo.ts';
import { type AoImportar, guardarArquivo, registrarArquivo } from './guardar-arquivo.ts';
import { gravarPassosDaDeclaracao } from './passos-da-declaracao.ts';
import { processoDaDeclaracaoRepository } from './processo-da-declaracao-repository.ts';
import { numeroDoProcesso } from './processo-repository.ts';
import { recusandoRepetidas } from './recusar-repetidas.ts';

/** Makes one process of each declaration in a file of the Siscomex or of the Portal Único, or none at all. */
export async function importarDi(ao: AoImportar, arquivo: ArquivoRecebido): Promise<ImportacaoDi> {
  const declaracoes = declaracoesDoArquivo(arquivo.bytes, hoje(ao.relogio));
  return recusandoRepetidas(ao, declaracoes, async () => {
    const sha256 = await guardarArquivo(ao, arquivo);
    return ao.db.transaction((tx) => gravar(tx, ao, { arquivo, sha256, declaracoes }));
  });
}

interface AGravar {
  arquivo: ArquivoRecebido;
  sha256: string;
  declaracoes: DeclaracaoImportacao[];
}

async function gravar(tx: Banco, ao: AoImportar, { arquivo, sha256, declaracoes }: AGravar): Promise<ImportacaoDi> {
  const { empresaId, usuarioId } = ao.quem;
  const agora = ao.relogio.agora();
  const arquivoId = await registrarArquivo(tx, ao, arquivo, sha256);

  const ano = anoEmManaus(agora);
  const numeros = await numeracaoRepository(tx, empresaId).proximos(`processo/${ano}`, declaracoes.length);
  const processos = processoDaDeclaracaoRepository(tx, empresaId);
  const importados: ImportacaoDi = [];
  for (const [i, di] of declaracoes.entries()) {
    const novo = { id: uuidv7(), numero: numeroDoProcesso(ano, numeros[i] ?? 0) };
    await tx.insert(processo).values({
      ...colunasDaDeclaracao(di),
      ...novo,
      empresaId,
      situacao: 'REGISTRADO',
      importadorId: await processos.importadorDe(di),
      busca: '',
      criadoEm: agora,
      criadoPor: usuarioId,
      alteradoEm: agora,
      alteradoPor: usuarioId,
    });
    await declaracaoRepository(tx, empresaId).inserir(di, { processoId: novo.id, arquivoId });
    const declaracao = { processoId: novo.id, declaracao: di };
    await gravarPassosDaDeclaracao(tx, empresaId, declaracao, { usuarioId, em: agora });
    importados.push(importado(novo, di));
  }

  await historicoRepository(tx, empresaId).registrar(
    importados.map((feito) => ({
      recurso: 'Processo',
      registroId: feito.id,
      acao: 'CRIAR',
      depois: feito,
      motivo: `Importação do arquivo ${arquivo.nome} (SHA-256 ${sha256}).`,
      usuarioId,
      em: agora,
    })),
  );
  return importados;
}

/** What is answered of a declaration that stands on a process now. */
export function importado(
  { id, numero }: { id: string; numero: string },
  di: DeclaracaoImportacao,
): ImportacaoDi[number] {
  return { id, numero, numeroDI: di.numeroDI, adicoes: di.adicoes.length, ...resumirDi(di) };
}
