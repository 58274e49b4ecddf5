import { and, eq, inArray, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ImportacaoDi } from '#lib/contracts/di.ts';
import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { formatarNumeroDi, validarDi } from '#lib/domain/digito-di.ts';
import { resumirDi } from '#lib/fiscal/importacao/resumo-di.ts';
import { lerDiXml } from '#lib/siscomex/di-xml.ts';
import type { QuemPede } from '#server/acesso/acesso-repository.ts';
import { arquivoRepository } from '#server/arquivos/arquivo-repository.ts';
import type { Deposito } from '#server/arquivos/deposito.ts';
import type { ArquivoRecebido } from '#server/arquivos/receber-arquivo.ts';
import type { Banco } from '#server/db/banco.ts';
import { numeracaoRepository } from '#server/db/numeracao-repository.ts';
import { importador } from '#server/db/schema-cadastros.ts';
import { processo } from '#server/db/schema-processo.ts';
import { violaUnicidade } from '#server/db/violacao.ts';
import { dadosInvalidos, duplicado } from '#server/erros.ts';
import { historicoRepository } from '#server/historico/historico-repository.ts';
import type { Relogio } from '#server/relogio.ts';
import { colunasDaDeclaracao } from './colunas-da-declaracao.ts';
import { declaracaoRepository } from './declaracao-repository.ts';
import { gravarPassosDaDeclaracao } from './passos-da-declaracao.ts';
import { numeroDoProcesso } from './processo-repository.ts';

const BUCKET = 'di';

export interface AoImportar {
  db: Banco;
  deposito: Deposito;
  relogio: Relogio;
  quem: QuemPede;
}

/**
 * Makes one process of each declaration in a Siscomex DI file, or none at all.
 * The file is kept first, under its hash: bytes without rows are harmless, rows without bytes would not be.
 */
export async function importarDi(ao: AoImportar, arquivo: ArquivoRecebido): Promise<ImportacaoDi> {
  const declaracoes = lerDiXml(arquivo.bytes);
  for (const { numeroDI } of declaracoes) exigirDigito(numeroDI);
  await recusarRepetidas(ao.db, ao.quem.empresaId, declaracoes);

  const { sha256 } = await ao.deposito.guardar(ao.quem.empresaId, BUCKET, arquivo.bytes);
  try {
    return await ao.db.transaction((tx) => gravar(tx, ao, arquivo, sha256, declaracoes));
  } catch (erro) {
    // Somebody else imported the same DI between the look and the write.
    if (violaUnicidade(erro)) await recusarRepetidas(ao.db, ao.quem.empresaId, declaracoes);
    throw erro;
  }
}

async function gravar(
  tx: Banco,
  { quem, relogio }: AoImportar,
  { nome, bytes }: ArquivoRecebido,
  sha256: string,
  declaracoes: DeclaracaoImportacao[],
): Promise<ImportacaoDi> {
  const { empresaId, usuarioId } = quem;
  const agora = relogio.agora();
  const arquivoId = uuidv7();
  await arquivoRepository(tx, empresaId).inserir({
    id: arquivoId,
    bucket: BUCKET,
    nome,
    tamanho: bytes.length,
    sha256,
    recebidoEm: agora,
    recebidoPor: usuarioId,
  });

  const ano = agora.getFullYear();
  const numeros = await numeracaoRepository(tx, empresaId).proximos(`processo/${ano}`, declaracoes.length);
  const donos = await importadoresDas(tx, empresaId, declaracoes);
  const importados: ImportacaoDi = [];
  for (const [i, di] of declaracoes.entries()) {
    const id = uuidv7();
    const numero = numeroDoProcesso(ano, numeros[i] ?? 0);
    await tx.insert(processo).values({
      ...colunasDaDeclaracao(di),
      empresaId,
      id,
      numero,
      tipoDocumento: 'DI',
      situacao: 'REGISTRADO',
      importadorId: donos.get(di.importador.numero) ?? null,
      busca: '',
      criadoEm: agora,
      criadoPor: usuarioId,
      alteradoEm: agora,
      alteradoPor: usuarioId,
    });
    await declaracaoRepository(tx, empresaId).inserir(di, { processoId: id, arquivoId });
    const declaracao = { processoId: id, declaracao: di };
    await gravarPassosDaDeclaracao(tx, empresaId, declaracao, { usuarioId, em: agora });
    importados.push({
      id,
      numero,
      numeroDI: di.numeroDI,
      adicoes: di.adicoes.length,
      ...resumirDi(di),
    });
  }

  await historicoRepository(tx, empresaId).registrar(
    importados.map((importado) => ({
      recurso: 'Processo',
      registroId: importado.id,
      acao: 'CRIAR',
      depois: importado,
      motivo: `Importação do arquivo ${nome} (SHA-256 ${sha256}).`,
      usuarioId,
      em: agora,
    })),
  );
  return importados;
}

function exigirDigito(numeroDI: string): void {
  if (validarDi(numeroDI).valido) return;
  const frase = `O dígito verificador da DI ${formatarNumeroDi(numeroDI)} não confere. Confira o número no extrato.`;
  throw dadosInvalidos(frase, { numeroDI: frase });
}

async function recusarRepetidas(db: Banco, empresaId: string, declaracoes: DeclaracaoImportacao[]): Promise<void> {
  const numeros = declaracoes.map((di) => di.numeroDI);
  const [repetida] = await declaracaoRepository(db, empresaId).processosDasDis(numeros);
  if (!repetida) return;
  const [numeroDI, { id, numero, excluido }] = repetida;
  const onde = excluido ? `${numero}, que está entre os excluídos` : numero;
  throw duplicado(`A DI ${formatarNumeroDi(numeroDI)} já está no processo ${onde}.`, id);
}

/** The importers of the cadastro these declarations are of, by CNPJ. */
async function importadoresDas(
  tx: Banco,
  empresaId: string,
  declaracoes: DeclaracaoImportacao[],
): Promise<Map<string, string>> {
  const cnpjs = declaracoes.map((di) => di.importador.numero);
  const achados = await tx
    .select({ cnpj: importador.cnpj, id: importador.id })
    .from(importador)
    .where(and(eq(importador.empresaId, empresaId), inArray(importador.cnpj, cnpjs), isNull(importador.excluidoEm)));
  return new Map(achados.map(({ cnpj, id }) => [cnpj, id]));
}
