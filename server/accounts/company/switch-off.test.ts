import { openSession } from '#server/accounts/access/open-session.ts';
import { newColleague } from '#server/testing/colleague.ts';
import { withApplication } from '#server/testing/second-factor.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { switchOffDue } from './switch-off.ts';

onServer('A safeguard', (bench) => {
  const inicio = new Date('2026-11-20T12:00:00Z');
  beforeEach(() => {
    bench().relogio.hora = inicio;
  });
  const depoisDe = (horas: number) => {
    bench().relogio.hora = new Date(inicio.getTime() + horas * 3_600_000);
  };
  const empresaDe = async ({ pedir, quem }: Pessoa) => (await pedir({ url: `/api/Empresa/${quem.empresaId}` })).json();
  const mudar = ({ pedir, quem }: Pessoa, rota: string, payload: object) =>
    pedir({ method: 'POST', url: `/api/Empresa/${quem.empresaId}/${rota}`, payload });
  const desligar = (pessoa: Pessoa, onde = 'CATALOGO') => mudar(pessoa, 'SegundaPessoa', { exigir: false, onde });
  const pedidos = async ({ pedir, quem }: Pessoa) =>
    (await pedir({ url: `/api/Empresa/${quem.empresaId}/Desligamentos` })).json();
  const responder = async (pessoa: Pessoa, ato: 'Confirmar' | 'Manter', de = pessoa) => {
    const [pedido] = await pedidos(de);
    return pessoa.pedir({ method: 'POST', url: `/api/Empresa/Desligamento/${pedido.id}/${ato}` });
  };
  const historico = async ({ pedir, quem }: Pessoa): Promise<string[]> =>
    (await pedir({ url: `/api/Historico?recurso=Empresa&registroId=${quem.empresaId}` }))
      .json()
      .map(({ motivo }: { motivo: string }) => motivo);
  const avisos = async ({ pedir }: Pessoa): Promise<string[]> =>
    (await pedir({ url: '/api/Aviso' })).json().map(({ texto }: { texto: string }) => texto);

  test('stays on when one person asks, tells everybody, and goes off when another confirms', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    const pedido = await desligar(pessoa);
    expect([pedido.statusCode, pedido.json().catalogoPedeSegundaPessoa]).toEqual([200, true]);
    expect(await pedidos(colega)).toEqual([
      {
        id: expect.any(String),
        trava: 'CATALOGO',
        pedidoPor: { id: pessoa.quem.usuarioId, nome: expect.any(String) },
        pedidoEm: '2026-11-20T12:00:00.000Z',
        valeEm: '2026-11-23T12:00:00.000Z',
      },
    ]);
    const dito =
      'Pediu para desligar: a segunda pessoa no Catálogo de produtos. Vale quando outra pessoa confirmar, ou em 72 horas.';
    expect([(await historico(pessoa))[0], await avisos(colega)]).toEqual([dito, [dito]]);
    const outraVez = await desligar(pessoa);
    expect([outraVez.statusCode, outraVez.json().Error]).toEqual([
      422,
      'Já foi pedido: espera outra pessoa confirmar, ou 72 horas.',
    ]);
    const sozinha = await responder(pessoa, 'Confirmar');
    expect([sozinha.statusCode, sozinha.json().Error]).toEqual([
      422,
      'Quem pediu não confirma: peça a outra pessoa da empresa, ou espere as 72 horas.',
    ]);
    const confirmada = await responder(colega, 'Confirmar');
    expect([confirmada.statusCode, confirmada.json().catalogoPedeSegundaPessoa]).toEqual([200, false]);
    expect([await pedidos(pessoa), (await avisos(pessoa))[0]]).toEqual([
      [],
      expect.stringMatching(/^Confirmou o que .+ pediu, e desligou: a segunda pessoa no Catálogo de produtos\.$/),
    ]);
  });

  test.each([
    ['SegundoFator', {}, 'exigeSegundoFator'],
    ['SegundaPessoa', { onde: 'REGISTRO' }, 'registroPedeSegundaPessoa'],
    ['SegundaPessoa', { onde: 'CATALOGO' }, 'catalogoPedeSegundaPessoa'],
  ])('of %s %j goes off after 72 hours without an objection, not before', async (rota, onde, campo) => {
    const pessoa = await bench().novaPessoa();
    await withApplication(bench(), pessoa);
    if (!(await empresaDe(pessoa))[campo]) await mudar(pessoa, rota, { ...onde, exigir: true });
    expect((await mudar(pessoa, rota, { ...onde, exigir: false })).statusCode).toBe(200);
    const ligada = async () => {
      const { token } = (await openSession(bench().conexao.db, bench().relogio, pessoa.quem, {})) ?? {};
      const headers = { authorization: `Bearer ${token}` };
      return (await bench().app.inject({ url: `/api/Empresa/${pessoa.quem.empresaId}`, headers })).json()[campo];
    };
    depoisDe(71.9);
    await switchOffDue({ db: bench().conexao.db, relogio: bench().relogio });
    expect(await ligada()).toBe(true);
    depoisDe(72);
    await switchOffDue({ db: bench().conexao.db, relogio: bench().relogio });
    expect(await ligada()).toBe(false);
  });

  test('that anybody keeps on stays on, and the request is over', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa, { daSemana: true });
    await desligar(pessoa);
    expect((await responder(colega, 'Manter')).statusCode).toBe(200);
    depoisDe(100);
    await switchOffDue({ db: bench().conexao.db, relogio: bench().relogio });
    depoisDe(0);
    expect([(await empresaDe(pessoa)).catalogoPedeSegundaPessoa, await pedidos(pessoa)]).toEqual([true, []]);
    expect((await historico(pessoa))[0]).toMatch(
      /^Manteve ligada: a segunda pessoa no Catálogo de produtos\. .+ tinha pedido para desligar\.$/,
    );
  });

  test('stays on when who asked is deactivated, and everybody is told', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa, { daSemana: true });
    await desligar(colega);
    const saida = await pessoa.pedir({ method: 'DELETE', url: `/api/Usuario/${colega.quem.usuarioId}` });
    expect([saida.statusCode, await pedidos(pessoa)]).toEqual([204, []]);
    const dito =
      /^Manteve ligada: a segunda pessoa no Catálogo de produtos\. .+ tinha pedido para desligar, e não entra mais\.$/;
    expect((await historico(pessoa))[0]).toMatch(dito);
    depoisDe(100);
    await switchOffDue({ db: bench().conexao.db, relogio: bench().relogio });
    depoisDe(0);
    expect((await empresaDe(pessoa)).catalogoPedeSegundaPessoa).toBe(true);
  });

  test('is not switched off by whom the asker invited this week, nor by whom those invited', async () => {
    const pessoa = await bench().novaPessoa();
    const trazida = await newColleague(bench(), pessoa, { daSemana: true });
    const dela = await newColleague(bench(), trazida, { daSemana: true });
    await desligar(pessoa);
    for (const pessoa of [trazida, dela]) {
      const recusa = await responder(pessoa, 'Confirmar');
      expect([recusa.statusCode, recusa.json().Error]).toEqual([
        422,
        'Quem pediu convidou você há menos de sete dias: até lá, a segunda pessoa tem de ser outra.',
      ]);
    }
    expect((await empresaDe(pessoa)).catalogoPedeSegundaPessoa).toBe(true);
  });

  test('of another company is not there', async () => {
    const pessoa = await bench().novaPessoa();
    const alheia = await bench().novaPessoa();
    await desligar(pessoa);
    const { quem } = pessoa;
    expect((await alheia.pedir({ url: `/api/Empresa/${quem.empresaId}/Desligamentos` })).statusCode).toBe(404);
    expect((await responder(alheia, 'Confirmar', pessoa)).statusCode).toBe(404);
    expect((await responder(alheia, 'Manter', pessoa)).statusCode).toBe(404);
    expect(await pedidos(pessoa)).toHaveLength(1);
  });
});
