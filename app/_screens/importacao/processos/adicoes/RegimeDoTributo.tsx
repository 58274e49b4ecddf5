import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Campo, CampoPeloCaminho } from '#components/form/fields/Campo.tsx';
import { CamposLadoALado } from '#components/form/fields/CamposLadoALado.tsx';
import type { ItensDoProcesso } from '#lib/contracts/processo/itens-do-processo.ts';
import type { TributoFederal } from '#lib/domain/aduana/tributos/calculo-importacao.ts';

interface RegimeDoTributoProps {
  nome: `adicoes.${number}.tributos.${TributoFederal}`;
  tributo: TributoFederal;
}

/** The regime, fundamento and rate of one tax. Rare fields stay hidden until the person asks for them. */
export function RegimeDoTributo({ nome, tributo }: RegimeDoTributoProps) {
  const valor = (useWatch({ name: nome }) ?? {}) as Readonly<Record<string, unknown>>;
  const raros = RAROS[tributo].filter((grupo) => valor[grupo] !== undefined);
  const [abertos, setAbertos] = useState<readonly string[]>(raros);
  const { regime, categoria } = valor;
  const abrir = (grupo: string) => setAbertos([...abertos, grupo]);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Typography component="legend" variant="subtitle2" sx={{ mb: 1.5 }}>
        {tributo.toUpperCase()}
      </Typography>
      <CamposLadoALado>
        <Campo<ItensDoProcesso> nome={`${nome}.regime`} />
        {TEM_TABELA.has(tributo) && <CampoPeloCaminho nome={`${nome}.categoria`} />}
        {!categoria && <Campo<ItensDoProcesso> nome={`${nome}.aliquota`} />}
        {regime === 'REDUCAO' && <Campo<ItensDoProcesso> nome={`${nome}.aliquotaReduzida`} />}
        {regime === 'REDUCAO' && <Campo<ItensDoProcesso> nome={`${nome}.reducaoPerc`} />}
        {regime === 'SUSPENSAO_PROPORCIONAL' && <Campo<ItensDoProcesso> nome={`${nome}.meses`} />}
        <Campo<ItensDoProcesso> largo nome={`${nome}.fundamento`} />
        {tributo === 'cofins' && <CampoPeloCaminho nome={`${nome}.adicional`} />}
        {abertos.map((grupo) =>
          CAMPOS_RAROS[grupo]?.campos.map((campo) => (
            <CampoPeloCaminho key={`${grupo}.${campo}`} nome={`${nome}.${grupo}.${campo}`} />
          )),
        )}
      </CamposLadoALado>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        {RAROS[tributo]
          .filter((grupo) => !abertos.includes(grupo))
          .map((grupo) => (
            <Button key={grupo} size="small" onClick={() => abrir(grupo)}>
              {CAMPOS_RAROS[grupo]?.nome}
            </Button>
          ))}
      </Box>
    </Box>
  );
}

const TEM_TABELA: ReadonlySet<TributoFederal> = new Set(['pis', 'cofins']);

const RAROS: Readonly<Record<TributoFederal, readonly string[]>> = {
  ii: ['exTarifario', 'acordo'],
  ipi: ['especifica'],
  pis: ['especifica'],
  cofins: ['especifica'],
};

const CAMPOS_RAROS: Readonly<Record<string, { nome: string; campos: readonly string[] }>> = {
  exTarifario: { nome: 'Ex-tarifário', campos: ['aliquota', 'ato'] },
  acordo: { nome: 'Acordo tarifário', campos: ['aliquota', 'margem', 'nome'] },
  especifica: { nome: 'Alíquota específica', campos: ['quantidade', 'valorUnidade', 'unidade'] },
};
