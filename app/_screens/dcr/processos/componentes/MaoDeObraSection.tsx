import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { maoDeObraPorUnidade } from '#lib/fiscal/dcr/mao-de-obra.ts';
import { texto } from '#lib/fiscal/memoria.ts';
import { formatarDecimal, formatarDinheiro, formatarTaxa } from '#lib/format/decimal.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

/** The labour cost per unit of the product, typed directly or calculated from a month's payroll. */
export function MaoDeObraSection() {
  const { setValue } = useFormContext<DcrNovo>();
  const doMes = useWatch<DcrNovo, 'maoDeObraMensal'>({ name: 'maoDeObraMensal' });
  const [porMes, setPorMes] = useState(doMes !== null && Object.values(doMes).some(Boolean));
  const escolher = (mensal: boolean) => {
    setPorMes(mensal);
    const valor = mensal ? { salarios: '', encargos: '', producao: '' } : null;
    setValue('maoDeObraMensal', valor, { shouldDirty: true });
  };
  return (
    <Section titulo="Mão de obra" nota="CMO: salários e encargos por unidade do produto, em dólar">
      <RadioGroup
        row
        aria-label="Como informar a mão de obra"
        value={porMes ? 'mes' : 'unidade'}
        onChange={(_, como) => escolher(como === 'mes')}
      >
        <FormControlLabel value="unidade" control={<Radio />} label="US$ por unidade" />
        <FormControlLabel value="mes" control={<Radio />} label="Pelo total do mês, em R$" />
      </RadioGroup>
      {porMes ? (
        <>
          <CamposLadoALado>
            <Campo<DcrNovo> nome="maoDeObraMensal.salarios" />
            <Campo<DcrNovo> nome="maoDeObraMensal.encargos" />
            <Campo<DcrNovo> nome="maoDeObraMensal.producao" />
          </CamposLadoALado>
          <ContaDoMes />
        </>
      ) : (
        <CamposLadoALado>
          <Campo<DcrNovo> nome="salarios" />
          <Campo<DcrNovo> nome="encargos" />
        </CamposLadoALado>
      )}
    </Section>
  );
}

/** Shows the calculation with the typed values: total of the month ÷ units made ÷ rate. */
function ContaDoMes() {
  const [mes, taxaUSD] = useWatch<DcrNovo, ['maoDeObraMensal', 'taxaUSD']>({ name: ['maoDeObraMensal', 'taxaUSD'] });
  if (
    !mes ||
    !legivel(mes.salarios) ||
    !legivel(mes.encargos) ||
    !legivel(mes.producao, true) ||
    !legivel(taxaUSD, true)
  ) {
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        Por unidade: total do mês ÷ produção ÷ taxa do dólar. Preencha os três para ver a conta; mão de obra nenhuma é
        0,00 nos dois, com a produção.
      </Typography>
    );
  }
  const { salarios, encargos } = mes;
  const porUnidade = maoDeObraPorUnidade({ salarios, encargos, producao: mes.producao }, taxaUSD);
  const conta = (total: string) =>
    `R$ ${formatarDinheiro(total)} ÷ ${semZeros(mes.producao)} ÷ R$ ${formatarTaxa(taxaUSD)}`;
  return (
    <DescriptionList>
      <DescriptionItem nome="Salários por unidade">
        {conta(salarios)} = <strong>US$ {formatarDecimal(texto(porUnidade.salarios), 4)}</strong>
      </DescriptionItem>
      <DescriptionItem nome="Encargos por unidade">
        {conta(encargos)} = <strong>US$ {formatarDecimal(texto(porUnidade.encargos), 4)}</strong>
      </DescriptionItem>
    </DescriptionList>
  );
}

function legivel(figura: string, positiva = false): boolean {
  return /^\d+(\.\d+)?$/.test(figura) && (!positiva || /[1-9]/.test(figura));
}
