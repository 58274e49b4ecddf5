import type { Prontidao } from '#lib/contracts/views/prontidao.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const IMPORTADOR = {
  razaoSocial: 'Fictícia Motos Ltda',
  cnpj: '12ABC34501DE35',
  setor: '1',
  inscricaoSuframa: '201234017',
  situacaoSuframa: 'ATIVA',
};
const ITEM = { descricao: 'PECA', ncm: '85423190', unidadeComercializada: 'UN', origem: 'IMPORTADO' };
const parametro = (codigo: string, valor: string, situacao: string) => ({
  codigo,
  valor,
  vigenciaInicio: '2027-01-01',
  vigenciaFim: null,
  fonte: 'Ato fictício 1/2026',
  situacao,
});

onServer('The readiness for 2027', (bench) => {
  const ver = async (pessoa: Pessoa): Promise<Prontidao> =>
    (await pessoa.pedir({ url: '/api/Dashboard/Prontidao' })).json();
  const total = async (pessoa: Pessoa, endereco: string) => {
    const resposta = await pessoa.pedir({ url: `/api/${endereco}` });
    expect(resposta.statusCode).toBe(200);
    return Number(resposta.headers['x-total-count']);
  };

  test('counts what each list it leads to shows, and no other', async () => {
    const [pessoa, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const [importadores, itens] = [cadastroDeTeste(pessoa, 'Importador'), cadastroDeTeste(pessoa, 'Item')];
    await importadores.criar(IMPORTADOR);
    await importadores.criar({ ...IMPORTADOR, cnpj: 'A1B2C3D4000193', perfilTributario: 'COMERCIO' });
    await cadastroDeTeste(outra, 'Importador').criar(IMPORTADOR);
    for (const partNumber of ['FX-1', 'FX-2']) await itens.criar({ ...ITEM, partNumber });
    await itens.criar({ ...ITEM, partNumber: 'FX-3', cClassTrib: '000001' });
    await itens.criar({ ...ITEM, partNumber: 'NAC-1', origem: 'NACIONAL' });
    const processos = processosDeTeste(pessoa);
    for (const eta of ['2026-11-30', '2026-12-01', '2027-01-31', '2027-02-01', null]) await processos.aberto({ eta });
    const { id, versao } = await processos.aberto({ numeroDI: '2690000040', eta: '2026-11-18', chegada: '2026-11-19' });
    const passo = { versao, situacao: 'REGISTRADO', data: '2026-11-20' };
    expect((await processos.passar(id, passo)).json().Error ?? null).toBeNull();

    expect(await ver(pessoa)).toEqual({
      hoje: '2026-11-20',
      importadoresSemPerfil: 1,
      itensSemClasse: 2,
      processosRegistrados: 1,
      processosPrevistos: 2,
      processosSemEta: 1,
      cbsNaoFixada: 1,
      icmsPorDecidir: 1,
    });
    expect(await total(pessoa, 'Importador?perfilTributario=SEM')).toBe(1);
    expect(await total(pessoa, 'Item?cClassTrib=SEM')).toBe(2);
    expect(await total(pessoa, 'Processo?virada=REGISTRADOS')).toBe(1);
    expect(await total(pessoa, 'Processo?virada=PREVISTOS')).toBe(2);
    expect(await total(pessoa, 'Processo?virada=SEM_ETA')).toBe(1);
    expect(await total(pessoa, 'Parametro?codigo=CBS&vigenteEm=2027-01-01')).toBe(1);
  });

  test('takes a rate for fixed once somebody enters it, and never for an estimate of it', async () => {
    const pessoa = await bench().novaPessoa();
    const parametros = cadastroDeTeste(pessoa, 'Parametro');
    await parametros.criar(parametro('CBS', '9.11', 'ESTIMATIVA'));
    expect(await ver(pessoa)).toMatchObject({ cbsNaoFixada: 1, icmsPorDecidir: 1 });
    await parametros.criar({ ...parametro('CBS', '8.80', 'VERIFICADO'), vigenciaInicio: '2027-01-01' });
    await parametros.criar(parametro('CBS_IBS_INTEGRA_BASE_ICMS_AM', '0.00', 'CONFIRMAR'));
    expect(await ver(pessoa)).toMatchObject({ icmsPorDecidir: 0 });
  });
});
