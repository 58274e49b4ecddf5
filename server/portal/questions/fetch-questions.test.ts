import { condicaoDoFundamento, lerTratamentoTributario } from '#lib/portal/codecs/tratamento-tributario.ts';
import type { PerguntaNoPortal, PerguntasNovas } from '#lib/portal/contracts/portal-perguntas.ts';
import { lerPaginaDaTabela, lerRelacaoDeTabelas, linhasDaTabela } from '#lib/siscomex/declaracao/tabela-aduaneira.ts';
import { escreverParada } from '#server/portal/talk/at-time.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { semearTabelas } from '#server/testing/portal-simulado/customs-tables.ts';
import { semearTratamentos } from '#server/testing/portal-simulado/tax-treatment.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { perguntaRepository } from './pergunta-repository.ts';

const TRATAMENTO = 'gerarJson';
const PAGINA = 'consultarUsingGET';
const NCM = '85340011';
const DA_CHINA = { tipo: 'TRATAMENTO', ncm: NCM, pais: '160', dia: '2026-11-23' } as const;
const DA_ALEMANHA = { ...DA_CHINA, pais: '023' } as const;
const RECINTOS = { tipo: 'TABELA', nome: 'RECINTO_FICTICIO' } as const;
type Pergunta = PerguntasNovas['perguntas'][number];

