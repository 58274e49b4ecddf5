import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Painel } from '#lib/contracts/views/painel.ts';
import { CODIGOS_ALERTA } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { ehDiaUtil } from '#lib/domain/datas/dias-uteis.ts';
import { validarCnpj } from '#lib/domain/identificadores/cnpj.ts';
import { REGRAS_DO_MEU_DIA } from '#lib/domain/telas/meu-dia.ts';
import type { Relatorio } from '#lib/domain/telas/relatorio.ts';
import { vezes } from '#lib/testing/vezes.ts';
import type { Connection } from '#server/platform/db/database.ts';
import { empresa } from '#server/platform/db/schema/core.ts';
import { painelFato, painelFonte, painelMudanca } from '#server/platform/db/schema/painel.ts';
import { folderBlobStore } from '#server/platform/files/blob-store.ts';
import { freshDatabase, onServer } from '#server/testing/test-bench.ts';
import { prepararDemonstracao, recusarDemonstracaoExposta } from './demonstracao.ts';
import { DEMONSTRACAO } from './pessoa-demonstracao.ts';

describe('made anew', () => {
  let conexao: Connection;
  let pasta: string;
  beforeAll(async () => {
    conexao = await freshDatabase();
    pasta = await mkdtemp(join(tmpdir(), 'cais-demonstracao-'));
  });
  afterAll(async () => {
    await conexao.fechar();
    await rm(pasta, { recursive: true });
  });

  test.each([
    [{ HOST: '0.0.0.0' }, /^HOST 0\.0\.0\.0 não é aceito/],
    [{ HOST: 'localhost', PROXY_CONFIAVEL: ['10.0.0.0/8'] }, /^PROXY_CONFIAVEL não é aceito/],
  ])('it is not made where others could reach it (%j)', async (env, frase) => {
    const ao = { db: conexao.db, blobs: folderBlobStore(pasta), relogio: { agora: () => new Date() } };
    await expect(prepararDemonstracao({ ...ao, env })).rejects.toThrow(frase);
    expect(await conexao.db.select().from(empresa)).toEqual([]);
  });

  // A Sunday after carnival, when the rules of 2027 are in force, and a Saturday after a year has turned twice more.
  test.each(['2027-02-14', '2029-01-06'].slice(0, vezes(2)))('it can be made on %s too', async (dia) => {
    const deOutroDia = await freshDatabase();
    const ao = {
      db: deOutroDia.db,
      blobs: folderBlobStore(pasta),
      relogio: { agora: () => new Date(`${dia}T15:00:00Z`) },
    };
    expect(await prepararDemonstracao({ ...ao, env: { HOST: 'localhost' } })).toBe(true);
    await deOutroDia.fechar();
  });
});

