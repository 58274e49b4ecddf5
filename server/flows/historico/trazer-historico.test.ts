import { createHash } from 'node:crypto';
import { setImmediate as umaVolta } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { v7 as uuidv7 } from 'uuid';
import {
  type ArquivoDoHistorico,
  type HistoricoTrazido,
  TAMANHO_DA_PARTE,
  TAMANHO_DO_ENVIO,
  TAMANHO_DO_HISTORICO,
} from '#lib/contracts/declaracao/historico-trazido.ts';
import type { Documento } from '#lib/contracts/platform/documento.ts';
import type { MudancaDoHistorico } from '#lib/contracts/platform/historico.ts';
import { escreverDeclaracao, escreverNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import type { FornecedorLido } from '#lib/registros/fornecedor.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { capaDaDuimp, duimpFicticia, paginasDaDuimp, textoDaDuimp } from '#lib/siscomex/testing/duimp-ficticia.ts';
import { entradaDeTeste } from '#lib/siscomex/testing/nota-de-entrada-de-teste.ts';
import { historicoArquivo, historicoEnvio, historicoTrazido } from '#server/platform/db/schema/historico.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { multipartOf, multipartOfParts } from '#server/testing/multipart.ts';
import { cancelamentoDeTeste, notaDeTeste } from '#server/testing/notas-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { zip64 } from '#server/testing/zip64-de-teste.ts';
import { leiturasDoHistorico } from './trazer-historico.ts';

const di = (semente: number, adicoes = 1) =>
  gerarArquivoDi({
    semente,
    dataRegistro: '2025-03-10',
    adicoes,
    itensPorAdicao: 2,
    importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA MOTO ELETRONICA DA AMAZONIA LTDA' },
    taxas: { '220': '5.3417' },
  });

const DUIMP = duimpFicticia();
const NOTA = notaDeTeste({ numero: 7 });
const OUTRA = notaDeTeste({ numero: 8 });

/** What an office has on its disk: of everything one, in folders. */
function pasta(): Uint8Array {
  const [primeira = [], ...demais] = paginasDaDuimp(DUIMP, 2);
  const arquivos: Record<string, string> = {
    '2025/itens-1.json': textoDaDuimp(primeira),
    ...Object.fromEntries(demais.map((pagina, i) => [`2025/itens-${i + 2}.json`, textoDaDuimp(pagina)])),
    '2025/di-1.xml': di(1),
    '2025/copia/di-1.xml': di(1),
    '2025/di-2.xml': di(2),
    'notas/cancelamento.xml': cancelamentoDeTeste(NOTA.chave).xml,
    'notas/sem-nota.xml': cancelamentoDeTeste(notaDeTeste({ numero: 99 }).chave).xml,
    'notas/7.xml': NOTA.xml,
    'notas/8.xml': OUTRA.xml,
    'notas/teste.xml': notaDeTeste({ numero: 9, mudar: { homologacao: true } }).xml,
    '2025/capa.json': textoDaDuimp(capaDaDuimp(DUIMP)),
    '2025/extrato.pdf': '%PDF-1.7',
    '2025/cortado.xml': di(3).slice(0, 900),
    '__MACOSX/._di-1.xml': 'x',
  };
  return zipSync(Object.fromEntries(Object.entries(arquivos).map(([nome, texto]) => [nome, strToU8(texto)])));
}

/** The DUIMP whole in one file, in a version. */
const duimpNaVersao = (versao: number) => textoDaDuimp(DUIMP).replace('"versao": 2', `"versao": ${versao}`);

const OPERADOR = {
  cpfCnpjRaiz: '11222333',
  codigo: 'FAB-1',
  versao: '1',
  nome: 'FICTICIA FACTORY',
  tin: 'CN-91.5',
};

onServer('Old files of an office', (bench) => {
  let pessoa: Pessoa;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
  });
  const post = (url: string, payload: object = {}) => pessoa.pedir({ method: 'POST', url, payload });
  const abrir = async (): Promise<string> => (await post('/api/HistoricoTrazido')).json().id;
  const enviar = (id: string, bytes: Uint8Array | string, nome: string) =>
    pessoa.pedir(multipartOf(`/api/HistoricoTrazido/${id}/Arquivos`, bytes, nome));
  const ver = async (id: string): Promise<HistoricoTrazido> =>
    (await pessoa.pedir({ url: `/api/HistoricoTrazido/${id}` })).json();
  const ate = async (id: string, chegou: (visto: HistoricoTrazido) => boolean): Promise<HistoricoTrazido> => {
    let visto = await ver(id);
    while (!chegou(visto)) {
      await umaVolta();
      visto = await ver(id);
    }
    return visto;
  };
  const parado = ({ situacao, andamento }: HistoricoTrazido) => situacao !== 'LENDO' && andamento === null;
  const arquivos = async (id: string, consulta = ''): Promise<ArquivoDoHistorico[]> =>
    (await pessoa.pedir({ url: `/api/HistoricoTrazido/${id}/Arquivos?tamanho=200${consulta}` })).json();
  const processos = async () => Number((await pessoa.pedir({ url: '/api/Processo' })).headers['x-total-count']);
  const trazer = async (bytes: Uint8Array | string, nome: string) => {
    const id = await abrir();
    expect((await enviar(id, bytes, nome)).statusCode).toBe(200);
    expect((await post(`/api/HistoricoTrazido/${id}/Comecar`)).statusCode).toBe(202);
    return { id, visto: await ate(id, parado) };
  };

  test('are read in one go, each with what became of it', async () => {
    const { id, visto } = await trazer(pasta(), 'disco.zip');
    expect(visto).toMatchObject({
      situacao: 'TERMINADO',
      falha: null,
      envios: 1,
      processos: 3,
      notas: 2,
      primeiroRegistro: '2025-03-10',
    });
    const porNome = new Map((await arquivos(id)).map((um) => [um.nome, um]));
    const desfechos = [...porNome.values()].map(({ nome, resultado, causa }) => [nome, resultado, causa]);
    expect(desfechos).toEqual([
      ['2025/itens-1.json', 'LIDO', 'DECLARACAO'],
      ['2025/itens-2.json', 'LIDO', 'DECLARACAO'],
      ['2025/di-1.xml', 'LIDO', 'DECLARACAO'],
      ['2025/copia/di-1.xml', 'JA_ESTAVA', 'MESMO_ARQUIVO'],
      ['2025/di-2.xml', 'LIDO', 'DECLARACAO'],
      ['notas/cancelamento.xml', 'LIDO', 'CANCELAMENTO'],
      ['notas/sem-nota.xml', 'RECUSADO', 'CANCELAMENTO_SEM_NOTA'],
      ['notas/7.xml', 'LIDO', 'NOTA'],
      ['notas/8.xml', 'LIDO', 'NOTA'],
      ['notas/teste.xml', 'RECUSADO', 'NOTA_SEM_VALOR'],
      ['2025/capa.json', 'LIDO', 'DECLARACAO'],
      ['2025/extrato.pdf', 'RECUSADO', 'NAO_E_LIDO'],
      ['2025/cortado.xml', 'RECUSADO', 'ILEGIVEL'],
    ]);
    expect(porNome.get('2025/di-1.xml')).toMatchObject({
      pacote: 'disco.zip',
      tipo: 'DI',
      processo: { numero: 'IMP-2026-0001' },
    });
    expect(porNome.get('2025/capa.json')).toMatchObject({ tipo: 'DUIMP', documento: '26BR00001234561' });
    expect(visto.contagens).toEqual({ pendentes: 0, lidos: 8, aAceitar: 0, jaEstavam: 1, recusados: 4 });
    expect(await processos()).toBe(3);

    const causas = (await pessoa.pedir({ url: `/api/HistoricoTrazido/${id}/Causas` })).json();
    expect(causas[0]).toEqual({ resultado: 'LIDO', causa: 'DECLARACAO', quantos: 5 });
    expect((await arquivos(id, '&resultado=RECUSADO&causa=ILEGIVEL')).map(({ nome }) => nome)).toEqual([
      '2025/cortado.xml',
    ]);
    const csv = await pessoa.pedir({ url: `/api/HistoricoTrazido/${id}/Exportar?formato=csv&resultado=RECUSADO` });
    expect(csv.headers['x-total-count']).toBe('4');
    expect(csv.body).toContain('2025/extrato.pdf');
    const xlsx = await pessoa.pedir({ url: `/api/HistoricoTrazido/${id}/Exportar?formato=xlsx` });
    expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  test('that nobody can read have a sentence each: a path that leaves the ZIP, a bomb, a broken one', async () => {
    const inteiro = zipSync({
      '../fora.xml': strToU8(di(1)),
      'outro.zip': strToU8('PK, mas não é um ZIP'),
      'bomba.xml': new Uint8Array(33 * 1024 * 1024),
      'di.xml': strToU8(di(3)),
    });
    const { id, visto } = await trazer(inteiro, 'disco.zip');
    expect(visto).toMatchObject({ situacao: 'TERMINADO', contagens: { lidos: 1, recusados: 3 } });
    expect((await arquivos(id)).map(({ nome, causa, motivo }) => [nome, causa, motivo])).toEqual([
      ['../fora.xml', 'ZIP', expect.stringContaining('O caminho sai da pasta do ZIP')],
      ['outro.zip', 'ZIP', 'O ZIP está incompleto ou estragado.'],
      ['bomba.xml', 'GRANDE', 'O arquivo tem mais de 32 MB: nenhuma declaração ou nota tem tanto.'],
      ['di.xml', 'DECLARACAO', null],
    ]);
    const quebrado = await trazer(inteiro.subarray(0, -40), 'quebrado.zip');
    expect(await arquivos(quebrado.id)).toMatchObject([
      { nome: 'quebrado.zip', causa: 'ZIP', motivo: 'O ZIP está incompleto ou estragado.' },
    ]);
  });

  test('in a ZIP inside of the ZIP are read, stored or deflated, and none deeper', async () => {
    const cofre = (numero: number) => zipSync({ 'di.xml': strToU8(di(numero)), 'pasta/extrato.pdf': strToU8('%PDF') });
    const disco = zipSync({
      'antes.xml': strToU8(di(1)),
      // Deflated by the outer ZIP, as Windows does, and stored, as others do.
      '2024.zip': cofre(2),
      '2025.ZIP': [cofre(3), { level: 0 }],
      'depois.xml': strToU8(di(4)),
      'fundo.zip': zipSync({ 'mais-fundo.zip': cofre(5), '../fora.xml': strToU8(di(6)), 'di.xml': strToU8(di(4)) }),
    });
    const { id, visto } = await trazer(disco, 'disco.zip');
    expect(visto).toMatchObject({ situacao: 'TERMINADO', envios: 1, processos: 4 });
    expect((await arquivos(id)).map(({ nome, pacote, causa, motivo }) => [nome, pacote, causa, motivo])).toEqual([
      ['antes.xml', 'disco.zip', 'DECLARACAO', null],
      ['2024.zip/di.xml', 'disco.zip', 'DECLARACAO', null],
      ['2024.zip/pasta/extrato.pdf', 'disco.zip', 'NAO_E_LIDO', expect.any(String)],
      ['2025.ZIP/di.xml', 'disco.zip', 'DECLARACAO', null],
      ['2025.ZIP/pasta/extrato.pdf', 'disco.zip', 'NAO_E_LIDO', expect.any(String)],
      ['depois.xml', 'disco.zip', 'DECLARACAO', null],
      [
        'fundo.zip/mais-fundo.zip',
        'disco.zip',
        'ZIP',
        'É um ZIP dentro de um ZIP que já está dentro de outro: só um nível é aberto. Envie-o à parte.',
      ],
      ['fundo.zip/../fora.xml', 'disco.zip', 'ZIP', expect.stringContaining('O caminho sai da pasta do ZIP')],
      ['fundo.zip/di.xml', 'disco.zip', 'MESMO_ARQUIVO', expect.stringContaining('depois.xml')],
    ]);
  });

  test('counts each process of a file with several declarations, and the days of all of them', async () => {
    const [uma, outra] = [di(61), di(62).replace('<dataRegistro>20250310<', '<dataRegistro>20250522<')];
    const duas = uma.replace('</ListaDeclaracoes>', outra.slice(outra.indexOf('<declaracaoImportacao>')));
    const { visto } = await trazer(duas, 'duas.xml');
    expect(await processos()).toBe(2);
    expect(visto).toMatchObject({
      contagens: { lidos: 1 },
      processos: 2,
      primeiroRegistro: '2025-03-10',
      ultimoRegistro: '2025-05-22',
    });
  });

  test('in a ZIP inside of the ZIP that is a bomb, empty, locked or too full are refused with it, and the rest is read', async () => {
    const demais = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`${i}.txt`, new Uint8Array()]));
    const disco = Buffer.concat([
      ...zip64([
        { nome: 'vazio.zip', bytes: zipSync({}) },
        { nome: 'trancado.zip', bytes: zipSync({ 'di.xml': strToU8(di(2)) }), trancada: true },
        { nome: 'bomba.zip', bytes: deflateRawSync(new Uint8Array(TAMANHO_DO_ENVIO + 1)), deflada: true },
        { nome: 'estragado.zip', bytes: strToU8('nada disto foi compactado'), deflada: true },
        { nome: 'cheio.zip', bytes: deflateRawSync(zipSync(demais)), deflada: true },
        { nome: 'di.xml', bytes: strToU8(di(1)) },
      ]),
    ]);
    expect(disco.length).toBeLessThan(4 * 1024 * 1024);
    const { id, visto } = await trazer(disco, 'disco.zip');
    expect(visto).toMatchObject({ situacao: 'TERMINADO', processos: 1 });
    expect((await arquivos(id)).map(({ nome: qual, causa, motivo }) => [qual, causa, motivo])).toEqual([
      ['vazio.zip', 'ZIP', 'O ZIP não traz nenhum arquivo.'],
      ['trancado.zip', 'ZIP', 'Está protegido por senha: envie um ZIP sem senha.'],
      [
        'bomba.zip',
        'GRANDE',
        'O ZIP de dentro passa de 256 MB, ou os de dentro passam juntos de 2 GB: envie-o à parte.',
      ],
      ['estragado.zip', 'ZIP', 'O ZIP está estragado nesta parte.'],
      ['cheio.zip', 'GRANDE', 'Com os deste ZIP de dentro, são mais de 10.000 arquivos: envie-o à parte.'],
      ['di.xml', 'DECLARACAO', null],
    ]);
  });

  test('that are bombs stop being inflated once all together reach the limit, in a ZIP inside of the ZIP too', async () => {
    const bomba = deflateRawSync(new Uint8Array(33 * 1024 * 1024));
    const bombas = (...nomes: string[]) => nomes.map((nome) => ({ nome, bytes: bomba, deflada: true as const }));
    const dentro = Buffer.concat([...zip64(bombas('1.xml', '2.xml'))]);
    const disco = Buffer.concat([...zip64([{ nome: 'dentro.zip', bytes: dentro }, ...bombas('3.xml', '4.xml')])]);
    const id = await abrir();
    await enviar(id, disco, 'bombas.zip');
    const { db } = bench().conexao;
    const { empresaId } = pessoa.quem;
    const [envio] = await db.select().from(historicoEnvio).where(eq(historicoEnvio.historicoId, id));
    // What this intake has read before: two bombs short of the limit.
    const lido = {
      resultado: 'LIDO' as const,
      nome: 'antes.xml',
      busca: '',
      tamanho: TAMANHO_DO_HISTORICO - 2 ** 25 - 1,
    };
    await db
      .insert(historicoArquivo)
      .values({ empresaId, id: uuidv7(), historicoId: id, envioId: envio?.id ?? '', ordem: 99_999, ...lido });
    await post(`/api/HistoricoTrazido/${id}/Comecar`);
    await ate(id, parado);
    expect((await arquivos(id)).slice(0, 4).map(({ nome, motivo }) => [nome, motivo?.split(':')[0]])).toEqual([
      ['dentro.zip/1.xml', 'O arquivo tem mais de 32 MB'],
      ['dentro.zip/2.xml', 'O arquivo tem mais de 32 MB'],
      ['3.xml', 'Descompactados, os arquivos passam de 2 GB'],
      ['4.xml', 'Descompactados, os arquivos passam de 2 GB'],
    ]);
  });

  test('in a ZIP64 with accents in its names are read as in any other', async () => {
    const zip = Buffer.concat([...zip64([{ nome: 'declaração/março.xml', bytes: strToU8(di(1)) }])]);
    const { id } = await trazer(zip, 'grande.zip');
    expect(await arquivos(id)).toMatchObject([{ nome: 'declaração/março.xml', resultado: 'LIDO' }]);
  });

  test('in a ZIP larger than a request arrive in pieces, go on after a cut, and are read from the pieces', async () => {
    // A PDF fills more than one piece; the DI stands across the border of two.
    const cheio = { nome: 'extrato.pdf', bytes: new Uint8Array(TAMANHO_DA_PARTE - 400) };
    const zip = Buffer.concat([...zip64([cheio, { nome: '2025/di.xml', bytes: strToU8(di(1)) }])]);
    expect(zip.length).toBeGreaterThan(TAMANHO_DA_PARTE);
    const dito = `nome=disco.zip&tamanho=${zip.length}&modificado=1767225600000`;
    const parte = (id: string, de: number, bytes = zip.subarray(de, de + TAMANHO_DA_PARTE)) =>
      pessoa.pedir(multipartOf(`/api/HistoricoTrazido/${id}/Partes?${dito}&de=${de}`, bytes, 'disco.zip'));
    const cortado = await abrir();
    expect((await parte(cortado, 0)).statusCode).toBe(200);
    await post(`/api/HistoricoTrazido/${cortado}/Comecar`);
    await ate(cortado, parado);
    expect(await arquivos(cortado)).toMatchObject([
      {
        nome: 'disco.zip',
        resultado: 'RECUSADO',
        causa: 'ZIP',
        motivo: 'Chegou 1 das 2 partes deste ZIP. Envie-o de novo.',
      },
    ]);

    const id = await abrir();
    expect((await parte(id, TAMANHO_DA_PARTE)).json()).toMatchObject({ envios: 1, bytes: zip.length });
    const errada = await parte(id, 0, zip.subarray(0, 1000));
    expect([errada.statusCode, errada.json().campos]).toEqual([
      400,
      { file: 'A parte do ZIP chegou com outro tamanho. Envie o arquivo de novo.' },
    ]);
    const partes = async () => (await pessoa.pedir({ url: `/api/HistoricoTrazido/${id}/Partes` })).json();
    const zipDito = { nome: 'disco.zip', tamanho: zip.length, modificado: 1767225600000, partes: 2 };
    expect(await partes()).toEqual([{ ...zipDito, recebidas: [TAMANHO_DA_PARTE] }]);
    await parte(id, 0);
    await parte(id, 0);
    expect(await partes()).toEqual([{ ...zipDito, recebidas: [0, TAMANHO_DA_PARTE] }]);
    await post(`/api/HistoricoTrazido/${id}/Comecar`);
    expect(await ate(id, parado)).toMatchObject({
      situacao: 'TERMINADO',
      envios: 1,
      contagens: { lidos: 1, recusados: 1 },
    });
    expect(await arquivos(id)).toMatchObject([
      { nome: 'extrato.pdf', pacote: 'disco.zip', causa: 'NAO_E_LIDO' },
      { nome: '2025/di.xml', pacote: 'disco.zip', tipo: 'DI' },
    ]);
    expect((await parte(id, 0)).statusCode).toBe(422);
    const outra = await bench().novaPessoa();
    expect((await outra.pedir({ url: `/api/HistoricoTrazido/${id}/Partes` })).statusCode).toBe(404);
  });

  test('of the catalogue of the Portal complete the DUIMPs beside them, in whatever order', async () => {
    const { id, visto } = await trazer(
      zipSync({
        'catalogo/operadores.json': strToU8(JSON.stringify([OPERADOR])),
        'duimp.json': strToU8(textoDaDuimp(DUIMP)),
      }),
      'disco.zip',
    );
    expect(visto).toMatchObject({ situacao: 'TERMINADO', processos: 1, contagens: { pendentes: 0, lidos: 2 } });
    expect(await arquivos(id)).toMatchObject([
      { nome: 'catalogo/operadores.json', tipo: 'CATALOGO', resultado: 'LIDO', causa: 'CATALOGO' },
      { nome: 'duimp.json', tipo: 'DUIMP', resultado: 'LIDO', causa: 'DECLARACAO' },
    ]);
    const { fornecedores } = (await pessoa.pedir({ url: '/api/CadastroProposto' })).json();
    expect(fornecedores).toContainEqual(
      expect.objectContaining({
        razaoSocial: 'FICTICIA FACTORY',
        operadores: ['11222333 FAB-1', 'TIN CN915'],
        tins: [{ tin: 'CN-91.5', operador: 'FAB-1' }],
      }),
    );
    const feito = await post('/api/CadastroProposto', {
      fornecedores: fornecedores.map(({ chave }: { chave: string }) => [chave]),
    });
    expect(feito.statusCode).toBe(201);
    const doCadastro: FornecedorLido[] = (await pessoa.pedir({ url: '/api/Fornecedor' })).json();
    expect(doCadastro.map(({ razaoSocial, identificacaoFiscal }) => [razaoSocial, identificacaoFiscal])).toEqual(
      expect.arrayContaining([
        ['FICTICIA FACTORY', 'CN-91.5'],
        ['EXP-9', null],
      ]),
    );
  });

  test('of the catalogue alone complete nothing, and say so', async () => {
    const { id, visto } = await trazer(JSON.stringify([OPERADOR]), 'o.json');
    expect(visto).toMatchObject({ situacao: 'TERMINADO', contagens: { pendentes: 0, lidos: 0, recusados: 1 } });
    expect(await arquivos(id)).toMatchObject([
      {
        tipo: 'CATALOGO',
        resultado: 'RECUSADO',
        causa: 'CATALOGO_SEM_DUIMP',
        motivo: expect.stringMatching(/^Nenhuma/),
      },
    ]);
  });

  test('of entry go to the process of their declaration, compared with it, whatever order they come in', async () => {
    const [lida] = lerDiXml(strToU8(di(1, 2)));
    if (!lida) throw new Error('A DI de teste não foi lida.');
    const itens = lida.adicoes.map(({ ncm, numero, tributos }) => ({
      ncm,
      di: escreverNumeroDeclaracao(lida.numeroDI),
      adicoes: [[Number(numero), 1]] as [number, number][],
      registro: lida.dataRegistro,
      ii: tributos.ii.recolher,
      ipi: tributos.ipi.recolher,
      pis: tributos.pis.recolher,
      cofins: tributos.cofins.recolher,
    }));
    const certa = entradaDeTeste({ numero: 1, itens });
    const errada = entradaDeTeste({ numero: 2, itens: [{ ...itens[0], ncm: '39269090', di: lida.numeroDI }] });
    const cancelada = entradaDeTeste({ numero: 3, itens: [{ ...itens[0], ncm: '39269090', di: lida.numeroDI }] });
    const deOutro = entradaDeTeste({ numero: 4, itens, cnpj: '11222333000181' });
    const semDi = entradaDeTeste({ numero: 5, itens: [{ ncm: '85177900', di: '18/2223780-9' }] });
    const devolucao = entradaDeTeste({ numero: 6, itens: [{ ncm: '85177900', di: null, cfop: '1201' }] });
    const semGrupo = entradaDeTeste({ numero: 8, itens: [{ ncm: '85177900', di: null }] });
    const denegada = entradaDeTeste({ numero: 7, itens, cStat: '302' });
    const { id } = await trazer(
      zipSync({
        '1.xml': strToU8(certa.xml),
        '1-copia.xml': strToU8(`${certa.xml}\n`),
        '2.xml': strToU8(errada.xml.replace('FICTICIA SHENZHEN', 'FICTICIA\u200b SHENZHEN')),
        '3.xml': strToU8(cancelada.xml),
        '3-cancelamento.xml': strToU8(cancelamentoDeTeste(cancelada.chave).xml),
        '4.xml': strToU8(deOutro.xml),
        '5.xml': strToU8(semDi.xml),
        '6.xml': strToU8(devolucao.xml),
        '7.xml': strToU8(denegada.xml),
        '8.xml': strToU8(semGrupo.xml),
        'di.xml': strToU8(di(1, 2)),
      }),
      'notas.zip',
    );
    const desfechos = await arquivos(id);
    expect(desfechos.map(({ nome, resultado, causa, processo }) => [nome, resultado, causa, processo?.numero])).toEqual(
      [
        ['1.xml', 'LIDO', 'ENTRADA_CONFERE', 'IMP-2026-0001'],
        ['1-copia.xml', 'JA_ESTAVA', 'NOTA_JA_ESTAVA', undefined],
        ['2.xml', 'LIDO', 'ENTRADA_DIFERE', 'IMP-2026-0001'],
        ['3.xml', 'LIDO', 'ENTRADA_CANCELADA', 'IMP-2026-0001'],
        ['3-cancelamento.xml', 'LIDO', 'CANCELAMENTO', undefined],
        ['4.xml', 'RECUSADO', 'ENTRADA_SEM_DECLARACAO', undefined],
        ['5.xml', 'RECUSADO', 'ENTRADA_SEM_DECLARACAO', undefined],
        ['6.xml', 'RECUSADO', 'NOTA_DE_ENTRADA', undefined],
        ['7.xml', 'RECUSADO', 'NOTA_SEM_VALOR', undefined],
        ['8.xml', 'RECUSADO', 'CAMPO', undefined],
        ['di.xml', 'LIDO', 'DECLARACAO', 'IMP-2026-0001'],
      ],
    );
    const motivos = new Map(desfechos.map(({ nome, motivo }) => [nome, motivo ?? '']));
    const numero = escreverDeclaracao(lida.numeroDI);
    expect(motivos.get('1.xml')).toBe(
      `${numero}, processo IMP-2026-0001: a nota traz 2 de 2 adições. Conferem: NCM, II, IPI, PIS, COFINS, Data do registro. ` +
        'Não comparados: Base do II, Data do desembaraço, Via de transporte, Forma da importação, AFRMM, Peso líquido, Peso bruto, ' +
        'Frete, Seguro, Total de II da nota, Total de IPI da nota, Total de PIS da nota, Total de COFINS da nota (a nota não diz); ' +
        'Emissão (nem a nota nem a declaração diz o desembaraço); Local e UF do desembaraço (a declaração não os diz assim); ' +
        'Terceiro, Exportador, Fabricante, Posição na adição, Desconto, Drawback (o Cais não os compara); ' +
        'Valor dos produtos, Outras despesas, Valor da nota (cada emitente o escreve com ou sem frete e tributos); ' +
        'ICMS (a declaração não o diz); Quantidades, Descrições (o Cais não as compara).',
    );
    expect(motivos.get('2.xml')).toContain('a nota traz 1 de 2 adições. Diferem: adição 001, NCM: 3926.90.90 na nota,');
    expect(motivos.get('2.xml')).toMatch(
      / Um texto do arquivo tinha caracteres que não se veem, tirados na leitura: “FICTICIA SHENZHEN” \(U\+200B\)\./,
    );
    expect(motivos.get('3.xml')).toMatch(/^A nota foi cancelada\. DI /);
    expect(motivos.get('4.xml')).toContain(`A ${numero} é de outro importador: a nota não foi emitida por ele.`);
    const sha256 = createHash('sha256').update(semDi.xml).digest('hex');
    expect(motivos.get('5.xml')).toBe(
      'A DI 18/2223780-9 não está em nenhum processo. A nota não foi comparada e fica só neste envio.',
    );

    const processoId = desfechos[0]?.processo?.id;
    const documentos = async (recurso: string, registroId: string | undefined) =>
      (await pessoa.pedir({ url: `/api/Documento?recurso=${recurso}&registroId=${registroId}` })).json();
    // What differs stays with the process until it is settled; a nota that agrees, or that was cancelled, is no row.
    const entradas = async () => {
      const { conferencias } = (await pessoa.pedir({ url: `/api/Processo/${processoId}` })).json();
      return conferencias.filter(({ codigo }: { codigo: string }) => codigo.startsWith('ENTRADA_'));
    };
    expect(await entradas()).toEqual([
      {
        codigo: `ENTRADA_${errada.chave}`,
        nivel: 'erro',
        mensagem: expect.stringMatching(
          /^A NF-e de entrada 2, série 1, difere da declaração: adição 001, NCM: 3926\.90\.90 na nota, .* na declaração\. Sai daqui com/,
        ),
        declarado: null,
        calculado: null,
        adicao: null,
      },
    ]);
    const doProcesso: Documento[] = await documentos('Processo', processoId);
    expect(doProcesso.map(({ nome, tipo }) => [nome, tipo]).toSorted()).toEqual([
      ['NF-e 1 de entrada.xml', 'NOTA_FISCAL'],
      ['NF-e 2 de entrada.xml', 'NOTA_FISCAL'],
      ['NF-e 3 de entrada.xml', 'NOTA_FISCAL'],
    ]);
    // What is not among the documents is not compared, until it comes back.
    const daErrada = doProcesso.find(({ nome }) => nome.startsWith('NF-e 2 '))?.id;
    const antesDeTirar = await entradas();
    await pessoa.pedir({ method: 'DELETE', url: `/api/Documento/${daErrada}` });
    expect(await entradas()).toEqual([]);
    await pessoa.pedir({ method: 'POST', url: `/api/Documento/${daErrada}/Restaurar` });
    expect(await entradas()).toEqual(antesDeTirar);

    const historia: MudancaDoHistorico[] = (
      await pessoa.pedir({ url: `/api/Historico?recurso=Processo&registroId=${processoId}` })
    ).json();
    expect(historia.map(({ motivo }) => motivo)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^NF-e de entrada 2, série 1, guardada nos documentos\. DI .* Diferem: adição 001, NCM/),
        `A NF-e de entrada ${cancelada.chave} foi cancelada.`,
        `A NF-e de entrada ${errada.chave} saiu dos documentos, e com ela a conferência dela.`,
        `A NF-e de entrada ${errada.chave} voltou aos documentos, e com ela a conferência dela.`,
      ]),
    );

    const confirmada = di(1, 2).replace(
      `<dadosMercadoriaCodigoNcm>${lida.adicoes[0]?.ncm}<`,
      '<dadosMercadoriaCodigoNcm>39269090<',
    );
    const url = `/api/Processo/ImportarDi?Bucket=di&retificar=true&aplicar=true&processoId=${processoId}`;
    const retificada = await pessoa.pedir(multipartOf(url, confirmada, 'retificada.xml'));
    expect([retificada.statusCode, retificada.json().Error]).toEqual([200, undefined]);
    // Now it is the other nota that differs.
    expect((await entradas()).map(({ codigo }: { codigo: string }) => codigo)).toEqual([`ENTRADA_${certa.chave}`]);

    // Once its importer is in the cadastro the nota is kept with it, and once its declaration is here, with its process.
    const cnpj = 'ZFM000AM000121';
    await post('/api/CadastroProposto', { importadores: [{ cnpj, setor: '1', situacaoSuframa: 'NAO_INSCRITO' }] });
    const [importador] = (await pessoa.pedir({ url: '/api/Importador' })).json();
    const denovo = await trazer(semDi.xml, '5.xml');
    expect((await arquivos(denovo.id))[0]?.motivo).toContain(
      'fica guardada nos documentos do importador FICTICIA MOTO',
    );
    expect(await documentos('Importador', importador.id)).toMatchObject([{ nome: 'NF-e 5 de entrada.xml', sha256 }]);
    const jaLigada = await trazer(certa.xml, 'outra vez.xml');
    expect(await arquivos(jaLigada.id)).toMatchObject([{ resultado: 'JA_ESTAVA', causa: 'MESMO_ARQUIVO' }]);
    expect((await documentos('Processo', processoId)).length).toBe(3);
  });

  test('that came before are not written twice, neither by content nor by number', async () => {
    await trazer(di(1), 'um.xml');
    const segunda = await trazer(di(1), 'outro nome.xml');
    expect(await arquivos(segunda.id)).toMatchObject([{ resultado: 'JA_ESTAVA', causa: 'MESMO_ARQUIVO' }]);
    const terceira = await trazer(`${di(1)}\n`, 'com outro fim.xml');
    expect(await arquivos(terceira.id)).toMatchObject([
      {
        resultado: 'JA_ESTAVA',
        causa: 'DECLARACAO_JA_ESTAVA',
        motivo: expect.stringContaining('já está no processo IMP-2026-0001'),
        processo: { numero: 'IMP-2026-0001' },
      },
    ]);
    expect(await processos()).toBe(1);
  });

  test('a newer version of a DUIMP that is there is one to accept, each time it comes; an older one is not', async () => {
    await trazer(duimpNaVersao(2), 'versao-2.json');
    const nova = await trazer(duimpNaVersao(3), 'versao-3.json');
    expect(nova.visto).toMatchObject({ situacao: 'TERMINADO', contagens: { lidos: 0, jaEstavam: 0, recusados: 0 } });
    expect(nova.visto.contagens.aAceitar).toBe((await arquivos(nova.id)).length);
    expect((await arquivos(nova.id))[0]).toMatchObject({
      resultado: 'A_ACEITAR',
      causa: 'VERSAO_NOVA',
      motivo: expect.stringMatching(/^Traz a versão 3 da .*; no processo IMP-2026-0001 está a versão 2\./),
      processo: { numero: 'IMP-2026-0001' },
    });
    expect((await arquivos((await trazer(duimpNaVersao(3), 'versao-3.json')).id))[0]?.resultado).toBe('A_ACEITAR');
    expect((await arquivos((await trazer(duimpNaVersao(1), 'versao-1.json')).id))[0]).toMatchObject({
      resultado: 'JA_ESTAVA',
      causa: 'DECLARACAO_JA_ESTAVA',
    });
    expect(await processos()).toBe(1);
  });

  test('sent twice in one intake count once, and none arrive after the reading has begun', async () => {
    const id = await abrir();
    const duas = [
      { nome: 'a.xml', bytes: di(1) },
      { nome: 'b.xml', bytes: di(2) },
    ];
    const url = `/api/HistoricoTrazido/${id}/Arquivos`;
    await pessoa.pedir(multipartOfParts(url, duas));
    expect((await pessoa.pedir(multipartOfParts(url, duas))).json()).toMatchObject({
      envios: 2,
      situacao: 'RECEBENDO',
    });
    await post(`/api/HistoricoTrazido/${id}/Comecar`);
    await ate(id, parado);
    expect((await enviar(id, di(3), 'c.xml')).statusCode).toBe(422);
    expect((await post(`/api/HistoricoTrazido/${id}/Comecar`)).statusCode).toBe(422);
    expect(await processos()).toBe(2);
  });

  test('stopped by a person, go on where they stopped', async () => {
    const id = await abrir();
    await enviar(id, muitas(12), 'muitas.zip');
    await post(`/api/HistoricoTrazido/${id}/Comecar`);
    await post(`/api/HistoricoTrazido/${id}/Cancelar`);
    const meio = await ate(id, parado);
    expect(meio).toMatchObject({ situacao: 'PARADO', falha: 'Parado a pedido.' });
    expect(await processos()).toBe(meio.contagens.lidos);
    await post(`/api/HistoricoTrazido/${id}/Comecar`);
    expect(await ate(id, parado)).toMatchObject({ situacao: 'TERMINADO', falha: null, contagens: { lidos: 12 } });
    expect(await processos()).toBe(12);
  });

  test('left half way by a server that fell, are taken up by the next', async () => {
    const id = await abrir();
    await enviar(id, muitas(6), 'muitas.zip');
    // The row of a reading whose server is gone.
    await bench().conexao.db.update(historicoTrazido).set({ situacao: 'LENDO' }).where(eq(historicoTrazido.id, id));
    expect(await ver(id)).toMatchObject({ situacao: 'LENDO', andamento: null });
    const { cais, log } = bench().app;
    const leituras = leiturasDoHistorico(cais, log);
    await leituras.retomar();
    await leituras.fim(id);
    expect(await ver(id)).toMatchObject({ situacao: 'TERMINADO', contagens: { lidos: 6, pendentes: 0 } });
    expect(await processos()).toBe(6);
  });

  test('are nobody else’s', async () => {
    const id = await abrir();
    const outra = await bench().novaPessoa();
    const pedidos = await Promise.all([
      outra.pedir({ url: `/api/HistoricoTrazido/${id}` }),
      outra.pedir({ url: `/api/HistoricoTrazido/${id}/Arquivos` }),
      outra.pedir(multipartOf(`/api/HistoricoTrazido/${id}/Arquivos`, di(1))),
      outra.pedir({ method: 'POST', url: `/api/HistoricoTrazido/${id}/Comecar`, payload: {} }),
    ]);
    expect(pedidos.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await outra.pedir({ url: '/api/HistoricoTrazido' })).json()).toEqual([]);
  });
});

function muitas(quantas: number): Uint8Array {
  return zipSync(
    Object.fromEntries(Array.from({ length: quantas }, (_, i) => [`di-${i}.xml`, strToU8(di(100 + i))] as const)),
  );
}
