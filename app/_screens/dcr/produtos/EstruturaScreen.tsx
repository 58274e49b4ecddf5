import Box from '@mui/material/Box';
import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { useRegistro } from '#lib/api/platform/cadastro.ts';
import { ESTRUTURA } from '#lib/api/produtos/produto.ts';
import { EstruturaFields } from './EstruturaFields.tsx';
import { EstruturaImpressa } from './EstruturaImpressa.tsx';
import { cadastroDaEstrutura } from './estrutura-cadastro.tsx';
import { VoltaAoProduto } from './VoltaAoProduto.tsx';

export function EstruturaScreen() {
  const { id, estruturaId } = useParams({ from: '/dentro/dcr/produtos/$id/estrutura/$estruturaId' });
  const { campo } = useSearch({ from: '/dentro/dcr/produtos/$id/estrutura/$estruturaId' });
  const cadastro = useMemo(() => cadastroDaEstrutura(id), [id]);
  const { data: estrutura } = useRegistro(ESTRUTURA, estruturaId);
  return (
    <>
      <Box sx={{ '@media print': { display: 'none' } }}>
        <VoltaAoProduto id={id} />
        <RegistroAberto cadastro={cadastro} id={estruturaId} campo={campo}>
          <EstruturaFields />
        </RegistroAberto>
      </Box>
      {estrutura && <EstruturaImpressa estrutura={estrutura} />}
    </>
  );
}
