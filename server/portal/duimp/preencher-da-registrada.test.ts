import { eq } from 'drizzle-orm';
import { COMPLEMENTO_EM_BRANCO } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import { portalOperador } from '#server/platform/db/schema/operadores.ts';
import { comDuimpDeFora, daDuimpDeFora } from '#server/portal/testing/duimp-de-fora-de-teste.ts';
import { IMPORTADOR_DO_RASCUNHO } from '#server/portal/testing/duimp-de-teste.ts';
import { comDuimpRegistrada } from '#server/portal/testing/duimp-registrada-de-teste.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { duimpComo } from '#server/testing/portal-simulado/duimps.ts';
import { NUMERO_GERADO, numeroDuimp } from '#server/testing/portal-simulado/seeds.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { filaDosRascunhos } from './mandar-duimp.ts';
import { filaDosRegistros } from './registrar-duimp.ts';

/** By hand in retificar-duimp.test.ts: the same goods, and the first item goes from 3 to 4 pieces. */
const DIFERENCA = '130.19';

describe('A plan from the registered DUIMP', () => {
  onServer(
    'of a processo that was born from it',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench, (ao) => [filaDosRegistros(ao), filaDosRascunhos(ao)]);
      });
      beforeEach(() => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
        portal.prazoMs = 5_000;
        Object.assign(portal.simulado, { chamadas: [], falhas: [], fora: [], antes: undefined });
        portal.simulado.limites.clear();
      });
      afterEach(() => expect(portal.simulado.fora).toEqual([]));
      afterAll(() => portal.simulado.fechar());

      test('differs in nothing, and a change of one figure is one difference, sent, registered and accepted', async () => {
        const um = await comDuimpDeFora(bench, portal);
        const fornecedor = await um.vincular();
        expect((await um.previsto()).itens).toEqual([]);
        expect(await um.retificar()).toMatchObject({
          comparada: { quantas: 0, diferencas: [], mudados: [], novos: [], saem: [], mantidos: 1 },
          preenchimento: { versaoRegistrada: 1, previsto: true, lacunas: [] },
          aPreencher: null,
        });
        const { itens, adicoes } = await um.previsto();
        expect(itens).toMatchObject([
          {
            descricao: 'Circuito integrado 1',
            ncm: '85423190',
            unidade: 'PECA',
            quantidade: '3.00000',
            valorUnitario: '333.3333333',
            pesoLiquido: '1.50000',
            moeda: { codigo: '790' },
            incoterm: 'FOB',
            fornecedor: { id: fornecedor },
            fabricante: { id: fornecedor },
            paisOrigem: { codigo: '160' },
            condicao: 'NOVA',
            aplicacao: 'INDUSTRIALIZACAO',
            adicao: 1,
          },
          { quantidade: '4.00000', adicao: 1 },
        ]);
        expect(adicoes).toMatchObject([
          {
            numero: 1,
            tributos: {
              ii: { regime: 'INTEGRAL', aliquota: '16.00' },
              ipi: { regime: 'INTEGRAL', aliquota: '9.75' },
              pis: { regime: 'INTEGRAL', aliquota: '2.10' },
              cofins: { regime: 'INTEGRAL', aliquota: '9.65' },
            },
          },
        ]);
        const { complemento } = await um.ler();
        expect(complemento).toMatchObject({
          metodoValoracao: 1,
          coberturaCambial: '1',
          documentos: [{ tipo: '30', palavra: 1, valor: 'FATURA-1' }],
          operadores: [{ id: fornecedor, codigo: 'OPE_2', versao: '1' }],
          produtos: itens.map(({ id }: { id: string }) => ({
            id,
            codigo: 45,
            versao: '3',
            quantidadeEstatistica: '7.5',
          })),
        });
        expect((await um.motivos())[0]).toMatch(
          /^Retificação da DUIMP 26BR.*: previsto preenchido com a versão 1 registrada \(2 itens\)\.$/,
        );
        const nada = await um.mandar();
        expect([nada.status, nada.corpo.Error]).toEqual([422, expect.stringMatching(/^Nada difere da versão/)]);
        // What came from the declaration foretells nothing of it.
        expect((await um.pedir('GET', `/api/Processo/${um.id}/Mercadorias`)).corpo).toMatchObject({
          declaradas: 2,
          comparadas: null,
          diferentes: 0,
          naoDeclaradas: 0,
          tributosDiferentes: 0,
        });

        await um.mudarItens(([primeiro, ...outros]) => [{ ...primeiro, quantidade: '4' }, ...outros]);
        expect((await um.ler()).retificacao?.aberta?.comparada?.diferencas).toEqual([
          {
            item: 1,
            caminho: 'mercadoria.quantidadeComercial',
            registrado: '3',
            nosso: '4',
            lugar: { onde: 'PROCESSO', aba: 'itens' },
          },
        ]);
        expect((await um.mandar()).corpo.Error ?? null).toBeNull();
        await portal.correr();
        await portal.simulado.rascunhos.concluirDiagnostico(um.numero);
        const { rascunho, registro } = await um.ler();
        expect(rascunho).toMatchObject({ situacao: 'PRONTO', versaoDuimp: '2', comoMandado: true });
        // The freight is of the CE-Mercante, which only the Portal knows.
        expect(rascunho?.comparados.filter(({ diferenca }) => diferenca !== '0.00')).toMatchObject([
          { nome: 'Frete', doPortal: '500.00', nosso: null },
        ]);
        expect(registro).toMatchObject({ total: DIFERENCA, pedido: null });
        const la = portal.simulado.rascunhos.retificadoras.get(um.numero)?.itens;
        expect([...(la?.values() ?? [])]).toMatchObject([
          { mercadoria: { quantidadeComercial: 4 } },
          { mercadoria: { quantidadeComercial: 4 }, lpcos: [{ numero: 'I2000000063' }] },
        ]);
        expect((await um.registrar(DIFERENCA)).corpo.registro.pedido).toMatchObject({ situacao: 'NA_FILA' });
        await portal.correr();
        portal.passar(60);
        await portal.correr();
        await portal.simulado.rascunhos.concluirRegistro(um.numero);
        portal.passar(120);
        await portal.correr();
        const { consulta } = (await um.ler()).registro?.pedido ?? {};
        const arquivo = await um.pessoa.pedir({ url: `/api/PortalUnico/Consulta/${consulta?.id}/Arquivo` });
        const onde = `/api/Processo/ImportarDi?retificar=true&aplicar=true&processoId=${um.id}`;
        expect((await um.pessoa.pedir(multipartOf(onde, arquivo.rawPayload, 'duimp.zip'))).statusCode).toBe(200);
        expect(await um.processo()).toMatchObject({ versaoDuimp: 2 });
        // The next one departs from the plan that stayed, and nothing differs again.
        expect(await um.retificar()).toMatchObject({
          versaoBase: 2,
          comparada: { quantas: 0, novos: [], saem: [] },
          preenchimento: null,
          aPreencher: null,
        });
      });

      test('names the operator that no supplier is, and is filled again once it is linked', async () => {
        const um = await comDuimpDeFora(bench, portal);
        expect(await um.retificar()).toMatchObject({
          comparada: null,
          aPreencher: 'PREVISTO',
          preenchimento: {
            lacunas: [
              {
                nivel: 'AVISA',
                lugar: { onde: 'VINCULOS' },
                texto:
                  'Nenhum fornecedor do cadastro é o operador estrangeiro OPE_2 (CN), dos itens 1 e 2: vincule o nome, ou ligue o operador ao fornecedor, e preencha de novo.',
              },
            ],
          },
        });
        expect((await um.ler()).lacunas.map(({ texto }) => texto)).toContain('Todos os itens estão sem fornecedor.');
        expect((await um.motivos())[0]).toMatch(/\(2 itens\); 1 causa impediu de preencher tudo\.$/);
        await um.vincular();
        expect(await um.preencher()).toMatchObject({
          comparada: { quantas: 0, novos: [], saem: [] },
          preenchimento: { lacunas: [] },
          aPreencher: null,
        });
        // Fetched again, the version finds the same items, which keep their ids.
        const ids = (await um.previsto()).itens.map(({ id }: { id: string }) => id);
        expect((await um.buscar()).status).toBe(200);
        await portal.correr();
        expect((await um.ler()).retificacao?.aberta).toMatchObject({
          comparada: { quantas: 0, novos: [], saem: [] },
          preenchimento: { lacunas: [] },
        });
        expect((await um.previsto()).itens.map(({ id }: { id: string }) => id)).toEqual(ids);
      });

      test('knows an operator by its code in the catalogue of that environment, before any link of its name', async () => {
        const um = await comDuimpDeFora(bench, portal);
        await um.vincular({ pais: { codigo: '249' } });
        const doCatalogo = await cadastroDeTeste(um.pessoa, 'Fornecedor').criar({
          papel: 'AMBOS',
          razaoSocial: 'PARTES DO CATALOGO',
          pais: { codigo: '160' },
          vinculo: '1',
          endereco: { logradouro: 'Rua 1', cidade: 'Shenzhen' },
        });
        const fornecedor: string = doCatalogo.json().id;
        const importador = await cadastroDeTeste(um.pessoa, 'Importador').criar(IMPORTADOR_DO_RASCUNHO);
        const preparado = await um.pedir('POST', '/api/PortalUnico/Operador/Preparar', {
          ambiente: 'TREINAMENTO',
          importadorId: importador.json().id,
          fornecedores: [fornecedor],
        });
        expect(preparado.corpo.Error ?? null).toBeNull();
        const { db } = bench().conexao;
        const dele = eq(portalOperador.fornecedorId, fornecedor);
        expect(await db.update(portalOperador).set({ codigo: 'OPE_2' }).where(dele).returning()).toHaveLength(1);
        expect(await um.retificar()).toMatchObject({ comparada: { quantas: 0 }, preenchimento: { lacunas: [] } });
        expect((await um.previsto()).itens).toMatchObject([{ fornecedor: { id: fornecedor } }, {}]);
      });

      test('takes no supplier of another country, and says which record to mend', async () => {
        const um = await comDuimpDeFora(bench, portal);
        const fornecedor = await um.vincular({ pais: { codigo: '249' } });
        expect((await um.retificar())?.preenchimento?.lacunas).toMatchObject([
          {
            texto:
              'FICTICIA PARTS CO é, no cadastro, de ESTADOS UNIDOS, e na versão registrada o operador OPE_2 é de CN: corrija o cadastro, ou o vínculo, e preencha de novo.',
            lugar: { onde: 'FORNECEDOR', id: fornecedor },
          },
          { lugar: { onde: 'VINCULOS' } },
        ]);
        expect((await um.previsto()).itens).toMatchObject([{ fornecedor: null }, { fornecedor: null }]);
      });

      test('says what the record of the supplier makes differ, though nobody typed it', async () => {
        const um = await comDuimpDeFora(bench, portal);
        await um.vincular({ vinculo: '2' });
        const aberta = await um.retificar();
        expect(aberta?.comparada).toMatchObject({ quantas: 2, mudados: [1, 2] });
        expect(aberta?.preenchimento?.lacunas.map(({ texto }) => texto)).toEqual([
          'Dos itens 1 e 2, indicadorCompradorVendedor.codigo não ficou como está registrado (NAO_HA_VINCULACAO): o processo diz VINCULACAO_SEM_INFLUENCIA_PRECO.',
        ]);
      });

      test('filled again overwrites nothing that was typed meanwhile, in the plan or in the data of the DUIMP', async () => {
        const um = await comDuimpDeFora(bench, portal);
        await um.retificar();
        await um.mudarItens((itens) => itens.map((item, i) => (i === 1 ? { ...item, quantidade: '9' } : item)));
        const { versao, complemento } = await um.ler();
        const digitado = { ...complemento, informacaoComplementar: 'DIGITADO' };
        const url = `/api/Processo/${um.id}/Duimp`;
        const payload = { versao, complemento: digitado };
        expect((await um.pessoa.pedir({ method: 'PUT', url, payload })).statusCode).toBe(200);
        const fornecedor = await um.vincular();
        const aberta = await um.preencher();
        expect((await um.previsto()).itens).toMatchObject([
          { quantidade: '3.00000', fornecedor: { id: fornecedor } },
          { quantidade: '9.00000', fornecedor: { id: fornecedor } },
        ]);
        expect((await um.ler()).complemento).toMatchObject({
          informacaoComplementar: 'DIGITADO',
          operadores: [{ id: fornecedor, codigo: 'OPE_2', versao: '1' }],
        });
        // What a person typed is no gap of the fill.
        expect(aberta?.preenchimento?.lacunas).toEqual([]);
        expect(aberta?.comparada?.diferencas).toMatchObject([
          { item: null, caminho: 'identificacao.informacaoComplementar', nosso: 'DIGITADO' },
          { item: 2, caminho: 'mercadoria.quantidadeComercial', registrado: '4', nosso: '9' },
        ]);
        // What a person changed stays when the retificação is given up, in both.
        await um.desistir();
        expect((await um.previsto()).itens).toMatchObject([{ quantidade: '3.00000' }, { quantidade: '9.00000' }]);
        expect((await um.ler()).complemento).toMatchObject({ informacaoComplementar: 'DIGITADO' });
        expect((await um.motivos())[0]).toMatch(
          /: o previsto, que alguém mudou, fica; os dados da DUIMP, que alguém mudou, ficam\.$/,
        );
      });

      test('given up leaves the processo as it was', async () => {
        const um = await comDuimpDeFora(bench, portal);
        await um.vincular();
        await um.retificar();
        expect((await um.previsto()).itens).toHaveLength(2);
        expect((await um.desistir()).status).toBe(200);
        expect(await um.previsto()).toMatchObject({
          itens: [],
          adicoes: [],
          bloqueio: expect.stringContaining('declarados'),
        });
        const depois = await um.ler();
        expect(depois).toMatchObject({ complemento: COMPLEMENTO_EM_BRANCO, retificacao: { aberta: null } });
        expect((await um.motivos())[0]).toMatch(
          /abandonada; nada havia sido feito lá\. Do que a versão registrada preencheu: o previsto saiu; os dados da DUIMP voltam a como eram\.$/,
        );
        const { corpo } = await um.pedir('GET', `/api/Historico?recurso=ItensDoProcesso&registroId=${um.id}`);
        expect(corpo.map(({ motivo }: { motivo: string }) => motivo)).toEqual([
          'Previsto retirado: a retificação da DUIMP, de que ele veio, foi abandonada.',
          'Previsto preenchido com a versão 1 registrada da DUIMP.',
        ]);
        expect((await um.retificar())?.comparada).toMatchObject({ quantas: 0 });
      });

      test('an item that leaves the middle is told alone, deleted there, and a new one gets the next number', async () => {
        const um = await comDuimpDeFora(bench, portal, { itens: 3 });
        await um.vincular();
        await um.retificar();
        await um.mudarItens(([, ...outros]) => outros);
        expect((await um.ler()).retificacao?.aberta?.comparada).toMatchObject({
          quantas: 0,
          mudados: [],
          novos: [],
          saem: [1],
        });
        await um.mudarItens((itens) => [...itens, { ...itens[0], id: null, descricao: 'Outro circuito' }]);
        const { versao, complemento, itens } = await um.ler();
        const produtos = [
          ...complemento.produtos,
          { id: itens[2]?.id ?? '', codigo: 45, versao: '3', quantidadeEstatistica: '7.5' },
        ];
        const url = `/api/Processo/${um.id}/Duimp`;
        await um.pessoa.pedir({ method: 'PUT', url, payload: { versao, complemento: { ...complemento, produtos } } });
        expect((await um.ler()).retificacao?.aberta?.comparada).toMatchObject({
          quantas: 0,
          mudados: [],
          novos: [4],
          saem: [1],
        });
        expect((await um.mandar()).corpo.Error ?? null).toBeNull();
        await portal.correr();
        const la = portal.simulado.rascunhos.retificadoras.get(um.numero)?.itens;
        expect([...(la?.keys() ?? [])]).toEqual([2, 3, 4]);
        const feitas = portal.simulado.chamadas.map(({ funcao, status }) => `${funcao} ${status}`);
        expect(feitas.filter((uma) => /Item|Itens/.test(uma) && !uma.startsWith('buscar'))).toEqual([
          'salvarItens 201',
          'excluirItemDuimp 200',
        ]);
        const { rascunho } = await um.ler();
        expect(rascunho).toMatchObject({ situacao: 'PRONTO', comoMandado: true, itensLa: 3 });
        // The freight is of the CE-Mercante, which only the Portal knows.
        expect(rascunho?.comparados.filter(({ diferenca }) => diferenca !== '0.00')).toMatchObject([
          { nome: 'Frete', doPortal: '500.00', nosso: null },
        ]);
        expect((await um.pedir('POST', `/api/Processo/${um.id}/Duimp/ValoresDosItens`)).status).toBe(200);
        await portal.correr();
        expect((await um.ler()).rascunho?.itens).toMatchObject({ vindos: 3, falta: null, inteiros: 3, diferem: [] });
      });

      test('holds nothing of a version whose item it cannot hold, and says which', async () => {
        const um = await comDuimpDeFora(bench, portal, {
          mudar: (item, numero) =>
            numero === 2
              ? { condicaoVenda: { metodoValoracao: { codigo: 4 } } }
              : { mercadoria: { ...item.mercadoria } },
        });
        await um.vincular();
        const aberta = await um.retificar();
        expect(aberta?.preenchimento).toMatchObject({
          previsto: false,
          lacunas: [
            {
              nivel: 'IMPEDE',
              lugar: { onde: 'PORTAL' },
              texto:
                'Do item 2 a versão registrada não tem um Incoterm do Cais, que o previsto pede: retifique no Portal.',
            },
          ],
        });
        expect((await um.previsto()).itens).toEqual([]);
        expect((await um.motivos())[0]).toMatch(/: previsto não preenchido; 1 causa impediu de preencher tudo\.$/);
        expect((await um.desistir()).status).toBe(200);
      });

      test('holds a DUIMP by air, whose adições are of the file, and one whose descriptions are of the catalogue', async () => {
        const { todas } = portal.simulado.duimps;
        const casos = [
          { de: NUMERO_SEMEADA, itens: 21, sequencia: 8301 },
          { de: NUMERO_GERADO, itens: 120, sequencia: 8302 },
        ];
        for (const { de, itens, sequencia } of casos) {
          const [modelo] = todas.get(de) ?? [];
          if (!modelo) throw new Error('seeded');
          const numero = numeroDuimp(sequencia);
          const duimp = duimpComo(modelo, { numero, itens });
          Object.assign(duimp.capa, { adicoes: de === NUMERO_SEMEADA ? modelo.capa.adicoes : null });
          duimp.capa.identificacao.importador.ni = '11222333000181';
          todas.set(numero, [duimp]);
          const um = await daDuimpDeFora(bench, portal, numero);
          await um.vincular({ pais: { codigo: '232' } });
          expect(await um.retificar()).toMatchObject({
            comparada: { quantas: 0, diferencas: [], novos: [], saem: [] },
            preenchimento: { previsto: true, lacunas: [] },
          });
          const previsto = await um.previsto();
          expect(previsto.itens).toHaveLength(itens);
          expect(previsto.adicoes).toHaveLength(5);
          expect(previsto.itens[0]).toMatchObject({
            ncm: '73202010',
            quantidade: '28.00000',
            valorUnitario: '7.0432574',
            moeda: { codigo: '978' },
            incoterm: 'EXW',
            aplicacao: 'REVENDA',
            adicao: 1,
          });
          expect((await um.ler()).complemento).toMatchObject({
            ruc: '6BRIMP11222333200000000000009001',
            documentos: [
              { tipo: '73', palavra: 2, valor: '90017341' },
              { tipo: '49', palavra: 1, valor: '90025512' },
              { tipo: '30', palavra: 1, valor: 'FICTICIA/00009001' },
            ],
          });
        }
      });

      test('of a processo with a plan of its own leaves the plan, and fills the data of the DUIMP where they are blank', async () => {
        const um = await comDuimpRegistrada(portal);
        const fechado = await um.por(um.pessoa, '/Retificacao/Preencher', {});
        expect(fechado.status).toBe(404);
        await um.retificar();
        const cedo = await um.por(um.pessoa, '/Retificacao/Preencher', {});
        expect([cedo.status, cedo.corpo.Error]).toEqual([422, 'A versão registrada ainda não veio do Portal Único.']);
        await portal.correr();
        expect((await um.ler()).retificacao?.aberta).toMatchObject({ preenchimento: null, aPreencher: null });
        const { versao, complemento } = await um.ler();
        await um.pedir('PUT', '', { versao, complemento: COMPLEMENTO_EM_BRANCO });
        const emBranco = await um.ler();
        expect(emBranco.retificacao?.aberta).toMatchObject({ comparada: null, aPreencher: 'COMPLEMENTO' });
        const previsto = await um.pessoa.pedir({ url: `/api/ItensDoProcesso/${um.id}` });
        expect((await um.por(um.pessoa, '/Retificacao/Preencher', {})).corpo).toMatchObject({
          complemento,
          retificacao: {
            aberta: { comparada: { quantas: 0 }, aPreencher: null, preenchimento: { previsto: false, lacunas: [] } },
          },
        });
        expect((await um.pessoa.pedir({ url: `/api/ItensDoProcesso/${um.id}` })).json()).toEqual(previsto.json());
        expect((await um.motivos())[0]).toMatch(/: dados da DUIMP preenchidos com a versão 1 registrada\.$/);
        // A plan of its own foretells as before.
        const mercadorias = await um.pessoa.pedir({ url: `/api/Processo/${um.id}/Mercadorias` });
        expect(mercadorias.json()).toMatchObject({ comparadas: { todos: 2 }, diferentes: 0 });
        await um.desistir();
        expect((await um.ler()).complemento).toEqual(COMPLEMENTO_EM_BRANCO);
      });

      test('of a company that nobody of another fills', async () => {
        const um = await comDuimpDeFora(bench, portal);
        await um.retificar();
        const outra = await bench().novaPessoa();
        const url = `/api/Processo/${um.id}/Duimp/Retificacao/Preencher`;
        expect((await outra.pedir({ method: 'POST', url })).statusCode).toBe(404);
        expect(await cadastroDeTeste(outra, 'ItensDoProcesso').ler(um.id)).toMatchObject({ statusCode: 404 });
      });
    },
    { portal: ENDERECOS },
  );
});
