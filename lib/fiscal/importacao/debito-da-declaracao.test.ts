import { lerDiXml } from '#lib/siscomex/di-xml.ts';
import { AMOSTRAS_DI, descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
import { debitosDaDeclaracao } from './debito-da-declaracao.ts';
import { pagoDaReceita, RECEITA_DO_TRIBUTO } from './receitas-di.ts';

const TRIBUTOS = ['ii', 'ipi', 'pis', 'cofins'] as const;

descreverComMaterial('What the bank was debited for real declarations', AMOSTRAS_DI, (...arquivos) => {
  const declaracoes = arquivos.flatMap((bytes) => lerDiXml(new Uint8Array(bytes)));

  test.each(declaracoes.map((di) => [di.numeroDI, di] as const))('%s: to the cent, under each code', (_, di) => {
    const debitos = debitosDaDeclaracao(di);
    const pagos = TRIBUTOS.flatMap((tributo) => {
      const pago = pagoDaReceita(di, RECEITA_DO_TRIBUTO[tributo]);
      return pago ? [[tributo, pago.toFixed(2)]] : [];
    });
    expect(pagos.length).toBeGreaterThan(1);
    expect(pagos.map(([tributo]) => [tributo, debitos[tributo as (typeof TRIBUTOS)[number]].toFixed(2)])).toEqual(
      pagos,
    );
  });
});
