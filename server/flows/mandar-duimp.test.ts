import type { DuimpDoProcesso } from '#lib/contracts/duimp-do-processo.ts';
import { lerDuimpJson } from '#lib/siscomex/testing/ler-duimp-json.ts';
import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
import { FUNCOES_DO_RASCUNHO } from '#server/comex/portal/functions.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/comex/portal/testing/portal-de-teste.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { PASTA_DO_OPENAPI } from '#server/testing/portal-simulado/openapi-contract.ts';
import { DUIMP_REAL } from '#server/testing/portal-simulado/seeds.ts';
import { onEachDatabase } from '#server/testing/test-bench.ts';
import { filaDosRascunhos } from './mandar-duimp.ts';

const BRL = { codigo: '790' };
const INTEGRAL = {
  ii: { regime: 'INTEGRAL', aliquota: '16' },
  ipi: { regime: 'INTEGRAL', aliquota: '9.75' },
  pis: { regime: 'INTEGRAL', aliquota: '2.1' },
  cofins: { regime: 'INTEGRAL', aliquota: '9.65' },
};
const ALIQUOTAS = { II: '16', IPI: '9.75', PIS: '2.1', COFINS: '9.65' };

descreverComMaterial('The DUIMP of a processo', [...DUIMP_REAL, `${PASTA_DO_OPENAPI}/plat.json`], () => {
  onEachDatabase(
    'as a draft in the Portal Único',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench, (ao) => [filaDosRascunhos(ao)]);
      });
      beforeEach(() => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
        const { simulado } = portal;
        // A draft whose answer comes late is in doubt, so a slow machine must not be taken for a silent Portal.
        portal.prazoMs = 5_000;
        Object.assign(simulado, { chamadas: [], falhas: [], fora: [], antes: undefined });
        simulado.limites.clear();
        for (const um of [simulado.rascunhos.todos, simulado.rascunhos.aMais, simulado.rascunhos.catalogo]) um.clear();
        simulado.rascunhos.catalogo.set('45/3', { ncm: '85423190', aliquotas: ALIQUOTAS });
        simulado.rascunhos.fretes.set(CE, { moeda: 'BRL', valor: '500.00' });
      });
      const pedidas = new Set<string>();
      afterEach(() => {
        expect(portal.simulado.fora).toEqual([]);
        for (const { funcao } of portal.simulado.chamadas) pedidas.add(funcao);
      });
      afterAll(() => portal.simulado.fechar());
      const chamadas = () => portal.simulado.chamadas.map(({ funcao, status }) => `${funcao} ${status}`);
      const depois = async (minutos: number) => {
        portal.passar(minutos * 60);
        await portal.correr();
      };

      /** A processo that knows all that a DUIMP asks for, but for what only the DUIMP does. */
      async function comProcesso({ itens = 2 }: { itens?: number } = {}) {
        const chave = await portal.comChave();
        const { pessoa, credencialId } = chave;
        const criado = async (recurso: string, corpo: object): Promise<{ id: string }> => {
          const resposta = await cadastroDeTeste(pessoa, recurso).criar(corpo);
          expect(resposta.json().Error ?? null).toBeNull();
          return { id: resposta.json().id };
        };
        const importador = await criado('Importador', IMPORTADOR);
        const fornecedor = await criado('Fornecedor', FORNECEDOR);
        const processo = await criado('Processo', { ...PROCESSO, importador });
        const linhas = Array.from({ length: itens }, (_, i) => ({
          ...{ partNumber: `PN-${i + 1}`, descricao: `Circuito integrado ${i + 1}`, ncm: '85423190', unidade: 'PECA' },
          ...{ quantidade: `${i + 3}`, valorUnitario: '333.3333333', pesoLiquido: '1.50000', moeda: BRL },
          ...{ incoterm: 'FOB', fornecedor, fabricante: fornecedor, paisOrigem: { codigo: '160' } },
          ...{ aplicacao: 'INDUSTRIALIZACAO', adicao: 1 },
        }));
        const adicoes = [{ numero: 1, tributos: INTEGRAL }];
        const itensGravados = await cadastroDeTeste(pessoa, 'ItensDoProcesso').alterar({
          ...{ id: processo.id, versao: 1, itens: linhas, adicoes },
        });
        expect(itensGravados.json().Error ?? null).toBeNull();
        const url = `/api/Processo/${processo.id}/Duimp`;
        const pedir = async (method: 'GET' | 'PUT' | 'POST', fim = '', payload?: object) => {
          const resposta = await pessoa.pedir({ method, url: url + fim, ...(payload && { payload }) });
          return { status: resposta.statusCode, corpo: resposta.json() };
        };
        const ler = async (): Promise<DuimpDoProcesso> => (await pedir('GET')).corpo;
        const complementar = async (mais: object = {}) => {
          const { versao, complemento, itens: seus, operadores } = await ler();
          return pedir('PUT', '', {
            versao,
            complemento: {
              ...complemento,
              ...{ metodoValoracao: 1, coberturaCambial: '1' },
              documentos: [{ tipo: '30', palavra: 1, valor: 'FATURA-1' }],
              operadores: operadores.map(({ id }) => ({ id, codigo: 'OPE_2', versao: '1' })),
              produtos: seus.map(({ id }) => ({ id, codigo: 45, versao: '3', quantidadeEstatistica: '7.5' })),
              ...mais,
            },
          });
        };
        const mandar = async () => {
          const { escrito } = await ler();
          return pedir('POST', '/Mandar', { credencialId, sha256: escrito?.sha256 ?? '0'.repeat(64) });
        };
        return { ...{ id: processo.id, pessoa, chave, pedir, ler, complementar, mandar, itensGravados, fornecedor } };
      }

      test('says by cause what is missing and where it is filled in, and sends nothing while something is', async () => {
        const um = await comProcesso();
        const antes = await um.ler();
        expect(antes).toMatchObject({ bloqueio: null, escrito: null, rascunho: null, versao: 0 });
        expect(antes.lacunas.filter(({ nivel }) => nivel === 'IMPEDE').map(({ chave }) => chave)).toEqual([
          ...['metodo', 'cobertura', 'produto', 'estatistica', 'operadores'],
        ]);
        expect(antes.lacunas.find(({ chave }) => chave === 'produto')).toMatchObject({
          texto: 'Todos os itens estão sem o produto do Catálogo.',
          lugar: { onde: 'COMPLEMENTO', parte: 'produtos' },
        });
        const { credencialId } = um.chave;
        const cedo = await um.pedir('POST', '/Mandar', { credencialId, sha256: '0'.repeat(64) });
        expect([cedo.status, cedo.corpo.Error]).toEqual([
          422,
          'Ainda falta o que a DUIMP exige: veja a lista do que falta.',
        ]);
        expect((await um.complementar()).status).toBe(200);
        const pronto = await um.ler();
        expect(pronto.lacunas.map(({ chave, nivel }) => [chave, nivel])).toEqual([['frete-do-ce', 'AVISA']]);
        expect(pronto.escrito?.capa).toContainEqual({
          ...{ caminho: 'carga.identificacao', valor: CE, lugar: { onde: 'PROCESSO', aba: 'carga' } },
        });
        expect(pronto.escrito?.amostra[0]?.folhas).toContainEqual({
          caminho: 'mercadoria.valorUnitarioMoedaNegociada',
          valor: '333.3333333',
          lugar: { onde: 'PROCESSO', aba: 'itens' },
        });
        await portal.correr();
        expect(chamadas()).toEqual([]);
      });

      test('is created once, filled in, diagnosed and compared to the cent, and the processo tells of it', async () => {
        const um = await comProcesso();
        await um.complementar();
        portal.simulado.rascunhos.aMais.set('IPI', '0.01');
        expect((await um.mandar()).corpo.rascunho).toMatchObject({ situacao: 'NA_FILA', ambiente: 'TREINAMENTO' });
        const outra = await um.mandar();
        expect([outra.status, outra.corpo.Error]).toEqual([409, 'O rascunho já está a caminho do Portal Único.']);
        await portal.correr();
        expect(chamadas()).toEqual([
          ...['autenticarChaveAcesso 200', 'criarNovaDuimp 201', 'salvarItens 201', 'diagnosticarDuimp 201'],
          'buscarValoresCalculadosDuimp 200',
        ]);
        const { rascunho } = await um.ler();
        expect(rascunho).toMatchObject({
          situacao: 'PRONTO',
          etapa: null,
          comoMandado: true,
          itensLa: 2,
          problemas: [],
        });
        expect([...portal.simulado.rascunhos.todos.keys()]).toEqual([rascunho?.numero]);
        const linha = (nome: string) => rascunho?.comparados.find((uma) => uma.nome === nome);
        // By hand: 1000.00 + 250.00 + 42.857… = 1292.86 and 1333.33 + 250.00 + 57.142… = 1640.47; 16 % of each is 206.86 and 262.48.
        expect(linha('II devido')).toEqual({
          nome: 'II devido',
          doPortal: '469.34',
          nosso: '469.34',
          diferenca: '0.00',
        });
        expect(linha('IPI a recolher')).toMatchObject({ diferenca: '0.01' });
        expect(linha('Taxa Siscomex a recolher')).toMatchObject({
          doPortal: '154.23',
          nosso: '154.23',
          diferenca: '0.00',
        });
        expect(rascunho?.nossos).toEqual({ dia: '2026-11-23', falta: null });
        const historico = await um.pessoa.pedir({ url: `/api/Historico?recurso=Processo&registroId=${um.id}` });
        const motivos = historico.json().map(({ motivo }: { motivo: string | null }) => motivo);
        expect(motivos.slice(0, 2)).toEqual([
          expect.stringMatching(/^Portal Único \(treinamento\): rascunho da DUIMP feito, número 26BR/),
          'Portal Único (treinamento): rascunho da DUIMP mandado.',
        ]);
      });

      test('as it is registered reads back as what was sent', async () => {
        const um = await comProcesso();
        await um.complementar();
        await um.mandar();
        await portal.correr();
        const [numero = ''] = portal.simulado.rascunhos.todos.keys();
        await portal.simulado.rascunhos.concluirDiagnostico(numero);
        const rascunho = portal.simulado.rascunhos.todos.get(numero);
        if (!rascunho) throw new Error('sent');
        rascunho.registro = 'EM_PROCESSAMENTO';
        await portal.simulado.rascunhos.concluirRegistro(numero);
        const [registrada] = portal.simulado.duimps.todas.get(numero) ?? [];
        const arquivo = JSON.stringify({ ...registrada?.capa, itens: registrada?.itens });
        const [lida] = lerDuimpJson(Buffer.from(arquivo));
        expect(lida).toMatchObject({
          ...{ numeroDI: numero, importador: { numero: IMPORTADOR.cnpj }, urfDespacho: { codigo: '0227600' } },
          ...{ conhecimento: { master: CE }, seguro: { moeda: { codigo: 'BRL' }, valorMoeda: '100.00' } },
          documentos: [{ tipo: { codigo: '30' }, numero: 'FATURA-1' }],
        });
        expect(lida?.adicoes.flatMap(({ itens }) => itens)).toMatchObject([
          {
            ...{ sequencia: 1, descricao: 'Circuito integrado 1', unidade: 'PECA' },
            ...{ quantidade: '3.00000', valorUnitario: '333.3333333' },
            duimp: {
              ...{ pesoLiquido: '1.50000', quantidadeEstatistica: '7.50000', aplicacao: 'INDUSTRIALIZAÇÃO' },
              ...{ metodoValoracao: '1', coberturaCambial: 'ATE_180_DIAS', vinculo: 'NAO_HA_VINCULACAO' },
              ...{
                produto: { codigo: '45', versao: '3' },
                tributos: { ii: { regime: { codigo: '1' }, devido: '206.86' } },
              },
            },
          },
          { sequencia: 2, quantidade: '4.00000' },
        ]);
        portal.simulado.duimps.todas.delete(numero);
      });

      test('of two hundred and fifty items goes in batches of a hundred, and what changes goes into the same draft', async () => {
        const um = await comProcesso({ itens: 250 });
        await um.complementar();
        await um.mandar();
        await portal.correr();
        expect(chamadas().filter((uma) => uma === 'salvarItens 201')).toHaveLength(3);
        const { rascunho } = await um.ler();
        const [, ...resto] = um.itensGravados.json().itens;
        const { versao, adicoes } = um.itensGravados.json();
        await cadastroDeTeste(um.pessoa, 'ItensDoProcesso').alterar({ id: um.id, versao, itens: resto, adicoes });
        expect((await um.ler()).rascunho).toMatchObject({ comoMandado: false });
        await um.mandar();
        await portal.correr();
        const [numero = '', ...outros] = portal.simulado.rascunhos.todos.keys();
        expect([numero, outros]).toEqual([rascunho?.numero, []]);
        expect(portal.simulado.rascunhos.todos.get(numero)?.itens.size).toBe(249);
        expect(chamadas().filter((uma) => uma === 'atualizarItens 200')).toHaveLength(3);
        expect(chamadas()).toContain('excluirItemDuimp 200');
      });

      test('shows what the Portal refuses at the field and the item, and goes on when it is mended', async () => {
        const um = await comProcesso();
        const { itens } = await um.ler();
        const produtos = itens.map(({ id, numero }) => ({
          ...{ id, codigo: numero === 2 ? 99 : 45, versao: '3', quantidadeEstatistica: '7.5' },
        }));
        await um.complementar({ produtos, documentos: [] });
        await um.mandar();
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({
          ...{ situacao: 'RECUSADO', itensLa: 1 },
          problemas: [
            {
              ...{ item: 2, campo: 'produto.codigo', lugar: { onde: 'COMPLEMENTO', parte: 'produtos' } },
              mensagem: 'O produto 99, versão 3, não existe no Catálogo de Produtos.',
            },
          ],
        });
        await um.complementar({ documentos: [] });
        await um.mandar();
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({
          ...{ situacao: 'RECUSADO', itensLa: 2 },
          problemas: [{ item: null, campo: 'documentos.documentosInstrucao', lugar: { parte: 'documentos' } }],
        });
        await um.complementar();
        await um.mandar();
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'PRONTO', problemas: [] });
        expect(portal.simulado.rascunhos.todos.size).toBe(1);
      });

      test('whose answer is lost is not made again until somebody says what is in the Portal', async () => {
        const um = await comProcesso();
        await um.complementar();
        portal.prazoMs = 1_500;
        portal.simulado.falhas.push({ funcao: 'criarNovaDuimp', tipo: 'CALA' });
        await um.mandar();
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'INCERTO', numero: null, proximaEm: null });
        await depois(120);
        expect(chamadas().filter((uma) => uma.startsWith('criarNovaDuimp'))).toHaveLength(1);
        expect(portal.simulado.rascunhos.todos.size).toBe(1);
      });

      test('whose items got no answer asks which are there, and none is sent twice', async () => {
        const um = await comProcesso();
        await um.complementar();
        portal.simulado.falhas.push({ funcao: 'salvarItens', tipo: 'CAI' });
        await um.mandar();
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'NA_FILA', etapa: 'ITENS' });
        await depois(2);
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'PRONTO', itensLa: 2 });
        expect(chamadas().slice(-5)).toEqual([
          ...['buscarDadosItensDuimp 200', 'buscarDadosItensDuimp 200', 'atualizarItens 200', 'diagnosticarDuimp 201'],
          'buscarValoresCalculadosDuimp 200',
        ]);
        expect(portal.simulado.rascunhos.todos.size).toBe(1);
      });

      test('that a person found in the Portal is filled in there', async () => {
        const um = await comProcesso();
        await um.complementar();
        portal.simulado.falhas.push({ funcao: 'criarNovaDuimp', tipo: 'CAI' });
        await um.mandar();
        await portal.correr();
        const [numero = ''] = portal.simulado.rascunhos.todos.keys();
        const esperar = await um.mandar();
        expect([esperar.status, esperar.corpo.Error]).toEqual([409, expect.stringMatching(/se perdeu: ele pode ter/)]);
        const resolvido = await um.pedir('POST', '/Resolver', { rascunho: { numero, versao: '0' } });
        expect(resolvido.corpo.rascunho).toMatchObject({ situacao: 'PREPARO', numero, frase: null });
        portal.passar(70);
        await um.mandar();
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'PRONTO', numero });
        expect(portal.simulado.rascunhos.todos.size).toBe(1);
        expect(chamadas()).toContain('atualizarDadosGerais 200');
      });

      test('waits for no credential that was ended, and goes by another', async () => {
        const um = await comProcesso();
        await um.complementar();
        await um.mandar();
        const url = `/api/PortalUnico/Credencial/${um.chave.credencialId}/Encerrar`;
        expect((await um.pessoa.pedir({ method: 'POST', url })).statusCode).toBe(200);
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({
          ...{ situacao: 'RECUSADO', numero: null, frase: 'A credencial foi encerrada antes do fim do envio.' },
        });
        expect(chamadas()).toEqual([]);
      });

      test('asks, in the tests above, for each thing it can ask for, and each is in the published document', () => {
        expect(FUNCOES_DO_RASCUNHO.filter((uma) => !pedidas.has(uma))).toEqual([]);
      });

      test('can ask the Portal for nothing that registers', () => {
        expect([...FUNCOES_DO_RASCUNHO].filter((uma) => /registr/i.test(uma))).toEqual([]);
      });
    },
    { portal: ENDERECOS },
  );
});

const CE = '032605000000016';
const IMPORTADOR = {
  cnpj: '11222333000181',
  razaoSocial: 'Fictícia da Amazônia Ltda',
  ...{ setor: '1', uf: 'AM', situacaoSuframa: 'NAO_INSCRITO' },
};
const FORNECEDOR = { papel: 'AMBOS', razaoSocial: 'FICTICIA PARTS CO', pais: { codigo: '160' }, vinculo: '1' };
const PROCESSO = {
  ...{ tipoDocumento: 'DUIMP', modalidade: 'PROPRIA', urfDespacho: { codigo: '0227600' }, viaTransporte: '01' },
  ...{ conhecimentoTipo: 'HBL', conhecimentoMaster: CE, procedencia: { codigo: '160' } },
  ...{ freteMoeda: { codigo: '790' }, freteValor: '500', seguroMoeda: { codigo: '790' }, seguroValor: '100' },
};
