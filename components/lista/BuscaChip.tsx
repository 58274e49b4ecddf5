import { ChipComDialogo } from '#components/ui/dialogs/ChipComDialogo.tsx';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { useRegistro } from '#lib/api/platform/cadastro.ts';
import type { FiltroDaLista } from './definicao-da-lista.ts';
import { chamadaSemRegistro } from './filtros-por-extenso.ts';

interface BuscaChipProps {
  filtro: FiltroDaLista & { tipo: 'busca' };
  /** Id of the record the list is filtered by. */
  valor: string | undefined;
  pedido?: boolean;
  aoMudar: (valor: string | undefined) => void;
}

/** Filter chip for a record the person looks up. The address holds its id and the chip shows its name. */
export function BuscaChip({ filtro, valor, pedido, aoMudar }: BuscaChipProps) {
  const { nome, endpoint, api, chamado } = filtro;
  const { data: registro, error } = useRegistro(api, valor ?? null);
  const chamada = registro === undefined ? chamadaSemRegistro(error) : chamado(registro);
  return (
    <ChipComDialogo nome={nome} valor={valor && chamada} pedido={pedido} aoTirar={() => aoMudar(undefined)}>
      {(fechar) => (
        <Procurado
          nome={nome}
          endpoint={endpoint}
          aoEscolher={(id) => {
            fechar();
            aoMudar(id);
          }}
        />
      )}
    </ChipComDialogo>
  );
}

const Procurado = lazyPart(() => import('./Procurado.tsx').then((part) => part.Procurado));
