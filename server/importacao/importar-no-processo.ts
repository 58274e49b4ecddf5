import type { ImportacaoDi } from '#lib/contracts/di.ts';
import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { escreverCnpj } from '#lib/domain/escrever-identificador.ts';
import { escreverDeclaracao } from '#lib/domain/numero-declaracao.ts';
import type { ArquivoRecebido } from '#server/arquivos/receber-arquivo.ts';
import { importadorRepository } from '#server/cadastros/importador-repository.ts';
import type { Banco } from '#server/db/banco.ts';
import { bloqueado, contraRegra, duplicado, naoEncontrado } from '#server/erros.ts';
import { historicoRepository } from '#server/historico/historico-repository.ts';
import { hoje } from '#server/relogio.ts';
import { declaracaoGuardada } from './declaracao-guardada.ts';
import { declaracaoRepository } from './declaracao-repository.ts';
import { declaracoesDoArquivo } from './declaracoes-do-arquivo.ts';
import { type AoImportar, guardarArquivo, registrarArquivo } from './guardar-arquivo.ts';
import { importado } from './importar-di.ts';
import { processoDaDeclaracaoRepository } from './processo-da-declaracao-repository.ts';
import { recusandoRepetidas } from './recusar-repetidas.ts';

/**
 * Puts the one declaration of a file onto a process that was begun before it. What was planned there stays as it is: the screens show
 * it beside what was declared.
 * @throws {Recusa} in words when the process cannot take it.
 */
export async function importarNoProcesso(
  ao: AoImportar,
  arquivo: ArquivoRecebido,
  processoId: string,
): Promise<ImportacaoDi> {
  const [di, outra] = declaracoesDoArquivo(arquivo.bytes, hoje(ao.relogio));
  if (!di || outra) throw contraRegra(VARIAS);
  // Before the file is kept: what is refused leaves no file behind.
  await ao.db.transaction((tx) => recusarProcesso(tx, ao.quem.empresaId, { processoId, di }));
  return recusandoRepetidas(ao, [di], async () => {
    const sha256 = await guardarArquivo(ao, arquivo);
    return ao.db.transaction((tx) => gravar(tx, ao, { processoId, di, arquivo, sha256 }));
  });
}

interface AGravar {
  processoId: string;
  di: DeclaracaoImportacao;
  arquivo: ArquivoRecebido;
  sha256: string;
}

async function gravar(tx: Banco, ao: AoImportar, { processoId, di, arquivo, sha256 }: AGravar): Promise<ImportacaoDi> {
  const { empresaId, usuarioId } = ao.quem;
  const processos = processoDaDeclaracaoRepository(tx, empresaId);
  const processo = await recusarProcesso(tx, empresaId, { processoId, di });
  const arquivoId = await registrarArquivo(tx, ao, arquivo, sha256);
  await declaracaoRepository(tx, empresaId).inserir(di, { processoId, arquivoId });
  await processos.acompanhar(processoId, di, { usuarioId, em: ao.relogio.agora() });
  await historicoRepository(tx, empresaId).registrar([
    {
      recurso: 'Processo',
      registroId: processoId,
      acao: 'ALTERAR',
      antes: { [DECLARACAO]: null },
      depois: { [DECLARACAO]: escreverDeclaracao(di.numeroDI) },
      motivo: `Importação do arquivo ${arquivo.nome} (SHA-256 ${sha256}).`,
      usuarioId,
      em: ao.relogio.agora(),
    },
  ]);
  return [importado(processo, di)];
}

/** The process, held, if it can take the declaration. */
async function recusarProcesso(
  tx: Banco,
  empresaId: string,
  { processoId, di }: { processoId: string; di: DeclaracaoImportacao },
) {
  const processo = await processoDaDeclaracaoRepository(tx, empresaId).travar(processoId);
  if (!processo || processo.excluidoEm) throw naoEncontrado('Este processo');
  const { id, numero, situacao, importadorId } = processo;
  if (situacao === 'CANCELADO') throw bloqueado(`O processo ${numero} está cancelado e não recebe declaração.`);
  const sua = await declaracaoGuardada(tx, empresaId, processoId);
  if (sua) throw duplicado(frases.jaTem(numero, sua.declaracao.numeroDI), id);
  const importador = importadorId && (await importadorRepository(tx, empresaId).buscar(importadorId));
  if (importador && importador.cnpj !== di.importador.numero) {
    throw contraRegra(frases.outroImportador(importador.cnpj, di.importador.numero));
  }
  return processo;
}

/** Under this name the history tells that a process came to have its declaration. */
const DECLARACAO = 'Declaração';

const VARIAS = 'O arquivo traz várias declarações, e um processo tem uma. Importe-o pela lista de processos.';
const frases = {
  jaTem: (processo: string, numero: string) =>
    `O processo ${processo} já tem a ${escreverDeclaracao(numero)}. Uma versão nova dela entra como retificação.`,
  outroImportador: (doProcesso: string, declarado: string) =>
    `A declaração é do importador ${escreverCnpj(declarado)}, e o processo é de ${escreverCnpj(doProcesso)}.`,
};
