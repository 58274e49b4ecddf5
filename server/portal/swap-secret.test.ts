import type { RondaDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import { certificadoFicticio } from '#lib/testing/certificado-ficticio.ts';
import { semearDoImportador } from '#server/testing/portal-simulado/seeds.ts';
import { proveAgain } from '#server/testing/prove-again.ts';
import { onServer, type Pessoa, TEST_VAULT } from '#server/testing/test-bench.ts';
import { rondaRepository } from './queue/ronda-repository.ts';
import { conversa } from './talk/conversation.ts';
import { credencialRepository, donoDaCredencial } from './talk/credencial-repository.ts';
import { tomarVez } from './talk/take-turn.ts';
import { abrirPortalDeTeste, type ChaveDeTeste, ENDERECOS, type PortalDeTeste } from './testing/portal-de-teste.ts';

describe('Another secret on a credential', () => {
  onServer(
    'of the Portal Único',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench);
        // An answer is held while the secret is swapped, and a slow machine must not be taken for a silent Portal.
        portal.prazoMs = 5_000;
      });
      beforeEach(() => {
        portal.passar(24 * 3600);
        bench().relogio.hora = new Date(`${bench().relogio.hora.toISOString().slice(0, 10)}T15:00:00Z`);
        Object.assign(portal.simulado, {
          chamadas: [],
          falhas: [],
          fora: [],
          rajadas: 0,
          antes: undefined,
          segurar: undefined,
        });
        portal.simulado.limites.clear();
      });
      afterEach(() => expect([portal.simulado.fora, portal.simulado.rajadas]).toEqual([[], 0]));
      afterAll(() => portal.simulado.fechar());

      const rota = (id: string, fim: string) => `/api/PortalUnico/Credencial/${id}${fim}`;
      const pedir = async (pessoa: Pessoa, url: string, payload?: object) => {
        await proveAgain(pessoa);
        const resposta = await pessoa.pedir({ method: 'POST', url, ...(payload && { payload }) });
        return { status: resposta.statusCode, corpo: resposta.json() };
      };
      const linha = async ({ pessoa, credencialId }: Pick<ChaveDeTeste, 'pessoa' | 'credencialId'>) => {
        const achada = await credencialRepository(bench().conexao.db, pessoa.quem.empresaId).buscar(credencialId);
        if (!achada) throw new Error('The credential is there.');
        return achada;
      };
      const segredoDe = async (chave: Pick<ChaveDeTeste, 'pessoa' | 'credencialId'>) => {
        const credencial = await linha(chave);
        return JSON.parse(TEST_VAULT.abrir(credencial.segredo ?? '', donoDaCredencial(credencial)) ?? 'null');
      };
      const NOVA = { validaAte: '2027-12-31', confirmacao: null };
      const trocar = (pessoa: Pessoa, id: string, nova: object) =>
        pedir(pessoa, rota(id, '/Chave'), { ...NOVA, ...nova });
      const doCertificado = ({ certificado, chave }: { certificado: string; chave: string }) => ({
        certificado,
        chave,
        confirmacao: null,
      });
      const correr = async (vezes: number) => {
        for (let vez = 0; vez < vezes; vez += 1) {
          portal.passar(61);
          await portal.correr();
        }
      };
      const falar = async ({ pessoa, credencialId }: ChaveDeTeste) => {
        const { conexao, relogio } = bench();
        const ao = { db: conexao.db, relogio, cofre: TEST_VAULT, portal: ENDERECOS };
        const vez = await tomarVez(ao, pessoa.quem.empresaId, credencialId);
        if (!vez) throw new Error('The turn is free.');
        return conversa(ao, vez);
      };
      const entradas = () =>
        portal.simulado.chamadas.filter(({ funcao }) => funcao === 'autenticarChaveAcesso').map(({ status }) => status);

      test('is used by the round and the fetch that were there, and nothing of the old one is left', async () => {
        const quem = await portal.comChave();
        const { credencialId } = quem;
        const importador = await pedir(quem.pessoa, '/api/Importador', IMPORTADOR);
        const daRonda = { credencialId, importadorId: importador.corpo.id, ligada: true };
        await pedir(quem.pessoa, '/api/PortalUnico/Ronda', daRonda);
        await pedir(quem.pessoa, rota(credencialId, '/Teste'));
        expect((await linha(quem)).sessao).not.toBeNull();
        const amanha = bench().relogio.hora.getTime() + 24 * 3600_000;
        semearDoImportador(portal.simulado, {
          ni: IMPORTADOR.cnpj,
          sequencias: [9101],
          dia: new Date(amanha).toISOString().slice(0, 10),
        });
        portal.revogar(quem.clientId);
        portal.passar(24 * 3600);
        await portal.correr();
        const rondas = (): Promise<RondaDoPortal[]> =>
          rondaRepository(bench().conexao.db, quem.pessoa.quem.empresaId).listar();
        expect(await rondas()).toMatchObject([{ ligada: true, ultima: { situacao: 'RECUSADA' } }]);

        const pessoa = await portal.deNovo(quem.pessoa);
        const consulta = await portal.pedirDuimp(pessoa, credencialId, NUMERO_SEMEADA);
        const nova = portal.novaChave(quem.cpf);
        const { status, corpo } = await trocar(pessoa, credencialId, nova);
        expect([status, corpo]).toMatchObject([
          200,
          [
            {
              id: credencialId,
              cpf: quem.cpf,
              titular: 'Maria da Silva',
              modo: 'CHAVE',
              validaAte: '2027-12-31',
              testadaEm: null,
              testePassou: null,
              testeFrase: null,
              encerradaEm: null,
            },
          ],
        ]);
        expect(await segredoDe({ pessoa, credencialId })).toEqual(nova);
        expect(await linha({ pessoa, credencialId })).toMatchObject({ sessao: null, sessaoAte: null });
        portal.simulado.chamadas.length = 0;
        await correr(12);
        const depois = await portal.deNovo(pessoa);
        expect(await portal.consulta(depois, consulta)).toMatchObject({ situacao: 'PRONTA', frase: null });
        expect(await rondas()).toMatchObject([{ ligada: true, ultima: { situacao: 'PRONTA', achadas: 1 } }]);
        expect([...new Set(entradas())]).toEqual([200]);
        const historico = await depois.pedir({
          url: `/api/Historico?recurso=CredencialDoPortal&registroId=${credencialId}`,
        });
        expect(historico.json()).toContainEqual(
          expect.objectContaining({
            acao: 'ALTERAR',
            motivo: 'Chave de acesso trocada por outra (treinamento).',
            usuario: historico.json().at(-1).usuario,
          }),
        );
        for (const texto of [quem.cpf, nova.clientId, quem.clientId]) expect(historico.body).not.toContain(texto);
        const testada = await pedir(depois, rota(credencialId, '/Teste'));
        expect(testada.corpo).toMatchObject([{ testePassou: true }]);
        // The keys of the other tests are to be the only ones that log in.
        await pedir(depois, '/api/PortalUnico/Ronda', { ...daRonda, ligada: false });
      });

      test('put there while the old one is spoken with: that call is made again, and its session is not kept', async () => {
        const quem = await portal.comChave();
        const consulta = await portal.pedirDuimp(quem.pessoa, quem.credencialId, NUMERO_SEMEADA);
        const nova = portal.novaChave(quem.cpf);
        portal.noMeioDe('recuperarDuimp', async () => {
          expect((await trocar(quem.pessoa, quem.credencialId, nova)).status).toBe(200);
        });
        await portal.correr();
        expect(await linha(quem)).toMatchObject({ sessao: null, sessaoAte: null });
        expect(await portal.consulta(quem.pessoa, consulta)).toMatchObject({ situacao: 'NA_FILA' });
        await correr(12);
        expect(await portal.consulta(quem.pessoa, consulta)).toMatchObject({ situacao: 'PRONTA' });
        expect(entradas()).toEqual([200, 200]);
      });

      test('put there just before a request leaves: nothing leaves, and what was to be done is told so', async () => {
        const quem = await portal.comChave();
        expect((await pedir(quem.pessoa, rota(quem.credencialId, '/Teste'))).status).toBe(200);
        const feito: string[] = [];
        const fala = await falar(quem);
        await expect(
          fala.pedir('recuperarDuimp', `/duimp-api/api/ext/duimp/${NUMERO_SEMEADA}/1`, {
            async indo() {
              feito.push('indo');
              await portal.trocarChave(quem);
            },
            naoFeito: async () => void feito.push('não feito'),
          }),
        ).rejects.toThrow('A credencial foi encerrada ou trocada');
        expect(feito).toEqual(['indo', 'não feito']);
        expect(portal.simulado.chamadas.map(({ funcao }) => funcao)).toEqual(['autenticarChaveAcesso']);
      });

      test('put there while the Portal closes a function: the new one does not ask again before it opens', async () => {
        const quem = await portal.comChave();
        const consulta = await portal.pedirDuimp(quem.pessoa, quem.credencialId, NUMERO_SEMEADA);
        portal.simulado.limites.set('recuperarDuimp', 0);
        portal.noMeioDe('recuperarDuimp', () => portal.trocarChave(quem));
        await portal.correr();
        await correr(3);
        expect(await portal.consulta(quem.pessoa, consulta)).toMatchObject({
          frase: expect.stringMatching(/^O limite de consultas por hora do Portal Único foi atingido/),
        });
        expect(portal.simulado.chamadas.filter(({ funcao }) => funcao === 'recuperarDuimp')).toHaveLength(1);
      });

      test('put there while the old one is refused: the refusal says nothing of it', async () => {
        const quem = await portal.comChave();
        const consulta = await portal.pedirDuimp(quem.pessoa, quem.credencialId, NUMERO_SEMEADA);
        portal.revogar(quem.clientId);
        const nova = portal.novaChave(quem.cpf);
        const naEntrada = () =>
          portal.noMeioDe('autenticarChaveAcesso', async () => {
            expect((await trocar(quem.pessoa, quem.credencialId, nova)).status).toBe(200);
          });
        naEntrada();
        await portal.correr();
        expect(await portal.consulta(quem.pessoa, consulta)).toMatchObject({ situacao: 'NA_FILA' });
        await correr(12);
        expect(await portal.consulta(quem.pessoa, consulta)).toMatchObject({ situacao: 'PRONTA' });

        portal.revogar(nova.clientId);
        naEntrada();
        const testada = await pedir(quem.pessoa, rota(quem.credencialId, '/Teste'));
        expect([testada.status, testada.corpo.Error]).toEqual([
          422,
          'A credencial foi encerrada ou trocada, ou outro servidor a usa.',
        ]);
        expect(await linha(quem)).toMatchObject({ testadaEm: null, testePassou: null, testeFrase: null });
      });

      test('is of the same person from the start: the minute between two log-ins holds before its first', async () => {
        const uma = await portal.comChave();
        const outra = await portal.comChave('TREINAMENTO', { cpf: uma.cpf });
        const testar = ({ pessoa, credencialId }: ChaveDeTeste) => pedir(pessoa, rota(credencialId, '/Teste'));
        await testar(uma);
        portal.passar(61);
        await testar(outra);
        portal.passar(61);
        const nova = portal.novaChave(uma.cpf);
        await trocar(uma.pessoa, uma.credencialId, nova);
        expect((await testar(outra)).status).toBe(200);
        portal.passar(10);
        expect((await testar(uma)).corpo.Error).toMatch(/^O Portal Único pede um minuto entre duas entradas/);
        portal.passar(51);
        expect((await testar(uma)).corpo).toMatchObject([{ testePassou: true }]);
        expect(entradas()).toEqual([200, 200, 200, 200]);
      });

      test('may be a certificate of the person in the place of a key, and a key again; of another person it is refused', async () => {
        const quem = await portal.comChave();
        const { pessoa, credencialId, cpf } = quem;
        const certificado = doCertificado(certificadoFicticio(`MARIA FICTICIA:${cpf}`));
        const alheio = doCertificado(certificadoFicticio('JOSE FICTICIO:11144477735'));
        const antes = await linha(quem);
        const recusada = await pedir(pessoa, rota(credencialId, '/Certificado'), alheio);
        expect([recusada.status, recusada.corpo.campos]).toEqual([
          422,
          {
            certificado:
              'O certificado é de JOSE FICTICIO, com outro CPF, e esta credencial é de Maria da Silva. Para outra pessoa, cadastre outra credencial.',
          },
        ]);
        expect(await linha(quem)).toEqual(antes);
        const trocada = await pedir(pessoa, rota(credencialId, '/Certificado'), certificado);
        expect(trocada.corpo).toMatchObject([
          { modo: 'CERTIFICADO', titular: 'MARIA FICTICIA', cpf, validaAte: '2027-12-31' },
        ]);
        const { certificado: pem, chave } = certificado;
        expect(await segredoDe(quem)).toEqual({ certificado: pem, chave });
        const deVolta = await trocar(pessoa, credencialId, { ...portal.novaChave(cpf), validaAte: null });
        expect(deVolta.corpo).toMatchObject([{ modo: 'CHAVE', titular: 'MARIA FICTICIA', cpf, validaAte: null }]);
        const historico = await pessoa.pedir({
          url: `/api/Historico?recurso=CredencialDoPortal&registroId=${credencialId}`,
        });
        expect(historico.json().map(({ motivo }: { motivo: string | null }) => motivo)).toEqual(
          expect.arrayContaining([
            'Chave de acesso trocada por um certificado A1 (treinamento).',
            'Certificado A1 trocado por uma chave de acesso (treinamento).',
          ]),
        );
        expect(historico.body).not.toContain(cpf);
      });

      test('asks for the sentence of production, and is refused to a credential that was ended and to another company', async () => {
        const { pessoa, credencialId, cpf } = await portal.comChave('PRODUCAO');
        const nova = portal.novaChave(cpf);
        const certificado = doCertificado(certificadoFicticio(`MARIA FICTICIA:${cpf}`));
        const sem = [
          await trocar(pessoa, credencialId, nova),
          await pedir(pessoa, rota(credencialId, '/Certificado'), certificado),
        ];
        expect(sem.map(({ status, corpo }) => [status, corpo.campos])).toEqual(
          Array(2).fill([422, { confirmacao: 'Para produção, digite: dados de verdade.' }]),
        );
        const vazia = await trocar(pessoa, credencialId, { clientId: ' ', clientSecret: 'com espaço' });
        expect([vazia.status, Object.keys(vazia.corpo.campos).toSorted()]).toEqual([400, ['clientId', 'clientSecret']]);
        const confirmacao = 'Dados de verdade';
        expect((await trocar(pessoa, credencialId, { ...nova, confirmacao })).status).toBe(200);

        const alheia = await bench().novaPessoa();
        await pedir(pessoa, rota(credencialId, '/Encerrar'));
        for (const [quem, status] of [
          [alheia, 404],
          [pessoa, 409],
        ] as const) {
          expect((await trocar(quem, credencialId, { ...nova, confirmacao })).status).toBe(status);
          const url = rota(credencialId, '/Certificado');
          expect((await pedir(quem, url, { ...certificado, confirmacao })).status).toBe(status);
        }
        expect((await linha({ pessoa, credencialId })).segredo).toBeNull();
      });
    },
    { portal: ENDERECOS },
  );
});

const IMPORTADOR = {
  razaoSocial: 'Indústria Fictícia de Manaus Ltda.',
  cnpj: '11222333000181',
  setor: '1',
  situacaoSuframa: 'NAO_INSCRITO',
};
