import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { Exato } from '#lib/domain/decimal-exato.ts';
import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { escreverDeclaracao } from '#lib/domain/numero-declaracao.ts';
import type { Assinatura } from '#server/cadastros/cadastro.ts';
import { umDestes } from '#server/cadastros/leitura-em-lote.ts';
import type { Banco } from '#server/db/banco.ts';
import { declaracao } from '#server/db/schema-declaracao.ts';
import { processo, processoPasso } from '#server/db/schema-processo.ts';
import { saldoLote } from '#server/db/schema-saldo.ts';
import { contraRegra } from '#server/erros.ts';
import { historicoRepository } from '#server/historico/historico-repository.ts';
import { adicaoRepository } from '#server/importacao/adicao-repository.ts';
import { vinculoRepository } from '#server/importacao/vinculo-repository.ts';
import { hoje } from '#server/relogio.ts';
import { mudancaDoLote, mudou } from './historia-do-lote.ts';
import { type LoteDeclarado, lotesDeclarados } from './lotes-declarados.ts';
import { type Lote, type Movimento, type NovoMovimento, razaoRepository } from './razao-repository.ts';
import { entradaEmPe, estornosDaEntrada, recusaDaQuantidade, recusaDaRetirada } from './regras-da-entrada.ts';

/**
 * Brings the stock to what these processes say now: the items of a declaration are in it from its desembaraço at the Receita on, as long
 * as the process is not deleted. What a retificação changed is an adjustment, what is no longer through goes out again. Asked twice it
 * does nothing more. The processes are held already, or nobody else's. Without a signature what comes in is signed by whoever wrote
 * down the desembaraço.
 * @throws {Recusa} 422 in words when something of what would go out was drawn already.
 */
export async function reverEntradas(
  tx: Banco,
  empresaId: string,
  processoIds: readonly string[],
  assinatura: Assinatura | null,
): Promise<void> {
  const razao = razaoRepository(tx, empresaId);
  const processos = await lerProcessos(tx, empresaId, processoIds);
  const lotes = await razao.travar(umDestes(saldoLote.processoId, processoIds));
  const entram = processos.filter(estaDentro);
  if (entram.length === 0 && lotes.length === 0) return;
  const seus = Map.groupBy(lotes, ({ processoId }) => processoId);
  const movimentos = await razao.movimentos(lotes.map(({ id }) => id));
  const declarados = await lerDeclarados(tx, empresaId, entram);

  const muda: Mudancas = { novos: [], declarados: [], lancamentos: [] };
  for (const um of processos) {
    const deles = seus.get(um.id) ?? [];
    if (estaDentro(um)) acertar(muda, { um, deles, movimentos, declarados: declarados.get(um.id) ?? [] }, assinatura);
    else retirar(muda, { um, deles, movimentos }, assinatura);
  }
  await razao.declarar(muda.declarados.map(({ depois }) => depois));
  await razao.abrir(muda.novos.map((novo) => ({ ...novo, empresaId })));
  for (const [assinado, novos] of Map.groupBy(muda.lancamentos, ({ por }) => por)) {
    await razao.lancar(lotes, novos.map(semAssinatura), assinado);
  }
  if (!assinatura) return;
  await historicoRepository(tx, empresaId).registrar(
    muda.declarados.flatMap(({ antes, depois, motivo }) => {
      const mudanca = mudancaDoLote(antes, depois);
      return mudanca ? [{ ...mudanca, motivo, ...assinatura }] : [];
    }),
  );
}

/**
 * Holds the lotes of declarations that are to become others, before anything is written.
 * @throws {Recusa} 422 in words where an item would be less than was drawn of it.
 */
