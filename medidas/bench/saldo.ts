import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { gruposConsulta, saldoInsumoConsulta } from '#lib/contracts/consultas/saldo-insumo.ts';
import { planejarSaques } from '#lib/fiscal/dci/planejar-saques.ts';
import { travarLotes } from '#server/comex/dci/lotes-dos-insumos.ts';
import { reverEntradas } from '#server/comex/saldo/entradas-da-declaracao.ts';
import { gruposRepository } from '#server/comex/saldo/grupos-repository.ts';
import { baixarLotes } from '#server/comex/saldo/sacar.ts';
import { saldoListagem } from '#server/comex/saldo/saldo-listagem.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { mediana, semearProcessos } from './muitos-processos.ts';
import { onDatabase } from './on-database.ts';

/**
 * `npm run -s bench -- saldo` measures the entry of 200,000 items of declarations into the stock, and each query of it, as a ratio
 * to the first page of 1,600. It runs on the embedded database and, when there is one, on a real PostgreSQL.
 */
const MUITAS = 12_500;
const POUCAS = 100;
const HOJE = '2026-11-20';

// On one database only, when an argument names it.
await onDatabase(medirEm);

async function medirEm(conexao: Connection): Promise<void> {
  const { db } = conexao;
  const pequena = saldoListagem(db, await semear(conexao, POUCAS));
  const empresaId = await semear(conexao, MUITAS);
  const grande = saldoListagem(db, empresaId);
  const grupos = gruposRepository(db, empresaId);
  await db.execute(sql`vacuum analyze`);
  const lendo = (consulta: object) => () => grande.listar(saldoInsumoConsulta.parse(consulta), HOJE);
  const agrupando = (por: string) => () => grupos.listar(gruposConsulta.parse({ por }), HOJE);
  const base = await mediana(() => pequena.listar(saldoInsumoConsulta.parse({}), HOJE));
  console.log(`first page of ${16 * POUCAS} in ${base.toFixed(1)} ms; of ${16 * MUITAS}:`);
  for (const [titulo, tarefa] of [
    ['first page', lendo({})],
    ['page 1,000', lendo({ pagina: 1_000 })],
    ['by suspended tax', lendo({ ordem: '-suspenso' })],
    ['q of one declaration', lendo({ q: '0000006123' })],
    ['a NCM', lendo({ ncm: '8517' })],
    ['in stock for 2 years', lendo({ idade: 730 })],
    ['totals of all', () => grande.totais({ q: '' }, HOJE)],
    ['by item', agrupando('ITEM')],
    ['by declaration', agrupando('DI')],
    ['by NCM', agrupando('NCM')],
    ['a draw', () => sacar(conexao, empresaId)],
  ] as const) {
    const tempo = await mediana(tarefa);
    console.log(`${titulo.padEnd(28)}${(tempo / base).toFixed(1).padStart(7)} ×  (${tempo.toFixed(0)} ms)`);
  }
}

async function sacar({ db }: Connection, empresaId: string): Promise<void> {
  const [lote] = await db
    .select({
      chave: saldoLote.chaveItem,
      usuarioId: sql<string>`(select id from usuario where empresa_id = ${empresaId})`,
    })
    .from(saldoLote)
    .where(sql`${saldoLote.empresaId} = ${empresaId} and ${saldoLote.saldo} > 100`)
    .limit(1);
  const documento = { tipo: 'DCI', id: randomUUID() } as const;
  const assinatura = { usuarioId: lote?.usuarioId ?? '', em: new Date() };
  const insumo = `texto:${lote?.chave ?? ''}`;
  await db.transaction(async (tx) => {
    const pedido = { importadorCnpj: 'ZFM000AM000121', insumos: [insumo], ate: null, escolhidos: [] };
    const travados = await travarLotes(tx, empresaId, pedido);
    const { porInsumo } = planejarSaques([{ item: '', insumo, quantidade: '1.5' }], travados, []);
    const baixas = porInsumo.get(insumo)?.saques ?? [];
    const lotes = [...travados.values()].flat();
    await baixarLotes(tx, empresaId, { documento, data: '2026-11-20', lotes, baixas }, assinatura);
  });
}

