import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { planejarSaques } from '#lib/fiscal/dci/planejar-saques.ts';
import { SALDO } from '#lib/testing/vetores/zfm.ts';
import { travarLotes } from '#server/comex/dci/lotes-dos-insumos.ts';
import { saldoLote, saldoMovimento } from '#server/platform/db/schema/saldo.ts';
import { againstRule, Refusal } from '#server/platform/refusals.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { CNPJ_DE_TESTE } from '#server/testing/saldo-de-teste.ts';
import { onServer, type Pessoa, type TestBench } from '#server/testing/test-bench.ts';
import { ajustarLote } from './gravar-ato.ts';
import { type Lote, razaoRepository } from './razao-repository.ts';
import { baixarLotes, estornarDocumento } from './sacar.ts';

const EM = new Date('2026-11-20T12:00:00Z');

/** Lotes of a declaration, inserted as the entry would write them: these draws need no file. */
const deUmProcesso = (processoId: string) => ({
  processoId,
  entradaId: null,
  papel: 'DECLARACAO' as const,
  serie: null,
  documento: 'PROCESSO' as const,
});

async function comLotes({ conexao, relogio, novaPessoa }: TestBench) {
  const pessoa = await novaPessoa();
  const { empresaId, usuarioId } = pessoa.quem;
  const { db } = conexao;
  const assinatura = { usuarioId, em: EM };
  const processoId = await umProcesso(pessoa);
  let item = 0;
  const entrar = async (lote: Partial<Lote> & { quantidade: string }): Promise<string> => {
    item += 1;
    const id = uuidv7();
    const novo = {
      ...LOTE,
      item,
      ...lote,
      ...deUmProcesso(processoId),
      empresaId,
      id,
      saldo: lote.quantidade,
      assinatura,
    };
    await db.transaction((tx) => razaoRepository(tx, empresaId).abrir([novo]));
    return id;
  };
  /** Draws as a DCI does: lock, plan, draw. It draws the whole quantity or nothing, unless a shortfall is allowed. */
  const sacarDe = (
    chaves: readonly string[],
    pedido: { quantidade: string; documento?: Documento; deixarFaltar?: boolean },
  ) =>
    db.transaction(async (tx) => {
      const { quantidade, documento = dci(), deixarFaltar = false } = pedido;
      const insumos = chaves.map((chave) => `texto:${chave}`);
      const travados = await travarLotes(tx, empresaId, {
        importadorCnpj: CNPJ_DE_TESTE,
        insumos,
        ate: null,
        escolhidos: [],
      });
      const plano = planejarSaques(
        insumos.map((insumo) => ({ item: 'PRODUTO', insumo, quantidade })),
        travados,
        [],
      );
      const saidas = [...plano.porInsumo.values()];
      if (!deixarFaltar && saidas.some(({ faltante }) => !new Exato(faltante).isZero()))
        throw againstRule('Falta saldo.');
      const baixas = saidas.flatMap(({ saques }) => saques);
      const lotes = [...travados.values()].flat();
      await baixarLotes(tx, empresaId, { documento, data: '2026-11-20', lotes, baixas }, assinatura);
      return { baixas, faltante: saidas[0]?.faltante };
    });
  const sacar = (pedido: Parameters<typeof sacarDe>[1]) => sacarDe([CHAVE], pedido);
  const lotes = () =>
    db.select().from(saldoLote).where(eq(saldoLote.empresaId, empresaId)).orderBy(asc(saldoLote.item));
  const saldos = async () => (await lotes()).map(({ saldo }) => saldo);
  const movimentos = (loteId: string) =>
    db
      .select()
      .from(saldoMovimento)
      .where(and(eq(saldoMovimento.empresaId, empresaId), eq(saldoMovimento.loteId, loteId)))
      .orderBy(asc(saldoMovimento.ordem));
  const conferirRazao = async () => {
    for (const { id, saldo } of await lotes()) {
      const seus = await movimentos(id);
      expect(somar(seus.map(({ quantidade }) => quantidade)).toFixed(7)).toBe(saldo);
      expect(seus.map(({ ordem }) => ordem)).toEqual(seus.map((_, i) => i + 1));
      expect(seus.at(-1)?.saldo).toBe(saldo);
      expect(seus.every((um) => !um.saldo.startsWith('-'))).toBe(true);
    }
  };
  const ao = { db, relogio, quem: pessoa.quem };
  return { pessoa, empresaId, db, assinatura, ao, entrar, sacar, sacarDe, saldos, movimentos, conferirRazao };
}

