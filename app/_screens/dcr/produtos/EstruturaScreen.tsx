import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RegistroAberto } from '#components/cadastro/RegistroAberto.tsx';
import { EstruturaFields } from './EstruturaFields.tsx';
import { cadastroDaEstrutura } from './estrutura-cadastro.tsx';
import { VoltaAoProduto } from './VoltaAoProduto.tsx';

export function EstruturaScreen() {
  const { id, estruturaId } = useParams({ from: '/dentro/dcr/produtos/$id/estrutura/$estruturaId' });
  const { campo } = useSearch({ from: '/dentro/dcr/produtos/$id/estrutura/$estruturaId' });
  const cadastro = useMemo(() => cadastroDaEstrutura(id), [id]);
  return (
    <>
      <VoltaAoProduto id={id} />
      <RegistroAberto cadastro={cadastro} id={estruturaId} campo={campo}>
        <EstruturaFields />
      </RegistroAberto>
    </>
  );
}
