import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import { notaDeTeste } from '#server/testing/notas-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

onServer('A nota somebody types', (bench) => {
  const comDci = async () => {
    const dcis = await dcisDeTeste(await bench().novaPessoa());
    const { id } = await dcis.criada();
    return { ...dcis, id };
  };

  test('is in the DCI as it was typed, goes where its município is, and can be typed again', async () => {
    const { id, pedir, lida } = await comDci();
    const criada = await pedir('POST', `${id}/Nota`, NOTA);
    expect([criada.statusCode, criada.json()]).toMatchObject([
      201,
      {
        origem: 'DIGITADA',
        versao: 1,
        numero: '77',
        serie: '1',
        destino: 3,
        municipio: { codigo: '1400100', nome: 'Boa Vista' },
        // 3 × 1,234.5678901234 = 3,703.7036703702.
        valor: '3703.70',
        fora: null,
        itens: [
          { codigo: 'MOTO-150', quantidade: '3.00000', valorUnitario: '1234.5678901234', modalidade: 'PI_COM_PPB' },
        ],
      },
    ]);
    const nota = criada.json();
    const mudada = await pedir('PUT', `${id}/Nota`, {
      ...NOTA,
      id: nota.id,
      versao: nota.versao,
      uf: 'SP',
      municipio: { codigo: '3550308' },
    });
    expect([mudada.statusCode, mudada.json()]).toMatchObject([200, { versao: 2, destino: 2, uf: 'SP' }]);
    const atrasada = await pedir('PUT', `${id}/Nota`, { ...NOTA, id: nota.id, versao: 1 });
    expect([atrasada.statusCode, atrasada.json()]).toMatchObject([409, { codigo: 'CONFLITO', atual: { versao: 2 } }]);
    expect((await lida(id)).lista).toMatchObject([{ destino: 2, quantidade: '3.00000', valor: '3703.70' }]);
    expect((await pedir('DELETE', `${id}/Nota/${nota.id}`)).statusCode).toBe(204);
    expect(await lida(id)).toMatchObject({ lista: [], contagem: { dentro: 0 } });
  });

  test.each([
    ['a município that is not of the UF', { uf: 'SP' }, 'municipio', /não é código do IBGE de um município de SP/],
    ['one that is none', { municipio: { codigo: '1400000' } }, 'municipio', /não existe na tabela do IBGE/],
    ['a key with another digit', { chave: '1'.repeat(44) }, 'chave', /dígito|44 posições/],
    ['the key of another nota', { chave: notaDeTeste({ numero: 78 }).chave }, 'chave', /é da nota 78/],
    [
      'a CNPJ with other check digits',
      { destinatario: { tipo: 'PJ', documento: '11.222.333/0001-80', nome: 'Loja Fictícia' } },
      'destinatario.documento',
      /dígitos verificadores do CNPJ/,
    ],
    ['no item', { itens: [] }, 'itens', /ao menos um item/],
    ['a quantity of zero', { itens: [{ ...ITEM(), quantidade: '0' }] }, 'itens.0.quantidade', /maior que zero/],
  ])('is refused at the field for %s', async (_qual, mudancas, campo, frase) => {
    const { id, pedir } = await comDci();
    const resposta = await pedir('POST', `${id}/Nota`, { ...NOTA, ...mudancas });
    expect(resposta.statusCode).toBe(400);
    expect(resposta.json().campos[campo]).toMatch(frase);
  });

  test('is the same nota as its XML, in this DCI and in any other', async () => {
    const { id, pedir, trazer, criada } = await comDci();
    await trazer(id, { numero: 77 });
    const aqui = await pedir('POST', `${id}/Nota`, NOTA);
    expect([aqui.statusCode, aqui.json().campos]).toEqual([400, { numero: 'A nota 77 já está nesta DCI.' }]);
    const outra = await criada({ tipo: 'INDIVIDUAL', competencia: null });
    const la = await pedir('POST', `${outra.id}/Nota`, NOTA);
    expect([la.statusCode, la.json().campos]).toEqual([400, { numero: 'A nota 77 já está na DCI-2026-0001.' }]);
  });

  test('is left out with a reason and taken in again; one that another DCI took meanwhile is not', async () => {
    const { id, pedir, trazer, criada, lida } = await comDci();
    await trazer(id, { numero: 1 });
    const [nota] = (await pedir('GET', `${id}/Notas`)).json();
    const semMotivo = await pedir('POST', `${id}/Nota/${nota.id}/Fora`, { versao: nota.versao, motivo: ' ' });
    expect([semMotivo.statusCode, semMotivo.json().campos]).toEqual([
      400,
      { motivo: 'Diga por que a nota fica de fora.' },
    ]);
    const fora = await pedir('POST', `${id}/Nota/${nota.id}/Fora`, { versao: nota.versao, motivo: 'Remessa' });
    expect(fora.json()).toMatchObject({ fora: 'MANUAL', motivoFora: 'Remessa' });
    expect(await lida(id)).toMatchObject({ lista: [], contagem: { dentro: 0, fora: { MANUAL: 1 } } });

    const individual = await criada({ tipo: 'INDIVIDUAL', competencia: null });
    expect(await trazer(individual.id, { numero: 1 })).toMatchObject({ incluidas: 1 });
    const volta = () => pedir('DELETE', `${id}/Nota/${nota.id}/Fora`, { versao: fora.json().versao });
    const recusada = await volta();
    expect([recusada.statusCode, recusada.json().Error]).toEqual([400, 'A nota 1 já está na DCI-2026-0002.']);
    await pedir('DELETE', individual.id);
    expect((await volta()).json()).toMatchObject({ fora: null, motivoFora: null });
    expect(await lida(id)).toMatchObject({ contagem: { dentro: 1, fora: {} } });
  });
});

function ITEM() {
  return {
    codigo: 'MOTO-150',
    descricao: 'Motocicleta 150 cc',
    ncm: '87112020',
    cfop: '6101',
    unidade: 'UN',
    quantidade: '3',
    valorUnitario: '1234.5678901234',
  };
}

const NOTA = {
  numero: '77',
  serie: '1',
  emissao: '2026-10-15',
  destinatario: { tipo: 'PJ', documento: '11.222.333/0001-81', nome: 'Loja Fictícia' },
  uf: 'RR',
  municipio: { codigo: '1400100' },
  itens: [ITEM()],
};
