import { FUNCOES_DOS_FABRICANTES } from '#server/portal/talk/functions.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { switchOff } from '#server/testing/colleague.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { filaDosCatalogos } from './fetch-list.ts';
import { filaDosFabricantes, filaDosOperadores, filaDosProdutos } from './ramos.ts';
import { FABRICA, fabricantesDeTeste, NACIONAL } from './testing/fabricantes-de-teste.ts';
import { AGUIA } from './testing/operadores-de-teste.ts';
import { recomecar } from './testing/preparo-de-teste.ts';
import { proximoCnpj } from './testing/proximo-cnpj.ts';

const [EXPORTAR, VINCULAR, DESVINCULAR] = FUNCOES_DOS_FABRICANTES;
const qual = ({ id, versao }: { id: string; versao: number }) => ({ id, versao });

describe('The makers of the products', () => {
  onServer(
    'linked in the Portal Único',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench, (ao) => [
          filaDosProdutos(ao),
          filaDosOperadores(ao),
          filaDosFabricantes(ao),
          filaDosCatalogos(ao),
        ]);
      });
      beforeEach(() => recomecar(bench, portal));
      // Every request was one of the published document.
      afterEach(() => expect([portal.simulado.fora, portal.simulado.rajadas]).toEqual([[], 0]));
      afterAll(() => portal.simulado.fechar());

      const { chamadas, empresa, comProdutos, enviarTodos } = fabricantesDeTeste(bench, () => portal);

      test('are linked as the item says, by a second person and once, and the link is ended in the same way', async () => {
        const ela = await comProdutos({ 'FICT-1': FABRICA });
        const semOperador = await ela.preparar();
        expect(semOperador.corpo.recusados[0].motivo).toBe(
          'Águia Fictícia Trading Co Ltd ainda não tem operador estrangeiro deste importador aqui.',
        );
        await ela.comOperadores();
        expect((await ela.preparar()).corpo).toEqual({ preparados: 1, jaHavia: 0, recusados: [] });
        expect((await ela.preparar()).corpo.Error).toBe(
          'Todos os produtos deste importador já têm o vínculo com o fabricante do item.',
        );
        expect((await ela.listar())[0]).toMatchObject({
          situacao: 'RASCUNHO',
          tipo: 'OPERADOR',
          nome: AGUIA.razaoSocial,
          codigoPais: 'CN',
          doItem: true,
          codigoInterno: 'FICT-1',
          cpfCnpj: null,
          codigoOperador: expect.stringMatching(/^OPE_/),
        });
        await ela.agir('PEDIR_REVISAO');
        expect((await ela.agir('APROVAR')).corpo.recusados[0].motivo).toMatch(/^Quem redigiu ou pediu a revisão/);
        const dia = (quem: Pessoa) => ela.pedir('GET', 'MeuDia?regra=FABRICANTE_A_REVISAR', undefined, quem);
        expect((await dia(ela.pessoa)).corpo.linhas).toEqual([]);
        expect((await dia(ela.colega)).corpo.linhas).toMatchObject([
          { porque: 'Um vínculo de fabricante espera a revisão de uma segunda pessoa, pedida por Pessoa de Teste.' },
        ]);
        await ela.agir('APROVAR', ela.colega);
        portal.simulado.falhas.push({ funcao: VINCULAR, tipo: 'CALA' });
        await ela.enviar();
        await portal.correr();
        expect(await ela.todos()).toMatchObject([{ situacao: 'INCERTO', etapa: 'PERGUNTAR' }]);
        portal.passar(70);
        await portal.correr();
        const [feito] = await ela.todos();
        const [codigoProduto, , codigoOperador] = feito?.codigo?.split(' ') ?? [];
        expect(feito).toMatchObject({ situacao: 'ENVIADO', situacaoNoPortal: 'VINCULADO' });
        expect([chamadas(VINCULAR), chamadas(EXPORTAR)]).toEqual([1, 2]);
        expect(portal.simulado.fabricantes.daRaiz(ela.raiz)).toEqual([
          {
            codigoOperadorEstrangeiro: codigoOperador,
            conhecido: true,
            codigoPais: 'CN',
            codigoProduto: Number(codigoProduto),
          },
        ]);
        expect(await ela.comparar()).toMatchObject([
          { noPortal: 1, soLa: [], semFabricante: 0, aqui: { iguais: 1, diferem: 0, faltamLa: 0, naoComparados: 0 } },
        ]);
        const motivo = 'Mudou de fábrica';
        expect((await ela.agir('DESATIVAR', ela.pessoa, { motivo })).corpo.recusados).toEqual([]);
        await ela.agir('APROVAR', ela.colega);
        await ela.enviar();
        portal.passar(6);
        await portal.correr();
        expect(await ela.todos()).toMatchObject([{ situacao: 'ENVIADO', situacaoNoPortal: 'DESVINCULADO' }]);
        expect([chamadas(DESVINCULAR), portal.simulado.fabricantes.daRaiz(ela.raiz)]).toEqual([1, []]);
        expect((await ela.comparar())[0]).toMatchObject({ noPortal: 0, aqui: { iguais: 1 } });
        expect((await ela.agir('DESATIVAR', ela.pessoa, { motivo })).corpo.recusados[0].motivo).toBe(
          'Já está desvinculado no Portal.',
        );
        const url = `Historico?recurso=ProdutoNoPortal&registroId=${feito?.produtoId}`;
        const historico: { motivo: string }[] = (await ela.pedir('GET', url)).corpo;
        const com = `Treinamento: vínculo com ${AGUIA.razaoSocial} (CN):`;
        expect(historico.map((uma) => uma.motivo).filter((um) => um.includes('vínculo'))).toEqual([
          `${com} o Portal o desvinculou.`,
          `${com} desvinculação a enviar ao Portal Único.`,
          `${com} aprovado pela segunda pessoa.`,
          `${com} desvinculação enviada à revisão. ${motivo}`,
          `${com} o Portal o vinculou.`,
          `${com} a enviar ao Portal Único.`,
          `${com} aprovado pela segunda pessoa.`,
          `${com} enviado à revisão de uma segunda pessoa.`,
          `${com} rascunho feito do item.`,
        ]);
        // What was ended may be linked again.
        expect((await ela.preparar()).corpo.preparados).toBe(1);
        expect(await ela.todos()).toMatchObject([{ situacao: 'RASCUNHO', ato: 'INCLUIR', codigo: null }]);
      });

      test('of Brazil go by their CNPJ, and who is not known by the country, if a person wants it', async () => {
        const ela = await comProdutos({
          'FICT-1': NACIONAL,
          'FICT-2': null,
          'FICT-3': { ...NACIONAL, identificacaoFiscal: null, razaoSocial: 'Sem CNPJ Ltda' },
        });
        const itens: { id: string; partNumber: string }[] = (await ela.pedir('GET', 'Item?tamanho=200')).corpo;
        expect((await ela.preparar()).corpo).toMatchObject({
          preparados: 1,
          jaHavia: 0,
          recusados: [
            { nome: 'FICT-2', motivo: 'O item não tem fabricante no cadastro.' },
            { nome: 'FICT-3', motivo: 'Sem CNPJ Ltda é do Brasil: falta o CNPJ dele na identificação fiscal.' },
          ],
        });
        expect((await ela.preparar(true)).corpo.recusados[0].motivo).toBe(
          'O item não tem fabricante nem país de origem no cadastro.',
        );
        const item = itens.find(({ partNumber }) => partNumber === 'FICT-2');
        const { alteradoEm, alteradoPor, excluidoEm, ...lido } = (await ela.pedir('GET', `Item/${item?.id}`)).corpo;
        // 023 is Germany.
        await ela.pedir('PUT', 'Item', { ...lido, paisOrigem: { codigo: '023' } });
        expect((await ela.preparar(true)).corpo).toMatchObject({ preparados: 1, jaHavia: 1 });
        await ela.agir('PEDIR_REVISAO');
        await ela.agir('APROVAR', ela.colega);
        await ela.enviar();
        await portal.correr();
        portal.passar(6);
        await portal.correr();
        expect(portal.simulado.fabricantes.daRaiz(ela.raiz)).toEqual([
          {
            cpfCnpjFabricante: '11222333000181',
            conhecido: true,
            codigoPais: 'BR',
            codigoProduto: expect.any(Number),
          },
          { conhecido: false, codigoPais: 'DE', codigoProduto: expect.any(Number) },
        ]);
        expect((await ela.listar()).map(({ tipo, doItem }) => [tipo, doItem])).toEqual([
          ['NACIONAL', true],
          ['DESCONHECIDO', true],
        ]);
      });

      test('that the Portal alone has are kept, said to be another than that of the item, and may be ended from here', async () => {
        const ela = await comProdutos({ 'FICT-1': NACIONAL });
        const [produto] = await ela.pedir('GET', 'PortalUnico/Produto').then(({ corpo }) => corpo);
        const codigoProduto = Number(produto.codigo);
        portal.simulado.fabricantes.vincular(ela.raiz, { conhecido: false, codigoProduto, codigoPais: 'US' });
        expect(await ela.comparar()).toMatchObject([{ noPortal: 1, soLa: [], aqui: { iguais: 1 } }]);
        expect(await ela.listar()).toMatchObject([
          {
            situacao: 'ENVIADO',
            situacaoNoPortal: 'VINCULADO',
            tipo: 'DESCONHECIDO',
            codigoPais: 'US',
            doItem: false,
            semMudanca: null,
            comparacao: 'IGUAL',
          },
        ]);
        await ela.agir('DESATIVAR', ela.pessoa, { motivo: 'É outro' });
        const [linha] = await ela.todos();
        const devolver = `PortalUnico/Fabricante/${linha?.id}/Devolver`;
        const devolvido = await ela.pedir('POST', devolver, { versao: linha?.versao, motivo: 'Confira' });
        expect(devolvido.corpo).toMatchObject({ situacao: 'ENVIADO', frase: 'Desvinculação devolvida: Confira' });
        await ela.agir('DESATIVAR', ela.pessoa, { motivo: 'É outro' });
        await ela.agir('APROVAR', ela.colega);
        await ela.enviar();
        portal.passar(6);
        await portal.correr();
        expect(portal.simulado.fabricantes.daRaiz(ela.raiz)).toEqual([]);
      });

      test('are unlinked many at once, each for a second person to review, and what cannot be is told by its reason', async () => {
        const ela = await comProdutos({
          'FICT-1': NACIONAL,
          'FICT-2': { ...NACIONAL, razaoSocial: 'Outra Fictícia Ltda', identificacaoFiscal: proximoCnpj() },
          'FICT-3': { ...NACIONAL, razaoSocial: 'Terceira Fictícia Ltda', identificacaoFiscal: proximoCnpj() },
        });
        await ela.vinculado();
        const [item] = (await ela.pedir('GET', 'Item?q=FICT-3')).corpo;
        const { alteradoEm, alteradoPor, excluidoEm, ...lido } = (await ela.pedir('GET', `Item/${item.id}`)).corpo;
        // 023 is Germany. The item has another maker now, so the product gets the draft of a second link.
        await ela.pedir('PUT', 'Item', { ...lido, fabricantePadrao: null, paisOrigem: { codigo: '023' } });
        expect((await ela.preparar(true)).corpo.preparados).toBe(1);
        const motivo = 'A fábrica fechou';
        const pedido = await ela.agir('DESATIVAR', ela.pessoa, { motivo });
        expect([pedido.corpo.feitos.length, pedido.corpo.recusados]).toEqual([
          3,
          [
            {
              id: expect.any(String),
              nome: 'FICT-3 com Fabricante desconhecido (DE)',
              motivo: 'Só se desvincula o que está vinculado no Portal.',
            },
          ],
        ]);
        expect((await ela.listar()).map(({ situacao, ato, semMudanca }) => [situacao, ato, semMudanca])).toEqual([
          ...Array(3).fill(['EM_REVISAO', 'DESATIVAR', 'A desvinculação já está em preparo.']),
          ['RASCUNHO', 'INCLUIR', 'Só se desvincula o que está vinculado no Portal.'],
        ]);
        // Undone: all of them stand as before, and nothing was sent.
        const emRevisao = (await ela.todos()).filter(({ ato }) => ato === 'DESATIVAR').map(qual);
        const desfeito = await ela.agir('DESFAZER', ela.pessoa, {}, emRevisao);
        expect(desfeito.corpo.recusados).toEqual([]);
        expect((await ela.todos()).slice(0, 3)).toMatchObject(
          Array(3).fill({ situacao: 'ENVIADO', situacaoNoPortal: 'VINCULADO', ato: 'INCLUIR', vigente: null }),
        );
        const dois = (await ela.todos()).slice(0, 2).map(qual);
        expect((await ela.agir('DESATIVAR', ela.pessoa, { motivo }, dois)).corpo.recusados).toEqual([]);
        expect((await ela.agir('APROVAR')).corpo.feitos).toEqual([]);
        expect((await ela.agir('APROVAR', ela.colega)).corpo.feitos).toHaveLength(2);
        await ela.enviar();
        await enviarTodos(2);
        expect([chamadas(DESVINCULAR), ela.la()]).toEqual([2, [expect.anything()]]);
        expect((await ela.todos()).map((um) => um.situacaoNoPortal)).toEqual([
          'DESVINCULADO',
          'DESVINCULADO',
          'VINCULADO',
          null,
        ]);

        // Where the company wants no second person, the one who asked approves.
        await switchOff(ela.pessoa, ela.colega, 'CATALOGO');
        const terceiro = (await ela.todos()).slice(2, 3).map(qual);
        await ela.agir('DESATIVAR', ela.pessoa, { motivo }, terceiro);
        expect((await ela.agir('APROVAR')).corpo.feitos).toHaveLength(1);
      });

      test('that the Portal refuses are tasks, a draft is undone, and nobody sees those of another company', async () => {
        const ela = await comProdutos({ 'FICT-1': NACIONAL });
        await ela.preparar();
        expect((await ela.agir('DESFAZER')).corpo.recusados).toEqual([]);
        expect(await ela.listar()).toEqual([]);
        const [desfeito] = (await ela.pedir('GET', 'PortalUnico/Fabricante?excluidos=true')).corpo;
        const quais = [{ id: desfeito.id, versao: desfeito.versao }];
        expect((await ela.agir('TRAZER_DE_VOLTA', ela.pessoa, {}, quais)).corpo.recusados).toEqual([]);
        await ela.agir('PEDIR_REVISAO');
        await ela.agir('APROVAR', ela.colega);
        portal.simulado.falhas.push({ funcao: VINCULAR, tipo: 'HTML' });
        await ela.enviar();
        await portal.correr();
        expect((await ela.listar())[0]).toMatchObject({
          situacao: 'RECUSADO',
          problemas: [{ campo: null, frase: expect.stringMatching(/recusou este caminho/) }],
        });
        expect((await ela.pedir('GET', 'MeuDia?regra=FABRICANTE_RECUSADO')).corpo.linhas).toMatchObject([
          { titulo: 'FICT-1 · treinamento', lugar: { onde: 'PRODUTO_NO_PORTAL', id: desfeito.produto.id } },
        ]);
        const outra = await empresa();
        const [linha] = await ela.todos();
        const deOutra = [{ id: linha?.id, versao: linha?.versao }];
        expect((await outra.pedir('GET', 'PortalUnico/Fabricante')).corpo).toEqual([]);
        const ato = { tipo: 'PEDIR_REVISAO' };
        expect(
          (await outra.pedir('POST', 'PortalUnico/Fabricante/EmVarios', { fabricantes: deOutra, ato })).corpo.recusados,
        ).toEqual([{ id: linha?.id, nome: null, motivo: 'Este vínculo não existe.' }]);
        const achado = `PortalUnico/Fabricante/${linha?.id}/Achado`;
        expect((await outra.pedir('POST', achado, { versao: 1, esta: true })).status).toBe(404);
        expect((await ela.pedir('POST', achado, { versao: linha?.versao, esta: true })).status).toBe(422);
      });
    },
    { portal: ENDERECOS },
  );
});
