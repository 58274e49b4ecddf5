import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import type { Apontamento, ArquivoDeRegistros } from '#lib/domain/zfm/arquivo-de-registros.ts';
import { LinhaEmColunas } from './LinhaEmColunas.tsx';
import { LinhasDoArquivo } from './LinhasDoArquivo.tsx';
import { type Lugar, SaltoDeApontamentos } from './SaltoDeApontamentos.tsx';

/** Shows a fixed-width file: its lines, and beside them the columns of the chosen line. */
export function InspetorRegistros({ arquivo }: { arquivo: ArquivoDeRegistros }) {
  const { linhas, erros, avisos } = arquivo;
  const [lugar, irPara] = useState<Lugar>({ linha: 1, posicao: 0 });
  const porLinha = useMemo(() => agrupar([...erros, ...avisos]), [erros, avisos]);
  const linha = linhas[lugar.linha - 1];
  return (
    <Stack sx={{ gap: 1.5, containerType: 'inline-size' }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <SaltoDeApontamentos tipo="erro" apontamentos={erros} lugar={lugar} aoSaltar={irPara} />
        <SaltoDeApontamentos tipo="aviso" apontamentos={avisos} lugar={lugar} aoSaltar={irPara} />
      </Stack>
      <Box sx={ladoALado}>
        <LinhasDoArquivo
          linhas={linhas}
          porLinha={porLinha}
          escolhida={lugar.linha}
          aoEscolher={(numero) => irPara({ linha: numero, posicao: 0 })}
        />
        {linha && (
          <LinhaEmColunas
            key={linha.numero}
            linha={linha}
            apontamentos={porLinha.get(linha.numero) ?? []}
            posicao={lugar.posicao}
            aoEscolher={(posicao) => irPara({ linha: linha.numero, posicao })}
          />
        )}
      </Box>
    </Stack>
  );
}

function agrupar(apontamentos: Apontamento[]): Map<number, Apontamento[]> {
  return Map.groupBy(apontamentos, ({ linha }) => linha);
}

const ladoALado = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', '@800': 'minmax(260px, 1fr) minmax(0, 3fr)' },
  alignItems: 'start',
  gap: 2,
};
