import { comProcessoDeDuimp, semearParaRascunhos } from '#server/portal/testing/duimp-de-teste.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { newColleague } from '#server/testing/colleague.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';
import { exigirVistas } from './conferencias-da-duimp.ts';
import { filaDosRascunhos } from './mandar-duimp.ts';
import { filaDosRegistros } from './registrar-duimp.ts';

test('one is told as one, and where none is open nothing is asked, whatever was seen before', () => {
  const uma = {
    chave: 'carga',
    parte: 'carga',
    texto: 'Informe os volumes.',
    detalhe: null,
    remedio: 'Preencher',
  } as const;
  const aberta = { sha256: 'a'.repeat(64), abertas: [uma] };
  expect(() => exigirVistas(aberta, null)).toThrow('Há 1 conferência em aberto.');
  expect(exigirVistas(aberta, 'a'.repeat(64))).toBe('1 conferência em aberto vista');
  expect(exigirVistas({ sha256: null, abertas: [] }, 'a'.repeat(64))).toBeNull();
});

describe('Our own conferences', () => {
  onServer(
    'before something of a DUIMP leaves',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench, (ao) => [filaDosRegistros(ao), filaDosRascunhos(ao)]);
      });
      beforeEach(() => {
        bench().relogio.hora = new Date('2026-11-23T14:00:00Z');
        const { simulado } = portal;
        portal.prazoMs = 5_000;
        Object.assign(simulado, { chamadas: [], falhas: [], fora: [], antes: undefined });
        simulado.limites.clear();
        semearParaRascunhos(simulado);
      });
      afterAll(() => portal.simulado.fechar());

      /** A processo ready to be sent, and what a person does with its papers and its DUIMP. */
      async function pronto() {
        const um = await comProcessoDeDuimp(portal);
        await um.complementar();
        const { id, pessoa } = um;
        const { credencialId } = um.chave;
        const por = async (quem: Pessoa, fim: string, payload: object) => {
          const resposta = await quem.pedir({ method: 'POST', url: `/api/Processo/${id}/Duimp${fim}`, payload });
          return { status: resposta.statusCode, corpo: resposta.json() };
        };
        return {
          ...um,
          por,
          vistas: async () => (await um.ler()).conferencias.sha256,
          mandarTendoVisto: async (conferenciasVistas?: string | null) => {
            const sha256 = (await um.ler()).escrito?.sha256;
            return por(pessoa, '/Mandar', { credencialId, sha256, ...(conferenciasVistas && { conferenciasVistas }) });
          },
          guardar: async (tipo: string): Promise<string> => {
            const url = `/api/Documento?recurso=Processo&registroId=${id}&tipo=${tipo}`;
            const guardado = await pessoa.pedir(multipartOf(url, Buffer.from(`%PDF-1.4 ${tipo}`), `${tipo}.pdf`));
            expect(guardado.json().Error ?? null).toBeNull();
            return guardado.json().id;
          },
          motivos: async (): Promise<string[]> => {
            const historico = await pessoa.pedir({ url: `/api/Historico?recurso=Processo&registroId=${id}` });
            return historico.json().map(({ motivo }: { motivo: string | null }) => motivo ?? '');
          },
        };
      }

      test('are told by cause as on the page of the processo, and a paper that is kept is open no more', async () => {
        const um = await pronto();
        const ditas = async () => (await um.ler()).conferencias.abertas.map(({ texto }) => texto);
        expect(await ditas()).toEqual([
          '3 dados da identificação por informar',
          '4 dados da carga por informar',
          'Nenhum item tem cClassTrib. Ele é obrigatório na DI, na LI e na DUIMP desde 01/01/2026.',
          '3 papéis exigidos faltam',
        ]);
        await um.guardar('FATURA');
        await um.guardar('ROMANEIO');
        expect((await ditas()).at(-1)).toMatch(/^Documento em falta: conhecimento/);
      });

      test('are seen before the draft is sent: not seen, or others than now, they keep it back', async () => {
        const um = await pronto();
        const semVer = await um.mandarTendoVisto();
        expect([semVer.status, semVer.corpo.Error]).toEqual([
          422,
          'Há 4 conferências em aberto. Nada foi pedido ao Portal: veja-as e marque que viu.',
        ]);
        const fatura = await um.guardar('FATURA');
        const comFatura = await um.vistas();
        expect((await um.pessoa.pedir({ method: 'DELETE', url: `/api/Documento/${fatura}` })).statusCode).toBeLessThan(
          300,
        );
        const outras = await um.mandarTendoVisto(comFatura);
        expect([outras.status, outras.corpo.Error]).toEqual([
          422,
          'As conferências em aberto não são mais as que você viu. Nada foi pedido ao Portal: veja as de agora e marque de novo.',
        ]);
        await portal.correr();
        expect([portal.simulado.chamadas, (await um.ler()).rascunho]).toEqual([[], null]);

        const visto = await um.mandarTendoVisto(await um.vistas());
        expect(visto.corpo.rascunho).toMatchObject({ situacao: 'NA_FILA' });
        expect((await um.motivos())[0]).toBe(
          'Portal Único (treinamento): rascunho da DUIMP mandado; 4 conferências em aberto vistas por quem mandou.',
        );
      });

      test('are seen by who asks for the registration, and by who approves it', async () => {
        const um = await pronto();
        await um.mandar();
        await portal.correr();
        const { rascunho, registro, escrito } = await um.ler();
        await portal.simulado.rascunhos.concluirDiagnostico(rascunho?.numero ?? '');
        const colega = await newColleague(bench(), um.pessoa);
        const { empresaId } = um.pessoa.quem;
        const segunda = `/api/Empresa/${empresaId}/SegundaPessoa`;
        await um.pessoa.pedir({ method: 'POST', url: segunda, payload: { exigir: true } });
        const digitado = { valor: registro?.total, sha256: escrito?.sha256, confirmacao: null };
        const SEM_VER = [422, 'Há 4 conferências em aberto. Nada foi pedido ao Portal: veja-as e marque que viu.'];

        const semVer = await um.por(um.pessoa, '/Registro', { ...digitado, diagnosticoLido: true });
        expect([semVer.status, semVer.corpo.Error]).toEqual(SEM_VER);
        const conferenciasVistas = await um.vistas();
        const pedido = await um.por(um.pessoa, '/Registro', { ...digitado, diagnosticoLido: true, conferenciasVistas });
        expect(pedido.corpo.registro.pedido).toMatchObject({ situacao: 'AGUARDA_SEGUNDA' });
        expect((await um.motivos())[0]).toMatch(
          /; diagnóstico lido e 4 conferências em aberto vistas por quem pediu; espera uma segunda pessoa\.$/,
        );

        const aprovaSemVer = await um.por(colega, '/Registro/Aprovar', digitado);
        expect([aprovaSemVer.status, aprovaSemVer.corpo.Error]).toEqual(SEM_VER);
        const aprovado = await um.por(colega, '/Registro/Aprovar', { ...digitado, conferenciasVistas });
        expect(aprovado.corpo.registro.pedido).toMatchObject({ situacao: 'NA_FILA' });
        expect((await um.motivos())[0]).toMatch(/digitados; 4 conferências em aberto vistas por quem aprovou\.$/);
      });
    },
    { portal: ENDERECOS },
  );
});
