import { eq } from 'drizzle-orm';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import { ITACOATIARA } from '#server/testing/notas-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';

const DCR = '2026000012';
const NUMERO = '2690000101';
const RETIFICADORA = '2690000202';

onServer('The stock under the DCIs', (bench) => {
  /** Fourteen motors of two declarations, and a DCR-E with one motor per motorcycle. */
  const comMotores = async () => {
    const dcis = await dcisDeTeste(await bench().novaPessoa());
    await dcis.emEstoque({ partNumber: 'MOTOR-01', numero: '269000001', quantidade: '6' });
    await dcis.emEstoque({ partNumber: 'MOTOR-01', numero: '269000002', quantidade: '8', desembaraco: '2026-08-11' });
    await dcis.dcrs.registrado(DCR, { dataBase: '2026-08-31' }, '2026-09-01');
    return dcis;
  };
  const bloquear = (dcis: Awaited<ReturnType<typeof comMotores>>, valor: string) =>
    cadastroDeTeste(dcis.pessoa, 'Parametro').criar({
      codigo: 'DCI_FALTANTE_BLOQUEIA',
      valor,
      vigenciaInicio: null,
      vigenciaFim: null,
      fonte: 'Norma interna da empresa',
      situacao: 'VERIFICADO',
    });

  test('a retificadora gives back what was drawn and draws anew; undoing it draws as before', async () => {
    const { criada, trazer, registrada, saldos, pedir, lida } = await comMotores();
    const original = await criada();
    await trazer(original.id, { numero: 1 });
    await registrada(original.id, NUMERO);
    expect(await saldos()).toEqual([
      ['2690000015', '0.0000000'],
      ['2690000023', '4.0000000'],
    ]);

    const copia = await pedir('POST', `${original.id}/Copiar`, { natureza: 'RETIFICADORA' });
    expect([copia.statusCode, copia.json()]).toMatchObject([
      201,
      {
        processo: 'DCI-2026-0002',
        natureza: 'RETIFICADORA',
        situacao: 'EM_ELABORACAO',
        anterior: { id: original.id, numero: NUMERO },
        notas: 1,
      },
    ]);
    const segunda = await pedir('POST', `${original.id}/Copiar`, { natureza: 'RETIFICADORA' });
    expect([segunda.statusCode, segunda.json().Error]).toEqual([
      409,
      'A retificadora desta DCI já foi começada: DCI-2026-0002.',
    ]);
    const { id } = copia.json();
    // Three more motorcycles had left: thirteen in all.
    expect(await trazer(id, { numero: 2, itens: [{ quantidade: '3' }] })).toMatchObject({ incluidas: 1 });
    const feita = await registrada(id, RETIFICADORA);
    expect(await saldos()).toEqual([
      ['2690000015', '0.0000000'],
      ['2690000023', '1.0000000'],
    ]);
    expect(await lida(original.id)).toMatchObject({ situacao: 'RETIFICADA', sucessora: { id, numero: RETIFICADORA } });
    // 13 × 4.536 × 5.1234 = 302.116651…; the 232.40 already declared are not paid again.
    expect(feita).toMatchObject({
      tributos: '69.72',
      darfs: [expect.objectContaining({ tributo: 'II', principal: '69.72' })],
      grupos: expect.arrayContaining([
        expect.objectContaining({ tributo: 'II', calculado: '302.12', anterior: '232.40', principal: '69.72' }),
      ]),
    });

    const desfeita = await pedir('DELETE', `${id}/Passo`, { versao: feita.versao });
    expect(desfeita.json()).toMatchObject({ situacao: 'TRANSMITIDA' });
    expect(await lida(original.id)).toMatchObject({ situacao: 'REGISTRADA' });
    expect(await saldos()).toEqual([
      ['2690000015', '0.0000000'],
      ['2690000023', '4.0000000'],
    ]);
  });

  test('a retificadora says what it changes of the DCI it corrects, or that it changes nothing', async () => {
    const { criada, trazer, registrada, pedir } = await comMotores();
    const original = await criada();
    await trazer(original.id, { numero: 1 });
    await registrada(original.id, NUMERO);
    const { id } = (await pedir('POST', `${original.id}/Copiar`, { natureza: 'RETIFICADORA' })).json();
    const daSucessao = async () =>
      (await pedir('GET', `${id}/Conferencia`))
        .json()
        .apontamentos.filter(({ campo }: { campo: string | null }) => campo === 'anterior')
        .map(({ nivel, codigo, mensagem }: Record<string, string>) => [nivel, codigo, mensagem]);
    expect(await daSucessao()).toEqual([
      [
        'aviso',
        'IGUAL_AO_ANTERIOR',
        `Nada mudou desde a DCI retificada, ${NUMERO}: registrada assim, esta não corrige nada.`,
      ],
    ]);
    await trazer(id, { numero: 2, itens: [{ quantidade: '3' }] });
    expect(await daSucessao()).toEqual([
      [
        'aviso',
        'MUDA_A_ANTERIOR',
        `Muda em relação à DCI retificada, ${NUMERO}: 1 nota para 2; 1 item mudado; II de Industrializado com PPB de R$ 232,40 para R$ 302,12.`,
      ],
    ]);
    await registrada(id, RETIFICADORA);
    expect(await daSucessao()).toEqual([]);
  });

  test('a retificadora is compared as it would be calculated now, and says that its saved figures are older', async () => {
    const { criada, trazer, registrada, pedir, lida } = await comMotores();
    const original = await criada();
    await trazer(original.id, { numero: 1 });
    await registrada(original.id, NUMERO);
    const { id } = (await pedir('POST', `${original.id}/Copiar`, { natureza: 'RETIFICADORA' })).json();
    const { versao, grupos } = await lida(id);
    const envelhecidos = (grupos as DciLido['grupos']).map((grupo) =>
      grupo.tributo === 'II' && grupo.calculado === '232.40' ? { ...grupo, calculado: '100.00' } : grupo,
    );
    await writeDirectly(bench().conexao.db, (tx) => tx.update(dci).set({ grupos: envelhecidos }).where(eq(dci.id, id)));
    const daSucessao = (await pedir('GET', `${id}/Conferencia`))
      .json()
      .apontamentos.filter(({ campo }: { campo: string | null }) => campo === 'anterior')
      .map(({ codigo, mensagem }: Record<string, string>) => [codigo, mensagem]);
    expect(daSucessao).toEqual([
      [
        'DESATUALIZADO',
        'Os valores gravados são de antes de mudanças nos cadastros, nos DCR-E ou no saldo; calculados agora: II de Industrializado com PPB de R$ 100,00 para R$ 232,40. Grave para os atualizar.',
      ],
      ['IGUAL_AO_ANTERIOR', `Nada mudou desde a DCI retificada, ${NUMERO}: registrada assim, esta não corrige nada.`],
    ]);
    // The calculation was a rehearsal: what is saved stays as it was.
    expect(await lida(id)).toMatchObject({
      versao,
      grupos: expect.arrayContaining([expect.objectContaining({ tributo: 'II', calculado: '100.00' })]),
    });
  });

  test('an open original says too that its saved figures are older', async () => {
    const { criada, trazer, pedir, lida } = await comMotores();
    const { id } = await criada();
    await trazer(id, { numero: 1 });
    const envelhecimento = async () =>
      (await pedir('GET', `${id}/Conferencia`))
        .json()
        .apontamentos.filter(({ codigo }: { codigo: string }) => codigo === 'DESATUALIZADO')
        .map(({ campo, mensagem }: Record<string, string>) => [campo, mensagem]);
    expect(await envelhecimento()).toEqual([]);
    const grupos = ((await lida(id)).grupos as DciLido['grupos']).map((grupo) =>
      grupo.tributo === 'II' && grupo.calculado === '232.40' ? { ...grupo, calculado: '100.00' } : grupo,
    );
    await writeDirectly(bench().conexao.db, (tx) => tx.update(dci).set({ grupos }).where(eq(dci.id, id)));
    expect(await envelhecimento()).toEqual([
      [
        null,
        'Os valores gravados são de antes de mudanças nos cadastros, nos DCR-E ou no saldo; calculados agora: II de Industrializado com PPB de R$ 100,00 para R$ 232,40. Grave para os atualizar.',
      ],
    ]);
  });

  test('cancelling one that is registered gives its stock and its notas back', async () => {
    const { criada, trazer, registrada, levada, saldos, pedir } = await comMotores();
    const { id } = await criada();
    await trazer(id, { numero: 1 });
    await registrada(id, NUMERO);
    const cancelada = await levada(id, { passo: 'CANCELAR', motivo: 'Registrada em duplicidade' });
    expect(cancelada).toMatchObject({ situacao: 'CANCELADA', numero: NUMERO });
    expect(await saldos()).toEqual([
      ['2690000015', '6.0000000'],
      ['2690000023', '8.0000000'],
    ]);
    const outra = await criada();
    expect(await trazer(outra.id, { numero: 1 })).toMatchObject({ incluidas: 1 });
    const volta = await pedir('DELETE', `${id}/Passo`, { versao: cancelada.versao });
    expect([volta.statusCode, volta.json().Error]).toEqual([422, 'A nota 1 desta DCI está agora na DCI-2026-0002.']);
  });

  test.each(['deleted', 'cancelled'])('a retificadora that was %s does not come back beside another', async (como) => {
    const { criada, trazer, registrada, levada, pedir, excluir, restaurar } = await comMotores();
    const { id } = await criada();
    await trazer(id, { numero: 1 });
    await registrada(id, NUMERO);
    const retificadora = async () => (await pedir('POST', `${id}/Copiar`, { natureza: 'RETIFICADORA' })).json();
    const primeira = await retificadora();
    const cancelada =
      como === 'cancelled' && (await levada(primeira.id, { passo: 'CANCELAR', motivo: 'Começada por engano' }));
    if (!cancelada) expect((await excluir(primeira.id)).statusCode).toBe(204);
    const segunda = await retificadora();
    const volta = await (cancelada
      ? pedir('DELETE', `${primeira.id}/Passo`, { versao: cancelada.versao })
      : restaurar(primeira.id));
    expect([volta.statusCode, volta.json()]).toEqual([
      409,
      {
        codigo: 'DUPLICADO',
        id: segunda.id,
        Error: `A DCI ${NUMERO} já tem outra retificadora: ${segunda.processo}.`,
      },
    ]);
  });

  test('of two that want the same motors at once, what one takes the other has not', async () => {
    const { criada, trazer, transmitida, passo, saldos } = await comMotores();
    const [uma, outra] = [await criada(), await criada({ tipo: 'INDIVIDUAL', competencia: null })];
    await trazer(uma.id, { numero: 1 });
    await trazer(outra.id, { numero: 2, itens: [{ quantidade: '9' }] });
    const [umaT, outraT] = [await transmitida(uma.id), await transmitida(outra.id)];
    const respostas = await Promise.all([
      passo(uma.id, { passo: 'REGISTRAR', versao: umaT.versao, data: '2026-11-20', numero: NUMERO }),
      passo(outra.id, { passo: 'REGISTRAR', versao: outraT.versao, data: '2026-11-20', numero: RETIFICADORA }),
    ]);
    const codigos = respostas.map(({ statusCode }) => statusCode).sort();
    expect(codigos).toEqual([200, 422]);
    const recusada = respostas.find(({ statusCode }) => statusCode === 422);
    expect(recusada?.json().Error).toMatch(/^Saldo insuficiente de MOTOR-01: faltam [45]\. Veja “Insumos e saldo”\.$/);
    const restam = (await saldos()).map(([, resta]) => Number(resta)).reduce((soma, resta) => soma + resta, 0);
    expect([4, 5]).toContain(restam);
  });

  test('what is missing blocks, or warns where the parameter of the company says so', async () => {
    const dcis = await comMotores();
    const { criada, trazer, passo, levada, pedir, saldos } = dcis;
    const { id } = await criada();
    await trazer(id, { numero: 1, itens: [{ quantidade: '20' }] });
    const { versao } = await levada(id, 'CALCULAR');
    const barrada = await passo(id, { passo: 'VALIDAR', versao, data: '2026-11-20' });
    expect(barrada.statusCode).toBe(422);
    expect(barrada.json().Error).toContain('MOTOR-01');
    const nivel = async () =>
      (await pedir('GET', `${id}/Conferencia`))
        .json()
        .apontamentos.filter(({ mensagem }: { mensagem: string }) => mensagem.includes('MOTOR-01'))
        .map(({ nivel }: { nivel: string }) => nivel);
    expect(await nivel()).toEqual(['erro']);
    const parametro = await bloquear(dcis, '0.00');
    expect([parametro.statusCode, parametro.json().campos]).toEqual([201, undefined]);
    expect(await nivel()).toEqual(['aviso']);
    await levada(id, 'VALIDAR', 'GERAR', 'TRANSMITIR', { passo: 'REGISTRAR', numero: NUMERO });
    expect(await saldos()).toEqual([
      ['2690000015', '0.0000000'],
      ['2690000023', '0.0000000'],
    ]);
    const { insumos, fontes } = (await pedir('GET', `${id}/Insumos`)).json();
    expect(insumos).toMatchObject([{ baixado: '14.0000000', faltante: '6.0000000' }]);
    expect(fontes).toEqual([{ codigo: 'MOTO-150', dcr: DCR, importados: 1, deNota: 0 }]);
  });

  test('a substitutivo splits the month by the day each nota left', async () => {
    const { dcrs, criada, trazer, lida } = await comMotores();
    const { id: anterior } = (await dcrs.listar()).json()[0];
    const substituto = (await dcrs.copiar(anterior, { tipo: 'S' })).json();
    const { importados } = substituto;
    await dcrs.alterar({
      ...campos(dcrs.novo),
      id: substituto.id,
      versao: substituto.versao,
      tipo: 'S',
      anterior: { id: anterior },
      dataBase: '2026-08-31',
      importados: importados.map((linha: { preco: string }) => ({ ...soDaLinha(linha), preco: '220.000000' })),
    });
    const datado = (passo: string) => ({ passo, data: '2026-10-16' });
    await dcrs.levado(substituto.id, datado('VALIDAR'), datado('GERAR'), datado('TRANSMITIR'), {
      ...datado('REGISTRAR'),
      numero: '2026000020',
    });
    const { id } = await criada();
    await trazer(
      id,
      { numero: 1, dia: '2026-10-15', itens: [{ quantidade: '2' }] },
      { numero: 2, dia: '2026-10-16', itens: [{ quantidade: '3' }] },
      { numero: 3, dia: '2026-10-10', saida: '2026-10-20', itens: [{ quantidade: '4' }] },
    );
    // 220 × 18 % × 12 % = 4.7520000. On the 16th both are in force, and the newer one is used.
    expect(
      (await lida(id)).lista.map(({ quantidade, dcr, II }) => [dcr?.numero, dcr?.iiUnitUSD, quantidade, II]),
    ).toEqual([
      [DCR, '4.5360000', '2.00000', '46.48'],
      ['2026000020', '4.7520000', '7.00000', '170.42'],
    ]);
  });

  test('stock chosen by hand goes before what comes by its turn', async () => {
    const { criada, trazer, mudada, pedir, registrada, saldos } = await comMotores();
    const { id } = await criada();
    await trazer(id, { numero: 1, itens: [{ quantidade: '5' }] });
    const [insumo] = (await pedir('GET', `${id}/Insumos`)).json().insumos;
    const doSegundo = insumo.lotes[1];
    const mudou = await mudada(id, {
      realocacoes: [{ insumo: insumo.chave, lote: { id: doSegundo.id }, quantidade: '3' }],
    });
    expect([mudou.statusCode, mudou.json().campos]).toEqual([200, undefined]);
    expect((await pedir('GET', `${id}/Insumos`)).json().insumos[0].saques).toMatchObject([
      { numeroDeclaracao: '2690000015', quantidade: '2.0000000', manual: false },
      { numeroDeclaracao: '2690000023', quantidade: '3.0000000', manual: true },
    ]);
    await registrada(id, NUMERO);
    expect(await saldos()).toEqual([
      ['2690000015', '4.0000000'],
      ['2690000023', '5.0000000'],
    ]);
  });

  test('what came in after the last exit did not leave by it, unless somebody says so', async () => {
    const { criada, trazer, mudada, pedir } = await comMotores();
    const { id } = await criada();
    // The second declaration was cleared on 11 August, a day after this nota left.
    await mudada(id, { competencia: '2026-08' });
    await trazer(id, {
      numero: 1,
      dia: '2026-08-10',
      itens: [{ codigo: 'MOTOR-01', quantidade: '7', ncm: '84073390' }],
    });
    const insumo = async () => (await pedir('GET', `${id}/Insumos`)).json().insumos[0];
    const { chave, lotes, ...antes } = await insumo();
    expect(antes).toMatchObject({ baixado: '6.0000000', faltante: '1.0000000' });
    expect(lotes).toHaveLength(2);
    await mudada(id, { realocacoes: [{ insumo: chave, lote: { id: lotes[1].id }, quantidade: '1' }] });
    expect(await insumo()).toMatchObject({ baixado: '7.0000000', faltante: '0.0000000' });
  });

  test('a nota that left before its lote was cleared is not served by it, and the conference names it', async () => {
    const { criada, trazer, mudada, pedir, registrada, saldos, emEstoque } = await dcisDeTeste(
      await bench().novaPessoa(),
    );
    await emEstoque({ partNumber: 'FAROL-01', numero: '269000004', quantidade: '20', desembaraco: '2026-10-16' });
    const { id } = await criada();
    const de = (quantidade: string) => ({ itens: [{ codigo: 'FAROL-01', quantidade, ncm: '85122011' }] });
    await trazer(
      id,
      { numero: 1, dia: '2026-10-04', ...de('3') },
      { numero: 2, dia: '2026-10-16', ...de('2') },
      { numero: 3, dia: '2026-10-26', ...de('5') },
    );
    const insumo = async () => (await pedir('GET', `${id}/Insumos`)).json().insumos[0];
    const { chave, lotes, ...antes } = await insumo();
    expect(antes).toMatchObject({ necessidade: '10.0000000', baixado: '7.0000000', faltante: '3.0000000' });
    const ditos = async () =>
      (await pedir('GET', `${id}/Conferencia`))
        .json()
        .apontamentos.filter(({ etapa }: { etapa: string }) => etapa === 'insumos')
        .map(({ nivel, codigo, nota, mensagem }: Record<string, unknown>) => ({ nivel, codigo, nota, mensagem }));
    const quando =
      'Nota 1: FAROL-01 saiu em 04/10/2026, antes do desembaraço da DI 26/9000004-0, adição 001, item 01, em 16/10/2026';
    expect(await ditos()).toMatchObject([
      { nivel: 'erro', codigo: 'FALTA_SALDO' },
      {
        nivel: 'erro',
        codigo: 'SAIDA_ANTES_DO_DESEMBARACO',
        nota: { numero: '1' },
        mensagem: `${quando}: o lote não serve a esta saída, e falta o insumo.`,
      },
    ]);
    const [lote] = lotes;
    await mudada(id, { realocacoes: [{ insumo: chave, lote: { id: lote.id }, quantidade: '10' }] });
    expect(await insumo()).toMatchObject({ baixado: '10.0000000', faltante: '0.0000000' });
    expect(await ditos()).toMatchObject([
      {
        nivel: 'aviso',
        codigo: 'ESCOLHA_ANTES_DO_DESEMBARACO',
        nota: { numero: '1' },
        mensagem: `${quando}: o lote foi escolhido à mão para esta saída.`,
      },
    ]);
    await registrada(id, NUMERO);
    expect((await saldos()).at(-1)?.[1]).toBe('10.0000000');
  });

  test('the II that a DCI charges on exempt goods is told before they leave: lot, totals, lineage and report', async () => {
    const { criada, trazer, lida, saldo, pessoa } = await comMotores();
    const lotes = await saldo.listar();
    expect(lotes.map(({ regimeIi, ii }: Record<string, string>) => [regimeIi, ii])).toEqual([
      ['ISENCAO', '0.00'],
      ['ISENCAO', '0.00'],
    ]);
    const { id } = await criada();
    await trazer(id, { numero: 1, itens: [{ codigo: 'MOTOR-01', quantidade: '14', ncm: '84073390' }] });
    const [item] = (await lida(id)).lista;
    const somado = somar(lotes.map(({ iiExigivelUSD }: Record<string, string>) => iiExigivelUSD));
    expect(somado.gt(0)).toBe(true);
    // Two lots rounded to the cent of a dollar each: at R$ 5.1234 they differ from the DCI by at most six centavos.
    expect(
      Math.abs(
        somado
          .times('5.1234')
          .minus(item?.II ?? '0')
          .toNumber(),
      ),
    ).toBeLessThan(0.06);
    const totais = { iiExigivelUSD: somado.toFixed(2), comIiExigivel: '2', lotes: '2' };
    expect(await saldo.totais()).toMatchObject(totais);
    const linhagem = (await pessoa.pedir({ url: `/api/Linhagem?tipo=LOTE&id=${lotes[0].id}` })).json();
    expect(linhagem.totais.suspenso).toMatchObject({ iiExigivelUSD: lotes[0].iiExigivelUSD, comIiExigivel: 1 });
    const url = '/api/Relatorio/TributosSuspensos?de=2026-01-01&ate=2026-12-31&agrupar=MES';
    const relatorio = (await pessoa.pedir({ url })).json();
    expect(relatorio.totais.ii).toBe('0.00');
    expect(Number(relatorio.totais.iiExigivel)).toBeGreaterThan(0);
  });

  test('a product without PPB pays what its inputs came in suspended by, of the very items that are drawn', async () => {
    const { criada, trazer, mudada, lida, pessoa, produtoId, emEstoque } = await comMotores();
    const itemId = await emEstoque({
      partNumber: 'RESINA-01',
      numero: '269000003',
      quantidade: '1000',
      ncm: '39031900',
      valorUnitario: '1.8000000',
    });
    const estrutura = await cadastroDeTeste(pessoa, 'Estrutura').criar({
      produto: { id: produtoId },
      revisao: 'A',
      vigenciaInicio: '2026-01-01',
      linhas: [
        {
          item: { id: itemId },
          partNumber: 'RESINA-01',
          descricao: 'Resina',
          ncm: '39031900',
          unidade: 'KG',
          origem: 'IMPORTADO',
          quantidade: '0.2500000',
          perda: '0.0000',
          subDe: null,
        },
      ],
    });
    expect([estrutura.statusCode, estrutura.json().campos]).toEqual([201, undefined]);
    const { id } = await criada();
    await trazer(id, { numero: 1, itens: [{ quantidade: '500' }] });
    await mudada(id, { modalidades: [{ codigo: 'MOTO-150', modalidade: 'PI_SEM_PPB' }] });
    const { lista } = await lida(id);
    expect(lista).toMatchObject([
      {
        modalidade: 'PI_SEM_PPB',
        dcr: null,
        falta: false,
        exigivel: true,
        origens: [
          {
            insumo: 'RESINA-01 Resina',
            coefTecnico: '0.2500000',
            quantidade: '125.0000000',
            vuUSD: '1.8000000',
            freteUSD: '0.0000000',
            seguroUSD: '0.0000000',
          },
        ],
      },
    ]);
    // 125 × 1.80 × 5.1234 = 1,152.765 → 1.152,77 (vector DCI-7); the rates are those of the declaration.
    const [origem] = lista[0]?.origens ?? [];
    const aliquota = Number(origem?.aliq.II);
    expect(Number(lista[0]?.II)).toBeCloseTo((1152.77 * aliquota) / 100, 2);
  });

  test('a foreign product leaves by its own stock, and within the Amazônia Ocidental somebody has to say whether it pays', async () => {
    const { criada, trazer, lida } = await comMotores();
    const { id } = await criada();
    const itens = [{ codigo: 'MOTOR-01', quantidade: '2', ncm: '84073390' }];
    await trazer(id, { numero: 1, itens }, { numero: 2, itens: [{ ...itens[0], cfop: '5102' }], destino: ITACOATIARA });
    expect(await lida(id)).toMatchObject({
      tributos: null,
      lista: [
        { modalidade: 'PE', destino: 1, exigivel: null, II: null },
        { modalidade: 'PE', destino: 2, exigivel: true, origens: [{ insumo: 'MOTOR-01 Produto MOTOR-01' }] },
      ],
    });
  });
});

/** The fields a form sends back of a line it received. */
function soDaLinha(linha: object): object {
  const { id, custoUSD: _, lote: __, item, ...resto } = linha as Record<string, unknown>;
  return { ...resto, id, item };
}

const campos = (novo: object) => ({ ...novo });