/** Each declaration is read whole, so only this many at once. */
const FATIA = 200;

/** Creates declarations of four adições with four items each, all released, as they were before Cais had a stock. */
async function semear(conexao: Connection, quantas: number): Promise<string> {
  const { db } = conexao;
  const empresaId = await semearProcessos(conexao, quantas);
  const daqui = sql`from processo p where p.empresa_id = ${empresaId}`;
  const parcela = {
    moeda: { codigo: '220', nome: null },
    valorMoeda: '10.00',
    valorDolares: null,
    valorReais: '50.00',
  };
  const cabecalho = {
    importador: { numero: 'ZFM000AM000121', nome: null },
    frete: parcela,
    seguro: parcela,
    totais: {},
  };
  await db.execute(sql`
    update declaracao set itens = 16, cabecalho = ${JSON.stringify(cabecalho)}::jsonb
      || jsonb_build_object('numeroDI', numero_di, 'dataRegistro', data_registro)
    where empresa_id = ${empresaId}`);
  await db.execute(sql`
    insert into adicao (empresa_id, id, processo_id, numero, ncm, incoterm, moeda_codigo, valor_moeda, valor_reais, frete_reais,
      seguro_reais, acrescimos, deducoes, valor_aduaneiro, fornecedor, campos)
    select p.empresa_id, gen_random_uuid(), p.id, a, (array['85177900', '84733041', '39269090', '73181500'])[a], 'FOB', '220', 100, 500,
      10, 1, '[]', '[]', 511, 'FORNECEDOR FICTICIO', '{}' from processo p, generate_series(1, 4) a where p.empresa_id = ${empresaId}`);
  await db.execute(sql`
    insert into adicao_tributo (empresa_id, adicao_id, tributo, regime_nome, aliquota, devido, recolher)
    select a.empresa_id, a.id, t, 'SUSPENSAO', 10, 51.10, 0
    from adicao a, unnest(array['ii', 'ipi', 'pis', 'cofins']) t where a.empresa_id = ${empresaId}`);
  await db.execute(sql`
    insert into item (empresa_id, adicao_id, ordem, sequencia, descricao, quantidade, unidade, valor_unitario)
    select a.empresa_id, a.id, i, i, 'PECA FICTICIA ' || (a.numero * 1000 + i * 100 + hashtext(a.id::text) % 100), 100 * i, 'PECA', 0.1
    from adicao a, generate_series(1, 4) i where a.empresa_id = ${empresaId}`);
  await db.execute(sql`
    insert into processo_passo (empresa_id, id, processo_id, ordem, situacao, data, em, usuario_id)
    select p.empresa_id, gen_random_uuid(), p.id, 1, 'DESEMBARACADO_RFB', p.desde, p.criado_em, p.criado_por ${daqui}`);
  await db.execute(sql`analyze`);
  const ids = (await db.select({ id: processo.id }).from(processo).where(eq(processo.empresaId, empresaId))).map(
    ({ id }) => id,
  );
  const [{ usuarioId } = { usuarioId: '' }] = await db
    .select({ usuarioId: processo.criadoPor })
    .from(processo)
    .limit(1);
  const rever = async () => {
    const inicio = performance.now();
    for (let de = 0; de < ids.length; de += FATIA) {
      const fatia = ids.slice(de, de + FATIA);
      await db.transaction((tx) => reverEntradas(tx, empresaId, fatia, { usuarioId, em: new Date() }));
    }
    return performance.now() - inicio;
  };
  const segundos = (await rever()) / 1000;
  const nada = await rever();
  console.log(
    `\n${conexao.tipo}: ${16 * quantas} items into stock in ${segundos.toFixed(1)} s; asked again ${nada.toFixed(0)} ms`,
  );
  return empresaId;
}
