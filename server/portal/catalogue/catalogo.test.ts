import type { ResultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import { FRASE_DA_PRODUCAO } from '#lib/portal/domain/portal-unico.ts';
import { FUNCOES_DO_CATALOGO } from '#server/portal/talk/functions.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { filaDosCatalogos } from './fetch-list.ts';
import { produtoRepository } from './produto-repository.ts';
import { filaDosProdutos } from './ramos.ts';
import { catalogoDeTeste, VALORES } from './testing/catalogo-de-teste.ts';
import { NCM, recomecar } from './testing/preparo-de-teste.ts';

const [LISTA, INCLUIR] = FUNCOES_DO_CATALOGO;

describe('The catalogue of products', () => {
  onServer(
    'prepared here and sent to the Portal Único',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench, (ao) => [filaDosProdutos(ao), filaDosCatalogos(ao)]);
      });
      beforeEach(() => recomecar(bench, portal));
      afterEach(() => expect([portal.simulado.fora, portal.simulado.rajadas]).toEqual([[], 0]));
      afterAll(() => portal.simulado.fechar());

      const { chamadas, noPortal, empresa } = catalogoDeTeste(bench, () => portal);

      test('is drafted of the items, written, approved by a second person and sent once, and the list is the same', async () => {
        const ela = await empresa(['FICT-1', 'FICT-2']);
        expect((await ela.preparar()).corpo).toEqual({ preparados: 2, jaHavia: 0, recusados: [] });
        expect((await ela.preparar()).corpo.Error).toBe('Todos os itens importados já têm produto deste importador.');
        const [primeiro] = await ela.listar();
        expect(primeiro).toMatchObject({
          situacao: 'RASCUNHO',
          ambiente: 'TREINAMENTO',
          raiz: ela.raiz,
          codigoInterno: 'FICT-1',
          ncm: NCM,
          denominacao: 'Item fictício',
          comparacao: null,
          codigo: null,
          item: { partNumber: 'FICT-1' },
        });
        // What is missing is said at once, and nothing goes to the review with it.
        expect((await ela.agir('PEDIR_REVISAO')).corpo).toMatchObject({
          feitos: [],
          recusados: [{ nome: 'FICT-1', motivo: 'O Portal exige este atributo. Há mais 2 a corrigir.' }, {}],
        });
        await ela.preencher();
        expect((await ela.agir('PEDIR_REVISAO')).corpo.feitos).toHaveLength(2);
        const minha: ResultadoDeVarios = (await ela.agir('APROVAR')).corpo;
        expect(minha.recusados[0]?.motivo).toBe(
          'Quem redigiu ou pediu a revisão não aprova: peça a outra pessoa da empresa.',
        );
        expect((await ela.enviar()).corpo.recusados[0].motivo).toBe('Não está aprovado por uma segunda pessoa.');
        expect((await ela.agir('APROVAR', ela.colega)).corpo.feitos).toHaveLength(2);
        expect((await ela.enviar()).corpo.feitos).toHaveLength(2);
        await portal.correr();
        await portal.correr();
        expect(chamadas(INCLUIR)).toBe(1);
        portal.passar(6);
        await portal.correr();
        expect([chamadas(INCLUIR), chamadas(LISTA)]).toEqual([2, 2]);
        const enviado = await ela.ler(primeiro?.id ?? '');
        expect(enviado).toMatchObject({
          situacao: 'ENVIADO',
          versaoNoPortal: '1',
          situacaoNoPortal: 'ATIVADO',
          comparacao: null,
          problemas: [],
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          revisado: { por: 'Colega' },
          titular: 'Maria da Silva',
        });
        expect(noPortal(ela.raiz)[0]).toMatchObject({
          codigo: Number(enviado.codigo),
          denominacao: 'Item fictício',
          codigosInterno: ['FICT-1'],
          atributos: [
            { atributo: 'ATT_90001', valor: '99' },
            { atributo: 'ATT_90002', valor: 'Resina' },
            { atributo: 'ATT_90004', valor: '1.600' },
          ],
        });
        const historico = (await ela.pedir('GET', `Historico?recurso=ProdutoNoPortal&registroId=${enviado.id}`)).corpo;
        expect(historico.map(({ motivo }: { motivo: string }) => motivo)).toEqual([
          `Treinamento: o Portal fez o produto ${enviado.codigo}, versão 1.`,
          'Treinamento: a enviar ao Portal Único.',
          'Treinamento: aprovado pela segunda pessoa.',
          'Treinamento: enviado à revisão de uma segunda pessoa.',
          'Treinamento: rascunho alterado.',
          'Treinamento: rascunho feito do item.',
        ]);
        // The list says nothing of a product that was answered in the same instant.
        portal.passar(1);
        await ela.buscarLista();
        await portal.correr();
        expect((await ela.listar()).map(({ comparacao }) => comparacao)).toEqual(['IGUAL', 'IGUAL']);
        expect(await ela.listas()).toMatchObject([
          {
            situacao: 'PRONTA',
            noPortal: 2,
            soLa: [],
            itensSemProduto: 0,
            olhadaEm: '2026-11-23T14:00:07.000Z',
            aqui: { iguais: 2, diferem: 0, faltamLa: 0, naoComparados: 0 },
          },
        ]);
        expect(FUNCOES_DO_CATALOGO.filter((uma) => chamadas(uma) === 0)).toEqual([]);
      });

      test('that the Portal refuses says why at the field, and goes to the review again before it is sent again', async () => {
        const ela = await empresa();
        await ela.aprovado();
        portal.simulado.catalogo.obrigatorios.set(NCM, ['ATT_90007']);
        await ela.enviar();
        await portal.correr();
        portal.simulado.catalogo.obrigatorios.clear();
        const [{ id } = { id: '' }] = await ela.listar();
        expect(await ela.ler(id)).toMatchObject({
          situacao: 'RECUSADO',
          frase: expect.stringMatching(/^O Portal Único recusou o produto/),
          codigo: null,
          problemas: [{ campo: 'valores.ATT_90007', frase: 'O atributo ATT_90007 é obrigatório para a NCM 85340011.' }],
        });
        expect((await ela.enviar()).corpo.recusados[0].motivo).toBe('Não está aprovado por uma segunda pessoa.');
        await ela.preencher({ ...VALORES, ATT_90007: ['Duas faces'] });
        expect(await ela.ler(id)).toMatchObject({ situacao: 'RASCUNHO', problemas: [], revisado: null });
        await ela.agir('PEDIR_REVISAO');
        await ela.agir('APROVAR', ela.colega);
        await ela.enviar();
        portal.passar(6);
        await portal.correr();
        expect([(await ela.ler(id)).situacao, noPortal(ela.raiz)]).toEqual(['ENVIADO', [expect.anything()]]);
      });

      test.each([
        ['the answer is lost', 'CALA', 1],
        ['the connection drops', 'CAI', 1],
        ['the server of the Portal fails', 'ERRO_500', 0],
        ['something else answers', 'HTML', null],
      ] as const)('is never sent twice when %s', async (_nome, tipo, feitos) => {
        const ela = await empresa();
        await ela.aprovado();
        portal.simulado.falhas.push({ funcao: INCLUIR, tipo });
        await ela.enviar();
        await portal.correr();
        // A page of the web server is a path that does not exist: nothing was done of it.
        if (tipo === 'HTML') {
          expect((await ela.depois()).situacao).toBe('RECUSADO');
          return;
        }
        expect(await ela.depois()).toMatchObject({
          situacao: 'INCERTO',
          etapa: 'PERGUNTAR',
          frase: expect.stringMatching(/a resposta .* se perdeu/),
        });
        expect((await ela.enviar()).corpo.recusados[0].motivo).toBe('Não está aprovado por uma segunda pessoa.');
        for (let i = 0; i < 5; i += 1) {
          portal.passar(70);
          await portal.correr();
        }
        expect([chamadas(INCLUIR), noPortal(ela.raiz).length]).toEqual([1, feitos]);
        const { situacao, codigo } = await ela.depois();
        expect([situacao, codigo !== null]).toEqual(feitos ? ['ENVIADO', true] : ['INCERTO', false]);
      });

      test('of a server that died after it left is asked about, not sent again', async () => {
        const ela = await empresa();
        await ela.aprovado();
        await ela.enviar();
        const linha = await ela.depois();
        const repositorio = produtoRepository(bench().conexao.db, ela.pessoa.quem.empresaId);
        await repositorio.mudar(linha, { etapa: 'SAINDO' });
        await portal.correr();
        expect(await ela.depois()).toMatchObject({ situacao: 'INCERTO', etapa: 'PERGUNTAR', perguntas: 1 });
        expect([chamadas(INCLUIR), chamadas(LISTA)]).toEqual([0, 1]);
        // A person looked: it is not there, so it may be sent, still as approved.
        const { id, versao } = await ela.depois();
        const achado = await ela.pedir('POST', `PortalUnico/Produto/${id}/Achado`, { versao, codigo: null });
        expect(achado.corpo).toMatchObject({ situacao: 'APROVADO', revisado: { por: 'Colega' } });
        await ela.enviar();
        portal.passar(6);
        await portal.correr();
        expect([(await ela.depois()).situacao, chamadas(INCLUIR)]).toEqual(['ENVIADO', 1]);
      });

      test('whose código interno the Portal has already is not sent, and a person may say that it is that one', async () => {
        const [ela, outra] = [await empresa(['FICT-1', 'FICT-9']), await empresa()];
        const guardado = portal.simulado.catalogo.produtos.guardar([ela.raiz, '770'], {
          cpfCnpjRaiz: ela.raiz,
          codigo: 770,
          denominacao: 'Outro nome',
          ncm: NCM,
          modalidade: 'IMPORTACAO',
          codigosInterno: ['FICT-1', 'X'],
        });
        portal.simulado.catalogo.produtos.guardar([ela.raiz, '771'], {
          ...guardado,
          codigo: 771,
          codigosInterno: ['DE-OUTRO'],
        });
        await ela.aprovado();
        const [{ id, versao } = { id: '', versao: 0 }] = await ela.listar();
        await ela.agir('ENVIAR', ela.pessoa, { credencialId: ela.credencialId }, [{ id, versao }]);
        await portal.correr();
        expect(chamadas(INCLUIR)).toBe(0);
        const recusado = await ela.ler(id);
        expect(recusado).toMatchObject({
          situacao: 'RECUSADO',
          problemas: [{ campo: 'codigoInterno', frase: expect.stringMatching(/^O Portal Único já tem o produto 770/) }],
        });
        const achado = { versao: recusado.versao, codigo: '0000000770' };
        const url = `PortalUnico/Produto/${id}/Achado`;
        expect((await outra.pedir('POST', url, achado)).status).toBe(404);
        expect((await ela.pedir('POST', url, achado)).corpo).toMatchObject({ situacao: 'ENVIADO', codigo: '770' });
        portal.passar(1);
        await ela.buscarLista();
        await portal.correr();
        const comparado = await ela.ler(id);
        expect([comparado.comparacao, comparado.diferencas.slice(0, 2)]).toEqual([
          'DIFERE',
          [
            { campo: 'denominacao', aqui: 'Item fictício', la: 'Outro nome' },
            { campo: 'descricao', aqui: 'Item fictício', la: null },
          ],
        ]);
        const [lista] = await ela.listas();
        expect(lista).toMatchObject({
          noPortal: 2,
          aqui: { iguais: 0, diferem: 1, faltamLa: 1, naoComparados: 0 },
          soLa: [{ codigo: '771', denominacao: 'Outro nome', codigosInterno: ['DE-OUTRO'] }],
        });
        // A change here is compared with nothing any more.
        const [, segundo] = await ela.listar();
        expect(segundo?.comparacao).toBe('FALTA_LA');
        const {
          versao: v,
          denominacao,
          descricao,
          ncm,
          codigoInterno,
          modalidade,
          valores,
        } = await ela.ler(segundo?.id ?? '');
        const dados = { denominacao: `${denominacao} mudado`, descricao, ncm, codigoInterno, modalidade, valores };
        const mudado = await ela.pedir('PUT', 'PortalUnico/Produto', { id: segundo?.id, versao: v, ...dados });
        expect(mudado.corpo).toMatchObject({ situacao: 'RASCUNHO', comparacao: null });
      });

      test('of an empty list is missing there, and the daily stop and the hour of a limit are waited for', async () => {
        const ela = await empresa();
        await ela.preparar();
        await ela.buscarLista();
        await portal.correr();
        expect((await ela.listar())[0]?.comparacao).toBe('FALTA_LA');
        expect((await ela.buscarLista()).corpo.Error).toMatch(/há pouco/);
        await ela.preencher();
        await ela.agir('PEDIR_REVISAO');
        await ela.agir('APROVAR', ela.colega);
        portal.simulado.limites.set(INCLUIR, 0);
        await ela.enviar();
        portal.passar(6);
        await portal.correr();
        expect(await ela.depois()).toMatchObject({
          situacao: 'ENVIANDO',
          etapa: 'CONFERIR',
          frase: expect.stringMatching(/^O limite de consultas por hora/),
        });
        const url = `PortalUnico/Produto/${(await ela.depois()).id}/Devolver`;
        const { versao } = await ela.depois();
        const devolvido = await ela.pedir('POST', url, { versao, motivo: 'Trocar o material' });
        expect(devolvido.corpo).toMatchObject({ situacao: 'RASCUNHO', frase: 'Devolvido: Trocar o material' });
        portal.simulado.limites.clear();
        bench().relogio.hora = new Date('2026-11-23T16:00:00Z');
        await portal.correr();
        expect([chamadas(INCLUIR), noPortal(ela.raiz)]).toEqual([1, []]);
      });

      test('waits in Meu dia of everybody but who asked, and so does what was refused or is in doubt', async () => {
        const ela = await empresa(['FICT-1', 'FICT-2']);
        const dia = async (regra: string, quem: Pessoa = ela.pessoa) =>
          (await ela.pedir('GET', `MeuDia?regra=${regra}`, undefined, quem)).corpo.linhas;
        await ela.preparar();
        await ela.preencher();
        await ela.agir('PEDIR_REVISAO');
        expect(await dia('PRODUTO_A_REVISAR')).toEqual([]);
        expect(await dia('PRODUTO_A_REVISAR', ela.colega)).toMatchObject([
          {
            porque: expect.stringMatching(
              /^2 produtos do Catálogo esperam a revisão de uma segunda pessoa, pedida por /,
            ),
            lugar: { onde: 'CATALOGO', id: ela.importadorId, campo: 'TREINAMENTO' },
          },
        ]);
        await ela.agir('APROVAR', ela.colega);
        portal.simulado.catalogo.obrigatorios.set(NCM, ['ATT_90007']);
        await ela.enviar();
        await portal.correr();
        portal.simulado.catalogo.obrigatorios.clear();
        portal.simulado.falhas.push({ funcao: INCLUIR, tipo: 'CAI' });
        portal.passar(6);
        await portal.correr();
        const linhas = await dia('PRODUTO_RECUSADO');
        expect(linhas.map(({ nivel, porque, lugar }: Record<string, unknown>) => [nivel, porque, lugar])).toEqual([
          [
            'erro',
            expect.stringMatching(/a resposta do Portal Único se perdeu/),
            expect.objectContaining({ onde: 'PRODUTO_NO_PORTAL', campo: null }),
          ],
          [
            'aviso',
            'O atributo ATT_90007 é obrigatório para a NCM 85340011.',
            expect.objectContaining({ onde: 'PRODUTO_NO_PORTAL', campo: 'valores.ATT_90007' }),
          ],
        ]);
      });

      test('is of one company, one environment and one version', async () => {
        const [ela, outra] = [await empresa(), await empresa(['FICT-1'], 'PRODUCAO')];
        await ela.aprovado();
        const [um] = await ela.listar();
        const { id = '', versao = 0 } = um ?? {};
        expect((await outra.pedir('GET', `PortalUnico/Produto/${id}`)).status).toBe(404);
        expect((await outra.agir('APROVAR', outra.pessoa, {}, [{ id, versao }])).corpo.recusados).toEqual([
          { id, nome: null, motivo: 'Este produto não existe.' },
        ]);
        expect((await outra.listar()).length + (await outra.listas()).length).toBe(0);
        const alheia = { credencialId: outra.credencialId };
        expect((await ela.agir('ENVIAR', ela.pessoa, alheia)).status).toBe(404);
        const velho = await ela.agir('ENVIAR', ela.pessoa, { credencialId: ela.credencialId }, [{ id, versao: 1 }]);
        expect(velho.corpo.recusados[0].motivo).toMatch(/^Mudou desde que você abriu a lista/);
        const { denominacao, descricao, ncm, codigoInterno, modalidade, valores } = await ela.ler(id);
        const dados = { denominacao, descricao, ncm, codigoInterno, modalidade, valores };
        const conflito = await ela.pedir('PUT', 'PortalUnico/Produto', { id, versao: 1, ...dados });
        expect([conflito.status, conflito.corpo.atual.versao]).toEqual([409, versao]);

        await outra.aprovado();
        expect((await outra.enviar()).corpo.Error).toBe(`Para produção, digite: ${FRASE_DA_PRODUCAO}.`);
        expect((await outra.enviar({ confirmacao: FRASE_DA_PRODUCAO })).corpo.feitos).toHaveLength(1);
        const encerrar = `PortalUnico/Credencial/${outra.credencialId}/Encerrar`;
        expect((await outra.pedir('POST', encerrar, {})).status).toBe(200);
        await portal.correr();
        expect((await outra.depois()).situacao).toBe('RECUSADO');
        expect(chamadas(INCLUIR)).toBe(0);
      });
    },
    { portal: ENDERECOS },
  );
});
