import { lerDuimpJson } from '#lib/siscomex/testing/ler-duimp-json.ts';
import { operadorRepository } from '#server/portal/catalogue/operador-repository.ts';
import { FUNCAO_QUE_REGISTRA, FUNCOES_DO_PORTAL, FUNCOES_DO_RASCUNHO } from '#server/portal/talk/functions.ts';
import {
  CE_DO_RASCUNHO as CE,
  comProcessoDeDuimp,
  IMPORTADOR_DO_RASCUNHO as IMPORTADOR,
  semearParaRascunhos,
} from '#server/portal/testing/duimp-de-teste.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { filaDosRascunhos } from './mandar-duimp.ts';

describe('The DUIMP of a processo', () => {
  onServer(
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
        semearParaRascunhos(simulado);
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

      const comProcesso = (ao?: { itens?: number }) => comProcessoDeDuimp(portal, ao);

      test('says by cause what is missing and where it is filled in, and sends nothing while something is', async () => {
        const um = await comProcesso();
        const antes = await um.ler();
        expect(antes).toMatchObject({ bloqueio: null, escrito: null, rascunho: null, versao: 0 });
        expect(antes.lacunas.filter(({ nivel }) => nivel === 'IMPEDE').map(({ chave }) => chave)).toEqual([
          'metodo',
          'cobertura',
          'produto',
          'estatistica',
          'operadores',
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
        expect(pronto.lacunas.map(({ chave, nivel }) => [chave, nivel])).toEqual([
          ['frete-do-ce', 'AVISA'],
          ['atributos', 'AVISA'],
        ]);
        expect(pronto.escrito?.capa).toContainEqual({
          caminho: 'carga.identificacao',
          valor: CE,
          lugar: { onde: 'PROCESSO', aba: 'carga' },
        });
        expect(pronto.escrito?.amostra[0]?.folhas).toContainEqual({
          caminho: 'mercadoria.valorUnitarioMoedaNegociada',
          valor: '333.3333333',
          lugar: { onde: 'PROCESSO', aba: 'itens' },
        });
        await portal.correr();
        expect(chamadas()).toEqual([]);
      });

      test('tells the code and version that the Portal gave a supplier, once both are known', async () => {
        const um = await comProcesso();
        const { pessoa, fornecedor } = um;
        const noPortal = async () => (await um.ler()).operadores.map(({ id, noPortal: seus }) => [id, seus]);
        const pedir = async (method: 'GET' | 'POST', url: string, payload?: object) =>
          (await pessoa.pedir({ method, url: `/api/${url}`, ...(payload && { payload }) })).json();
        const [importador] = await pedir('GET', 'Importador');
        await pedir('POST', 'PortalUnico/Operador/Preparar', {
          ambiente: 'TREINAMENTO',
          importadorId: importador.id,
          fornecedores: [fornecedor.id],
        });
        const [{ id, versao }] = await pedir('GET', 'PortalUnico/Operador');
        await pedir('POST', `PortalUnico/Operador/${id}/Achado`, { versao, codigo: 'OPE_2' });
        expect(await noPortal()).toEqual([[fornecedor.id, []]]);
        const operadores = operadorRepository(bench().conexao.db, pessoa.quem.empresaId);
        await operadores.comparar(id, { versaoNoPortal: '4', situacaoNoPortal: 'ATIVADO' });
        expect(await noPortal()).toEqual([
          [fornecedor.id, [{ ambiente: 'TREINAMENTO', codigo: 'OPE_2', versao: '4' }]],
        ]);
        await operadores.comparar(id, { situacaoNoPortal: 'DESATIVADO' });
        expect(await noPortal()).toEqual([[fornecedor.id, []]]);
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
          'autenticarChaveAcesso 200',
          'criarNovaDuimp 201',
          'salvarItens 201',
          'diagnosticarDuimp 201',
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
        expect(linha('Taxa Siscomex devida')).toMatchObject({ doPortal: '154.23' });
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
          expect.stringMatching(
            /^Portal Único \(treinamento\): rascunho da DUIMP mandado; 4 conferências em aberto vistas /,
          ),
        ]);
      });

      test('is compared item by item when somebody asks, and the item that differs is named', async () => {
        const um = await comProcesso({ itens: 3 });
        await um.complementar();
        portal.simulado.rascunhos.aMais.set('IPI', '0.01').set('IPI 2', '0.01');
        await um.mandar();
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'PRONTO', itens: null });
        portal.simulado.chamadas = [];
        // The second answer is lost: what came before it stays, and only the rest is asked.
        portal.simulado.antes = (funcao, { 'numero-item': item }) => {
          if (funcao !== 'buscarValoresCalculadosItemDuimp' || item !== '1') return;
          portal.simulado.antes = undefined;
          portal.simulado.falhas.push({ funcao, tipo: 'CAI' });
        };
        expect((await um.pedir('POST', '/ValoresDosItens')).corpo.rascunho).toMatchObject({
          situacao: 'NA_FILA',
          etapa: 'VALORES_DOS_ITENS',
        });
        await portal.correr();
        expect((await um.ler()).rascunho?.itens).toMatchObject({ vindos: 1 });
        await depois(2);
        const vistas = chamadas().filter((uma) => !uma.startsWith('autenticar'));
        expect(vistas).toEqual([
          ...Array.from({ length: 4 }, () => 'buscarValoresCalculadosItemDuimp 200'),
          'buscarValoresCalculadosDuimp 200',
        ]);
        expect((await um.ler()).rascunho).toMatchObject({
          situacao: 'PRONTO',
          etapa: null,
          frase: null,
          itens: { dia: '2026-11-23', vindos: 3, falta: null, inteiros: 3 },
        });
        // By hand: 1333.33 + a third of 500.00 + 100.00 × 1333.33/4000.00 = 1533.33, and 9.75 % of that with its II of 16 % is 173.42.
        expect((await um.ler()).rascunho?.itens?.diferem).toEqual([
          {
            item: 2,
            nome: 'IPI devido',
            doPortal: '173.43',
            nosso: '173.42',
            diferenca: '0.01',
            conta: {
              base: '1778.66',
              baseReduzida: null,
              aliquota: '9.75',
              aliquotaReduzida: null,
              baseEspecifica: null,
              aliquotaEspecifica: null,
              especifica: false,
              fundamento: null,
            },
          },
        ]);
        portal.passar(24 * 3600);
        const { email, senha, pedir } = um.pessoa;
        const entrada = await pedir({ method: 'POST', url: '/Auth/Login', payload: { email, password: senha } });
        const headers = { authorization: `Bearer ${entrada.json().token}` };
        const url = `/api/Processo/${um.id}/Duimp`;
        await pedir({ method: 'POST', url: `${url}/Valores`, headers });
        await portal.correr();
        expect((await pedir({ url, headers })).json().rascunho.itens).toMatchObject({
          inteiros: 0,
          falta: 'Os valores dos itens são de outro dia que os nossos: compare item por item de novo.',
        });
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
          numeroDI: numero,
          importador: { numero: IMPORTADOR.cnpj },
          urfDespacho: { codigo: '0227600' },
          conhecimento: { master: CE },
          seguro: { moeda: { codigo: 'BRL' }, valorMoeda: '100.00' },
          documentos: [{ tipo: { codigo: '30' }, numero: 'FATURA-1' }],
        });
        expect(lida?.adicoes.flatMap(({ itens }) => itens)).toMatchObject([
          {
            sequencia: 1,
            descricao: 'Circuito integrado 1',
            unidade: 'PECA',
            quantidade: '3.00000',
            valorUnitario: '333.3333333',
            duimp: {
              pesoLiquido: '1.50000',
              quantidadeEstatistica: '7.50000',
              aplicacao: 'INDUSTRIALIZAÇÃO',
              metodoValoracao: '1',
              coberturaCambial: 'ATE_180_DIAS',
              vinculo: 'NAO_HA_VINCULACAO',
              produto: { codigo: '45', versao: '3' },
              tributos: { ii: { regime: { codigo: '1' }, devido: '206.86' } },
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
          id,
          codigo: numero === 2 ? 99 : 45,
          versao: '3',
          quantidadeEstatistica: '7.5',
        }));
        await um.complementar({ produtos, documentos: [] });
        await um.mandar();
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({
          situacao: 'RECUSADO',
          itensLa: 1,
          problemas: [
            {
              item: 2,
              campo: 'produto.codigo',
              lugar: { onde: 'COMPLEMENTO', parte: 'produtos' },
              mensagem: 'O produto 99, versão 3, não existe no Catálogo de Produtos.',
            },
          ],
        });
        await um.complementar({ documentos: [] });
        await um.mandar();
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({
          situacao: 'RECUSADO',
          itensLa: 2,
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

      test('whose key is swapped while the Portal makes it has its number, and goes on by the new key', async () => {
        const um = await comProcesso();
        await um.complementar();
        await um.mandar();
        portal.noMeioDe('criarNovaDuimp', () => portal.trocarChave(um.chave));
        await portal.correr();
        const [numero] = portal.simulado.rascunhos.todos.keys();
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'NA_FILA', etapa: 'ITENS', numero });
        expect(chamadas()).toEqual(['autenticarChaveAcesso 200', 'criarNovaDuimp 201']);
        await depois(2);
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'PRONTO', numero, itensLa: 2 });
        expect(chamadas().filter((uma) => uma.startsWith('autenticar'))).toHaveLength(2);
        expect(portal.simulado.rascunhos.todos.size).toBe(1);
      });

      test('whose credential is ended while the Portal makes it is left to a person', async () => {
        const um = await comProcesso();
        await um.complementar();
        await um.mandar();
        const url = `/api/PortalUnico/Credencial/${um.chave.credencialId}/Encerrar`;
        portal.noMeioDe('criarNovaDuimp', async () => {
          expect((await um.pessoa.pedir({ method: 'POST', url })).statusCode).toBe(200);
        });
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'INCERTO', numero: null });
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
          'buscarDadosItensDuimp 200',
          'buscarDadosItensDuimp 200',
          'atualizarItens 200',
          'diagnosticarDuimp 201',
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
          situacao: 'RECUSADO',
          numero: null,
          frase: 'A credencial foi encerrada antes do fim do envio.',
        });
        expect(chamadas()).toEqual([]);
      });

      test('asks, in the tests above, for each thing it can ask for, and each is in the published document', () => {
        expect(FUNCOES_DO_RASCUNHO.filter((uma) => !pedidas.has(uma))).toEqual([]);
      });

      test('is registered by one function, which none of these is', () => {
        expect(FUNCOES_DO_PORTAL.filter((uma) => /registr/i.test(uma))).toEqual([FUNCAO_QUE_REGISTRA]);
        expect([...pedidas]).not.toContain(FUNCAO_QUE_REGISTRA);
      });
    },
    { portal: ENDERECOS },
  );
});
