import { escreverParada } from '#server/portal/talk/at-time.ts';
import { FUNCOES_DOS_FABRICANTES } from '#server/portal/talk/functions.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { fabricanteRepository } from './fabricante-repository.ts';
import { filaDosCatalogos } from './fetch-list.ts';
import { filaDosFabricantes, filaDosOperadores, filaDosProdutos } from './ramos.ts';
import { FABRICA, fabricantesDeTeste, NACIONAL } from './testing/fabricantes-de-teste.ts';
import { recomecar } from './testing/preparo-de-teste.ts';
import { proximoCnpj } from './testing/proximo-cnpj.ts';

const [EXPORTAR, VINCULAR, DESVINCULAR] = FUNCOES_DOS_FABRICANTES;
const MOTIVO = { motivo: 'Mudou de fábrica' };
/** The Portal stops from 01:00 to 03:00 of Brasília. */
const NA_PARADA = new Date('2026-11-24T04:00:30Z');
const DEPOIS_DA_PARADA = new Date('2026-11-24T06:01:00Z');

describe('The makers of the products, when something fails', () => {
  onServer(
    'are linked and unlinked once each, and none is lost',
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
      // Every request was one of the published document, and no limit punished more than the first time.
      afterEach(() =>
        expect([portal.simulado.fora, portal.simulado.rajadas, portal.simulado.excessos() > 1]).toEqual([[], 0, false]),
      );
      afterAll(() => portal.simulado.fechar());

      const { chamadas, comProdutos, enviarTodos } = fabricantesDeTeste(bench, () => portal);
      const feitas = (funcao: string) =>
        portal.simulado.chamadas.filter((uma) => uma.funcao === funcao && uma.status === 200).length;

      /** A company whose products have each a maker of Brazil of their own. */
      const comNacionais = (quantos: number) =>
        comProdutos(
          Object.fromEntries(
            Array.from({ length: quantos }, (_, i) => [
              `FICT-${i + 1}`,
              { ...NACIONAL, razaoSocial: `Nacional Fictícia ${i + 1} Ltda`, identificacaoFiscal: proximoCnpj() },
            ]),
          ),
        );
      type Empresa = Awaited<ReturnType<typeof comProdutos>>;
      const situacoes = async (ela: Empresa) => (await ela.todos()).map(({ situacao }) => situacao);

      /** Puts a link on its way: a new one, or the end of one that the Portal has. */
      async function aCaminho(ela: Empresa, funcao: typeof VINCULAR | typeof DESVINCULAR): Promise<void> {
        if (funcao === VINCULAR) await ela.aprovado();
        else {
          await ela.vinculado();
          expect((await ela.agir('DESATIVAR', ela.pessoa, MOTIVO)).corpo.recusados).toEqual([]);
          expect((await ela.agir('APROVAR', ela.colega)).corpo.recusados).toEqual([]);
        }
        portal.simulado.chamadas.length = 0;
        expect((await ela.enviar()).corpo.recusados).toEqual([]);
      }
      /** Once `funcao` was done to all links. */
      const acabado = (funcao: string) =>
        funcao === VINCULAR
          ? { situacao: 'ENVIADO', situacaoNoPortal: 'VINCULADO' }
          : { situacao: 'ENVIADO', situacaoNoPortal: 'DESVINCULADO' };

      describe.each([
        ['linked', VINCULAR],
        ['unlinked', DESVINCULAR],
      ] as const)('%s', (_nome, funcao) => {
        test('some before the daily stop, the others after it', async () => {
          const ela = await comNacionais(3);
          await aCaminho(ela, funcao);
          await enviarTodos(1);
          // The stop begins between the export that is asked for and the request itself.
          portal.simulado.antes = (qual) => {
            if (qual === EXPORTAR) bench().relogio.hora = NA_PARADA;
          };
          await portal.correr();
          portal.simulado.antes = undefined;
          const [primeiro, ...outros] = await ela.todos();
          expect(primeiro).toMatchObject(acabado(funcao));
          expect(outros).toMatchObject([
            {
              situacao: 'ENVIANDO',
              etapa: 'CONFERIR',
              proximaEm: new Date('2026-11-24T06:00:30Z'),
              frase: expect.stringContaining(`${escreverParada(new Date('2026-11-24T06:00:30Z'))} O Cais continua às `),
            },
            { situacao: 'ENVIANDO', etapa: 'CONFERIR' },
          ]);
          portal.passar(600);
          const durante = portal.simulado.chamadas.length;
          await portal.correr();
          expect(portal.simulado.chamadas).toHaveLength(durante);
          bench().relogio.hora = DEPOIS_DA_PARADA;
          await enviarTodos(2);
          expect(await ela.todos()).toMatchObject(Array(3).fill(acabado(funcao)));
          expect([chamadas(funcao), ela.la().length]).toEqual([3, funcao === VINCULAR ? 3 : 0]);
        });

        test('as many as the hour allows, the others in the next one', async () => {
          const ela = await comNacionais(3);
          await aCaminho(ela, funcao);
          portal.simulado.limites.set(funcao, 2);
          await enviarTodos(3);
          const [, , terceiro] = await ela.todos();
          expect(terceiro).toMatchObject({
            situacao: 'ENVIANDO',
            etapa: 'CONFERIR',
            proximaEm: new Date('2026-11-23T15:00:01Z'),
            frase: expect.stringMatching(/^O limite de consultas por hora do Portal Único foi atingido/),
          });
          // Until the hour it names the function is not called again.
          for (let i = 0; i < 3; i += 1) await enviarTodos(1);
          expect([chamadas(funcao), feitas(funcao)]).toEqual([3, 2]);
          bench().relogio.hora = new Date('2026-11-23T15:00:30Z');
          await enviarTodos(1);
          expect(await ela.todos()).toMatchObject(Array(3).fill(acabado(funcao)));
          expect([chamadas(funcao), feitas(funcao), ela.la().length]).toEqual([4, 3, funcao === VINCULAR ? 3 : 0]);
        });

        test('though another log-in takes the session before the request, which was not done', async () => {
          const ela = await comNacionais(1);
          await aCaminho(ela, funcao);
          portal.simulado.antes = (qual) => {
            if (qual !== EXPORTAR) return;
            portal.simulado.antes = undefined;
            portal.passar(120);
            portal.simulado.roubarSessao(ela.clientId);
          };
          await portal.correr();
          expect(await ela.primeiro()).toMatchObject({
            situacao: 'ENVIANDO',
            etapa: 'CONFERIR',
            frase: expect.stringMatching(/^O Portal Único pede um minuto entre duas entradas/),
          });
          expect(feitas(funcao)).toBe(0);
          portal.passar(65);
          await portal.correr();
          expect(await ela.primeiro()).toMatchObject(acabado(funcao));
          expect([feitas(funcao), ela.la().length]).toEqual([1, funcao === VINCULAR ? 1 : 0]);
        });

        test('though another log-in takes the session after a lost answer', async () => {
          const ela = await comNacionais(1);
          await aCaminho(ela, funcao);
          portal.simulado.falhas.push({ funcao, tipo: 'CALA' });
          await portal.correr();
          expect(await ela.primeiro()).toMatchObject({ situacao: 'INCERTO', etapa: 'PERGUNTAR' });
          portal.passar(120);
          portal.simulado.roubarSessao(ela.clientId);
          await portal.correr();
          expect(await ela.primeiro()).toMatchObject({
            situacao: 'INCERTO',
            etapa: 'PERGUNTAR',
            frase: expect.stringMatching(/^O Portal Único pede um minuto entre duas entradas/),
          });
          portal.passar(65);
          await portal.correr();
          expect(await ela.primeiro()).toMatchObject(acabado(funcao));
          expect([chamadas(funcao), ela.la().length]).toEqual([1, funcao === VINCULAR ? 1 : 0]);
        });

        test.each([
          ['the answer is lost', 'CALA', true],
          ['the connection drops', 'CAI', true],
          ['the server of the Portal fails', 'ERRO_500', false],
        ] as const)('not twice when %s', async (_qual, tipo, feito) => {
          const ela = await comNacionais(1);
          await aCaminho(ela, funcao);
          portal.simulado.falhas.push({ funcao, tipo });
          await portal.correr();
          expect(await ela.primeiro()).toMatchObject({
            situacao: 'INCERTO',
            etapa: 'PERGUNTAR',
            frase: expect.stringMatching(/saiu daqui, e a resposta do Portal Único se perdeu/),
          });
          expect((await ela.enviar()).corpo.recusados[0].motivo).toBe('Não está aprovado por uma segunda pessoa.');
          for (let i = 0; i < 5; i += 1) {
            portal.passar(70);
            await portal.correr();
          }
          expect([chamadas(funcao), ela.la().length]).toEqual([1, (funcao === VINCULAR) === feito ? 1 : 0]);
          expect(await ela.primeiro()).toMatchObject(feito ? acabado(funcao) : { situacao: 'INCERTO' });
        });

        test('when the server dies after the request left: asked about, and sent again only if a person says it is not done', async () => {
          const ela = await comNacionais(1);
          await aCaminho(ela, funcao);
          const repositorio = fabricanteRepository(bench().conexao.db, ela.pessoa.quem.empresaId);
          await repositorio.mudar(await ela.primeiro(), { etapa: 'SAINDO' });
          await portal.correr();
          expect(await ela.primeiro()).toMatchObject({ situacao: 'INCERTO', etapa: 'PERGUNTAR', perguntas: 1 });
          expect([chamadas(funcao), chamadas(EXPORTAR)]).toEqual([0, 1]);
          const { id, versao } = await ela.primeiro();
          // Of a link that was to end, "it is there" means that its end is.
          const achado = await ela.pedir('POST', `PortalUnico/Fabricante/${id}/Achado`, { versao, esta: false });
          expect(achado.corpo).toMatchObject({ situacao: 'APROVADO' });
          await ela.enviar();
          portal.passar(6);
          await portal.correr();
          expect(await ela.primeiro()).toMatchObject(acabado(funcao));
          expect([chamadas(funcao), ela.la().length]).toEqual([1, funcao === VINCULAR ? 1 : 0]);
        });

        test('when the server dies with the answer in its hands: the Portal tells what was done', async () => {
          const ela = await comNacionais(2);
          await aCaminho(ela, funcao);
          portal.simulado.antes = (qual) => {
            if (qual !== funcao) return;
            portal.simulado.antes = undefined;
            jest.spyOn(bench().blobs, 'guardar').mockRejectedValueOnce(new Error('the disk is gone'));
          };
          await expect(portal.correr()).rejects.toThrow('the disk is gone');
          expect(await ela.todos()).toMatchObject([
            { situacao: 'ENVIANDO', etapa: 'SAINDO' },
            { situacao: 'ENVIANDO', etapa: 'CONFERIR' },
          ]);
          portal.passar(6);
          await enviarTodos(3);
          expect(await ela.todos()).toMatchObject(Array(2).fill(acabado(funcao)));
          expect([chamadas(funcao), ela.la().length]).toEqual([2, funcao === VINCULAR ? 2 : 0]);
        });
      });

      test('that the Portal refuses keep its sentence, at the link and in Meu dia, and go to the review again', async () => {
        const ela = await comProdutos({ 'FICT-1': FABRICA, 'FICT-2': NACIONAL });
        await ela.comOperadores();
        await ela.aprovado();
        // Somebody takes the operator out of the Portal after the review.
        const [{ operadorId } = { operadorId: null }] = await ela.todos();
        expect(operadorId).not.toBeNull();
        const operadores = portal.simulado.catalogo.operadores;
        const tem = jest.spyOn(operadores, 'tem').mockReturnValue(false);
        await ela.enviar();
        await enviarTodos(2);
        tem.mockRestore();
        expect(await situacoes(ela)).toEqual(['RECUSADO', 'ENVIADO']);
        const [recusado] = await ela.listar();
        expect(recusado).toMatchObject({
          frase: 'O Portal Único recusou o vínculo, e nada foi feito. Corrija e envie à revisão de novo.',
          problemas: [{ campo: null, frase: 'O operador estrangeiro não existe.' }],
        });
        const dia = (await ela.pedir('GET', 'MeuDia?regra=FABRICANTE_RECUSADO')).corpo.linhas;
        expect(dia).toMatchObject([
          { titulo: 'FICT-1 · treinamento', porque: 'O operador estrangeiro não existe.', nivel: 'aviso' },
        ]);
        expect((await ela.enviar()).corpo.recusados.map(({ motivo }: { motivo: string }) => motivo)).toEqual([
          'Não está aprovado por uma segunda pessoa.',
          'Não está aprovado por uma segunda pessoa.',
        ]);
        const quais = [{ id: recusado?.id, versao: recusado?.versao }];
        await ela.agir('PEDIR_REVISAO', ela.pessoa, {}, quais);
        await ela.agir('APROVAR', ela.colega);
        await ela.enviar();
        await enviarTodos(1);
        expect([await situacoes(ela), feitas(VINCULAR)]).toEqual([['ENVIADO', 'ENVIADO'], 2]);
      });

      test('whose end the Portal refuses, because somebody ended it there meanwhile, are found ended', async () => {
        const ela = await comNacionais(1);
        await aCaminho(ela, DESVINCULAR);
        portal.simulado.antes = (qual) => {
          if (qual !== DESVINCULAR) return;
          portal.simulado.antes = undefined;
          for (const um of ela.la()) portal.simulado.fabricantes.desvincular(ela.raiz, um);
        };
        await portal.correr();
        expect((await ela.listar())[0]).toMatchObject({
          situacao: 'RECUSADO',
          situacaoNoPortal: 'VINCULADO',
          frase: 'O Portal Único recusou a desvinculação, e não fez nada. Envie-a à revisão de novo, ou desfaça-a.',
          problemas: [{ campo: null, frase: 'O vínculo não existe.' }],
        });
        await ela.revisar();
        await ela.enviar();
        portal.passar(6);
        await portal.correr();
        expect(await ela.primeiro()).toMatchObject(acabado(DESVINCULAR));
        expect([chamadas(DESVINCULAR), feitas(DESVINCULAR)]).toEqual([1, 0]);
      });
    },
    { portal: ENDERECOS },
  );
});
