import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const DONO = {
  razaoSocial: 'Fictícia Ltda',
  cnpj: '12ABC34501DE35',
  setor: '1',
  uf: 'AM',
  situacaoSuframa: 'NAO_INSCRITO',
};

const agrupar = async (pessoa: Pessoa, consulta: string) =>
  (await pessoa.pedir({ url: `/api/Processo/Agrupados?${consulta}` })).json();

onServer('The processes of a list, grouped', (bench) => {
  test('are counted by situação, by importer and by ship, the largest group first', async () => {
    const pessoa = await bench().novaPessoa();
    const { aberto, passar, listar } = processosDeTeste(pessoa);
    const dono = (await cadastroDeTeste(pessoa, 'Importador').criar(DONO)).json();
    const importador = { id: dono.id };
    await aberto({ importador, veiculo: 'AURORA 12' });
    await aberto({ veiculo: 'AURORA 12' });
    const { id, versao } = await aberto({ importador });
    await passar(id, { situacao: 'EM_TRANSITO', data: '2026-11-20', versao });

    expect(await agrupar(pessoa, 'por=SITUACAO')).toEqual({
      grupos: [
        { chave: 'EM_ABERTO', nome: null, total: 2 },
        { chave: 'EM_TRANSITO', nome: null, total: 1 },
      ],
      outros: 0,
    });
    expect((await agrupar(pessoa, 'por=IMPORTADOR')).grupos).toEqual([
      { chave: dono.id, nome: 'Fictícia Ltda', total: 2 },
      { chave: null, nome: null, total: 1 },
    ]);
    expect((await agrupar(pessoa, 'por=NAVIO&situacao=EM_ABERTO')).grupos).toEqual([
      { chave: 'AURORA 12', nome: null, total: 2 },
    ]);
    // A group opened is the list with its filter.
    const contagem = async (filtro: string) => (await listar(filtro)).json().length;
    expect(await contagem('veiculo=AURORA%2012')).toBe(2);
    expect(await contagem('semVeiculo=true')).toBe(1);
    expect(await contagem('semImportador=true')).toBe(1);
  });

  test('are those of the company alone', async () => {
    await processosDeTeste(await bench().novaPessoa()).aberto({ veiculo: 'ALHEIO' });
    expect(await agrupar(await bench().novaPessoa(), 'por=NAVIO')).toEqual({ grupos: [], outros: 0 });
  });
});
