import { createHash } from 'node:crypto';
import { escreverHora, escreverParada } from '#server/portal/talk/at-time.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/portal/testing/portal-de-teste.ts';
import { PortalError } from '#server/testing/portal-simulado/portal-error.ts';
import { onServer, type Pessoa } from '#server/testing/test-bench.ts';

const tabela = (dia: string) => ({
  Data_Ultima_Atualizacao_NCM: `Vigente em ${dia}`,
  Ato: 'Resolução Gecex nº 812/2025',
  Nomenclaturas: [
    ['01.01', 'Cavalos, asininos e muares, vivos.'],
    ['0101.21.00', '-- Reprodutores de raça pura'],
  ].map(([Codigo, Descricao]) => ({ Codigo, Descricao, Data_Inicio: '01/04/2022', Data_Fim: '31/12/9999' })),
});

describe('The NCM in force', () => {
  onServer(
    'fetched from the Portal Único',
    (bench) => {
      let portal: PortalDeTeste;
      let horas = 0;
      const em = (hora: string) => {
        bench().relogio.hora = new Date(`2026-11-20T${hora}:00Z`);
      };
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench);
      });
      beforeEach(() => {
        Object.assign(portal.simulado, { chamadas: [], nomenclatura: tabela('20/11/2026') });
        // An hour allows three calls, whichever company asks.
        horas += 1;
        em(`${String(10 + horas).padStart(2, '0')}:00`);
      });
      afterAll(() => portal.simulado.fechar());

      const soAs = (hora: string) =>
        `O limite de buscas por hora desta tabela no Portal Único foi atingido. Busque só às ${escreverHora(new Date(`2026-11-20T${hora}Z`))}, ou baixe o arquivo e solte-o aqui. Nada foi mudado.`;
      const soDepoisDaParada = (hora: string) => {
        const ate = new Date(`2026-11-20T${hora}Z`);
        return `${escreverParada(ate)} Busque às ${escreverHora(ate)}, ou baixe o arquivo e solte-o aqui. Nada foi mudado.`;
      };
      const buscar = async (pessoa: Pessoa, consulta = '') => {
        const resposta = await pessoa.pedir({ method: 'POST', url: `/api/Ncm/Buscar${consulta}`, payload: {} });
        return [resposta.statusCode, resposta.json()];
      };

      test('comes in as the file does, without a credential, and the history tells where from', async () => {
        const pessoa = await bench().novaPessoa();
        expect(await buscar(pessoa)).toEqual([
          200,
          {
            atualizadaEm: '2026-11-20',
            ato: 'Resolução Gecex nº 812/2025',
            novas: 1,
            alteradas: 0,
            foraDeVigor: 0,
            iguais: 0,
          },
        ]);
        const [linha] = (await pessoa.pedir({ url: '/api/Ncm?origem=EMPRESA' })).json();
        expect(linha).toMatchObject({ codigo: '01012100', vigenciaInicio: '2022-04-01' });
        const historico = await pessoa.pedir({ url: `/api/Historico?recurso=Ncm&registroId=${linha.id}` });
        const sha256 = createHash('sha256')
          .update(JSON.stringify(tabela('20/11/2026')))
          .digest('hex');
        expect(historico.json()[0].motivo).toBe(
          `Importação do arquivo buscado no Portal Único (produção), SHA-256 ${sha256}: Resolução Gecex nº 812/2025.`,
        );
        expect([portal.simulado.chamadas.map(({ funcao }) => funcao), portal.simulado.fora]).toEqual([
          ['downloadPublico'],
          [],
        ]);
      });

      test('is refused when it is older than the last one, until that is wanted', async () => {
        const pessoa = await bench().novaPessoa();
        await buscar(pessoa);
        portal.simulado.nomenclatura = tabela('19/11/2026');
        expect(await buscar(pessoa)).toEqual([
          422,
          expect.objectContaining({ Error: expect.stringContaining('é da tabela de 19/11/2026, anterior') }),
        ]);
        expect(await buscar(pessoa, '?anterior=true')).toEqual([
          200,
          expect.objectContaining({ atualizadaEm: '2026-11-19' }),
        ]);
      });

      test('changes nothing when the Portal has none, breaks off, answers something else, or stands still for the night', async () => {
        const pessoa = await bench().novaPessoa();
        const { simulado } = portal;
        simulado.nomenclatura = null;
        const semTabela = await buscar(pessoa);
        expect([semTabela[0], semTabela[1].codigo]).toEqual([422, 'INDISPONIVEL']);
        const frases = [semTabela[1].Error];
        simulado.nomenclatura = tabela('20/11/2026');
        simulado.falhas.push({ funcao: 'downloadPublico', tipo: 'CAI' });
        frases.push((await buscar(pessoa))[1].Error);
        simulado.falhas.push({ funcao: 'downloadPublico', tipo: 'HTML' });
        frases.push((await buscar(pessoa))[1].Error);
        portal.passar(3600);
        simulado.nomenclatura = { aviso: 'em manutenção' };
        frases.push((await buscar(await portal.deNovo(pessoa)))[1].Error);
        em('04:30');
        frases.push((await buscar(await bench().novaPessoa()))[1].Error);
        // Its clock may say the stop before ours does.
        em('12:00');
        simulado.antes = () => {
          throw new PortalError(422, 'PUCX-ER0401', 'Parada programada.');
        };
        frases.push((await buscar(await bench().novaPessoa()))[1].Error);
        simulado.antes = undefined;
        expect(frases).toEqual([
          'O Portal Único respondeu 404 ao pedido da tabela. Tente de novo, ou baixe o arquivo e solte-o aqui. Nada foi mudado.',
          'O Portal Único não respondeu. Tente de novo, ou baixe o arquivo e solte-o aqui. Nada foi mudado.',
          'O Portal Único respondeu 403 ao pedido da tabela. Tente de novo, ou baixe o arquivo e solte-o aqui. Nada foi mudado.',
          expect.stringContaining('o arquivo não é a tabela NCM em JSON do Portal Único'),
          soDepoisDaParada('06:00:30'),
          soDepoisDaParada('12:10:00'),
        ]);
        expect((await pessoa.pedir({ url: '/api/Ncm?origem=EMPRESA' })).json()).toEqual([]);
      });

      test('is asked for three times an hour at most, by all companies together, and never twice at once', async () => {
        em('17:05');
        const [uma, outra] = [await bench().novaPessoa(), await bench().novaPessoa()];
        const { promise, resolve: responder } = Promise.withResolvers<void>();
        portal.simulado.segurar = promise;
        const vindas: Awaited<ReturnType<typeof buscar>>[] = [];
        const { promise: duas, resolve: vieramDuas } = Promise.withResolvers<void>();
        const tres = [uma, outra, uma].map(async (pessoa) => {
          vindas.push(await buscar(pessoa));
          if (vindas.length === 2) vieramDuas();
        });
        // While the first is being answered, the others are told so.
        await duas;
        expect(vindas).toEqual(
          Array(2).fill([
            422,
            {
              Error:
                'A tabela já está sendo buscada. Tente de novo daqui a pouco, ou baixe o arquivo e solte-o aqui. Nada foi mudado.',
              codigo: 'INDISPONIVEL',
            },
          ]),
        );
        responder();
        portal.simulado.segurar = undefined;
        await Promise.all(tres);
        expect(vindas.at(-1)?.[0]).toBe(200);
        expect([(await buscar(uma))[0], (await buscar(outra))[0]]).toEqual([200, 200]);
        for (const minuto of ['06', '30', '59']) {
          em(`17:${minuto}`);
          expect(await buscar(await bench().novaPessoa())).toEqual([
            422,
            { Error: soAs('18:00:01'), codigo: 'INDISPONIVEL' },
          ]);
        }
        em('18:01');
        expect((await buscar(outra))[0]).toBe(200);
        expect([portal.simulado.chamadas.length, portal.simulado.rajadas, portal.simulado.excessos()]).toEqual([
          4, 0, 0,
        ]);
      });

      test('waits until the hour that the Portal tells, when others have used its calls', async () => {
        portal.simulado.limites.set('downloadPublico', 1);
        em('20:30');
        const pessoa = await bench().novaPessoa();
        expect((await buscar(pessoa))[0]).toBe(200);
        expect(await buscar(pessoa)).toEqual([422, { Error: soAs('21:00:01'), codigo: 'INDISPONIVEL' }]);
        for (const hora of ['20:31', '20:59']) {
          em(hora);
          expect((await buscar(pessoa))[1].Error).toBe(soAs('21:00:01'));
        }
        em('21:01');
        expect((await buscar(await bench().novaPessoa()))[0]).toBe(200);
        expect((await buscar(await bench().novaPessoa()))[1].Error).toBe(soAs('22:00:01'));
        expect([portal.simulado.chamadas.length, portal.simulado.excessos()]).toEqual([3, 1]);
      });
    },
    { portal: ENDERECOS },
  );
});
