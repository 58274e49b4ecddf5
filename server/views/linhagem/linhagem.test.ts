import { TIPOS_DA_LINHAGEM, type TipoDaLinhagem } from '#lib/domain/zfm/linhagem.ts';
import { linhagemDeTeste, porExtenso } from '#server/testing/cenario-da-linhagem.ts';
import { INDUSTRIA } from '#server/testing/dcrs-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const DCI = '2690000101';

onServer('The lineage', (bench) => {
  const pronta = async () => {
    const casa = await linhagemDeTeste(bench());
    const { dci, notas } = await casa.internada();
    const vista = async (tipo: TipoDaLinhagem, id: string | undefined) => {
      const resposta = await casa.ver(tipo, id ?? '');
      expect([resposta.statusCode, resposta.json().Error]).toEqual([200, undefined]);
      return porExtenso(resposta.json());
    };
    return { ...casa, dci, notas, vista };
  };

  test('of a nota is only what its products used: the price of its DCR-E, what was drawn, of which order', async () => {
    const { registrada, dci, notas, vista } = await pronta();
    await registrada(dci, DCI);
    // 20 of 30 motors are left, so 20.00 of R$ 30.00 are still suspended. The process also has the screws: 70 × 65 ÷ 70.
    expect(await vista('NOTA', notas[0])).toEqual({
      nos: [
        'PO PO-1',
        'PROCESSO IMP-2026-0001 85.00',
        'LOTE MOTOR-01 20.0000000 20.00',
        'COMPONENTE MOTOR-01',
        'DCR 2026000012',
        'DCI 2690000101',
        'NOTA NF 1, série 1',
      ],
      arestas: [
        'PO PO-1 -> PROCESSO IMP-2026-0001: 30.0000000 embarcado no processo',
        'PO PO-1 -> LOTE MOTOR-01: declarado do pedido, pelo part number na descrição',
        'PROCESSO IMP-2026-0001 -> LOTE MOTOR-01: 30.0000000 entrou no saldo',
        'LOTE MOTOR-01 -> COMPONENTE MOTOR-01: evidência de preço',
        'LOTE MOTOR-01 -> DCI 2690000101: 10.0000000 baixado',
        'COMPONENTE MOTOR-01 -> DCR 2026000012: 1.0000000 por unidade do produto',
        'DCR 2026000012 -> DCI 2690000101: 10.0000000 II por unidade do DCR-E',
        'DCI 2690000101 -> NOTA NF 1, série 1: 6.0000000 saiu por esta nota',
      ],
      suspenso: '20.00',
      lotes: 1,
      cortado: false,
    });
    const comoVeio = await vista('NOTA', notas[2]);
    expect(comoVeio).toMatchObject({ suspenso: '65.00', lotes: 1 });
    expect(comoVeio.arestas).toEqual([
      'PO PO-2 -> PROCESSO IMP-2026-0001: 70.0000000 embarcado no processo',
      'PO PO-2 -> LOTE PARAFUSO-01: declarado do pedido, pelo item do cadastro',
      'PROCESSO IMP-2026-0001 -> LOTE PARAFUSO-01: 70.0000000 entrou no saldo',
      'LOTE PARAFUSO-01 -> DCI 2690000101: 5.0000000 baixado',
      'DCI 2690000101 -> NOTA NF 3, série 1: 5.0000000 saiu por esta nota',
    ]);
  });

  test('of a DCI is all of it; what is planned is told from what was drawn, and from what was given back', async () => {
    const { registrada, levada, dci, vista } = await pronta();
    const saques = async () => {
      const { arestas, suspenso } = await vista('DCI', dci);
      return [suspenso, ...arestas.filter((aresta) => /^LOTE \S+ -> DCI/.test(aresta))];
    };
    expect(await saques()).toEqual([
      '100.00',
      'LOTE PARAFUSO-01 -> DCI DCI-2026-0001: 5.0000000 previsto',
      'LOTE MOTOR-01 -> DCI DCI-2026-0001: 10.0000000 previsto',
    ]);
    await registrada(dci, DCI);
    expect(await saques()).toEqual([
      '85.00',
      'LOTE PARAFUSO-01 -> DCI 2690000101: 5.0000000 baixado',
      'LOTE MOTOR-01 -> DCI 2690000101: 10.0000000 baixado',
    ]);
    expect((await vista('DCI', dci)).nos).toEqual([
      'PO PO-1',
      'PO PO-2',
      'PROCESSO IMP-2026-0001 85.00',
      'LOTE PARAFUSO-01 65.0000000 65.00',
      'LOTE MOTOR-01 20.0000000 20.00',
      'COMPONENTE MOTOR-01',
      'DCR 2026000012',
      'DCI 2690000101',
      'NOTA NF 3, série 1',
      'NOTA NF 2, série 1',
      'NOTA NF 1, série 1',
    ]);
    await levada(dci, { passo: 'CANCELAR', motivo: 'Em duplicidade' });
    expect(await saques()).toEqual([
      '100.00',
      'LOTE PARAFUSO-01 -> DCI 2690000101: 5.0000000 devolvido ao saldo',
      'LOTE MOTOR-01 -> DCI 2690000101: 10.0000000 devolvido ao saldo',
    ]);
  });

  test.each(['DCR', 'COMPONENTE'] as const)(
    'of a %s is what it is costed by, what may go into it too, and the notas of its products',
    async (tipo) => {
      const { registrada, dci, dcr, componente, vista } = await pronta();
      await registrada(dci, DCI);
      const { nos, arestas, suspenso, lotes } = await vista(tipo, tipo === 'DCR' ? dcr : componente);
      expect([suspenso, lotes]).toEqual(['70.00', 2]);
      expect(nos).toEqual([
        'PO PO-1',
        'PROCESSO IMP-2026-0001 85.00',
        'PROCESSO IMP-2026-0002 50.00',
        'LOTE MOTOR-01 20.0000000 50.00',
        'LOTE MOTOR-01 20.0000000 20.00',
        'COMPONENTE MOTOR-01',
        'DCR 2026000012',
        'DCI 2690000101',
        'NOTA NF 2, série 1',
        'NOTA NF 1, série 1',
      ]);
      expect(arestas).toContain('LOTE MOTOR-01 -> COMPONENTE MOTOR-01: evidência de preço');
      expect(arestas).toContain('LOTE MOTOR-01 -> COMPONENTE MOTOR-01: mesmo item');
    },
  );

  test('of an item of a DI that only is the same as a component ends at the DCR-E, until some of it is drawn', async () => {
    const { registrada, dci, outroMotor, umMotor, ver, vista, saldo } = await pronta();
    expect((await vista('LOTE', outroMotor)).nos).toEqual([
      'PROCESSO IMP-2026-0002 50.00',
      'LOTE MOTOR-01 20.0000000 50.00',
      'COMPONENTE MOTOR-01',
      'DCR 2026000012',
    ]);
    // With 8 left of the first 30, 2 of the 10 come from the other lote: 50 × 18 ÷ 20 stays suspended.
    await saldo.ajustar(umMotor, { versao: 1, quantidade: '-22' });
    await registrada(dci, DCI);
    const { nos, arestas } = await vista('LOTE', outroMotor);
    expect(nos).toEqual([
      'PROCESSO IMP-2026-0002 45.00',
      'LOTE MOTOR-01 18.0000000 45.00',
      'COMPONENTE MOTOR-01',
      'DCR 2026000012',
      'DCI 2690000101',
      'NOTA NF 2, série 1',
      'NOTA NF 1, série 1',
    ]);
    expect(arestas).toContain('LOTE MOTOR-01 -> DCI 2690000101: 2.0000000 baixado');
    const [lote] = (await ver('LOTE', umMotor)).json().nos.filter(({ tipo }: { tipo: string }) => tipo === 'LOTE');
    expect(lote).toMatchObject({ situacao: 'Esgotado', valores: { saldo: '0.0000000', suspenso: { ipi: '0.00' } } });
  });

  test('of an order is what was declared of it, not the rest of the process it came in', async () => {
    const { registrada, dci, po1, po2, vista } = await pronta();
    await registrada(dci, DCI);
    expect((await vista('PO', po2)).nos).toEqual([
      'PO PO-2',
      'PROCESSO IMP-2026-0001 85.00',
      'LOTE PARAFUSO-01 65.0000000 65.00',
      'DCI 2690000101',
      'NOTA NF 3, série 1',
    ]);
    expect(await vista('PO', po1)).toMatchObject({ suspenso: '20.00', lotes: 1 });
  });

  test('of what two orders of one process have is both, and that it may be either is said', async () => {
    const { pedido, embarcar, umMotor, vista } = await pronta();
    await embarcar(await pedido('PO-3', { partNumber: 'motor-01', quantidade: '5' }), '5');
    expect((await vista('LOTE', umMotor)).arestas.filter((aresta) => aresta.includes('declarado'))).toEqual([
      'PO PO-1 -> LOTE MOTOR-01: declarado do pedido, pelo part number na descrição, que mais de uma PO tem no processo',
      'PO PO-3 -> LOTE MOTOR-01: declarado do pedido, pelo part number na descrição, que mais de uma PO tem no processo',
    ]);
  });

  test('of a process is all it brought, and every order it was of', async () => {
    const { primeiro, segundo, vista } = await pronta();
    expect(await vista('PROCESSO', primeiro)).toMatchObject({
      nos: expect.arrayContaining(['PO PO-1', 'PO PO-2', 'LOTE MOTOR-01 30.0000000 30.00', 'NOTA NF 3, série 1']),
      suspenso: '100.00',
      lotes: 2,
    });
    expect((await vista('PROCESSO', segundo)).nos).toEqual([
      'PROCESSO IMP-2026-0002 50.00',
      'LOTE MOTOR-01 20.0000000 50.00',
      'COMPONENTE MOTOR-01',
      'DCR 2026000012',
    ]);
  });

  test('of a nota that was left out is its DCI, and why', async () => {
    const { criada, trazer, pedir, ver } = await pronta();
    const { id } = await criada({ competencia: '2026-09' });
    await trazer(id, { numero: 9, dia: '2026-08-30' });
    const [nota] = (await pedir('GET', `${id}/Notas`)).json();
    const { nos, totais } = (await ver('NOTA', nota.id)).json();
    expect(nos).toMatchObject([
      { tipo: 'DCI', detalhe: 'Mensal 09/2026' },
      { tipo: 'NOTA', situacao: 'Saída fora da competência', dono: { tipo: 'DCI', id } },
    ]);
    expect(totais).toMatchObject({ lotes: 0, suspenso: { suspenso: '0.00' } });
  });

  test('shows sixty of a level, counts the rest in one node, and sums all of them', async () => {
    const { saldo, ver } = await pronta();
    const id = await saldo.importar({
      numero: '269000003',
      importador: INDUSTRIA.cnpj,
      // R$ 630.00 over 63 items of equal value: ten each.
      adicoes: [{ ipi: '630.00', itens: Array.from({ length: 63 }, () => ({ quantidade: '1' })) }],
    });
    const { nos, arestas, totais, cortado } = (await ver('PROCESSO', id)).json();
    expect(nos).toHaveLength(1 + 60 + 1);
    expect(nos.at(-1)).toMatchObject({
      id: 'LOTE:mais',
      titulo: 'Mais 3 itens de DI',
      mais: 3,
      dono: { tipo: 'PROCESSO', id },
    });
    expect(arestas.filter(({ para }: { para: string }) => para === 'LOTE:mais')).toEqual([
      { de: `PROCESSO:${id}`, para: 'LOTE:mais', tipo: 'ENTRADA', rotulo: 'entrou no saldo', quantidade: null },
    ]);
    expect([totais.lotes, totais.suspenso.suspenso, cortado]).toEqual([63, '630.00', true]);
  });

  test('is of one company; another is told that there is no such thing', async () => {
    const { ver, dci, notas, dcr, componente, umMotor, po1, primeiro } = await pronta();
    const outra = await bench().novaPessoa();
    const ids = {
      NOTA: notas[0],
      DCI: dci,
      DCR: dcr,
      COMPONENTE: componente,
      LOTE: umMotor,
      PO: po1,
      PROCESSO: primeiro,
    };
    const respostas = [];
    for (const tipo of TIPOS_DA_LINHAGEM) {
      respostas.push((await outra.pedir({ url: `/api/Linhagem?tipo=${tipo}&id=${ids[tipo]}` })).json().Error);
    }
    expect(respostas).toEqual([
      'Esta PO não existe.',
      'Este processo não existe.',
      'Este item de DI não existe.',
      'Este componente não existe.',
      'Este DCR-E não existe.',
      'Esta DCI não existe.',
      'Esta nota não existe.',
    ]);
    expect((await ver('ITEM' as 'PO', po1)).statusCode).toBe(400);
  });
});
