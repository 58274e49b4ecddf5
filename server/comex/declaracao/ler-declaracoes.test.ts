import { digitoDaDi } from '#lib/domain/identificadores/digito-di.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { lerDeclaracoes } from '#lib/siscomex/declaracao/ler-declaracao.ts';
import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { voltasAte } from '#server/testing/voltas-do-laco.ts';
import { apurarDeclaracao } from './apurar-declaracao.ts';
import { lerDeclaracoesRecebidas } from './ler-declaracoes.ts';

const arquivo = (nome: string, serie: string, adicoes: number) => {
  const di = gerarDeclaracao({
    semente: 7,
    numero: `${serie}${digitoDaDi(serie)}`,
    dataRegistro: '2026-11-03',
    adicoes,
    itensPorAdicao: 10,
    importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA COMERCIO LTDA' },
    taxas: { '220': '5.0000' },
  });
  return { nome, bytes: new TextEncoder().encode(escreverDiXml([di])) };
};

test('large files are read as small ones are, and each declaration knows its file', async () => {
  const partes = [
    arquivo('a.xml', '269000001', 60),
    arquivo('b.xml', '269000002', 120),
    arquivo('c.xml', '269000003', 1),
  ];
  const lidas = await lerDeclaracoesRecebidas(partes, PARAMETROS_DE_FABRICA);
  expect(lidas.map(({ declaracao }) => declaracao.adicoes.length)).toEqual([60, 120, 1]);
  expect(lidas).toEqual(
    lerDeclaracoes(partes).map((lida) => ({
      ...lida,
      apurada: apurarDeclaracao(lida.declaracao, PARAMETROS_DE_FABRICA),
    })),
  );
  for (const [
    i,
    {
      partes: [sua],
    },
  ] of lidas.entries())
    expect(sua).toBe(partes[i]);
});

test('the loop runs while a large file is read', async () => {
  const partes = [arquivo('a.xml', '269000001', 120)];
  // Read in the loop it would have none before the end.
  expect(await voltasAte(lerDeclaracoesRecebidas(partes, PARAMETROS_DE_FABRICA))).toBeGreaterThan(100);
});

test('a refusal of a large file has its sentence and its field', async () => {
  const boa = arquivo('a.xml', '269000001', 120);
  const cortada = { nome: 'cortada.xml', bytes: boa.bytes.slice(0, -1000) };
  await expect(lerDeclaracoesRecebidas([boa, cortada], PARAMETROS_DE_FABRICA)).rejects.toThrow(/^cortada\.xml: /);
  await expect(
    lerDeclaracoesRecebidas(
      [boa, { ...boa, nome: 'outra.xml', bytes: new Uint8Array([...boa.bytes, 10]) }],
      PARAMETROS_DE_FABRICA,
    ),
  ).rejects.toThrow(/veio em a\.xml e em outra\.xml/);
});

test('a rule that a large file breaks is that rule, as for a small one', async () => {
  for (const adicoes of [1, 120]) {
    const semParametros = lerDeclaracoesRecebidas([arquivo('a.xml', '269000001', adicoes)], []);
    await expect(semParametros).rejects.toThrow(RegraViolada);
    await expect(semParametros).rejects.toThrow(/^Não há valor conhecido de TOLERANCIA_PAGAMENTO/);
  }
});
