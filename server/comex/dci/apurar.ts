import { and, eq, getTableColumns } from 'drizzle-orm';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { dinheiro, Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { type ConteudoDaDci, type ItemDaDci, saidaSemPisCofins } from '#lib/domain/zfm/dci.ts';
import { vencimentoDaDci } from '#lib/domain/zfm/vencimento-da-dci.ts';
import {
  diaDoVencimento,
  exigibilidadeEmVigor,
  leituraDaMora,
  receitasDaDci,
} from '#lib/fiscal/dci/parametros-em-vigor.ts';
import { planejarSaques } from '#lib/fiscal/dci/planejar-saques.ts';
import { importadorDe } from '#server/comex/cadastros/importador-apontado.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { dcrsNaSaida } from './dcrs-na-saida.ts';
import { gravarApuracao } from './gravar-apuracao.ts';
import { gravarItensDasLinhas } from './gravar-itens-das-linhas.ts';
import { type ItemAgregado, itensDasLinhas } from './itens-das-linhas.ts';
import { linhasDasNotas } from './linhas-das-notas.ts';
import { lotesParaPlanejar } from './lotes-dos-insumos.ts';
import { necessidadesDosItens } from './necessidades.ts';
import { type OrigensPorItem, origensDosTributados } from './origens-dos-tributados.ts';
import { produtosDasLinhas } from './produtos-das-linhas.ts';

type Cabeca = typeof dci.$inferSelect & { importadorCnpj: string };

/**
 * Calculates again what an open DCI declares: its items, the inputs they take, and the figures of the engine. It starts from the
 * notas and the person's decisions, with the cadastros, DCR-Es and stock as they are now. The caller has already locked the DCI.
 * The stock is only locked at the registration.
 */
export async function apurarDci(
  tx: Database,
  empresaId: string,
  dciId: string,
  { hoje }: { hoje: DataTexto },
): Promise<void> {
  const cabeca = await cabecaDe(tx, empresaId, dciId);
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  const linhas = await linhasDasNotas(tx, empresaId, dciId);
  const produtos = await produtosDasLinhas(tx, empresaId, cabeca.importadorId, {
    codigos: [...new Set(linhas.map(({ codigo }) => codigo))],
    ditas: cabeca.modalidades,
  });
  const feitos = [...produtos.values()].flatMap(({ produto }) => (produto ? [produto.id] : []));
  const itens = itensDasLinhas(linhas, produtos, await dcrsNaSaida(tx, empresaId, cabeca.importadorId, feitos));
  const necessidades = await necessidadesDosItens(tx, empresaId, itens);
  const insumos = [...new Set(necessidades.map(({ insumo }) => insumo))];
  const lotes = await lotesParaPlanejar(tx, empresaId, {
    ...cabeca,
    insumos,
    ate: ultimaSaida(linhas),
    escolhidos: cabeca.realocacoes,
  });
  const plano = planejarSaques(
    necessidades,
    lotes,
    cabeca.realocacoes.map(({ insumo, lote, quantidade }) => ({ insumo, loteId: lote.id, quantidade })),
  );
  const tributados = await origensDosTributados(tx, empresaId, { itens, necessidades, lotes, plano });
  const padroes = new Map(
    itens.map(({ chave, modalidade, destino }) => [
      chave,
      modalidade === 'PN' ? false : exigibilidadeEmVigor(parametros, modalidade, destino, hoje),
    ]),
  );
  await gravarApuracao(tx, empresaId, cabeca, {
    apuracao: { itens, necessidades, lotes, plano },
    documento: conteudoDe(cabeca, { itens, tributados, padroes, parametros, saida: ultimaSaida(linhas) }),
    receitas: receitasDaDci(parametros, hoje),
    notas: [...new Map(linhas.map(({ notaId, numero }) => [notaId, numero])).values()],
    padroes,
  });
  await gravarItensDasLinhas(tx, empresaId, dciId, { linhas, produtos, itens });
}

const ultimaSaida = (linhas: readonly { dia: DataTexto }[]): DataTexto | null =>
  linhas.reduce<DataTexto | null>((ultima, { dia }) => (ultima === null || dia > ultima ? dia : ultima), null);

async function cabecaDe(tx: Database, empresaId: string, dciId: string): Promise<Cabeca> {
  const [linha] = await tx
    .select({ ...getTableColumns(dci), importadorCnpj: importador.cnpj })
    .from(dci)
    .innerJoin(importador, importadorDe(dci))
    .where(and(eq(dci.empresaId, empresaId), eq(dci.id, dciId)));
  if (!linha) throw new Error(`DCI ${dciId} is not there.`);
  return linha;
}

interface Partes {
  itens: readonly ItemAgregado[];
  tributados: OrigensPorItem;
  /** Whether the tax of each item is due by the parameter table. */
  padroes: ReadonlyMap<string, boolean | null>;
  parametros: readonly Parametro[];
  /** Day of the last exit. */
  saida: DataTexto | null;
}

function conteudoDe(
  cabeca: Cabeca,
  { itens, tributados, padroes, parametros, saida }: Partes,
): Omit<ConteudoDaDci, 'anterior'> {
  const decididos = new Map(cabeca.decisoes.map((decisao) => [decisao.item, decisao]));
  const obsoletos = new Map(
    cabeca.obsoletos.map(({ item, valor, parecer }) => [item, { valor: dinheiro(new Exato(valor)), parecer }]),
  );
  const regra = cabeca.competencia
    ? vencimentoDaDci(cabeca.competencia, diaDoVencimento(parametros, `${cabeca.competencia}-01`))
    : null;
  const vencimento = cabeca.vencimento ?? regra;
  return {
    taxaUSD: cabeca.taxaUsd,
    vencimento,
    pagamento: cabeca.dataPagamento,
    selic: cabeca.selic,
    mora: leituraDaMora(parametros, vencimento),
    semPisCofins: saidaSemPisCofins({ competencia: cabeca.competencia, ultimaSaida: saida }),
    ordensJudiciais: cabeca.ordensJudiciais,
    itens: itens.map((item): ItemDaDci => {
      const { chave, modalidade, codigo, descricao, destino, quantidade, dcr } = item;
      const decisao = decididos.get(chave);
      return {
        chave,
        modalidade,
        codigo,
        descricao,
        destino,
        quantidade,
        dcr: dcr && {
          id: dcr.id,
          numero: dcr.numero,
          processo: dcr.processo,
          iiUnitUSD: dcr.iiUnitUSD,
          CRA: dcr.CRA,
        },
        exigivel: decisao?.exigivel ?? padroes.get(chave) ?? null,
        motivo: decisao?.motivo ?? null,
        obsoleto: (modalidade === 'PE' && obsoletos.get(chave)) || null,
        origens: tributados.get(chave)?.origens ?? [],
        falta: tributados.get(chave)?.falta ?? false,
      };
    }),
  };
}
