import Box from '@mui/material/Box';
import { ChipComDialogo } from '#components/ui/ChipComDialogo.tsx';
import { LookupField } from '#components/ui/LookupField.tsx';
import { doesNotExist } from '#lib/api/api-error.ts';
import { useRegistro } from '#lib/api/cadastro.ts';
import { useLookup } from '#lib/api/lookup.ts';
import { MAXIMO_LOOKUP } from '#lib/contracts/lookup.ts';
import type { FiltroDaLista } from './definicao-da-lista.ts';

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

interface ProcuradoProps {
  nome: string;
  endpoint: Parameters<typeof useLookup>[0];
  aoEscolher: (id: string) => void;
}

function Procurado({ nome, endpoint, aoEscolher }: ProcuradoProps) {
  const busca = useLookup(endpoint);
  return (
    <Box sx={{ p: 1.5, width: 320, maxWidth: '100%' }}>
      <LookupField
        {...busca}
        rotulo={nome}
        valor={null}
        aoEscolher={(opcao) => opcao && aoEscolher(opcao.chave)}
        maximo={MAXIMO_LOOKUP}
        focado
      />
    </Box>
  );
}

/** Label of the chip without a record. A deleted record may still have rows, so the filter stays. */
function chamadaSemRegistro(falha: unknown): string {
  if (!falha) return '…';
  return doesNotExist(falha) ? 'excluído' : 'escolhido';
}