describe('The worked draws, on the ledger', () => {
  onServer('SALDO', (bench) => {
    test.each(SALDO)('$id', async ({ entradas, consumo, baixas, faltante }) => {
      const { entrar, sacar, saldos, movimentos } = await comLotes(bench());
      const ids = new Map<string, string>();
      // Newer lotes are written first, because the order of the draw does not depend on the order of writing.
      for (const { origem, qtd } of entradas.toReversed()) {
        const [, di = '', adicao = '', item = ''] = /^DI (\S+) ad\.(\d+) it\.(\d+)$/.exec(origem) ?? [];
        const lugar = { numeroDeclaracao: di.replace(/\D/g, ''), adicao: Number(adicao), item: Number(item) };
        ids.set(origem, await entrar({ ...lugar, quantidade: qtd }));
      }
      const documento = dci();
      const feito = await sacar({ quantidade: consumo, documento, deixarFaltar: true });
      expect(feito).toMatchObject({
        baixas: baixas.map(({ origem, baixa }) => ({ loteId: ids.get(origem), quantidade: `${baixa}00` })),
        faltante: `${faltante}00`,
      });
      expect(new Set(await saldos())).toEqual(new Set(baixas.map(({ saldo: resta }) => `${resta}00`)));
      expect(await movimentos(ids.get(entradas[0]?.origem ?? '') ?? '')).toMatchObject([
        { tipo: 'ENTRADA', quantidade: '3000.0000000' },
        { tipo: 'BAIXA_DCI', quantidade: '-3000.0000000', documento: 'DCI', documentoId: documento.id },
      ]);
    });
  });
});

onServer('A draw', (bench) => {
  test('of a lote cleared after the day of the draw is refused, and nothing is drawn', async () => {
    const { entrar, sacar, saldos } = await comLotes(bench());
    await entrar({ quantidade: '10.00000', dataDesembaraco: '2026-11-21' });
    await expect(sacar({ quantidade: '1.0000000' })).rejects.toThrow(
      /^A baixa é de 20\/11\/2026, antes do desembaraço da .+, em 21\/11\/2026\. Escolha outro lote ou corrija a data\.$/,
    );
    expect(await saldos()).toEqual(['10.0000000']);
  });

  test('is first in, first out: by desembaraço, declaration, adição and item', async () => {
    const { entrar, sacar } = await comLotes(bench());
    const lugares = [
      { dataDesembaraco: '2026-02-01', numeroDeclaracao: '2600000010', adicao: 1, item: 1 },
      { dataDesembaraco: '2026-01-02', numeroDeclaracao: '2600000029', adicao: 10, item: 1 },
      { dataDesembaraco: '2026-01-02', numeroDeclaracao: '2600000029', adicao: 9, item: 10 },
      { dataDesembaraco: '2026-01-02', numeroDeclaracao: '2600000029', adicao: 9, item: 2 },
      { dataDesembaraco: '2026-01-02', numeroDeclaracao: '2600000010', adicao: 99, item: 9 },
      { dataDesembaraco: '2025-12-31', numeroDeclaracao: '2699999996', adicao: 98, item: 9 },
    ];
    const ids: string[] = [];
    for (const lugar of lugares) ids.push(await entrar({ ...lugar, quantidade: '1' }));
    const { baixas } = await sacar({ quantidade: '5.5' });
    expect(baixas.map(({ loteId }) => loteId)).toEqual(ids.toReversed());
    expect(baixas.at(-1)).toMatchObject({ quantidade: '0.5000000' });
  });

  test('is of the importer that asks, and of his company', async () => {
    const { entrar, sacar, saldos } = await comLotes(bench());
    const outra = await comLotes(bench());
    await entrar({ quantidade: '5', importadorCnpj: '11222333000181' });
    await outra.entrar({ quantidade: '5' });
    await expect(sacar({ quantidade: '1' })).rejects.toThrow('Falta saldo.');
    expect([...(await saldos()), ...(await outra.saldos())]).toEqual(['5.0000000', '5.0000000']);
  });

  test('goes back whole with its document, once', async () => {
    const { entrar, sacar, saldos, db, empresaId, assinatura, movimentos, conferirRazao } = await comLotes(bench());
    const primeiro = await entrar({ quantidade: '10' });
    await entrar({ quantidade: '10' });
    const [documento, outro] = [dci(), dci()];
    await sacar({ quantidade: '4', documento: outro });
    await sacar({ quantidade: '3', documento });
    await sacar({ quantidade: '8', documento });
    expect(await saldos()).toEqual(['0.0000000', '5.0000000']);
    const estornar = () => db.transaction((tx) => estornarDocumento(tx, empresaId, documento, assinatura));
    expect(await estornar()).toBe(3);
    expect(await estornar()).toBe(0);
    // The draws of the other document stay.
    expect(await saldos()).toEqual(['6.0000000', '10.0000000']);
    expect((await movimentos(primeiro)).map(({ tipo, quantidade }) => [tipo, quantidade])).toEqual([
      ['ENTRADA', '10.0000000'],
      ['BAIXA_DCI', '-4.0000000'],
      ['BAIXA_DCI', '-3.0000000'],
      ['BAIXA_DCI', '-3.0000000'],
      ['ESTORNO', '3.0000000'],
      ['ESTORNO', '3.0000000'],
    ]);
    await conferirRazao();
  });
});

