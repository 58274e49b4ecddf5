import { NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import { certificadoFicticio } from '#lib/testing/certificado-ficticio.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { abrirPortalDeTeste, CREDENCIAL, ENDERECOS, type PortalDeTeste } from './testing/portal-de-teste.ts';

describe('Credentials of the Portal Único', () => {
  onServer(
    'the credentials',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench);
      });
      afterAll(() => portal.simulado.fechar());
      const rota = (caminho: string) => `/api/PortalUnico/Credencial${caminho}`;

      test('a key is tested, used and ended, and no answer shows its secret', async () => {
        const { pessoa, credencialId, cpf } = await portal.comChave();
        const testada = await pessoa.pedir({ method: 'POST', url: rota(`/${credencialId}/Teste`) });
        expect(testada.json()).toMatchObject([
          { id: credencialId, cpf, testePassou: true, testeFrase: 'O Portal Único aceitou a chave.' },
        ]);
        const cedo = await pessoa.pedir({ method: 'POST', url: rota(`/${credencialId}/Teste`) });
        expect([cedo.statusCode, cedo.json().Error]).toEqual([
          422,
          expect.stringMatching(/^O Portal Único pede um minuto entre duas entradas .* Teste de novo às \d\d:\d\d\.$/),
        ]);
        const consulta = await portal.pedirDuimp(pessoa, credencialId, NUMERO_SEMEADA);
        const encerrada = await pessoa.pedir({ method: 'POST', url: rota(`/${credencialId}/Encerrar`) });
        expect(encerrada.json()[0].encerradaEm).not.toBeNull();
        expect(await portal.consulta(pessoa, consulta)).toMatchObject({
          situacao: 'RECUSADA',
          frase: 'A credencial foi encerrada antes do fim desta consulta.',
        });
        const depois = await pessoa.pedir({ method: 'POST', url: rota(`/${credencialId}/Teste`) });
        expect([depois.statusCode, depois.json().Error]).toEqual([409, 'Esta credencial foi encerrada.']);
      });

      test('a wrong key is told in the words of the Portal', async () => {
        const pessoa = await bench().novaPessoa();
        const criada = await pessoa.pedir({
          method: 'POST',
          url: rota(''),
          payload: { ...CREDENCIAL, clientId: 'outra', clientSecret: 'errada' },
        });
        const testada = await pessoa.pedir({ method: 'POST', url: rota(`/${criada.json().id}/Teste`) });
        expect(testada.json()).toMatchObject([
          {
            testePassou: false,
            testeFrase: 'Não foi possível efetuar a autenticação com chave de acesso. Chave inválida. (PLAT-ER8008)',
          },
        ]);
      });

      test('a person whom nobody represents there reads the sentence of the Portal, and nothing is asked', async () => {
        const { pessoa, credencialId, cpf } = await portal.comChave();
        portal.simulado.semRepresentacao.add(cpf);
        const testada = await pessoa.pedir({ method: 'POST', url: rota(`/${credencialId}/Teste`) });
        expect(testada.json()).toMatchObject([
          {
            testePassou: false,
            testeFrase: 'Usuário não possui representações no perfil selecionado. (PLAT-ER2013)',
          },
        ]);
      });

      test('a path without the version of the DUIMP is answered as the Portal answers it', async () => {
        const resposta = await fetch(`${portal.simulado.endereco}/duimp-api/api/ext/duimp/26BR00000000010`);
        expect([resposta.status, (await resposta.json()).message]).toEqual([
          404,
          expect.stringMatching(/^RESTEASY003210/),
        ]);
        expect(portal.simulado.fora.splice(0)).toHaveLength(1);
      });

      test('production is chosen only by its sentence', async () => {
        const pessoa = await bench().novaPessoa();
        const nova = (confirmacao: string | null) =>
          pessoa.pedir({
            method: 'POST',
            url: rota(''),
            payload: { ...CREDENCIAL, ambiente: 'PRODUCAO', confirmacao, clientId: 'a', clientSecret: 'b' },
          });
        const sem = await nova(null);
        expect([sem.statusCode, sem.json().campos]).toEqual([
          400,
          { confirmacao: 'Para produção, digite: dados de verdade.' },
        ]);
        expect((await nova('Dados de verdade')).statusCode).toBe(201);
      });

      test('a second credential of a person is refused in words until the first one is ended', async () => {
        const { pessoa, credencialId, cpf } = await portal.comChave();
        const { certificado, chave } = certificadoFicticio(`MARIA FICTICIA DA SILVA:${cpf}`);
        const outraChave = (ambiente: 'TREINAMENTO' | 'PRODUCAO') =>
          pessoa.pedir({
            method: 'POST',
            url: rota(''),
            payload: {
              ...CREDENCIAL,
              cpf,
              ambiente,
              clientId: 'outra',
              clientSecret: 'outro',
              confirmacao: 'dados de verdade',
            },
          });
        const oCertificado = () =>
          pessoa.pedir({
            method: 'POST',
            url: rota('/Certificado'),
            payload: { ambiente: 'TREINAMENTO', certificado, chave, confirmacao: null },
          });
        const frase =
          'Esta pessoa já tem uma credencial em uso no ambiente de treinamento (chave de acesso, Maria da Silva). Use “Trocar a chave” nela, ou encerre-a antes de cadastrar outra.';
        const recusadas = [await outraChave('TREINAMENTO'), await oCertificado()];
        expect(recusadas.map((uma) => [uma.statusCode, uma.json().campos])).toEqual([
          [422, { cpf: frase }],
          [422, { certificado: frase }],
        ]);
        expect((await outraChave('PRODUCAO')).statusCode).toBe(201);
        await pessoa.pedir({ method: 'POST', url: rota(`/${credencialId}/Encerrar`) });
        const juntas = await Promise.all([outraChave('TREINAMENTO'), oCertificado()]);
        expect(juntas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
      });

      test('another company sees and uses nothing', async () => {
        const { pessoa, credencialId } = await portal.comChave();
        const consulta = await portal.pedirDuimp(pessoa, credencialId, NUMERO_SEMEADA);
        const outra = await bench().novaPessoa();
        expect((await outra.pedir({ method: 'GET', url: rota('') })).json()).toEqual([]);
        const alheias = [
          { method: 'POST', url: rota(`/${credencialId}/Teste`) },
          { method: 'POST', url: rota(`/${credencialId}/Encerrar`) },
          { method: 'GET', url: `/api/PortalUnico/Consulta/${consulta}` },
          { method: 'GET', url: `/api/PortalUnico/Consulta/${consulta}/Arquivo` },
        ] as const;
        for (const uma of alheias) expect((await outra.pedir(uma)).statusCode).toBe(404);
        const pedida = await outra.pedir({
          method: 'POST',
          url: '/api/PortalUnico/Consulta',
          payload: { credencialId, numero: NUMERO_SEMEADA },
        });
        expect(pedida.statusCode).toBe(404);
        await pessoa.pedir({ method: 'POST', url: rota(`/${credencialId}/Encerrar`) });
      });
    },
    { portal: ENDERECOS },
  );
});
