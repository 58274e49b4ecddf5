import { newColleague } from '#server/testing/colleague.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

onServer('The people of a company', (bench) => {
  const lista = async (pessoa: Pessoa, consulta = '') => {
    const resposta = await pessoa.pedir({ url: `/api/Usuario?${consulta}` });
    return { linhas: resposta.json(), total: resposta.headers['x-total-count'] };
  };
  const desativar = (pessoa: Pessoa, { quem }: Pessoa) =>
    pessoa.pedir({ method: 'DELETE', url: `/api/Usuario/${quem.usuarioId}` });
  const restaurar = (pessoa: Pessoa, { quem }: Pessoa) =>
    pessoa.pedir({ method: 'POST', url: `/api/Usuario/${quem.usuarioId}/Restaurar` });
  const entrar = ({ email }: Pessoa, password: string) =>
    bench().app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password } });

  test('are listed with what they are, filtered and paged', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    await pessoa.pedir({ method: 'POST', url: '/api/Usuario', payload: { nome: 'Zeca', email: 'zeca@teste.local' } });
    const sumida = { nome: 'Sumida', email: 'sumida@teste.local' };
    const { id } = (await pessoa.pedir({ method: 'POST', url: '/api/Usuario', payload: sumida })).json();
    await pessoa.pedir({ method: 'DELETE', url: `/api/Usuario/${id}` });
    await desativar(pessoa, colega);
    const { linhas, total } = await lista(pessoa);
    expect(total).toBe('4');
    expect(linhas.map(({ nome, situacao }: Record<string, string>) => [nome, situacao])).toEqual([
      ['Colega', 'DESATIVADO'],
      ['Pessoa de Teste', 'ATIVO'],
      ['Sumida', 'DESATIVADO'],
      ['Zeca', 'CONVIDADO'],
    ]);
    for (const [situacao, quantas, nome] of [
      ['ATIVO', '1', 'Pessoa de Teste'],
      ['CONVIDADO', '1', 'Zeca'],
      ['DESATIVADO', '2', 'Colega'],
    ]) {
      const filtrada = await lista(pessoa, `situacao=${situacao}`);
      expect([filtrada.total, filtrada.linhas[0].nome]).toEqual([quantas, nome]);
    }
    expect((await lista(pessoa, 'tamanho=1&pagina=2&ordem=-nome')).linhas).toMatchObject([{ nome: 'Sumida' }]);
    expect((await pessoa.pedir({ url: '/api/Usuario?cpf=1' })).statusCode).toBe(400);
  });

  test('a deactivated one is out at the next call, and the log-in answers as to a wrong password', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    expect((await colega.pedir({ url: '/api/Moeda' })).statusCode).toBe(200);
    expect((await desativar(pessoa, colega)).statusCode).toBe(204);
    expect((await colega.pedir({ url: '/api/Moeda' })).statusCode).toBe(401);
    const [certa, errada] = [await entrar(colega, colega.senha), await entrar(colega, 'outra senha')];
    expect([certa.statusCode, certa.json()]).toEqual([401, errada.json()]);
    const historico = (
      await pessoa.pedir({ url: `/api/Historico?recurso=Usuario&registroId=${colega.quem.usuarioId}` })
    ).json();
    expect(historico[0]).toMatchObject({ acao: 'EXCLUIR', depois: null, usuario: { id: pessoa.quem.usuarioId } });
  });

  test('brought back, they sign in again; the sessions they had stay over', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    await desativar(pessoa, colega);
    const volta = await restaurar(pessoa, colega);
    expect(volta.json()).toMatchObject({ situacao: 'ATIVO', desativadoEm: null });
    expect((await colega.pedir({ url: '/api/Moeda' })).statusCode).toBe(401);
    expect((await entrar(colega, colega.senha)).statusCode).toBe(200);
    expect((await restaurar(pessoa, colega)).statusCode).toBe(422);
  });

  test('an invitation of a deactivated person is over, and there is no other until they are back', async () => {
    const pessoa = await bench().novaPessoa();
    const payload = { nome: 'Ana', email: `${pessoa.quem.usuarioId}@ana.local` };
    const { id, token } = (await pessoa.pedir({ method: 'POST', url: '/api/Usuario', payload })).json();
    const novoLink = () => pessoa.pedir({ method: 'POST', url: `/api/Usuario/${id}/Convite` });
    await pessoa.pedir({ method: 'DELETE', url: `/api/Usuario/${id}` });
    expect((await bench().app.inject({ url: `/Auth/Convite/${token}` })).statusCode).toBe(404);
    expect((await novoLink()).statusCode).toBe(422);
    await pessoa.pedir({ method: 'POST', url: `/api/Usuario/${id}/Restaurar` });
    expect((await bench().app.inject({ url: `/Auth/Convite/${token}` })).statusCode).toBe(404);
    expect((await novoLink()).statusCode).toBe(201);
  });

  test('nobody deactivates themselves, and who has a password needs no link', async () => {
    const pessoa = await bench().novaPessoa();
    await newColleague(bench(), pessoa);
    expect((await desativar(pessoa, pessoa)).json().Error).toMatch(/^Você não pode desativar a si mesmo/);
    const url = `/api/Usuario/${pessoa.quem.usuarioId}/Convite`;
    expect((await pessoa.pedir({ method: 'POST', url })).statusCode).toBe(422);
    expect((await pessoa.pedir({ url: '/api/Moeda' })).statusCode).toBe(200);
  });

  test('two who deactivate each other at once do not both succeed: somebody can always sign in', async () => {
    const um = await bench().novaPessoa();
    const outro = await newColleague(bench(), um);
    const respostas = await Promise.all([desativar(um, outro), desativar(outro, um)]);
    expect(respostas.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    const entradas = await Promise.all([entrar(um, um.senha), entrar(outro, outro.senha)]);
    expect(entradas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  });
});