export async function exigirSaldoDaRetificacao(
  tx: Banco,
  empresaId: string,
  retificadas: readonly { processoId: string; depois: DeclaracaoImportacao }[],
): Promise<void> {
  const razao = razaoRepository(tx, empresaId);
  const ids = retificadas.map(({ processoId }) => processoId);
  const lotes = await razao.travar(umDestes(saldoLote.processoId, ids));
  const movimentos = await razao.movimentos(lotes.map(({ id }) => id));
  const dentro = lotes.filter(({ id }) => entradaEmPe(movimentos.get(id) ?? []));
  const seus = Map.groupBy(dentro, ({ processoId }) => processoId);
  for (const { processoId, depois } of retificadas) {
    const quantidades = new Map(
      depois.adicoes.flatMap(({ numero, itens }) =>
        itens.map(({ quantidade }, i) => [lugarDe({ adicao: Number(numero), item: i + 1 }), quantidade] as const),
      ),
    );
    for (const lote of seus.get(processoId) ?? []) {
      const recusa = recusaDaQuantidade(lote, quantidades.get(lugarDe(lote)) ?? '0');
      if (recusa) throw contraRegra(recusa);
    }
  }
}

interface Mudancas {
  novos: (Omit<Lote, 'empresaId'> & { assinatura: Assinatura })[];
  declarados: { antes: Lote; depois: Lote; motivo: string }[];
  lancamentos: (NovoMovimento & { por: Assinatura })[];
}

interface DoProcesso {
  um: Processo;
  deles: readonly Lote[];
  movimentos: ReadonlyMap<string, Movimento[]>;
}

function acertar(
  muda: Mudancas,
  { um, deles, movimentos, declarados }: DoProcesso & { um: ProcessoDentro; declarados: readonly Declarado[] },
  assinatura: Assinatura | null,
): void {
  const { passo } = um;
  const por = assinatura ?? { usuarioId: passo.usuarioId, em: passo.em };
  const porLugar = new Map(deles.map((lote) => [lugarDe(lote), lote]));
  const doProcesso = { processoId: um.id, dataDesembaraco: passo.data, importadorId: um.importadorId };
  const entrada = { tipo: 'ENTRADA', data: passo.data, documento: 'PROCESSO', documentoId: um.id, por } as const;
  for (const declarado of declarados) {
    const antes = porLugar.get(lugarDe(declarado));
    porLugar.delete(lugarDe(declarado));
    if (!antes) {
      muda.novos.push({ ...declarado, ...doProcesso, id: uuidv7(), saldo: declarado.quantidade, assinatura: por });
      continue;
    }
    const dentro = entradaEmPe(movimentos.get(antes.id) ?? []);
    const depois = { ...antes, ...declarado, ...doProcesso };
    redeclarar(muda, { antes, depois, dentro }, por, um);
    if (!dentro) muda.lancamentos.push({ ...entrada, loteId: antes.id, quantidade: declarado.quantidade });
  }
  for (const antes of porLugar.values()) {
    if (!entradaEmPe(movimentos.get(antes.id) ?? [])) continue;
    redeclarar(muda, { antes, depois: { ...antes, ...NADA_DELE }, dentro: true }, por, um);
  }
}

/** The lote as the declaration has it now; the difference of a quantity that was in stock is an adjustment. */
function redeclarar(
  muda: Mudancas,
  { antes, depois, dentro }: { antes: Lote; depois: Lote; dentro: boolean },
  por: Assinatura,
  { id, numeroDeclaracao }: ProcessoDentro,
): void {
  const motivo = `Retificação da ${escreverDeclaracao(numeroDeclaracao)}.`;
  if (mudou(antes, depois)) muda.declarados.push({ antes, depois, motivo });
  const diferenca = new Exato(depois.quantidade).minus(antes.quantidade);
  if (!dentro || diferenca.isZero()) return;
  const recusa = recusaDaQuantidade(antes, depois.quantidade);
  if (recusa) throw contraRegra(recusa);
  muda.lancamentos.push({
    loteId: antes.id,
    tipo: 'AJUSTE',
    quantidade: diferenca.toFixed(),
    data: hoje({ agora: () => por.em }),
    documento: 'PROCESSO',
    documentoId: id,
    motivo,
    por,
  });
}

