import { sql } from 'drizzle-orm';
import { descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
import { abrirPortalDeTeste, ENDERECOS, type PortalDeTeste } from '#server/comex/portal/testing/portal-de-teste.ts';
import { companyTables, linhasDaEmpresa } from '#server/outbound/backup/company-rows.ts';
import { rowsOf } from '#server/platform/db/rows-of.ts';
import { PASTA_DO_OPENAPI } from '#server/testing/portal-simulado/openapi-contract.ts';
import { DUIMP_REAL, NUMERO_REAL } from '#server/testing/portal-simulado/seeds.ts';
import { onEachDatabase } from '#server/testing/test-bench.ts';

descreverComMaterial('A key of the Portal Único', [...DUIMP_REAL, `${PASTA_DO_OPENAPI}/plat.json`], () => {
  const registro: string[] = [];
  onEachDatabase(
    'its secrets',
    (bench) => {
      let portal: PortalDeTeste;
      beforeAll(async () => {
        portal = await abrirPortalDeTeste(bench);
      });
      afterAll(() => portal.simulado.fechar());

      test('no secret, token or CSRF is in clear in the database, the export, the history, an answer or the log', async () => {
        const { pessoa, credencialId, clientId, clientSecret, cpf } = await portal.comChave();
        const consulta = await portal.pedirDuimp(pessoa, credencialId, NUMERO_REAL);
        await portal.correr();
        expect((await portal.consulta(pessoa, consulta)).situacao).toBe('PRONTA');
        const feito = await pessoa.pedir({ method: 'POST', url: `/api/PortalUnico/Credencial/${credencialId}/Aviso` });
        const daPorta: string = feito.json().segredo;
        await pessoa.pedir({
          ...{ method: 'POST', url: `/api/PortalUnico/Credencial/${credencialId}/Assinatura` },
          payload: { ato: 'ASSINAR', endereco: 'https://cais.exemplo.com.br' },
        });
        await portal.correr();
        const assinaturas = await pessoa.pedir({ url: '/api/PortalUnico/Assinatura' });
        expect(assinaturas.json()[0].situacao).toBe('PRONTA');
        const avisos = await pessoa.pedir({ url: '/api/PortalUnico/Aviso' });
        expect(avisos.json()).toHaveLength(1);
        const { db } = bench().conexao;
        const tudo: string[] = [...registro];
        for (const tabela of await companyTables(db)) {
          const linhas = await rowsOf<{ linha: string }>(
            db,
            sql`select row_to_json(t)::text as linha from ${sql.identifier(tabela.nome)} t
              where t.empresa_id = ${pessoa.quem.empresaId}`,
          );
          tudo.push(...linhas.map(({ linha }) => linha));
        }
        const exportadas: string[] = [];
        for (const tabela of await companyTables(db)) {
          for await (const fatia of linhasDaEmpresa(db, tabela, pessoa.quem.empresaId)) exportadas.push(...fatia);
        }
        const historico = await pessoa.pedir({
          method: 'GET',
          url: `/api/Historico?recurso=CredencialDoPortal&registroId=${credencialId}`,
        });
        const lista = await pessoa.pedir({ method: 'GET', url: '/api/PortalUnico/Credencial' });
        expect(historico.json()).toHaveLength(5);
        expect(tudo.some((linha) => linha.includes('v1:'))).toBe(true);
        expect(registro.length).toBeGreaterThan(0);
        expect(exportadas.some((linha) => linha.includes('Maria da Silva'))).toBe(true);
        expect(exportadas.filter((linha) => linha.includes('v1:'))).toEqual([]);
        const escrito = [...tudo, ...exportadas, historico.body, lista.body, avisos.body, assinaturas.body].join('\n');
        for (const segredo of [clientSecret, clientId, 'jwt.', daPorta]) expect(escrito).not.toContain(segredo);
        expect(historico.body).not.toContain(cpf);
      });
    },
    { portal: ENDERECOS, logger: { level: 'trace', stream: { write: (linha: string) => registro.push(linha) } } },
  );
});
