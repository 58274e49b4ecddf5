import { contratoDeFornecedor } from '#lib/registros/fornecedor.ts';
import type { SampleContent } from '#server/accounts/sample/samples.ts';
import { cadastroDeFornecedor } from '#server/comex/cadastros/fornecedor.ts';
import { gravacaoDe } from '#server/platform/records/write-cadastro.ts';
import { EMPRESA_DE_EXEMPLO } from '#server/seeds/empresa-de-exemplo.ts';

/** A sample company of one supplier: the whole one has a test of its own, as the demonstration. */
export const SMALL_SAMPLE: SampleContent = {
  ...EMPRESA_DE_EXEMPLO,
  async preencher(ao, aoPasso) {
    aoPasso(0, 1);
    await gravacaoDe(cadastroDeFornecedor, ao).criar(
      contratoDeFornecedor.novo.parse({
        papel: 'FORNECEDOR',
        razaoSocial: 'FICTICIA DE EXEMPLO LTD',
        pais: { codigo: '160' },
      }),
    );
  },
};
