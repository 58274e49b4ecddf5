import { v7 as uuidv7 } from 'uuid';
import type { Linhagem } from '#lib/contracts/views/linhagem.ts';
import type { TipoDaLinhagem } from '#lib/domain/zfm/linhagem.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { cadastroDeTeste } from './cadastro-de-teste.ts';
import { dcisDeTeste } from './dcis-de-teste.ts';
import { INDUSTRIA, MOTOR } from './dcrs-de-teste.ts';
import type { TestBench } from './test-bench.ts';

/**
 * Builds the lineage of the tests.
 *
 * DI 26/9000001-5 imported 30 motors (PO-1) and 70 screws (PO-2) in one process, with R$ 100.00 of IPI suspended. By value, 300 and
 * 700, that is 30.00 and 70.00. DI 26/9000002-3 imported 20 more motors, of no order, with R$ 50.00. The first motors price the
 * DCR-E of the motorcycle. In October 6 and 4 motorcycles left by the notas 1 and 2, and 5 unchanged screws by nota 3.
 */
export async function linhagemDeTeste({ conexao, novaPessoa }: TestBench) {
  const dcis = await dcisDeTeste(await novaPessoa());
  const { pessoa, dcrs, saldo, importadorId } = dcis;
  const [motor, parafuso] = [await comoItem('MOTOR-01'), await comoItem('PARAFUSO-01')];
  const primeiro = await saldo.importar({
    numero: '269000001',
    desembaraco: '2026-08-10',
    importador: INDUSTRIA.cnpj,
    adicoes: [{ ncm: NCM, ipi: '100.00', itens: [declarado('MOTOR-01', '30'), declarado('PARAFUSO-01', '70')] }],
  });
  const segundo = await saldo.importar({
    numero: '269000002',
    desembaraco: '2026-08-11',
    importador: INDUSTRIA.cnpj,
    adicoes: [{ ncm: NCM, ipi: '50.00', itens: [declarado('MOTOR-01', '20')] }],
  });
  await ligar('MOTOR-01', motor);
  await ligar('PARAFUSO-01', parafuso);
  const [po1, po2] = [
    await pedido('PO-1', { partNumber: 'MOTOR-01', quantidade: '40' }),
    await pedido('PO-2', { partNumber: 'PARAFUSO-01', quantidade: '70', item: { id: parafuso } }),
  ];
  await embarcar(po1, '30');
  await embarcar(po2, '70');
  const [umMotor, umParafuso, outroMotor] = (await saldo.listar('ordem=numeroDeclaracao&comSaldo=false')).map(
    ({ id }: { id: string }) => id,
  ) as [string, string, string];
  const importados = [{ ...MOTOR, numeroDeclaracao: '2690000015', adicao: 1, itemDaAdicao: 1 }];
  const dcr = await dcrs.registrado('2026000012', { dataBase: '2026-08-31', importados }, '2026-09-01');

  return {
    ...dcis,
    po1: po1.id,
    po2: po2.id,
    primeiro,
    segundo,
    umMotor,
    umParafuso,
    outroMotor,
    dcr: dcr.id as string,
    componente: dcr.importados[0].id as string,
    pedido,
    embarcar,
    ver: (tipo: TipoDaLinhagem, id: string) => pessoa.pedir({ url: `/api/Linhagem?tipo=${tipo}&id=${id}` }),

    /** Creates the DCI of October with its three notas, not yet filed; returns the notas in their order. */
    async internada(): Promise<{ dci: string; notas: string[] }> {
      const { id: dci } = await dcis.criada();
      await dcis.trazer(
        dci,
        { numero: 1, dia: '2026-10-05', itens: [{ quantidade: '6' }] },
        { numero: 2, dia: '2026-10-06', itens: [{ quantidade: '4' }] },
        { numero: 3, dia: '2026-10-07', itens: [{ codigo: 'PARAFUSO-01', quantidade: '5', ncm: NCM, cfop: '6102' }] },
      );
      const notas = (await dcis.pedir('GET', `${dci}/Notas?ordem=numero`)).json();
      return { dci, notas: notas.map(({ id }: { id: string }) => id) };
    },
  };

  async function comoItem(partNumber: string): Promise<string> {
    const campos = { descricao: `Peça ${partNumber}`, ncm: NCM, origem: 'IMPORTADO', unidadeComercializada: 'UN' };
    return (await cadastroDeTeste(pessoa, 'Item').criar({ partNumber, ...campos })).json().id;
  }

  async function ligar(partNumber: string, registroId: string): Promise<void> {
    const payload = { recurso: 'Item', texto: `PECA ${partNumber}`, ncm: NCM, registroId };
    const ligado = await pessoa.pedir({ method: 'POST', url: '/api/Apelido', payload });
    expect([ligado.statusCode, ligado.json().Error]).toEqual([201, undefined]);
  }

  async function pedido(numero: string, linha: { partNumber: string; quantidade: string; item?: { id: string } }) {
    const fornecedores = cadastroDeTeste(pessoa, 'Fornecedor');
    const deles = { papel: 'FORNECEDOR', razaoSocial: `FICTICIA PARTS ${numero}`, pais: { codigo: '160' } };
    const criado = await cadastroDeTeste(pessoa, 'PurchaseOrder').criar({
      numero,
      importador: { id: importadorId },
      fornecedor: { id: (await fornecedores.criar(deles)).json().id },
      data: '2026-06-01',
      incoterm: 'FOB',
      moeda: { codigo: '220' },
      itens: [{ ...linha, descricao: 'Peça', ncm: NCM, unidade: 'PECA', valorUnitario: '10' }],
    });
    expect([criado.statusCode, criado.json().campos]).toEqual([201, undefined]);
    return criado.json();
  }

  /** Written to the database, as if it had been filled in before the declaration was registered. */
  async function embarcar({ itens }: { itens: { id: string }[] }, quantidade: string): Promise<void> {
    await conexao.db.insert(processoItem).values({
      empresaId: pessoa.quem.empresaId,
      id: uuidv7(),
      processoId: primeiro,
      ordem: 1,
      pedidoItemId: itens[0]?.id ?? null,
      descricao: 'Peça',
      ncm: NCM,
      unidade: 'PECA',
      quantidade,
      valorUnitario: '10',
      moedaCodigo: '220',
      moedaNome: 'DOLAR DOS EUA',
      incoterm: 'FOB',
    });
  }
}

/** Writes a lineage as text: `LOTE MOTOR-01 20.0000000 20.00`, `LOTE MOTOR-01 -> DCI … 10.0000000 baixado`. */
export function porExtenso({ nos, arestas, totais, cortado }: Linhagem) {
  const nome = new Map(nos.map(({ id, tipo, titulo }) => [id, `${tipo} ${titulo}`]));
  return {
    nos: nos.map(({ id, valores }) =>
      [nome.get(id), valores.saldo, valores.suspenso?.suspenso].filter(Boolean).join(' '),
    ),
    arestas: arestas.map(({ de, para, rotulo, quantidade }) =>
      [`${nome.get(de)} -> ${nome.get(para)}:`, quantidade, rotulo].filter(Boolean).join(' '),
    ),
    suspenso: totais.suspenso.suspenso,
    lotes: totais.lotes,
    cortado,
  };
}

const NCM = '84073390';
const declarado = (partNumber: string, quantidade: string) => ({ descricao: `PECA ${partNumber}`, quantidade });
