import { eq } from 'drizzle-orm';
import type { Painel } from '#lib/contracts/painel.ts';
import type { Relatorio } from '#lib/domain/relatorio.ts';
import { painelFato, painelFonte, painelMudanca } from '#server/db/schema-painel.ts';
import { prepararDemonstracao } from '#server/db/seeds/demonstracao.ts';
import { DEMONSTRACAO } from '#server/db/seeds/pessoa-demonstracao.ts';
import { emCadaBanco } from '#server/testing/bancada.ts';

emCadaBanco('The dashboard of the demonstration', (bancada) => {
  test('is what its lists and reports say, and the same when it is summed anew', async () => {
    const { app, conexao, deposito, relogio } = bancada();
    await prepararDemonstracao({ db: conexao.db, deposito, relogio, env: { HOST: 'localhost' } });
    const { email, senha: password } = DEMONSTRACAO;
    const { token, idEmpresa } = (
      await app.inject({ method: 'POST', url: '/Auth/Login', payload: { email, password } })
    ).json();
    const pedir = (url: string) => app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    const total = async (url: string) => Number((await pedir(url)).headers['x-total-count']);
    const json = async (url: string) => (await pedir(url)).json();
    const ver = (consulta = ''): Promise<Painel> => json(`/api/Dashboard?${consulta}`);

    const visto = await ver();
    expect(visto.situacoes.length).toBeGreaterThan(4);
    for (const { situacao, quantidade } of visto.situacoes) {
      expect(await total(`/api/Processo?tamanho=1&situacao=${situacao}`)).toBe(quantidade);
    }
    const registrados = 'dataRegistroDe=2026-06-01&dataRegistroAte=2026-11-30';
    expect(await total(`/api/Processo?tamanho=1&${registrados}`)).toBe(visto.registro.quantidade);
    for (const { canal, quantidade } of visto.registro.canais) {
      expect(await total(`/api/Processo?tamanho=1&canalRfb=${canal ?? 'NENHUM'}&${registrados}`)).toBe(quantidade);
    }
    const etapas: Relatorio = await json('/api/Relatorio/TempoPorEtapa?de=2026-06-01&ate=2026-11-30');
    expect(visto.etapas.map(({ situacao, passagens, media }) => [situacao, passagens, media])).toEqual(
      etapas.linhas.map(({ chave, valores }) => [chave, valores.passagens, valores.media]),
    );
    expect(await total('/api/SaldoInsumo?tamanho=1&comSuspensao=true')).toBe(visto.suspenso.lotes);
    expect((await json('/api/SaldoInsumo/Totais?comSuspensao=true')).suspenso).toBe(visto.suspenso.valor);
    expect(await total('/api/Dci?tamanho=1&naoPaga=true')).toBe(visto.darfs.quantidade);
    expect(await total('/api/Dci?tamanho=1&atrasada=true')).toBe(visto.darfs.vencidos);
    expect(await total('/api/Dai?tamanho=1&pendencia=NOTIFICACAO_ABERTA')).toBe(visto.notificacoes.quantidade);
    expect(await total('/api/Dai?tamanho=1&notificacaoVencida=true')).toBe(visto.notificacoes.vencidos);
    expect((await json('/api/Dai/Totais?pendencia=NOTIFICACAO_ABERTA')).notificacaoValor).toBe(
      visto.notificacoes.total,
    );

    const { regras, linhas } = await json('/api/MeuDia?de=empresa');
    expect(Object.fromEntries(visto.prazos.map(({ regra, quantidade }) => [regra, quantidade]))).toEqual(
      Object.fromEntries(regras.map(({ regra, total: quantas }: { regra: string; total: number }) => [regra, quantas])),
    );
    expect(visto.prazos[0]).toMatchObject({ regra: linhas[0].regra, prazo: linhas[0].prazo });

    for (const { id, razaoSocial } of await json('/api/Importador')) {
      const seu = await ver(`importadorId=${id}`);
      expect([razaoSocial, seu.suspenso.lotes]).toEqual([
        razaoSocial,
        await total(`/api/SaldoInsumo?tamanho=1&comSuspensao=true&importadorId=${id}`),
      ]);
      for (const { situacao, quantidade } of seu.situacoes) {
        const contados = await total(`/api/Processo?tamanho=1&situacao=${situacao}&importadorId=${id}`);
        expect([razaoSocial, situacao, contados]).toEqual([razaoSocial, situacao, quantidade]);
      }
    }

    const { db } = conexao;
    const fontes = await db.select().from(painelFonte).where(eq(painelFonte.empresaId, idEmpresa));
    for (const tabela of [painelFato, painelFonte]) await db.delete(tabela).where(eq(tabela.empresaId, idEmpresa));
    await db
      .insert(painelMudanca)
      .values([...new Set(fontes.map(({ fonteId }) => fonteId))].map((fonteId) => ({ empresaId: idEmpresa, fonteId })));
    expect(await ver()).toEqual(visto);
  }, 120_000);
});
