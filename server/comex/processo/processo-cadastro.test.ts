import readXlsxFile from 'read-excel-file/node';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const NENHUM = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const AGUIA = {
  razaoSocial: 'FICTICIA AGUIA LTDA',
  cnpj: '12ABC34501DE35',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
};

const importada = async (pessoa: Pessoa, importador = 'ZFM000AM000121') => {
  const arquivo = gerarArquivoDi({
    semente: 11,
    dataRegistro: '2026-11-18',
    adicoes: 2,
    itensPorAdicao: 1,
    importador: { numero: importador, nome: 'FICTICIA LTDA' },
    taxas: { '220': '5.3417' },
  });
  const [{ id }] = (await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', arquivo))).json();
  return (await processosDeTeste(pessoa).ler(id)).json();
};

const somasNaPlanilha = async (pessoa: Pessoa, consulta: string) => {
  const arquivo = await pessoa.pedir({ url: `/api/Processo/Exportar?formato=xlsx&colunas=numero${consulta}` });
  return (await readXlsxFile(arquivo.rawPayload))[1]?.data;
};

onServer('A process begun by hand', (bench) => {
  test('needs nothing, takes the next number, and is in the list without a declaration', async () => {
    const { criar, listar } = processosDeTeste(await bench().novaPessoa());
    const criado = await criar({});
    expect(criado.statusCode).toBe(201);
    expect(criado.json()).toMatchObject({
      numero: 'IMP-2026-0001',
      versao: 1,
      situacao: 'EM_ABERTO',
      desde: '2026-11-20',
      tipoDocumento: 'DI',
      numeroDI: null,
      importador: { id: null, numero: '', nome: null },
      valorAduaneiro: '0.00',
      declaracao: null,
      conferencias: null,
      arquivo: null,
      alteradoPor: 'Pessoa de Teste',
      passos: [{ situacao: 'EM_ABERTO', data: '2026-11-20' }],
    });
    const lista = await listar();
    expect(lista.headers['x-total-count']).toBe('1');
    expect(lista.json()).toMatchObject([{ numero: 'IMP-2026-0001', alertas: [], dias: 0 }]);
  });

  test('has no figure in the sheet before its declaration, which is not a declaration of zero', async () => {
    const pessoa = await bench().novaPessoa();
    await processosDeTeste(pessoa).criar({});
    await importada(pessoa);
    const colunas = 'numero,adicoes,itens,valorAduaneiro,tributos,ii,taxaSiscomex';
    const url = `/api/Processo/Exportar?formato=csv&ordem=numero&colunas=${colunas}`;
    const [, ...linhas] = (await pessoa.pedir({ url })).body.trim().split('\r\n');
    expect(linhas[0]).toBe('IMP-2026-0001;;;;;;');
    expect(linhas[1]).toMatch(/^IMP-2026-0002;2;2;[\d.,]+;[\d.,]+;[\d.,]+;[\d.,]+$/);
  });

  test('answers what was filled in, codes with their names, identifiers without punctuation', async () => {
    const pessoa = await bench().novaPessoa();
    const { id: importador } = (await cadastroDeTeste(pessoa, 'Importador').criar(AGUIA)).json();
    const { aberto, ler } = processosDeTeste(pessoa);
    const criado = await aberto({
      referencia: 'AG-17',
      importador: { id: importador },
      responsavel: { id: pessoa.quem.usuarioId },
      modalidade: 'ENCOMENDA',
      viaTransporte: '01',
      procedencia: { codigo: '160' },
      conhecimentoMaster: '122605.00000001-5',
      pesoBruto: '1200.5',
      diasLivres: '14',
      chegada: '2026-11-10',
      conteineres: [{ numero: 'ficu 123456-9', tara: '3800' }],
      licencas: [{ tipo: 'LI', numero: '26/0000001-0', situacao: '1', validade: '2026-12-01' }],
      volumes: [{ tipo: 'Caixa', quantidade: '12' }],
    });
    expect(criado).toMatchObject({
      importador: { id: importador, numero: '12ABC34501DE35', nome: 'FICTICIA AGUIA LTDA' },
      responsavel: { nome: 'Pessoa de Teste' },
      procedencia: { codigo: '160', nome: expect.stringMatching(/china/i) },
      conhecimentoMaster: '122605000000015',
      pesoBruto: '1200.50000',
      diasLivres: 14,
      conteineres: [{ numero: 'FICU1234569', tara: '3800', devolucao: null }],
      licencas: [{ tipo: 'LI', numero: '2600000010', situacao: 1, validade: '2026-12-01' }],
      volumes: [{ tipo: 'Caixa', quantidade: 12 }],
    });
    expect((await ler(criado.id)).json()).toEqual(criado);
  });

  test.each<[string, object, object]>([
    [
      'a container with a wrong digit',
      { conteineres: [{ numero: 'FICU1234560' }] },
      { 'conteineres.0.numero': 'O dígito verificador do contêiner não confere.' },
    ],
    [
      'a container twice',
      { conteineres: [{ numero: 'FICU1234569' }, { numero: 'FICU 1234569' }] },
      { 'conteineres.1.numero': 'Este contêiner já está na lista.' },
    ],
    [
      'an AWB with a wrong digit, by air',
      { viaTransporte: '04', conhecimentoMaster: '36968198820' },
      { conhecimentoMaster: 'O dígito verificador do AWB não confere.' },
    ],
    [
      'a CE-Mercante too short, at sea',
      { viaTransporte: '01', conhecimentoMaster: '1226' },
      { conhecimentoMaster: 'O CE-Mercante tem quinze algarismos.' },
    ],
    [
      'a licence in a state the Suframa does not have',
      { licencas: [{ tipo: 'LI', numero: '2600000010', situacao: 25 }] },
      { 'licencas.0.situacao': 'LI não tem esta situação na Suframa.' },
    ],
    [
      'an arrival before the shipment',
      { embarque: '2026-11-10', chegada: '2026-11-09' },
      { chegada: 'A chegada não pode ser antes do embarque.' },
    ],
    [
      'an importer nobody has',
      { importador: { id: NENHUM } },
      { 'importador.id': expect.stringMatching(/não existe/) },
    ],
    ['a country that is in no table', { procedencia: { codigo: '999' } }, { 'procedencia.codigo': expect.anything() }],
  ])('refuses %s at its field', async (_oQue, campos, problemas) => {
    const { criar, listar } = processosDeTeste(await bench().novaPessoa());
    const recusa = await criar(campos);
    expect(recusa.statusCode).toBe(400);
    expect(recusa.json().campos).toEqual(problemas);
    expect((await listar()).json()).toEqual([]);
  });

  test('takes a part of it and leaves the rest; rules between fields hold over both', async () => {
    const { aberto, alterar } = processosDeTeste(await bench().novaPessoa());
    const { id } = await aberto({ referencia: 'AG-17', embarque: '2026-11-10', pesoBruto: '10' });
    expect((await alterar({ id, versao: 1, eta: '2026-12-01' })).json()).toMatchObject({
      versao: 2,
      referencia: 'AG-17',
      eta: '2026-12-01',
      embarque: '2026-11-10',
    });
    const recusa = await alterar({ id, versao: 2, chegada: '2026-11-09' });
    expect([recusa.statusCode, recusa.json().campos]).toEqual([
      400,
      { chegada: 'A chegada não pode ser antes do embarque.' },
    ]);
    expect((await alterar({ id, versao: 2, referencia: null })).json()).toMatchObject({
      referencia: null,
      pesoBruto: '10.00000',
    });
  });

  test('with the DI of another is refused by the name of that one', async () => {
    const { aberto, criar } = processosDeTeste(await bench().novaPessoa());
    const { id } = await aberto({ numeroDI: '26/0000001-0' });
    const recusa = await criar({ numeroDI: '2600000010' });
    expect(recusa.json()).toEqual({
      Error: 'A DI 26/0000001-0 já está no processo IMP-2026-0001.',
      codigo: 'DUPLICADO',
      id,
    });
  });

  test('is deleted, found among the deleted, and brought back; many at once too', async () => {
    const { aberto, excluir, restaurar, ler, listar, excluirVarios } = processosDeTeste(await bench().novaPessoa());
    const { id } = await aberto();
    expect((await excluir(id)).statusCode).toBe(204);
    expect((await ler(id)).statusCode).toBe(404);
    expect((await listar('excluidos=true')).json()).toMatchObject([{ id }]);
    expect((await restaurar(id)).json()).toMatchObject({ id, excluidoEm: null });
    const outro = await aberto();
    const ids = [id, outro.id];
    expect((await excluirVarios({ ids })).json()).toEqual({ feitos: ids, recusados: [] });
    expect((await listar()).json()).toEqual([]);
  });

  test('has a change undone field by field', async () => {
    const { aberto, alterar, historico, desfazer } = processosDeTeste(await bench().novaPessoa());
    const { id } = await aberto({ referencia: 'AG-17', veiculo: 'NAVIO FICTICIO' });
    await alterar({ id, versao: 1, referencia: 'AG-18', eta: '2026-12-01' });
    const [mudanca] = await historico(id);
    expect((await desfazer(mudanca.id, 2)).json()).toMatchObject({
      versao: 3,
      referencia: 'AG-17',
      eta: null,
      veiculo: 'NAVIO FICTICIO',
    });
  });
});

onServer('A registered process', (bench) => {
  test('keeps its identification, and says why and which', async () => {
    const { aberto, passar, alterar } = processosDeTeste(await bench().novaPessoa());
    const { id } = await aberto({ numeroDI: '2600000010', pesoBruto: '10.5', setor: 'A1' });
    await passar(id, { versao: 1, situacao: 'REGISTRADO', data: '2026-11-20' });
    const recusa = await alterar({ id, versao: 2, setor: 'B2', incoterm: 'FOB', eta: '2026-12-01' });
    expect(recusa.statusCode).toBe(409);
    expect(recusa.json()).toEqual({
      Error:
        'A declaração deste processo está registrada: Setor e Incoterm não mudam por aqui. O que foi declarado muda com uma retificação.',
      codigo: 'BLOQUEADO',
    });
    // A form sends all its fields: unchanged values are no change.
    const feito = await alterar({
      id,
      versao: 2,
      setor: 'A1',
      pesoBruto: '10.50',
      eta: '2026-12-01',
      chegada: '2026-11-20',
      conteineres: [{ numero: 'FICU1234569' }],
      licencas: [{ tipo: 'LPCO', numero: 'I2600000001' }],
      observacao: 'Canal em análise',
    });
    expect(feito.statusCode).toBe(200);
    expect(feito.json()).toMatchObject({ versao: 3, eta: '2026-12-01', setor: 'A1' });
  });

  test('opens again when the registration is taken back', async () => {
    const { aberto, passar, voltar, alterar } = processosDeTeste(await bench().novaPessoa());
    const { id } = await aberto({ numeroDI: '2600000010' });
    await passar(id, { versao: 1, situacao: 'REGISTRADO', data: '2026-11-20' });
    await voltar(id, 2);
    expect((await alterar({ id, versao: 3, setor: 'B2' })).json()).toMatchObject({ setor: 'B2' });
  });
});

onServer('A process that begins with its DI', (bench) => {
  test('knows the cargo, its importer in the cadastro and the steps the file proves, which nobody takes back', async () => {
    const pessoa = await bench().novaPessoa();
    const { id: importador } = (await cadastroDeTeste(pessoa, 'Importador').criar(AGUIA)).json();
    const processo = await importada(pessoa, AGUIA.cnpj);
    const { declaracao } = processo;
    expect(processo).toMatchObject({
      importador: { id: importador, numero: AGUIA.cnpj, nome: AGUIA.razaoSocial },
      transportador: declaracao.carga.transportador,
      pesoBruto: declaracao.carga.pesoBruto,
      chegada: declaracao.carga.dataChegada,
      embarque: declaracao.conhecimento.dataEmbarque,
      urfDespacho: declaracao.urfDespacho,
    });
    expect(processo.passos[0]).toMatchObject({ situacao: 'REGISTRADO', data: '2026-11-18', daDeclaracao: true });
    const processos = processosDeTeste(pessoa);
    const recusa = await processos.voltar(processo.id, 1);
    expect([recusa.statusCode, recusa.json().Error]).toEqual([
      422,
      expect.stringMatching(/^“.+” veio do arquivo da declaração; muda com uma retificação dela\.$/),
    ]);
    expect((await processos.alterar({ id: processo.id, versao: 1, transportador: 'OUTRO' })).json().codigo).toBe(
      'BLOQUEADO',
    );
    const anotado = await processos.alterar({ id: processo.id, versao: 1, observacao: 'Conferido' });
    expect(anotado.json()).toMatchObject({ versao: 2, observacao: 'Conferido' });
    expect((await pessoa.pedir({ url: '/api/Processo' })).json()).toMatchObject([{ observacao: 'Conferido' }]);
    expect((await processos.listar('q=ficticia ltda')).json()).toMatchObject([{ id: processo.id }]);
  });

  test('stands before those without one in an order by what was declared, whichever way, page by page', async () => {
    const pessoa = await bench().novaPessoa();
    const { aberto, listar } = processosDeTeste(pessoa);
    const [um, dois] = [await aberto(), await importada(pessoa)];
    const tres = await aberto();
    for (const ordem of ['valorAduaneiro', '-valorAduaneiro', '-dataRegistro', 'fornecedor']) {
      const ids: string[] = [];
      for (const pagina of [1, 2, 3]) {
        ids.push(
          ...(await listar(`ordem=${ordem}&tamanho=1&pagina=${pagina}`)).json().map((p: { id: string }) => p.id),
        );
      }
      expect([ordem, ids]).toEqual([ordem, [dois.id, tres.id, um.id]]);
    }
    const totais = (await pessoa.pedir({ url: '/api/Processo/Totais' })).json();
    expect(totais).toMatchObject({
      valorAduaneiro: dois.valorAduaneiro,
      valorAduaneiroConhecidas: '1',
      iiConhecidas: '1',
      taxaSiscomexConhecidas: '1',
    });
    const doisSemValor = 'soma de 1 das 3 linhas; as outras não têm este valor';
    expect(await somasNaPlanilha(pessoa, '')).toContainEqual([
      'Valor aduaneiro (R$)',
      Number(dois.valorAduaneiro),
      doisSemValor,
    ]);
    expect(await somasNaPlanilha(pessoa, `&ids=${um.id}`)).toContainEqual([
      'Valor aduaneiro (R$)',
      null,
      'nenhuma linha tem este valor',
    ]);
  });
});
