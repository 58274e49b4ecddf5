import type { NomeDeclarado } from '#lib/contracts/cadastros/apelido.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { duimpFicticia, textoDaDuimp } from '#lib/siscomex/testing/duimp-ficticia.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

/** Writes a DUIMP file whose items name this manufacturer and this exporter. */
function arquivo(numero: string, fabricante: string, exportador: string): string {
  const duimp = duimpFicticia();
  const itens = duimp.itens.map((item) => ({
    ...item,
    fabricante: { nome: fabricante, pais: { codigo: 'CN' } },
    exportador: { nome: exportador, pais: { codigo: 'HK' } },
  }));
  return textoDaDuimp({ ...duimp, itens }).replaceAll('26BR00001234561', numero);
}
const FORNECEDOR = { papel: 'AMBOS', pais: { codigo: '160' } };
const ITEM = { descricao: 'Placa de circuito', ncm: '85177900', unidadeComercializada: 'PECA', origem: 'IMPORTADO' };

onServer('What a declaration names', (bench) => {
  async function importar(pessoa: Pessoa, texto: string, nome = 'duimp.json'): Promise<string> {
    const resposta = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', texto, nome));
    expect([resposta.statusCode, resposta.json().Error]).toEqual([201, undefined]);
    return resposta.json()[0].id;
  }
  async function criar(pessoa: Pessoa, recurso: string, campos: object): Promise<string> {
    const resposta = await cadastroDeTeste(pessoa, recurso).criar(campos);
    expect(resposta.json()).toMatchObject({ id: expect.any(String) });
    return resposta.json().id;
  }
  const fornecedor = (pessoa: Pessoa, razaoSocial: string, apelidos: string[] = []) =>
    criar(pessoa, 'Fornecedor', { ...FORNECEDOR, razaoSocial, apelidos });
  const item = (pessoa: Pessoa, partNumber: string, mudancas: object = {}) =>
    criar(pessoa, 'Item', { ...ITEM, partNumber, ...mudancas });
  const nomes = async (pessoa: Pessoa, processoId: string, recurso: string, consulta = ''): Promise<NomeDeclarado[]> =>
    (await pessoa.pedir({ url: `/api/Apelido?processoId=${processoId}&recurso=${recurso}${consulta}` })).json();
  const vincular = (pessoa: Pessoa, payload: object) => pessoa.pedir({ method: 'POST', url: '/api/Apelido', payload });

  test('an item is the same with a cClassTrib at the head of its text, and the adição says both', async () => {
    const pessoa = await bench().novaPessoa();
    const placa = await item(pessoa, 'PL-1');
    const comTexto = (semente: number, cClassTrib?: string) => {
      const di = gerarDeclaracao({
        semente,
        dataRegistro: '2026-11-17',
        adicoes: 1,
        itensPorAdicao: 1,
        importador: { numero: '12ABC34501DE35', nome: 'FICTICIA DA AMAZONIA' },
        taxas: { '220': '5.3417' },
        regime: 'zfm',
      });
      const adicoes = di.adicoes.map((adicao) => ({
        ...adicao,
        ncm: '85177900',
        itens: adicao.itens.map((um) => ({ ...um, descricao: 'PLACA FICTICIA', cClassTrib })),
      }));
      return escreverDiXml([{ ...di, adicoes }]);
    };
    const antiga = await importar(pessoa, comTexto(71), 'di.xml');
    const [{ texto, ncm }] = (await nomes(pessoa, antiga, 'Item')) as [NomeDeclarado];
    expect((await vincular(pessoa, { recurso: 'Item', texto, ncm, registroId: placa })).statusCode).toBeLessThan(300);
    const nova = await importar(pessoa, comTexto(72, '550019'), 'di.xml');
    expect(await nomes(pessoa, nova, 'Item')).toMatchObject([
      { texto: 'PLACA FICTICIA', vinculo: { registro: { id: placa } } },
    ]);
    const [adicao] = (await pessoa.pedir({ url: `/api/Adicao?processoId=${nova}` })).json();
    expect(adicao.itens).toMatchObject([
      { descricao: 'PLACA FICTICIA', cClassTrib: '550019', itemVinculado: { id: placa } },
    ]);
  });

  test('is listed once, by adição, with the nearest of our cadastro and why, and linked by nothing on its own', async () => {
    const pessoa = await bench().novaPessoa();
    const id = await fornecedor(pessoa, 'SHENZHEN FICTICIA ELETRONICA CO LTD');
    await fornecedor(pessoa, 'OUTRA COISA SA');
    const mesmo = await fornecedor(pessoa, 'HK EXPORTADORA IMAGINARIA');
    const processo = await importar(
      pessoa,
      arquivo('26BR00001234561', 'Shenzhen Fictícia Eletrônica', 'HK Exportadora Imaginária'),
    );
    expect(await nomes(pessoa, processo, 'Fornecedor')).toEqual([
      {
        recurso: 'Fornecedor',
        texto: 'HK Exportadora Imaginária',
        ncm: null,
        adicoes: ['001', '002'],
        vinculo: null,
        sugestoes: [
          {
            registro: { id: mesmo, nome: 'HK EXPORTADORA IMAGINARIA' },
            semelhanca: '1.00',
            porque: 'o nome é o mesmo',
          },
        ],
      },
      {
        recurso: 'Fornecedor',
        texto: 'Shenzhen Fictícia Eletrônica',
        ncm: null,
        adicoes: ['001', '002'],
        vinculo: null,
        sugestoes: [
          {
            registro: { id, nome: 'SHENZHEN FICTICIA ELETRONICA CO LTD' },
            semelhanca: expect.stringMatching(/^0\.[5-9]\d$/),
            porque: expect.stringMatching(/^nome \d+ % parecido$/),
          },
        ],
      },
    ]);
    const [adicao] = (await pessoa.pedir({ url: `/api/Adicao?processoId=${processo}` })).json();
    expect(adicao).not.toHaveProperty('fornecedorVinculado');
  });

  test('once confirmed is linked in every declaration to come, saying by whom and when', async () => {
    const pessoa = await bench().novaPessoa();
    const id = await fornecedor(pessoa, 'SHENZHEN FICTICIA ELETRONICA CO LTD');
    const texto = 'SZ Fict. Eletr.';
    const processo = await importar(pessoa, arquivo('26BR00001234561', texto, 'Outro'));
    const resposta = await vincular(pessoa, { recurso: 'Fornecedor', texto, registroId: id });
    expect(resposta.statusCode).toBe(201);

    const seguinte = await importar(pessoa, arquivo('26BR00000000010', 'SZ FICT.  ELETR.', 'Outro'));
    for (const qual of [processo, seguinte]) {
      const [primeiro, segundo] = await nomes(pessoa, qual, 'Fornecedor');
      expect(primeiro).toMatchObject({ texto: 'Outro', vinculo: null });
      expect(segundo?.vinculo).toEqual({
        registro: { id, nome: 'SHENZHEN FICTICIA ELETRONICA CO LTD' },
        origem: 'CONFIRMADO',
        id: resposta.json().id,
        por: 'Pessoa de Teste',
        em: '2026-11-20T12:00:00.000Z',
      });
    }
    const [adicao] = (await pessoa.pedir({ url: `/api/Adicao?processoId=${seguinte}` })).json();
    expect(adicao.fabricanteVinculado).toEqual({ id, nome: 'SHENZHEN FICTICIA ELETRONICA CO LTD' });
    expect(adicao).not.toHaveProperty('fornecedorVinculado');
  });

  test('can be said anew, and unsaid', async () => {
    const pessoa = await bench().novaPessoa();
    const [um, outro] = [await fornecedor(pessoa, 'PRIMEIRO SA'), await fornecedor(pessoa, 'SEGUNDO SA')];
    const processo = await importar(pessoa, arquivo('26BR00001234561', 'Nome', 'Nome'));
    await vincular(pessoa, { recurso: 'Fornecedor', texto: 'Nome', registroId: um });
    const { id } = (await vincular(pessoa, { recurso: 'Fornecedor', texto: 'NOME', registroId: outro })).json();
    expect((await nomes(pessoa, processo, 'Fornecedor'))[0]?.vinculo?.registro.nome).toBe('SEGUNDO SA');

    const desfazer = () => pessoa.pedir({ method: 'DELETE', url: `/api/Apelido/${id}` });
    expect((await desfazer()).statusCode).toBe(204);
    expect((await nomes(pessoa, processo, 'Fornecedor'))[0]?.vinculo).toBeNull();
    expect((await desfazer()).statusCode).toBe(404);
    const historico = (await pessoa.pedir({ url: `/api/Historico?recurso=Apelido&registroId=${id}` })).json();
    expect(historico.map(({ acao }: { acao: string }) => acao)).toEqual(['EXCLUIR', 'CRIAR', 'CRIAR']);
  });

  test('is known by a name the record itself carries', async () => {
    const pessoa = await bench().novaPessoa();
    const id = await fornecedor(pessoa, 'SHENZHEN FICTICIA SA', ['SZ Fictícia']);
    const processo = await importar(pessoa, arquivo('26BR00001234561', 'SZ FICTICIA', 'Outro'));
    const achado = (await nomes(pessoa, processo, 'Fornecedor')).find(({ texto }) => texto === 'SZ FICTICIA');
    expect(achado?.vinculo).toMatchObject({ registro: { id }, origem: 'CADASTRO', id: null, em: null });
  });

  test('linked to a record that was deleted is unknown until that one is back', async () => {
    const pessoa = await bench().novaPessoa();
    const id = await fornecedor(pessoa, 'PASSAGEIRO SA');
    const processo = await importar(pessoa, arquivo('26BR00001234561', 'Nome', 'Nome'));
    await vincular(pessoa, { recurso: 'Fornecedor', texto: 'Nome', registroId: id });
    const { excluir, restaurar } = cadastroDeTeste(pessoa, 'Fornecedor');
    await excluir(id);
    expect((await nomes(pessoa, processo, 'Fornecedor'))[0]?.vinculo).toBeNull();
    await restaurar(id);
    expect((await nomes(pessoa, processo, 'Fornecedor'))[0]?.vinculo).toMatchObject({ registro: { id } });
  });

  test('of items is suggested by the part number in the description, then by how alike they are, within the NCM', async () => {
    const pessoa = await bench().novaPessoa();
    const citado = await item(pessoa, 'FICTICIA 1');
    const parecido = await item(pessoa, 'PN-7', { descricao: 'Mercadoria Fictícia 1 do catálogo' });
    await item(pessoa, 'DE-OUTRA-NCM', { descricao: 'Mercadoria Fictícia 1', ncm: '84733041' });
    const processo = await importar(pessoa, textoDaDuimp(duimpFicticia()));
    const [primeiro] = await nomes(pessoa, processo, 'Item');
    expect(primeiro).toMatchObject({ texto: 'MERCADORIA FICTICIA 1', ncm: '85177900', adicoes: ['001'] });
    expect(primeiro?.sugestoes.map(({ registro, porque }) => [registro.id, porque.replace(/\d+ %/, 'tanto')])).toEqual([
      [citado, 'a descrição cita o part number'],
      [parecido, 'mesma NCM, descrição tanto parecida'],
    ]);

    await vincular(pessoa, { recurso: 'Item', texto: 'MERCADORIA FICTICIA 1', ncm: '85177900', registroId: parecido });
    expect((await nomes(pessoa, processo, 'Item')).at(-1)?.vinculo).toMatchObject({ registro: { nome: 'PN-7' } });
    const [adicao] = (await pessoa.pedir({ url: `/api/Adicao?processoId=${processo}` })).json();
    expect(adicao.itens[0]).toMatchObject({ sequencia: 1, itemVinculado: { id: parecido, nome: 'PN-7' } });
    expect(adicao.itens[1]).not.toHaveProperty('itemVinculado');
  });

  test('comes page by page, with its count', async () => {
    const pessoa = await bench().novaPessoa();
    const processo = await importar(pessoa, textoDaDuimp(duimpFicticia()));
    const resposta = await pessoa.pedir({ url: `/api/Apelido?processoId=${processo}&recurso=Item&tamanho=2&pagina=2` });
    expect(resposta.headers['x-total-count']).toBe('3');
    expect(resposta.json()).toHaveLength(1);
  });

  test.each([
    [{ recurso: 'Fornecedor', texto: '' }, 'texto'],
    [{ recurso: 'Fornecedor', texto: 'x', ncm: '85177900' }, 'ncm'],
    [{ recurso: 'Item', texto: 'x' }, 'ncm'],
    [{ recurso: 'Processo', texto: 'x' }, 'recurso'],
    [{ recurso: 'Fornecedor', texto: 'x' }, 'registroId'],
  ])('linked as %j is refused at %s', async (campos, campo) => {
    const pessoa = await bench().novaPessoa();
    const alheio = await fornecedor(await bench().novaPessoa(), 'DE OUTRA EMPRESA SA');
    const resposta = await vincular(pessoa, { registroId: alheio, ...campos });
    expect(resposta.statusCode).toBe(400);
    expect(Object.keys(resposta.json().campos)).toEqual([campo]);
  });

  test('belongs to its company', async () => {
    const [dona, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
    const processo = await importar(dona, arquivo('26BR00001234561', 'Nome', 'Nome'));
    const registroId = await fornecedor(dona, 'DA DONA SA');
    const { id } = (await vincular(dona, { recurso: 'Fornecedor', texto: 'Nome', registroId })).json();
    expect(await nomes(outra, processo, 'Fornecedor')).toEqual([]);
    expect((await outra.pedir({ method: 'DELETE', url: `/api/Apelido/${id}` })).statusCode).toBe(404);
    const seu = await importar(outra, arquivo('26BR00001234561', 'Nome', 'Nome'));
    expect((await nomes(outra, seu, 'Fornecedor'))[0]?.vinculo).toBeNull();
  });
});
