import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import createClient, { type Client } from 'openapi-fetch';
import { onServer, type TestBench } from '#server/testing/test-bench.ts';
import type { components, paths } from './testing/api.d.ts';

type PedidoNovo = components['schemas']['PurchaseOrderNovo'];

onServer('A client made from the document', (bench) => {
  let baseUrl: string;
  let api: Client<paths>;
  beforeAll(async () => {
    baseUrl = await bench().endereco();
    api = createClient<paths>({ baseUrl });
    await entrar(api, bench());
  });

  test('is made from the document this server answers', async () => {
    const pasta = await mkdtemp(join(tmpdir(), 'cais-cliente-'));
    const documento = join(pasta, 'openapi.json');
    await writeFile(documento, await (await fetch(`${baseUrl}/api/openapi.json`)).text());
    const gerar = ['--disable-warning=ExperimentalWarning', 'scripts/gerar-cliente.ts', '--conferir'];
    await promisify(execFile)(process.execPath, [...gerar, `--documento=${documento}`]);
    await rm(pasta, { recursive: true });
  });

  test('goes from the login to an order and back, every decimal as the text it is', async () => {
    const importador = await criado(api.POST('/api/Importador', { body: INDUSTRIA }));
    const fornecedor = await criado(api.POST('/api/Fornecedor', { body: VENDEDOR }));
    const { data: importadores, response } = await api.GET('/api/Importador', {
      params: { query: { q: 'ficticia', ordem: 'razaoSocial', tamanho: 10 } },
    });
    expect(importadores?.map(({ razaoSocial, cnpj }) => [razaoSocial, cnpj])).toEqual([
      ['INDÚSTRIA FICTÍCIA LTDA', '11222333000181'],
    ]);
    expect(response.headers.get('X-Total-Count')).toBe('1');

    const pedido = await criado(api.POST('/api/PurchaseOrder', { body: pedidoDe(importador, fornecedor) }));
    const { data: lido } = await api.GET('/api/PurchaseOrder/{id}', { params: { path: { id: pedido.id } } });
    expect(lido).toEqual(pedido);
    const linha = lido?.itens[0];
    // 1234567.88999985, rounded half up: no float was on the way.
    const decimais: (string | undefined)[] = [lido?.valorItens, linha?.quantidade, linha?.valorUnitario, linha?.saldo];
    expect(decimais).toEqual(['1234567.89', '10.50000', '117577.8942857', '10.50000']);
  });

  test('is told where what it sent is wrong, field by field', async () => {
    const { data, error, response } = await api.POST('/api/PurchaseOrder', {
      body: { ...pedidoDe({ id: NINGUEM }, { id: NINGUEM }), incoterm: 'FOB', data: '2026-02-30' },
    });
    expect([response.status, data]).toEqual([400, undefined]);
    const codigo: 'VALIDACAO' | string | undefined = error?.codigo;
    expect(codigo).toBe('VALIDACAO');
    expect(error?.campos).toEqual({ data: 'Não é uma data do calendário.' });
    expect(error?.Error).toBe('data: Não é uma data do calendário.');
  });

  test('and what stands there now, when somebody else was first', async () => {
    const { data: [antes] = [] } = await api.GET('/api/Fornecedor');
    const { id, versao } = antes as NonNullable<typeof antes>;
    const mudar = (razaoSocial: string) =>
      api.PUT('/api/Fornecedor', { body: { ...VENDEDOR, id, versao, razaoSocial } });
    expect((await mudar('SHENZHEN FICTÍCIA COMPANY')).data?.versao).toBe(versao + 1);
    const { error } = await mudar('OUTRA FICTÍCIA');
    expect(error).toMatchObject({ codigo: 'CONFLITO', atual: { razaoSocial: 'SHENZHEN FICTÍCIA COMPANY' } });
  });
});

const INDUSTRIA: components['schemas']['ImportadorNovo'] = {
  razaoSocial: 'INDÚSTRIA FICTÍCIA LTDA',
  cnpj: '11222333000181',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
};
const VENDEDOR: components['schemas']['FornecedorNovo'] = {
  papel: 'FORNECEDOR',
  razaoSocial: 'SHENZHEN FICTÍCIA LTD',
  pais: { codigo: '160' },
};
const NINGUEM = '00000000-0000-4000-8000-000000000000';

async function entrar(api: Client<paths>, { novaPessoa }: TestBench): Promise<void> {
  const { email, senha } = await novaPessoa();
  const { data } = await api.POST('/Auth/Login', { body: { email, password: senha } });
  api.use({
    onRequest: ({ request }) =>
      request.headers.set('Authorization', `Bearer ${data && 'token' in data ? data.token : ''}`),
  });
}

async function criado<T>(resposta: Promise<{ data?: T; error?: unknown }>): Promise<T> {
  const { data, error } = await resposta;
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

function pedidoDe(importador: { id: string }, fornecedor: { id: string }): PedidoNovo {
  return {
    numero: 'PO-2026-001',
    importador: { id: importador.id },
    fornecedor: { id: fornecedor.id },
    data: '2026-11-20',
    incoterm: 'FOB',
    moeda: { codigo: '220' },
    itens: [
      {
        partNumber: 'FX-100-A',
        descricao: 'CIRCUITO INTEGRADO MONOLÍTICO',
        ncm: '85423190',
        unidade: 'PECA',
        quantidade: '10.5',
        valorUnitario: '117577.8942857',
      },
    ],
  };
}
