import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { EntradaDeInsumoNova } from '#lib/contracts/entrada-de-insumo.ts';
import { TRIBUTOS_DCI } from '#lib/domain/dci.ts';

/** As the paper has it: what came in, by which item of which paper, at what customs value and with which taxes left unpaid. */
export function EntradaFields() {
  const nota = useWatch<EntradaDeInsumoNova, 'papel'>({ name: 'papel' }) === 'NF';
  return (
    <>
      <Section titulo="Insumo">
        <CamposLadoALado>
          <Campo nome="importador.id" />
          <Campo nome="item.id" />
          <Campo nome="quantidade" />
          <Campo nome="dataEntrada" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Documento">
        <Campo nome="papel" />
        <CamposLadoALado>
          <Campo nome="numero" />
          {nota && <Campo nome="serie" />}
          <Campo nome="lugar" />
          <Campo nome="dataDocumento" />
          {nota && (
            <>
              <Campo nome="cfop" />
              <Campo nome="fornecedorCnpj" />
            </>
          )}
          <Campo nome="fornecedorNome" />
          {nota && <Campo nome="valorUnitario" />}
        </CamposLadoALado>
      </Section>
      <Section
        titulo="Valor aduaneiro"
        nota="de uma unidade, como na importação: sem ele a DCI não calcula o que estava suspenso"
      >
        <CamposLadoALado>
          <Campo nome="vuUSD" />
          <Campo nome="freteUSD" />
          <Campo nome="seguroUSD" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Tributos" nota="os da importação; o valor suspenso é o de toda a quantidade">
        {TRIBUTOS_DCI.map((tributo) => (
          <Box
            key={tributo}
            role="group"
            aria-label={tributo}
            sx={{ display: 'grid', gap: 2, alignItems: 'center', gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}
          >
            <Campo nome={`tributos.${tributo}.aliquota`} />
            <Campo nome={`tributos.${tributo}.suspenso`} />
            <Campo nome={`tributos.${tributo}.valor`} />
          </Box>
        ))}
      </Section>
      <Section titulo="Observação">
        <Campo nome="observacao" />
      </Section>
    </>
  );
}
