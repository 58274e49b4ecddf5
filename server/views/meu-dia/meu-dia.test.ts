import { adiamentoNovo } from '#lib/contracts/views/meu-dia.ts';
import { ATOS_DO_CALENDARIO } from '#lib/domain/cadastros/atos-de-fabrica.ts';
import { atoAVista } from '#lib/domain/cadastros/atos-do-calendario.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { RULES } from '#server/rules.ts';
import { newColleague } from '#server/testing/colleague.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';
import { em, verMeuDia } from './dia-de-teste.ts';
import { contarMeuDia } from './meu-dia.ts';

const ler = async (pessoa: Pessoa, consulta = '') => (await pessoa.pedir({ url: `/api/MeuDia?${consulta}` })).json();
const adiar = (pessoa: Pessoa, payload: object) =>
  pessoa.pedir({ method: 'POST', url: '/api/MeuDia/Adiamento', payload });
const devolver = (pessoa: Pessoa, chave: string) =>
  pessoa.pedir({ method: 'DELETE', url: '/api/MeuDia/Adiamento', payload: { chave } });

/** Acts of the calendar that a company with an importer is told on the day of the bench. */
const ATOS = ATOS_DO_CALENDARIO.filter((um) => atoAVista(um, em(0))).length;

onServer('Meu dia', (bench) => {
  test('mine are those I answer for and those nobody does; the company sees all of them; another company none', async () => {
    const maria = await bench().novaPessoa();
    const colega = await newColleague(bench(), maria);
    const processos = processosDeTeste(maria);
    const meu = await processos.aberto({ eta: em(-1), responsavel: { id: maria.quem.usuarioId } });
    const dele = await processos.aberto({ eta: em(-2), responsavel: { id: colega.quem.usuarioId } });
    const deNinguem = await processos.aberto({ eta: em(-3) });
    const ids = (dia: { linhas: { lugar: { id: string } }[] }) => dia.linhas.map(({ lugar }) => lugar.id);

    expect(ids(await ler(maria))).toEqual([deNinguem.id, meu.id]);
    expect(ids(await ler(colega))).toEqual([deNinguem.id, dele.id]);
    const daEmpresa = await ler(maria, 'de=empresa');
    expect(ids(daEmpresa)).toEqual([deNinguem.id, dele.id, meu.id]);
    expect(
      daEmpresa.linhas.map(({ responsavel }: { responsavel: { nome: string } | null }) => responsavel?.nome),
    ).toEqual([undefined, 'Colega', 'Pessoa de Teste']);
    expect(daEmpresa).toMatchObject({
      hoje: em(0),
      total: 3,
      adiados: 0,
      regras: [{ regra: 'ETA_PASSADA', total: 3, mostradas: 3 }],
      grupos: [{ grupo: 'ATRASADO', linhas: 3, valores: [] }],
    });
    expect((await maria.pedir({ url: '/api/MeuDia/Contagem' })).json()).toEqual({ total: 2 });

    const outra = await bench().novaPessoa();
    expect(await ler(outra, 'de=empresa')).toMatchObject({ linhas: [], total: 0, adiados: 0 });
    expect((await outra.pedir({ url: '/api/MeuDia/Contagem' })).json()).toEqual({ total: 0 });
  });

  test('by importer and by rule; what is asked in vain is refused', async () => {
    const maria = await bench().novaPessoa();
    const processos = processosDeTeste(maria);
    const [dono] = await bench()
      .conexao.db.insert(importador)
      .values({
        empresaId: maria.quem.empresaId,
        id: '01a1fd15-e7ab-758c-8773-000000000001',
        chave: 'a',
        busca: 'a',
        criadoEm: new Date(),
        alteradoEm: new Date(),
        alteradoPor: maria.quem.usuarioId,
        razaoSocial: 'Fictícia Ltda',
        cnpj: 'ZFM000AM000121',
        setor: '1',
        situacaoSuframa: 'ATIVA',
        validadeSuframa: em(30),
        perfilTributario: 'COMERCIO',
        contatos: [],
        dciMensal: false,
        resolucoes: [],
        arredondamentoCra: 'MEIO_PARA_CIMA',
        baseCusto: 'FOB',
      })
      .returning({ id: importador.id });
    await processos.aberto({ eta: em(-1) });
    const seu = await processos.aberto({ eta: em(-1), importador: { id: dono?.id } });
    const chaves = ({ linhas }: { linhas: { chave: string }[] }) => linhas.map(({ chave }) => chave);
    expect(chaves(await ler(maria, `importadorId=${dono?.id}`))).toEqual([
      `ETA_PASSADA.${seu.id}`,
      `SUFRAMA.${dono?.id}`,
    ]);
    expect(chaves(await ler(maria, 'regra=SUFRAMA'))).toEqual([`SUFRAMA.${dono?.id}`]);
    const porRegra = await ler(maria, 'regra=SUFRAMA');
    expect(porRegra.regras).toEqual([
      { regra: 'ETA_PASSADA', total: 2, mostradas: 2 },
      { regra: 'SUFRAMA', total: 1, mostradas: 1 },
      { regra: 'ATO', total: ATOS, mostradas: ATOS },
    ]);
    for (const consulta of ['regra=NADA', 'de=todos', 'outro=1', 'importadorId=1']) {
      expect((await maria.pedir({ url: `/api/MeuDia?${consulta}` })).statusCode).toBe(400);
    }
  });

  test('what is put off is out of sight of who did, till its day; brought back, it is there at once', async () => {
    const maria = await bench().novaPessoa();
    const colega = await newColleague(bench(), maria);
    const { id, numero } = await processosDeTeste(maria).aberto({ eta: em(-1) });
    const chave = `ETA_PASSADA.${id}`;
    expect((await adiar(maria, { chave, ate: em(3), motivo: 'O navio atrasou.' })).statusCode).toBe(204);

    expect(await ler(maria)).toMatchObject({ linhas: [], total: 0, adiados: 1 });
    expect((await maria.pedir({ url: '/api/MeuDia/Contagem' })).json()).toEqual({ total: 0 });
    expect((await ler(maria, 'adiados=true')).linhas).toMatchObject([
      { chave, adiamento: { ate: em(3), motivo: 'O navio atrasou.', voltou: null } },
    ]);
    // The postponement holds only for the person who made it.
    expect((await ler(colega)).linhas).toMatchObject([{ chave, adiamento: null }]);
    expect((await devolver(colega, chave)).statusCode).toBe(404);

    const { quem } = maria;
    expect((await verMeuDia(bench(), quem, em(2))).linhas).toEqual([]);
    expect((await verMeuDia(bench(), quem, em(3))).linhas).toMatchObject([{ chave, adiamento: { voltou: 'DATA' } }]);

    expect((await devolver(maria, chave)).statusCode).toBe(204);
    expect((await ler(maria)).linhas).toMatchObject([{ chave, adiamento: null }]);
    expect((await devolver(maria, chave)).statusCode).toBe(404);

    const historico = (await maria.pedir({ url: `/api/Historico?recurso=Adiamento&registroId=${id}` })).json();
    expect(historico).toMatchObject([
      { acao: 'EXCLUIR', antes: { ate: em(3), titulo: numero }, depois: null, usuario: { nome: 'Pessoa de Teste' } },
      {
        acao: 'CRIAR',
        antes: null,
        depois: { chave, ate: em(3), motivo: 'O navio atrasou.' },
        motivo: 'O navio atrasou.',
      },
    ]);
  });

  test('what became worse is back at once: an error now, or its day nearer', async () => {
    const maria = await bench().novaPessoa();
    const processos = processosDeTeste(maria);
    const li = { tipo: 'LI', numero: '2690000028', situacao: 1, registro: null, deferimento: null, orgaos: null };
    const { id, versao } = await processos.aberto({ licencas: [{ ...li, validade: em(10) }] });
    const chave = `LICENCA.${id}`;
    expect((await adiar(maria, { chave, ate: em(20), motivo: 'A prorrogação foi pedida.' })).statusCode).toBe(204);
    const { quem } = maria;
    expect((await verMeuDia(bench(), quem, em(10))).linhas).toEqual([]);
    expect((await verMeuDia(bench(), quem, em(11))).linhas).toMatchObject([
      { chave, nivel: 'erro', adiamento: { voltou: 'PIOROU', motivo: 'A prorrogação foi pedida.' } },
    ]);
    expect(await contarMeuDia({ tx: bench().conexao.db, quem, hoje: em(11), regras: RULES }, 100)).toBe(1);

    const mudar = (validade: string, vista: number) =>
      maria.pedir({
        method: 'PUT',
        url: '/api/Processo',
        payload: { id, versao: vista, licencas: [{ ...li, validade }] },
      });
    // A later date does not make the line worse.
    expect((await mudar(em(12), versao)).statusCode).toBe(200);
    expect((await verMeuDia(bench(), quem, em(1))).linhas).toEqual([]);
    expect((await mudar(em(9), versao + 1)).statusCode).toBe(200);
    expect((await verMeuDia(bench(), quem, em(1))).linhas).toMatchObject([{ chave, adiamento: { voltou: 'PIOROU' } }]);

    // Postponed again, the line is compared with its present state.
    expect((await adiar(maria, { chave, ate: em(5), motivo: 'Ainda esperando.' })).statusCode).toBe(204);
    expect((await verMeuDia(bench(), quem, em(1))).linhas).toEqual([]);
  });

  test('not to today, not past a year, not without a reason, not what does not wait', async () => {
    const maria = await bench().novaPessoa();
    const { id } = await processosDeTeste(maria).aberto({ eta: em(-1) });
    const chave = `ETA_PASSADA.${id}`;
    const motivo = 'O navio atrasou.';
    for (const [ate, frase] of [
      [em(0), 'Escolha um dia depois de hoje.'],
      [em(366), 'O adiamento vai até um ano à frente.'],
    ]) {
      const recusado = await adiar(maria, { chave, ate, motivo });
      expect([recusado.statusCode, recusado.json().campos]).toEqual([422, { ate: frase }]);
    }
    expect((await adiar(maria, { chave, ate: em(365), motivo })).statusCode).toBe(204);
    const semMotivo = await adiar(maria, { chave, ate: em(1), motivo: ' a ' });
    expect([semMotivo.statusCode, semMotivo.json().campos]).toEqual([
      400,
      { motivo: 'Diga por que, com 3 caracteres ao menos.' },
    ]);
    expect(adiamentoNovo.safeParse({ chave, ate: em(1), motivo: 'x'.repeat(501) }).success).toBe(false);
    const outra = await bench().novaPessoa();
    for (const [quem, qual] of [
      [outra, chave],
      [maria, `DOCUMENTO.${id}`],
      [maria, 'ETA_PASSADA.nada'],
      [maria, `NADA.${id}`],
    ] as const) {
      expect((await adiar(quem, { chave: qual, ate: em(1), motivo })).statusCode).toBe(404);
    }
  });

  test('the bell counts to a hundred, the screen shows fifty of a rule and says how many there are', async () => {
    const maria = await bench().novaPessoa();
    await writeDirectly(bench().conexao.db, (tx) =>
      tx.insert(processo).values(
        Array.from({ length: 120 }, (_, i) => ({
          empresaId: maria.quem.empresaId,
          id: `01a1fd15-e7ab-758c-8773-${String(i).padStart(12, '0')}`,
          numero: `IMP-${i}`,
          tipoDocumento: 'DI' as const,
          situacao: 'EM_TRANSITO' as const,
          eta: em(-1 - (i % 7)),
          busca: '',
          criadoEm: new Date('2026-11-20T12:00:00Z'),
          criadoPor: maria.quem.usuarioId,
        })),
      ),
    );
    expect((await maria.pedir({ url: '/api/MeuDia/Contagem' })).json()).toEqual({ total: 100 });
    const dia = await ler(maria);
    expect([dia.total, dia.linhas.length, dia.regras]).toEqual([
      120,
      50,
      [{ regra: 'ETA_PASSADA', total: 120, mostradas: 50 }],
    ]);
    // The longest overdue.
    expect(new Set(dia.linhas.map(({ prazo }: { prazo: string }) => prazo))).toEqual(new Set([em(-7), em(-6), em(-5)]));
    expect((await ler(maria, 'regra=ETA_PASSADA')).linhas).toHaveLength(120);
  });
});
