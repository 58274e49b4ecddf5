import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useFormContext, useWatch } from 'react-hook-form';
import { Campo } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import { SugestaoDeTaxa } from '#components/form/fields/SugestaoDeTaxa.tsx';
import { useFormularioAberto } from '#components/form/formulario-contexto.ts';
import { ObservacaoSection } from '#components/form/ObservacaoSection.tsx';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useTaxaSugerida } from '#lib/api/calculo/taxa-sugerida.ts';
import { useDcrsDoProduto } from '#lib/api/dcr/dcr.ts';
import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { formatarData } from '#lib/format/data.ts';
import { usePreencherDoProduto } from './use-preencher-do-produto.ts';

/**
 * The industry, the product, the DCR-E replaced, the coefficient, the data base and the rate. Only an existing DCR-E has
 * `registroId`.
 */
export function IdentificacaoFields({ registroId, produtoId }: { registroId?: string; produtoId?: string }) {
  usePreencherDoProduto(produtoId);
  const [tipo, dataBase] = useWatch<DcrNovo, ['tipo', 'dataBase']>({ name: ['tipo', 'dataBase'] });
  const sugerida = useTaxaSugerida(6);
  return (
    <Stack sx={{ gap: 2 }}>
      <Section titulo="Quem declara">
        <CamposLadoALado>
          <Campo<DcrNovo> nome="importador.id" />
          <Campo<DcrNovo> nome="representante.id" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Produto">
        <CamposLadoALado>
          <Campo<DcrNovo> nome="produto.id" />
          <Campo<DcrNovo> nome="descricao" />
          <Campo<DcrNovo> nome="ncm" />
          <Campo<DcrNovo> nome="unidade" />
          <Campo<DcrNovo> nome="pesoBruto" />
          <Campo<DcrNovo> nome="ppb" />
          <Campo<DcrNovo> nome="resolucao" />
          <Campo<DcrNovo> nome="informatica" />
        </CamposLadoALado>
      </Section>
      <Section titulo="Tipo de DCR-E">
        <Vigente registroId={registroId} />
        <CamposLadoALado>
          <Campo<DcrNovo> nome="tipo" />
          {tipo !== 'N' && <Campo<DcrNovo> nome="anterior.id" />}
          {tipo !== 'N' && <Campo<DcrNovo> nome="anteriorNumero" />}
          {tipo === 'R' && <Campo<DcrNovo> nome="processoRetificador" />}
        </CamposLadoALado>
      </Section>
      <Section titulo="Coeficiente e câmbio">
        <CamposLadoALado>
          <Campo<DcrNovo> nome="tipoCoeficiente" />
          <Campo<DcrNovo> nome="acrescimo" />
          <Campo<DcrNovo> nome="dataBase" />
          <Campo<DcrNovo> nome="taxaUSD" />
          <Campo<DcrNovo> nome="baseCusto" />
        </CamposLadoALado>
        <SugestaoDeTaxa sugerida={sugerida} dataBase={dataBase} />
      </Section>
      <ObservacaoSection />
    </Stack>
  );
}

/** If the product has a DCR-E in force, a new one must be its substitutivo; offers to make it so. */
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
