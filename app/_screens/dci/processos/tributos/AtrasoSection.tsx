import Typography from '@mui/material/Typography';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { diaOuNada } from '#app/_screens/dci/processos/campos/dia-ou-nada.ts';
import { SelicFields } from '#app/_screens/dci/processos/campos/SelicFields.tsx';
import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { Section } from '#components/ui/page/Section.tsx';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import { contagemPorExtenso } from '#lib/domain/aduana/tributos/mora.ts';
import { MESES_DA_SELIC_MAXIMO, mesesDaSelic } from '#lib/domain/datas/meses-da-selic.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { useCalculoDaDci } from './calculo-da-dci.tsx';

/** The due day, the payment day, and the cost of a late payment (Lei 9.430/1996, art. 61). */
export function AtrasoSection({ dci, fechado }: { dci: DciLido; fechado: boolean }) {
  return (
    <Section titulo="Vencimento e atraso" nota="Lei 9.430/1996, art. 61">
      {!fechado && (
        <CamposLadoALado>
          <Campo<DciNovo> nome="vencimento" />
          <Campo<DciNovo> nome="dataPagamento" />
        </CamposLadoALado>
      )}
      <Atraso dci={dci} fechado={fechado} />
    </Section>
  );
}

function Atraso({ dci, fechado }: { dci: DciLido; fechado: boolean }) {
  const { venceEm, diasAtraso, percMulta, percJuros } = useCalculoDaDci();
  const [pagamento, selic] = useWatch<DciNovo, ['dataPagamento', 'selic']>({ name: ['dataPagamento', 'selic'] });
  const { setValue, clearErrors } = useFormContext<DciNovo>();
  const { errors } = useFormState<DciNovo>({ name: 'selic' });
  const { idDoCampo } = useFormularioAberto();
  const erroDe = (lugar: number) => errors.selic?.[lugar]?.taxa?.message;
  const pedidos = mesesDaSelic(venceEm, diaOuNada(pagamento)).slice(0, MESES_DA_SELIC_MAXIMO);
  // A rejected rate stays visible even if its month is no longer charged; hidden, it would block the save without a visible reason.
  const recusados = selic.filter(({ mes }, lugar) => erroDe(lugar) && !pedidos.includes(mes)).map(({ mes }) => mes);
  const meses = [...pedidos, ...recusados].toSorted();
  return (
    <>
      {!fechado && meses.length > 0 && (
        <SelicFields
          meses={meses}
          selic={selic}
          idDe={(lugar) => idDoCampo(`selic.${lugar}.taxa`)}
          erroDe={erroDe}
          aoMudar={(nova) => {
            clearErrors('selic');
            setValue('selic', nova, { shouldDirty: true, shouldTouch: true });
          }}
        />
      )}
      <Typography variant="body2" role="status">
        {venceEm !== null &&
          `Vence em ${formatarData(venceEm)}${dci.vencimento === null ? ', pelo parâmetro do prazo' : ''}. `}
        {venceEm === null
          ? 'Sem vencimento não se sabe se há atraso, multa e juros.'
          : !diaOuNada(pagamento)
            ? 'Sem o dia do pagamento não se sabe se há atraso, multa e juros.'
            : diasAtraso === 0
              ? 'Sem atraso: nem multa nem juros.'
              : percMulta === null || percJuros === null
                ? `${dias(diasAtraso)} de atraso: informe a Selic dos meses para os juros.`
                : `${dias(diasAtraso)} de atraso: multa de ${formatarDecimal(percMulta, 2)} % e juros de ${formatarDecimal(percJuros, 2)} %.`}
        {diasAtraso > 0 && dci.mora && ` ${contagemPorExtenso(dci.mora)}.`}
      </Typography>
    </>
  );
}

const dias = (quantos: number) => (quantos === 1 ? '1 dia' : `${formatarInteiro(quantos)} dias`);
