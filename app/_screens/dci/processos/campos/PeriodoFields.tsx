import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { SugestaoDeTaxa } from '#components/form/fields/SugestaoDeTaxa.tsx';
import { ObservacaoSection } from '#components/form/ObservacaoSection.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useImportador } from '#lib/api/cadastros/importador.ts';
import { useTaxaSugerida } from '#lib/api/calculo/taxa-sugerida.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import { nomeDaDci } from '#lib/domain/zfm/dci.ts';
import type { ImportadorLido } from '#lib/registros/importador.ts';

interface PeriodoFieldsProps {
  /** Absent for a new DCI. */
  dci?: DciLido;
}

/** The type and month of the DCI, its industry, its representante, the bank account and the exchange rate. */
export function PeriodoFields({ dci }: PeriodoFieldsProps) {
  const tipo = useWatch<DciNovo, 'tipo'>({ name: 'tipo' });
  const sugerida = useTaxaSugerida(4);
  return (
    <Stack sx={{ gap: 2 }}>
      <Section titulo="Tipo e período">
        <CamposLadoALado>
          <Campo<DciNovo> nome="tipo" />
          {tipo === 'MENSAL' && <Campo<DciNovo> nome="competencia" />}
        </CamposLadoALado>
        <Habilitacao />
      </Section>
      <Section titulo="Quem declara">
        <CamposLadoALado>
          <Campo<DciNovo> nome="importador.id" />
          <Campo<DciNovo> nome="representante.id" />
        </CamposLadoALado>
      </Section>
      {tipo === 'INDIVIDUAL' && (
        <Section titulo="Presença de carga" nota="ou a dispensa dela; a mensal é dispensada">
          <CamposLadoALado>
            <Campo<DciNovo> nome="presencaEm" />
            <Campo<DciNovo> nome="presencaRecinto" />
            <Campo<DciNovo> nome="presencaDispensa" />
          </CamposLadoALado>
        </Section>
      )}
      {dci?.natureza === 'RETIFICADORA' && (
        <Section titulo="Retificação" nota={dci.anterior && `da ${nomeDaDci(dci.anterior)}`}>
          <CamposLadoALado>
            <Campo<DciNovo> nome="processoRetificador" />
          </CamposLadoALado>
        </Section>
      )}
      <Section titulo="Conta de débito" nota="vem do cadastro da indústria">
        <ContaDaIndustria />
        <CamposLadoALado>
          <Campo<DciNovo> nome="banco" />
          <Campo<DciNovo> nome="agencia" />
          <Campo<DciNovo> nome="conta" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Câmbio">
        <CamposLadoALado>
          <Campo<DciNovo> nome="taxaUSD" />
          <Campo<DciNovo> nome="dataTaxa" />
        </CamposLadoALado>
        <SugestaoDeTaxa sugerida={sugerida} dataBase={null} campoDoDia="dataTaxa" />
      </Section>
      <ObservacaoSection />
    </Stack>
  );
}

/** Only a habilitada industry may file a monthly DCI (IN SRF 242/2002). */
function Habilitacao() {
  const [tipo, importadorId] = useWatch<DciNovo, ['tipo', 'importador.id']>({ name: ['tipo', 'importador.id'] });
  const { data } = useImportador(importadorId || null);
  if (tipo !== 'MENSAL' || !data || data.dciMensal) return null;
  return (
    <Alert severity="warning">
      {data.razaoSocial} não está marcada como habilitada à DCI mensal: a mensal não poderá ser validada. Escolha
      individual, ou informe o ADE no{' '}
      <LinkTo underline="always" to="/configuracoes/associados/$id" params={{ id: data.id }}>
        cadastro da indústria
      </LinkTo>
      .
    </Alert>
  );
}

/** Choosing another industry fills in its bank account. The account that the form was opened with is kept. */
function ContaDaIndustria() {
  const importadorId = useWatch<DciNovo, 'importador.id'>({ name: 'importador.id' });
  const { setValue, getValues } = useFormContext<DciNovo>();
  const trazida = useRef(importadorId);
  const { data: industria } = useImportador(importadorId && importadorId !== trazida.current ? importadorId : null);
  const trazer = useEffectEvent(({ id, banco, agencia, conta }: ImportadorLido) => {
    if (id !== getValues('importador.id') || id === trazida.current) return;
    trazida.current = id;
    for (const [campo, valor] of Object.entries({ banco, agencia, conta })) {
      setValue(campo as 'banco', valor, { shouldDirty: true });
    }
  });
  useEffect(() => {
    if (industria) trazer(industria);
  }, [industria]);
  return null;
}
