import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { telasDoRegistro } from '#components/cadastro/telas-do-registro.tsx';
import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { ObservacaoSection } from '#components/form/ObservacaoSection.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TRIBUTOS_DCI } from '#lib/domain/zfm/dci.ts';
import type { EntradaDeInsumoNova } from '#lib/registros/entrada-de-insumo.ts';
import { CADASTRO_ENTRADA } from './entrada-cadastro.tsx';

export const { Novo: NovaEntradaScreen, Um: EntradaScreen } = telasDoRegistro(CADASTRO_ENTRADA, [
  <EntradaFields key="campos" />,
]);

/** In the order of the document: the goods, their item in it, the customs value and the unpaid taxes. */
function EntradaFields() {
  const papel = useWatch<EntradaDeInsumoNova, 'papel'>({ name: 'papel' });
  const [nota, saldoInicial] = [papel === 'NF', papel === 'DECLARACAO'];
  return (
    <>
      <Section titulo="Insumo">
        <CamposLadoALado>
          <Campo<EntradaDeInsumoNova> nome="importador.id" />
          <Campo<EntradaDeInsumoNova> nome="item.id" />
          <Campo<EntradaDeInsumoNova> nome="quantidade" />
          {saldoInicial && <Campo<EntradaDeInsumoNova> nome="quantidadeDeclarada" />}
          <Campo<EntradaDeInsumoNova> nome="dataEntrada" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Documento">
        <Campo<EntradaDeInsumoNova> nome="papel" />
        <CamposLadoALado>
          <Campo<EntradaDeInsumoNova> nome="numero" />
          {nota && <Campo<EntradaDeInsumoNova> nome="serie" />}
          {saldoInicial && <Campo<EntradaDeInsumoNova> nome="adicao" />}
          <Campo<EntradaDeInsumoNova> nome="lugar" />
          <Campo<EntradaDeInsumoNova> nome="dataDocumento" />
          {nota && (
            <>
              <Campo<EntradaDeInsumoNova> nome="cfop" />
              <Campo<EntradaDeInsumoNova> nome="fornecedorCnpj" />
            </>
          )}
          <Campo<EntradaDeInsumoNova> nome="fornecedorNome" />
          {nota && <Campo<EntradaDeInsumoNova> nome="valorUnitario" />}
        </CamposLadoALado>
      </Section>
      <Section
        titulo="Valor aduaneiro"
        nota="de uma unidade, como na importação: sem ele a DCI não calcula o que estava suspenso"
      >
        <CamposLadoALado>
          <Campo<EntradaDeInsumoNova> nome="vuUSD" obrigatorio={!nota} />
          <Campo<EntradaDeInsumoNova> nome="freteUSD" />
          <Campo<EntradaDeInsumoNova> nome="seguroUSD" />
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
            <Campo<EntradaDeInsumoNova> nome={`tributos.${tributo}.aliquota`} />
            <Campo<EntradaDeInsumoNova> nome={`tributos.${tributo}.suspenso`} />
            <Campo<EntradaDeInsumoNova> nome={`tributos.${tributo}.valor`} />
          </Box>
        ))}
      </Section>
      <Section titulo="CBS e IBS" nota="o que o documento suspende, de toda a quantidade; em branco é desconhecido">
        <CamposLadoALado>
          <Campo<EntradaDeInsumoNova> nome="cClassTrib" />
          <Campo<EntradaDeInsumoNova> nome="cbsSuspensa" />
          <Campo<EntradaDeInsumoNova> nome="ibsUfSuspenso" />
          <Campo<EntradaDeInsumoNova> nome="ibsMunSuspenso" />
        </CamposLadoALado>
      </Section>
      <ObservacaoSection />
    </>
  );
}
