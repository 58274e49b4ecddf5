import { IMAGENS, newColleague } from '#server/testing/colleague.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

/** Reads the history of a record, and undoes its newest change, as the given person. */
const historicoDe = async (pessoa: Pessoa, recurso: string, id: string) =>
  (await pessoa.pedir({ url: `/api/Historico?recurso=${recurso}&registroId=${id}` })).json();
const desfazer = (pessoa: Pessoa, mudancaId: string, versao: number) =>
  pessoa.pedir({ method: 'POST', url: `/api/Historico/${mudancaId}/Desfazer`, payload: { versao } });
const desfazerUltima = async (pessoa: Pessoa, recurso: string, id: string, versao: number) => {
  const [ultima] = await historicoDe(pessoa, recurso, id);
  return desfazer(pessoa, ultima.id, versao);
};

const EMPRESA = {
  razaoSocial: 'Empresa Fictícia Ltda',
  nomeFantasia: 'Fictícia',
  cnpj: 'ZFM000AM000121',
  municipio: 'Manaus',
  filiais: [{ cnpj: 'ZFM000AM000202', nome: 'Depósito' }],
};

onServer('Undoing a change of the company', (bench) => {
  const alterar = (pessoa: Pessoa, mudanca: object, versao: number) =>
    pessoa.pedir({
      method: 'PUT',
      url: '/api/Empresa',
      payload: { ...EMPRESA, id: pessoa.quem.empresaId, versao, ...mudanca },
    });
  const historico = (pessoa: Pessoa) => historicoDe(pessoa, 'Empresa', pessoa.quem.empresaId);
  const logo = (pessoa: Pessoa) => pessoa.pedir({ url: `/api/Empresa/${pessoa.quem.empresaId}/Logo` });

  test('gives back what it touched and nothing else, as a change that is undone in its turn', async () => {
    const pessoa = await bench().novaPessoa();
    await alterar(pessoa, {}, 1);
    await alterar(pessoa, { nomeFantasia: 'Outra' }, 2);
    const [renomeada] = await historico(pessoa);
    await alterar(pessoa, { nomeFantasia: 'Outra', bairro: 'Centro' }, 3);
    const desfeita = await desfazer(pessoa, renomeada.id, 4);
    expect([desfeita.statusCode, desfeita.json()]).toMatchObject([
      200,
      { versao: 5, nomeFantasia: 'Fictícia', bairro: 'Centro', filiais: [{ nome: 'Depósito' }] },
    ]);
    const [ultima] = await historico(pessoa);
    expect(ultima).toMatchObject({
      acao: 'DESFAZER',
      motivo: expect.stringMatching(/^Desfaz a alteração de 20\/11\/2026 às /),
      antes: { nomeFantasia: 'Outra' },
      depois: { nomeFantasia: 'Fictícia' },
    });
    expect((await desfazer(pessoa, ultima.id, 5)).json()).toMatchObject({ versao: 6, nomeFantasia: 'Outra' });
  });

  test('brings a logo back, and leaves the version to the fields', async () => {
    const pessoa = await bench().novaPessoa();
    await pessoa.pedir(multipartOf('/api/Empresa?Bucket=logo', IMAGENS.png));
    await pessoa.pedir(multipartOf('/api/Empresa?Bucket=logo', IMAGENS.webp));
    const desfeita = await desfazerUltima(pessoa, 'Empresa', pessoa.quem.empresaId, 1);
    expect(desfeita.json().versao).toBe(1);
    expect((await logo(pessoa)).headers['content-type']).toBe('image/png');
    const [, , primeira] = await historico(pessoa);
    expect((await desfazer(pessoa, primeira.id, 1)).statusCode).toBe(200);
    expect((await logo(pessoa)).statusCode).toBe(204);
  });

  test('tells who saw an older version how it stands, and changes nothing', async () => {
    const pessoa = await bench().novaPessoa();
    await alterar(pessoa, {}, 1);
    const tarde = await desfazerUltima(pessoa, 'Empresa', pessoa.quem.empresaId, 1);
    expect([tarde.statusCode, tarde.json()]).toMatchObject([
      409,
      { codigo: 'CONFLITO', atual: { versao: 2, nomeFantasia: 'Fictícia' } },
    ]);
    expect(await historico(pessoa)).toHaveLength(1);
  });

  test.each([
    [
      'another change of the same field came after',
      [{ nomeFantasia: 'Outra' }, { nomeFantasia: 'Terceira' }],
      'Não dá para desfazer: depois desta mudança, outra já alterou Nome fantasia.',
    ],
    [
      'a branch would be without the CNPJ of its company',
      [{}, { nomeFantasia: 'Outra' }],
      'O cadastro da empresa não pode voltar a ser o que era: Informe antes o CNPJ da empresa.',
    ],
  ])('is refused with a sentence: %s', async (_caso, [primeira, segunda], frase) => {
    const pessoa = await bench().novaPessoa();
    if (primeira?.nomeFantasia === undefined) {
      await alterar(pessoa, { filiais: [] }, 1);
      await alterar(pessoa, {}, 2);
    } else {
      await alterar(pessoa, primeira, 1);
      await alterar(pessoa, segunda ?? {}, 2);
    }
    const mudancas = await historico(pessoa);
    const recusa = await desfazer(pessoa, mudancas[1].id, 3);
    expect([recusa.statusCode, recusa.json().Error]).toEqual([422, frase]);
  });

  test('of which nothing came is refused too', async () => {
    const pessoa = await bench().novaPessoa();
    await alterar(pessoa, {}, 1);
    await alterar(pessoa, {}, 2);
    const recusa = await desfazerUltima(pessoa, 'Empresa', pessoa.quem.empresaId, 3);
    expect(recusa.json().Error).toBe('Esta mudança não alterou nenhum campo: não há o que desfazer.');
  });
});