function retirar(muda: Mudancas, { um, deles, movimentos }: DoProcesso, assinatura: Assinatura | null): void {
  const dentro = deles.filter(({ id }) => entradaEmPe(movimentos.get(id) ?? []));
  if (dentro.length === 0 || !assinatura) return;
  const recusa = recusaDaRetirada(dentro, movimentos);
  if (recusa) throw contraRegra(recusa);
  const data = hoje({ agora: () => assinatura.em });
  const motivo = um.excluidoEm ? `Processo ${um.numero} excluído.` : `Desembaraço desfeito no processo ${um.numero}.`;
  for (const { id } of dentro) {
    for (const estorno of estornosDaEntrada(movimentos.get(id) ?? [])) {
      muda.lancamentos.push({ ...estorno, data, motivo, documento: 'PROCESSO', documentoId: um.id, por: assinatura });
    }
  }
}

interface Processo {
  id: string;
  numero: string;
  importadorId: string | null;
  excluidoEm: Date | null;
  cabecalho: Omit<DeclaracaoImportacao, 'adicoes'> | null;
  numeroDeclaracao: string | null;
  passo: { data: string; usuarioId: string; em: Date } | null;
}

type ProcessoDentro = Processo & {
  cabecalho: Omit<DeclaracaoImportacao, 'adicoes'>;
  numeroDeclaracao: string;
  passo: { data: string; usuarioId: string; em: Date };
};

function estaDentro(um: Processo): um is ProcessoDentro {
  return um.passo !== null && um.cabecalho !== null && um.excluidoEm === null;
}

function lerProcessos(tx: Banco, empresaId: string, ids: readonly string[]): Promise<Processo[]> {
  return tx
    .select({
      id: processo.id,
      numero: processo.numero,
      importadorId: processo.importadorId,
      excluidoEm: processo.excluidoEm,
      cabecalho: declaracao.cabecalho,
      numeroDeclaracao: declaracao.numeroDi,
      passo: { data: processoPasso.data, usuarioId: processoPasso.usuarioId, em: processoPasso.em },
    })
    .from(processo)
    .leftJoin(declaracao, and(eq(declaracao.empresaId, empresaId), eq(declaracao.processoId, processo.id)))
    .leftJoin(
      processoPasso,
      and(
        eq(processoPasso.empresaId, empresaId),
        eq(processoPasso.processoId, processo.id),
        eq(processoPasso.situacao, 'DESEMBARACADO_RFB'),
        isNull(processoPasso.desfeitoEm),
      ),
    )
    .where(and(eq(processo.empresaId, empresaId), umDestes(processo.id, ids)));
}

type Declarado = Omit<LoteDeclarado, 'textoComparado'> & Pick<Lote, 'itemId'>;

/** What each of these declarations brings, with the records of the cadastro its texts are linked to. */
async function lerDeclarados(
  tx: Banco,
  empresaId: string,
  processos: readonly ProcessoDentro[],
): Promise<Map<string, Declarado[]>> {
  const adicoes = await adicaoRepository(tx, empresaId).dosProcessos(processos.map(({ id }) => id));
  const porProcesso = processos.map(({ id, cabecalho }) => {
    const suas = adicoes.get(id) ?? [];
    return [id, lotesDeclarados({ ...cabecalho, adicoes: suas })] as const;
  });
  const textos = porProcesso.flatMap(([, lotes]) => lotes.map(({ textoComparado }) => textoComparado));
  const vinculos = await vinculoRepository(tx, empresaId, 'Item').vinculos([...new Set(textos)]);
  return new Map(
    porProcesso.map(([id, lotes]) => [
      id,
      lotes.map(({ textoComparado, ...lote }) => ({
        ...lote,
        itemId: vinculos.get(textoComparado)?.registro.id ?? null,
      })),
    ]),
  );
}

const lugarDe = ({ adicao, item }: { adicao: number; item: number }) => `${adicao}/${item}`;
const semAssinatura = ({ por: _, ...novo }: NovoMovimento & { por: Assinatura }): NovoMovimento => novo;

/** Of an item a retificação took out: it stays in the ledger, and nothing of it is here any more. */
const NADA_DELE = {
  quantidade: '0.00000',
  iiSuspenso: '0.00',
  ipiSuspenso: '0.00',
  pisSuspenso: '0.00',
  cofinsSuspenso: '0.00',
};
