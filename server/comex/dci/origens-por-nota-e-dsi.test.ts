import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import { BEM_DA_DSI, entradasDeTeste, NOTA_DE_COMPRA } from '#server/testing/entradas-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const NUMERO = '2690000101';

onServer('What came in by a nota of purchase or a DSI', (bench) => {
  /** Thirty projectors that came by a nota, thirty by a DSI (with the figures of DCI-6), and forty that left. */
  const comProjetores = async () => {
    const dcis = await dcisDeTeste(await bench().novaPessoa());
    const entradas = entradasDeTeste(dcis.pessoa);
    const item = { id: await entradas.item('PROJETOR') };
    const entrar = async (mais: object) => {
      const resposta = await entradas.criar({
        ...NOTA_DE_COMPRA,
        importador: { id: dcis.importadorId },
        item,
        quantidade: '30',
        ...mais,
      });
      expect([resposta.statusCode, resposta.json().campos]).toEqual([201, undefined]);
      return resposta.json();
    };
    const sair = async (quantidade: string) => {
      const { id } = await dcis.criada();
      const itens = [{ codigo: 'PROJETOR', quantidade, ncm: '85286200' }];
      expect(await dcis.trazer(id, { numero: 1, itens })).toMatchObject({ incluidas: 1 });
      return id;
    };
    return { ...dcis, entradas, entrar, sair };
  };

  test('pays what was suspended of it, by its own customs value, as vector DCI-6 has it, and leaves the stock with the registration', async () => {
    const { entrar, sair, lida, registrada, saldo } = await comProjetores();
    const { lote } = await entrar({ quantidade: '50' });
    const id = await sair('40');
    expect((await lida(id)).lista).toMatchObject([
      {
        modalidade: 'PE',
        II: '4256.52',
        IPI: '3008.83',
        PIS: '558.67',
        COFINS: '2567.21',
        falta: false,
        origens: [
          {
            quantidade: '40.0000000',
            lote: {
              id: lote.id,
              papel: 'NF',
              numeroDeclaracao: '1234',
              serie: '1',
              item: 2,
              nota: {
                fornecedorCnpj: '11222333000181',
                emissao: '2026-08-20',
                cfop: '5102',
                valorUnitario: '980.5000000',
              },
            },
          },
        ],
      },
    ]);
    expect(await registrada(id, NUMERO)).toMatchObject({ tributos: '10391.23' });
    expect(await saldo.ler(lote.id)).toMatchObject({ saldo: '10.0000000' });
  });

  test('pays by a rate of three decimals, a tenth of the full one (LC 224/2025)', async () => {
    const { entrar, sair, lida } = await comProjetores();
    const { II, IPI, PIS, COFINS } = NOTA_DE_COMPRA.tributos;
    const decimos = {
      II: { ...II, aliquota: '16.125' },
      IPI: { ...IPI, aliquota: '0.975' },
      PIS: { ...PIS, aliquota: '0.21' },
      COFINS: { ...COFINS, aliquota: '0.9650' },
    };
    const { tributos } = await entrar({ quantidade: '50', tributos: decimos });
    expect([tributos.II, tributos.IPI, tributos.PIS, tributos.COFINS].map(({ aliquota }) => aliquota)).toEqual([
      '16.125',
      '0.975',
      '0.21',
      '0.965',
    ]);
    // On the customs value of DCI-6: 26.603,25 × 16,125 %; (26.603,25 + 4.289,77) × 0,975 %; 26.603,25 × 0,21 % and × 0,965 %.
    expect((await lida(await sair('40'))).lista).toMatchObject([
      {
        II: '4289.77',
        IPI: '301.21',
        PIS: '55.87',
        COFINS: '256.72',
        origens: [{ aliq: { II: '16.125', IPI: '0.975', PIS: '0.21', COFINS: '0.965' } }],
      },
    ]);
  });

  test('is drawn by its turn, first the nota and then the DSI, and each has its record in the file', async () => {
    const { entrar, sair, pedir, levada } = await comProjetores();
    await entrar({ ...BEM_DA_DSI, dataEntrada: '2026-08-23', quantidade: '30' });
    await entrar({});
    const id = await sair('40');
    const [insumo] = (await pedir('GET', `${id}/Insumos`)).json().insumos;
    expect(insumo.saques).toMatchObject([
      { papel: 'NF', numeroDeclaracao: '1234', serie: '1', processo: null, quantidade: '30.0000000' },
      { papel: 'DSI', numeroDeclaracao: '2600001234', item: 1, processo: null, quantidade: '10.0000000' },
    ]);
    await levada(id, 'CALCULAR', 'VALIDAR', 'GERAR');
    const texto = (await pedir('GET', `${id}/Arquivo`)).body;
    const linhas = texto.split('\r\n').filter((linha) => /^1[1-4]/.test(linha));
    expect(linhas.map((linha) => linha.slice(0, 2))).toEqual(['11', '12', '14']);
    // CNPJFOR 14, SERIE 5, NF 9, item 3, EMISSAO 8, CFOP 4, DL288, OBSOLE.
    expect(linhas[1]?.slice(2, 47)).toBe('112223330001811    1234     002202608205102SN');
    expect(linhas[2]?.slice(2, 30)).toBe(`2600001234${'0'.repeat(15)}001`);
  });

  test('whose customs value nobody told leaves the tax unknown, with the nota that does not tell it', async () => {
    const { entrar, sair, lida, pedir } = await comProjetores();
    await entrar({ vuUSD: null, freteUSD: null, seguroUSD: null, quantidade: '40' });
    const id = await sair('40');
    expect(await lida(id)).toMatchObject({ tributos: null, lista: [{ II: null }] });
    const { apontamentos } = (await pedir('GET', `${id}/Conferencia`)).json();
    expect(apontamentos.map(({ mensagem }: { mensagem: string }) => mensagem)).toContain(
      'PROJETOR para Demais regiões: a NF 1234, série 1, item 2, não diz quanto custou em dólares PROJETOR Produto PROJETOR.',
    );
  });

  test('sold as obsoleto pays on its price of sale, which is told as a warning', async () => {
    const { entrar, sair, lida, mudada, pedir } = await comProjetores();
    await entrar({ vuUSD: null, freteUSD: null, seguroUSD: null, quantidade: '40' });
    const id = await sair('40');
    const [item] = (await lida(id)).lista;
    const obsoletos = [{ item: item?.chave, valor: '1000', parecer: '12/2026' }];
    const semParecer = await mudada(id, { obsoletos: [{ ...obsoletos[0], parecer: ' ' }] });
    expect(semParecer.json().campos).toEqual({ 'obsoletos.0.parecer': 'Informe o parecer da Suframa.' });
    expect((await mudada(id, { obsoletos })).statusCode).toBe(200);
    expect(await lida(id)).toMatchObject({
      obsoletos,
      lista: [{ obsoleto: { parecer: '12/2026' }, II: '160.00', IPI: '113.10', PIS: '21.00', COFINS: '96.50' }],
      tributos: '390.60',
    });
    const { apontamentos } = (await pedir('GET', `${id}/Conferencia`)).json();
    expect(apontamentos).toContainEqual(
      expect.objectContaining({
        nivel: 'aviso',
        codigo: 'OBSOLETO',
        etapa: 'tributos',
        mensagem:
          'PROJETOR para Demais regiões sai como obsoleto ou sucata, e os tributos são sobre R$ 1.000,00, o valor de venda ou de mercado. Tenha à mão o parecer da Suframa 12/2026.',
      }),
    );
  });

  test('is not taken out of stock once a DCI drew it, and goes back with the DCI that is cancelled', async () => {
    const { entrar, sair, registrada, levada, entradas, saldo } = await comProjetores();
    const { id: entrada, lote } = await entrar({ quantidade: '40' });
    const id = await sair('40');
    await registrada(id, NUMERO);
    const barrada = await entradas.excluir(entrada);
    expect([barrada.statusCode, barrada.json().Error]).toEqual([
      422,
      'O saldo de insumos da NF 1234, série 1 já foi movimentado: item 2 (baixa por DCI). Estorne esses movimentos antes.',
    ]);
    await levada(id, { passo: 'CANCELAR', motivo: 'Registrada em duplicidade' });
    expect(await saldo.ler(lote.id)).toMatchObject({ saldo: '40.0000000' });
    expect((await entradas.excluir(entrada)).statusCode).toBe(204);
  });

  test('stands in the lineage of what left, of no process', async () => {
    const { entrar, sair, registrada, pessoa } = await comProjetores();
    const { lote } = await entrar({ quantidade: '40' });
    const id = await sair('40');
    await registrada(id, NUMERO);
    const linhagem = (await pessoa.pedir({ url: `/api/Linhagem?tipo=DCI&id=${id}` })).json();
    const doLote = linhagem.nos.find(({ tipo }: { tipo: string }) => tipo === 'LOTE');
    expect(doLote).toMatchObject({
      id: `LOTE:${lote.id}`,
      titulo: 'PROJETOR',
      detalhe: 'NF 1234, série 1, item 2',
      situacao: 'Esgotado',
      dono: null,
    });
    expect(linhagem.nos.filter(({ tipo }: { tipo: string }) => tipo === 'PROCESSO')).toEqual([]);
  });
});
