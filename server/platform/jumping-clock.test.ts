import { auditar } from '#server/outbound/backup/audit.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const HORA_MS = 3_600_000;
const DIA_MS = 24 * HORA_MS;
const fornecedor = (razaoSocial: string) => ({ papel: 'FORNECEDOR', razaoSocial, pais: { codigo: '160' } });

onServer('A clock that jumps', (bench) => {
  const saltar = (ms: number) => {
    const { relogio } = bench();
    relogio.hora = new Date(relogio.hora.getTime() + ms);
  };
  const entrar = ({ email, senha }: { email: string; senha: string }) =>
    bench().app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password: senha } });

  test('back by some minutes, nobody is put out, and what is written is there in the order it was written', async () => {
    const pessoa = await bench().novaPessoa();
    const fornecedores = cadastroDeTeste(pessoa, 'Fornecedor');
    const criado = (await fornecedores.criar(fornecedor('ANTES CO'))).json();
    saltar(-40 * 60_000);
    const alterado = await fornecedores.alterar({ ...fornecedor('DEPOIS CO'), id: criado.id, versao: 1 });
    expect(alterado.json()).toMatchObject({ razaoSocial: 'DEPOIS CO', versao: 2 });
    // Who saw the first version is not let over the second, whatever the hour says.
    expect((await fornecedores.alterar({ ...fornecedor('PERDIDA CO'), id: criado.id, versao: 1 })).statusCode).toBe(
      409,
    );
    for await (const { empresaId, falhas } of auditar(bench().conexao.db, [])) {
      if (empresaId === pessoa.quem.empresaId) expect(falhas).toEqual([]);
    }
  });

  test('ahead by a day, the session is over, in words, and who signs in again goes on; back again, the one begun in the future is over too', async () => {
    const pessoa = await bench().novaPessoa();
    saltar(DIA_MS);
    const recusada = await pessoa.pedir({ url: '/api/Fornecedor' });
    expect([recusada.statusCode, recusada.json().Error]).toEqual([401, 'Entre para continuar.']);
    const { token } = (await entrar(pessoa)).json();
    const comToken = () =>
      bench().app.inject({ url: '/api/Fornecedor', headers: { authorization: `Bearer ${token}` } });
    expect((await comToken()).statusCode).toBe(200);
    saltar(-DIA_MS);
    expect((await comToken()).statusCode).toBe(401);
    expect((await entrar(pessoa)).statusCode).toBe(200);
  });
});
