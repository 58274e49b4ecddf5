import readXlsxFile from 'read-excel-file/node';
import { v7 as uuidv7 } from 'uuid';
import type { ProcessoResumo } from '#lib/contracts/processo/processo.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import { RELATORIOS, type Relatorio } from '#lib/domain/telas/relatorio.ts';
import { valorAduaneiroDeclarado } from '#lib/fiscal/importacao/declarada/valor-aduaneiro-declarado.ts';
import { DEFINICAO_RELATORIO } from '#lib/listas/relatorio.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { processo, processoPasso } from '#server/platform/db/schema/processo.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';

const FICTICIA = { numero: '12ABC34501DE35', nome: 'FICTICIA DA AMAZONIA' };
const OUTRA = { numero: 'A1B2C3D4000193', nome: 'OUTRA COMERCIAL' };
const PERIODO = 'de=2026-01-01&ate=2026-10-31';

onServer('Reports of the processes', (bench) => {
  let pessoa: Pessoa;
  beforeEach(async () => {
    pessoa = await bench().novaPessoa();
  });
  const importar = async (dataRegistro: string, importador = FICTICIA) => {
    const di = gerarDeclaracao({
      semente: Number(dataRegistro.replaceAll('-', '')),
      dataRegistro,
      adicoes: 2,
      itensPorAdicao: 2,
      importador,
      taxas: { '220': '5.3417' },
    });
    const importada = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([di])));
    return { id: importada.json()[0].id as string, di };
  };
  const relatorio = async (nome: string, consulta = ''): Promise<Relatorio> =>
    (await pessoa.pedir({ url: `/api/Relatorio/${nome}?${PERIODO}&${consulta}` })).json();

  test('sum the registered declarations of a period by month, by importer and one by one', async () => {
    await importar('2026-02-03');
    const { id } = await importar('2026-02-20', OUTRA);
    await importar('2026-03-05');
    await importar('2025-12-31');
    await importar('2026-11-03');
    const processos: ProcessoResumo[] = (await pessoa.pedir({ url: '/api/Processo?tamanho=50' })).json();
    const deste = (filtro: (um: ProcessoResumo) => boolean) =>
      somar(
        processos.filter((um) => filtro(um) && /^2026-0/.test(um.dataRegistro ?? '')).map((um) => um.valorAduaneiro),
      ).toFixed(2);

    const porMes = await relatorio('RegistroDi');
    expect(porMes.linhas.map(({ rotulo, valores }) => [rotulo, valores.declaracoes, valores.valorAduaneiro])).toEqual([
      ['02/2026', 2, deste((um) => um.dataRegistro?.startsWith('2026-02') ?? false)],
      ['03/2026', 1, deste((um) => um.dataRegistro?.startsWith('2026-03') ?? false)],
    ]);
    expect(porMes.totais).toMatchObject({ declaracoes: 3, adicoes: 6, valorAduaneiro: deste(() => true) });
    const { ii, ipi, pis, cofins, taxaSiscomex, total } = porMes.totais;
    expect(somar([ii, ipi, pis, cofins, taxaSiscomex].map(String)).toFixed(2)).toBe(total);

    const porImportador = await relatorio('RegistroDi', 'agrupar=IMPORTADOR');
    expect(porImportador.linhas.map(({ rotulo, valores }) => [rotulo, valores.declaracoes])).toEqual([
      ['FICTICIA DA AMAZONIA', 2],
      ['OUTRA COMERCIAL', 1],
    ]);
    const umaAUma = await relatorio('RegistroDi', 'agrupar=PROCESSO&importador=outra');
    expect(umaAUma.linhas.map(({ processoId, valores }) => [processoId, valores.declaracoes])).toEqual([[id, 1]]);
  });

  test('tell of how many rows each sum is, report by report, and what is in no row', async () => {
    await importar('2026-02-03');
    const criado = await cadastroDeTeste(pessoa, 'Processo').criar({ numeroDI: '2690000015' });
    expect([criado.statusCode, criado.json().campos]).toEqual([201, undefined]);
    for (const nome of RELATORIOS) {
      const { linhas, totais, aviso } = await relatorio(nome);
      const valores = DEFINICAO_RELATORIO[nome].colunas.filter(({ soma, tipo }) => soma && tipo === 'dinheiro');
      const inteiras = linhas.filter((linha) => valores.every(({ campo }) => linha.valores[campo] != null));
      for (const { campo } of valores) {
        const soma = somar(inteiras.map((linha) => String(linha.valores[campo])));
        expect([nome, campo, totais[campo] ?? null]).toEqual([
          nome,
          campo,
          inteiras.length > 0 || linhas.length === 0 ? soma.toFixed(2) : null,
        ]);
      }
      if (inteiras.length < linhas.length)
        expect([nome, aviso]).toEqual([nome, expect.stringMatching(/ de \d+ (linhas|lotes)/)]);
    }
    for (const nome of ['RegistroDi', 'CustoRealizado', 'TributosSuspensos']) {
      expect((await relatorio(nome)).aviso).toBe(
        'Não entra 1 processo com número de DI ou DUIMP, sem os valores da declaração.',
      );
    }
  });

  test('are of one importer of the cadastro where its id is asked for, and say its name in the file', async () => {
    const importadores = cadastroDeTeste(pessoa, 'Importador');
    const { id: importadorId } = (
      await importadores.criar({
        razaoSocial: 'Outra Comercial da Amazônia',
        cnpj: 'A1B2C3D4000193',
        setor: '1',
        situacaoSuframa: 'NAO_INSCRITO',
      })
    ).json();
    await importar('2026-02-03');
    const { id } = await importar('2026-02-20', OUTRA);
    const deste = await relatorio('RegistroDi', `agrupar=PROCESSO&importadorId=${importadorId}`);
    expect(deste.linhas.map(({ processoId }) => processoId)).toEqual([id]);
    const arquivo = await pessoa.pedir({
      url: `/api/Relatorio/RegistroDi/Exportar?${PERIODO}&importadorId=${importadorId}`,
    });
    const [, sobre] = await readXlsxFile(arquivo.rawPayload);
    expect(sobre?.data).toContainEqual(['Importador', 'Outra Comercial da Amazônia']);
    const outraEmpresa = await bench().novaPessoa();
    const alheio = await outraEmpresa.pedir({
      url: `/api/Relatorio/RegistroDi?${PERIODO}&importadorId=${importadorId}`,
    });
    expect(alheio.json().linhas).toEqual([]);
  });

  test('tell what the goods came to, expenses that come back left out', async () => {
    const { id } = await importar('2026-02-03');
    const antes = (await relatorio('CustoRealizado', 'agrupar=PROCESSO')).linhas[0]?.valores;
    const despesas = cadastroDeTeste(pessoa, 'Despesa');
    await despesas.criar({ processo: { id }, tipo: 'AFRMM', valor: '100.10' });
    await despesas.criar({ processo: { id }, tipo: 'ARMAZENAGEM', valor: '50.05' });
    await despesas.criar({ processo: { id }, tipo: 'ICMS', valor: '900', recuperavel: true });
    const {
      valorAduaneiro,
      recolhido,
      despesas: gasto,
      custo,
    } = (await relatorio('CustoRealizado', 'agrupar=PROCESSO')).linhas[0]?.valores ?? {};
    expect([antes?.despesas, gasto]).toEqual(['0.00', '150.15']);
    expect(custo).toBe(somar([valorAduaneiro, recolhido, gasto].map(String)).toFixed(2));
  });

  test('tell of a declaration the cost of its page: as the bank debited it, and none where nobody knows it', async () => {
    const di = gerarDeclaracao({
      semente: 11,
      dataRegistro: '2026-02-03',
      adicoes: 9,
      itensPorAdicao: 1,
      regime: 'consumo',
      importador: FICTICIA,
      taxas: { '220': '5.3417' },
    });
    const trazer = async (declaracao: typeof di) => {
      const [{ id }] = (
        await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([declaracao])))
      ).json();
      return (await pessoa.pedir({ url: `/api/Processo/${id}/Custo` })).json();
    };
    const { totais } = await trazer(di);
    const lido = async () =>
      (await relatorio('CustoRealizado', 'agrupar=PROCESSO')).linhas.map(({ valores }) => valores);
    const [{ recolhido, custo } = {}] = await lido();
    expect(recolhido).toBe(somar([totais.tributos, totais.despesas]).toFixed(2));
    expect(custo).toBe(totais.total);
    // Each adição prints its taxes truncated, so that their sum is not what was debited.
    const impressos = di.adicoes.flatMap(({ tributos: seus }) => Object.values(seus).map(({ recolher }) => recolher));
    expect(somar(impressos).toFixed(2)).not.toBe(totais.tributos);

    const naoPaga = structuredClone({ ...di, numeroDI: '2600000010' });
    naoPaga.pagamentos = naoPaga.pagamentos.filter(({ codigoReceita }) => codigoReceita !== '0086');
    for (const { tributos } of naoPaga.adicoes) tributos.ii.recolher = '0.00';
    expect((await trazer(naoPaga)).motivo).toMatch(/^Não se sabe se é custo/);
    const linhas = await lido();
    expect(linhas.map((valores) => valores.custo).toSorted()).toEqual([custo, null]);
    const porMes = await relatorio('CustoRealizado');
    expect(porMes.linhas.map(({ valores }) => [valores.declaracoes, valores.custo, valores.porCem])).toEqual([
      [2, null, null],
    ]);
    expect(porMes.aviso).toContain('1 processo sem custo conhecido');
  });

  test('tell of a declaration the cost of its page where the cover has another VMLD and no payment shows the Taxa Siscomex', async () => {
    const di = gerarDeclaracao({
      semente: 11,
      dataRegistro: '2026-02-03',
      adicoes: 2,
      itensPorAdicao: 1,
      regime: 'consumo',
      importador: FICTICIA,
      taxas: { '220': '5.3417' },
    });
    di.totais.vmldReais = '1000000.00';
    di.pagamentos = di.pagamentos.filter(({ codigoReceita }) => codigoReceita !== '7811');
    const [{ id }] = (await pessoa.pedir(multipartOf('/api/Processo/ImportarDi', escreverDiXml([di])))).json();
    const { totais } = (await pessoa.pedir({ url: `/api/Processo/${id}/Custo` })).json();
    const dasAdicoes = somar(di.adicoes.map((declarada) => valorAduaneiroDeclarado(declarada)));
    expect(totais.valorAduaneiro).toBe(dasAdicoes.toFixed(2));
    const { linhas, aviso } = await relatorio('CustoRealizado', 'agrupar=PROCESSO');
    expect(linhas.map(({ valores }) => valores)).toMatchObject([
      { valorAduaneiro: totais.valorAduaneiro, recolhido: totais.tributos, despesas: '0.00', custo: totais.total },
    ]);
    expect(aviso).toBe('Em 1 declaração nenhum pagamento mostra a Taxa Siscomex: ela não está no custo.');
  });

  test('tell what is due and suspended, tax by tax', async () => {
    const { di } = await importar('2026-02-03');
    const suspenso = (tributo: 'ii' | 'ipi' | 'pis' | 'cofins') =>
      somar(
        di.adicoes
          .filter(({ tributos }) => /^suspens/i.test(tributos[tributo].regime.nome ?? ''))
          .flatMap(({ tributos }) => [tributos[tributo].devido, `-${tributos[tributo].recolher}`]),
      ).toFixed(2);
    const { totais } = await relatorio('TributosSuspensos');
    expect(totais.total).not.toBe('0.00');
    expect(totais).toMatchObject({
      ii: suspenso('ii'),
      ipi: suspenso('ipi'),
      pis: suspenso('pis'),
      cofins: suspenso('cofins'),
    });
  });

  test('tell how many days processes stood where they stood', async () => {
    const { empresaId, usuarioId } = pessoa.quem;
    const em = bench().relogio.agora();
    const { db } = bench().conexao;
    const comPassos = async (...passos: [SituacaoProcesso, string, desfeito?: boolean][]) => {
      const processoId = uuidv7();
      const linha = { empresaId, id: processoId, numero: processoId, situacao: 'EM_ABERTO' as const, busca: '' };
      const criado = { ...linha, tipoDocumento: 'DI' as const, criadoEm: em, criadoPor: usuarioId };
      await writeDirectly(db, (tx) => tx.insert(processo).values(criado));
      await writeDirectly(db, (tx) =>
        tx.insert(processoPasso).values(
          passos.map(([situacao, data, desfeito], i) => ({
            empresaId,
            id: uuidv7(),
            processoId,
            ordem: i + 1,
            situacao,
            data,
            em,
            usuarioId,
            desfeitoEm: desfeito ? em : null,
          })),
        ),
      );
    };
    await comPassos(['EM_ABERTO', '2026-03-01'], ['EM_TRANSITO', '2026-03-11'], ['AGUARDANDO_PRESENCA', '2026-03-31']);
    await comPassos(['EM_ABERTO', '2026-03-01'], ['EM_TRANSITO', '2026-03-04', true], ['EM_TRANSITO', '2026-03-06']);
    await comPassos(['EM_ABERTO', '2026-03-01'], ['EM_TRANSITO', '2026-03-03']);
    // This process left the stage before the period.
    await comPassos(['EM_ABERTO', '2025-01-01'], ['EM_TRANSITO', '2025-06-01']);
    const { linhas } = await relatorio('TempoPorEtapa');
    // 10, 5 and 2 days: 17 ÷ 3 = 5.666…
    expect(linhas).toEqual([
      {
        chave: 'EM_ABERTO',
        rotulo: 'Em aberto',
        processoId: null,
        valores: { passagens: 3, media: '5.7', mediana: '5.0', maximo: 10 },
      },
      {
        chave: 'EM_TRANSITO',
        rotulo: 'Em trânsito',
        processoId: null,
        valores: { passagens: 1, media: '20.0', mediana: '20.0', maximo: 20 },
      },
    ]);
  });

  test('are taken home as a sheet', async () => {
    await importar('2026-02-03');
    const resposta = await pessoa.pedir({ url: `/api/Relatorio/RegistroDi/Exportar?${PERIODO}&formato=csv` });
    const [titulos, linha, ...resto] = resposta.body.replace('\uFEFF', '').trim().split('\r\n');
    expect(titulos).toMatch(/^Mês;Declarações;Adições;Valor aduaneiro \(R\$\);II \(R\$\)/);
    expect(linha).toMatch(/^02\/2026;1;2;\d+,\d\d;/);
    expect(resto).toEqual([]);
    expect(resposta.headers['content-disposition']).toBe('attachment; filename="registro-de-di-2026-11-20.csv"');
  });

  test('are of a period that begins before it ends, and of nobody else', async () => {
    const resposta = await pessoa.pedir({ url: '/api/Relatorio/RegistroDi?de=2026-02-01&ate=2026-01-01' });
    expect([resposta.statusCode, resposta.json().campos]).toEqual([400, { ate: 'O período acaba antes de começar.' }]);
    await importar('2026-02-03');
    const alheia = await bench().novaPessoa();
    expect((await alheia.pedir({ url: `/api/Relatorio/RegistroDi?${PERIODO}` })).json().linhas).toEqual([]);
  });
});
