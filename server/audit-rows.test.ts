import { sql } from 'drizzle-orm';
import { auditRows } from '#server/audit-rows.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { saldoDeTeste } from '#server/testing/saldo-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';

onServer('The rows of a company beside its history', (bench) => {
  let pessoa: Pessoa;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
  });
  const audit = () => auditRows(bench().conexao.db, pessoa.quem.empresaId);
  const tamper = (statement: ReturnType<typeof sql>) =>
    writeDirectly(bench().conexao.db, (tx) => tx.execute(statement));

  async function fornecedor(): Promise<string> {
    const { criar, alterar } = cadastroDeTeste(pessoa, 'Fornecedor');
    const campos = { papel: 'FORNECEDOR', razaoSocial: 'UMA CO', pais: { codigo: '160' } };
    const { id, versao } = (await criar(campos)).json();
    expect((await alterar({ ...campos, id, versao, razaoSocial: 'UMA CO LTD' })).statusCode).toBe(200);
    return id;
  }

  test('are as it says after changes made by the product', async () => {
    await fornecedor();
    await saldoDeTeste(pessoa).importar(DI);
    const { comparados, naoComparados, falhas } = await audit();
    expect(falhas).toEqual([]);
    expect([comparados >= 2, naoComparados]).toEqual([true, 0]);
  });

  test('that somebody changed by hand are named, with the field', async () => {
    const id = await fornecedor();
    await tamper(sql`update fornecedor set razao_social = 'OUTRA CO' where id = ${id}`);
    expect((await audit()).falhas).toEqual([`Fornecedor ${id}: Razão social não é o que o histórico diz.`]);
  });

  test('that somebody removed are named', async () => {
    const id = await fornecedor();
    await tamper(sql`delete from fornecedor where id = ${id}`);
    expect((await audit()).falhas).toEqual([`Fornecedor ${id} está no histórico e não existe mais.`]);
  });

  test('of a balance are the sum of its movements', async () => {
    const saldo = saldoDeTeste(pessoa);
    await saldo.importar(DI);
    const [lote] = await saldo.listar();
    await tamper(sql`update saldo_lote set saldo = saldo + 1 where id = ${lote.id}`);
    expect((await audit()).falhas).toContain(
      `O lote ${lote.id} diz ter 11.0000000, e os seus movimentos somam 10.0000000.`,
    );
  });

  test('are what the dashboard sums, once it has summed them', async () => {
    const processoId = await saldoDeTeste(pessoa).importar(DI);
    const naoSoma = `O painel não soma o processo ou a entrada ${processoId} como estão hoje as suas linhas.`;
    // Noted and not summed yet: nothing is said of it.
    expect((await audit()).falhas).toEqual([]);
    expect((await pessoa.pedir({ url: '/api/Dashboard' })).statusCode).toBe(200);
    expect((await audit()).falhas).toEqual([]);
    const { db } = bench().conexao;
    await tamper(sql`update processo set canal_rfb = 'CINZA' where id = ${processoId}`);
    // A write past the product leaves no note.
    await db.execute(sql`delete from painel_mudanca where fonte_id = ${processoId}`);
    expect((await audit()).falhas).toContain(naoSoma);
    await db.execute(sql`delete from painel_fonte where fonte_id = ${processoId} and fato = 'REGISTRO'`);
    expect((await audit()).falhas).toContain('A soma REGISTRO 2026-11 VERDE do painel não é a das suas parcelas.');
  });
});

const DI = { numero: '261234567', adicoes: [{ itens: [{ quantidade: '10' }] }] };