onServer('Undoing a change of a person', (bench) => {
  const alterarConta = (pessoa: Pessoa, mudanca: object, versao: number) =>
    pessoa.pedir({
      method: 'PUT',
      url: '/api/MinhaConta',
      payload: { id: pessoa.quem.usuarioId, versao, nome: 'Maria', ...mudanca },
    });
  const conta = async (pessoa: Pessoa) => (await pessoa.pedir({ url: '/api/MinhaConta' })).json();
  const historico = (pessoa: Pessoa) => historicoDe(pessoa, 'Usuario', pessoa.quem.usuarioId);
  const desfazerDe = (pessoa: Pessoa, { quem }: Pessoa, versao = 1) =>
    desfazerUltima(pessoa, 'Usuario', quem.usuarioId, versao);
  const entrar = ({ email, senha: password }: Pessoa) =>
    bench().app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password } });

  test('gives back what the company sees of them; what is private stays, and was never told', async () => {
    const pessoa = await bench().novaPessoa();
    await alterarConta(pessoa, { cpf: '529.982.247-25', rg: '7' }, 1);
    await alterarConta(pessoa, { nome: 'Maria Rios', cpf: '529.982.247-25', rg: '12345' }, 2);
    const desfeita = await desfazerDe(pessoa, pessoa, 3);
    expect([desfeita.statusCode, desfeita.json()]).toMatchObject([
      200,
      { versao: 4, nome: 'Maria', rg: '12345', cpf: '52998224725' },
    ]);
    const mudancas = await historico(pessoa);
    expect(mudancas[0]).toMatchObject({ acao: 'DESFAZER', depois: { nome: 'Maria', versao: 4 } });
    expect(JSON.stringify(mudancas)).not.toMatch(/52998224725|12345|argon2|senhaHash/);
  });

  test('brings a photo back', async () => {
    const pessoa = await bench().novaPessoa();
    await pessoa.pedir(multipartOf('/api/MinhaConta?Bucket=foto', IMAGENS.png));
    const foto = `/api/Usuario/${pessoa.quem.usuarioId}/Foto`;
    await pessoa.pedir({ method: 'DELETE', url: foto });
    expect((await desfazerDe(pessoa, pessoa)).json().versao).toBe(1);
    expect((await pessoa.pedir({ url: foto })).headers['content-type']).toBe('image/png');
  });

  test('is for nobody else to do in an account', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    await alterarConta(pessoa, {}, 1);
    const recusa = await desfazerDe(colega, pessoa, 2);
    expect([recusa.statusCode, recusa.json().Error]).toEqual([
      403,
      'Só a própria pessoa desfaz o que mudou na sua conta.',
    ]);
    expect((await conta(pessoa)).nome).toBe('Maria');
  });

  test('is refused of what the history does not keep: private data, passwords, sessions', async () => {
    const pessoa = await bench().novaPessoa();
    await alterarConta(pessoa, { nome: 'Pessoa de Teste', cpf: '529.982.247-25' }, 1);
    expect((await desfazerDe(pessoa, pessoa, 2)).json().Error).toMatch(/^Não há o que desfazer: senhas, sessões/);
    const troca = { atual: pessoa.senha, nova: 'uma senha nova' };
    await pessoa.pedir({ method: 'POST', url: '/api/MinhaConta/Senha', payload: troca });
    expect((await desfazerDe(pessoa, pessoa, 2)).statusCode).toBe(422);
    expect((await entrar({ ...pessoa, senha: troca.nova })).statusCode).toBe(200);
  });

  test('and to who saw an older version is told how it stands', async () => {
    const pessoa = await bench().novaPessoa();
    await alterarConta(pessoa, {}, 1);
    const tarde = await desfazerDe(pessoa, pessoa, 1);
    expect([tarde.statusCode, tarde.json().atual]).toMatchObject([409, { versao: 2, nome: 'Maria' }]);
  });

  test('an invitation ends with the person deactivated, a deactivation with them back, and that again', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    const [, convite] = await historicoDe(pessoa, 'Usuario', colega.quem.usuarioId);
    expect(convite).toMatchObject({ acao: 'CRIAR', antes: null });
    expect((await desfazer(pessoa, convite.id, 2)).json()).toMatchObject({ codigo: 'CONFLITO', atual: { versao: 1 } });
    expect((await desfazer(pessoa, convite.id, 1)).json()).toMatchObject({ situacao: 'DESATIVADO' });
    expect((await colega.pedir({ url: '/api/Moeda' })).statusCode).toBe(401);
    expect((await entrar(colega)).statusCode).toBe(401);
    expect((await desfazer(pessoa, convite.id, 1)).json().Error).toBe('Esta pessoa já está desativada.');

    expect((await desfazerDe(pessoa, colega)).json()).toMatchObject({ situacao: 'ATIVO' });
    expect((await entrar(colega)).statusCode).toBe(200);
    expect((await desfazerDe(pessoa, colega)).json()).toMatchObject({ situacao: 'DESATIVADO' });
    const acoes = (await historicoDe(pessoa, 'Usuario', colega.quem.usuarioId)).map(
      ({ acao, antes, depois }: Record<string, unknown>) => [acao, antes === null, depois === null],
    );
    expect(acoes.slice(0, 3)).toEqual([
      ['DESFAZER', false, true],
      ['DESFAZER', true, false],
      ['DESFAZER', false, true],
    ]);
  });

  test('nobody undoes their own being let in, and a link is not undone', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await newColleague(bench(), pessoa);
    const [, convite] = await historicoDe(colega, 'Usuario', colega.quem.usuarioId);
    expect((await desfazer(colega, convite.id, 1)).json().Error).toMatch(/^Você não pode desativar a si mesmo/);
    const payload = { nome: 'Ana', email: `${pessoa.quem.usuarioId}@ana.local` };
    const { id } = (await pessoa.pedir({ method: 'POST', url: '/api/Usuario', payload })).json();
    await pessoa.pedir({ method: 'POST', url: `/api/Usuario/${id}/Convite` });
    expect((await desfazerUltima(pessoa, 'Usuario', id, 1)).statusCode).toBe(403);
  });
});
