import { eq } from 'drizzle-orm';
import { dci as tabelaDci } from '#server/platform/db/schema/dci.ts';
import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import {
  BELEM,
  BOA_VISTA,
  cancelamentoDeTeste,
  ITACOATIARA,
  MANAUS,
  notaDeTeste,
  zipDe,
} from '#server/testing/notas-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';

const DCR = '2026000012';
const NUMERO = '2690000101';

onServer('A DCI', (bench) => {
  const pronta = async () => dcisDeTeste(await bench().novaPessoa());
  const comDcr = async () => {
    const dcis = await pronta();
    await dcis.dcrs.registrado(DCR, { dataBase: '2026-08-31' }, '2026-09-01');
    await dcis.emEstoque({ partNumber: 'MOTOR-01', numero: '269000001', quantidade: '6' });
    await dcis.emEstoque({ partNumber: 'MOTOR-01', numero: '269000002', quantidade: '8', desembaraco: '2026-08-11' });
    return dcis;
  };

  test('of a month is numbered, due on the tenth of the next, and has one of each industry and month', async () => {
    const { criada, criar, novo } = await pronta();
    const dci = await criada();
    expect(dci).toMatchObject({
      processo: 'DCI-2026-0001',
      situacao: 'EM_ELABORACAO',
      tipo: 'MENSAL',
      natureza: 'ORIGINAL',
      competencia: '2026-10',
      venceEm: '2026-11-10',
      taxaUSD: '5.1234',
      lista: [],
      itens: 0,
      notas: 0,
    });
    const outra = await criar(novo);
    expect([outra.statusCode, outra.json()]).toMatchObject([
      409,
      {
        codigo: 'DUPLICADO',
        id: dci.id,
        Error: 'A competência 10/2026 desta indústria já tem a DCI-2026-0001: continue aquela.',
      },
    ]);
  });

  test('that was saved empty with zeros, as once, owes an unknown amount and not zero', async () => {
    const { criada, lida, pessoa } = await pronta();
    const { id } = await criada();
    const zeros = { iiUsd: '0.0000000', tributos: '0.00', totalDarf: '0.00' };
    await writeDirectly(bench().conexao.db, (tx) => tx.update(tabelaDci).set(zeros).where(eq(tabelaDci.id, id)));
    expect(await lida(id)).toMatchObject({ itens: 0, iiUSD: null, tributos: null, totalDARF: null, darfs: [] });
    expect((await pessoa.pedir({ url: '/api/Dci' })).json()).toMatchObject([{ id, iiUSD: null, tributos: null }]);
    expect((await pessoa.pedir({ url: '/api/Dci/Totais' })).json()).toMatchObject({ tributosConhecidas: '0' });
  });

  test.each(['0001-01', '9999-12'])('is of no month like %s', async (competencia) => {
    const { criada, mudada } = await pronta();
    const resposta = await mudada((await criada()).id, { competencia });
    expect([resposta.statusCode, resposta.json().campos]).toEqual([400, { competencia: 'O ano vai de 1990 a 2100.' }]);
  });

  test('takes the notas of a ZIP, says what it left out and why, and reckons the II by the DCR-E of the exit', async () => {
    const { criada, enviar, lida, pedir } = await comDcr();
    const { id } = await criada();
    const fica = notaDeTeste({ numero: 1 });
    const cancelada = notaDeTeste({ numero: 2 });
    const feito = await enviar(
      id,
      zipDe([
        fica,
        cancelada,
        cancelamentoDeTeste(cancelada.chave),
        notaDeTeste({ numero: 3, destino: MANAUS, itens: [{ cfop: '5101' }] }),
        notaDeTeste({ numero: 4, dia: '2026-09-30' }),
        notaDeTeste({ numero: 5, itens: [{ cfop: '3201' }] }),
        notaDeTeste({ numero: 6, cnpj: 'A1B2C3D4000193' }),
        { nome: 'leiame.xml', xml: 'isto não é XML' },
      ]),
      'outubro.zip',
    );
    expect(feito).toMatchObject({
      situacao: 'TERMINADO',
      lidos: 8,
      total: 8,
      incluidas: 1,
      fora: { CANCELADA: 1, ZFM: 1, PERIODO: 1, DEVOLUCAO: 1 },
      recusadasAoTodo: 2,
    });
    expect(feito.recusadas.map(({ motivo }) => motivo)).toEqual([
      expect.stringContaining('não é um XML'),
      'A nota 6 é de outro emitente, A1.B2C.3D4/0001-93.',
    ]);
    // 10 × 4.5360000 = 45.36 US$; × 5.1234 = 232.397424.
    expect(await lida(id)).toMatchObject({
      itens: 1,
      notas: 1,
      iiUSD: '45.3600000',
      tributos: '232.40',
      contagem: { dentro: 1, fora: { CANCELADA: 1, ZFM: 1, PERIODO: 1, DEVOLUCAO: 1 } },
      lista: [
        {
          modalidade: 'PI_COM_PPB',
          codigo: 'MOTO-150',
          destino: 2,
          quantidade: '10.00000',
          valor: '150000.00',
          dcr: { numero: DCR, iiUnitUSD: '4.5360000', CRA: '88.00' },
          exigivel: true,
          exigivelPadrao: true,
          iiUSD: '45.3600000',
          II: '232.40',
          IPI: '0.00',
        },
      ],
      darfs: [expect.objectContaining({ tributo: 'II', receita: '0086', principal: '232.40' })],
    });
    const [nota] = (await pedir('GET', `${id}/Notas?situacao=DENTRO`)).json();
    expect(nota).toMatchObject({
      numero: '1',
      destino: 2,
      municipio: { codigo: '3550308', nome: 'São Paulo' },
      itens: [{ modalidade: 'PI_COM_PPB', dcr: { numero: DCR } }],
    });
  });

  test('tells of the notas it took which had a text with what nobody sees, and of those it had nothing', async () => {
    const { criada, enviar } = await comDcr();
    const { id } = await criada();
    const escondida = notaDeTeste({ numero: 1 });
    const zip = zipDe([
      { ...escondida, xml: escondida.xml.replace('Produto MOTO-150', 'Produto\u200b MOTO-150') },
      notaDeTeste({ numero: 2 }),
    ]);
    const limpeza = {
      arquivo: escondida.nome,
      motivo:
        'Um texto do arquivo tinha caracteres que não se veem, tirados na leitura: “Produto MOTO-150” (U+200B). O arquivo recebido fica como veio.',
    };
    expect(await enviar(id, zip, 'outubro.zip')).toMatchObject({ incluidas: 2, limpasAoTodo: 1, limpas: [limpeza] });
    expect(await enviar(id, zip, 'outubro.zip')).toMatchObject({ repetidas: 2, limpasAoTodo: 0, limpas: [] });
  });

  test('the same nota changes nothing twice, and is never in two DCIs; one that is deleted gives it back', async () => {
    const { criada, trazer, excluir, restaurar, lida } = await comDcr();
    const { id } = await criada();
    expect(await trazer(id, { numero: 1 })).toMatchObject({ incluidas: 1 });
    expect(await trazer(id, { numero: 1 })).toMatchObject({ incluidas: 0, repetidas: 1 });
    const individual = await criada({ tipo: 'INDIVIDUAL', competencia: null });
    expect(await trazer(individual.id, { numero: 1 })).toMatchObject({
      incluidas: 0,
      recusadas: [{ motivo: 'A nota 1 já está na DCI-2026-0001.' }],
    });
    await excluir(id);
    expect(await trazer(individual.id, { numero: 1 })).toMatchObject({ incluidas: 1 });
    expect(await lida(individual.id)).toMatchObject({ nota: '1', notas: 1, competencia: null, venceEm: null });
    const volta = await restaurar(id);
    expect([volta.statusCode, volta.json().Error]).toEqual([409, 'A nota 1 desta DCI está agora na DCI-2026-0002.']);
  });

  test('goes to where its município is, and what the table spares of tax is spared', async () => {
    const { criada, trazer, lida } = await comDcr();
    const { id } = await criada();
    await trazer(
      id,
      { numero: 1, itens: [{ quantidade: '1' }] },
      { numero: 2, itens: [{ quantidade: '2' }], destino: BELEM },
      { numero: 3, itens: [{ quantidade: '3', cfop: '5101' }], destino: ITACOATIARA },
      { numero: 4, itens: [{ quantidade: '4' }], destino: BOA_VISTA },
    );
    // Belém also belongs to the rest of the country: 3 × 4.536 × 5.1234 = 69.719227…; by the table the other items owe nothing.
    expect(
      (await lida(id)).lista.map(({ destino, quantidade, exigivel, II }) => [destino, quantidade, exigivel, II]),
    ).toEqual([
      [1, '3.00000', false, '0.00'],
      [2, '3.00000', true, '69.72'],
      [3, '4.00000', false, '0.00'],
    ]);
  });

  test('a decision about an item needs its motive, and stands until it is taken back', async () => {
    const { criada, trazer, lida, mudada } = await comDcr();
    const { id } = await criada();
    await trazer(id, { numero: 1 });
    const { lista } = await lida(id);
    const item = lista[0]?.chave;
    const semMotivo = await mudada(id, { decisoes: [{ item, exigivel: false, motivo: '' }] });
    expect([semMotivo.statusCode, semMotivo.json().campos]).toEqual([400, { 'decisoes.0.motivo': 'Diga por quê.' }]);
    await mudada(id, { decisoes: [{ item, exigivel: false, motivo: 'Liminar 1/2026' }] });
    expect(await lida(id)).toMatchObject({
      tributos: '0.00',
      lista: [{ exigivel: false, exigivelPadrao: true, motivo: 'Liminar 1/2026', II: '0.00' }],
    });
  });

  test('its registration draws first in first out, and undoing it gives back', async () => {
    const { criada, trazer, registrada, saldos, pedir, lida } = await comDcr();
    const { id } = await criada();
    await trazer(id, { numero: 1 });
    expect((await pedir('GET', `${id}/Insumos`)).json()).toMatchObject({
      faltanteBloqueia: true,
      insumos: [
        {
          codigo: 'MOTOR-01',
          necessidade: '10.0000000',
          baixado: '10.0000000',
          faltante: '0.0000000',
          usos: [{ codigo: 'MOTO-150', coefTecnico: '1.0000000', quantidade: '10.0000000' }],
          saques: [
            { numeroDeclaracao: '2690000015', quantidade: '6.0000000', manual: false },
            { numeroDeclaracao: '2690000023', quantidade: '4.0000000', manual: false },
          ],
        },
      ],
    });
    const registrado = await registrada(id, NUMERO);
    expect(registrado).toMatchObject({ situacao: 'REGISTRADA', numero: NUMERO, dataRegistro: '2026-11-20' });
    expect(await saldos()).toEqual([
      ['2690000015', '0.0000000'],
      ['2690000023', '4.0000000'],
    ]);
    const desfeito = await pedir('DELETE', `${id}/Passo`, { versao: registrado.versao });
    expect(desfeito.json()).toMatchObject({ situacao: 'TRANSMITIDA', numero: null });
    expect(await saldos()).toEqual([
      ['2690000015', '6.0000000'],
      ['2690000023', '8.0000000'],
    ]);
    expect(await lida(id)).toMatchObject({ situacao: 'TRANSMITIDA' });
  });
});