onServer('People at once', (bench) => {
  test.each([2, 20])('%i who draw the same: no balance is below zero, and each who gets nothing is told', async (n) => {
    const { entrar, sacar, saldos, conferirRazao } = await comLotes(bench());
    for (let i = 0; i < 3; i++) await entrar({ quantidade: String(n) });
    // Three lotes of n, and n draws of 5: with 3n in stock, twelve of twenty draws succeed.
    const pedidos = Array.from({ length: n }, () => sacar({ quantidade: '5' }));
    const feitos = await Promise.allSettled(pedidos);
    const dados = feitos.filter(({ status }) => status === 'fulfilled').length;
    expect(dados).toBe(Math.min(n, Math.floor((3 * n) / 5)));
    for (const recusado of feitos.filter((um) => um.status === 'rejected')) {
      expect(recusado.reason).toBeInstanceOf(Refusal);
      expect(recusado.reason.message).toBe('Falta saldo.');
    }
    expect(somar(await saldos()).toFixed()).toBe(String(3 * n - 5 * dados));
    await conferirRazao();
  });

  test('two who draw the same lot leave its quantity and its CBS and IBS in step', async () => {
    const { entrar, sacar, pessoa, conferirRazao } = await comLotes(bench());
    const id = await entrar({ quantidade: '10' });
    const lido = async () => (await pessoa.pedir({ url: `/api/SaldoInsumo/${id}` })).json();
    await Promise.all([sacar({ quantidade: '3' }), sacar({ quantidade: '4' })]);
    // Three tenths of 1,000.00 and of 50.00 are left.
    expect(await lido()).toMatchObject({ saldo: '3.0000000', cbs: '300.00', ibsUF: '15.00', ibsMun: '15.00' });
    const feitos = await Promise.allSettled([sacar({ quantidade: '2' }), sacar({ quantidade: '2' })]);
    expect(feitos.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await lido()).toMatchObject({ saldo: '1.0000000', cbs: '100.00', ibsUF: '5.00', ibsMun: '5.00' });
    await conferirRazao();
  });

  test('who draw two inputs in different order, each holding them first, do not stand in each other’s way', async () => {
    const { entrar, sacarDe, saldos, conferirRazao } = await comLotes(bench());
    const outra = 'b'.repeat(64);
    await entrar({ quantidade: '100', dataDesembaraco: '2026-01-01' });
    await entrar({ quantidade: '100', dataDesembaraco: '2026-01-02', chaveItem: outra });
    await Promise.all(
      Array.from({ length: 10 }, (_, i) => sacarDe(i % 2 === 0 ? [CHAVE, outra] : [outra, CHAVE], { quantidade: '7' })),
    );
    expect(await saldos()).toEqual(['30.0000000', '30.0000000']);
    await conferirRazao();
  });

  test.each([2, 20])(
    '%i who adjust what they all saw: one does, the others are told that it has moved on',
    async (n) => {
      const { entrar, ao, saldos, conferirRazao } = await comLotes(bench());
      const id = await entrar({ quantidade: '10' });
      const pedido = { versao: 1, quantidade: '-6', data: '2026-11-20', motivo: 'Inventário' };
      const feitos = await Promise.allSettled(Array.from({ length: n }, () => ajustarLote(ao, id, pedido)));
      expect(feitos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const recusado of feitos.filter((um) => um.status === 'rejected')) {
        expect(recusado.reason).toMatchObject({
          status: 409,
          message: 'Este saldo foi alterado por outra pessoa. Confira a diferença antes de gravar.',
        });
      }
      expect(await saldos()).toEqual(['4.0000000']);
      await conferirRazao();
    },
  );

  test('who draw, adjust and give back together leave a ledger that adds up', async () => {
    const { entrar, sacar, ao, db, empresaId, assinatura, saldos, conferirRazao } = await comLotes(bench());
    const ids = [await entrar({ quantidade: '30' }), await entrar({ quantidade: '30' })];
    const documentos = Array.from({ length: 6 }, dci);
    for (const documento of documentos) await sacar({ quantidade: '5', documento });
    const atos = [
      ...documentos.map(
        (documento) => () => db.transaction((tx) => estornarDocumento(tx, empresaId, documento, assinatura)),
      ),
      ...ids.map((id) => () => ajustarLote(ao, id, { versao: 1, quantidade: '-1', data: '2026-11-20', motivo: 'x' })),
      ...Array.from({ length: 6 }, () => () => sacar({ quantidade: '11', deixarFaltar: true })),
    ];
    const feitos = await Promise.allSettled(atos.map((ato) => ato()));
    for (const recusado of feitos.filter((um) => um.status === 'rejected')) {
      expect(recusado.reason).toBeInstanceOf(Refusal);
    }
    expect((await saldos()).every((saldo) => new Exato(saldo).gte(0))).toBe(true);
    await conferirRazao();
  });

  test('the table itself refuses a balance below zero', async () => {
    const { entrar, db, empresaId } = await comLotes(bench());
    const id = await entrar({ quantidade: '1' });
    const forcar = db
      .update(saldoLote)
      .set({ saldo: '-0.0000001' })
      .where(and(eq(saldoLote.empresaId, empresaId), eq(saldoLote.id, id)));
    await expect(forcar).rejects.toMatchObject({ cause: { constraint: 'saldo_lote_nunca_negativo' } });
  });
});

