import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer } from '#server/testing/test-bench.ts';

const DI = gerarDeclaracao({
  semente: 72,
  dataRegistro: '2026-11-17',
  adicoes: 1,
  itensPorAdicao: 1,
  importador: { numero: '12ABC34501DE35', nome: 'FICTICIA DA AMAZONIA' },
  taxas: { '220': '5.3417' },
  regime: 'zfm',
});
const INVENTADO = {
  partNumber: 'FICTICIO 10111',
  descricao: 'Circuito integrado',
  ncm: '85423190',
  unidade: 'PECA',
  quantidade: '10',
  valorUnitario: '2.5',
  moeda: { codigo: '220' },
  incoterm: 'FOB',
};

onServer('The items of a process that was born from its declaration', (bench) => {
  test('take nothing that was not declared', async () => {
    const pessoa = await bench().novaPessoa();
    const [{ id }] = (await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([DI])))).json();
    const itens = cadastroDeTeste(pessoa, 'ItensDoProcesso');
    expect((await itens.ler(id)).json()).toMatchObject({
      versao: 1,
      itens: [],
      bloqueio: expect.stringContaining('declarados'),
    });
    const gravados = await itens.alterar({ id, versao: 1, itens: [INVENTADO], adicoes: [] });
    expect([gravados.statusCode, gravados.json().codigo]).toEqual([409, 'BLOQUEADO']);
    expect((await itens.ler(id)).json()).toMatchObject({ versao: 1, itens: [] });
  });
});
