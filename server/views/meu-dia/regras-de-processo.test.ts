import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { em, nosDias, verMeuDia } from './dia-de-teste.ts';

const conteiner = (numero: string, devolucao: string | null) => ({
  numero,
  tipo: null,
  lacre: null,
  tara: null,
  pesoBruto: null,
  devolucao,
});
const li = (validade: string) => ({
  tipo: 'LI',
  numero: '2690000028',
  situacao: 1,
  registro: null,
  deferimento: null,
  validade,
  orgaos: null,
});

onServer('What waits of a process', (bench) => {
  test('an ETA that passed with no arrival, from the day after on', async () => {
    const pessoa = await bench().novaPessoa();
    const processos = processosDeTeste(pessoa);
    const { id, numero } = await processos.aberto({ eta: em(0) });
    await processos.aberto({ eta: em(0), chegada: em(0) });
    expect(await nosDias(bench(), pessoa.quem, 'ETA_PASSADA', [em(-1), em(0), em(1), em(8)])).toEqual({
      [em(-1)]: null,
      [em(0)]: null,
      [em(1)]: ['erro', em(0), 'ETA passou há 1 dia, sem chegada.'],
      [em(8)]: ['erro', em(0), 'ETA passou há 8 dias, sem chegada.'],
    });
    const { linhas } = await verMeuDia(bench(), pessoa.quem, em(1), { regra: 'ETA_PASSADA' });
    expect(linhas).toEqual([
      {
        chave: `ETA_PASSADA.${id}`,
        regra: 'ETA_PASSADA',
        nivel: 'erro',
        grupo: 'ATRASADO',
        titulo: numero,
        porque: 'ETA passou há 1 dia, sem chegada.',
        prazo: em(0),
        valor: null,
        lugar: { onde: 'PROCESSO', id, aba: 'carga', campo: 'chegada' },
        responsavel: null,
        importador: null,
        adiamento: null,
      },
    ]);
  });

  test('a licence, from thirty days before its end on, at the very line of it', async () => {
    const pessoa = await bench().novaPessoa();
    const processos = processosDeTeste(pessoa);
    await processos.aberto({ licencas: [{ ...li(em(90)), numero: '2690000010' }, li(em(40))] });
    expect(await nosDias(bench(), pessoa.quem, 'LICENCA', [em(9), em(10), em(40), em(41)])).toEqual({
      [em(9)]: null,
      [em(10)]: ['aviso', em(40), 'LI 2690000028 vence em 30 dias.'],
      [em(40)]: ['aviso', em(40), 'LI 2690000028 vence hoje.'],
      [em(41)]: ['erro', em(40), 'LI 2690000028 vencida há 1 dia.'],
    });
    const { linhas } = await verMeuDia(bench(), pessoa.quem, em(10), { regra: 'LICENCA' });
    expect(linhas.map(({ grupo, lugar }) => [grupo, lugar.aba, lugar.campo])).toEqual([
      ['DEPOIS', 'licencas', 'licencas.1.validade'],
    ]);
  });

  test('containers that are out, from five days before the end of the free time on', async () => {
    const pessoa = await bench().novaPessoa();
    await processosDeTeste(pessoa).aberto({
      chegada: em(-4),
      diasLivres: 10,
      conteineres: [conteiner('FICU4000034', em(-1)), conteiner('FICU4000013', null)],
    });
    expect(await nosDias(bench(), pessoa.quem, 'DEVOLUCAO', [em(0), em(1), em(6), em(7)])).toEqual({
      [em(0)]: null,
      [em(1)]: ['aviso', em(6), 'Free time dos contêineres acaba em 5 dias.'],
      [em(6)]: ['aviso', em(6), 'Free time dos contêineres acaba hoje.'],
      [em(7)]: ['erro', em(6), 'Demurrage há 1 dia.'],
    });
    const { linhas } = await verMeuDia(bench(), pessoa.quem, em(6), { regra: 'DEVOLUCAO' });
    expect(linhas.map(({ grupo, lugar }) => [grupo, lugar.campo])).toEqual([['HOJE', 'conteineres.1.devolucao']]);
  });

  test('an exigência, with what it asks for; also where nobody knows until when', async () => {
    const pessoa = await bench().novaPessoa();
    const processos = processosDeTeste(pessoa);
    const emExigencia = async (numeroDI: string, prazo: string | null) => {
      const { id } = await processos.aberto({ numeroDI });
      const passos = [
        { situacao: 'REGISTRADO' },
        { situacao: 'PARAMETRIZADO', canalRfb: 'AMARELO' },
        { situacao: 'EM_EXIGENCIA', motivo: 'Apresentar o catálogo.', prazo },
      ];
      for (const [i, passo] of passos.entries()) {
        const { statusCode } = await processos.passar(id, { data: em(0), versao: i + 1, ...passo });
        expect(statusCode).toBe(200);
      }
      return id as string;
    };
    const id = await emExigencia('2690000015', em(2));
    expect(await nosDias(bench(), pessoa.quem, 'EXIGENCIA', [em(0), em(2), em(3)])).toEqual({
      [em(0)]: ['aviso', em(2), 'Prazo da exigência acaba em 2 dias. Pede: Apresentar o catálogo.'],
      [em(2)]: ['aviso', em(2), 'Prazo da exigência acaba hoje. Pede: Apresentar o catálogo.'],
      [em(3)]: ['erro', em(2), 'Prazo da exigência acabou há 1 dia. Pede: Apresentar o catálogo.'],
    });
    const semPrazo = await emExigencia('2690000023', null);
    const { linhas } = await verMeuDia(bench(), pessoa.quem, em(0), { regra: 'EXIGENCIA' });
    expect(linhas.map(({ lugar, grupo, porque }) => [lugar.id, lugar.campo, grupo, porque])).toEqual([
      [id, 'andamento', 'SETE_DIAS', 'Prazo da exigência acaba em 2 dias. Pede: Apresentar o catálogo.'],
      [
        semPrazo,
        'andamento',
        'HOJE',
        'Em exigência desde 20/11/2026, sem prazo informado. Pede: Apresentar o catálogo.',
      ],
    ]);
  });

  test('nothing of a process that is cancelled or deleted', async () => {
    const pessoa = await bench().novaPessoa();
    const processos = processosDeTeste(pessoa);
    const cancelado = await processos.aberto({ eta: em(-3) });
    await processos.passar(cancelado.id, { situacao: 'CANCELADO', data: em(0), versao: 1, motivo: 'Não embarcou.' });
    const excluido = await processos.aberto({ eta: em(-3) });
    await pessoa.pedir({ method: 'DELETE', url: `/api/Processo/${excluido.id}` });
    expect((await verMeuDia(bench(), pessoa.quem, em(0))).linhas).toEqual([]);
  });
});
