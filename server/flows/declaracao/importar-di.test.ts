import { createHash } from 'node:crypto';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { declaracaoDoProcesso } from '#server/comex/declaracao/declaracao-do-processo.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const importar = (pessoa: Pessoa, bytes: Uint8Array | string, nome?: string) =>
  pessoa.pedir(multipartOf('/api/Processo/ImportarDi?Bucket=di', bytes, nome));
const ler = (pessoa: Pessoa, bytes: Uint8Array | string) => pessoa.pedir(multipartOf('/api/Di/Ler', bytes));
const listar = (pessoa: Pessoa, consulta = '') => pessoa.pedir({ url: `/api/Processo${consulta}` });

describe('With the declarations of the golden cases', () => {
  const di2018 = disDe2018();
  const di2023 = diDe2023();
  onServer('A DI file', (bench) => {
    async function comAsDuasAmostras(): Promise<Pessoa> {
      const pessoa = await bench().novaPessoa();
      for (const amostra of [di2018, di2023]) expect((await importar(pessoa, amostra)).statusCode).toBe(201);
      return pessoa;
    }

    test('becomes one process per declaration, with what was declared', async () => {
      const pessoa = await bench().novaPessoa();
      const resposta = await importar(pessoa, di2023, 'DI 2023 — ação.xml');
      expect(resposta.statusCode).toBe(201);
      const tributos = {
        ii: '79184.34',
        ipi: '33319.88',
        pis: '14050.24',
        cofins: '67647.66',
        outros: '0.00',
        taxaSiscomex: '493.56',
      };
      expect(resposta.json()).toEqual([
        {
          id: expect.any(String),
          numero: 'IMP-2026-0001',
          numeroDI: '2390000010',
          adicoes: 16,
          itens: 189,
          valorAduaneiro: '565511.26',
          tributos,
          recolher: tributos,
        },
      ]);
    });

    test('with several declarations makes several processes, what is suspended due but not to pay', async () => {
      const pessoa = await bench().novaPessoa();
      const criados = (await importar(pessoa, di2018)).json();
      expect(criados).toMatchObject([
        {
          numero: 'IMP-2026-0001',
          numeroDI: '1890000010',
          adicoes: 2,
          itens: 3,
          valorAduaneiro: '546047.18',
          tributos: {
            ii: '0.00',
            ipi: '54604.71',
            pis: '11466.98',
            cofins: '52693.54',
            outros: '0.00',
            taxaSiscomex: '244.00',
          },
          recolher: {
            ii: '0.00',
            ipi: '0.00',
            pis: '11466.98',
            cofins: '52693.54',
            outros: '0.00',
            taxaSiscomex: '244.00',
          },
        },
        { numero: 'IMP-2026-0002', numeroDI: '1890000029', adicoes: 4 },
        {
          numero: 'IMP-2026-0003',
          numeroDI: '1890000037',
          adicoes: 1,
          valorAduaneiro: '5415.43',
          tributos: {
            ii: '974.77',
            ipi: '958.53',
            pis: '113.72',
            cofins: '576.74',
            outros: '0.00',
            taxaSiscomex: '214.50',
          },
          recolher: {
            ii: '974.77',
            ipi: '0.00',
            pis: '113.72',
            cofins: '576.74',
            outros: '0.00',
            taxaSiscomex: '214.50',
          },
        },
      ]);
    });

    test('is kept leaf by leaf: what is stored writes the very file again', async () => {
      const pessoa = await bench().novaPessoa();
      const [{ id }] = (await importar(pessoa, di2023)).json();
      const guardada = await declaracaoDoProcesso(bench().conexao.db, pessoa.quem.empresaId, id);
      expect(escreverDiXml([guardada], di2023)).toBe(String(di2023));
      const processo = (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();
      expect(processo.declaracao).toMatchObject({
        campos: { importadorEnderecoCep: '69000000', freteCollect: expect.stringMatching(/^\d+\.\d\d$/) },
        grupos: { armazem: [{ nomeArmazem: expect.any(String) }] },
      });
      expect((await pessoa.pedir({ url: `/api/Adicao?processoId=${id}&numero=1` })).json()[0].grupos).toMatchObject({
        nomenclaturaValorAduaneiro: expect.any(Array),
      });
    });

    test('is listed newest first, found by text, and opened whole', async () => {
      const pessoa = await bench().novaPessoa();
      const [{ id }] = (await importar(pessoa, di2023)).json();
      await importar(pessoa, di2018);

      const lista = await listar(pessoa, '?ordem=numero');
      expect(lista.headers['x-total-count']).toBe('4');
      expect(lista.json()[0]).toMatchObject({
        id,
        numero: 'IMP-2026-0001',
        tipoDocumento: 'DI',
        numeroDI: '2390000010',
        situacao: 'REGISTRADO',
        canalRfb: null,
        importador: { numero: '11222333000181', nome: 'IMPORTADORA FICTICIA DA AMAZONIA LTDA' },
        fornecedor: 'EXPORTADOR FICTICIO 1 LTD',
        paisProcedencia: 'CHINA, REPUBLICA POPULAR',
        incoterm: 'CFR',
        dataRegistro: '2023-01-02',
        dataDesembaraco: null,
        dataChegada: '2022-12-11',
      });
      expect(lista.json()[1]).toMatchObject({
        numeroDI: '1890000010',
        situacao: 'DESEMBARACADO_RFB',
        canalRfb: 'VERDE',
        dataDesembaraco: '2018-06-01',
      });

      const processo = (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();
      expect(processo.declaracao).toMatchObject({
        numeroDI: '2390000010',
        frete: { valorMoeda: '2651.00', valorReais: '13832.12' },
        totais: { adicoes: 16, vmleReais: '551683.75', vmldReais: '565511.26', vmldDolares: '108383.26' },
        carga: { pesoLiquido: '25226.87000', pesoBruto: '25952.71000' },
      });
      expect(
        processo.declaracao.pagamentos.map((p: { codigoReceita: string; valorReceita: string }) => [
          p.codigoReceita,
          p.valorReceita,
        ]),
      ).toEqual([
        ['0086', '79185.09'],
        ['1038', '33320.00'],
        ['5602', '14050.41'],
        ['5629', '67648.25'],
        ['7811', '493.56'],
      ]);
      expect(processo.conferencias.every(({ nivel }: { nivel: string }) => nivel === 'ok')).toBe(true);
    });

    test.each([
      ['?q=2390000010', 1],
      ['?q=23/9000001-0', 1],
      ['?q=FICTÍCIA DA amazônia', 4],
      ['?q=84099111', 1],
      ['?q=100%25', 0],
      ['?q=nada disso', 0],
      ['?situacao=REGISTRADO', 1],
      ['?canalRfb=VERDE', 3],
      ['?numeroDI=1890000029', 1],
      ['?dataRegistroDe=2018-06-01&dataRegistroAte=2018-06-30', 3],
      ['?dataRegistroDe=2023-01-03', 0],
    ])('the list answers %s with %d', async (consulta, quantos) => {
      const pessoa = await comAsDuasAmostras();
      const lista = await listar(pessoa, consulta);
      expect(lista.headers['x-total-count']).toBe(String(quantos));
      expect(lista.json()).toHaveLength(quantos);
    });

    test('the list is paged and ordered by the server', async () => {
      const pessoa = await comAsDuasAmostras();
      const valores = async (consulta: string) =>
        (await listar(pessoa, consulta)).json().map((p: { valorAduaneiro: string }) => p.valorAduaneiro);
      expect(await valores('?ordem=valorAduaneiro')).toEqual(['5415.43', '111587.97', '546047.18', '565511.26']);
      expect(await valores('?ordem=-valorAduaneiro&tamanho=3&pagina=1')).toEqual([
        '565511.26',
        '546047.18',
        '111587.97',
      ]);
      expect(await valores('?ordem=-valorAduaneiro&tamanho=3&pagina=2')).toEqual(['5415.43']);
    });

    test.each([
      ['?cor=azul', 'cor', 'Campo desconhecido.'],
      ['?pagina=0', 'pagina', expect.any(String)],
      ['?tamanho=201', 'tamanho', expect.any(String)],
      ['?ordem=senha', 'ordem', expect.any(String)],
      ['?situacao=VOANDO', 'situacao', expect.any(String)],
      ['?dataRegistroDe=01/06/2018', 'dataRegistroDe', expect.any(String)],
      ['?numeroDI=18', 'numeroDI', 'O número da DI tem dez dígitos; o da DUIMP, quinze posições.'],
    ])('a list asked with %s is refused, naming %s', async (consulta, campo, mensagem) => {
      const resposta = await listar(await bench().novaPessoa(), consulta);
      expect(resposta.statusCode).toBe(400);
      expect(resposta.json()).toEqual({
        Error: expect.any(String),
        codigo: 'VALIDACAO',
        campos: { [campo]: mensagem },
      });
    });

    test('its adições come with items and taxes, each figure with its decimals', async () => {
      const pessoa = await bench().novaPessoa();
      const [{ id }] = (await importar(pessoa, di2023)).json();
      const resposta = await pessoa.pedir({ url: `/api/Adicao?processoId=${id}` });
      expect(resposta.headers['x-total-count']).toBe('16');
      const adicoes = resposta.json();
      expect(adicoes.map(({ numero }: { numero: string }) => numero)).toEqual(
        Array.from({ length: 16 }, (_, i) => String(i + 1).padStart(3, '0')),
      );
      expect(adicoes[5]).toMatchObject({
        processoId: id,
        numero: '006',
        ncm: '84099111',
        pesoLiquido: '6150.20000',
        valorMoeda: '33391.48',
        valorReais: '174226.72',
        valorAduaneiro: '174226.72',
        freteReais: '3372.21',
        tributos: {
          ii: {
            regime: { codigo: '1', nome: 'RECOLHIMENTO INTEGRAL' },
            base: '174227.26',
            aliquota: '16.00',
            devido: '27876.27',
            recolher: '27876.27',
          },
          ipi: { aliquota: '3.25', devido: '6568.36' },
          pis: { aliquota: '3.12', devido: '5435.87' },
          cofins: { aliquota: '15.37', devido: '26778.64' },
        },
      });
      expect(adicoes[0].itens).toHaveLength(54);
      expect(adicoes[0].itens[0]).toEqual({
        sequencia: 1,
        descricao: 'MERCADORIA 01 DA ADICAO 001',
        quantidade: '1.00000',
        unidade: 'CAIXA',
        valorUnitario: '53.1254316',
      });
      const soUma = await pessoa.pedir({ url: `/api/Adicao?processoId=${id}&numero=006` });
      expect(soUma.json()).toEqual([adicoes[5]]);
    });

    test('is kept to the bit, under its SHA-256', async () => {
      const pessoa = await bench().novaPessoa();
      const [{ id }] = (await importar(pessoa, di2023, 'DI 2023 — ação.xml')).json();
      const { arquivo } = (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();
      const sha256 = createHash('sha256').update(di2023).digest('hex');
      expect(arquivo).toMatchObject({ nome: 'DI 2023 — ação.xml', tamanho: di2023.length, sha256 });
      expect(Buffer.from(await bench().blobs.ler(pessoa.quem.empresaId, 'di', sha256)).equals(di2023)).toBe(true);
    });

    test('already there is a 409 with the process that holds it', async () => {
      const pessoa = await bench().novaPessoa();
      const [{ id }] = (await importar(pessoa, di2023)).json();
      const resposta = await importar(pessoa, di2023);
      expect(resposta.statusCode).toBe(409);
      expect(resposta.json()).toEqual({
        Error: 'A DI 23/9000001-0 já está no processo IMP-2026-0001.',
        codigo: 'DUPLICADO',
        id,
      });
      expect((await listar(pessoa)).json()).toHaveLength(1);
    });

    test('of which one declaration is already there leaves none of the others', async () => {
      const pessoa = await bench().novaPessoa();
      expect((await importar(pessoa, primeiraDeclaracao(di2018))).statusCode).toBe(201);
      expect((await importar(pessoa, di2018)).statusCode).toBe(409);
      expect((await listar(pessoa)).json()).toHaveLength(1);
    });

    test('sent twice at the same moment becomes one process', async () => {
      const pessoa = await bench().novaPessoa();
      const respostas = await Promise.all([importar(pessoa, di2023), importar(pessoa, di2023)]);
      expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
      const [processo] = (await listar(pessoa)).json();
      expect(respostas.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        codigo: 'DUPLICADO',
        id: processo.id,
      });
    });

    test('belongs to its company: to another it does not exist, and may be imported there too', async () => {
      const [dona, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
      const [{ id }] = (await importar(dona, di2023)).json();
      expect((await outra.pedir({ url: `/api/Processo/${id}` })).statusCode).toBe(404);
      expect((await listar(outra)).json()).toEqual([]);
      expect((await outra.pedir({ url: `/api/Adicao?processoId=${id}` })).json()).toEqual([]);
      expect((await importar(outra, di2023)).statusCode).toBe(201);
    });

    test('is written in the history, with who, when and why', async () => {
      const pessoa = await bench().novaPessoa();
      const [{ id }] = (await importar(pessoa, di2023, 'di.xml')).json();
      const { rows } = (await bench().conexao.db.execute(
        `select acao, recurso, usuario_id, motivo, depois->>'numeroDI' as di from historico where registro_id = '${id}'`,
      )) as unknown as { rows: Record<string, string>[] };
      expect(rows).toEqual([
        {
          acao: 'CRIAR',
          recurso: 'Processo',
          usuario_id: pessoa.quem.usuarioId,
          motivo: 'Importação do arquivo di.xml.',
          di: '2390000010',
        },
      ]);
    });

    test('can be read without anything being written', async () => {
      const pessoa = await bench().novaPessoa();
      const resposta = await ler(pessoa, di2018);
      expect(resposta.statusCode).toBe(200);
      const { declaracoes } = resposta.json();
      expect(declaracoes.map(({ numeroDI }: { numeroDI: string }) => numeroDI)).toEqual([
        '1890000010',
        '1890000029',
        '1890000037',
      ]);
      expect(declaracoes[0]).toMatchObject({
        dataRegistro: '2018-06-01',
        importador: { numero: '11222333000181' },
        totais: { adicoes: 2, vmldReais: '546047.18' },
        resumo: { valorAduaneiro: '546047.18', itens: 3 },
        processoExistente: null,
      });
      expect(declaracoes[0].conferencias).toContainEqual({
        codigo: 'VMLD',
        nivel: 'ok',
        mensagem: expect.any(String),
        declarado: '546047.18',
        calculado: '546047.18',
        adicao: null,
      });
      expect((await listar(pessoa)).json()).toEqual([]);
    });

    test('read again says which process already holds it', async () => {
      const pessoa = await bench().novaPessoa();
      const [{ id, numero }] = (await importar(pessoa, di2023)).json();
      const { declaracoes } = (await ler(pessoa, di2023)).json();
      expect(declaracoes[0].processoExistente).toEqual({ id, numero });
    });

    describe('that cannot be taken is refused in words and leaves nothing', () => {
      const texto = di2023.toString('utf8');
      test.each([
        ['an empty file', '', 400, /vazio/],
        ['not XML', 'isto não é um XML', 400, /XML/],
        ['XML of another kind', '<?xml version="1.0"?><nfeProc><NFe/></nfeProc>', 400, /NF-e/],
        ['a truncated file', texto.slice(0, 100_000), 400, /incompleto|cortado|truncado|termina/i],
        ['a billion laughs', bilhaoDeRisadas(), 400, /DOCTYPE/],
        ['no declaration', '<?xml version="1.0"?><ListaDeclaracoes></ListaDeclaracoes>', 400, /nenhuma declaração/i],
        [
          'a wrong check digit',
          texto.replaceAll('2390000010', '2390000011'),
          400,
          /dígito verificador da DI 23\/9000001-1 não confere/,
        ],
        [
          'a field that is no number',
          texto.replace('000000000634613', '00000000063A613'),
          400,
          /condicaoVendaValorMoeda.*adição 001/,
        ],
        [
          'a figure too large for its field',
          texto.replace('000000000634613', '9999999999999999'),
          400,
          /tem mais algarismos do que o campo admite/,
        ],
        [
          'an adição number too long',
          texto.replace('<numeroAdicao>001', '<numeroAdicao>9999'),
          400,
          /numeroAdicao.*mais algarismos/,
        ],
        [
          'an NCM too long',
          texto.replace('>73181500<', '>731815001<'),
          400,
          /dadosMercadoriaCodigoNcm.*mais algarismos/,
        ],
        [
          'a character no XML may hold',
          texto.replace('MERCADORIA 01', 'MERCADORIA \u0000'),
          400,
          /malformado na linha/,
        ],
        ['33 MB', `${texto}${' '.repeat(33 * 1024 * 1024)}`, 413, /mais de 32 MB/],
      ])('%s', async (_caso, conteudo, status, frase) => {
        const pessoa = await bench().novaPessoa();
        const resposta = await importar(pessoa, conteudo);
        expect(resposta.statusCode).toBe(status);
        expect(resposta.json()).toMatchObject({ Error: expect.stringMatching(frase) });
        expect((await listar(pessoa)).json()).toEqual([]);
      });

      test('no file at all', async () => {
        const pessoa = await bench().novaPessoa();
        const resposta = await pessoa.pedir(
          multipartOf('/api/Processo/ImportarDi?Bucket=di', texto, 'di.xml', 'outra'),
        );
        expect(resposta.statusCode).toBe(400);
        expect(resposta.json()).toMatchObject({ campos: { file: 'Escolha um arquivo.' } });
      });

      test('a body that is no upload', async () => {
        const pessoa = await bench().novaPessoa();
        const resposta = await pessoa.pedir({
          method: 'POST',
          url: '/api/Processo/ImportarDi?Bucket=di',
          payload: { a: 1 },
        });
        expect(resposta.statusCode).toBe(415);
      });

      test('a bucket that is not for declarations', async () => {
        const pessoa = await bench().novaPessoa();
        const resposta = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi?Bucket=outro', texto));
        expect(resposta.statusCode).toBe(400);
      });
    });
  });
});

/** An XML whose entities would expand to three gigabytes. */
function bilhaoDeRisadas(): string {
  const niveis = Array.from({ length: 9 }, (_, i) => `<!ENTITY r${i + 1} "${`&r${i};`.repeat(10)}">`).join('');
  return `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY r0 "ha">${niveis}]><ListaDeclaracoes>&r9;</ListaDeclaracoes>`;
}

function primeiraDeclaracao(arquivo: Buffer): string {
  const [declaracao] = /<declaracaoImportacao>[\s\S]*?<\/declaracaoImportacao>/.exec(arquivo.toString('utf8')) ?? [];
  return `<ListaDeclaracoes>${declaracao}</ListaDeclaracoes>`;
}
