import { and, eq, type SQL } from 'drizzle-orm';
import { lacunaDoProcesso } from '#lib/contracts/views/lacunas.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { saldoLote } from '#server/platform/db/schema/saldo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';
import { em, nosDias } from '#server/views/meu-dia/dia-de-teste.ts';

const DI = gerarDeclaracao({
  semente: 92,
  dataRegistro: '2026-11-17',
  adicoes: 3,
  itensPorAdicao: 2,
  importador: { numero: '12ABC34501DE35', nome: 'FICTICIA DA AMAZONIA' },
  taxas: { '220': '5.3417' },
  regime: 'zfm',
});

onServer('What a declared process lacks', (bench) => {
  test('is one line a cause with its remedy, and Meu dia has the same words while the DAI is being made', async () => {
    const pessoa = await bench().novaPessoa();
    const [{ id }] = (await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([DI])))).json();
    const resposta = await pessoa.pedir({ url: `/api/Processo/${id}/Lacunas` });
    const lacunas = lacunaDoProcesso.array().parse(resposta.json());
    expect(lacunas.map(({ texto, remedio }) => `${texto} · ${remedio}`)).toEqual([
      'O importador da declaração não está no cadastro · Cadastrar',
      '3 adições sem linha da matriz · Escolher',
      '6 mercadorias sem item do cadastro · Vincular',
      '6 mercadorias sem cClassTrib na declaração · Ver os tributos',
      '3 papéis exigidos faltam · Enviar',
    ]);
    expect(lacunas.at(-1)).toMatchObject({ lugar: { onde: 'PROCESSO', aba: 'documentos', campo: 'FATURA' } });

    const doDia =
      'O importador da declaração não está no cadastro. Sem ele não há matriz de tributação, inscrição estadual nem Suframa.';
    expect(await nosDias(bench(), pessoa.quem, 'SEM_IMPORTADOR', [em(0)])).toEqual({ [em(0)]: ['aviso', null, doDia] });
    expect(await nosDias(bench(), pessoa.quem, 'SEM_MATRIZ', [em(0)])).toEqual({ [em(0)]: null });
    const { versao } = (await pessoa.pedir({ url: `/api/Dai/${id}` })).json();
    const elaborada = { id, versao, tipo: null, contratoCambio: null, complemento: null, adicoes: [] };
    const gravada = await pessoa.pedir({ method: 'PUT', url: '/api/Dai', payload: elaborada });
    expect(gravada.json().Error ?? null).toBeNull();
    expect(await nosDias(bench(), pessoa.quem, 'SEM_MATRIZ', [em(0)])).toEqual({
      [em(0)]: ['aviso', null, '3 adições sem linha da matriz. O ICMS delas não se calcula, e o XML da DAI não sai.'],
    });
  });

  test('is the ICMS that its DAI owes, as Meu dia has it', async () => {
    const pessoa = await bench().novaPessoa();
    const [{ id }] = (await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([DI])))).json();
    const doIcms = async () =>
      (await pessoa.pedir({ url: `/api/Processo/${id}/Lacunas` }))
        .json()
        .filter(({ causa }: { causa: string }) => causa === 'ICMS_DEVIDO')
        .map(({ texto, lugar }: Record<string, unknown>) => [texto, lugar]);
    expect(await doIcms()).toEqual([]);
    const quais = and(eq(dai.empresaId, pessoa.quem.empresaId), eq(dai.processoId, id));
    const figuras = { icmsRecolher: '631944.06', notificacaoValor: '1000.00', darValor: '400.00' };
    await writeDirectly(bench().conexao.db, (tx) =>
      tx
        .update(dai)
        .set({ situacao: 'EM_ELABORACAO', ...figuras })
        .where(quais),
    );
    expect(await doIcms()).toEqual([
      [
        'A DAI deve ICMS: R$ 600,00 notificados e não pagos e R$ 630.944,06 por notificar',
        { onde: 'DAI', aba: 'notificacoes', campo: null },
      ],
    ]);
  });

  test('is in Meu dia once goods of unknown part numbers are in stock, until they are linked', async () => {
    const pessoa = await bench().novaPessoa();
    const liberada = { ...DI, dataDesembaraco: '2026-11-18' };
    await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([liberada])));
    const { empresaId } = pessoa.quem;
    const { db } = bench().conexao;
    const frase = (quantas: string) =>
      `${quantas} sem item do cadastro. O saldo de insumos e o DCR-E não sabem de que part number são.`;
    expect(await nosDias(bench(), pessoa.quem, 'SEM_VINCULO', [em(0)])).toEqual({
      [em(0)]: ['aviso', null, frase('6 mercadorias')],
    });
    const item = {
      partNumber: 'FX-100',
      descricao: 'CIRCUITO',
      ncm: '8542.31.90',
      unidadeComercializada: 'PECA',
      origem: 'IMPORTADO',
    };
    const { id: itemId } = (await cadastroDeTeste(pessoa, 'Item').criar(item)).json();
    const [lote] = await db.select().from(saldoLote).where(eq(saldoLote.empresaId, empresaId)).limit(1);
    const vincular = (quais: SQL) => writeDirectly(db, (tx) => tx.update(saldoLote).set({ itemId }).where(quais));
    await vincular(eq(saldoLote.id, lote?.id ?? ''));
    expect(await nosDias(bench(), pessoa.quem, 'SEM_VINCULO', [em(0)])).toEqual({
      [em(0)]: ['aviso', null, frase('5 de 6 mercadorias')],
    });
    await vincular(eq(saldoLote.empresaId, empresaId));
    expect(await nosDias(bench(), pessoa.quem, 'SEM_VINCULO', [em(0)])).toEqual({ [em(0)]: null });
  });

  test('is nothing before the declaration, and nobody else sees it', async () => {
    const pessoa = await bench().novaPessoa();
    const { id } = await processosDeTeste(pessoa).aberto();
    expect((await pessoa.pedir({ url: `/api/Processo/${id}/Lacunas` })).json()).toEqual([]);
    const alheia = await bench().novaPessoa();
    expect((await alheia.pedir({ url: `/api/Processo/${id}/Lacunas` })).statusCode).toBe(404);
  });
});
