import { eq } from 'drizzle-orm';
import readXlsxFile from 'read-excel-file/node';
import { daiConsulta } from '#lib/contracts/consultas/dai.ts';
import { daiListagem } from '#server/comex/sefaz/dai-listagem.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { daisDeTeste, ENVIADA, NOTIFICADA, PARAMETRIZADA } from '#server/testing/dais-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer } from '#server/testing/test-bench.ts';

const DI = '2600000010';
const OUTRA_DI = '2600000029';

onServer('A mark of a DAI', (bench) => {
  test('a registered declaration has its DAI from the registration on, and takes it along when that is taken back', async () => {
    const pessoa = await bench().novaPessoa();
    const { processos, listar, ler } = daisDeTeste(pessoa);
    const { id } = await processos.aberto({ numeroDI: DI });
    expect((await listar()).json()).toEqual([]);
    await processos.passar(id, { situacao: 'REGISTRADO', data: '2026-11-20', versao: 1 });
    expect((await listar()).json()).toMatchObject([
      { id, numeroDocumento: DI, dataRegistro: '2026-11-20', situacao: 'SEM_DAI', proximoAto: 'Elaborar a DAI' },
    ]);
    expect(await ler(id)).toMatchObject({ versao: 1, temDeclaracao: false, bloqueio: null, marcas: [], envios: [] });
    await processos.voltar(id, 2);
    expect((await listar()).json()).toEqual([]);
  });

  test('from the sending to the desembaraço, each mark signed, and the process goes with it', async () => {
    const pessoa = await bench().novaPessoa();
    const { registrado, marcada, processos } = daisDeTeste(pessoa);
    const id = await registrado(DI);
    const enviada = await marcada(id, ENVIADA);
    expect((await processos.ler(id)).json()).toMatchObject({ daiEm: '2026-11-20', canalSefaz: null });
    expect(enviada.marcas).toMatchObject([
      {
        tipo: 'ENVIADA',
        data: '2026-11-20',
        numero: '26000001',
        motivo: 'Pelo portal da Sefaz',
        em: '2026-11-20T12:00:00.000Z',
        usuario: { id: pessoa.quem.usuarioId, nome: 'Pessoa de Teste' },
        desfeita: null,
      },
    ]);
    const lacre = { tipo: 'LACRE', numero: 'LC-77' };
    const fim = await marcada(id, 'PENDENTE_PARAMETRIZACAO', PARAMETRIZADA, lacre, 'CIENCIA_DADA', 'EXONERACAO');
    expect((await processos.ler(id)).json()).toMatchObject({ canalSefaz: 'CINZA', situacao: 'DESEMBARACADO_RFB' });
    expect(fim).toMatchObject({ canal: 'CINZA', lacreNumero: 'LC-77', cienciaPor: 'Pessoa de Teste' });
    const paga = await marcada(id, NOTIFICADA, { tipo: 'DAR_PAGO', numero: 'DAR-1' }, 'DESEMBARACADA');
    expect(paga).toMatchObject({
      situacao: 'DESEMBARACADA',
      desembaracadaEm: '2026-11-20',
      darNumero: 'DAR-1',
      darValor: '1234.50',
      exoneradaEm: '2026-11-20',
      proximoAto: null,
    });
    expect((await processos.ler(id)).json()).toMatchObject({
      situacao: 'DESEMBARACADO_SEFAZ',
      desde: '2026-11-20',
    });
    const url = `/api/Historico?recurso=Dai&registroId=${id}`;
    const historico = (await pessoa.pedir({ url })).json();
    expect(historico.map(({ motivo }: { motivo: string }) => motivo).slice(0, 3)).toEqual([
      'Desembaraçada em 20/11/2026.',
      'DAR pago em 20/11/2026.',
      'Notificada em 20/11/2026.',
    ]);
    expect(historico[0].depois).not.toHaveProperty('marcas');
  });

  test.each<[string, readonly (string | object)[], object, string, string]>([
    [
      'ciência before the canal',
      [ENVIADA],
      { tipo: 'CIENCIA_DADA' },
      'tipo',
      'A ciência é do canal: informe antes o canal que a Sefaz deu à DAI.',
    ],
    [
      'desembaraço before the ciência',
      [ENVIADA, PARAMETRIZADA],
      { tipo: 'DESEMBARACADA' },
      'tipo',
      'A Sefaz não conclui o desembaraço sem a ciência do canal: registre antes a ciência.',
    ],
    [
      'desembaraço with an open notificação',
      [ENVIADA, PARAMETRIZADA, 'CIENCIA_DADA', NOTIFICADA],
      { tipo: 'DESEMBARACADA' },
      'motivo',
      'Há uma notificação aberta de R$ 1.234,50, com vencimento em 30/11/2026: informe o pagamento do DAR antes do desembaraço, ou escreva por que se segue com ela em aberto.',
    ],
    [
      'sending without a file of ours or a word how',
      [],
      { tipo: 'ENVIADA' },
      'motivo',
      'O XML desta DAI não foi gerado aqui: gere-o, ou diga por onde ela foi enviada.',
    ],
    [
      'a canal without its name',
      [ENVIADA],
      { tipo: 'PARAMETRIZADA' },
      'canal',
      'Informe o canal que a Sefaz deu à DAI.',
    ],
  ])('%s is refused in words, and nothing moves', async (_qual, dadas, pedida, campo, motivo) => {
    const pessoa = await bench().novaPessoa();
    const { registrado, marcada, marcar, ler } = daisDeTeste(pessoa);
    const id = await registrado(DI);
    const { versao } = await marcada(id, ...dadas);
    const recusa = await marcar(id, { data: '2026-11-20', versao, ...pedida });
    expect(recusa.statusCode).toBe(422);
    expect(recusa.json()).toEqual({ Error: motivo, codigo: 'REGRA', campos: { [campo]: motivo } });
    expect((await ler(id)).versao).toBe(versao);
  });

  test('what is paid in part stays open by the rest, in the queue, the dashboard and Meu dia; the release asks why', async () => {
    const pessoa = await bench().novaPessoa();
    const { registrado, marcada, marcar, listar, ler } = daisDeTeste(pessoa);
    const id = await registrado(DI);
    const notificada = { ...NOTIFICADA, valor: '12345.67' };
    const { versao } = await marcada(id, ENVIADA, PARAMETRIZADA, 'CIENCIA_DADA', notificada, {
      tipo: 'DAR_PAGO',
      numero: 'D-1',
      valor: '100.00',
    });
    expect(await ler(id)).toMatchObject({ situacao: 'NOTIFICADA', notificacaoAberta: '12245.67', darPagoEm: null });
    const abertas = await listar('pendencia=NOTIFICACAO_ABERTA');
    expect(abertas.json().map((uma: { id: string }) => uma.id)).toEqual([id]);
    const painel = (await pessoa.pedir({ url: '/api/Dashboard' })).json();
    expect(painel.notificacoes).toMatchObject({ quantidade: 1, total: '12245.67' });
    const dia = (await pessoa.pedir({ url: '/api/MeuDia?regra=DAR' })).json();
    expect(dia.linhas[0]).toMatchObject({ valor: { valor: '12245.67', oQue: 'DAR' } });
    expect(dia.linhas[0].porque).toMatch(/Pago R\$ 100,00 de R\$ 12\.345,67\.$/);

    const livre = { tipo: 'DESEMBARACADA', data: '2026-11-20', versao };
    const recusa = await marcar(id, livre);
    expect([recusa.statusCode, Object.keys(recusa.json().campos)]).toEqual([422, ['motivo']]);
    const motivo = 'Liberada por liminar fictícia.';
    const liberada = (await marcar(id, { ...livre, motivo })).json();
    expect([liberada.situacao, liberada.marcas.at(-1).motivo]).toEqual(['DESEMBARACADA', motivo]);
    // It is still owed, and still seen.
    expect((await listar('pendencia=NOTIFICACAO_ABERTA')).json()).toHaveLength(1);
    await marcada(id, { tipo: 'DAR_PAGO', numero: 'D-2' });
    expect(await ler(id)).toMatchObject({ situacao: 'DESEMBARACADA', notificacaoAberta: '0.00', darValor: '12345.67' });
    expect((await listar('pendencia=NOTIFICACAO_ABERTA')).json()).toEqual([]);
  });

  test('ICMS that a DAI owes is seen from the day it is known; the release and the delivery ask why', async () => {
    const pessoa = await bench().novaPessoa();
    const { registrado, marcada, marcar, listar, processos } = daisDeTeste(pessoa);
    const id = await registrado(DI);
    await bench()
      .conexao.db.update(dai)
      .set({ icmsRecolher: '41885.59', icmsSemIncentivo: '41885.59' })
      .where(eq(dai.processoId, id));
    const vistos = async () => {
      const painel = (await pessoa.pedir({ url: '/api/Dashboard' })).json();
      const dia = (await pessoa.pedir({ url: '/api/MeuDia?regra=ICMS_POR_NOTIFICAR' })).json();
      const fila = (await listar('pendencia=ICMS_POR_NOTIFICAR')).json();
      const valores = dia.linhas.map(({ valor }: { valor: { valor: string } }) => valor.valor);
      return [painel.icmsPorNotificar.total, valores, fila.length];
    };
    expect(await vistos()).toEqual(['41885.59', ['41885.59'], 1]);
    // Its ICMS is all to be paid, so there is no exoneração to declare.
    expect((await listar('pendencia=SEM_EXONERACAO')).json()).toEqual([]);
    const { versao } = await marcada(id, ENVIADA, PARAMETRIZADA, 'CIENCIA_DADA');
    const livre = { tipo: 'DESEMBARACADA', data: '2026-11-20', versao };
    expect((await marcar(id, livre)).json().campos.motivo).toMatch(/^A DAI deve R\$ 41\.885,59 de ICMS/);
    await marcada(id, { tipo: 'DESEMBARACADA', motivo: 'Pago em conta corrente fiscal.' });
    expect(await vistos()).toEqual(['41885.59', ['41885.59'], 1]);
    const processo = (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();
    const entrega = { situacao: 'ENTREGUE', data: '2026-11-20', versao: processo.versao };
    const recusada = await processos.passar(id, entrega);
    expect([recusada.statusCode, Object.keys(recusada.json().campos)]).toEqual([422, ['motivo']]);
    const entregue = (await processos.passar(id, { ...entrega, motivo: 'O DAR sai amanhã.' })).json();
    expect(entregue.passos.at(-1)).toMatchObject({ situacao: 'ENTREGUE', motivo: 'O DAR sai amanhã.' });
    await marcada(id, { ...NOTIFICADA, valor: '41885.59' });
    expect(await vistos()).toEqual(['0.00', [], 0]);
  });

  test('two notificações stand side by side', async () => {
    const { registrado, marcada } = daisDeTeste(await bench().novaPessoa());
    const id = await registrado(DI);
    const duas = await marcada(id, ENVIADA, PARAMETRIZADA, 'CIENCIA_DADA', NOTIFICADA, {
      ...NOTIFICADA,
      numero: 'N-10',
    });
    expect(duas).toMatchObject({ situacao: 'NOTIFICADA', notificacaoAberta: '2469.00' });
  });

  test('the number of a DAI is of one DAI of the company, whatever its separators', async () => {
    const pessoa = await bench().novaPessoa();
    const { registrado, marcada, marcar } = daisDeTeste(pessoa);
    await marcada(await registrado(DI), { ...ENVIADA, numero: '2026000199' });
    const outra = await registrado('2690000023');
    const recusa = await marcar(outra, { ...ENVIADA, numero: '2026/000199', data: '2026-11-20', versao: 1 });
    expect([recusa.statusCode, recusa.json().campos]).toEqual([
      422,
      { numero: 'A DAI 2026/000199 já é a do processo IMP-2026-0001: confira o número.' },
    ]);
    const alheia = daisDeTeste(await bench().novaPessoa());
    await alheia.marcada(await alheia.registrado(DI), { ...ENVIADA, numero: '2026000199' });
  });

  test('an XML of a declaration whose file is not here is refused', async () => {
    const { registrado, marcada, marcar } = daisDeTeste(await bench().novaPessoa());
    const id = await registrado(DI);
    const { versao } = await marcada(id, 'EM_ELABORACAO');
    const recusa = await marcar(id, { tipo: 'XML_GERADO', data: '2026-11-20', versao });
    expect(recusa.statusCode).toBe(422);
    expect(recusa.json().Error).toBe(
      'O arquivo da declaração deste processo não foi importado: importe-o no processo para montar a DAI com o que foi declarado.',
    );
  });

  test('the desembaraço is of a process the Receita has released, and is given in no other way', async () => {
    const { registrado, marcada, marcar, processos } = daisDeTeste(await bench().novaPessoa());
    const id = await registrado(DI, 'REGISTRADO');
    const { versao } = await marcada(id, ENVIADA, PARAMETRIZADA, 'CIENCIA_DADA');
    const recusa = await marcar(id, { tipo: 'DESEMBARACADA', data: '2026-11-20', versao });
    expect([recusa.statusCode, recusa.json().Error]).toEqual([
      422,
      'O processo ainda não tem o desembaraço da Receita: informe-o nele antes do desembaraço da Sefaz.',
    ]);
    const outro = await registrado(OUTRA_DI);
    const deMao = await processos.passar(outro, { situacao: 'DESEMBARACADO_SEFAZ', data: '2026-11-20', versao: 4 });
    expect([deMao.statusCode, deMao.json().Error]).toEqual([
      422,
      'O desembaraço da Sefaz vem da DAI: marque-o na DAI deste processo, depois da ciência do canal.',
    ]);
  });

  test('is taken back with what it brought, and stays to be read', async () => {
    const pessoa = await bench().novaPessoa();
    const { registrado, marcada, desfazer, processos } = daisDeTeste(pessoa);
    const id = await registrado(DI);
    const { versao } = await marcada(id, ENVIADA, PARAMETRIZADA, 'CIENCIA_DADA', 'DESEMBARACADA');
    const { versao: doProcesso } = (await processos.ler(id)).json();
    const noProcesso = await processos.voltar(id, doProcesso);
    expect([noProcesso.statusCode, noProcesso.json().Error]).toEqual([
      422,
      'O desembaraço da Sefaz veio da DAI: desfaça-o nela.',
    ]);
    const volta = await desfazer(id, versao);
    expect(volta.json()).toMatchObject({ situacao: 'CIENCIA_DADA', desembaracadaEm: null, versao: versao + 1 });
    expect(volta.json().marcas.at(-1)).toMatchObject({
      tipo: 'DESEMBARACADA',
      desfeita: { em: '2026-11-20T12:00:00.000Z', usuario: { nome: 'Pessoa de Teste' } },
    });
    expect((await processos.ler(id)).json().situacao).toBe('DESEMBARACADO_RFB');
  });

  test('is not taken back once the process has gone on', async () => {
    const { registrado, marcada, desfazer, processos } = daisDeTeste(await bench().novaPessoa());
    const id = await registrado(DI);
    const { versao } = await marcada(id, ENVIADA, PARAMETRIZADA, 'CIENCIA_DADA', 'DESEMBARACADA');
    const processo = (await processos.ler(id)).json();
    const entrega = { situacao: 'ENTREGUE', data: '2026-11-20', versao: processo.versao };
    expect((await processos.passar(id, entrega)).statusCode).toBe(200);
    const volta = await desfazer(id, versao);
    expect([volta.statusCode, volta.json().Error]).toEqual([
      422,
      'O processo já está “Entregue”: desfaça antes os passos dele.',
    ]);
  });

  test('the registration is not taken back under a DAI that was sent', async () => {
    const { registrado, marcada, processos } = daisDeTeste(await bench().novaPessoa());
    const id = await registrado(DI, 'REGISTRADO');
    await marcada(id, ENVIADA);
    const volta = await processos.voltar(id, 2);
    expect([volta.statusCode, volta.json().Error]).toEqual([
      422,
      'A DAI deste processo está “Enviada”: desfaça antes as marcas dela.',
    ]);
  });

  test('a sent DAI is changed no more; rejected, it is worked on again', async () => {
    const { registrado, marcada, alterar, ler } = daisDeTeste(await bench().novaPessoa());
    const id = await registrado(DI);
    expect((await alterar({ id, versao: 1, tipo: '1' })).json()).toMatchObject({
      versao: 2,
      tipo: '1',
      situacao: 'EM_ELABORACAO',
    });
    const { versao } = await marcada(id, ENVIADA);
    const recusa = await alterar({ id, versao, tipo: '2' });
    expect([recusa.statusCode, recusa.json().Error]).toEqual([
      409,
      'A DAI foi enviada (“Enviada”) e não muda mais: cancele-a e elabore outra para mudar o que ela declara.',
    ]);
    expect((await ler(id)).tipo).toBe('1');
    await marcada(id, { tipo: 'REJEITADA', motivo: 'Código de tributação inexistente' });
    const rejeitada = await ler(id);
    expect(rejeitada.bloqueio).toBe('A DAI está “Rejeitada”: volte a elaborá-la para mudar o que ela declara.');
    const { versao: deNovo } = await marcada(id, 'EM_ELABORACAO');
    expect((await alterar({ id, versao: deNovo, tipo: '2' })).json()).toMatchObject({ tipo: '2', enviadaEm: null });
  });

  test('on a version somebody else has left behind it is a conflict', async () => {
    const { registrado, marcada, marcar } = daisDeTeste(await bench().novaPessoa());
    const id = await registrado(DI);
    await marcada(id, ENVIADA);
    const atrasada = await marcar(id, { ...PARAMETRIZADA, data: '2026-11-20', versao: 1 });
    expect(atrasada.statusCode).toBe(409);
    expect(atrasada.json()).toMatchObject({ codigo: 'CONFLITO', atual: { versao: 2, situacao: 'ENVIADA' } });
  });

  test('of two who mark at once one is told of the other', async () => {
    const { registrado, marcada, marcar, ler } = daisDeTeste(await bench().novaPessoa());
    const id = await registrado(DI);
    const { versao } = await marcada(id, ENVIADA);
    const marca = { data: '2026-11-20', versao };
    const respostas = await Promise.all([
      marcar(id, { ...PARAMETRIZADA, ...marca }),
      marcar(id, { tipo: 'REJEITADA', motivo: 'Código inexistente', ...marca }),
    ]);
    expect(respostas.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await ler(id)).marcas).toHaveLength(2);
  });

  test('keeps its receipt, which must be one of the DAI', async () => {
    const pessoa = await bench().novaPessoa();
    const { registrado, marcada, marcar, ler } = daisDeTeste(pessoa);
    const id = await registrado(DI);
    const outro = await registrado(OUTRA_DI);
    const guardar = async (registroId: string) => {
      const url = `/api/Documento?recurso=Dai&registroId=${registroId}&tipo=COMPROVANTE`;
      return (await pessoa.pedir(multipartOf(url, '%PDF-1.4 recibo', 'recibo.pdf'))).json().id;
    };
    const alheio = await marcar(id, { ...ENVIADA, data: '2026-11-20', versao: 1, documentoId: await guardar(outro) });
    expect([alheio.statusCode, alheio.json().campos]).toEqual([
      400,
      { documentoId: 'O comprovante não está entre os documentos desta DAI. Envie-o de novo.' },
    ]);
    const documentoId = await guardar(id);
    const enviada = await marcada(id, { ...ENVIADA, documentoId });
    expect(enviada.marcas[0].documento).toEqual({ id: documentoId, nome: 'recibo.pdf', excluido: false });
    const url = `/api/Documento/${documentoId}`;
    await pessoa.pedir({ method: 'DELETE', url });
    expect((await ler(id)).marcas[0].documento).toEqual({ id: documentoId, nome: 'recibo.pdf', excluido: true });
    await pessoa.pedir({ method: 'POST', url: `${url}/Restaurar` });
    expect((await ler(id)).marcas[0].documento.excluido).toBe(false);
  });
});

