import Stack from '@mui/material/Stack';
import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { SecaoDaLista } from '#components/form/SecaoDaLista.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { ProcessoInteiro, ProcessoNovo } from '#lib/contracts/processo/processo.ts';
import { processoRegistrado } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { NOME_TIPO_CONHECIMENTO } from '#lib/domain/aduana/processo/processo.ts';
import { NOME_VIA_TRANSPORTE } from '#lib/domain/aduana/viagem/via-transporte.ts';
import { formatarDecimal, formatarDinheiro } from '#lib/format/decimal.ts';
import { ConhecimentoMasterField } from './ConhecimentoMasterField.tsx';
import { AvisoDeRegistrado, FormularioDaParte, type ParteDoProcessoProps } from './FormularioDaParte.tsx';

/** The transport of the goods: bills, dates, containers, volumes, freight and insurance. */
export function CargaSection({ processo, campo }: ParteDoProcessoProps) {
  const registrado = processoRegistrado(processo);
  return (
    <Stack sx={{ gap: 2, maxWidth: 960 }}>
      {registrado && <AvisoDeRegistrado processo={processo} />}
      {registrado && <CargaDeclarada processo={processo} />}
      <FormularioDaParte processo={processo} campo={campo} parte="carga" titulo="Carga">
        {!registrado && <Conhecimento />}
        <Section titulo="Datas">
          <CamposLadoALado>
            <Campo<ProcessoNovo> nome="etd" />
            <Campo<ProcessoNovo> nome="embarque" />
            <Campo<ProcessoNovo> nome="eta" />
            <Campo<ProcessoNovo> nome="chegada" />
            <Campo<ProcessoNovo> nome="presenca" />
            <Campo<ProcessoNovo> nome="diasLivres" />
          </CamposLadoALado>
        </Section>
        <SecaoDaLista nome="conteineres" />
        {!registrado && <VolumesEPesos />}
        {(!registrado || processo.emRetificacao) && <FreteESeguro />}
      </FormularioDaParte>
    </Stack>
  );
}

function Conhecimento() {
  return (
    <Section titulo="Transporte e conhecimento">
      <CamposLadoALado>
        <Campo<ProcessoNovo> nome="viaTransporte" />
        <Campo<ProcessoNovo> nome="conhecimentoTipo" />
        <Campo<ProcessoNovo> nome="conhecimentoNumero" />
        <ConhecimentoMasterField />
        <Campo<ProcessoNovo> nome="manifesto" />
        <Campo<ProcessoNovo> nome="transportador" />
        <Campo<ProcessoNovo> nome="veiculo" />
        <Campo<ProcessoNovo> nome="localEmbarque" />
      </CamposLadoALado>
    </Section>
  );
}

function VolumesEPesos() {
  return (
    <Section titulo="Volumes e pesos">
      <CamposLadoALado>
        <Campo<ProcessoNovo> nome="pesoBruto" />
        <Campo<ProcessoNovo> nome="pesoLiquido" />
      </CamposLadoALado>
      <Campo<ProcessoNovo> nome="volumes" />
    </Section>
  );
}

function FreteESeguro() {
  return (
    <Section titulo="Frete e seguro" nota="Internacionais, na moeda de cada um.">
      <CamposLadoALado>
        <Campo<ProcessoNovo> nome="freteMoeda" />
        <Campo<ProcessoNovo> nome="freteValor" />
        <Campo<ProcessoNovo> nome="freteNacional" />
        <Campo<ProcessoNovo> nome="seguroMoeda" />
        <Campo<ProcessoNovo> nome="seguroValor" />
      </CamposLadoALado>
    </Section>
  );
}

function CargaDeclarada({ processo }: { processo: ProcessoInteiro }) {
  const { viaTransporte, conhecimentoTipo, conhecimentoNumero, conhecimentoMaster, manifesto } = processo;
  const { transportador, veiculo, localEmbarque, pesoBruto, pesoLiquido, volumes } = processo;
  const { freteMoeda, freteValor, freteNacional, seguroMoeda, seguroValor } = processo;
  return (
    <Section titulo="Transporte, volumes e valores">
      <DescriptionList>
        <DescriptionItem nome="Via de transporte">
          {viaTransporte && NOME_VIA_TRANSPORTE[viaTransporte]}
        </DescriptionItem>
        <DescriptionItem nome="Conhecimento">
          {[conhecimentoTipo && NOME_TIPO_CONHECIMENTO[conhecimentoTipo], conhecimentoNumero].filter(Boolean).join(' ')}
        </DescriptionItem>
        <DescriptionItem nome="CE-Mercante ou AWB">{conhecimentoMaster}</DescriptionItem>
        <DescriptionItem nome="Manifesto">{manifesto}</DescriptionItem>
        <DescriptionItem nome="Transportador · veículo">
          {[transportador, veiculo].filter(Boolean).join(' · ')}
        </DescriptionItem>
        <DescriptionItem nome="Local de embarque">{localEmbarque}</DescriptionItem>
        <DescriptionItem nome="Peso bruto · líquido (kg)">
          {`${formatarDecimal(pesoBruto, 5)} · ${formatarDecimal(pesoLiquido, 5)}`}
        </DescriptionItem>
        <DescriptionItem nome="Volumes">
          {volumes.map(({ tipo, quantidade }) => `${quantidade} ${tipo}`).join(', ')}
        </DescriptionItem>
        <DescriptionItem nome="Frete">{naMoeda(freteMoeda, freteValor)}</DescriptionItem>
        {freteNacional && (
          <DescriptionItem nome="Frete em território nacional">{naMoeda(freteMoeda, freteNacional)}</DescriptionItem>
        )}
        <DescriptionItem nome="Seguro">{naMoeda(seguroMoeda, seguroValor)}</DescriptionItem>
      </DescriptionList>
    </Section>
  );
}

function naMoeda(moeda: { nome: string } | null, valor: string | null): string {
  return valor === null ? '' : [formatarDinheiro(valor), moeda?.nome].filter(Boolean).join(' ');
}
