import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { DecimalField } from '#components/ui/fields/DecimalField.tsx';
import type { DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import { NOME_TIPO_COEFICIENTE, TIPOS_COEFICIENTE, type TipoCoeficiente } from '#lib/domain/cadastros/importador.ts';
import { MOEDAS_DO_CUSTO, type MoedaDoCusto } from '#lib/domain/zfm/dcr.ts';
import { ACRESCIMOS, NOME_ACRESCIMO } from '#lib/domain/zfm/produto.ts';
import type { Hipotese } from '#lib/fiscal/dcr/e-se.ts';

type OQue = 'NACIONALIZAR' | 'preco' | 'quantidade' | 'aliquotaII' | 'COEFICIENTE' | 'TAXA';

interface HipoteseFieldsProps {
  valores: DcrNovo;
  aoSupor: (hipotese: Hipotese) => void;
}

/** One hypothesis: what changes, in which component, and its new value. */
export function HipoteseFields({ valores, aoSupor }: HipoteseFieldsProps) {
  const [oQue, setOQue] = useState<OQue>('NACIONALIZAR');
  const [linha, setLinha] = useState<LinhaEscolhida | null>(null);
  const [moeda, setMoeda] = useState<MoedaDoCusto>('USD');
  const [figura, setFigura] = useState('');
  const [coeficiente, setCoeficiente] = useState<TipoCoeficiente>('VARIAVEL');
  const [acrescimo, setAcrescimo] = useState(valores.acrescimo);
  const grupos = GRUPOS[oQue];
  const linhas = grupos.flatMap((grupo) =>
    valores[grupo].map(({ codigo, descricao }, i) => ({ grupo, linha: i, rotulo: `${codigo} - ${descricao}` })),
  );
  const escolhida = linha && grupos.includes(linha.grupo) ? linha : null;
  const hipotese = montar({ oQue, escolhida, moeda, figura, coeficiente, acrescimo });
  const supor = () => {
    if (!hipotese) return;
    aoSupor(hipotese);
    setFigura('');
  };
  return (
    <Box data-digitado="experimento" sx={campos}>
      <TextField select label="E se mudasse" value={oQue} onChange={({ target }) => setOQue(target.value as OQue)}>
        {Object.entries(NOMES).map(([qual, nome]) => (
          <MenuItem key={qual} value={qual}>
            {nome}
          </MenuItem>
        ))}
      </TextField>
      {grupos.length > 0 && (
        <Autocomplete
          options={linhas}
          value={escolhida}
          onChange={(_, nova) => setLinha(nova)}
          getOptionLabel={({ rotulo }) => rotulo}
          getOptionKey={({ grupo, linha: qual }) => `${grupo}.${qual}`}
          isOptionEqualToValue={(linhaEscolhida, outra) =>
            linhaEscolhida.grupo === outra.grupo && linhaEscolhida.linha === outra.linha
          }
          groupBy={grupos.length > 1 ? ({ grupo }) => (grupo === 'nacionais' ? 'Nacionais' : 'Importados') : undefined}
          noOptionsText="Nenhum componente"
          renderInput={(props) => <TextField {...props} label="Componente" />}
        />
      )}
      {oQue === 'NACIONALIZAR' && (
        <TextField select label="Moeda" value={moeda} onChange={({ target }) => setMoeda(target.value as MoedaDoCusto)}>
          {MOEDAS_DO_CUSTO.map((opcao) => (
            <MenuItem key={opcao} value={opcao}>
              {opcao === 'USD' ? 'US$' : 'R$'}
            </MenuItem>
          ))}
        </TextField>
      )}
      {oQue === 'COEFICIENTE' ? (
        <>
          <TextField
            select
            label="Tipo de coeficiente"
            value={coeficiente}
            onChange={({ target }) => setCoeficiente(target.value as TipoCoeficiente)}
          >
            {TIPOS_COEFICIENTE.map((tipo) => (
              <MenuItem key={tipo} value={tipo}>
                {NOME_TIPO_COEFICIENTE[tipo]}
              </MenuItem>
            ))}
          </TextField>
          <TextField select label="Acréscimo" value={acrescimo} onChange={({ target }) => setAcrescimo(target.value)}>
            {ACRESCIMOS.map((opcao) => (
              <MenuItem key={opcao} value={opcao}>
                {NOME_ACRESCIMO[opcao]}
              </MenuItem>
            ))}
          </TextField>
        </>
      ) : (
        <DecimalField
          key={oQue}
          rotulo={ROTULO_DA_FIGURA[oQue]}
          casas={CASAS[oQue]}
          casasMinimas={2}
          valor={figura}
          aoMudar={setFigura}
        />
      )}
      <Button variant="outlined" disabled={!hipotese} onClick={supor} sx={{ alignSelf: 'center' }}>
        Supor
      </Button>
    </Box>
  );
}

interface LinhaEscolhida {
  grupo: 'nacionais' | 'importados';
  linha: number;
  rotulo: string;
}

interface Escolhas {
  oQue: OQue;
  escolhida: LinhaEscolhida | null;
  moeda: MoedaDoCusto;
  figura: string;
  coeficiente: TipoCoeficiente;
  acrescimo: string;
}

/** Null while the hypothesis is incomplete. */
function montar({ oQue, escolhida, moeda, figura, coeficiente, acrescimo }: Escolhas): Hipotese | null {
  if (oQue === 'COEFICIENTE') return { tipo: 'COEFICIENTE', tipoCoeficiente: coeficiente, acrescimo };
  if (!/^\d+(\.\d+)?$/.test(figura)) return null;
  if (oQue === 'TAXA') return /[1-9]/.test(figura) ? { tipo: 'TAXA', taxaUSD: figura } : null;
  if (!escolhida) return null;
  const { grupo, linha } = escolhida;
  if (oQue === 'NACIONALIZAR') return { tipo: 'NACIONALIZAR', linha, moeda, preco: figura };
  return { tipo: 'LINHA', grupo, linha, [oQue]: figura };
}

const NOMES: Readonly<Record<OQue, string>> = {
  NACIONALIZAR: 'Importado por nacional',
  preco: 'Preço de um componente',
  quantidade: 'Quantidade de um componente',
  aliquotaII: 'Alíquota do II de um importado',
  COEFICIENTE: 'Tipo de coeficiente',
  TAXA: 'Taxa do dólar',
};
const GRUPOS: Readonly<Record<OQue, readonly ('nacionais' | 'importados')[]>> = {
  NACIONALIZAR: ['importados'],
  preco: ['importados', 'nacionais'],
  quantidade: ['importados', 'nacionais'],
  aliquotaII: ['importados'],
  COEFICIENTE: [],
  TAXA: [],
};
const ROTULO_DA_FIGURA: Readonly<Record<Exclude<OQue, 'COEFICIENTE'>, string>> = {
  NACIONALIZAR: 'Preço do nacional',
  preco: 'Novo preço, na moeda da linha',
  quantidade: 'Nova quantidade',
  aliquotaII: 'Nova alíquota (%)',
  TAXA: 'Nova taxa (R$)',
};
const CASAS: Readonly<Record<Exclude<OQue, 'COEFICIENTE'>, number>> = {
  NACIONALIZAR: 6,
  preco: 6,
  quantidade: 7,
  aliquotaII: 4,
  TAXA: 6,
};

const campos = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(auto-fit, minmax(150px, 1fr))' },
  alignItems: 'start',
};
