import { certificadoFicticio } from '#lib/testing/certificado-ficticio.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { em, nosDias, verMeuDia } from '#server/views/meu-dia/dia-de-teste.ts';

onServer('A credential of the Portal Único in Meu dia', (bench) => {
  test('is told from thirty days before its end on, until its secret is swapped or it is ended', async () => {
    const pessoa = await bench().novaPessoa();
    const rota = '/api/PortalUnico/Credencial';
    const cadastrar = async (titular: string, cpf: string, validaAte: string | null): Promise<string> => {
      const payload = {
        ambiente: 'TREINAMENTO',
        titular,
        cpf,
        validaAte,
        confirmacao: null,
        clientId: 'chave',
        clientSecret: 'segredo',
      };
      return (await pessoa.pedir({ method: 'POST', url: rota, payload })).json().id;
    };
    const id = await cadastrar('Maria da Silva', '529.982.247-25', em(40));
    await cadastrar('Sem validade', '123.456.789-09', null);
    expect(await nosDias(bench(), pessoa.quem, 'CREDENCIAL_DO_PORTAL', [em(9), em(10), em(40), em(41)])).toEqual({
      [em(9)]: null,
      [em(10)]: [
        'aviso',
        em(40),
        'A chave do Portal Único vence em 30 dias, pelo dia informado: depois o Portal pode recusá-la. Troque a chave.',
      ],
      [em(40)]: [
        'aviso',
        em(40),
        'A chave do Portal Único vence hoje, pelo dia informado: depois o Portal pode recusá-la. Troque a chave.',
      ],
      [em(41)]: [
        'erro',
        em(40),
        'A chave do Portal Único venceu em 30/12/2026, pelo dia informado: o Portal pode recusá-la. Troque a chave.',
      ],
    });
    const { certificado, chave } = certificadoFicticio('JOSE FICTICIO:11144477735', { ate: '2027-01-31T12:00:00' });
    const payload = { ambiente: 'TREINAMENTO', certificado, chave, confirmacao: null };
    await pessoa.pedir({ method: 'POST', url: `${rota}/Certificado`, payload });
    const doCertificado = await verMeuDia(bench(), pessoa.quem, '2027-01-30', { regra: 'CREDENCIAL_DO_PORTAL' });
    expect(doCertificado.linhas.find(({ titulo }) => titulo.startsWith('JOSE'))).toMatchObject({
      prazo: '2027-01-31',
      porque: 'O certificado do Portal Único vence amanhã: depois o Portal não o aceita. Troque o certificado.',
    });
    const depois = await verMeuDia(bench(), pessoa.quem, '2027-02-01', { regra: 'CREDENCIAL_DO_PORTAL' });
    expect(depois.linhas.find(({ titulo }) => titulo.startsWith('JOSE'))).toMatchObject({
      nivel: 'erro',
      porque: 'O certificado do Portal Único venceu em 31/01/2027: o Portal já não o aceita. Troque o certificado.',
    });
    const { linhas } = await verMeuDia(bench(), pessoa.quem, em(41), { regra: 'CREDENCIAL_DO_PORTAL' });
    expect(linhas).toMatchObject([
      { titulo: 'Maria da Silva · treinamento', lugar: { onde: 'PORTAL_UNICO', id, campo: null } },
    ]);
    const trocada = { clientId: 'outra', clientSecret: 'outro', confirmacao: null };
    const trocar = (validaAte: string) =>
      pessoa.pedir({ method: 'POST', url: `${rota}/${id}/Chave`, payload: { ...trocada, validaAte } });
    await trocar(em(100));
    expect(await nosDias(bench(), pessoa.quem, 'CREDENCIAL_DO_PORTAL', [em(41)])).toEqual({ [em(41)]: null });
    await trocar(em(42));
    expect(await nosDias(bench(), pessoa.quem, 'CREDENCIAL_DO_PORTAL', [em(41)])).toMatchObject({
      [em(41)]: ['aviso', em(42), expect.any(String)],
    });
    await pessoa.pedir({ method: 'POST', url: `${rota}/${id}/Encerrar` });
    expect(await nosDias(bench(), pessoa.quem, 'CREDENCIAL_DO_PORTAL', [em(41)])).toEqual({ [em(41)]: null });
  });
});
