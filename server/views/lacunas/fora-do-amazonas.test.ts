import { empresaEdicao } from '#lib/contracts/accounts/empresa.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { daisDeTeste } from '#server/testing/dais-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const IMPORTADOR = {
  razaoSocial: 'Fictícia da Amazônia',
  cnpj: '12ABC34501DE35',
  setor: '1',
  inscricaoSuframa: '201234017',
  situacaoSuframa: 'ATIVA',
};

/** A declaration cleared at Paranaguá; the generated ones are of Manaus. */
function deParanagua(semente: number, dataRegistro: string, dataDesembaraco: string) {
  const di = gerarDeclaracao({
    semente,
    dataRegistro,
    adicoes: 2,
    itensPorAdicao: 2,
    importador: { numero: '12ABC34501DE35', nome: 'FICTICIA DA AMAZONIA' },
    taxas: { '220': '5.3417' },
  });
  const urf = { codigo: '0917800', nome: 'PORTO DE PARANAGUA' };
  return { ...di, dataDesembaraco, urfDespacho: urf, carga: { ...di.carga, urfEntrada: urf } };
}

async function importar(pessoa: Pessoa, di: ReturnType<typeof deParanagua>): Promise<string> {
  const resposta = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([di])));
  expect(resposta.statusCode).toBe(201);
  return resposta.json()[0].id;
}

async function ler(pessoa: Pessoa, url: string) {
  return (await pessoa.pedir({ url: `/api/${url}` })).json();
}

const causas = async (pessoa: Pessoa, id: string) =>
  (await ler(pessoa, `Processo/${id}/Lacunas`)).map(({ causa }: { causa: string }) => causa);
const regras = async (pessoa: Pessoa) =>
  (await ler(pessoa, 'MeuDia?de=empresa')).regras.map(({ regra }: { regra: string }) => regra);

async function cortarEm(pessoa: Pessoa, historicoAntesDe: string): Promise<void> {
  const lida = await ler(pessoa, `Empresa/${pessoa.quem.empresaId}`);
  const digitados = Object.keys(empresaEdicao.shape).map((campo) => [campo, lida[campo]]);
  const payload = { ...Object.fromEntries(digitados), historicoAntesDe };
  expect((await pessoa.pedir({ method: 'PUT', url: '/api/Empresa', payload })).statusCode).toBe(200);
}

onServer('A declaration cleared outside Amazonas', (bench) => {
  test('is asked for no DAI anywhere, and is delivered after the federal release', async () => {
    const pessoa = await bench().novaPessoa();
    expect((await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR)).json()).toMatchObject(IMPORTADOR);
    const id = await importar(pessoa, deParanagua(61, '2026-11-05', '2026-11-09'));
    const processo = await ler(pessoa, `Processo/${id}`);
    expect(processo).toMatchObject({
      situacao: 'DESEMBARACADO_RFB',
      situacaoDai: 'SEM_DAI',
      pedeDai: false,
      proximoPasso: 'Entregar a carga',
    });
    expect(await causas(pessoa, id)).not.toContain('SEM_MATRIZ');
    expect(await regras(pessoa)).not.toContain('SEM_DAI');
    expect(await ler(pessoa, 'Dai/Pendencias')).toMatchObject({ SEM_DAI: 0, SEM_DAI_72H: 0, SEM_EXONERACAO: 0 });
    expect(await ler(pessoa, 'Dai')).toMatchObject([
      { id, pedeDai: false, semDai: null, dias: null, proximoAto: null },
    ]);
    expect((await ler(pessoa, 'Dashboard')).icmsPorNotificar).toMatchObject({ quantidade: 0, semCalculo: 0 });
    expect((await ler(pessoa, 'Calendario?de=2026-11-01&ate=2026-11-30')).eventos).toEqual([]);
    const entrega = { situacao: 'ENTREGUE', data: '2026-11-10', versao: processo.versao };
    const entregue = await pessoa.pedir({ method: 'POST', url: `/api/Processo/${id}/Passo`, payload: entrega });
    expect(entregue.json()).toMatchObject({ situacao: 'ENTREGUE' });
  });

  test('is asked for one as soon as somebody begins it', async () => {
    const pessoa = await bench().novaPessoa();
    expect((await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR)).json()).toMatchObject(IMPORTADOR);
    const id = await importar(pessoa, deParanagua(62, '2026-11-05', '2026-11-09'));
    const { versao } = await ler(pessoa, `Dai/${id}`);
    const payload = { id, versao, tipo: null, contratoCambio: null, complemento: null, adicoes: [] };
    expect((await pessoa.pedir({ method: 'PUT', url: '/api/Dai', payload })).statusCode).toBe(200);
    expect(await ler(pessoa, `Processo/${id}`)).toMatchObject({
      pedeDai: true,
      proximoPasso: 'Conferir e gerar o XML',
    });
    expect(await causas(pessoa, id)).toContain('SEM_MATRIZ');
    expect(await regras(pessoa)).toContain('SEM_DAI');
  });

  test('is told apart in the plan of a batch that would begin its DAI', async () => {
    const pessoa = await bench().novaPessoa();
    const fora = await importar(pessoa, deParanagua(64, '2026-11-05', '2026-11-09'));
    const { registrado } = daisDeTeste(pessoa);
    const dentro = await registrado('2600000010');
    const planejar = async () => {
      const url = '/api/Dai/Marca';
      const quais = { linhas: [{ id: fora }, { id: dentro }] };
      const payload = { tipo: 'EM_ELABORACAO', data: '2026-11-20', ensaio: true, quais };
      const { plano } = (await pessoa.pedir({ method: 'POST', url, payload })).json();
      return plano.map(({ recusa, naoPedida }: Record<string, unknown>) => [recusa, naoPedida]);
    };
    const deFora = [null, 'Despachada fora do Amazonas: a DAI não é pedida.'];
    expect(await planejar()).toEqual([deFora, [null, null]]);
    await cortarEm(pessoa, '2026-11-21');
    expect(await planejar()).toEqual([deFora, [null, 'É histórico, de antes de 21/11/2026: a DAI não é pedida.']]);
  });

  test('that is history lacks nothing, and its importer no tax profile', async () => {
    const pessoa = await bench().novaPessoa();
    expect((await cadastroDeTeste(pessoa, 'Importador').criar(IMPORTADOR)).json()).toMatchObject(IMPORTADOR);
    const id = await importar(pessoa, deParanagua(63, '2019-03-25', '2019-03-28'));
    expect(await causas(pessoa, id)).toContain('SEM_VINCULO');
    expect(await regras(pessoa)).toContain('SEM_PERFIL');
    await cortarEm(pessoa, '2026-11-01');
    expect(await causas(pessoa, id)).toEqual([]);
    // The acts of the calendar are of the company, not of a process.
    expect(await regras(pessoa)).toEqual(['ATO']);
  });
});
