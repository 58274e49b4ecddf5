import { CamposEmSecoes } from '#components/cadastro/CamposEmSecoes.tsx';
import type { ItemDaMatrizNovo } from '#lib/registros/matriz-tributacao.ts';

/** In the order of the Sefaz's matriz: the key of a row, its content, its validity. */
export const ItemDaMatrizFields = () => (
  <CamposEmSecoes<ItemDaMatrizNovo>
    secoes={[
      { titulo: 'Importador e produto', campos: [{ largo: 'importador.id' }, 'ncm', 'codigoSuframa'] },
      {
        titulo: 'Tributação',
        nota: 'Os códigos são das tabelas da Sefaz-AM, que o Cais não traz: confira na tabela vigente da Sefaz-AM.',
        campos: ['destinacao', 'utilizacao', 'codigoTributacao', 'tratamento', 'reducaoPerc'],
      },
      { titulo: 'Ato concessivo', campos: [{ largo: 'decreto' }, 'tipoDocumento', 'numeroDocumento'] },
      { titulo: 'Vigência', nota: 'Os dois dias inclusive.', campos: ['vigenciaInicio', 'vigenciaFim'] },
    ]}
  />
);
