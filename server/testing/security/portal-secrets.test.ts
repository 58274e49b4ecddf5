import { randomUUID } from 'node:crypto';
import tls from 'node:tls';
import type { InjectOptions } from 'fastify';
import { NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import { certificadoFicticio } from '#lib/testing/certificado-ficticio.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { achados, backup, exportacao, linhasDoBanco } from './support/hidden-places.ts';

const ORIGEM = 'https://cais.exemplo.com.br';

describe('What opens the Portal Único', () => {
  const registro: string[] = [];
  const anotar = (linha: unknown) => void registro.push(String(linha));

  onServer(
    'its secrets',
    (bench) => {
      let portal: PortalDeTeste;
      const confiados = tls.getCACertificates('default');
      beforeAll(async () => {
        const servidor = certificadoFicticio('127.0.0.1', { ip: '127.0.0.1' });
        tls.setDefaultCACertificates([...confiados, servidor.certificado]);
        portal = await abrirPortalDeTeste(bench, undefined, { key: servidor.chave, cert: servidor.certificado });
        // Nothing here is silent: a busy machine may take its time.
        portal.prazoMs = 20_000;
        portal.simulado.webhooks.prazoMs = 20_000;
        portal.simulado.webhooks.rede.set(ORIGEM, await bench().endereco());
      });
      beforeEach(() => {
        registro.length = 0;
        for (const nivel of ['debug', 'info', 'log', 'warn', 'error'] as const) {
          jest.spyOn(console, nivel).mockImplementation((...ditos) => ditos.forEach(anotar));
        }
      });
      afterEach(() => jest.restoreAllMocks());
      afterAll(() => {
        tls.setDefaultCACertificates(confiados);
        return portal.simulado.fechar();
      });

      test('are in clear in no log, table, export, backup, history or answer', async () => {
        const { pessoa, credencialId, clientId, clientSecret, cpf } = await portal.comChave();
        const respostas: string[] = [];
        const pedir = async (url: string, payload?: InjectOptions['payload']) => {
          const como = payload === undefined ? {} : { method: 'POST' as const, payload };
          const resposta = await pessoa.pedir({ url: `/api/PortalUnico/${url}`, ...como });
          respostas.push(resposta.body);
          return resposta.json();
        };

        // A certificate, which is tried and then fetches a DUIMP, as the key does.
        const jose = certificadoFicticio('JOSE FICTICIO:11144477735');
        const { certificado, chave } = jose;
        const doCertificado = { ambiente: 'TREINAMENTO', certificado, chave, confirmacao: null };
        const { id: certificadoId } = await pedir('Credencial/Certificado', doCertificado);
        expect(await pedir(`Credencial/${certificadoId}/Teste`, {})).toContainEqual(
          expect.objectContaining({ testeFrase: 'O Portal Único aceitou o certificado.' }),
        );
        const buscar = async (com: string) => {
          const consulta = await portal.pedirDuimp(pessoa, com, NUMERO_SEMEADA);
          for (let volta = 0; volta < 12; volta += 1) await portal.correr();
          expect(await pedir(`Consulta/${consulta}`)).toMatchObject({ situacao: 'PRONTA' });
        };
        await buscar(credencialId);
        portal.passar(61);
        await buscar(certificadoId);

        // Another key and another certificate in the place of these, which log in too.
        const novaChave = portal.novaChave(cpf);
        await pedir(`Credencial/${credencialId}/Chave`, { ...novaChave, validaAte: null, confirmacao: null });
        const novo = certificadoFicticio('JOSE FICTICIO:11144477735');
        const doNovo = { certificado: novo.certificado, chave: novo.chave, confirmacao: null };
        await pedir(`Credencial/${certificadoId}/Certificado`, doNovo);
        portal.passar(61);
        for (const id of [credencialId, certificadoId]) {
          expect(await pedir(`Credencial/${id}/Teste`, {})).toContainEqual(
            expect.objectContaining({ id, testePassou: true }),
          );
        }

        // An address of notices, made with a key for the request; its registration; and a notice that comes in.
        const url = `/api/PortalUnico/Credencial/${credencialId}/Aviso`;
        const feito = await pessoa.pedir({ method: 'POST', url, headers: { 'Idempotency-Key': randomUUID() } });
        const dosAvisos: string = feito.json().segredo;
        await pedir(`Credencial/${credencialId}/Assinatura`, { ato: 'ASSINAR', endereco: ORIGEM });
        await portal.correr();
        expect((await pedir('Assinatura'))[0].situacao).toBe('PRONTA');
        await portal.simulado.muda.situacao(NUMERO_SEMEADA, 'EM_CONFERENCIA_SELECIONADA', 'AMARELO');
        expect(portal.simulado.webhooks.enviados.map(({ status }) => status)).toEqual([204]);
        expect((await pedir('Aviso'))[0].avisos).toBe(1);

        await pedir('Credencial');
        const historico: Record<string, string> = {};
        for (const id of [credencialId, certificadoId]) {
          const deUma = await pessoa.pedir({ url: `/api/Historico?recurso=CredencialDoPortal&registroId=${id}` });
          historico[id] = deUma.body;
        }
        const { entregues } = portal.simulado;
        const segredos = {
          'the id of the keys': [clientId, novaChave.clientId],
          'the secret of the keys': [clientSecret, novaChave.clientSecret],
          'the private key of the certificates': [chave, novo.chave].flatMap((uma) =>
            uma.split(/\r?\n/).filter((linha) => linha.length === 64),
          ),
          'a session token': ['jwt.', ...entregues.filter((um) => um.startsWith('jwt.'))],
          'a CSRF': entregues.filter((um) => !um.startsWith('jwt.')),
          'the secret of the notices': [dosAvisos],
        };
        const lugares = {
          'the log': { everything: registro.join('\n') },
          'the database': await linhasDoBanco(bench()),
          'the export': await exportacao(pessoa),
          'the backup': await backup(bench()),
          'the history': historico,
          'the answers': { all: respostas.join('\n') },
        };
        expect(achados(lugares, segredos)).toEqual([]);

        // The secrets were there to be found, and so was what the places hold.
        for (const todos of Object.values(segredos)) expect(todos.filter(Boolean).length).toBeGreaterThan(0);
        expect(segredos['the private key of the certificates'].length).toBeGreaterThan(40);
        expect(entregues.length).toBeGreaterThan(20);
        const { 'the log': doLog, 'the database': banco, 'the export': exportado, 'the backup': copia } = lugares;
        expect(doLog.everything).toContain('/api/PortalUnico/Aviso/');
        expect(Object.keys(banco).filter((tabela) => banco[tabela] && !copia[tabela])).toEqual([]);
        for (const tabela of ['portal_credencial', 'portal_receptor', 'pedido_com_chave']) {
          expect(banco[tabela]).toContain('v2:');
        }
        expect(exportado['dados/portal_credencial.ndjson']).toContain('Maria da Silva');
        expect(Object.keys(exportado).filter((nome) => nome.startsWith('arquivos/'))).not.toEqual([]);
        expect(Object.keys(copia).filter((nome) => nome.startsWith('arquivos/'))).not.toEqual([]);
        expect(Object.keys(exportado).filter((nome) => exportado[nome]?.includes('v1:'))).toEqual([]);
        expect(historico[credencialId]).toContain('Feito o endereço dos avisos do Portal Único');
        for (const deUma of Object.values(historico)) {
          expect(deUma).toMatch(/trocad[ao] por outr[ao]/);
          for (const umCpf of [cpf, '11144477735']) expect(deUma).not.toContain(umCpf);
        }
        expect(portal.simulado.fora).toEqual([]);
      });
    },
    { portal: ENDERECOS, logger: { level: 'trace', stream: { write: anotar } } },
  );
});
