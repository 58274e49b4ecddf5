import { useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { NovoRegistro } from '#components/cadastro/NovoRegistro.tsx';
import { EstruturaFields } from './EstruturaFields.tsx';
import { cadastroDaEstrutura } from './estrutura-cadastro.tsx';
import { VoltaAoProduto } from './VoltaAoProduto.tsx';

/** A blank revision, or a copy of another one. The key of `comeco` keeps the drafts of different products apart. */
export function NovaEstruturaScreen() {
  const { id } = useParams({ from: '/dentro/dcr/produtos/$id/estrutura/nova' });
  const { de } = useSearch({ from: '/dentro/dcr/produtos/$id/estrutura/nova' });
  const cadastro = useMemo(() => cadastroDaEstrutura(id), [id]);
  return (
    <>
      <VoltaAoProduto id={id} />
      <NovoRegistro cadastro={cadastro} de={de} comeco={{ chave: id, valores: {}, rotulos: {} }}>
        <EstruturaFields />
      </NovoRegistro>
    </>
  );
}
