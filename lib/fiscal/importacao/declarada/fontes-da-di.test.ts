import { lerDeclaracoes } from '#lib/siscomex/declaracao/ler-declaracao.ts';
import { DUIMP_DA_SEFAZ } from '#lib/siscomex/testing/duimp-da-sefaz.ts';
import { entradaDaDi } from './entrada-da-di.ts';
import { fontesDaDi } from './fontes-da-di.ts';

test('a DUIMP as the Portal answers it to the Sefaz is explained by the names of that answer', () => {
  const bytes = new TextEncoder().encode(JSON.stringify(DUIMP_DA_SEFAZ));
  const [lida] = lerDeclaracoes([{ nome: 'sefaz.json', bytes }]);
  if (!lida) throw new Error('no DUIMP');
  const fonte = fontesDaDi(lida.declaracao, entradaDaDi(lida.declaracao));
  const daSefaz = 'JSON da DUIMP (resposta à Sefaz)';
  expect(fonte('adicoes.0.itens.0.quantidade')).toBe(
    `${daSefaz}, item 1: itemTributo.dadosMercadoria.quantidadeUnidadeComercializada`,
  );
  expect(fonte('adicoes.0.itens.0.tributos.ii.aliquota')).toBe(
    `${daSefaz}, item 1: itemTributo.calculosTributos[II].valorAliquota, NCM 85177900`,
  );
  expect(fonte('frete.valor')).toBe(`${daSefaz}: dadosCarga.valorFreteTotalMoedaUtiliza`);
});
