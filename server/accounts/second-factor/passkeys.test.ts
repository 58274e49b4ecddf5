import { authenticator, type Place } from '#server/testing/authenticator.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const DAQUI: Place = { origem: 'http://cais.exemplo', dominio: 'cais.exemplo' };
const IMITADA: Place = { origem: 'http://cais.exemplo.imitado', dominio: 'cais.exemplo.imitado' };
const headers = { host: 'cais.exemplo', origin: DAQUI.origem };

onServer('A passkey', (bench) => {
  const entrar = async ({ email, senha }: Pessoa, cabecalhos: object = headers) => {
    const payload = { email, password: senha };
    const resposta = await bench().app.inject({
      method: 'POST',
      url: '/Auth/Login',
      payload,
      headers: { ...cabecalhos },
    });
    expect(resposta.statusCode).toBe(202);
    return resposta.json().segundoFator;
  };
  const responder = (token: string, chave: object, cabecalhos = headers) =>
    bench().app.inject({
      method: 'POST',
      url: '/Auth/SegundoFator',
      payload: { forma: 'CHAVE', token, chave },
      headers: cabecalhos,
    });
  const comecar = async ({ pedir, senha }: Pessoa) =>
    (await pedir({ method: 'POST', url: `${CHAVE}/Inicio`, payload: { senha }, headers })).json();
  const guardar = ({ pedir }: Pessoa, token: string, resposta: object) =>
    pedir({ method: 'POST', url: CHAVE, payload: { token, nome: 'Celular', resposta }, headers });
  const seu = async ({ pedir }: Pessoa) => (await pedir({ url: '/api/MinhaConta/SegundoFator' })).json();

  async function comChave() {
    const pessoa = await bench().novaPessoa();
    const aparelho = authenticator();
    const { token, opcoes } = await comecar(pessoa);
    const guardada = await guardar(pessoa, token, aparelho.criar(opcoes, DAQUI));
    expect([guardada.statusCode, guardada.json().codigos.length]).toEqual([201, 10]);
    return { pessoa, aparelho };
  }

  test('is made by a device, asked for after the right password, and opens the session', async () => {
    const { pessoa, aparelho } = await comChave();
    expect((await seu(pessoa)).chaves).toMatchObject([{ nome: 'Celular', usadaEm: null }]);
    const { token, chave, aplicativo } = await entrar(pessoa);
    expect([chave.rpId, chave.allowCredentials.length, aplicativo]).toEqual(['cais.exemplo', 1, false]);
    const assinada = aparelho.assinar(chave, DAQUI);
    const dentro = await responder(token, assinada);
    expect([dentro.statusCode, dentro.json().email]).toEqual([200, pessoa.email]);
    expect((await seu(pessoa)).chaves).toMatchObject([{ usadaEm: '2026-11-20T12:00:00.000Z' }]);
    // What was signed once opens nothing more: not this step, and not the next one.
    expect((await responder(token, assinada)).json().codigo).toBe('NAO_AUTENTICADO');
    expect((await responder((await entrar(pessoa)).token, assinada)).json().codigo).toBe('CREDENCIAIS');
  });

  test('signs nothing for a page that imitates this one, and is not asked for there', async () => {
    const { pessoa, aparelho } = await comChave();
    const { token, chave } = await entrar(pessoa);
    expect((await responder(token, aparelho.assinar(chave, IMITADA))).statusCode).toBe(401);
    const outro = await entrar(pessoa);
    const porOutroNome = aparelho.assinar(outro.chave, { origem: IMITADA.origem, dominio: DAQUI.dominio });
    expect((await responder(outro.token, porOutroNome)).statusCode).toBe(401);
    expect((await entrar(pessoa, { host: 'cais.exemplo', origin: IMITADA.origem })).chave).toBeNull();
  });

  test('of another device, of another person, or of a copy that counts behind, is refused', async () => {
    const { pessoa, aparelho } = await comChave();
    const outra = await comChave();
    const tentar = async (qual: ReturnType<typeof authenticator>) => {
      const { token, chave } = await entrar(pessoa);
      return (await responder(token, qual.assinar(chave, DAQUI))).statusCode;
    };
    expect([await tentar(authenticator()), await tentar(outra.aparelho)]).toEqual([401, 401]);
    aparelho.contador = 40;
    expect(await tentar(aparelho)).toBe(200);
    aparelho.contador = 12;
    expect(await tentar(aparelho)).toBe(401);
  });

  test('is made for who began it, on this page, with the challenge that was given, once', async () => {
    const pessoa = await bench().novaPessoa();
    const colega = await bench().novaPessoa();
    const aparelho = authenticator();
    const { token, opcoes } = await comecar(pessoa);
    const naoConfere = { codigo: 'REGRA', Error: 'A chave não conferiu. Comece de novo.' };
    const recusas = [
      await guardar(colega, token, aparelho.criar(opcoes, DAQUI)),
      await guardar(pessoa, token, aparelho.criar(opcoes, IMITADA)),
      await guardar(pessoa, token, aparelho.criar({ challenge: 'b3V0cm8' }, DAQUI)),
    ];
    for (const recusa of recusas) expect([recusa.statusCode, recusa.json()]).toEqual([422, naoConfere]);
    expect((await guardar(pessoa, token, aparelho.criar(opcoes, DAQUI))).statusCode).toBe(201);
    expect((await guardar(pessoa, token, aparelho.criar(opcoes, DAQUI))).json()).toEqual(naoConfere);
    const semPagina = await pessoa.pedir({ method: 'POST', url: `${CHAVE}/Inicio`, payload: { senha: pessoa.senha } });
    expect(semPagina.json().Error).toBe('Uma chave de acesso se põe pela página do Cais, no navegador.');
  });
});

const CHAVE = '/api/MinhaConta/SegundoFator/Chave';
