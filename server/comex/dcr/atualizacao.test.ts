import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { dcrsDeTeste, INDUSTRIA, MOTOR } from '#server/testing/dcrs-de-teste.ts';
import { saldoDeTeste } from '#server/testing/saldo-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const NUMERO = '2026000012';

onServer('A DCR-E and what is newer than it', (bench) => {
  /** An industry with a DI of two items, each in its own DCR-E. */
  const comDois = async () => {
    const pessoa = await bench().novaPessoa();
    const dcrs = await dcrsDeTeste(pessoa);
    const saldo = saldoDeTeste(pessoa);
    const di = (numero: string, desembaraco: string, itens: { descricao: string; valorUnitario: string }[]) =>
      saldo.importar({
        numero,
        desembaraco,
        importador: INDUSTRIA.cnpj,
        adicoes: [{ ncm: '84073390', itens: itens.map((item) => ({ ...item, quantidade: '100' })) }],
      });
    await di('269000001', '2026-11-05', [
      { descricao: 'MOTOR PARCIAL 150', valorUnitario: '210.0000000' },
      { descricao: 'CARBURADOR', valorUnitario: '22.4000000' },
    ]);
    const lotes = (
      await pessoa.pedir({
        url: `/api/Dcr/InsumosDaDi?importadorId=${dcrs.importadorId}&baseCusto=FOB&ate=2026-11-20`,
      })
    ).json();
    const doItem = (itemDaAdicao: number) => [
      { ...MOTOR, numeroDeclaracao: lotes.linhas[0].numeroDeclaracao, adicao: 1, itemDaAdicao },
    ];
    const doMotor = (await dcrs.criar({ ...dcrs.novo, baseCusto: 'FOB', importados: doItem(1) })).json();
    const doCarburador = (await dcrs.criar({ ...dcrs.novo, baseCusto: 'FOB', importados: doItem(2) })).json();
    const alertas = async (consulta = '') =>
      Object.fromEntries(
        (await dcrs.listar(`ordem=processo&${consulta}`))
          .json()
          .map((linha: { id: string; alertas: object[] }) => [linha.id, linha.alertas]),
      );
    return { ...dcrs, pessoa, saldo, di, lotes, doMotor, doCarburador, alertas };
  };

  test('the items of its declarations are there to be chosen, with price, balance, rate and regime', async () => {
    const { lotes } = await comDois();
    expect(lotes.total).toBe(2);
    expect(lotes.linhas).toMatchObject([
      {
        adicao: 1,
        item: 1,
        descricao: 'MOTOR PARCIAL 150',
        saldo: '100.0000000',
        custoUSD: '210.000000',
        dataDesembaraco: '2026-11-05',
        suspensao: expect.stringMatching(/^[SN]$/),
        haMaisRecente: false,
      },
      { item: 2, descricao: 'CARBURADOR', custoUSD: '22.400000' },
    ]);
  });

  test('a line points at the lote its declaration, adição and item name', async () => {
    const { doMotor, lotes } = await comDois();
    expect(doMotor.importados[0].lote).toEqual({ id: lotes.linhas[0].id });
  });

  test('a newer DI flags the ones it is about, the others not; the proposal tells price, coefficient and II before anyone files', async () => {
    const { doMotor, doCarburador, alertas, di, pedirDoDcr } = await comDois();
    expect(await alertas()).toEqual({ [doMotor.id]: [], [doCarburador.id]: [] });
    await di('269000002', '2026-11-15', [{ descricao: 'MOTOR PARCIAL 150', valorUnitario: '250.0000000' }]);
    const [flagrado] = [[{ alerta: 'IMPORTACAO_MAIS_RECENTE', componentes: 1, desde: '2026-11-15' }]];
    expect(await alertas()).toEqual({ [doMotor.id]: flagrado, [doCarburador.id]: [] });
    expect(await alertas('comAlerta=true')).toEqual({ [doMotor.id]: flagrado });
    const atualizacao = (await pedirDoDcr(doMotor.id, 'Atualizacao')).json();
    expect(atualizacao).toMatchObject({
      mudancas: [
        {
          alerta: 'IMPORTACAO_MAIS_RECENTE',
          codigo: 'MOTOR-01',
          antes: 'US$ 210,000000',
          depois: 'US$ 250,000000',
          documento: expect.stringContaining('adição 001, item 01'),
          data: '2026-11-15',
        },
        // The rate comes with the declaration, and whether the II is suspended.
        { alerta: 'ALIQUOTA_MUDOU', codigo: 'MOTOR-01', antes: '18,00 %', depois: '12,00 %', data: '2026-11-15' },
        { codigo: 'MOTOR-01', antes: 'II suspenso', depois: 'II já pago', data: '2026-11-15' },
      ],
      antes: { CCI: '210.0000000', CRA: '88.00' },
      depois: { CCI: '250.0000000', CRA: '88.00' },
    });
    expect((await pedirDoDcr(doCarburador.id, 'Atualizacao')).json()).toMatchObject({ mudancas: [] });
    const { apontamentos } = (await pedirDoDcr(doMotor.id, 'Conferencia')).json();
    expect(apontamentos).toContainEqual(
      expect.objectContaining({ codigo: 'HA_MAIS_RECENTE', nivel: 'aviso', campo: 'importados.0.numeroDeclaracao' }),
    );
  });

  test('what is proposed is the same DCR-E with what is newest and nothing else; put in its place it comes to what was told', async () => {
    const { pessoa, importadorId, di, criar, alterar, doMotor, novo, pedirDoDcr } = await comDois();
    const { id: _, custoUSD: __, ...motor } = doMotor.importados[0];
    const antigo = { ...novo, baseCusto: 'FOB', dataBase: '2026-11-10', importados: [motor], observacao: 'Fica.' };
    const { id, versao } = (await criar(antigo)).json();
    await di('269000002', '2026-11-15', [{ descricao: 'MOTOR PARCIAL 150', valorUnitario: '250.0000000' }]);
    const compra = await cadastroDeTeste(pessoa, 'CompraNacional').criar({
      importador: { id: importadorId },
      partNumber: 'CHICOTE-01',
      descricao: 'Chicote nacional',
      unidade: 'PECA',
      ncm: '85443000',
      nf: '456',
      serie: '2',
      fornecedorCnpj: '11444777000161',
      dataEmissao: '2026-11-18',
      moeda: 'BRL',
      valorUnitario: '204.936000',
    });
    expect([compra.statusCode, compra.json().campos]).toEqual([201, undefined]);
    const { conteudo, depois } = (await pedirDoDcr(id, 'Atualizacao')).json();
    const { nacionais, importados, dataBase, ...resto } = conteudo;
    expect(resto).toMatchObject({
      produto: { id: novo.produto.id },
      modelos: novo.modelos,
      taxaUSD: '5.123400',
      salarios: '12.3400',
      observacao: 'Fica.',
      subcomponentes: [],
    });
    expect(dataBase).toBe('2026-11-20');
    expect(nacionais).toMatchObject([
      {
        codigo: 'CHICOTE-01',
        quantidade: '1.0000000',
        moeda: 'BRL',
        preco: '204.936000',
        nf: '456',
        serie: '2',
        cnpj: '11444777000161',
        dataEmissao: '2026-11-18',
      },
    ]);
    expect(importados).toMatchObject([
      {
        codigo: 'MOTOR-01',
        moeda: 'USD',
        preco: '250.000000',
        numeroDeclaracao: expect.stringMatching(/^269000002\d$/),
      },
    ]);
    expect(importados[0].lote.id).not.toBe(motor.lote.id);
    // 204.936 ÷ 5.1234 = 40 dollars.
    expect(depois).toMatchObject({ CCN: '40.0000000', CCI: '250.0000000' });
    const posto = await alterar({ id, versao, ...conteudo });
    expect([posto.statusCode, posto.json().campos]).toEqual([200, undefined]);
    expect(posto.json()).toMatchObject(depois);
    expect((await pedirDoDcr(id, 'Atualizacao')).json().mudancas).toEqual([]);
  });

  test('what was declared in euros is offered in dollars, by the rates of the declaration itself', async () => {
    const { saldo, importadorId, pessoa } = await comDois();
    const itens = [{ descricao: 'QUADRO', quantidade: '10', valorUnitario: '10000.0000000' }];
    await saldo.importar({
      numero: '269000003',
      desembaraco: '2026-11-16',
      importador: INDUSTRIA.cnpj,
      moeda: { codigo: '978', taxa: '6.1234' },
      adicoes: [{ ncm: '87141000', itens }],
    });
    const { linhas } = (
      await pessoa.pedir({
        url: `/api/Dcr/InsumosDaDi?importadorId=${importadorId}&baseCusto=FOB&ate=2026-11-20&q=QUADRO`,
      })
    ).json();
    // € 10,000 × 6.1234 ÷ 5, to the last decimal: the value of the adição is rounded in either currency, but the rate is not.
    expect(linhas).toMatchObject([{ descricao: 'QUADRO', custoUSD: '12246.800000' }]);
  });

  test('a newer DI that is taken back flags nothing any more', async () => {
    const { doMotor, alertas, saldo, di } = await comDois();
    const processoId = await di('269000002', '2026-11-15', [
      { descricao: 'MOTOR PARCIAL 150', valorUnitario: '250.0000000' },
    ]);
    expect((await alertas())[doMotor.id]).toHaveLength(1);
    expect((await saldo.processos.excluir(processoId)).statusCode).toBe(204);
    expect((await alertas())[doMotor.id]).toEqual([]);
  });

  test('one that came after it is what is looked at: a superseded DCR-E is stale no more', async () => {
    const { registrado, copiar, levado, di, alertas, doMotor } = await comDois();
    const { importados } = doMotor;
    const antigo = await registrado(NUMERO, {
      baseCusto: 'FOB',
      importados: [{ ...importados[0], custoUSD: undefined, id: null }],
    });
    await di('269000002', '2026-11-15', [{ descricao: 'MOTOR PARCIAL 150', valorUnitario: '250.0000000' }]);
    expect((await alertas())[antigo.id]).toHaveLength(1);
    const novo = (await copiar(antigo.id, { tipo: 'S', atualizar: true })).json();
    expect(novo).toMatchObject({ tipo: 'S', CCI: '250.0000000', importados: [{ preco: '250.000000' }] });
    await levado(novo.id, 'VALIDAR', 'GERAR', 'TRANSMITIR', { passo: 'REGISTRAR', numero: '2026000020' });
    const depois = await alertas();
    expect([depois[antigo.id], depois[novo.id]]).toEqual([[], []]);
  });

  test('a substitutivo born stale and unchanged says so in its conference', async () => {
    const { registrado, copiar, di, doMotor, pessoa } = await comDois();
    const antigo = await registrado(NUMERO, {
      baseCusto: 'FOB',
      importados: [{ ...doMotor.importados[0], custoUSD: undefined, id: null }],
    });
    await di('269000002', '2026-11-15', [{ descricao: 'MOTOR PARCIAL 150', valorUnitario: '250.0000000' }]);
    const { id } = (await copiar(antigo.id, { tipo: 'S' })).json();
    const codigos = async (qual: string) =>
      (await pessoa.pedir({ url: `/api/Dcr/${qual}/Conferencia` }))
        .json()
        .apontamentos.map(({ codigo }: { codigo: string }) => codigo);
    expect(await codigos(id)).toEqual(expect.arrayContaining(['DESATUALIZADO', 'IGUAL_AO_ANTERIOR']));
    const renovado = (await copiar(antigo.id, { tipo: 'S', atualizar: true })).json();
    const depois = await codigos(renovado.id);
    expect(depois).not.toContain('DESATUALIZADO');
    expect(depois).not.toContain('IGUAL_AO_ANTERIOR');
  });

  test('a newer purchase of a national component flags it, with the price it brings', async () => {
    const { pessoa, importadorId, doMotor, alertas, pedirDoDcr } = await comDois();
    const compras = cadastroDeTeste(pessoa, 'CompraNacional');
    const nota = (nf: string, dataEmissao: string, partNumber = 'CHICOTE-01') => ({
      importador: { id: importadorId },
      partNumber,
      descricao: 'Chicote nacional',
      unidade: 'PECA',
      ncm: '85443000',
      nf,
      serie: '1',
      fornecedorCnpj: '11222333000181',
      dataEmissao,
      moeda: 'BRL',
      valorUnitario: '200.000000',
      freteSeguroUnitario: '4.936000',
    });
    for (const velha of [nota('100', '2026-11-01'), nota('101', '2026-11-18', 'OUTRO')]) {
      expect((await compras.criar(velha)).statusCode).toBe(201);
    }
    expect((await alertas())[doMotor.id]).toEqual([]);
    expect((await compras.criar(nota('150', '2026-11-19'))).statusCode).toBe(201);
    expect((await alertas())[doMotor.id]).toEqual([
      { alerta: 'COMPRA_MAIS_RECENTE', componentes: 1, desde: '2026-11-19' },
    ]);
    // 204.936 ÷ 5.1234 = 40.
    expect((await pedirDoDcr(doMotor.id, 'Atualizacao')).json()).toMatchObject({
      mudancas: [{ codigo: 'CHICOTE-01', antes: 'US$ 35,500000', depois: 'R$ 204,936000', data: '2026-11-19' }],
      antes: { CCN: '35.5000000' },
      depois: { CCN: '40.0000000' },
    });
  });

  test('another rate of the NCM flags it, and tells what the II becomes', async () => {
    const { pessoa, doMotor, alertas, pedirDoDcr } = await comDois();
    const ncm = await cadastroDeTeste(pessoa, 'Ncm').criar({
      codigo: '84073390',
      descricao: 'Motores',
      vigenciaInicio: '2026-11-16',
      aliquotaII: '20.00',
    });
    expect([ncm.statusCode, ncm.json().campos]).toEqual([201, undefined]);
    expect((await alertas())[doMotor.id]).toEqual([{ alerta: 'ALIQUOTA_MUDOU', componentes: 1, desde: '2026-11-16' }]);
    // 210 × 18 % × 12 % and 210 × 20 % × 12 %.
    expect((await pedirDoDcr(doMotor.id, 'Atualizacao')).json()).toMatchObject({
      mudancas: [{ alerta: 'ALIQUOTA_MUDOU', antes: '18,00 %', depois: '20,00 %' }],
      antes: { iiUnitUSD: '4.5360000' },
      depois: { iiUnitUSD: '5.0400000' },
    });
  });

  test('a line without a rate takes that of the NCM, with all its decimals, and says that it had none', async () => {
    const { pessoa, doMotor, alterar, alertas, pedirDoDcr, novo } = await comDois();
    const { custoUSD: _, ...motor } = doMotor.importados[0];
    const sem = { id: doMotor.id, versao: doMotor.versao, ...novo, baseCusto: 'FOB' };
    const gravado = await alterar({ ...sem, importados: [{ ...motor, aliquotaII: null }] });
    expect([gravado.statusCode, gravado.json().iiUnitUSD]).toEqual([200, null]);
    expect((await alertas())[doMotor.id]).toEqual([]);
    const ncm = { codigo: '84073390', descricao: 'Motores', vigenciaInicio: '2026-11-16', aliquotaII: '1.605' };
    expect((await cadastroDeTeste(pessoa, 'Ncm').criar(ncm)).statusCode).toBe(201);
    expect((await alertas())[doMotor.id]).toEqual([{ alerta: 'ALIQUOTA_MUDOU', componentes: 1, desde: '2026-11-16' }]);
    // 210 × 1.605 % × 12 %.
    expect((await pedirDoDcr(doMotor.id, 'Atualizacao')).json()).toMatchObject({
      mudancas: [{ alerta: 'ALIQUOTA_MUDOU', codigo: 'MOTOR-01', antes: null, depois: '1,605 %' }],
      conteudo: { importados: [{ aliquotaII: '1.605' }] },
      antes: { iiUnitUSD: null },
      depois: { iiUnitUSD: '0.4044600' },
    });
  });

  test('a resolution whose last day has passed flags it, on that day not yet', async () => {
    const { pessoa, importadorId, doMotor, alertas } = await comDois();
    const industrias = cadastroDeTeste(pessoa, 'Importador');
    const ate = async (validade: string) => {
      const { versao } = (await industrias.ler(importadorId)).json();
      const resolucoes = [{ ...INDUSTRIA.resolucoes[0], validade }];
      expect((await industrias.alterar({ ...INDUSTRIA, id: importadorId, versao, resolucoes })).statusCode).toBe(200);
      return (await alertas())[doMotor.id];
    };
    expect(await ate('2026-11-20')).toEqual([]);
    expect(await ate('2026-11-19')).toEqual([{ alerta: 'RESOLUCAO_VENCIDA', componentes: 1, desde: '2026-11-19' }]);
  });

  describe('made from a structure', () => {
    const LINHA = { ncm: '84073390', unidade: 'PECA', origem: 'IMPORTADO', perda: '0', subDe: null };
    const montado = async () => {
      const cena = await comDois();
      const { pessoa, produtoId } = cena;
      const itens = cadastroDeTeste(pessoa, 'Item');
      const motor = {
        partNumber: 'MOTOR-01',
        descricao: 'Motor',
        ncm: '84073390',
        unidadeComercializada: 'PECA',
        origem: 'IMPORTADO',
      };
      const { id: itemId } = (await itens.criar(motor)).json();
      const vinculo = { recurso: 'Item', texto: 'MOTOR PARCIAL 150', ncm: '84073390', registroId: itemId };
      expect((await pessoa.pedir({ method: 'POST', url: '/api/Apelido', payload: vinculo })).statusCode).toBe(201);
      const estruturas = cadastroDeTeste(pessoa, 'Estrutura');
      const linhas = [
        { ...LINHA, partNumber: 'MOTOR-01', descricao: 'Motor', quantidade: '1' },
        { ...LINHA, partNumber: 'MOTOR-01', descricao: 'Motor', quantidade: '0.5', perda: '10' },
        {
          ...LINHA,
          partNumber: 'CHICOTE-01',
          descricao: 'Chicote',
          ncm: '85443000',
          origem: 'NACIONAL',
          quantidade: '2',
        },
        { ...LINHA, partNumber: 'TERMINAL', descricao: 'Terminal', quantidade: '3', subDe: 'CHICOTE-01' },
      ];
      const estrutura = await estruturas.criar({
        produto: { id: produtoId },
        revisao: 'A',
        vigenciaInicio: '2026-01-01',
        linhas,
      });
      expect([estrutura.statusCode, estrutura.json().campos]).toEqual([201, undefined]);
      const montar = async (pedido: object = {}) =>
        pessoa.pedir({
          method: 'POST',
          url: '/api/Dcr/Montar',
          payload: { produtoId, dataBase: '2026-11-20', baseCusto: 'FOB', ...pedido },
        });
      return { ...cena, estruturas, estrutura: estrutura.json(), linhas, montar };
    };

    test('each component comes by its newest document not after the data base, repeated ones summed with their losses', async () => {
      const { montar, di, estrutura } = await montado();
      await di('269000002', '2026-11-15', [{ descricao: 'MOTOR PARCIAL 150', valorUnitario: '250.0000000' }]);
      const hoje = (await montar()).json();
      expect(hoje).toMatchObject({
        estrutura: { id: estrutura.id, versao: 1, revisao: 'A' },
        nacionais: [{ codigo: 'CHICOTE-01', quantidade: '2.0000000', preco: '0.000000' }],
        subcomponentes: [
          { codigo: 'TERMINAL', pai: 'CHICOTE-01', quantidade: '3.0000000', incluiBC: 'S', aliquotaII: null },
        ],
        importados: [{ codigo: 'MOTOR-01', quantidade: '1.5500000', preco: '250.000000', adicao: 1, itemDaAdicao: 1 }],
      });
      expect((await montar({ dataBase: '2026-11-10' })).json().importados).toMatchObject([{ preco: '210.000000' }]);
      expect((await montar({ dataBase: '2025-12-31' })).payload).toContain('não tem estrutura em vigor em 31/12/2025');
    });

    test('another revision, or the same one changed, flags it; what it would come to has the new quantities', async () => {
      const { novo, criar, alertas, estruturas, estrutura, linhas, montar, pedirDoDcr } = await montado();
      const { estrutura: qual, nacionais, subcomponentes, importados } = (await montar()).json();
      const { revisao: _, ...apontada } = qual;
      const { id } = (await criar({ ...novo, estrutura: apontada, nacionais, subcomponentes, importados })).json();
      expect((await alertas())[id]).toEqual([]);
      const outras = [{ ...linhas[0], quantidade: '2' }, ...linhas.slice(2)];
      const mudada = await estruturas.alterar({
        id: estrutura.id,
        versao: 1,
        produto: { id: estrutura.produto.id },
        revisao: 'A',
        vigenciaInicio: '2026-01-01',
        linhas: outras,
      });
      expect(mudada.statusCode).toBe(200);
      expect((await alertas())[id]).toEqual([{ alerta: 'ESTRUTURA_MUDOU', componentes: 1, desde: null }]);
      // 1.55 × 210 and 2 × 210.
      expect((await pedirDoDcr(id, 'Atualizacao')).json()).toMatchObject({
        mudancas: [{ alerta: 'ESTRUTURA_MUDOU', antes: 'revisão A, versão 1', depois: 'revisão A, versão 2' }],
        antes: { CCI: '325.5000000' },
        depois: { CCI: '420.0000000' },
      });
    });
  });

  test('an industry sees nothing of another: neither declarations nor purchases', async () => {
    const { importadorId } = await comDois();
    const alheia = await bench().novaPessoa();
    const resposta = await alheia.pedir({
      url: `/api/Dcr/InsumosDaDi?importadorId=${importadorId}&baseCusto=CIF&ate=2026-11-20`,
    });
    expect(resposta.json()).toEqual({ linhas: [], total: 0 });
  });
});
