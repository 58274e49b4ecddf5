import { and, eq } from 'drizzle-orm';
import type { LightMyRequestResponse as Resposta } from 'fastify';
import { abrirPortalDeTeste, ENDERECOS } from '#server/comex/portal/testing/portal-de-teste.ts';
import { dci } from '#server/platform/db/schema-dci.ts';
import { portalConsulta } from '#server/platform/db/schema-portal.ts';
import { dcisDeTeste } from '#server/testing/dcis-de-teste.ts';
import { onServer, type Pessoa, type TestBench } from '#server/testing/test-bench.ts';

/** Something that may be begun once. */
interface Once {
  pedir(): Promise<Resposta>;
  /** How many there are. */
  quantos(): Promise<number>;
}

const retificadora = async ({ conexao: { db } }: TestBench, pessoa: Pessoa): Promise<Once> => {
  const dcis = await dcisDeTeste(pessoa);
  await dcis.emEstoque({ partNumber: 'MOTOR-01', numero: '269000001', quantidade: '100' });
  await dcis.dcrs.registrado('2026000012', { dataBase: '2026-08-31' }, '2026-09-01');
  const { id } = await dcis.criada();
  await dcis.trazer(id, { numero: 1 });
  await dcis.registrada(id, '2690000101');
  return {
    pedir: () => dcis.pedir('POST', `${id}/Copiar`, { natureza: 'RETIFICADORA' }),
    quantos: () => db.$count(dci, and(eq(dci.empresaId, pessoa.quem.empresaId), eq(dci.anteriorId, id))),
  };
};

const consulta = async (bench: TestBench): Promise<Once> => {
  const portal = await abrirPortalDeTeste(
    () => bench,
    () => [],
  );
  const { pessoa, credencialId } = await portal.comChave();
  await portal.simulado.fechar();
  const payload = { credencialId, numero: '26BR00000000001' };
  return {
    pedir: () => pessoa.pedir({ method: 'POST', url: '/api/PortalUnico/Consulta', payload }),
    quantos: () => bench.conexao.db.$count(portalConsulta, eq(portalConsulta.empresaId, pessoa.quem.empresaId)),
  };
};

onServer(
  'What may be begun once',
  (bench) => {
    test.each([
      ['the retificadora of a DCI', retificadora, [201, 409, 409, 409, 409, 409]],
      ['the asking for a DUIMP at the Portal Único', consulta, [202, 202, 202, 202, 202, 202]],
    ])('%s, asked for six times at once, is one', async (_nome, preparar, respostas) => {
      const { pedir, quantos } = await preparar(bench(), await bench().novaPessoa());
      const dadas = await Promise.all(Array.from({ length: 6 }, pedir));
      expect(dadas.map(({ statusCode }) => statusCode).toSorted()).toEqual(respostas);
      expect(await quantos()).toBe(1);
    });
  },
  { portal: ENDERECOS },
);