onServer(
  'The demonstration',
  (bench) => {
    let [token, idEmpresa] = ['', ''];
    beforeAll(async () => {
      const { app, conexao, blobs, relogio } = bench();
      await prepararDemonstracao({ db: conexao.db, blobs, relogio, env: { HOST: 'localhost' } });
      const { email, senha: password } = DEMONSTRACAO;
      const entrada = await app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password } });
      ({ token, idEmpresa } = entrada.json());
    });
    const pedir = (url: string) => bench().app.inject({ url, headers: { authorization: `Bearer ${token}` } });

    test('is not served to others on a PostgreSQL either, while its password is the known one', async () => {
      const { db } = bench().conexao;
      await expect(recusarDemonstracaoExposta(db, { HOST: 'localhost' })).resolves.toBeUndefined();
      await expect(
        recusarDemonstracaoExposta(db, { HOST: 'localhost', PROXY_CONFIAVEL: ['10.0.0.0/8'] }),
      ).rejects.toThrow(/^PROXY_CONFIAVEL não é aceito enquanto vale a senha de demonstração/);
    });

    test('has suppliers, items and importers, and those of its declarations are among them', async () => {
      expect((await pedir('/api/Fornecedor')).headers['x-total-count']).toBe('40');
      expect((await pedir('/api/Item')).headers['x-total-count']).toBe('300');
      const [processo] = (await pedir('/api/Processo?tamanho=1')).json();
      const [{ fornecedor, itens }] = (await pedir(`/api/Adicao?processoId=${processo.id}&tamanho=1`)).json();
      const [{ id }] = (await pedir(`/api/Fornecedor/GetByQ?q=${encodeURIComponent(fornecedor)}`)).json();
      const partNumber = itens[0].descricao.match(/FICTICIO \d+$/)[0];
      expect((await pedir(`/api/Item/GetByPartnumberQ?q=${encodeURIComponent(partNumber)}`)).json()).toMatchObject([
        { partNumber, descricao: itens[0].descricao, valorUnitarioReferencia: itens[0].valorUnitario },
      ]);
      const [item] = (await pedir(`/api/Item?q=${encodeURIComponent(partNumber)}`)).json();
      expect(item.fornecedorPadrao).toEqual({ id, razaoSocial: fornecedor });

      // The importer of those declarations is in the cadastro, and one of the four representatives may no longer act.
      expect((await pedir(`/api/Importador/GetByQ?q=${processo.importador.numero}`)).json()).toMatchObject([
        { cnpj: processo.importador.numero, nome: processo.importador.nome },
      ]);
      // Every status has an order; the shipped quantities are in the processes of those declarations.
      const pedidos: { status: string; id: string }[] = (await pedir('/api/PurchaseOrder?tamanho=100')).json();
      expect([...new Set(pedidos.map(({ status }) => status))].sort()).toEqual([
        'ATENDIDA',
        'CANCELADA',
        'CONFIRMADA',
        'EMITIDA',
        'PARCIAL',
        'RASCUNHO',
      ]);
      const parcial = pedidos.find(({ status }) => status === 'PARCIAL');
      const linhas = (await pedir(`/api/PurchaseOrder/${parcial?.id}/Diferencas`)).json();
      expect(linhas[0].embarques[0].declarado).toMatchObject({ situacao: 'ENCONTRADO', como: 'PART_NUMBER' });

      expect((await pedir('/api/Representante')).headers['x-total-count']).toBe('4');
      expect((await pedir('/api/Representante?validade=VENCIDA')).json()).toMatchObject([
        { procuracaoValidade: '2026-11-15' },
      ]);
      expect((await pedir('/api/Representante?validade=VENCENDO')).json()).toMatchObject([
        { certificadoValidade: '2026-11-26' },
        { procuracaoValidade: '2026-12-02' },
      ]);

      // One row of its matriz ended long ago; another ended yesterday and has a successor.
      expect((await pedir('/api/MatrizTributacao')).headers['x-total-count']).toBe('10');
      expect((await pedir('/api/MatrizTributacao?validade=VENCIDA&ordem=vigenciaFim')).json()).toMatchObject([
        { vigenciaFim: '2026-09-21', decreto: 'Decreto fictício 10.006/2022' },
        { vigenciaFim: '2026-11-19' },
      ]);

      // One product has no structure yet. The others have two revisions, one with three hundred lines, and prices of national
      // inputs.
      const produtos = (await pedir('/api/Produto?ordem=codigo')).json();
      expect(
        produtos.map((um: Record<string, { revisao: string } | null>) => [um.codigo, um.revisaoEmVigor?.revisao]),
      ).toEqual([
        ['FTE-065', 'B'],
        ['MON-240', 'B'],
        ['MON-270', undefined],
        ['MOTO-160', 'B'],
        ['PLM-100', 'B'],
        ['REL-010', 'B'],
      ]);
      expect((await pedir('/api/Produto?resolucoes=VENCENDO')).headers['x-total-count']).toBe('2');
      const revisoes = (await pedir(`/api/Estrutura?produtoId=${produtos[1].id}`)).json();
      expect(
        revisoes.map((uma: Record<string, unknown>) => [uma.revisao, uma.nacionais, uma.importados, uma.vigenciaFim]),
      ).toEqual([
        ['B', 15, 287, null],
        ['A', 15, 286, '2026-10-20'],
      ]);
      const antiga = (await pedir(`/api/Estrutura/${revisoes[1].id}`)).json();
      expect(antiga.linhas.filter(({ subDe }: { subDe: string | null }) => subDe)).toHaveLength(2);
      expect(antiga.linhas.every(({ item }: { item: object | null }) => item !== null)).toBe(true);
      const compras = (await pedir('/api/CompraNacional?q=NAC-001&ordem=-dataEmissao')).json();
      expect(new Set(compras.map(({ nf }: { nf: string }) => nf)).size).toBe(4);

      // The cost of a process is more than its declared amounts.
      const custos = (await pedir('/api/Relatorio/CustoRealizado?de=2026-01-01&ate=2026-12-31')).json();
      expect(Number(custos.totais.despesas)).toBeGreaterThan(0);

      // Every kind of DAI pending at the Sefaz occurs, and one DAI has a sent file.
      const pendencias = (await pedir('/api/Dai/Pendencias')).json();
      for (const [pendencia, quantas] of Object.entries(pendencias))
        expect([pendencia, quantas !== 0]).toEqual([pendencia, true]);
      const [desembaracada] = (await pedir('/api/Dai?situacao=DESEMBARACADA&ordem=dataRegistro')).json();
      const inteira = (await pedir(`/api/Dai/${desembaracada.id}`)).json();
      expect(inteira.bloqueio).toContain('não muda mais');

      // Released goods are in stock with suspended tax. Some lotes had a shortage, some left by a DCI, and some went back.
      const totais = (await pedir('/api/SaldoInsumo/Totais')).json();
      expect(Number(totais.suspenso)).toBeGreaterThan(0);
      const lotes = (await pedir('/api/SaldoInsumo?comSaldo=false')).json();
      const movidos = await Promise.all(
        lotes.slice(0, 4).map(async ({ id }: { id: string }) => (await pedir(`/api/SaldoInsumo/${id}`)).json()),
      );
      expect(movidos.map(({ movimentos }) => movimentos.map(({ tipo }: { tipo: string }) => tipo))).toEqual([
        ['ENTRADA', 'FALTA', 'BAIXA_DCI'],
        ['ENTRADA', 'FALTA', 'ESTORNO'],
        ['ENTRADA', 'DEVOLUCAO'],
        ['ENTRADA', 'DEVOLUCAO'],
      ]);
      expect(movidos[0].itemCadastrado).toMatchObject({ partNumber: expect.any(String) });
      expect(movidos[3].saldo).toBe('0.0000000');

      // Two entries came without a declaration.
      const entradas = (await pedir('/api/EntradaDeInsumo?ordem=dataEntrada')).json();
      expect(
        entradas.map(({ papel, lote }: { papel: string; lote: { saldo: string } }) => [papel, lote.saldo]),
      ).toEqual([
        ['NF', '120.0000000'],
        ['DSI', '10.0000000'],
      ]);

      // One month of the DCI is registered, paid and drawn from the stock; the last one is in preparation, with its blocking
      // errors.
      const [emElaboracao, individual, registrada] = (await pedir('/api/Dci?ordem=-processo')).json();
      expect([registrada.situacao, registrada.pagamento, Number(registrada.tributos) > 0]).toEqual([
        'REGISTRADA',
        'PAGA',
        true,
      ]);
      expect([individual.tipo, individual.situacao, individual.pagamento, individual.nota]).toEqual([
        'INDIVIDUAL',
        'REGISTRADA',
        'A_PAGAR',
        expect.any(String),
      ]);
      expect([emElaboracao.situacao, emElaboracao.tributos]).toEqual(['EM_ELABORACAO', null]);
      const { insumos } = (await pedir(`/api/Dci/${individual.id}/Insumos`)).json();
      expect(insumos.map(({ faltante }: { faltante: string }) => faltante)).toEqual(['0.0000000']);
      const { lista } = (await pedir(`/api/Dci/${emElaboracao.id}`)).json();
      expect(new Set(lista.map(({ modalidade }: { modalidade: string }) => modalidade))).toEqual(
        new Set(['PE', 'PI_COM_PPB']),
      );
      expect(
        lista.some(({ modalidade, dcr }: { modalidade: string; dcr: object | null }) => modalidade !== 'PE' && !dcr),
      ).toBe(true);

      // Every situation has a process, and every alert occurs.
      for (const situacao of SITUACOES_PROCESSO) {
        const total = (await pedir(`/api/Processo?situacao=${situacao}`)).headers['x-total-count'];
        expect([situacao, Number(total) > 0]).toEqual([situacao, true]);
      }
      for (const alerta of CODIGOS_ALERTA) {
        const total = (await pedir(`/api/Processo?alerta=${alerta}`)).headers['x-total-count'];
        expect([alerta, Number(total) > 0]).toEqual([alerta, true]);
      }

      // Every rule of Meu dia has a line, but for sixteen: no suspension of CBS and IBS has its deadline before 2030, nothing is out for a
      // while, the turn of the year has one in December alone, the DAIs being made have their rows of the matriz,
      // all importers are in the cadastro, and nobody has a key of the Portal Único.
      const dia = (await pedir('/api/MeuDia?de=empresa')).json();
      const regras = dia.regras.map(({ regra }: { regra: string }) => regra);
      const semLinha = [
        'SUSPENSAO_CBS_IBS',
        'RETORNO',
        'VIRADA',
        'SEM_MATRIZ',
        'SEM_IMPORTADOR',
        'CREDENCIAL_DO_PORTAL',
        'AVISOS_DO_PORTAL',
        'NOVIDADE_DO_PORTAL',
        'REGISTRO_A_APROVAR',
        'A_RESOLVER_NO_PORTAL',
        'PRODUTO_RECUSADO',
        'PRODUTO_A_REVISAR',
        'OPERADOR_RECUSADO',
        'OPERADOR_A_REVISAR',
        'FABRICANTE_RECUSADO',
        'FABRICANTE_A_REVISAR',
      ];
      expect(new Set([...regras, ...semLinha])).toEqual(new Set(REGRAS_DO_MEU_DIA));
    });

    test('has drafts of products, operators and makers of the Portal, each product linked to the maker of its item', async () => {
      const quantos = async (url: string) => Number((await pedir(`/api/PortalUnico/${url}`)).headers['x-total-count']);
      expect([await quantos('Produto'), await quantos('Fabricante?situacao=RASCUNHO')]).toEqual([12, 12]);
      expect(await quantos('Operador')).toBeGreaterThanOrEqual(12);
      const vinculos: { doItem: boolean; tipo: string }[] = (await pedir('/api/PortalUnico/Fabricante')).json();
      expect(vinculos.every(({ doItem, tipo }) => doItem && tipo === 'OPERADOR')).toBe(true);
    });

    test('has numbers that are well formed, and no DCI at a rate that was not published before it', async () => {
      const json = async (url: string) => (await pedir(url)).json();
      const { cnpj } = await json(`/api/Empresa/${idEmpresa}`);
      expect(cnpj).toMatch(/^\d{14}$/);
      const cnpjs = [cnpj, ...(await json('/api/Importador')).map((um: { cnpj: string }) => um.cnpj)];
      expect(cnpjs.map((um) => [um, validarCnpj(um).valido])).toEqual(cnpjs.map((um) => [um, true]));
      const dcis: { id: string; dataRegistro: string | null }[] = await json('/api/Dci');
      for (const { id, dataRegistro } of dcis) {
        const { dataTaxa } = await json(`/api/Dci/${id}`);
        expect([id, ehDiaUtil(dataTaxa), dataTaxa < (dataRegistro ?? '2026-11-20')]).toEqual([id, true, true]);
      }
    });

    test('registers and clears declarations, and registers DCIs, on business days alone', async () => {
      const json = async (url: string) => (await pedir(url)).json();
      const registrados: { dataRegistro: string | null; dataDesembaraco?: string | null }[] = [
        ...(await json('/api/Processo?tamanho=200')),
        ...(await json('/api/Dci')),
      ];
      const dias = registrados.flatMap((um) => [um.dataRegistro ?? [], um.dataDesembaraco ?? []].flat());
      expect(dias.length).toBeGreaterThan(12);
      expect(dias.filter((dia) => !ehDiaUtil(dia))).toEqual([]);
    });

    test('takes every step but those of the cargo, and every mark of the Sefaz, on business days alone', async () => {
      const json = async (url: string) => (await pedir(url)).json();
      const processos: { id: string }[] = await json('/api/Processo?tamanho=200');
      const passos: { situacao: string; data: string }[] = [];
      const marcas: { tipo: string; data: string }[] = [];
      for (const { id } of processos) passos.push(...(await json(`/api/Processo/${id}`)).passos);
      for (const { id } of await json('/api/Dai?tamanho=200')) marcas.push(...(await json(`/api/Dai/${id}`)).marcas);
      const deGente = passos.filter(({ situacao }) => !['EM_TRANSITO', 'AGUARDANDO_PRESENCA'].includes(situacao));
      expect(deGente.length).toBeGreaterThan(20);
      expect(marcas.length).toBeGreaterThan(40);
      expect([...deGente, ...marcas].filter(({ data }) => !ehDiaUtil(data))).toEqual([]);
    });

    test('has a dashboard that is what its lists and reports say, and the same when it is summed anew', async () => {
      const total = async (url: string) => Number((await pedir(url)).headers['x-total-count']);
      const json = async (url: string) => (await pedir(url)).json();
      const ver = (consulta = ''): Promise<Painel> => json(`/api/Dashboard?${consulta}`);

      const visto = await ver();
      expect(visto.situacoes.length).toBeGreaterThan(4);
      for (const { situacao, quantidade } of visto.situacoes) {
        expect(await total(`/api/Processo?tamanho=1&situacao=${situacao}`)).toBe(quantidade);
      }
      const registrados = 'dataRegistroDe=2026-06-01&dataRegistroAte=2026-11-30';
      expect(await total(`/api/Processo?tamanho=1&${registrados}`)).toBe(visto.registro.quantidade);
      for (const { canal, quantidade } of visto.registro.canais) {
        expect(await total(`/api/Processo?tamanho=1&canalRfb=${canal ?? 'NENHUM'}&${registrados}`)).toBe(quantidade);
      }
      const etapas: Relatorio = await json('/api/Relatorio/TempoPorEtapa?de=2026-06-01&ate=2026-11-30');
      expect(visto.etapas.map(({ situacao, passagens, media }) => [situacao, passagens, media])).toEqual(
        etapas.linhas.map(({ chave, valores }) => [chave, valores.passagens, valores.media]),
      );
      expect(await total('/api/SaldoInsumo?tamanho=1&comSuspensao=true')).toBe(visto.suspenso.lotes);
      expect((await json('/api/SaldoInsumo/Totais?comSuspensao=true')).suspenso).toBe(visto.suspenso.valor);
      expect(await total('/api/Dci?tamanho=1&naoPaga=true')).toBe(visto.darfs.quantidade);
      expect(await total('/api/Dci?tamanho=1&atrasada=true')).toBe(visto.darfs.vencidos);
      expect(await total('/api/Dai?tamanho=1&pendencia=NOTIFICACAO_ABERTA')).toBe(visto.notificacoes.quantidade);
      expect(await total('/api/Dai?tamanho=1&notificacaoVencida=true')).toBe(visto.notificacoes.vencidos);
      expect((await json('/api/Dai/Totais?pendencia=NOTIFICACAO_ABERTA')).notificacaoAberta).toBe(
        visto.notificacoes.total,
      );

      const { regras, linhas } = await json('/api/MeuDia?de=empresa');
      expect(Object.fromEntries(visto.prazos.map(({ regra, quantidade }) => [regra, quantidade]))).toEqual(
        Object.fromEntries(
          regras.map(({ regra, total: quantas }: { regra: string; total: number }) => [regra, quantas]),
        ),
      );
      expect(visto.prazos[0]).toMatchObject({ regra: linhas[0].regra, prazo: linhas[0].prazo });

      for (const { id, razaoSocial } of await json('/api/Importador')) {
        const seu = await ver(`importadorId=${id}`);
        expect([razaoSocial, seu.suspenso.lotes]).toEqual([
          razaoSocial,
          await total(`/api/SaldoInsumo?tamanho=1&comSuspensao=true&importadorId=${id}`),
        ]);
        for (const { situacao, quantidade } of seu.situacoes) {
          const contados = await total(`/api/Processo?tamanho=1&situacao=${situacao}&importadorId=${id}`);
          expect([razaoSocial, situacao, contados]).toEqual([razaoSocial, situacao, quantidade]);
        }
      }

      const { db } = bench().conexao;
      const fontes = await db.select().from(painelFonte).where(eq(painelFonte.empresaId, idEmpresa));
      for (const tabela of [painelFato, painelFonte]) await db.delete(tabela).where(eq(tabela.empresaId, idEmpresa));
      await db
        .insert(painelMudanca)
        .values(
          [...new Set(fontes.map(({ fonteId }) => fonteId))].map((fonteId) => ({ empresaId: idEmpresa, fonteId })),
        );
      expect(await ver()).toEqual(visto);
    });
  },
  { sozinha: true },
);
