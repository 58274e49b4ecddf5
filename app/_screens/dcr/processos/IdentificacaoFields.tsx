import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormContext, useWatch } from 'react-hook-form';
import { Campo } from '#components/form/Campo.tsx';
import { CamposLadoALado } from '#components/form/CamposLadoALado.tsx';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { AvisoComAcao } from '#components/ui/AvisoComAcao.tsx';
import { Section } from '#components/ui/Section.tsx';
import { useDcrsDoProduto } from '#lib/api/dcr.ts';
import type { DcrNovo } from '#lib/contracts/dcr.ts';
import { diaLocal } from '#lib/domain/periodo.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarTaxa } from '#lib/format/decimal.ts';
import { type TaxaSugerida, useTaxaSugerida } from './taxa-sugerida.ts';
import { usePreencherDoProduto } from './use-preencher-do-produto.ts';

/** Who files, of what product, in whose place, by which coefficient, day and rate. `registroId` is of the one that is there already. */
export function IdentificacaoFields({ registroId, produtoId }: { registroId?: string; produtoId?: string }) {
  usePreencherDoProduto(produtoId);
  const tipo = useWatch<DcrNovo, 'tipo'>({ name: 'tipo' });
  return (
    <Stack sx={{ gap: 2 }}>
      <Section titulo="Quem declara">
        <CamposLadoALado>
          <Campo nome="importador.id" />
          <Campo nome="representante.id" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Produto">
        <CamposLadoALado>
          <Campo nome="produto.id" />
          <Campo nome="descricao" />
          <Campo nome="ncm" />
          <Campo nome="unidade" />
          <Campo nome="pesoBruto" />
          <Campo nome="ppb" />
          <Campo nome="resolucao" />
          <Campo nome="informatica" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Tipo de DCR-E">
        <Vigente registroId={registroId} />
        <CamposLadoALado>
          <Campo nome="tipo" />
          {tipo !== 'N' && <Campo nome="anterior.id" />}
          {tipo !== 'N' && <Campo nome="anteriorNumero" />}
          {tipo === 'R' && <Campo nome="processoRetificador" />}
        </CamposLadoALado>
      </Section>
      <Section titulo="Coeficiente e câmbio">
        <CamposLadoALado>
          <Campo nome="tipoCoeficiente" />
          <Campo nome="acrescimo" />
          <Campo nome="dataBase" />
          <Campo nome="taxaUSD" />
          <Campo nome="baseCusto" />
        </CamposLadoALado>
        <SugestaoDeTaxa />
      </Section>
      <Section titulo="Observação">
        <Campo nome="observacao" />
      </Section>
    </Stack>
  );
}

/** The product may have one in force: what is new of it is a substitutivo of that one. */
function Vigente({ registroId }: { registroId: string | undefined }) {
  const [produtoId, tipo, anterior] = useWatch<DcrNovo, ['produto.id', 'tipo', 'anterior.id']>({
    name: ['produto.id', 'tipo', 'anterior.id'],
  });
  const { setValue } = useFormContext<DcrNovo>();
  const { lembrarRotulo } = useFormularioAberto();
  const { data = [] } = useDcrsDoProduto(produtoId || null);
  const vigente = data.find(
    ({ id, situacao, vigenciaFim }) => id !== registroId && situacao === 'REGISTRADO' && !vigenciaFim,
  );
  if (!vigente || (tipo !== 'N' && anterior)) return null;
  const numero = vigente.numero ?? vigente.processo;
  const seguir = () => {
    lembrarRotulo(vigente.id, `${numero} - ${vigente.processo}`);
    if (tipo === 'N') setValue('tipo', 'S', { shouldDirty: true });
    setValue('anterior', { id: vigente.id }, { shouldDirty: true });
  };
  return (
    <AvisoComAcao
      severity={tipo === 'N' ? 'warning' : 'info'}
      acao={
        <Button color="inherit" size="small" onClick={seguir}>
          {tipo === 'N' ? 'Fazer substitutivo dele' : 'Usar como anterior'}
        </Button>
      }
    >
      O produto já tem o DCR-E {numero} em vigor, registrado em {formatarData(vigente.dataRegistro)}.
    </AvisoComAcao>
  );
}

/** The rate the top bar shows, where the field has another. */
function SugestaoDeTaxa() {
  const sugerida = useTaxaSugerida();
  const [taxa, dataBase] = useWatch<DcrNovo, ['taxaUSD', 'dataBase']>({ name: ['taxaUSD', 'dataBase'] });
  const { setValue } = useFormContext<DcrNovo>();
  if (!sugerida || taxa === sugerida.taxa) return null;
  return (
    <AvisoComAcao
      severity="info"
      acao={
        <Button
          color="inherit"
          size="small"
          onClick={() => setValue('taxaUSD', sugerida.taxa, { shouldDirty: true, shouldValidate: true })}
        >
          Usar {formatarTaxa(sugerida.taxa)}
        </Button>
      }
    >
      {frase(sugerida, dataBase)}
    </AvisoComAcao>
  );
}

function frase({ taxa, dia, fonte }: TaxaSugerida, dataBase: string): string {
  const qual = `O dólar está em R$ ${formatarTaxa(taxa)} (${fonte}${dia ? ` de ${formatarData(dia)}` : ''}).`;
  return dataBase && dia && dataBase < dia && dataBase < diaLocal(new Date())
    ? `${qual} A data base é anterior: vale a taxa dela.`
    : qual;
}
