import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const INDUSTRIA = {
  razaoSocial: 'Fictícia Águia Ltda',
  cnpj: '12ABC34501DE35',
  setor: '1',
  inscricaoSuframa: '201234017',
  situacaoSuframa: 'ATIVA',
  perfilTributario: 'INDUSTRIA_INCENTIVADA',
  resolucoes: [
    {
      numero: '205/2021',
      data: '2021-02-25',
      produto: 'Rádio',
      portariaPpb: null,
      tipoCoeficiente: 'FIXO',
      validade: null,
    },
  ],
};
const item = (partNumber: string, mais: object = {}) => ({
  partNumber,
  descricao: `PECA FICTICIA ${partNumber}`,
  ncm: '85423190',
  unidadeComercializada: 'UN',
  origem: 'IMPORTADO',
  ...mais,
});

onServer('The cClassTrib of many items', (bench) => {
  const criar = async (pessoa: Pessoa, recurso: string, campos: object): Promise<{ id: string }> => {
    const resposta = await cadastroDeTeste(pessoa, recurso).criar(campos);
    expect([resposta.statusCode, resposta.body]).toEqual([201, expect.any(String)]);
    return resposta.json();
  };
  const planejar = (pessoa: Pessoa, payload: object) =>
    pessoa.pedir({ method: 'POST', url: '/api/Item/PlanejarClasses', payload });
  const definir = (pessoa: Pessoa, itens: object[]) =>
    pessoa.pedir({ method: 'POST', url: '/api/Item/DefinirClasses', payload: { itens } });

  test('is planned by the filter that lacks it, written by version, told in the history and undone', async () => {
    const pessoa = await bench().novaPessoa();
    await criar(pessoa, 'Importador', INDUSTRIA);
    const um = await criar(pessoa, 'Item', item('FX-1', { apelidos: ['FX1'] }));
    const dois = await criar(pessoa, 'Item', item('FX-2'));
    await criar(pessoa, 'Item', item('FX-3', { cClassTrib: '000001' }));
    await criar(pessoa, 'Item', item('NAC-1', { origem: 'NACIONAL' }));

    const quais = { consulta: { cClassTrib: 'SEM' }, total: 2 };
    const plano = (await planejar(pessoa, { quais, cClassTrib: null })).json();
    expect(plano).toMatchObject({
      grupos: [
        {
          cClassTrib: '550019',
          itens: [
            { id: um.id, versao: 1, partNumber: 'FX-1', atual: null },
            { id: dois.id, versao: 1, partNumber: 'FX-2', atual: null },
          ],
        },
      ],
      fora: [],
    });

    const pedidos = [um, dois].map(({ id }) => ({ id, versao: 1, cClassTrib: '550019' }));
    const { feitos, recusados } = (await definir(pessoa, pedidos)).json();
    expect(feitos).toEqual([um, dois].map(({ id }) => ({ id, versao: 2, antes: null })));
    expect(recusados).toEqual([]);
    const { ler, historico } = cadastroDeTeste(pessoa, 'Item');
    expect((await ler(um.id)).json()).toMatchObject({ cClassTrib: '550019', versao: 2, apelidos: ['FX1'] });
    expect((await historico(um.id))[0]).toMatchObject({
      acao: 'ALTERAR',
      antes: { cClassTrib: null },
      depois: { cClassTrib: '550019' },
      motivo: 'cClassTrib de 2 itens de uma vez.',
    });

    await definir(
      pessoa,
      feitos.map((feito: { id: string; versao: number }) => ({ id: feito.id, versao: feito.versao, cClassTrib: null })),
    );
    expect((await ler(dois.id)).json()).toMatchObject({ cClassTrib: null, versao: 3 });
  });

  test('stays as it is where somebody changed the item meanwhile, the goods do not fit, or the item is gone', async () => {
    const pessoa = await bench().novaPessoa();
    const mudado = await criar(pessoa, 'Item', item('FX-1'));
    const cigarro = await criar(pessoa, 'Item', item('FUMO', { ncm: '24022000' }));
    const excluido = await criar(pessoa, 'Item', item('FX-9'));
    const bom = await criar(pessoa, 'Item', item('FX-2'));
    const { alterar, excluir, ler } = cadastroDeTeste(pessoa, 'Item');
    await alterar({ ...item('FX-1', { observacao: 'Outra pessoa.' }), id: mudado.id, versao: 1 });
    await excluir(excluido.id);
    const { feitos, recusados } = (
      await definir(
        pessoa,
        [mudado, cigarro, excluido, bom].map(({ id }) => ({ id, versao: 1, cClassTrib: '550019' })),
      )
    ).json();
    expect(feitos).toEqual([{ id: bom.id, versao: 2, antes: null }]);
    expect(recusados).toEqual([
      { id: mudado.id, nome: 'FX-1', motivo: expect.stringMatching(/alterado por outra pessoa/) },
      { id: cigarro.id, nome: 'FUMO', motivo: expect.stringMatching(/art\. 441/) },
      { id: excluido.id, nome: 'FX-9', motivo: 'Este item não existe.' },
    ]);
    expect((await ler(mudado.id)).json()).toMatchObject({ cClassTrib: null, observacao: 'Outra pessoa.' });
  });

  test('is not planned for a result that has changed, nor written with a code that no declaration takes', async () => {
    const pessoa = await bench().novaPessoa();
    const { id } = await criar(pessoa, 'Item', item('FX-1'));
    const mudou = await planejar(pessoa, { quais: { consulta: {}, total: 7 }, cClassTrib: '000001' });
    expect([mudou.statusCode, mudou.json().Error]).toEqual([422, expect.stringMatching(/^O resultado mudou/)]);
    expect((await definir(pessoa, [{ id, versao: 1, cClassTrib: '810001' }])).statusCode).toBe(400);
  });

  test('of the items of another company is neither planned nor written', async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const { id } = await criar(outra, 'Item', item('FX-1'));
    expect((await planejar(pessoa, { quais: { ids: [id] }, cClassTrib: '000001' })).json()).toEqual({
      grupos: [],
      fora: [],
    });
    expect((await definir(pessoa, [{ id, versao: 1, cClassTrib: '000001' }])).json()).toEqual({
      feitos: [],
      recusados: [{ id, nome: null, motivo: 'Este item não existe.' }],
    });
    expect((await cadastroDeTeste(outra, 'Item').ler(id)).json()).toMatchObject({ cClassTrib: null, versao: 1 });
  });
});
