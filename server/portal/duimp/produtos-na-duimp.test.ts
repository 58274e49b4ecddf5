import { filaDosCatalogos } from '#server/portal/catalogue/fetch-list.ts';
import { produtoRepository } from '#server/portal/catalogue/produto-repository.ts';
import {
  comProcessoDeDuimp,
  IMPORTADOR_DO_RASCUNHO,
  semearParaRascunhos,
} from '#server/portal/testing/duimp-de-teste.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { filaDosRascunhos } from './mandar-duimp.ts';

const RAIZ = IMPORTADOR_DO_RASCUNHO.cnpj.slice(0, 8);

describe('The products of a DUIMP', () => {
  onServer(
    'as the catalogue knows them',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench, (ao) => [filaDosRascunhos(ao), filaDosCatalogos(ao)]);
      });
      beforeEach(() => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
        portal.prazoMs = 5_000;
        Object.assign(portal.simulado, { chamadas: [], falhas: [], fora: [], antes: undefined });
        semearParaRascunhos(portal.simulado);
      });
      afterEach(() => expect(portal.simulado.fora).toEqual([]));
      afterAll(() => portal.simulado.fechar());

      /** The Portal has product 45 of this importer in as many versions. */
      function noPortal(versoes: number) {
        for (let i = 0; i < versoes; i += 1) {
          portal.simulado.catalogo.produtos.guardar([RAIZ, '45'], {
            cpfCnpjRaiz: RAIZ,
            codigo: 45,
            denominacao: 'Circuito integrado',
            descricao: 'Circuito integrado',
            ncm: '85423190',
            modalidade: 'IMPORTACAO',
            codigosInterno: ['PN-1'],
          });
        }
      }

      async function comItemCadastrado() {
        const um = await comProcessoDeDuimp(portal, { itens: 1, cadastrados: true });
        const { credencialId } = um.chave;
        const pedir = async (method: 'GET' | 'POST', url: string, payload?: object) =>
          (await um.pessoa.pedir({ method, url: `/api/PortalUnico/${url}`, ...(payload && { payload }) })).json();
        await um.complementar({ produtos: [] });
        const { itens } = await um.ler();
        await um.complementar({
          produtos: itens.map(({ id }) => ({ id, codigo: null, versao: null, quantidadeEstatistica: '7.5' })),
        });
        const causas = async () =>
          (await um.ler()).lacunas
            .filter(({ chave }) => chave.startsWith('produto'))
            .map(({ chave, texto, lugar }) => [chave, texto, lugar]);
        return {
          ...um,
          causas,
          preparar: () =>
            pedir('POST', 'Produto/Preparar', { ambiente: 'TREINAMENTO', importadorId: um.importador.id, itens: null }),
          async ligar() {
            const [{ id, versao }] = await pedir('GET', 'Produto');
            return pedir('POST', `Produto/${id}/Achado`, { versao, codigo: '45' });
          },
          async comparar() {
            portal.passar(180);
            await pedir('POST', 'Catalogo', { credencialId, importadorId: um.importador.id });
            await portal.correr();
          },
          async produto() {
            const seus = produtoRepository(bench().conexao.db, um.pessoa.quem.empresaId);
            const [linha] = await seus.doAmbiente({ ambiente: 'TREINAMENTO', raiz: RAIZ });
            if (!linha) throw new Error('prepared');
            return { linha, mudar: (valores: Parameters<typeof seus.mudar>[1]) => seus.mudar(linha, valores) };
          },
        };
      }

      test('are missing by their cause until the version is known, then go into the draft by themselves', async () => {
        const um = await comItemCadastrado();
        const itemId = um.registros[0]?.id;
        const noCatalogo = { onde: 'CATALOGO', itemId };
        expect(await um.causas()).toEqual([['produto-SEM', 'O item 1 está sem o produto do Catálogo.', noCatalogo]]);
        await um.preparar();
        expect(await um.causas()).toEqual([
          ['produto-NAO_ENVIADO', 'O item 1 está com o produto do Catálogo ainda não enviado ao Portal.', noCatalogo],
        ]);
        expect((await um.ligar()).situacao).toBe('ENVIADO');
        expect((await um.causas()).map(([chave]) => chave)).toEqual(['produto-SEM_VERSAO']);
        noPortal(3);
        await um.comparar();
        expect(await um.causas()).toEqual([]);
        const pronto = await um.ler();
        expect(pronto.ambiente).toBe('TREINAMENTO');
        expect(pronto.itens[0]).toMatchObject({
          itemId,
          catalogo: {
            estado: 'SERVE',
            codigo: 45,
            versao: '3',
            enviadoEm: null,
            versaoVista: null,
            comparacao: 'IGUAL',
          },
        });
        const folhas = pronto.escrito?.amostra[0]?.folhas.map(({ caminho, valor }) => [caminho, valor]);
        expect(folhas).toEqual(
          expect.arrayContaining([
            ['produto.codigo', '45'],
            ['produto.versao', '3'],
          ]),
        );
        expect((await um.mandar()).status).toBe(200);
        await portal.correr();
        expect((await um.ler()).rascunho).toMatchObject({ situacao: 'PRONTO', comoMandado: true, problemas: [] });
        const [rascunho] = portal.simulado.rascunhos.todos.values();
        expect(JSON.stringify([...(rascunho?.itens.values() ?? [])])).toContain('"codigo":45,"versao":"3"');
        // The catalogue of the other environment is another one, and says nothing of the draft.
        const producao = (await um.pedir('GET', '?ambiente=PRODUCAO')).corpo;
        expect([producao.ambiente, producao.itens[0].catalogo, producao.escrito]).toEqual(['PRODUCAO', null, null]);
        expect(producao.rascunho.comoMandado).toBe(true);
      });

      test('typed by a person win, and a draft that was sent is another once the catalogue has another version', async () => {
        const um = await comItemCadastrado();
        const terceira = portal.simulado.rascunhos.catalogo.get('45/3');
        if (terceira) portal.simulado.rascunhos.catalogo.set('45/2', terceira);
        await um.preparar();
        await um.ligar();
        await um.comparar();
        const { mudar } = await um.produto();
        await mudar({ versaoNoPortal: '2', versaoVista: '3' });
        expect(await um.causas()).toEqual([
          [
            'produto-outra-versao',
            'O item 1 está com uma versão do Catálogo, e o Portal tem outra: no item 1 iria a 2, e lá está a 3.',
            { onde: 'CATALOGO', itemId: um.registros[0]?.id },
          ],
        ]);
        const declarado = async () =>
          (await um.ler()).escrito?.amostra[0]?.folhas.find(({ caminho }) => caminho === 'produto.versao')?.valor;
        expect(await declarado()).toBe('2');
        await um.mandar();
        await portal.correr();
        expect((await um.ler()).rascunho?.comoMandado).toBe(true);
        await (await um.produto()).mudar({ versaoNoPortal: '3' });
        expect((await um.ler()).rascunho?.comoMandado).toBe(false);
        const { itens } = await um.ler();
        await um.complementar({
          produtos: itens.map(({ id }) => ({ id, codigo: 45, versao: '2', quantidadeEstatistica: '7.5' })),
        });
        expect([await declarado(), await um.causas()]).toEqual(['2', []]);
        const meio = await um.complementar({
          produtos: itens.map(({ id }) => ({ id, codigo: 45, versao: null, quantidadeEstatistica: null })),
        });
        expect([meio.status, JSON.stringify(meio.corpo)]).toEqual([400, expect.stringContaining('Informe a versão.')]);
      });

      test.each([
        ['EM_CURSO', { situacao: 'INCERTO', etapa: 'PERGUNTAR' }],
        ['DESATIVADO', { situacaoVista: 'DESATIVADO' }],
        ['OUTRA_NCM', { ncm: '85423110' }],
      ] as const)('are not declared while the product is %s', async (estado, como) => {
        const um = await comItemCadastrado();
        noPortal(1);
        await um.preparar();
        await um.ligar();
        await um.comparar();
        expect(await um.causas()).toEqual([]);
        await (await um.produto()).mudar(como);
        expect((await um.causas()).map(([chave]) => chave)).toEqual([`produto-${estado}`]);
        expect((await um.ler()).escrito).toBeNull();
      });
    },
    { portal: ENDERECOS },
  );
});
