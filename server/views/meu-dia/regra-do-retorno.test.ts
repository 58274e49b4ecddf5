import { saldoDeTeste } from '#server/testing/saldo-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { nosDias } from './dia-de-teste.ts';

onServer('A temporary exit in Meu dia', (bench) => {
  test('is a warning from thirty days on, an error from seven, and late after the last day, until it is back', async () => {
    const pessoa = await bench().novaPessoa();
    const saldo = saldoDeTeste(pessoa);
    const adicoes = [{ itens: [{ descricao: '<550019> MOTOR', quantidade: '8', valorUnitario: '2.0000000' }] }];
    await saldo.importar({ numero: '260000001', adicoes });
    const [lote] = await saldo.listar();
    const post = (caminho: string, payload: object) =>
      pessoa.pedir({ method: 'POST', url: `/api/SaldoInsumo/${caminho}`, payload });
    const saida = { finalidade: 'CONSERTO', nota: '4711', emissao: '2026-11-12', quantidade: '2' };
    const feita = await post(`${lote.id}/SaidaTemporaria`, saida);
    // 180 days after 2026-11-12.
    const [{ id }] = feita.json().temporarias;
    const dias = ['2027-04-10', '2027-04-11', '2027-05-03', '2027-05-04', '2027-05-12'];
    expect(await nosDias(bench(), pessoa.quem, 'RETORNO', dias)).toEqual({
      '2027-04-10': null,
      '2027-04-11': [
        'aviso',
        '2027-05-11',
        expect.stringContaining('fora para conserto, restauração ou reparo com a nota 4711'),
      ],
      '2027-05-03': ['aviso', '2027-05-11', expect.any(String)],
      '2027-05-04': ['erro', '2027-05-11', expect.any(String)],
      '2027-05-12': ['erro', '2027-05-11', expect.stringContaining('devia retornar até 11/05/2027.')],
    });
    await post(`SaidaTemporaria/${id}/Retorno`, { data: '2026-11-18', nota: '88', quantidade: '2' });
    expect(await nosDias(bench(), pessoa.quem, 'RETORNO', ['2027-05-12'])).toEqual({ '2027-05-12': null });
  });
});
