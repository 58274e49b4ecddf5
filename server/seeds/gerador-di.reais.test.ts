import { declaracaoImportacao } from '#lib/contracts/declaracao/declaracao-importacao.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { DIS_REAIS, materialReal } from '#lib/testing/material-real.ts';

test('the wire carries the real declarations exactly as the codec reads them', () => {
  for (const di of DIS_REAIS.flatMap((amostra) => lerDiXml(materialReal(amostra))))
    expect(declaracaoImportacao.parse(di)).toEqual(di);
});