type Documento = ReturnType<typeof dci>;
const dci = () => ({ tipo: 'DCI', id: randomUUID() }) as const;

async function umProcesso(pessoa: Pessoa): Promise<string> {
  return (await processosDeTeste(pessoa).aberto()).id;
}

const CHAVE = 'a'.repeat(64);
const LOTE = {
  numeroDeclaracao: '2600000010',
  adicao: 1,
  dataRegistro: '2026-01-01',
  dataDesembaraco: '2026-01-02',
  importadorCnpj: CNPJ_DE_TESTE,
  importadorId: null,
  chaveItem: CHAVE,
  itemId: null,
  ncm: '73181500',
  descricao: 'PARAFUSO',
  unidade: 'PECA',
  fornecedor: null,
  busca: 'parafuso',
  valorUnitario: '1',
  moedaCodigo: '220',
  moedaNome: null,
  incoterm: null,
  custoFob: null,
  custoCif: null,
  aliquotaIi: null,
  regimeIi: null,
  iiSuspenso: '0',
  ipiSuspenso: '0',
  pisSuspenso: '0',
  cofinsSuspenso: '0',
  cClassTrib: '550019',
  cbsSuspensa: '1000.00',
  ibsUfSuspenso: '50.00',
  ibsMunSuspenso: '50.00',
  reformaEstimada: false,
  reformaFalta: null,
  documentoImportacao: '2026-01-02',
  prazoConversao: '2030-01-02',
  especie: 'INSUMO' as const,
  depreciadoEm: null,
};