describe('Tax treatments and customs tables', () => {
  onServer(
    'asked of the Portal Único',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench);
      });
      beforeEach(() => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
        Object.assign(portal.simulado, { chamadas: [], falhas: [], fora: [], antes: undefined });
        portal.simulado.limites.clear();
        semearTratamentos(portal.simulado.tratamentos, NCM);
        semearTabelas(portal.simulado.tabelas);
      });
      afterEach(() => expect(portal.simulado.fora).toEqual([]));
      afterAll(() => portal.simulado.fechar());

      const chamadas = (funcao: string) => portal.simulado.chamadas.filter((uma) => uma.funcao === funcao).length;
      const comChave = async () => {
        const quem = await portal.comChave();
        const pedir = async (perguntas: readonly Pergunta[], credencialId = quem.credencialId) => {
          const payload = { credencialId, perguntas };
          const resposta = await quem.pessoa.pedir({ method: 'POST', url: '/api/PortalUnico/Pergunta', payload });
          return { status: resposta.statusCode, corpo: resposta.json() };
        };
        const listar = async (tipo = 'TRATAMENTO', ambiente = 'TREINAMENTO'): Promise<PerguntaNoPortal[]> =>
          (await quem.pessoa.pedir({ url: `/api/PortalUnico/Pergunta?tipo=${tipo}&ambiente=${ambiente}` })).json();
        /** As read when the session of the person is over. */
        const depois = async (tipo: PerguntaNoPortal['pergunta']['tipo'] = 'TRATAMENTO') =>
          perguntaRepository(bench().conexao.db, quem.pessoa.quem.empresaId).listar(tipo, 'TREINAMENTO');
        const arquivo = (id = '', parte = '') =>
          quem.pessoa.pedir({ url: `/api/PortalUnico/Pergunta/${id}/Arquivo${parte && `?parte=${parte}`}` });
        return { ...quem, pedir, listar, depois, arquivo };
      };

      test('a treatment comes as it was answered, with its day, environment and SHA-256, and not twice a day', async () => {
        const quem = await comChave();
        expect(await quem.listar()).toEqual([]);
        expect(await quem.pedir([DA_CHINA, DA_CHINA])).toEqual({ status: 202, corpo: { pedidas: 1 } });
        const [esperando] = await quem.listar();
        expect(esperando).toMatchObject({ situacao: 'NA_FILA', olhadaEm: null, partes: [] });
        expect(esperando?.pergunta).toEqual({ ...DA_CHINA, nomeDoPais: expect.stringMatching(/CHINA/i) });
        expect((await quem.arquivo(esperando?.id)).statusCode).toBe(422);
        await portal.correr();
        const [veio] = await quem.listar();
        expect(veio).toMatchObject({
          situacao: 'PRONTA',
          frase: null,
          proximaEm: null,
          olhadaEm: '2026-11-23T14:00:00.000Z',
          partes: [expect.stringMatching(/^[0-9a-f]{64}$/)],
          titular: 'Maria da Silva',
        });
        const lido = lerTratamentoTributario((await quem.arquivo(veio?.id)).rawPayload, DA_CHINA);
        expect(lido.fundamentos.map(({ codigo, regime }) => [codigo, regime.nome])).toEqual([
          ['9006', 'REDUÇÃO'],
          ['9909', 'SUSPENSÃO'],
          ['9910', 'SUSPENSÃO'],
          ['9020', 'ISENÇÃO'],
        ]);
        expect((await quem.pedir([DA_CHINA])).corpo).toEqual({ pedidas: 0 });
        portal.passar(60);
        await portal.correr();
        expect(chamadas(TRATAMENTO)).toBe(1);
        expect(await quem.listar('TRATAMENTO', 'PRODUCAO')).toEqual([]);
      });

      test('a ground that may be chosen is asked for once more, because only then its attributes are told', async () => {
        const quem = await comChave();
        await quem.pedir([DA_ALEMANHA]);
        await portal.correr();
        const [veio] = await quem.listar();
        expect([chamadas(TRATAMENTO), veio?.partes.length]).toEqual([2, 2]);
        const doAcordo = async (parte: string) =>
          lerTratamentoTributario((await quem.arquivo(veio?.id, parte)).rawPayload, DA_ALEMANHA)
            .fundamentos.filter(({ codigo }) => codigo === '9015')
            .map(condicaoDoFundamento);
        expect(await doAcordo('0')).toEqual(['com atributos, que o Portal Único diz quando o fundamento é pedido']);
        expect(await doAcordo('')).toEqual(['se Percentual do acordo (ATT_90102) for informado (Valor Real)']);
        // Where the second answer is refused, the first stays, and says what it lacks.
        bench().relogio.hora = new Date('2026-11-24T14:00:00Z');
        const outra = await comChave();
        let pedidos = 0;
        const { atender } = portal.simulado.tratamentos;
        const segunda = jest.spyOn(portal.simulado.tratamentos, 'atender').mockImplementation((operacao, enviado) => {
          pedidos += 1;
          return pedidos === 2 ? { ncm: '01012100' } : atender(operacao, enviado);
        });
        await outra.pedir([DA_ALEMANHA]);
        await portal.correr();
        segunda.mockRestore();
        expect((await outra.listar())[0]).toMatchObject({
          situacao: 'PRONTA',
          partes: [expect.any(String)],
          frase: expect.stringMatching(/^Sem os atributos dos fundamentos opcionais: .* não é da NCM 85340011\.$/),
        });
      });

      test('a NCM of which the Portal shows nothing is answered, and says so', async () => {
        const quem = await comChave();
        await quem.pedir([{ ...DA_CHINA, ncm: '01012100' }]);
        await portal.correr();
        expect((await quem.listar())[0]).toMatchObject({
          situacao: 'PRONTA',
          partes: [],
          olhadaEm: '2026-11-23T14:00:00.000Z',
          frase: 'O Portal Único não mostra tratamento tributário desta NCM, deste país e deste dia.',
        });
      });

      test('a table comes with its columns and in pages; a limit in between loses none of them', async () => {
        const quem = await comChave();
        await quem.pedir([{ tipo: 'RELACAO' }, RECINTOS]);
        await portal.correr();
        const [relacao] = await quem.listar('RELACAO');
        expect(lerRelacaoDeTabelas((await quem.arquivo(relacao?.id)).rawPayload).map(({ nome }) => nome)).toEqual([
          'UNIDADE_FICTICIA',
          'RECINTO_FICTICIO',
        ]);
        portal.simulado.limites.set(PAGINA, 2);
        portal.passar(6);
        await portal.correr();
        expect((await quem.listar('TABELA'))[0]).toMatchObject({
          situacao: 'NA_FILA',
          partes: [],
          proximaEm: '2026-11-23T15:00:01.000Z',
          frase: expect.stringMatching(/^O limite de consultas por hora/),
        });
        expect(portal.simulado.excessos()).toBe(1);
        portal.simulado.limites.clear();
        bench().relogio.hora = new Date('2026-11-23T15:00:02Z');
        await portal.correr();
        // Three pages and the empty one, of which the first two were kept; the third was asked twice.
        expect([chamadas('consultarMetadadoUsingGET'), chamadas(PAGINA)]).toEqual([1, 5]);
        const outra = await quem.depois('TABELA');
        expect(outra[0]).toMatchObject({ situacao: 'PRONTA', frase: null });
        expect(outra[0]?.partes).toHaveLength(5);
      });

      test('half a page is followed by the rest, and a Portal that heeds no offset ends after one page', async () => {
        const quem = await comChave();
        portal.simulado.falhas.push({ funcao: PAGINA, tipo: 'METADE' });
        await quem.pedir([RECINTOS]);
        await portal.correr();
        const [veio] = await quem.listar('TABELA');
        const paginas = [];
        for (const [i] of (veio?.partes ?? []).entries()) {
          if (i > 0) paginas.push(lerPaginaDaTabela((await quem.arquivo(veio?.id, `${i}`)).rawPayload, RECINTOS.nome));
        }
        expect(paginas.map((uma) => uma.length)).toEqual([50, 100, 100, 0]);
        expect(linhasDaTabela(paginas)).toHaveLength(250);
        portal.passar(6);
        await quem.pedir([{ tipo: 'TABELA', nome: 'UNIDADE_FICTICIA' }]);
        const { atender } = portal.simulado.tabelas;
        const surdo = jest
          .spyOn(portal.simulado.tabelas, 'atender')
          .mockImplementation((operacao) => atender(operacao, new URLSearchParams()));
        await portal.correr();
        surdo.mockRestore();
        const unidades = (await quem.listar('TABELA')).find(
          ({ pergunta }) => 'nome' in pergunta && pergunta.nome !== RECINTOS.nome,
        );
        expect(unidades).toMatchObject({ situacao: 'PRONTA', partes: { length: 3 } });
      });

      test('wait for the end of the daily stop, and ask again after a lost answer', async () => {
        const quem = await comChave();
        portal.simulado.falhas.push({ funcao: TRATAMENTO, tipo: 'CALA' });
        await quem.pedir([DA_CHINA]);
        await portal.correr();
        expect((await quem.listar())[0]).toMatchObject({
          situacao: 'NA_FILA',
          frase: 'O Portal Único não respondeu.',
          proximaEm: '2026-11-23T14:01:05.000Z',
        });
        portal.passar(66);
        await portal.correr();
        expect((await quem.listar())[0]?.situacao).toBe('PRONTA');
        bench().relogio.hora = new Date('2026-11-24T04:30:00Z');
        const outra = await comChave();
        await outra.pedir([DA_CHINA]);
        const antes = chamadas(TRATAMENTO);
        await portal.correr();
        expect((await outra.listar())[0]).toMatchObject({
          situacao: 'NA_FILA',
          proximaEm: '2026-11-24T06:00:30.000Z',
          frase: expect.stringContaining(`${escreverParada(new Date('2026-11-24T06:00:30Z'))} O Cais continua às `),
        });
        expect(chamadas(TRATAMENTO)).toBe(antes);
      });

      test('that cannot be read are refused with a sentence, and the former answer stays', async () => {
        bench().relogio.hora = new Date('2026-11-24T02:50:00Z');
        const quem = await comChave();
        await quem.pedir([DA_CHINA]);
        await portal.correr();
        const [antes] = await quem.listar();
        // A minute past midnight of Brasília is another day, on which it may be asked again.
        bench().relogio.hora = new Date('2026-11-24T03:01:00Z');
        const deOutra = { ...DA_CHINA, ncm: NCM, codigoPais: 23, dataFatoGerador: '2026-11-23', tipoOperacao: 'I' };
        const { dia, pais, tipo, ...publicada } = deOutra;
        jest.spyOn(portal.simulado.tratamentos, 'atender').mockReturnValueOnce(publicada);
        expect((await quem.pedir([DA_CHINA])).corpo).toEqual({ pedidas: 1 });
        await portal.correr();
        const ficou = { partes: antes?.partes, olhadaEm: '2026-11-24T02:50:00.000Z' };
        const frase = 'A resposta do Portal Único não se lê: A resposta não é do país 160.';
        expect((await quem.listar())[0]).toMatchObject({ situacao: 'RECUSADA', frase, ...ficou });
        portal.simulado.falhas.push({ funcao: TRATAMENTO, tipo: 'HTML' });
        await quem.pedir([DA_CHINA]);
        await portal.correr();
        expect((await quem.listar())[0]).toMatchObject({
          situacao: 'RECUSADA',
          frase: expect.stringMatching(/^O Portal Único recusou este caminho/),
          ...ficou,
        });
        await quem.pedir([DA_CHINA]);
        await portal.correr();
        expect((await quem.listar())[0]).toMatchObject({ situacao: 'PRONTA', frase: null });
      });

      test('asked by two people at once wait once', async () => {
        const quem = await comChave();
        const respostas = await Promise.all([quem.pedir([DA_CHINA, RECINTOS]), quem.pedir([RECINTOS, DA_CHINA])]);
        expect(respostas.reduce((soma, { corpo }) => soma + corpo.pedidas, 0)).toBe(2);
        expect(await quem.listar()).toHaveLength(1);
        await portal.correr();
        portal.passar(6);
        await portal.correr();
        expect([chamadas(TRATAMENTO), chamadas('consultarMetadadoUsingGET')]).toEqual([1, 1]);
      });

      test('are not asked with a key of another company or an ended one, and bad input gets a sentence', async () => {
        const [quem, outra] = [await comChave(), await comChave()];
        expect((await quem.pedir([DA_CHINA], outra.credencialId)).status).toBe(404);
        const erro = async (uma: object) => (await quem.pedir([uma as Pergunta])).corpo.Error;
        expect(await erro({ ...DA_CHINA, pais: 'CN' })).toMatch(/código de três algarismos/);
        expect(await erro({ tipo: 'TABELA', nome: '../PAIS' })).toMatch(/letras, algarismos e sublinhados/);
        await quem.pedir([DA_CHINA]);
        const [pedido] = await quem.listar();
        expect([(await outra.arquivo(pedido?.id)).statusCode, await outra.listar()]).toEqual([404, []]);
        const url = `/api/PortalUnico/Credencial/${quem.credencialId}/Encerrar`;
        expect((await quem.pessoa.pedir({ method: 'POST', url, payload: {} })).statusCode).toBe(200);
        await portal.correr();
        expect(chamadas(TRATAMENTO)).toBe(0);
        expect((await quem.listar())[0]).toMatchObject({
          situacao: 'RECUSADA',
          frase: 'A credencial foi encerrada antes do fim desta consulta.',
        });
        expect((await quem.pedir([DA_CHINA])).status).toBe(409);
      });
    },
    { portal: ENDERECOS },
  );
});
