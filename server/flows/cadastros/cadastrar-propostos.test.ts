import { setImmediate as umaVolta } from 'node:timers/promises';
import type { AtoDeCadastros, CadastrosPropostos } from '#lib/contracts/cadastros/cadastros-propostos.ts';
import { escreverDiXml, lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { duimpFicticia, textoDaDuimp } from '#lib/siscomex/testing/duimp-ficticia.ts';
import { diDe2023 } from '#lib/testing/dis-dos-vetores.ts';
import { auditRows } from '#server/audit-rows.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { BEM_DA_DSI } from '#server/testing/entradas-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { notaDeTeste } from '#server/testing/notas-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const CNPJ = '12ABC34501DE35';

/** A DI whose two sellers differ in one letter, and whose goods are the same in every DI. */
function di(
  semente: number,
  representanteLegal = { cpf: '52998224725' as string | null, nome: 'FICTICIA CONCEICAO' as string | null },
): string {
  const lida = gerarDeclaracao({
    semente,
    dataRegistro: `2025-03-1${semente}`,
    adicoes: 3,
    itensPorAdicao: 1,
    importador: { numero: CNPJ, nome: 'FICTICIA AGUIA LTDA' },
    taxas: { '220': '5.3417' },
  });
  const adicoes = lida.adicoes.map((adicao, i) => ({
    ...adicao,
    ncm: '85177900',
    fornecedor: ['FICTICIA SHENZHEN ELECTRONICS', 'FICTICIA SHENZEN ELECTRONICS CO', 'FICTICIA 11 LTD'][i] ?? '',
    fabricante: null,
    itens: adicao.itens.map((um) => ({
      ...um,
      descricao: `PLACA P/N: PL-10${i}`,
      valorUnitario: `${semente}.0000000`,
    })),
  }));
  return escreverDiXml([{ ...lida, importador: { ...lida.importador, representanteLegal }, adicoes }]);
}

onServer('The review of what all declarations name', (bench) => {
  const mandar = (pessoa: Pessoa, url: string, payload: object) => pessoa.pedir({ method: 'POST', url, payload });
  const ver = async (pessoa: Pessoa): Promise<CadastrosPropostos> =>
    (await pessoa.pedir({ url: '/api/CadastroProposto' })).json();
  const quantos = async (pessoa: Pessoa, recurso: string) =>
    Number((await pessoa.pedir({ url: `/api/${recurso}` })).headers['x-total-count']);
  const importar = async (pessoa: Pessoa, texto: string | Uint8Array) => {
    const resposta = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi?Bucket=di', texto));
    expect([resposta.statusCode, resposta.json().Error]).toEqual([201, undefined]);
    return resposta.json()[0].id as string;
  };
  const trazerNotas = async (pessoa: Pessoa, xml: string, nome = 'nota.xml') => {
    const { id } = (await mandar(pessoa, '/api/HistoricoTrazido', {})).json();
    await pessoa.pedir(multipartOf(`/api/HistoricoTrazido/${id}/Arquivos`, xml, nome));
    await mandar(pessoa, `/api/HistoricoTrazido/${id}/Comecar`, {});
    for (;;) {
      const { situacao } = (await pessoa.pedir({ url: `/api/HistoricoTrazido/${id}` })).json();
      if (situacao === 'TERMINADO') return;
      await umaVolta();
    }
  };

  test('proposes the inscrição estadual that the importer wrote in its last nota, and none of another state', async () => {
    const pessoa = await bench().novaPessoa();
    await importar(pessoa, di(1));
    const nota = (numero: number, dia: string, ie: string) => {
      const { nota: escrita } = notaDeTeste({ numero, dia, cnpj: CNPJ });
      return notaDeTeste({ numero, dia, cnpj: CNPJ, mudar: { emitente: { ...escrita.emitente, ie } } }).xml;
    };
    await trazerNotas(pessoa, nota(1, '2026-10-15', '041234561'));
    await trazerNotas(pessoa, nota(2, '2026-10-14', '110042490114'));
    expect((await ver(pessoa)).importadores).toMatchObject([
      { inscricaoEstadual: '041234561', porque: 'CNPJ de 1 declaração; inscrição estadual da nota de 15/10/2026' },
    ]);
    await trazerNotas(pessoa, nota(3, '2026-10-16', '110042490114'));
    expect((await ver(pessoa)).importadores).toMatchObject([
      { inscricaoEstadual: null, porque: 'CNPJ de 1 declaração' },
    ]);
  });

  test('proposes each record once, alike names together, and makes them in one act that is undone in one', async () => {
    const pessoa = await bench().novaPessoa();
    const processos = [await importar(pessoa, di(1)), await importar(pessoa, di(2))];
    const propostos = await ver(pessoa);
    expect(propostos.importadores).toEqual([
      {
        cnpj: CNPJ,
        razaoSocial: 'FICTICIA AGUIA LTDA',
        inscricaoEstadual: null,
        porque: 'mesmo CNPJ em 2 declarações',
        impedimento: null,
      },
    ]);
    expect(propostos.fornecedores.map(({ razaoSocial }) => razaoSocial)).toHaveLength(3);
    const [juntos] = propostos.gruposDeFornecedores;
    expect(propostos.gruposDeFornecedores).toHaveLength(1);
    expect(juntos?.chaves.toSorted()).toEqual(['ficticia shenzen electronics', 'ficticia shenzhen electronics']);
    expect(juntos?.medida).toBeGreaterThanOrEqual(70);
    expect(propostos.itens.map(({ partNumber, valorUnitario }) => [partNumber, valorUnitario])).toEqual([
      ['PL-100', '2.0000000'],
      ['PL-101', '2.0000000'],
      ['PL-102', '2.0000000'],
    ]);

    const sozinhos = propostos.fornecedores.map(({ chave }) => chave).filter((um) => !juntos?.chaves.includes(um));
    const pedido = {
      importadores: [
        {
          cnpj: CNPJ,
          setor: '1',
          situacaoSuframa: 'ATIVA',
          inscricaoSuframa: '201234017',
          inscricaoEstadual: '041234561',
        },
      ],
      fornecedores: [juntos?.chaves ?? [], ...sozinhos.map((um) => [um])],
      itens: propostos.itens.map(({ chave }) => [chave]),
    };
    const semInscricao = { importadores: [{ ...pedido.importadores[0], inscricaoSuframa: null }] };
    const recusada = await mandar(pessoa, '/api/CadastroProposto', semInscricao);
    expect([recusada.statusCode, recusada.json().Error]).toEqual([
      422,
      expect.stringMatching(/: Informe a inscrição Suframa ou escolha a situação “Não inscrito”\.$/),
    ]);
    const resposta = await mandar(pessoa, '/api/CadastroProposto', pedido);
    expect([resposta.statusCode, resposta.json()]).toEqual([
      201,
      expect.objectContaining({ importadores: 1, fornecedores: 2, itens: 3, produtos: 0, desfeitoEm: null }),
    ]);
    const ato: AtoDeCadastros = resposta.json();
    expect(await ver(pessoa)).toMatchObject({ importadores: [], fornecedores: [], itens: [] });
    const [placa] = (await pessoa.pedir({ url: '/api/Item?q=PL-102' })).json();
    expect(placa.fornecedorPadrao).toMatchObject({ razaoSocial: 'FICTICIA 11 LTD' });
    const [importador] = (await pessoa.pedir({ url: '/api/Importador' })).json();
    expect((await pessoa.pedir({ url: `/api/Importador/${importador.id}` })).json()).toMatchObject({
      situacaoSuframa: 'ATIVA',
      inscricaoSuframa: '201234017',
      inscricaoEstadual: '041234561',
    });
    for (const id of processos) {
      const processo = (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();
      expect(processo.importador).toMatchObject({ id: importador.id, numero: CNPJ });
      const nomes = (await pessoa.pedir({ url: `/api/Apelido?processoId=${id}&recurso=Fornecedor&tamanho=50` })).json();
      expect(nomes.every(({ vinculo }: { vinculo: unknown }) => vinculo !== null)).toBe(true);
    }

    const desfazer = () => mandar(pessoa, `/api/CadastroProposto/Atos/${ato.id}/Desfazer`, {});
    expect((await pessoa.pedir({ url: '/api/CadastroProposto/Atos' })).json()).toMatchObject([{ id: ato.id }]);
    expect((await desfazer()).statusCode).toBe(204);
    expect([
      await quantos(pessoa, 'Fornecedor'),
      await quantos(pessoa, 'Item'),
      await quantos(pessoa, 'Importador'),
    ]).toEqual([0, 0, 0]);
    expect(await ver(pessoa)).toEqual(propostos);
    expect((await desfazer()).statusCode).toBe(422);
    expect((await pessoa.pedir({ url: '/api/CadastroProposto/Atos' })).json()).toEqual([]);
  });

  test('links a cited part number to the item that the cadastro has under the same NCM, and takes back only its own links', async () => {
    const pessoa = await bench().novaPessoa();
    const item = (partNumber: string, ncm: string) => ({
      partNumber,
      ncm,
      descricao: `ITEM ${partNumber}`,
      unidadeComercializada: 'PECA',
      origem: 'IMPORTADO',
    });
    const { id } = (await mandar(pessoa, '/api/Item', item('PL-100', '85177900'))).json();
    await mandar(pessoa, '/api/Item', item('PL-101', '85176299'));
    const processoId = await importar(pessoa, di(1));
    const vinculoDe = async (texto: string) => {
      const textos: { texto: string; vinculo: { registro: { id: string } } | null }[] = (
        await pessoa.pedir({ url: `/api/Apelido?processoId=${processoId}&recurso=Item&tamanho=50` })
      ).json();
      return textos.find((um) => um.texto.includes(texto))?.vinculo?.registro.id ?? null;
    };
    const { itens } = await ver(pessoa);
    expect(itens.map((um) => [um.partNumber, um.doCadastro, um.impedimento])).toEqual([
      ['PL-100', { id, partNumber: 'PL-100' }, null],
      ['PL-101', null, 'O cadastro tem este part number com a NCM 8517.62.99: confira, e vincule-o pela declaração.'],
      ['PL-102', null, null],
    ]);
    expect(itens[0]?.porque).toBe('a descrição cita o part number, e o item já está no cadastro');

    const ato: AtoDeCadastros = (
      await mandar(pessoa, '/api/CadastroProposto', { itens: [[itens[0]?.chave], [itens[2]?.chave]] })
    ).json();
    expect(ato).toMatchObject({ itens: 1, vinculos: 1 });
    expect([await quantos(pessoa, 'Item'), await vinculoDe('PL-100')]).toEqual([3, id]);
    expect((await mandar(pessoa, `/api/CadastroProposto/Atos/${ato.id}/Desfazer`, {})).statusCode).toBe(204);
    expect([await quantos(pessoa, 'Item'), await vinculoDe('PL-100')]).toEqual([2, null]);
    expect((await ver(pessoa)).itens).toEqual(itens);

    const soOVinculo: AtoDeCadastros = (
      await mandar(pessoa, '/api/CadastroProposto', { itens: [[itens[0]?.chave]] })
    ).json();
    expect(soOVinculo).toMatchObject({ itens: 0, vinculos: 1 });
    const outro = (await mandar(pessoa, '/api/Item', item('OUTRO', '85177900'))).json();
    const { relogio } = bench();
    relogio.hora = new Date(relogio.hora.getTime() + 60_000);
    const aMao = { recurso: 'Item', texto: itens[0]?.textos[0], ncm: '85177900', registroId: outro.id };
    expect((await mandar(pessoa, '/api/Apelido', aMao)).statusCode).toBe(201);
    await mandar(pessoa, `/api/CadastroProposto/Atos/${soOVinculo.id}/Desfazer`, {});
    expect(await vinculoDe('PL-100')).toBe(outro.id);
    const recusado = await mandar(pessoa, '/api/CadastroProposto', {});
    expect([recusado.statusCode, recusado.json().Error]).toEqual([422, 'Marque o que vai ao cadastro.']);
  });

  test('proposes the unit weight where the adição has the item alone, with its spread, and writes what is not scattered', async () => {
    const pessoa = await bench().novaPessoa();
    const pesar = (texto: string, pesos: string[]) => {
      const [lida] = lerDiXml(new TextEncoder().encode(texto));
      if (!lida) throw new Error('A DI de teste não foi lida.');
      const adicoes = lida.adicoes.map((uma, i) => ({
        ...uma,
        pesoLiquido: pesos[i] ?? '0.00000',
        itens: uma.itens.map((um) => ({ ...um, quantidade: '10.00000' })),
      }));
      return escreverDiXml([{ ...lida, adicoes }]);
    };
    await importar(pessoa, pesar(di(1), ['1.20000', '5.00000', '0.00000']));
    await importar(pessoa, pesar(di(2), ['1.30000', '50.00000', '0.00000']));
    const { itens } = await ver(pessoa);
    const peso = (mediana: string, menor: string, maior: string, disperso: boolean) => ({
      mediana,
      menor,
      maior,
      itens: 2,
      disperso,
    });
    expect(itens.map(({ partNumber, pesoLiquido }) => [partNumber, pesoLiquido])).toEqual([
      ['PL-100', peso('0.1200000', '0.1200000', '0.1300000', false)],
      ['PL-101', peso('0.5000000', '0.5000000', '5.0000000', true)],
      ['PL-102', null],
    ]);
    await mandar(pessoa, '/api/CadastroProposto', { itens: itens.map(({ chave }) => [chave]) });
    const feitos: { id: string; partNumber: string }[] = (
      await pessoa.pedir({ url: '/api/Item?ordem=partNumber' })
    ).json();
    const pesos: [string, string | null][] = [];
    for (const { id, partNumber } of feitos) {
      pesos.push([partNumber, (await pessoa.pedir({ url: `/api/Item/${id}` })).json().pesoLiquidoUnitario]);
    }
    expect(pesos.toSorted()).toEqual([
      ['PL-100', '0.1200000'],
      ['PL-101', null],
      ['PL-102', null],
    ]);
  });

  test('an operator of DUIMPs is one company by its code, named or not, and a code of two importers is none', async () => {
    const pessoa = await bench().novaPessoa();
    const comNomes = (numero: string, importador: string, nome: string | null) => {
      const texto = textoDaDuimp(duimpFicticia())
        .replaceAll('26BR00001234561', numero)
        .replaceAll('11222333000181', importador)
        .replaceAll('"niResponsavel": "11222333"', `"niResponsavel": "${importador.slice(0, 8)}"`);
      return nome ? texto.replaceAll('"codigo": "FAB-1"', `"codigo": "FAB-1", "nome": "${nome}"`) : texto;
    };
    const trazerDuimp = (numero: string, importador: string, nome: string | null) =>
      trazerNotas(pessoa, comNomes(numero, importador, nome), 'duimp.json');
    await trazerDuimp('26BR00001234561', '11222333000181', null);
    await trazerDuimp('26BR00001234570', '11222333000181', 'FICTICIA FACTORY');
    const { fornecedores, gruposDeFornecedores, itens } = await ver(pessoa);
    // A DUIMP has the letters of ISO, the cadastro the codes of the Siscomex.
    expect(fornecedores.map(({ pais }) => pais?.codigo).toSorted()).toEqual(['160', '160', '351']);
    expect(itens[0]).toMatchObject({ moeda: { codigo: '220' }, valorUnitario: '40.0000001' });
    expect(fornecedores.map(({ razaoSocial, operadores }) => [razaoSocial, operadores]).toSorted()).toEqual([
      ['EXP-9', ['11222333 EXP-9']],
      ['FAB-1', ['11222333 FAB-1']],
      ['FICTICIA FACTORY', ['11222333 FAB-1']],
    ]);
    expect(gruposDeFornecedores).toEqual([
      {
        chaves: ['ficticia factory', 'fab 1'],
        porque: 'mesmo operador estrangeiro no Portal Único: código FAB-1',
        medida: 100,
      },
    ]);
    await trazerDuimp('26BR00001234588', '12345678000195', null);
    const depois = await ver(pessoa);
    expect(depois.gruposDeFornecedores).toEqual([]);
    expect(depois.fornecedores.find(({ razaoSocial }) => razaoSocial === 'FAB-1')?.impedimento).toBe(
      'O código FAB-1 é de operadores de dois importadores: cadastre este à mão.',
    );
  });

  test('makes apart what a person takes apart, and refuses one proposal twice or one that is gone', async () => {
    const pessoa = await bench().novaPessoa();
    await importar(pessoa, di(1));
    const { fornecedores } = await ver(pessoa);
    const chaves = fornecedores.map(({ chave }) => [chave]);
    const duas = await mandar(pessoa, '/api/CadastroProposto', { fornecedores: [chaves[0], chaves[0]] });
    expect(duas.statusCode).toBe(422);
    expect((await mandar(pessoa, '/api/CadastroProposto', { fornecedores: chaves })).json()).toMatchObject({
      fornecedores: 3,
    });
    expect((await mandar(pessoa, '/api/CadastroProposto', { fornecedores: chaves })).statusCode).toBe(422);
    expect((await mandar(pessoa, '/api/CadastroProposto', {})).statusCode).toBe(422);
    expect(await quantos(pessoa, 'Fornecedor')).toBe(3);
  });

  test('proposes who registered the declarations, by CPF, with the last name told, and points the processes to them', async () => {
    const pessoa = await bench().novaPessoa();
    const processos = [
      await importar(pessoa, di(1, { cpf: '52998224725', nome: 'FICTICIA CONCEIÇÃO' })),
      await importar(pessoa, di(2, { cpf: '52998224725', nome: 'FICTICIA CONCEICAO SILVA' })),
      await importar(pessoa, di(3, { cpf: '52998224725', nome: null })),
    ];
    const semNome = await importar(pessoa, di(4, { cpf: '11144477735', nome: null }));
    const semCpfValido = await importar(pessoa, di(5, { cpf: '11111111111', nome: 'FICTICIA SEM CPF' }));
    const cedo = await ver(pessoa);
    const chave = cedo.representantes.find(({ nome }) => nome !== '')?.chave;
    const conceicao = (impedimento: string | null) => ({
      chave,
      nome: 'FICTICIA CONCEICAO SILVA',
      cpfOculto: '***.982.247-**',
      impedimento,
      destravadoPor: impedimento === null ? [] : [CNPJ],
      porque: 'mesmo CPF em 3 declarações, de 1 importador',
    });
    const semImportador = 'O importador por quem registrou não está no cadastro: cadastre-o primeiro.';
    expect(cedo.representantes).toEqual([
      {
        chave: expect.any(String),
        nome: '',
        cpfOculto: '***.444.777-**',
        porque: 'CPF de 1 declaração, de 1 importador',
        impedimento: 'Nenhuma declaração diz o nome: cadastre este à mão.',
        destravadoPor: [],
      },
      conceicao(semImportador),
    ]);
    const representantes = [{ chave, vinculo: 'DESPACHANTE' }];
    const recusada = await mandar(pessoa, '/api/CadastroProposto', { representantes });
    expect([recusada.statusCode, recusada.json().Error]).toEqual([422, semImportador]);

    const importadores = [{ cnpj: CNPJ, setor: '1', situacaoSuframa: 'NAO_INSCRITO' }];
    await mandar(pessoa, '/api/CadastroProposto', { importadores });
    expect((await ver(pessoa)).representantes).toContainEqual(conceicao(null));
    const duas = await mandar(pessoa, '/api/CadastroProposto', {
      representantes: [...representantes, ...representantes],
    });
    expect(duas.statusCode).toBe(422);
    const resposta = await mandar(pessoa, '/api/CadastroProposto', { representantes });
    expect([resposta.statusCode, resposta.json()]).toEqual([201, expect.objectContaining({ representantes: 1 })]);
    const [feito] = (await pessoa.pedir({ url: '/api/Representante' })).json();
    expect(feito).toMatchObject({
      nome: 'FICTICIA CONCEICAO SILVA',
      cpf: '52998224725',
      vinculo: 'DESPACHANTE',
      importadores: [{ cnpj: CNPJ }],
    });
    const apontados = async () => {
      const lidos: (string | null)[] = [];
      for (const id of [...processos, semNome, semCpfValido]) {
        lidos.push((await pessoa.pedir({ url: `/api/Processo/${id}` })).json().representante?.id ?? null);
      }
      return lidos;
    };
    expect(await apontados()).toEqual([feito.id, feito.id, feito.id, null, null]);
    expect((await auditRows(bench().conexao.db, pessoa.quem.empresaId)).falhas).toEqual([]);
    const outra = await bench().novaPessoa();
    expect((await ver(outra)).representantes).toEqual([]);

    const [{ id: importador }] = (await pessoa.pedir({ url: '/api/Importador' })).json();
    const aMao = await mandar(pessoa, '/api/Processo', {
      importador: { id: importador },
      representante: { id: feito.id },
    });
    expect(aMao.statusCode).toBe(201);
    processos.push(aMao.json().id);
    const url = `/api/CadastroProposto/Atos/${resposta.json().id}/Desfazer`;
    expect((await mandar(pessoa, url, {})).statusCode).toBe(204);
    expect(await quantos(pessoa, 'Representante')).toBe(0);
    // What a person chose stays.
    expect(await apontados()).toEqual([null, null, null, feito.id, null, null]);
    expect((await ver(pessoa)).representantes).toContainEqual(conceicao(null));
  });

  test('a representative goes in with its importer, in one act', async () => {
    const pessoa = await bench().novaPessoa();
    await importar(pessoa, di(1));
    const [proposto] = (await ver(pessoa)).representantes;
    expect(proposto).toMatchObject({
      impedimento: expect.stringContaining('cadastre-o primeiro'),
      destravadoPor: [CNPJ],
    });
    const feito = await mandar(pessoa, '/api/CadastroProposto', {
      importadores: [{ cnpj: CNPJ, setor: '1', situacaoSuframa: 'NAO_INSCRITO' }],
      representantes: [{ chave: proposto?.chave, vinculo: 'DESPACHANTE' }],
    });
    expect([feito.statusCode, feito.json()]).toEqual([
      201,
      expect.objectContaining({ importadores: 1, representantes: 1 }),
    ]);
  });

  test('an importer taken back and made again is the importer of its declarations', async () => {
    const pessoa = await bench().novaPessoa();
    const processo = await importar(pessoa, di(1));
    const importadorDoProcesso = async () =>
      (await pessoa.pedir({ url: `/api/Processo/${processo}` })).json().importador.id;
    const importadores = [{ cnpj: CNPJ, setor: '1', situacaoSuframa: 'NAO_INSCRITO' }];
    const feito = await mandar(pessoa, '/api/CadastroProposto', { importadores });
    expect(await importadorDoProcesso()).not.toBeNull();
    await mandar(pessoa, `/api/CadastroProposto/Atos/${feito.json().id}/Desfazer`, {});
    expect((await mandar(pessoa, '/api/CadastroProposto', { importadores })).statusCode).toBe(201);
    const [{ id }] = (await pessoa.pedir({ url: '/api/Importador' })).json();
    expect(await importadorDoProcesso()).toBe(id);
  });

  test('an importer is one by its CNPJ: neither one name of two nor two names of one change that', async () => {
    const pessoa = await bench().novaPessoa();
    const deQuem = (semente: number, numero: string, nome: string) => {
      const [lida] = lerDiXml(new TextEncoder().encode(di(semente)));
      if (!lida) throw new Error('A DI de teste não foi lida.');
      return escreverDiXml([{ ...lida, importador: { ...lida.importador, numero, nome } }]);
    };
    // A branch, another company of the same name, and a name that was written in two ways.
    await importar(pessoa, deQuem(1, '11222333000181', 'FICTICIA AGUIA LTDA'));
    await importar(pessoa, deQuem(2, '11222333000262', 'FICTICIA AGUIA LTDA'));
    await importar(pessoa, deQuem(3, '12345678000195', 'FICTICIA AGUIA LTDA'));
    await importar(pessoa, deQuem(4, '12345678000195', 'Fictícia Águia Ltda.'));
    const { importadores } = await ver(pessoa);
    expect(importadores.map(({ cnpj, porque }) => [cnpj, porque])).toEqual([
      ['11222333000181', 'CNPJ de 1 declaração'],
      ['11222333000262', 'CNPJ de 1 declaração'],
      ['12345678000195', 'mesmo CNPJ em 2 declarações'],
    ]);
  });

  test('an act whose record somebody has changed since is not undone, in no part', async () => {
    const pessoa = await bench().novaPessoa();
    await importar(pessoa, di(1));
    const { fornecedores } = await ver(pessoa);
    const pedido = { fornecedores: fornecedores.map(({ chave }) => [chave]) };
    const { id } = (await mandar(pessoa, '/api/CadastroProposto', pedido)).json();
    const [{ excluidoEm: _e, alteradoEm: _a, alteradoPor: _p, ...um }] = (
      await pessoa.pedir({ url: '/api/Fornecedor' })
    ).json();
    const corpo = { ...um, observacao: 'Conferido' };
    expect((await pessoa.pedir({ method: 'PUT', url: '/api/Fornecedor', payload: corpo })).statusCode).toBe(200);
    expect((await mandar(pessoa, `/api/CadastroProposto/Atos/${id}/Desfazer`, {})).statusCode).toBe(422);
    expect(await quantos(pessoa, 'Fornecedor')).toBe(3);
    const outra = await bench().novaPessoa();
    expect((await mandar(outra, `/api/CadastroProposto/Atos/${id}/Desfazer`, {})).statusCode).toBe(404);
  });

  test('an act whose item or importer has an opening balance by now is not undone, and the refusal says what uses it', async () => {
    const pessoa = await bench().novaPessoa();
    await importar(pessoa, di(1));
    const { itens } = await ver(pessoa);
    const feito = await mandar(pessoa, '/api/CadastroProposto', {
      importadores: [{ cnpj: CNPJ, setor: '1', situacaoSuframa: 'NAO_INSCRITO' }],
      itens: itens.map(({ chave }) => [chave]),
    });
    const [{ id: importador }] = (await pessoa.pedir({ url: '/api/Importador' })).json();
    const cadastrados: { id: string; partNumber: string }[] = (await pessoa.pedir({ url: '/api/Item' })).json();
    const item = cadastrados.find(({ partNumber }) => partNumber === 'PL-101')?.id;
    const saldo = await mandar(pessoa, '/api/EntradaDeInsumo', {
      ...BEM_DA_DSI,
      papel: 'DECLARACAO',
      numero: '2390000010',
      adicao: 1,
      lugar: 2,
      quantidadeDeclarada: '100.00000',
      importador: { id: importador },
      item: { id: item },
    });
    expect([saldo.statusCode, saldo.json().campos]).toEqual([201, undefined]);
    const desfazer = () => mandar(pessoa, `/api/CadastroProposto/Atos/${feito.json().id}/Desfazer`, {});
    const recusada = await desfazer();
    expect([recusada.statusCode, recusada.json().Error]).toEqual([
      422,
      'O que este ato cadastrou já é usado: o item PL-101 em 1 saldo inicial, nota ou DSI do saldo de insumos; ' +
        'o importador FICTICIA AGUIA LTDA em 1 saldo inicial, nota ou DSI do saldo de insumos. ' +
        'Nada foi desfeito: exclua ou mude esses registros antes.',
    ]);
    expect([await quantos(pessoa, 'Item'), await quantos(pessoa, 'Importador')]).toEqual([3, 1]);
    const { id, versao } = saldo.json();
    const apagada = await pessoa.pedir({ method: 'DELETE', url: `/api/EntradaDeInsumo/${id}?versao=${versao}` });
    expect(apagada.statusCode).toBeLessThan(300);
    expect((await desfazer()).statusCode).toBe(204);
  });

  test('proposes products from the notas of exit once their industry is there, and asks what a nota does not tell', async () => {
    const pessoa = await bench().novaPessoa();
    await trazerNotas(pessoa, notaDeTeste({ numero: 7, cnpj: CNPJ }).xml);
    expect((await ver(pessoa)).produtos).toMatchObject([
      { codigo: 'MOTO-150', impedimento: expect.stringContaining('cadastre-o primeiro') },
    ]);
    await importar(pessoa, di(1));
    const importadores = [{ cnpj: CNPJ, setor: '1', situacaoSuframa: 'NAO_INSCRITO' }];
    await mandar(pessoa, '/api/CadastroProposto', { importadores });
    const [proposto] = (await ver(pessoa)).produtos;
    expect(proposto).toMatchObject({ ncm: '87112020', unidade: 'UN', impedimento: null });
    const produtos = [{ chave: proposto?.chave, pesoBruto: '120.5', tipoCoeficiente: 'FIXO' }];
    expect((await mandar(pessoa, '/api/CadastroProposto', { produtos })).json()).toMatchObject({ produtos: 1 });
    expect((await pessoa.pedir({ url: '/api/Produto' })).json()).toMatchObject([
      { codigo: 'MOTO-150', pesoBruto: '120.50000', importador: { cnpj: CNPJ } },
    ]);
    expect((await ver(pessoa)).produtos).toEqual([]);
  });
});

describe('With the DI of 2023', () => {
  const di2023 = diDe2023();
  onServer('Its suppliers and goods', (bench) => {
    test('are in the cadastro after two acts', async () => {
      const pessoa = await bench().novaPessoa();
      await pessoa.pedir(multipartOf('/api/Processo/ImportarDi?Bucket=di', di2023));
      const ver = async (): Promise<CadastrosPropostos> =>
        (await pessoa.pedir({ url: '/api/CadastroProposto' })).json();
      const antes = await ver();
      const livres = (propostas: readonly { impedimento: string | null; chave: string }[]) =>
        propostas.filter(({ impedimento }) => impedimento === null).map(({ chave }) => [chave]);
      expect(antes.fornecedores.length).toBeGreaterThanOrEqual(13);
      let atos = 0;
      for (const parte of ['fornecedores', 'itens'] as const) {
        const resposta = await pessoa.pedir({
          method: 'POST',
          url: '/api/CadastroProposto',
          payload: { [parte]: livres(antes[parte]) },
        });
        expect([resposta.statusCode, resposta.json().Error]).toEqual([201, undefined]);
        atos += 1;
      }
      const { fornecedores, itens } = await ver();
      expect([livres(fornecedores), livres(itens), atos]).toEqual([[], [], 2]);
    });
  });
});
