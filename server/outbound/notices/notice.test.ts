import { v7 as uuidv7 } from 'uuid';
import type { Aviso } from '#lib/contracts/outbound/aviso.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { newColleague } from '#server/testing/colleague.ts';
import { daisDeTeste, ENVIADA, PARAMETRIZADA } from '#server/testing/dais-de-teste.ts';
import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import { dcrsDeTeste } from '#server/testing/dcrs-de-teste.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';

/** Leaves out the notice that a colleague has come in, which has its own tests. */
const avisosDe = async ({ pedir }: Pick<Pessoa, 'pedir'>): Promise<Aviso[]> =>
  (await pedir({ url: '/api/Aviso' })).json().filter(({ recurso }: Aviso) => recurso !== 'Usuario');
const naoLidos = async ({ pedir }: Pick<Pessoa, 'pedir'>): Promise<number> =>
  (await pedir({ url: '/api/Aviso/Contagem' })).json().naoLidos;
const textos = async (pessoa: Pick<Pessoa, 'pedir'>) =>
  (await avisosDe(pessoa)).map(({ tipo, texto }) => [tipo, texto]);

onServer('Notices', (bench) => {
  let dona: Pessoa;
  let colega: Pessoa;
  beforeEach(async () => {
    dona = await bench().novaPessoa();
    colega = await newColleague(bench(), dona);
    await dona.pedir({ method: 'POST', url: '/api/Aviso/Lidos', payload: {} });
  });
  const registrado = (numeroDI: string) => daisDeTeste(dona).registrado(numeroDI, 'REGISTRADO');

  test('tell who began a process of what somebody else did, and nobody of what they did themselves', async () => {
    const id = await registrado('2600000010');
    expect(await avisosDe(dona)).toEqual([]);
    await processosDeTeste(colega).passar(id, {
      situacao: 'PARAMETRIZADO',
      data: '2026-11-20',
      canalRfb: 'VERMELHO',
      versao: 2,
    });
    expect(await avisosDe(dona)).toMatchObject([
      {
        tipo: 'CANAL',
        recurso: 'Processo',
        registroId: id,
        titulo: 'IMP-2026-0001',
        texto: 'Canal vermelho na RFB.',
        autor: 'Colega',
        vezes: 1,
        lidoEm: null,
      },
    ]);
    expect(await avisosDe(colega)).toEqual([]);
    expect(await avisosDe(await bench().novaPessoa())).toEqual([]);
  });

  test('go to whoever is responsible, where somebody is', async () => {
    const processos = processosDeTeste(dona);
    const { id, versao } = await processos.aberto({ responsavel: { id: colega.quem.usuarioId } });
    expect(await avisosDe(colega)).toEqual([]);
    const alterado = await processos.alterar({ id, versao, referencia: 'REF-9' });
    expect(alterado.statusCode).toBe(200);
    expect(await textos(colega)).toEqual([['MUDANCA', 'Alterou Nossa referência.']]);
    expect(await avisosDe(dona)).toEqual([]);
  });

  test('say that a process was handed to whom they are for', async () => {
    const { id, versao } = await processosDeTeste(dona).aberto();
    const dado = await processosDeTeste(dona).alterar({ id, versao, responsavel: { id: colega.quem.usuarioId } });
    expect(dado.statusCode).toBe(200);
    expect(await textos(colega)).toEqual([['MUDANCA', 'Passou a você a responsabilidade por este processo.']]);
  });

  test('name what was changed, three fields at most, and what was undone', async () => {
    const { id, versao } = await processosDeTeste(dona).aberto();
    const doColega = processosDeTeste(colega);
    const mudar = async (atual: number, campos: object) =>
      expect((await doColega.alterar({ id, versao: atual, ...campos })).statusCode).toBe(200);
    const ultimo = async () => (await textos(dona))[0]?.[1];
    await mudar(versao, { eta: '2026-12-01', veiculo: 'Navio' });
    expect(await ultimo()).toBe('Alterou Veículo e ETA.');
    await mudar(versao + 1, { etd: '2026-11-01', eta: '2026-12-02', veiculo: 'Outro', setor: 'A', diasLivres: 7 });
    expect(await ultimo()).toBe('Alterou Setor, Veículo, ETD e mais 2.');
    const [mudanca] = await doColega.historico(id);
    expect((await doColega.desfazer(mudanca.id, versao + 2)).statusCode).toBe(200);
    expect(await ultimo()).toBe('Desfez a alteração de Setor, Veículo, ETD e mais 2.');
  });

  test('of a DCI tell whoever else changed it last of its steps, and of nothing it is filled in with', async () => {
    const daDona = await dcisDeTeste(dona);
    const { id, processo } = await daDona.criada();
    const avisos = async () =>
      (await avisosDe(dona)).map(({ recurso, tipo, titulo, texto }) => [recurso, tipo, titulo, texto]);
    const doColega = (caminho: string, payload: object) =>
      colega.pedir({ method: 'POST', url: `/api/Dci/${id}/${caminho}`, payload });
    const { versao } = await daDona.lida(id);
    expect(
      (await doColega('Passo', { passo: 'CANCELAR', data: '2026-11-20', versao, motivo: 'Engano.' })).json().Error,
    ).toBeUndefined();
    expect(await avisos()).toEqual([['Dci', 'MUDANCA', processo, 'Cancelada em 20/11/2026.']]);
    expect(await avisosDe(colega)).toEqual([]);
  });

  test('of a DCR-E as well, by the number the Receita gave it', async () => {
    const daDona = await dcrsDeTeste(dona);
    const { id, versao, modelos } = (await daDona.criar(daDona.novo)).json();
    expect(modelos).toHaveLength(1);
    const passo = async (atual: number, campos: object) => {
      const payload = { data: '2026-11-20', versao: atual, ...campos };
      const resposta = await colega.pedir({ method: 'POST', url: `/api/Dcr/${id}/Passo`, payload });
      expect([resposta.statusCode, resposta.json().Error]).toEqual([200, undefined]);
    };
    await passo(versao, { passo: 'VALIDAR' });
    await passo(versao + 1, { passo: 'GERAR' });
    await passo(versao + 2, { passo: 'TRANSMITIR' });
    await passo(versao + 3, { passo: 'REGISTRAR', numero: '2690000012' });
    expect(await avisosDe(dona)).toMatchObject([
      { recurso: 'Dcr', registroId: id, titulo: 'DCR-E 2690000012', texto: 'Registrado em 20/11/2026.', vezes: 4 },
    ]);
    expect(await avisosDe(colega)).toEqual([]);
  });

  test('say what a step was, what an exigência is, and that a process was deleted', async () => {
    const id = await registrado('2600000010');
    const doColega = processosDeTeste(colega);
    const passo = (versao: number, campos: object) => doColega.passar(id, { data: '2026-11-20', versao, ...campos });
    await passo(2, { situacao: 'PARAMETRIZADO', canalRfb: 'AMARELO' });
    await passo(3, { situacao: 'EM_EXIGENCIA', motivo: 'Apresentar a fatura.' });
    await passo(4, { situacao: 'DESEMBARACADO_RFB' });
    const { id: outro } = await processosDeTeste(dona).aberto();
    await doColega.excluir(outro);
    expect((await textos(dona)).sort()).toEqual([
      ['CANAL', 'Canal amarelo na RFB.'],
      ['EXCLUSAO', 'O processo foi excluído.'],
      ['EXIGENCIA', 'A RFB fez uma exigência.'],
      ['MUDANCA', 'Desembaraçado RFB em 20/11/2026.'],
    ]);
  });

  test('that ciência is due comes with the canal of the Sefaz', async () => {
    const id = await daisDeTeste(dona).registrado('2600000010');
    await daisDeTeste(colega).marcada(id, ENVIADA, PARAMETRIZADA);
    expect(await textos(dona)).toContainEqual([
      'CIENCIA',
      'A Sefaz parametrizou a DAI no canal cinza: falta a ciência.',
    ]);
  });

  test('of one kind about one record are counted until they are read', async () => {
    const { relogio } = bench();
    const { id, versao } = await processosDeTeste(dona).aberto();
    const doColega = processosDeTeste(colega);
    const mudar = async (atual: number, referencia: string) =>
      expect((await doColega.alterar({ id, versao: atual, referencia })).statusCode).toBe(200);
    await mudar(versao, 'A');
    relogio.hora = new Date('2026-11-20T12:05:00Z');
    await mudar(versao + 1, 'B');
    const [unico, ...outros] = await avisosDe(dona);
    expect([unico?.vezes, unico?.em, outros]).toEqual([2, '2026-11-20T12:05:00.000Z', []]);

    const lidos = { method: 'POST', url: '/api/Aviso/Lidos', payload: { ids: [unico?.id] } } as const;
    expect((await colega.pedir(lidos)).json()).toEqual({ naoLidos: 0 });
    expect(await naoLidos(dona)).toBe(1);
    expect((await dona.pedir(lidos)).json()).toEqual({ naoLidos: 0 });
    await mudar(versao + 2, 'C');
    expect((await avisosDe(dona)).map(({ vezes, lidoEm }) => [vezes, lidoEm !== null])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect((await dona.pedir({ method: 'POST', url: '/api/Aviso/Lidos', payload: {} })).json()).toEqual({
      naoLidos: 0,
    });
    relogio.hora = new Date('2026-11-20T12:00:00Z');
  });

  test('of thousands deleted at once are each written', async () => {
    const { db } = bench().conexao;
    const { empresaId, usuarioId } = dona.quem;
    const processos = Array.from({ length: 7_000 }, (_, i) => ({
      empresaId,
      id: uuidv7(),
      numero: `IMP-2026-9${i}`,
      tipoDocumento: 'DI' as const,
      situacao: 'EM_ABERTO' as const,
      busca: '',
      criadoEm: new Date(),
      criadoPor: usuarioId,
    }));
    await writeDirectly(db, (tx) => bulkInsert(tx, processo, processos));
    const linhas = processos.map(({ id }) => ({
      recurso: 'Processo',
      registroId: id,
      acao: 'EXCLUIR' as const,
      usuarioId: colega.quem.usuarioId,
      em: new Date('2026-11-20T12:00:00Z'),
    }));
    await db.transaction((tx) => historyRepository(tx, empresaId).registrar(linhas));
    expect(await naoLidos(dona)).toBe(7_000);
  });

  test('are not written when what they tell of was not', async () => {
    const { id, versao } = await processosDeTeste(dona).aberto();
    const recusado = await processosDeTeste(colega).alterar({ id, versao: versao + 7, referencia: 'X' });
    expect(recusado.statusCode).toBe(409);
    expect(await naoLidos(dona)).toBe(0);
  });

  test('are announced on the stream of whom they are for, once they are written', async () => {
    const endereco = await bench().endereco();
    const fim = new AbortController();
    const abrir = async ({ token }: Pessoa) => {
      const resposta = await fetch(`${endereco}/api/Aviso/Eventos`, {
        headers: { Authorization: `Bearer ${token}` },
        signal: fim.signal,
      });
      expect(resposta.headers.get('content-type')).toContain('text/event-stream');
      const leitor = (resposta.body as ReadableStream<Uint8Array>).getReader();
      /** Reads on until the stream announces this. */
      return async (anuncio: string) => {
        for (let lido = ''; ; ) {
          const { value, done } = await leitor.read();
          lido += new TextDecoder().decode(value);
          if (done || lido.includes(`event: ${anuncio}\n`)) return lido;
        }
      };
    };
    const daDona = await abrir(dona);
    expect(await daDona('pendencias')).toContain('event: avisos\ndata: {}\n\nevent: pendencias');
    const { id, versao } = await processosDeTeste(dona).aberto();
    await processosDeTeste(colega).alterar({ id, versao, referencia: 'NOVA' });
    expect(await daDona('avisos')).toContain('event: avisos');
    const [aviso] = await avisosDe(dona);
    expect(aviso?.registroId).toBe(id);
    fim.abort();
  });

  test('are told apart from changes of the company, which the stream of each of its people announces and no other', async () => {
    const endereco = await bench().endereco();
    const fim = new AbortController();
    const abrir = async ({ token }: Pick<Pessoa, 'token'>) => {
      const headers = { Authorization: `Bearer ${token}` };
      const resposta = await fetch(`${endereco}/api/Aviso/Eventos`, { headers, signal: fim.signal });
      const ouvido: string[] = [];
      const leitor = (resposta.body as ReadableStream<Uint8Array>).getReader();
      (async () => {
        for (let lido = await leitor.read(); lido.value; lido = await leitor.read()) {
          ouvido.push(...(new TextDecoder().decode(lido.value).match(/(?<=event: )\w+/g) ?? []));
        }
      })().catch(() => {});
      return ouvido;
    };
    const [daColega, deFora] = [await abrir(colega), await abrir(await bench().novaPessoa())];
    await processosDeTeste(dona).aberto();
    for (let vez = 0; vez < 50 && daColega.length < 3; vez += 1)
      await new Promise((acordar) => setTimeout(acordar, 100));
    expect([daColega, deFora]).toEqual([
      ['avisos', 'pendencias', 'pendencias'],
      ['avisos', 'pendencias'],
    ]);
    fim.abort();
  });

  test('are nobody’s without a session', async () => {
    const { app } = bench();
    for (const url of ['/api/Aviso', '/api/Aviso/Contagem', '/api/Aviso/Eventos']) {
      expect((await app.inject({ url })).statusCode).toBe(401);
    }
  });
});
