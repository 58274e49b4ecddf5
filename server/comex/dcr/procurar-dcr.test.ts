import { dcrsDeTeste, INDUSTRIA } from '#server/testing/dcrs-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';

const [NUMERO, OUTRO_NUMERO] = ['2026000012', '2026000020'];

onServer('The DCR-Es an R or S follows', (bench) => {
  /** A registered DCR-E and a draft, a DCR-E of another industry, and a DCR-E of another company with the same number. */
  const cena = async () => {
    const pessoa = await bench().novaPessoa();
    const dcrs = await dcrsDeTeste(pessoa);
    const registrado = await dcrs.registrado(NUMERO);
    await dcrs.criar(dcrs.novo);
    const vizinha = await dcrsDeTeste(pessoa, {
      industria: { ...INDUSTRIA, cnpj: 'A1B2C3D4000193' },
      cpf: '98765432100',
    });
    const daVizinha = await vizinha.registrado(OUTRO_NUMERO, { descricao: 'Quadriciclo' });
    const alheia = await bench().novaPessoa();
    await (await dcrsDeTeste(alheia)).registrado(NUMERO);
    const procurar = async (consulta: string) =>
      (await pessoa.pedir({ url: `/api/Dcr/GetByQ?${consulta}` })).json().map(({ id }: { id: string }) => id);
    return { pessoa, dcrs, registrado, vizinha, daVizinha, alheia, procurar };
  };

  test('are found by a part of the number, of the product or of how we number them, and say which they are', async () => {
    const { pessoa, registrado, daVizinha, procurar } = await cena();
    expect((await pessoa.pedir({ url: '/api/Dcr/GetByQ?q=000012' })).json()).toEqual([
      { id: registrado.id, codigo: NUMERO, nome: 'Motocicleta 150 cc (DCR-2026-0001)', situacao: 'REGISTRADO' },
    ]);
    expect(await procurar('q=MOTOCICLETA')).toEqual([registrado.id]);
    expect(await procurar('q=dcr-2026-0003')).toEqual([daVizinha.id]);
    expect(await procurar('q=2026')).toEqual([registrado.id, daVizinha.id]);
    expect(await procurar('q=')).toEqual([]);
  });

  test('are of an industry or of a product, where one is asked for', async () => {
    const { dcrs, registrado, vizinha, daVizinha, procurar } = await cena();
    expect(await procurar(`q=2026&importadorId=${dcrs.importadorId}`)).toEqual([registrado.id]);
    expect(await procurar(`q=2026&importadorId=${vizinha.importadorId}`)).toEqual([daVizinha.id]);
    expect(await procurar(`q=2026&produtoId=${vizinha.produtoId}`)).toEqual([daVizinha.id]);
    expect(await procurar(`q=2026&importadorId=${dcrs.importadorId}&produtoId=${vizinha.produtoId}`)).toEqual([]);
  });

  test('are never those of another company, not even by its own industry', async () => {
    const { alheia, registrado, dcrs } = await cena();
    const dela = (await alheia.pedir({ url: `/api/Dcr/GetByQ?q=${NUMERO}` })).json();
    expect(dela).toHaveLength(1);
    expect(dela[0].id).not.toBe(registrado.id);
    const porFora = await alheia.pedir({ url: `/api/Dcr/GetByQ?q=${NUMERO}&importadorId=${dcrs.importadorId}` });
    expect(porFora.json()).toEqual([]);
  });
});
