import { eq } from 'drizzle-orm';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { adicao, declaracao } from '#server/platform/db/schema/declaracao.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const DI = {
  ...gerarDeclaracao({
    semente: 91,
    dataRegistro: '2026-11-17',
    adicoes: 2,
    itensPorAdicao: 2,
    importador: { numero: '12ABC34501DE35', nome: 'FICTICIA DA AMAZONIA' },
    taxas: { '220': '5.3417' },
    regime: 'zfm',
  }),
  dataDesembaraco: '2026-11-19',
};

onServer('A wrong declaration', (bench) => {
  let pessoa: Pessoa;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
  });
  const ler = async (id: string) => (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();
  const importar = (processoId = '') =>
    pessoa.pedir(
      multipartOf(`/api/Processo/ImportarDi${processoId && `?processoId=${processoId}`}`, escreverDiXml([DI])),
    );
  const retirar = (id: string, versao: number, motivo = 'Arquivo de outro processo.') =>
    pessoa.pedir({
      method: 'POST',
      url: `/api/Processo/${id}/RetirarDeclaracao`,
      payload: { versao, motivo },
    });
  const comDeclaracao = async () => {
    const { id } = await processosDeTeste(pessoa).aberto();
    expect((await importar(id)).statusCode).toBe(201);
    return id as string;
  };
  const quantos = (tabela: typeof declaracao | typeof adicao) =>
    bench().conexao.db.$count(tabela, eq(tabela.empresaId, pessoa.quem.empresaId));
  const saldos = async () =>
    (
      await bench()
        .conexao.db.select({ saldo: saldoLote.saldo })
        .from(saldoLote)
        .where(eq(saldoLote.empresaId, pessoa.quem.empresaId))
    ).map(({ saldo }) => Number(saldo));

  test('comes off its process with its steps and its stock, and the history puts it back', async () => {
    const id = await comDeclaracao();
    const antes = await ler(id);
    expect(antes).toMatchObject({ situacao: 'DESEMBARACADO_RFB', numeroDI: DI.numeroDI });
    expect((await saldos()).every((saldo) => saldo > 0)).toBe(true);

    const retirada = await retirar(id, antes.versao);
    expect([retirada.statusCode, retirada.json()]).toMatchObject([
      200,
      { situacao: 'EM_ABERTO', numeroDI: null, declaracao: null, valorAduaneiro: '0.00' },
    ]);
    expect([await quantos(declaracao), await quantos(adicao)]).toEqual([0, 0]);
    expect((await saldos()).every((saldo) => saldo === 0)).toBe(true);

    const historico = (await pessoa.pedir({ url: `/api/Historico?recurso=Processo&registroId=${id}` })).json();
    const mudanca = historico.find(({ depois }: { depois: object }) => depois && 'Declaração' in depois);
    expect(mudanca).toMatchObject({ depois: { Declaração: null }, motivo: 'Arquivo de outro processo.' });
    const { versao } = await ler(id);
    const desfeita = await pessoa.pedir({
      method: 'POST',
      url: `/api/Historico/${mudanca.id}/Desfazer`,
      payload: { versao },
    });
    expect([desfeita.statusCode, desfeita.json()]).toMatchObject([
      200,
      { situacao: 'DESEMBARACADO_RFB', numeroDI: DI.numeroDI },
    ]);
    const { declaracao: sua, conferencias, valorAduaneiro } = await ler(id);
    expect({ sua, conferencias, valorAduaneiro }).toEqual({
      sua: antes.declaracao,
      conferencias: antes.conferencias,
      valorAduaneiro: antes.valorAduaneiro,
    });
    expect((await saldos()).every((saldo) => saldo > 0)).toBe(true);
  });

  test('that came off leaves room for the right one, on this process or another', async () => {
    const id = await comDeclaracao();
    expect((await retirar(id, (await ler(id)).versao)).statusCode).toBe(200);
    const outro = await comDeclaracao();
    expect(await ler(outro)).toMatchObject({ numeroDI: DI.numeroDI });
  });

  test('stays where something rests on it, and what it is is named', async () => {
    const id = await comDeclaracao();
    const { versao } = await ler(id);
    await pessoa.pedir({
      method: 'POST',
      url: `/api/Dai/${id}/Marca`,
      payload: { versao: 1, tipo: 'ENVIADA', data: '2026-11-19', numero: '2026000123', motivo: 'Digitada no portal.' },
    });
    const recusada = await retirar(id, versao);
    expect([recusada.statusCode, recusada.json()]).toMatchObject([
      409,
      { codigo: 'BLOQUEADO', Error: 'A declaração não pode ser retirada: a DAI dela já foi trabalhada na Sefaz.' },
    ]);
    expect(await ler(id)).toMatchObject({ numeroDI: DI.numeroDI });
  });

  test('that its process was born from is not taken off; nor without a reason, nor over a later change', async () => {
    const [{ id }] = (await importar()).json();
    const { versao } = await ler(id);
    const recusada = await retirar(id, versao);
    expect([recusada.statusCode, recusada.json().Error]).toEqual([
      409,
      expect.stringContaining('O processo nasceu desta declaração'),
    ]);
    expect((await retirar(id, versao, ' ')).statusCode).toBe(400);
    expect((await retirar(id, versao + 1)).json().codigo).toBe('CONFLITO');
  });
});
