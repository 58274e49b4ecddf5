import tls from 'node:tls';
import { NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import { certificadoFicticio } from '#lib/testing/certificado-ficticio.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const URL_DO_CERTIFICADO = '/api/PortalUnico/Credencial/Certificado';
const maria = certificadoFicticio('MARIA FICTICIA DA SILVA:52998224725');

const cadastrar = (pessoa: Pessoa, payload: object) =>
  pessoa.pedir({
    method: 'POST',
    url: URL_DO_CERTIFICADO,
    payload: {
      ambiente: 'TREINAMENTO',
      certificado: maria.certificado,
      chave: maria.chave,
      confirmacao: null,
      ...payload,
    },
  });

onServer('A certificate that is kept', (bench) => {
  const outra = certificadoFicticio('JOSE FICTICIO:11144477735');
  const daEmpresa = certificadoFicticio('FICTICIA LTDA:11222333000181');
  const vencido = certificadoFicticio('MARIA FICTICIA DA SILVA:52998224725', { ate: '2026-11-19T12:00:00' });
  const futuro = certificadoFicticio('MARIA FICTICIA DA SILVA:52998224725', { de: '2026-12-01T12:00:00' });
  const deServidor = certificadoFicticio('servidor.exemplo.br');

  test('says whose it is and until when, and no answer, row or history has any part of it', async () => {
    const pessoa = await bench().novaPessoa();
    const criada = await cadastrar(pessoa, {});
    expect(criada.statusCode).toBe(201);
    const lista = await pessoa.pedir({ url: '/api/PortalUnico/Credencial' });
    expect(lista.json()).toMatchObject([
      {
        modo: 'CERTIFICADO',
        titular: 'MARIA FICTICIA DA SILVA',
        cpf: '52998224725',
        validaAte: '2027-12-31',
        testePassou: null,
        ambiente: 'TREINAMENTO',
      },
    ]);
    const historico = await pessoa.pedir({
      url: `/api/Historico?recurso=CredencialDoPortal&registroId=${criada.json().id}`,
    });
    expect(historico.json()[0].depois).toEqual({
      modo: 'CERTIFICADO',
      ambiente: 'TREINAMENTO',
      titular: 'MARIA FICTICIA DA SILVA',
      validaAte: '2027-12-31',
    });
    const miolo = maria.chave.split('\n')[1] as string;
    const { rows } = (await bench().conexao.db.execute('select * from portal_credencial')) as { rows: object[] };
    for (const texto of [lista.body, historico.body, criada.body, JSON.stringify(rows)]) {
      expect(texto).not.toContain('PRIVATE KEY');
      expect(texto).not.toContain(miolo);
    }
  });

  test.each([
    ['of a company', daEmpresa, 'certificado', /^O certificado é um e-CNPJ, e o Portal Único só deixa entrar/],
    ['of a server', deServidor, 'certificado', /^O certificado não é um e-CPF/],
    ['that has run out', vencido, 'certificado', /^O certificado venceu em 19\/11\/2026\.$/],
    ['that is not in force yet', futuro, 'certificado', /^O certificado só vale a partir de 01\/12\/2026\.$/],
    [
      'with the key of another',
      { ...maria, chave: outra.chave },
      'chave',
      /^A chave privada não é a deste certificado\.$/,
    ],
    [
      'that is no certificate',
      { ...maria, certificado: 'nada' },
      'certificado',
      /^Isto não é um certificado em PEM\.$/,
    ],
    ['without a key', { ...maria, chave: 'nada' }, 'chave', /^Isto não é uma chave privada em PEM, sem senha\.$/],
  ])('is refused at its field when it is one %s', async (_, { certificado, chave }, campo, frase) => {
    const recusada = await cadastrar(await bench().novaPessoa(), { certificado, chave });
    expect([recusada.statusCode, recusada.json().campos]).toEqual([400, { [campo]: expect.stringMatching(frase) }]);
  });
});

describe('The Portal Único over mTLS', () => {
  onServer(
    'a certificate',
    (bench) => {
      let portal: PortalDeTeste;
      const confiados = tls.getCACertificates('default');
      beforeAll(async () => {
        const servidor = certificadoFicticio('127.0.0.1', { ip: '127.0.0.1' });
        tls.setDefaultCACertificates([...confiados, servidor.certificado]);
        portal = await abrirPortalDeTeste(bench, undefined, { key: servidor.chave, cert: servidor.certificado });
      });
      afterAll(() => {
        tls.setDefaultCACertificates(confiados);
        return portal.simulado.fechar();
      });

      test('opens the session, fetches a DUIMP, and is shown at the log-in alone', async () => {
        const pessoa = await bench().novaPessoa();
        const credencialId = (await cadastrar(pessoa, {})).json().id;
        const testada = await pessoa.pedir({
          method: 'POST',
          url: `/api/PortalUnico/Credencial/${credencialId}/Teste`,
        });
        expect(testada.json()).toMatchObject([
          { testePassou: true, testeFrase: 'O Portal Único aceitou o certificado.' },
        ]);
        const consulta = await portal.pedirDuimp(pessoa, credencialId, NUMERO_SEMEADA);
        portal.passar(61);
        for (let passo = 0; passo < 12; passo += 1) await portal.correr();
        expect(await portal.consulta(pessoa, consulta)).toMatchObject({ situacao: 'PRONTA', frase: null });
        const funcoes = portal.simulado.chamadas.map(({ funcao }) => funcao);
        expect(funcoes.filter((uma) => uma.startsWith('autenticar'))).toEqual(['autenticarUsuario']);
        expect([portal.simulado.fora, portal.simulado.rajadas]).toEqual([[], 0]);
      });

      test('takes the place of a key, and the fetch that waits goes on with it', async () => {
        const { pessoa, credencialId, cpf } = await portal.comChave();
        await pessoa.pedir({ method: 'POST', url: `/api/PortalUnico/Credencial/${credencialId}/Teste` });
        const consulta = await portal.pedirDuimp(pessoa, credencialId, NUMERO_SEMEADA);
        const { certificado, chave } = certificadoFicticio(`MARIA FICTICIA:${cpf}`);
        const trocada = await pessoa.pedir({
          method: 'POST',
          url: `/api/PortalUnico/Credencial/${credencialId}/Certificado`,
          payload: { certificado, chave, confirmacao: null },
        });
        expect(trocada.json()).toMatchObject([{ modo: 'CERTIFICADO', testePassou: null }]);
        portal.simulado.chamadas.length = 0;
        portal.passar(61);
        for (let passo = 0; passo < 12; passo += 1) await portal.correr();
        expect(await portal.consulta(pessoa, consulta)).toMatchObject({ situacao: 'PRONTA', frase: null });
        const funcoes = portal.simulado.chamadas.map(({ funcao }) => funcao);
        expect(funcoes.filter((uma) => uma.startsWith('autenticar'))).toEqual(['autenticarUsuario']);
        expect([portal.simulado.fora, portal.simulado.rajadas]).toEqual([[], 0]);
      });

      test('that has run out is not shown any more, and what waits for it is told', async () => {
        const pessoa = await bench().novaPessoa();
        const credencialId = (await cadastrar(pessoa, {})).json().id;
        const consulta = await portal.pedirDuimp(pessoa, credencialId, NUMERO_SEMEADA);
        const antes = portal.simulado.chamadas.length;
        bench().relogio.hora = new Date('2028-01-01T15:00:00Z');
        await portal.correr();
        expect(await portal.consulta(await portal.deNovo(pessoa), consulta)).toMatchObject({
          situacao: 'RECUSADA',
          frase: 'O certificado venceu em 31/12/2027, e o Portal Único não o aceita: troque o certificado.',
        });
        expect(portal.simulado.chamadas).toHaveLength(antes);
      });
    },
    { portal: ENDERECOS },
  );
});

describe('The Portal Único without TLS', () => {
  onServer(
    'an address without TLS',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench);
      });
      afterAll(() => portal.simulado.fechar());

      test('is never entered with a certificate', async () => {
        const pessoa = await bench().novaPessoa();
        const { id } = (await cadastrar(pessoa, {})).json();
        const testada = await pessoa.pedir({ method: 'POST', url: `/api/PortalUnico/Credencial/${id}/Teste` });
        expect(testada.json()).toMatchObject([
          {
            testePassou: false,
            testeFrase: 'Um certificado só entra por um endereço https, e o deste ambiente não é.',
          },
        ]);
        expect(portal.simulado.chamadas).toEqual([]);
      });
    },
    { portal: ENDERECOS },
  );
});
