import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { em, nosDias, verMeuDia } from './dia-de-teste.ts';

const PECA = {
  descricao: 'Circuito integrado',
  ncm: '85423190',
  unidade: 'PECA',
  quantidade: '100',
  valorUnitario: '2.5',
  moeda: { codigo: '220' },
  incoterm: 'FOB',
};
const IMPORTADOR = {
  razaoSocial: 'Fictícia Motos Ltda',
  cnpj: '12ABC34501DE35',
  setor: '1',
  inscricaoSuframa: '201234017',
  situacaoSuframa: 'ATIVA',
};
const LEVA = 'sem cClassTrib, que cada item da declaração leva desde 01/01/2026 (Notícia Siscomex 116/2025).';

onServer('What waits for CBS and IBS', (bench) => {
  const comItens = async (pessoa: Pessoa, campos: object, itens: object[]) => {
    const { id } = await processosDeTeste(pessoa).aberto(campos);
    const gravado = await cadastroDeTeste(pessoa, 'ItensDoProcesso').alterar({ id, versao: 1, itens, adicoes: [] });
    expect(gravado.json().Error ?? null).toBeNull();
    return id;
  };

  test('items without cClassTrib, from thirty days before the arrival on; an error once the cargo is there', async () => {
    const pessoa = await bench().novaPessoa();
    const id = await comItens(pessoa, { eta: em(40) }, [PECA, { ...PECA, cClassTrib: '550019' }]);
    await comItens(pessoa, { eta: em(5) }, [{ ...PECA, cClassTrib: '000001' }]);
    expect(await nosDias(bench(), pessoa.quem, 'SEM_CCLASSTRIB', [em(9), em(10)])).toEqual({
      [em(9)]: null,
      [em(10)]: ['aviso', null, `1 dos 2 itens está ${LEVA}`],
    });
    const { linhas } = await verMeuDia(bench(), pessoa.quem, em(10), { regra: 'SEM_CCLASSTRIB' });
    expect(linhas).toMatchObject([{ lugar: { onde: 'PROCESSO', id, aba: 'itens' } }]);
    const outra = await bench().novaPessoa();
    await comItens(outra, { chegada: em(-2), presenca: em(-1) }, [PECA]);
    expect(await nosDias(bench(), outra.quem, 'SEM_CCLASSTRIB', [em(0)])).toEqual({
      [em(0)]: ['erro', null, `O item está ${LEVA}`],
    });
  });

  test('an importer without tax profile that has open processes, until it has one', async () => {
    const pessoa = await bench().novaPessoa();
    const importadores = cadastroDeTeste(pessoa, 'Importador');
    const { id } = (await importadores.criar(IMPORTADOR)).json();
    await importadores.criar({ ...IMPORTADOR, razaoSocial: 'Sem processo', cnpj: 'A1B2C3D4000193' });
    const processos = processosDeTeste(pessoa);
    await processos.aberto({ importador: { id } });
    const { linhas } = await verMeuDia(bench(), pessoa.quem, em(0), { regra: 'SEM_PERFIL' });
    expect(linhas).toMatchObject([
      {
        titulo: 'Fictícia Motos Ltda',
        nivel: 'aviso',
        porque:
          'O perfil tributário não foi informado, e há 1 processo em andamento: sem ele nenhum cClassTrib é proposto.',
        lugar: { onde: 'IMPORTADOR', id, campo: 'perfilTributario' },
      },
    ]);
    const gravado = await importadores.alterar({ ...IMPORTADOR, perfilTributario: 'COMERCIO', id, versao: 1 });
    expect(gravado.statusCode).toBe(200);
    expect((await verMeuDia(bench(), pessoa.quem, em(0), { regra: 'SEM_PERFIL' })).linhas).toEqual([]);
  });

  test('a declaration of 2026 that is not released while December ends, and after it until the release', async () => {
    const pessoa = await bench().novaPessoa();
    const di = gerarDeclaracao({
      semente: 26,
      dataRegistro: '2026-11-20',
      adicoes: 1,
      itensPorAdicao: 1,
      importador: { numero: '12ABC34501DE35', nome: 'FICTICIA DA AMAZONIA' },
      taxas: { '220': '5.3417' },
    });
    const registrada = { ...di, dataDesembaraco: null };
    const resposta = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([registrada])));
    expect(resposta.statusCode).toBe(201);
    const vistos = await nosDias(bench(), pessoa.quem, 'VIRADA', ['2026-11-30', '2026-12-01', '2027-01-01']);
    const regime =
      'PIS e COFINS são devidos pelo registro, a CBS não é cobrada e o IBS é o do dia do desembaraço (LC 214/2025, art. 408, § 1º).';
    expect(vistos).toEqual({
      '2026-11-30': null,
      '2026-12-01': [
        'aviso',
        '2026-12-31',
        `Registrado em 20/11/2026 e ainda não desembaraçado. Se o desembaraço vier em 2027, ${regime}`,
      ],
      '2027-01-01': ['aviso', null, `Registrado em 20/11/2026 e não desembaraçado até 31/12/2026: ${regime}`],
    });
  });
});
