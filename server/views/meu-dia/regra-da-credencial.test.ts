import { onEachDatabase } from '#server/testing/test-bench.ts';
import { em, nosDias, verMeuDia } from './dia-de-teste.ts';

onEachDatabase('A key of the Portal Único in Meu dia', (bench) => {
  test('is told from thirty days before its end on, until it is ended', async () => {
    const pessoa = await bench().novaPessoa();
    const rota = '/api/PortalUnico/Credencial';
    const cadastrar = async (titular: string, validaAte: string | null): Promise<string> => {
      const payload = {
        ...{ ambiente: 'TREINAMENTO', titular, cpf: '529.982.247-25', validaAte, confirmacao: null },
        ...{ clientId: 'chave', clientSecret: 'segredo' },
      };
      return (await pessoa.pedir({ method: 'POST', url: rota, payload })).json().id;
    };
    const id = await cadastrar('Maria da Silva', em(40));
    await cadastrar('Sem validade', null);
    expect(await nosDias(bench(), pessoa.quem, 'CREDENCIAL_DO_PORTAL', [em(9), em(10), em(40), em(41)])).toEqual({
      [em(9)]: null,
      [em(10)]: ['aviso', em(40), 'A chave do Portal Único vence em 30 dias; depois disso o Cais não busca por ela.'],
      [em(40)]: ['aviso', em(40), 'A chave do Portal Único vence hoje; depois disso o Cais não busca por ela.'],
      [em(41)]: ['erro', em(40), 'A chave do Portal Único venceu em 30/12/2026: o Cais já não busca por ela.'],
    });
    const { linhas } = await verMeuDia(bench(), pessoa.quem, em(41), { regra: 'CREDENCIAL_DO_PORTAL' });
    expect(linhas).toMatchObject([
      { titulo: 'Maria da Silva · treinamento', lugar: { onde: 'PORTAL_UNICO', id, campo: null } },
    ]);
    await pessoa.pedir({ method: 'POST', url: `${rota}/${id}/Encerrar` });
    expect(await nosDias(bench(), pessoa.quem, 'CREDENCIAL_DO_PORTAL', [em(41)])).toEqual({ [em(41)]: null });
  });
});
