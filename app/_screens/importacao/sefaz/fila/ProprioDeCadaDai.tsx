import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import type { DaiResumo } from '#lib/contracts/sefaz/dai.ts';
import type { CanalRfb } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { CanalField } from './CanalField.tsx';
import { nomeDaDai, PROPRIO_EM_BRANCO, type Proprios } from './proprio-da-dai.ts';

interface ProprioDeCadaDaiProps {
  campo: 'canal' | 'numero';
  linhas: readonly DaiResumo[];
  proprios: Proprios;
  aoMudar: (proprios: Proprios) => void;
}

/** The canal or the number of each DAI; one press gives the same canal to all. */
export function ProprioDeCadaDai({ campo, linhas, proprios, aoMudar }: ProprioDeCadaDaiProps) {
  const mudar = (id: string, mudanca: Partial<Proprios[string]>) =>
    aoMudar({ ...proprios, [id]: { ...(proprios[id] ?? PROPRIO_EM_BRANCO), ...mudanca } });
  const mudarTodas = (canal: CanalRfb | null) =>
    aoMudar(Object.fromEntries(linhas.map(({ id }) => [id, { ...(proprios[id] ?? PROPRIO_EM_BRANCO), canal }])));
  const canais = new Set(linhas.map(({ id }) => proprios[id]?.canal ?? null));
  const [deTodas = null] = canais.size === 1 ? canais : [];
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {campo === 'canal' && linhas.length > 1 && (
        <Box component="li" sx={linha}>
          <Typography sx={{ fontWeight: 600 }}>Todas</Typography>
          <CanalField rotulo="Canal de todas" valor={deTodas} aoMudar={mudarTodas} />
        </Box>
      )}
      {linhas.map((dai) => (
        <Box component="li" key={dai.id} sx={linha}>
          <div>
            <Typography>{nomeDaDai(dai)}</Typography>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {dai.processo.numero}
            </Typography>
          </div>
          {campo === 'canal' ? (
            <CanalField
              rotulo={`Canal da ${nomeDaDai(dai)}`}
              valor={proprios[dai.id]?.canal ?? null}
              aoMudar={(canal) => mudar(dai.id, { canal })}
            />
          ) : (
            <TextoField
              rotulo={`Número da DAI da ${nomeDaDai(dai)}`}
              maximo={30}
              valor={proprios[dai.id]?.numero ?? ''}
              aoMudar={(numero) => mudar(dai.id, { numero: numero || null })}
            />
          )}
        </Box>
      ))}
    </Box>
  );
}

const linha = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
} as const;
