import { eq } from 'drizzle-orm';
import { processoConsulta } from '#lib/contracts/consultas/processo.ts';
import {
  acompanhado,
  alertasDoProcesso,
  CODIGOS_ALERTA,
  diasDeAlerta,
} from '#lib/domain/aduana/processo/acompanhamento.ts';
import type { Licenca } from '#lib/domain/aduana/processo/processo.ts';
import { SITUACOES_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { pedeDai } from '#lib/domain/zfm/pede-dai.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { writeDirectly } from '#server/testing/writes-in-painel.ts';
import { processoListagem } from './processo-listagem.ts';

const DIA = '2026-11-20';
const conteiner = (devolucao: string | null) => ({
  numero: 'FICU1234569',
  tipo: null,
  lacre: null,
  tara: null,
  pesoBruto: null,
  devolucao,
});
const licenca = (tipo: Licenca['tipo'], situacao: number | null, validade: string | null): Licenca => ({
  tipo,
  numero: '2600000010',
  situacao,
  registro: null,
  deferimento: null,
  validade,
  orgaos: null,
});

/** Kinds of data a process may hold, each tested in every situation, so that no alert hides another. */
const GUARDADOS = [
  { eta: DIA },
  { eta: DIA, chegada: DIA },
  { chegada: DIA, diasLivres: 10, conteineres: [conteiner(null)] },
  { chegada: DIA, diasLivres: 10, conteineres: [conteiner(null), conteiner(DIA)] },
  { chegada: DIA, diasLivres: 10, conteineres: [conteiner(DIA), conteiner(DIA)] },
  { chegada: DIA, diasLivres: 10 },
  { chegada: DIA, conteineres: [conteiner(null)] },
  { licencas: [licenca('LI', 1, DIA)] },
  { licencas: [licenca('LI', 7, DIA), licenca('PLI', 25, DIA), licenca('LPCO', null, null)] },
  { licencas: [licenca('LI', null, '2027-06-01'), licenca('LPCO', null, DIA)] },
  { prazoExigencia: DIA },
  { desde: DIA },
  { desde: DIA, daiEm: DIA },
  { desde: DIA, urfDespachoCodigo: '0917800' },
  { desde: DIA, urfDespachoCodigo: '0917800', urfEntradaCodigo: '0227600' },
  { desde: DIA, urfDespachoCodigo: '0227700', urfEntradaCodigo: '0817800' },
  { desde: DIA, urfEntradaCodigo: '0917800' },
  {},
];

const pedida = (linha: { urfDespachoCodigo: string | null; urfEntradaCodigo: string | null }) =>
  pedeDai({ urfDespacho: linha.urfDespachoCodigo, urfEntrada: linha.urfEntradaCodigo, situacaoDai: null });

onServer('The alerts of a list', (bench) => {
  test('are found by SQL on the very rows of which the rule says so, whatever the day', async () => {
    const { quem } = await bench().novaPessoa();
    const { db } = bench().conexao;
    const vazio = { eta: null, chegada: null, desde: null, diasLivres: null, prazoExigencia: null, daiEm: null };
    const linhas = SITUACOES_PROCESSO.flatMap((situacao) =>
      GUARDADOS.map((guardado) => ({ ...vazio, conteineres: [], licencas: [], situacao, ...guardado })),
    );
    await writeDirectly(db, (tx) =>
      tx.insert(processo).values(
        linhas.map((linha, i) => ({
          ...linha,
          ...diasDeAlerta(linha),
          empresaId: quem.empresaId,
          id: `01a1fd15-e7ab-758c-8773-${String(i).padStart(12, '0')}`,
          numero: `IMP-${i}`,
          tipoDocumento: 'DI' as const,
          busca: '',
          criadoEm: new Date('2026-11-20T12:00:00Z'),
          criadoPor: quem.usuarioId,
        })),
      ),
    );
    const guardadas = await db.select().from(processo).where(eq(processo.empresaId, quem.empresaId));
    const lista = processoListagem(db, quem.empresaId);
    const vistos = new Set<string>();
    for (const dias of [-40, -31, -30, -29, -1, 0, 1, 3, 4, 5, 6, 10, 11, 60]) {
      const hoje = somarDias(DIA, dias);
      const codigosDe = (linha: (typeof guardadas)[number]) =>
        alertasDoProcesso(acompanhado({ ...linha, pedeDai: pedida(linha) }), hoje).map(({ codigo }) => codigo);
      for (const alerta of [...CODIGOS_ALERTA, 'QUALQUER'] as const) {
        const pelaRegra = guardadas.filter((linha) =>
          alerta === 'QUALQUER' ? codigosDe(linha).length > 0 : codigosDe(linha).includes(alerta),
        );
        const peloSql = await lista.ids({ ordem: 'numero', alerta }, hoje);
        expect({ hoje, alerta, ids: peloSql.sort() }).toEqual({
          hoje,
          alerta,
          ids: pelaRegra.map(({ id }) => id).sort(),
        });
        if (peloSql.length > 0) vistos.add(alerta);
      }
    }
    expect([...vistos].sort()).toEqual([...CODIGOS_ALERTA, 'QUALQUER'].sort());
  });

  test('stand in each row, with the days it has stood and the next act', async () => {
    const pessoa = await bench().novaPessoa();
    const criar = (payload: object) => pessoa.pedir({ method: 'POST', url: '/api/Processo', payload });
    await criar({ eta: '2026-11-17', responsavel: { id: pessoa.quem.usuarioId } });
    const lista = processoListagem(bench().conexao.db, pessoa.quem.empresaId);
    const { linhas, total } = await lista.listar(processoConsulta.parse({ alerta: 'QUALQUER' }), '2026-11-25');
    expect(total).toBe(1);
    expect(linhas[0]).toMatchObject({
      alertas: [
        { codigo: 'ETA_PASSADA', nivel: 'erro', data: '2026-11-17', mensagem: 'ETA passou há 8 dias, sem chegada.' },
      ],
      dias: 5,
      proximoPasso: 'Informar o embarque',
      responsavel: { id: pessoa.quem.usuarioId, nome: 'Pessoa de Teste' },
    });
  });
});
