import { duimpFicticia, textoDaDuimp } from '#lib/siscomex/testing/duimp-ficticia.ts';
import { declaracaoDoProcesso } from '#server/comex/declaracao/declaracao-do-processo.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const ARQUIVO = textoDaDuimp(duimpFicticia());
const importar = (pessoa: Pessoa, texto: string, consulta = '') =>
  pessoa.pedir(multipartOf(`/api/Processo/ImportarDi?Bucket=di${consulta}`, texto, 'duimp.json'));
const ler = async (pessoa: Pessoa, id: string) => (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();

onServer('A DUIMP file', (bench) => {
  test('is read without anything being written, with the conferences that hold for it', async () => {
    const pessoa = await bench().novaPessoa();
    const resposta = await pessoa.pedir(multipartOf('/api/Di/Ler', ARQUIVO, 'duimp.json'));
    expect(resposta.statusCode).toBe(200);
    const [lida] = resposta.json().declaracoes;
    expect(lida).toMatchObject({
      numeroDI: '26BR00001234561',
      duimp: { versao: 2 },
      resumo: { itens: 3, valorAduaneiro: '11133.10' },
      processoExistente: null,
    });
    const niveis = new Map(lida.conferencias.map((um: { codigo: string; nivel: string }) => [um.codigo, um.nivel]));
    expect(niveis.get('DUIMP_DIGITO')).toBe('ok');
    expect([...niveis.keys()].filter((codigo) => !String(codigo).startsWith('PAGAMENTO_'))).toEqual([
      'DUIMP_DIGITO',
      'CAPA_VMLE',
    ]);
    expect([...niveis.values()]).not.toContain('erro');
  });

  test('becomes a process of a DUIMP, with its number, version and canal, found by its number', async () => {
    const pessoa = await bench().novaPessoa();
    const resposta = await importar(pessoa, ARQUIVO);
    expect(resposta.statusCode).toBe(201);
    const [criado] = resposta.json();
    expect(criado).toMatchObject({
      numeroDI: '26BR00001234561',
      adicoes: 2,
      itens: 3,
      valorAduaneiro: '11133.10',
      tributos: {
        ii: '1696.50',
        ipi: '1844.94',
        pis: '233.80',
        cofins: '1074.35',
        outros: '0.00',
        taxaSiscomex: '154.23',
      },
      recolher: { ii: '0.00', ipi: '0.00', pis: '233.80' },
    });
    expect(await ler(pessoa, criado.id)).toMatchObject({
      tipoDocumento: 'DUIMP',
      numeroDI: '26BR00001234561',
      situacao: 'PARAMETRIZADO',
      canalRfb: 'AMARELO',
      declaracao: { duimp: { versao: 2, situacao: 'EM_CONFERENCIA_SELECIONADA' } },
    });
    for (const consulta of ['numeroDI=26BR00001234561', 'q=26br00001234561', 'q=26BR0000123456-1']) {
      const achados = (await pessoa.pedir({ url: `/api/Processo?${consulta}` })).json();
      expect(achados.map(({ id }: { id: string }) => id)).toEqual([criado.id]);
    }
  });

  test('leaves open what is open after a registration', async () => {
    const pessoa = await bench().novaPessoa();
    const [{ id }] = (await importar(pessoa, ARQUIVO)).json();
    const { versao } = await ler(pessoa, id);
    const payload = { id, versao, referencia: 'REF-1' };
    const resposta = await pessoa.pedir({ method: 'PUT', url: '/api/Processo', payload });
    expect([resposta.statusCode, resposta.json().Error]).toEqual([200, undefined]);
    expect(await ler(pessoa, id)).toMatchObject({ referencia: 'REF-1', numeroDI: '26BR00001234561' });
  });

  test('is kept whole, what the model has no place for among it, and compared with itself differs in nothing', async () => {
    const pessoa = await bench().novaPessoa();
    const [{ id }] = (await importar(pessoa, ARQUIVO)).json();
    const guardada = await declaracaoDoProcesso(bench().conexao.db, pessoa.quem.empresaId, id);
    expect(guardada.adicoes[0]?.itens[0]?.campos).toMatchObject({ 'produto.niResponsavel': '11222333' });
    expect(guardada.adicoes[0]?.itens[0]?.duimp?.produto).toEqual({ codigo: '41', versao: '1' });
    const [comparada] = (await importar(pessoa, ARQUIVO, '&retificar=true')).json();
    expect(comparada.diferencas).toEqual([]);
  });

  test('of a later version is a retificação of the one before', async () => {
    const pessoa = await bench().novaPessoa();
    const [{ id }] = (await importar(pessoa, ARQUIVO)).json();
    const terceira = ARQUIVO.replace('"versao": 2', '"versao": 3').replace('MERCADORIA FICTICIA 2', 'MERCADORIA OUTRA');
    const [comparada] = (await importar(pessoa, terceira, '&retificar=true')).json();
    expect(comparada).toMatchObject({
      diferencas: [
        { caminho: 'duimp.versao', antes: 2, depois: 3 },
        { caminho: 'adicoes.002.itens.1.descricao', antes: 'MERCADORIA FICTICIA 2', depois: 'MERCADORIA OUTRA' },
      ],
    });
    await importar(pessoa, terceira, '&retificar=true&aplicar=true');
    expect(await ler(pessoa, id)).toMatchObject({ declaracao: { duimp: { versao: 3 } } });
    for (const consulta of ['&retificar=true', '&retificar=true&aplicar=true']) {
      const anterior = await importar(pessoa, ARQUIVO, consulta);
      expect(anterior.statusCode).toBe(409);
      expect(anterior.json()).toMatchObject({
        codigo: 'VERSAO_ANTERIOR',
        id,
        Error: expect.stringMatching(/traz a versão 2 da DUIMP 26BR0000123456-1, .* já está a versão 3/),
      });
    }
    expect(await ler(pessoa, id)).toMatchObject({ declaracao: { duimp: { versao: 3 } } });
  });

  test('already there is a 409 that calls it by its name', async () => {
    const pessoa = await bench().novaPessoa();
    await importar(pessoa, ARQUIVO);
    const resposta = await importar(pessoa, ARQUIVO);
    expect(resposta.statusCode).toBe(409);
    expect(resposta.json().Error).toBe('A DUIMP 26BR0000123456-1 já está no processo IMP-2026-0001.');
  });

  test('is reckoned again by the rules of its document, or says why it cannot be', async () => {
    const pessoa = await bench().novaPessoa();
    const [{ id }] = (await importar(pessoa, ARQUIVO)).json();
    const resposta = await pessoa.pedir({ url: `/api/Processo/${id}/Comparacao` });
    expect(resposta.statusCode).toBe(200);
    const { motivo, linhas } = resposta.json();
    expect(motivo).toBeNull();
    const ii = linhas.find((um: { adicao: string; figura: string }) => um.adicao === '001' && um.figura === 'ii');
    expect(ii).toMatchObject({ declarado: '1696.50', regime: 'SUSPENSAO' });
  });

  test.each([
    [
      'a wrong check digit',
      ARQUIVO.replaceAll('26BR00001234561', '26BR00001234562'),
      /dígito verificador da DUIMP 26BR0000123456-2/,
    ],
    [
      'a field that is no number',
      ARQUIVO.replace('"valorBRL": 5000', '"valorBRL": "muito"'),
      /itens\[0\]\.condicaoVenda\.valorBRL/,
    ],
    ['another kind of JSON', '{"nota": 1}', /não é a consulta de uma DUIMP/],
  ])('with %s is refused in words and leaves nothing', async (_caso, texto, frase) => {
    const pessoa = await bench().novaPessoa();
    const resposta = await importar(pessoa, texto);
    expect(resposta.statusCode).toBe(400);
    expect(resposta.json().Error).toMatch(frase);
    expect((await pessoa.pedir({ url: '/api/Processo' })).json()).toEqual([]);
  });
});
