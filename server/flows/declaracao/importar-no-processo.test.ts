import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { duimpFicticia, textoDaDuimp } from '#lib/siscomex/testing/duimp-ficticia.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { processoItem } from '#server/platform/db/schema/processo-itens.ts';
import { gerarArquivoDi } from '#server/seeds/arquivo-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { processosDeTeste } from '#server/testing/processos-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';

const CNPJ = 'ZFM000AM000121';
const OUTRO_CNPJ = '11222333000181';
const arquivoDi = (semente: number, numero = CNPJ) =>
  gerarArquivoDi({
    semente,
    dataRegistro: '2026-11-17',
    adicoes: 2,
    itensPorAdicao: 2,
    importador: { numero, nome: 'FICTICIA LTDA' },
    taxas: { '220': '5.3417' },
    regime: 'zfm',
  });

onServer('A declaration brought onto a process', (bench) => {
  const banco = () => bench().conexao.db;
  const importar = (pessoa: Pessoa, texto: string, processoId?: string, motivo?: string) => {
    const consulta = new URLSearchParams({
      Bucket: 'di',
      ...(processoId && { processoId }),
      ...(motivo && { motivo }),
    });
    return pessoa.pedir(multipartOf(`/api/Processo/ImportarDi?${consulta}`, texto));
  };
  const ler = async (pessoa: Pessoa, id: string) => (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();

  async function aberto(pessoa: Pessoa, mudancas: Partial<typeof processo.$inferInsert> = {}): Promise<string> {
    const { empresaId, usuarioId } = pessoa.quem;
    const id = uuidv7();
    await writeDirectly(banco(), (tx) =>
      tx.insert(processo).values({
        empresaId,
        id,
        numero: `IMP-2026-9${id.slice(-4)}`,
        tipoDocumento: 'DI',
        situacao: 'EM_TRANSITO',
        referencia: 'Referência antiga',
        busca: '',
        criadoEm: bench().relogio.agora(),
        criadoPor: usuarioId,
        ...mudancas,
      }),
    );
    return id;
  }
  async function cadastrado(pessoa: Pessoa, cnpj: string): Promise<string> {
    const novo = { razaoSocial: 'Fictícia Ltda', cnpj, setor: '1', situacaoSuframa: 'NAO_INSCRITO' };
    const resposta = await cadastroDeTeste(pessoa, 'Importador').criar(novo);
    expect(resposta.statusCode).toBe(201);
    return resposta.json().id;
  }

  test('stands on it, and what was planned stays as it was', async () => {
    const pessoa = await bench().novaPessoa();
    const id = await aberto(pessoa);
    const { empresaId } = pessoa.quem;
    await banco().insert(processoItem).values({
      empresaId,
      id: uuidv7(),
      processoId: id,
      ordem: 1,
      descricao: 'PLANEJADO',
      ncm: '85177900',
      unidade: 'PECA',
      quantidade: '1.00000',
      valorUnitario: '1.0000000',
      moedaCodigo: '220',
      moedaNome: 'DOLAR',
      incoterm: 'FOB',
    });
    // What was planned is not what the file declares: that takes a reason.
    const resposta = await importar(pessoa, arquivoDi(11), id, 'A fatura mudou depois do plano.');
    expect(resposta.statusCode).toBe(201);
    const [posto] = resposta.json();
    expect(posto).toMatchObject({ id, adicoes: 2, itens: 4 });
    expect(await ler(pessoa, id)).toMatchObject({
      id,
      versao: 2,
      numeroDI: posto.numeroDI,
      valorAduaneiro: posto.valorAduaneiro,
    });
    const planejados = await banco().select().from(processoItem).where(eq(processoItem.processoId, id));
    expect(planejados).toMatchObject([{ descricao: 'PLANEJADO', adicao: null }]);
    for (const q of ['referencia antiga', posto.numeroDI]) {
      expect((await pessoa.pedir({ url: `/api/Processo?q=${q}` })).headers['x-total-count']).toBe('1');
    }
    const [mudanca] = (await pessoa.pedir({ url: `/api/Historico?recurso=Processo&registroId=${id}` })).json();
    expect(mudanca).toMatchObject({ acao: 'ALTERAR', motivo: expect.stringMatching(/^Importação do arquivo di\.xml/) });
  });

  test('makes it a process of the document it is', async () => {
    const pessoa = await bench().novaPessoa();
    const id = await aberto(pessoa);
    await importar(pessoa, textoDaDuimp(duimpFicticia()), id);
    const [linha] = await banco().select().from(processo).where(eq(processo.id, id));
    expect(linha).toMatchObject({ tipoDocumento: 'DUIMP', numeroDuimp: '26BR00001234561', versaoDuimp: 2 });
  });

  test('is linked to the importer of our cadastro by CNPJ, on a process or as a new one', async () => {
    const pessoa = await bench().novaPessoa();
    const importadorId = await cadastrado(pessoa, CNPJ);
    const id = await aberto(pessoa);
    await importar(pessoa, arquivoDi(12), id);
    const [{ id: novo }] = (await importar(pessoa, arquivoDi(13))).json();
    const linhas = await banco().select().from(processo).where(eq(processo.empresaId, pessoa.quem.empresaId));
    expect(new Map(linhas.map((linha) => [linha.id, linha.importadorId]))).toEqual(
      new Map([
        [id, importadorId],
        [novo, importadorId],
      ]),
    );
  });

  test('of days before the process was typed leaves a timeline that runs forwards', async () => {
    const pessoa = await bench().novaPessoa();
    const processos = processosDeTeste(pessoa);
    const { id } = await processos.aberto({});
    expect((await importar(pessoa, arquivoDi(21), id)).statusCode).toBe(201);
    const { passos } = await ler(pessoa, id);
    expect(
      passos.map(({ situacao, data }: { situacao: string; data: string }) => [situacao, data]).slice(0, 2),
    ).toEqual([
      ['EM_ABERTO', '2026-11-17'],
      ['REGISTRADO', '2026-11-17'],
    ]);
  });

  test('of a day before a step by hand is refused by the same rule as a step, and nothing is written', async () => {
    const pessoa = await bench().novaPessoa();
    const processos = processosDeTeste(pessoa);
    const { id } = await processos.aberto({});
    const passo = { situacao: 'AGUARDANDO_PRESENCA', data: '2026-11-18', versao: 1 };
    expect((await processos.passar(id, passo)).statusCode).toBe(200);
    const recusa = await importar(pessoa, arquivoDi(22), id);
    expect([recusa.statusCode, recusa.json().Error]).toEqual([
      422,
      'Com este arquivo os passos andariam para trás: “Aguardando presença” em 18/11/2026 e, depois, “Registrado” em 17/11/2026. Confira os dois dias: um passo informado à mão se desfaz na página do processo, e o arquivo se importa de novo.',
    ]);
    expect(await ler(pessoa, id)).toMatchObject({ versao: 2, situacao: 'AGUARDANDO_PRESENCA', numeroDI: null });
  });

  test('of another importer than the process has is refused', async () => {
    const pessoa = await bench().novaPessoa();
    const id = await aberto(pessoa, { importadorId: await cadastrado(pessoa, OUTRO_CNPJ) });
    const resposta = await importar(pessoa, arquivoDi(14), id);
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().Error).toBe(
      'A declaração é do importador ZF.M00.0AM/0001-21, e o processo é de 11.222.333/0001-81.',
    );
    expect((await importar(pessoa, arquivoDi(14, OUTRO_CNPJ), id)).statusCode).toBe(201);
  });

  test('is refused where one stands already, which is left as it is', async () => {
    const pessoa = await bench().novaPessoa();
    const id = await aberto(pessoa);
    const [{ numeroDI }] = (await importar(pessoa, arquivoDi(15), id)).json();
    const resposta = await importar(pessoa, arquivoDi(16), id);
    expect(resposta.statusCode).toBe(409);
    expect(resposta.json()).toMatchObject({
      codigo: 'DUPLICADO',
      id,
      Error: expect.stringMatching(/entra como retificação/),
    });
    expect(await ler(pessoa, id)).toMatchObject({ numeroDI, versao: 2 });
  });

  test('that stands on another process is refused with that process', async () => {
    const pessoa = await bench().novaPessoa();
    const [{ id: dono }] = (await importar(pessoa, arquivoDi(17))).json();
    const resposta = await importar(pessoa, arquivoDi(17), await aberto(pessoa));
    expect([resposta.statusCode, resposta.json().id]).toEqual([409, dono]);
  });

  test('by two people at once comes from one of them', async () => {
    const pessoa = await bench().novaPessoa();
    const id = await aberto(pessoa);
    const respostas = await Promise.all([18, 19].map((semente) => importar(pessoa, arquivoDi(semente), id)));
    expect(respostas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await ler(pessoa, id)).toMatchObject({ versao: 2 });
  });

  test('of a file with several is refused', async () => {
    const pessoa = await bench().novaPessoa();
    const [uma, outra] = [textoDaDuimp(duimpFicticia()), textoDaDuimp(duimpFicticia())];
    const texto = `[${uma}, ${outra.replaceAll('26BR00001234561', '26BR00000000010')}]`;
    const resposta = await importar(pessoa, texto, await aberto(pessoa));
    expect(resposta.statusCode).toBe(422);
    expect(resposta.json().Error).toMatch(/várias declarações, e um processo tem uma/);
  });

  test('is refused by a process that is cancelled, deleted, or of another company', async () => {
    const pessoa = await bench().novaPessoa();
    const cancelado = await importar(pessoa, arquivoDi(20), await aberto(pessoa, { situacao: 'CANCELADO' }));
    expect([cancelado.statusCode, cancelado.json().codigo]).toEqual([409, 'BLOQUEADO']);
    const excluido = await aberto(pessoa, { excluidoEm: new Date() });
    expect((await importar(pessoa, arquivoDi(20), excluido)).statusCode).toBe(404);
    const outra = await bench().novaPessoa();
    expect((await importar(outra, arquivoDi(20), await aberto(pessoa))).statusCode).toBe(404);
  });
});
