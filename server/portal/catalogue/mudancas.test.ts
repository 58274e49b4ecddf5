import { FUNCOES_DE_VERSAO, FUNCOES_DO_CATALOGO } from '#server/portal/talk/functions.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { switchOff } from '#server/testing/colleague.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { filaDosCatalogos } from './fetch-list.ts';
import { produtoRepository } from './produto-repository.ts';
import { filaDosProdutos } from './ramos.ts';
import { catalogoDeTeste } from './testing/catalogo-de-teste.ts';
import { recomecar } from './testing/preparo-de-teste.ts';

const [LISTA, INCLUIR] = FUNCOES_DO_CATALOGO;
const [VERSAO, RETIFICACAO, DESATIVAR] = FUNCOES_DE_VERSAO;

describe('A product that the Portal has', () => {
  onServer(
    'changed from here',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench, (ao) => [filaDosProdutos(ao), filaDosCatalogos(ao)]);
      });
      beforeEach(() => recomecar(bench, portal));
      afterEach(() => expect([portal.simulado.fora, portal.simulado.rajadas]).toEqual([[], 0]));
      afterAll(() => portal.simulado.fechar());
      const { chamadas, empresa: comItens } = catalogoDeTeste(bench, () => portal);

      /** A company whose one product is in the Portal, in version 1. */
      async function empresa() {
        const ela = await comItens();
        await ela.aprovado();
        await ela.enviar();
        await portal.correr();
        const [{ id } = { id: '' }] = await ela.listar();
        const um = async (tipo: string, mais: object = {}, quem: Pessoa = ela.pessoa) =>
          (await ela.agir(tipo, quem, mais)).corpo;
        const codigo = (await ela.ler(id)).codigo ?? '';
        portal.simulado.chamadas = [];
        return {
          ...ela,
          id,
          codigo,
          um,
          ler: () => ela.ler(id),
          versoes: () => portal.simulado.catalogo.produtos.exigir([ela.raiz, codigo]).map(({ versao }) => versao),
          async mudar(denominacao: string) {
            const { versao, descricao, ncm, codigoInterno, modalidade, valores } = await ela.ler(id);
            const dados = { denominacao, descricao, ncm, codigoInterno, modalidade, valores };
            return ela.pedir('PUT', 'PortalUnico/Produto', { id, versao, ...dados });
          },
          /** Reviewed by the colleague, and sent. */
          async mandar() {
            expect((await um('PEDIR_REVISAO')).recusados).toEqual([]);
            expect((await um('APROVAR', {}, ela.colega)).recusados).toEqual([]);
            expect((await ela.enviar()).corpo.recusados).toEqual([]);
            portal.passar(6);
            await portal.correr();
          },
          async comparar() {
            portal.passar(180);
            await ela.buscarLista();
            await portal.correr();
          },
        };
      }

      test.each([
        ['NOVA_VERSAO', VERSAO, '2', ['1', '2']],
        ['RETIFICACAO', RETIFICACAO, '1.1', ['1', '1.1']],
      ] as const)(
        'gets another version by %s, approved by a second person and sent once',
        async (como, funcao, nova, todas) => {
          const ela = await empresa();
          expect((await ela.um('PREPARAR_MUDANCA', { como })).feitos).toEqual([ela.id]);
          expect(await ela.ler()).toMatchObject({
            situacao: 'RASCUNHO',
            ato: como,
            versaoBase: '1',
            codigo: ela.codigo,
            versaoNoPortal: '1',
            mudancas: [],
          });
          // What says the same is no change.
          expect((await ela.um('PEDIR_REVISAO')).recusados[0].motivo).toBe('Nada muda em relação à versão 1.');
          expect((await ela.mudar('Placa de teste')).status).toBe(200);
          expect((await ela.ler()).mudancas).toEqual([
            { campo: 'denominacao', aqui: 'Placa de teste', la: 'Item fictício' },
          ]);
          expect((await ela.enviar()).corpo.recusados[0].motivo).toBe('Não está aprovado por uma segunda pessoa.');
          await ela.mandar();
          await portal.correr();
          expect([chamadas(funcao), chamadas(INCLUIR), ela.versoes()]).toEqual([1, 0, todas]);
          expect(await ela.ler()).toMatchObject({
            situacao: 'ENVIADO',
            codigo: ela.codigo,
            versaoNoPortal: nova,
            versaoBase: null,
            mudancas: null,
          });
          await ela.comparar();
          expect(await ela.ler()).toMatchObject({ comparacao: 'IGUAL', versaoVista: nova });
        },
      );

      test('goes out of use after the same review, and nothing published brings it back', async () => {
        const ela = await empresa();
        expect((await ela.um('DESATIVAR', { motivo: 'Não se importa mais' })).feitos).toEqual([ela.id]);
        expect((await ela.mudar('Outro')).corpo.Error).toMatch(/^Este produto espera ser desativado/);
        expect((await ela.um('APROVAR')).recusados[0].motivo).toMatch(/^Quem redigiu ou pediu a revisão não aprova/);
        await ela.um('APROVAR', {}, ela.colega);
        await ela.enviar();
        portal.passar(6);
        await portal.correr();
        expect(chamadas(DESATIVAR)).toBe(1);
        expect(await ela.ler()).toMatchObject({ situacao: 'ENVIADO', situacaoNoPortal: 'DESATIVADO' });
        await ela.comparar();
        expect(await ela.ler()).toMatchObject({ comparacao: 'IGUAL', situacaoVista: 'DESATIVADO' });
        const { recusados } = await ela.um('PREPARAR_MUDANCA', { como: 'NOVA_VERSAO' });
        expect(recusados[0].motivo).toMatch(/^Está desativado no Portal Único/);
      });

      test('of which somebody made a version meanwhile is not written over, and what was typed goes on from theirs', async () => {
        const ela = await empresa();
        await ela.um('PREPARAR_MUDANCA', { como: 'NOVA_VERSAO' });
        await ela.mudar('Placa daqui');
        const [antes] = portal.simulado.catalogo.produtos.exigir([ela.raiz, ela.codigo]);
        portal.simulado.catalogo.produtos.guardar([ela.raiz, ela.codigo], {
          cpfCnpjRaiz: ela.raiz,
          codigo: Number(ela.codigo),
          denominacao: 'Placa de lá',
          ncm: antes?.ncm ?? '',
          modalidade: 'IMPORTACAO',
          codigosInterno: ['FICT-1'],
        });
        await ela.mandar();
        expect([chamadas(VERSAO), ela.versoes()]).toEqual([0, ['1', '2']]);
        expect(await ela.ler()).toMatchObject({
          situacao: 'RECUSADO',
          denominacao: 'Placa daqui',
          frase: expect.stringMatching(/^O Portal Único está na versão 2 deste produto, e esta mudança partiu da 1/),
        });
        await ela.comparar();
        expect(await ela.ler()).toMatchObject({ comparacao: 'DIFERE', versaoVista: '2', versaoNoPortal: '1' });
        expect((await ela.um('PREPARAR_MUDANCA', { como: 'NOVA_VERSAO' })).feitos).toEqual([ela.id]);
        expect(await ela.ler()).toMatchObject({ versaoBase: '2', denominacao: 'Placa daqui', situacao: 'RASCUNHO' });
        await ela.mandar();
        expect([chamadas(VERSAO), ela.versoes()]).toEqual([1, ['1', '2', '3']]);
        expect(await ela.ler()).toMatchObject({ situacao: 'ENVIADO', versaoNoPortal: '3' });
      });

      test.each([
        ['the answer is lost', 'CALA', 'ENVIADO', ['1', '2']],
        ['the server of the Portal fails', 'ERRO_500', 'INCERTO', ['1']],
      ] as const)('is never changed twice when %s', async (_nome, tipo, fim, todas) => {
        const ela = await empresa();
        await ela.um('PREPARAR_MUDANCA', { como: 'NOVA_VERSAO' });
        await ela.mudar('Placa de teste');
        portal.simulado.falhas.push({ funcao: VERSAO, tipo });
        await ela.mandar();
        const repositorio = produtoRepository(bench().conexao.db, ela.pessoa.quem.empresaId);
        expect(await repositorio.buscar(ela.id)).toMatchObject({
          situacao: 'INCERTO',
          etapa: 'PERGUNTAR',
          frase: expect.stringMatching(/^A mudança do produto saiu daqui/),
        });
        for (let i = 0; i < 5; i += 1) {
          portal.passar(70);
          await portal.correr();
        }
        expect([chamadas(VERSAO), ela.versoes()]).toEqual([1, todas]);
        const { situacao, versao } = (await repositorio.buscar(ela.id)) ?? {};
        expect(situacao).toBe(fim);
        if (fim === 'ENVIADO') return;
        // A person looked: it was not made, so it may be sent, still as approved.
        const url = `PortalUnico/Produto/${ela.id}/Achado`;
        const outro = await ela.pedir('POST', url, { versao, codigo: '999' });
        expect(outro.corpo.Error).toBe(`Este produto é o ${ela.codigo} do Portal.`);
        const achado = await ela.pedir('POST', url, { versao, codigo: null });
        expect(achado.corpo).toMatchObject({ situacao: 'APROVADO', ato: 'NOVA_VERSAO', codigo: ela.codigo });
        await ela.enviar();
        portal.passar(6);
        await portal.correr();
        expect([chamadas(VERSAO), ela.versoes()]).toEqual([2, ['1', '2']]);
        expect(chamadas(LISTA)).toBeGreaterThan(2);
      });

      test('of a server that died after the change left is asked about, not changed again', async () => {
        const ela = await empresa();
        await ela.um('DESATIVAR', { motivo: 'Fora de linha' });
        await ela.um('APROVAR', {}, ela.colega);
        await ela.enviar();
        const repositorio = produtoRepository(bench().conexao.db, ela.pessoa.quem.empresaId);
        const linha = await repositorio.buscar(ela.id);
        if (!linha) throw new Error('prepared');
        await repositorio.mudar(linha, { etapa: 'SAINDO' });
        portal.simulado.catalogo.produtos.desativar([ela.raiz, ela.codigo]);
        portal.passar(6);
        await portal.correr();
        expect(chamadas(DESATIVAR)).toBe(0);
        expect(await ela.ler()).toMatchObject({ situacao: 'ENVIADO', situacaoNoPortal: 'DESATIVADO' });
      });

      test('is as it was when the change is undone, and so is one whose deactivation is given back', async () => {
        const ela = await empresa();
        const antes = await ela.ler();
        await ela.um('PREPARAR_MUDANCA', { como: 'RETIFICACAO' });
        await ela.mudar('Engano');
        expect((await ela.um('DESFAZER')).feitos).toEqual([ela.id]);
        const { versao: _, atributos: __, ...depois } = await ela.ler();
        expect(antes).toMatchObject({ ...depois, revisado: antes.revisado, revisaoPedida: antes.revisaoPedida });
        await ela.um('DESATIVAR', { motivo: 'Engano' });
        const { versao } = await ela.ler();
        const url = `PortalUnico/Produto/${ela.id}/Devolver`;
        expect((await ela.pedir('POST', url, { versao, motivo: 'Ainda se importa' })).corpo).toMatchObject({
          situacao: 'ENVIADO',
          sha256: antes.sha256,
          frase: 'Desativação devolvida: Ainda se importa',
        });
        const historico = (await ela.pedir('GET', `Historico?recurso=ProdutoNoPortal&registroId=${ela.id}`)).corpo;
        expect(historico[0].motivo).toBe('Treinamento: desativação devolvida. Ainda se importa');
        expect([chamadas(VERSAO), chamadas(DESATIVAR)]).toEqual([0, 0]);
      });

      test('and a draft that was undone leaves the list, keeps what was typed, and comes back unless its place is taken', async () => {
        const ela = await comItens();
        await ela.preparar();
        await ela.preencher();
        const [{ id } = { id: '' }] = await ela.listar();
        const { valores } = await ela.ler(id);
        const agir = async (tipo: string) => {
          const { versao } = await ela.ler(id);
          return (await ela.agir(tipo, ela.pessoa, {}, [{ id, versao }])).corpo;
        };
        expect((await agir('DESFAZER')).feitos).toEqual([id]);
        expect(await ela.listar()).toEqual([]);
        expect((await ela.pedir('GET', 'PortalUnico/Produto?excluidos=true')).corpo).toMatchObject([{ id }]);
        expect((await agir('PEDIR_REVISAO')).recusados[0].motivo).toMatch(/^Este rascunho foi desfeito/);
        expect((await agir('TRAZER_DE_VOLTA')).feitos).toEqual([id]);
        expect(await ela.ler(id)).toMatchObject({ situacao: 'RASCUNHO', excluidoEm: null, valores });
        await agir('DESFAZER');
        expect((await ela.preparar()).corpo).toMatchObject({ preparados: 1 });
        expect((await agir('TRAZER_DE_VOLTA')).recusados[0].motivo).toBe('O item já tem outro produto aqui: FICT-1.');
      });

      test('by a company that wants no second person is approved by who wrote it, and the history says so', async () => {
        const ela = await comItens();
        await ela.preparar();
        await ela.preencher();
        await ela.agir('PEDIR_REVISAO');
        const url = `Empresa/${ela.pessoa.quem.empresaId}/SegundaPessoa`;
        await switchOff(ela.pessoa, ela.colega, 'CATALOGO');
        const [{ id } = { id: '' }] = await ela.listar();
        expect(await ela.ler(id)).toMatchObject({ possoRevisar: true, pedeSegundaPessoa: false });
        const dia = (await ela.pedir('GET', 'MeuDia?regra=PRODUTO_A_REVISAR')).corpo.linhas;
        expect(dia).toMatchObject([
          { porque: expect.stringMatching(/^Um produto do Catálogo espera a revisão, pedida por /) },
        ]);
        expect((await ela.enviar()).corpo.recusados[0].motivo).toBe('Não está aprovado.');
        expect((await ela.agir('APROVAR')).corpo.feitos).toEqual([id]);
        // Wanted again meanwhile, the second person is missing.
        await ela.pedir('POST', url, { exigir: true, onde: 'CATALOGO' });
        expect((await ela.enviar()).corpo.recusados[0].motivo).toMatch(/^Foi aprovado por quem o redigiu/);
        await switchOff(ela.pessoa, ela.colega, 'CATALOGO');
        await ela.enviar();
        portal.passar(6);
        await portal.correr();
        expect(await ela.ler(id)).toMatchObject({ situacao: 'ENVIADO', versaoNoPortal: '1' });
        const historico = (await ela.pedir('GET', `Historico?recurso=ProdutoNoPortal&registroId=${id}`)).corpo;
        expect(historico.map(({ motivo }: { motivo: string }) => motivo)).toContain(
          'Treinamento: aprovado por quem o redigiu ou pediu a revisão: a empresa não pede uma segunda pessoa.',
        );
      });
    },
    { portal: ENDERECOS },
  );
});
