import { and, eq } from 'drizzle-orm';
import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { nomeDoPapel } from '#lib/domain/zfm/saldo-insumo.ts';
import { chaveDe } from '#server/comex/declaracao/vinculo-repository.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { entradaDeInsumo, saldoLote } from '#server/platform/db/schema/saldo.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { againstRule } from '#server/platform/refusals.ts';
import { acertar, gravarMudancas, type LoteDeclarado, retirar, semMudancas } from './acertar-lotes.ts';
import { type Lote, type Movimento, razaoRepository } from './razao-repository.ts';
import { reformaDaEntrada } from './reforma-da-entrada.ts';
import type { ReformaGravada } from './reforma-dos-processos.ts';
import { entradaEmPe, recusaDaRetirada } from './regras-da-entrada.ts';

/**
 * Updates the stock to what a typed nota or DSI says now. Its item is in stock as long as the record is not deleted. The function
 * is idempotent.
 * @throws {Refusal} 422 with a sentence when the quantity that would go out was already drawn.
 */
export async function reverEntradaDeInsumo(
  tx: Database,
  empresaId: string,
  entradaId: string,
  assinatura: Assinatura,
): Promise<void> {
  const razao = razaoRepository(tx, empresaId);
  const entrada = await lerEntrada(tx, empresaId, entradaId);
  if (!entrada) return;
  const lotes = await razao.travar(eq(saldoLote.entradaId, entradaId));
  const movimentos = await razao.movimentos(lotes.map(({ id }) => id));
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  const declarado = loteDeclarado(entrada, reformaDaEntrada(entrada.linha, parametros));
  const nome = nomeDoPapel(declarado);
  const muda = semMudancas();
  const { excluidoEm, importadorId, dataEntrada } = entrada.linha;
  const papel = {
    documento: 'ENTRADA' as const,
    id: entradaId,
    importadorId,
    dia: dataEntrada,
    por: assinatura,
    motivoDaMudanca: `Correção da ${nome}.`,
  };
  const emPe = lotes.filter(({ id }) => entradaEmPe(movimentos.get(id) ?? []));
  const dentro = new Set(emPe.map(({ id }) => id));
  exigirSemUso({ lotes, movimentos, declarado });
  if (excluidoEm === null) acertar(muda, { papel, deles: lotes, dentro, declarados: [declarado] });
  else retirar(muda, { papel, deles: lotes, movimentos }, `Registro da ${nome} excluído.`);
  await gravarMudancas(tx, empresaId, { muda, lotes }, assinatura);
}

/**
 * Refuses before anything is written: among many records deleted at once, a refused one shares its transaction with the others.
 * @throws {Refusal} 422 when the lote of the entrada was used.
 */
export async function exigirRetiravel(tx: Database, empresaId: string, entradaId: string): Promise<void> {
  const razao = razaoRepository(tx, empresaId);
  const lotes = await razao.travar(eq(saldoLote.entradaId, entradaId));
  const recusa = recusaDaRetirada(lotes, await razao.movimentos(lotes.map(({ id }) => id)));
  if (recusa) throw againstRule(recusa);
}

/**
 * A draw was made for this item and this industry, so neither may change afterwards.
 * @throws {Refusal} 422 at the field.
 */
function exigirSemUso({
  lotes,
  movimentos,
  declarado,
}: {
  lotes: readonly Lote[];
  movimentos: ReadonlyMap<string, Movimento[]>;
  declarado: LoteDeclarado;
}): void {
  const recusa = recusaDaRetirada(lotes, movimentos);
  if (!recusa) return;
  for (const { itemId, importadorCnpj } of lotes) {
    if (itemId !== declarado.itemId) throw againstRule(recusa, 'item.id');
    if (importadorCnpj !== declarado.importadorCnpj) throw againstRule(recusa, 'importador.id');
  }
}

type Entrada = NonNullable<Awaited<ReturnType<typeof lerEntrada>>>;

async function lerEntrada(tx: Database, empresaId: string, id: string) {
  const [lida] = await tx
    .select({
      linha: entradaDeInsumo,
      importadorCnpj: importador.cnpj,
      item: {
        partNumber: itemCadastrado.partNumber,
        descricao: itemCadastrado.descricao,
        ncm: itemCadastrado.ncm,
        unidade: itemCadastrado.unidadeComercializada,
      },
    })
    .from(entradaDeInsumo)
    .innerJoin(importador, and(eq(importador.empresaId, empresaId), eq(importador.id, entradaDeInsumo.importadorId)))
    .innerJoin(
      itemCadastrado,
      and(eq(itemCadastrado.empresaId, empresaId), eq(itemCadastrado.id, entradaDeInsumo.itemId)),
    )
    .where(and(eq(entradaDeInsumo.empresaId, empresaId), eq(entradaDeInsumo.id, id)));
  return lida;
}

/** The item as it comes into stock, in the unit of the stock. */
function loteDeclarado({ linha, importadorCnpj, item }: Entrada, reforma: ReformaGravada): LoteDeclarado {
  const { id, papel, numero, serie, lugar, fornecedorNome, fornecedorCnpj, vuUsd, freteUsd, seguroUsd } = linha;
  const { II, IPI, PIS, COFINS } = linha.tributos;
  const fornecedor = fornecedorNome ?? (fornecedorCnpj && escreverCnpj(fornecedorCnpj));
  const nome = nomeDoPapel({ papel, numeroDeclaracao: numero, serie });
  const emReais = papel === 'NF';
  return {
    papel,
    numeroDeclaracao: numero,
    serie,
    adicao: linha.adicao ?? 0,
    item: lugar,
    dataRegistro: linha.dataDocumento,
    importadorCnpj,
    // The record names its item itself, so a text linked later never matches it.
    chaveItem: chaveDe(`ENTRADA ${id}`),
    itemId: linha.itemId,
    ncm: item.ncm,
    descricao: item.descricao,
    unidade: item.unidade,
    fornecedor,
    busca: textoDeBusca(item.descricao, item.ncm, numero, nome, fornecedor, fornecedorCnpj),
    quantidade: linha.quantidade,
    valorUnitario: (emReais ? linha.valorUnitario : vuUsd) ?? '0.0000000',
    ...(emReais ? REAL : DOLAR),
    incoterm: null,
    custoFob: vuUsd,
    custoCif:
      vuUsd === null || freteUsd === null || seguroUsd === null
        ? null
        : new Exato(vuUsd).plus(freteUsd).plus(seguroUsd).toFixed(7),
    aliquotaIi: II.aliquota,
    regimeIi: II.suspenso ? 'SUSPENSÃO' : null,
    iiSuspenso: II.valor,
    ipiSuspenso: IPI.valor,
    pisSuspenso: PIS.valor,
    cofinsSuspenso: COFINS.valor,
    ...reforma,
  };
}

const REAL = { moedaCodigo: '790', moedaNome: 'REAL' };
const DOLAR = { moedaCodigo: '220', moedaNome: 'DOLAR DOS EUA' };
