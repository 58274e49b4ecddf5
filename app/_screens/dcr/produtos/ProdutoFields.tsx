import { CamposEmSecoes, OBSERVACAO } from '#components/cadastro/CamposEmSecoes.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ProdutoNovo } from '#lib/registros/produto.ts';
import { AcrescimoField } from './AcrescimoField.tsx';
import { CoeficienteAviso } from './CoeficienteAviso.tsx';
import { ModelosGrid } from './ModelosGrid.tsx';
import { ResolucaoField } from './ResolucaoField.tsx';

/** In the order of the DCR-E: the product, its approval, its models. */
export function ProdutoFields() {
  return (
    <CamposEmSecoes<ProdutoNovo>
      secoes={[
        {
          titulo: 'Produto',
          campos: [{ largo: 'importador.id' }, 'codigo', 'ncm', { largo: 'descricao' }, 'unidade', 'pesoBruto'],
        },
        {
          titulo: 'Aprovação e coeficiente',
          campos: [
            <ResolucaoField key="resolucao" />,
            { largo: 'ppb' },
            'tipoCoeficiente',
            <AcrescimoField key="acrescimo" />,
            { largo: 'informatica' },
          ],
          abaixo: <CoeficienteAviso />,
        },
        <Section key="modelos" titulo="Modelos" nota="Digite ou cole do Excel.">
          <ModelosGrid />
        </Section>,
        OBSERVACAO,
      ]}
    />
  );
}