onServer('The queue of the Sefaz', (bench) => {
  test('says what waits for somebody, and is filtered by it', async () => {
    const pessoa = await bench().novaPessoa();
    const { registrado, marcada, listar } = daisDeTeste(pessoa);
    const sem = await registrado('2600000010');
    const esperando = await registrado('2600000029');
    const notificada = await registrado('2600000037');
    const pronta = await registrado('2600000045');
    await marcada(esperando, ENVIADA, PARAMETRIZADA, 'EXONERACAO');
    await marcada(notificada, ENVIADA, PARAMETRIZADA, 'CIENCIA_DADA', NOTIFICADA);
    await marcada(pronta, ENVIADA, PARAMETRIZADA, 'CIENCIA_DADA', 'EXONERACAO', 'DESEMBARACADA');
    const ids = async (consulta: string) => (await listar(consulta)).json().map(({ id }: { id: string }) => id);
    expect(await ids('pendencia=SEM_DAI')).toEqual([sem]);
    expect(await ids('pendencia=AGUARDANDO_CIENCIA')).toEqual([esperando]);
    expect(await ids('pendencia=NOTIFICACAO_ABERTA')).toEqual([notificada]);
    expect((await ids('pendencia=SEM_EXONERACAO')).toSorted()).toEqual([sem, notificada].toSorted());
    expect(await ids('situacao=DESEMBARACADA')).toEqual([pronta]);
    expect((await ids('canal=CINZA')).length).toBe(3);
    expect(await ids('q=26/0000003')).toEqual([notificada]);
    expect((await ids('q=26000001')).length).toBe(1);
    expect((await pessoa.pedir({ url: '/api/Dai/Pendencias' })).json()).toEqual({
      SEM_DAI: 1,
      SEM_DAI_72H: 0,
      AGUARDANDO_CIENCIA: 1,
      NOTIFICACAO_ABERTA: 1,
      ICMS_POR_NOTIFICAR: 0,
      SEM_EXONERACAO: 2,
    });
    expect((await pessoa.pedir({ url: '/api/Dai/Totais' })).json()).toMatchObject({ notificacaoValor: '1234.50' });
    const lista = daiListagem(bench().conexao.db, pessoa.quem.empresaId);
    const noDia24 = async (consulta: object) => (await lista.listar(daiConsulta.parse(consulta), '2026-11-24')).linhas;
    expect(await noDia24({ pendencia: 'SEM_DAI' })).toMatchObject([
      { dias: 4, semDai: { dias: 4, desdeDesembaraco: 4, passou72h: true } },
    ]);
    expect(await lista.pendencias('2026-11-23')).toMatchObject({ SEM_DAI_72H: 0 });
    expect(await lista.pendencias('2026-11-24')).toMatchObject({ SEM_DAI_72H: 1 });
    expect((await noDia24({ semDaiHaDias: 4 })).map(({ id }) => id)).toEqual([sem]);
    expect(await noDia24({ semDaiHaDias: 5 })).toEqual([]);
    expect(await noDia24({ situacao: 'DESEMBARACADA' })).toMatchObject([{ dias: null, semDai: null }]);
  });

  test('the ciência of many is registered where it may be, and the others are named with why', async () => {
    const pessoa = await bench().novaPessoa();
    const { registrado, marcada, listar } = daisDeTeste(pessoa);
    const [pode, tambem, naoPode] = await Promise.all(
      ['2600000010', '2600000029', '2600000037'].map((di) => registrado(di)),
    );
    await marcada(pode as string, ENVIADA, PARAMETRIZADA);
    await marcada(tambem as string, ENVIADA, PARAMETRIZADA);
    await marcada(naoPode as string, ENVIADA);
    const pedir = (quais: object) =>
      pessoa.pedir({
        method: 'POST',
        url: '/api/Dai/Marca',
        payload: { tipo: 'CIENCIA_DADA', data: '2026-11-20', quais },
      });
    const mudou = await pedir({ consulta: { situacao: 'PARAMETRIZADA' }, total: 3 });
    expect([mudou.statusCode, mudou.json().Error]).toEqual([
      422,
      'O resultado mudou: tinha 3 e agora tem 2. Confira a lista e peça de novo.',
    ]);
    const feita = await pedir({ linhas: [{ id: pode }, { id: naoPode }] });
    expect(feita.json()).toEqual({
      feitos: [pode],
      recusados: [
        {
          id: naoPode,
          nome: '26/0000003-7',
          motivo: 'A ciência é do canal: informe antes o canal que a Sefaz deu à DAI.',
        },
      ],
    });
    expect((await pedir({ consulta: { situacao: 'PARAMETRIZADA' }, total: 1 })).json().feitos).toEqual([tambem]);
    expect((await listar('situacao=CIENCIA_DADA')).json()).toHaveLength(2);
  });

  test('many are marked with what each has of its own, or with what is said for all', async () => {
    const pessoa = await bench().novaPessoa();
    const { registrado, ler } = daisDeTeste(pessoa);
    const [uma, outra] = (await Promise.all([DI, OUTRA_DI].map((di) => registrado(di)))) as [string, string];
    const pedir = async (marca: object) => {
      const payload = { data: '2026-11-20', ...marca };
      return (await pessoa.pedir({ method: 'POST', url: '/api/Dai/Marca', payload })).json();
    };
    const motivo = 'Pelo portal da Sefaz';
    const enviar = { tipo: 'ENVIADA', motivo, quais: { linhas: [{ id: uma, numero: '26000001' }, { id: outra }] } };
    expect(await pedir(enviar)).toEqual({ feitos: [uma, outra], recusados: [] });
    const canais = {
      linhas: [
        { id: uma, canal: 'VERDE' },
        { id: outra, canal: 'CINZA' },
      ],
    };
    expect((await pedir({ tipo: 'PARAMETRIZADA', quais: canais })).feitos).toEqual([uma, outra]);
    const todas = { consulta: {}, total: 2 };
    expect((await pedir({ tipo: 'CIENCIA_DADA', quais: todas })).feitos).toHaveLength(2);
    expect((await pedir({ tipo: 'DESEMBARACADA', quais: todas })).feitos).toHaveLength(2);
    expect((await pedir({ tipo: 'EXONERACAO', quais: todas })).feitos).toHaveLength(2);
    const fim = { situacao: 'DESEMBARACADA', exoneradaEm: '2026-11-20' };
    expect(await ler(uma)).toMatchObject({ ...fim, canal: 'VERDE', numero: '26000001' });
    expect(await ler(outra)).toMatchObject({ ...fim, canal: 'CINZA', numero: null });
    expect((await ler(outra)).marcas[0]).toMatchObject({ tipo: 'ENVIADA', motivo });
  });

  test('leaves the house as a sheet, and as terms of lacre only for those that have one', async () => {
    const pessoa = await bench().novaPessoa();
    const { registrado, marcada } = daisDeTeste(pessoa);
    const id = await registrado(DI);
    const semLacre = await pessoa.pedir({ url: `/api/Dai/TermoDeLacre?ids=${id}` });
    expect([semLacre.statusCode, semLacre.json().Error]).toEqual([
      422,
      'A DAI do processo IMP-2026-0001 não tem lacre: marque-o antes de imprimir o termo.',
    ]);
    await marcada(id, ENVIADA, PARAMETRIZADA, { tipo: 'LACRE', numero: 'LC-77' });
    const termo = await pessoa.pedir({ url: `/api/Dai/TermoDeLacre?ids=${id}` });
    expect(termo.headers['content-type']).toBe('application/pdf');
    expect(termo.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const csv = await pessoa.pedir({
      url: '/api/Dai/Exportar?formato=csv&colunas=numeroDocumento,situacao,canal,lacreNumero',
    });
    expect(csv.payload.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'DI ou DUIMP;Situação;Canal Sefaz;Lacre',
      '26/0000001-0;Parametrizada;Cinza;LC-77',
    ]);
    await marcada(id, { tipo: 'CIENCIA_DADA' }, NOTIFICADA, { tipo: 'DAR_PAGO', numero: 'D-1', valor: '100.00' });
    const folha = await pessoa.pedir({ url: '/api/Dai/RelatorioPorIe' });
    expect(folha.headers['content-disposition']).toBe('attachment; filename="dai-por-ie-2026-11-20.xlsx"');
    expect(folha.headers['x-total-count']).toBe('1');
    const [planilha] = await readXlsxFile(folha.rawPayload);
    const [cabeca = [], linha = []] = planilha?.data ?? [];
    const lida = Object.fromEntries(cabeca.map((titulo, lugar) => [String(titulo), linha[lugar]]));
    expect(lida).toMatchObject({
      Notificação: 'N-9',
      'Notificação (R$)': 1234.5,
      'DAR pago (R$)': 100,
      'Notificado em aberto (R$)': 1134.5,
    });
    expect(Object.keys(lida)).toEqual(
      expect.arrayContaining(['ICMS a recolher (R$)', 'ICMS por notificar (R$)', 'DAR']),
    );
  });
});
